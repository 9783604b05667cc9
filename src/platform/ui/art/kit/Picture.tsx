import type { ReactNode } from 'react';

export interface PictureProps {
  box: string;
  /** Spoken name; without it the picture is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  /** For small shapes that stay inside their box anyway: every cut costs the browser something at every change. */
  overflow?: 'visible';
  children: ReactNode;
}

/** The svg element around every picture. */
export function Picture({ box, title, className, overflow, children }: PictureProps): ReactNode {
  return title ? (
    <svg viewBox={box} className={className} overflow={overflow} role="img" focusable="false">
      <title>{title}</title>
      {children}
    </svg>
  ) : (
    <svg viewBox={box} className={className} overflow={overflow} aria-hidden focusable="false">
      {children}
    </svg>
  );
}
