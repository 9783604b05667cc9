import { type RefObject, useEffect, useRef } from 'react';

/** A dialog of the browser's own, open as long as it is there. Taken away without being closed, it would keep the focus. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // By then it is gone, and what it had shut off can take the focus again.
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
