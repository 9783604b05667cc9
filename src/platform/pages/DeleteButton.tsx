import { useState } from 'react';
import { listIn } from '../i18n/forms.ts';
import { useLanguage } from '../i18n/language.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface DeleteButtonProps {
  /** Who plays the match. */
  readonly names: readonly string[];
  onDelete(): void;
}

/** Deletes a match, after asking. */
export function DeleteButton({ names, onDelete }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { language, texts } = useLanguage();
  const { saved } = texts;
  const players = listIn(language, names);
  return (
    <>
      <Button kind="quiet" aria-label={saved.removeNamed(players)} onClick={() => setAsking(true)}>
        {saved.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={saved.removeTitle}
          text={saved.removeText(players)}
          confirm={saved.remove}
          cancel={saved.keep}
          onConfirm={onDelete}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
