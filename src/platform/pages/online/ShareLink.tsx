import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './ShareLink.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

const COPIED_MS = 2500;

/** A link to give away: to copy, to share where the device can, and as a code to scan. */
export function ShareLink({ path, label }: { readonly path: string; readonly label?: string }) {
  const { link, waiting } = useOnlineTexts();
  const address = window.location.origin + path;
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopying(field, address);
  return (
    <div className={styles['share']}>
      <QrCode text={address} title={link.code} />
      <div className={styles['ways']}>
        <input
          ref={field}
          className={styles['address']}
          readOnly
          value={address}
          aria-label={label ?? link.label}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={styles['buttons']}>
          <Button kind="main" onClick={copy}>
            {isCopied ? link.copied : link.copy}
          </Button>
          {'share' in navigator && (
            // Whoever closes the device's own sheet has not made a mistake.
            <Button onClick={() => navigator.share({ url: address }).catch(() => {})}>{link.share}</Button>
          )}
        </div>
        {isOnlyHere(window.location.hostname) && <p className={styles['note']}>{waiting.onlyHere}</p>}
      </div>
    </div>
  );
}

/** An address that no other device can open. */
function isOnlyHere(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}

function useCopying(field: { readonly current: HTMLInputElement | null }, address: string) {
  const { link } = useOnlineTexts();
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    if (!(await isClipped(address)) && !isClippedByHand(field.current)) return;
    setCopied(true);
    announce(link.copied);
  }
  return { isCopied, copy };
}

async function isClipped(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Without https a browser has no clipboard for pages; at home that is the rule. */
function isClippedByHand(field: HTMLInputElement | null): boolean {
  field?.select();
  return document.execCommand('copy');
}
