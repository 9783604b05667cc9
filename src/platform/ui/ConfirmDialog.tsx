import { useId } from 'react';
import { Button } from './Button.tsx';
import styles from './ConfirmDialog.module.css';
import { useDialog } from './useDialog.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useDialog();
  const id = useId();
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onClose={onCancel}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <div className={styles['answers']}>
        <Button autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
