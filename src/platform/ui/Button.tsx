import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Kind {
  /** `main` is the one thing to do here; `danger` cannot be taken back. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger';
}

const classOf = (kind: Kind['kind'], className: string | undefined) =>
  [styles['button'], styles[kind ?? 'plain'], className].filter(Boolean).join(' ');

export function Button({ kind, className, type = 'button', ...rest }: ComponentProps<'button'> & Kind) {
  return <button type={type} className={classOf(kind, className)} {...rest} />;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ kind, className, children, ...rest }: ComponentProps<'a'> & Kind) {
  return (
    <a className={classOf(kind, className)} {...rest}>
      {children}
    </a>
  );
}
