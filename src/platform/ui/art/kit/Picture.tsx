import type { ReactNode } from 'react';

export interface PictureProps {
  box: string;
  /** Spoken name; without it the picture is decoration. */
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The svg element around every picture. */
export function Picture({ box, title, className, children }: PictureProps): ReactNode {
  return title ? (
    <svg viewBox={box} className={className} role="img" focusable="false">
      <title>{title}</title>
      {children}
    </svg>
  ) : (
    <svg viewBox={box} className={className} aria-hidden focusable="false">
      {children}
    </svg>
  );
}
