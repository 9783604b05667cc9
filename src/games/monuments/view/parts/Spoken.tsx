import ui from './ui.module.css';

/** Words for the ear only: the name of something whose look says the same by picture. */
export function Spoken({ children }: { readonly children: string }) {
  return <span className={ui.spoken}>{children}</span>;
}
