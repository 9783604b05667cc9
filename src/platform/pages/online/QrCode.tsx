import { useCallback } from 'react';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './ShareLink.module.css';

/** A link for the camera of a phone. Its maker is fetched when a code is to be seen, and not before. */
export function QrCode({ text, title }: { readonly text: string; readonly title: string }) {
  const code = useLoaded(
    useCallback(async () => {
      const { encode } = await import('uqr');
      return encode(text, { border: 2 });
    }, [text]),
  );
  const size = code?.size ?? 1;
  return (
    <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title}>
      {code && <path d={squares(code.data)} shapeRendering="crispEdges" />}
    </svg>
  );
}

/** One square per dark field: light on the page, and sharp at every size. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
