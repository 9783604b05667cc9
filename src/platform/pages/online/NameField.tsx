import { MAX_NAME, tidyName } from '../setup/names.ts';
import styles from './fields.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

export type NameTrouble = 'empty' | 'long';

export function nameTrouble(name: string): NameTrouble | null {
  const length = [...tidyName(name)].length;
  if (length === 0) return 'empty';
  return length > MAX_NAME ? 'long' : null;
}

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly name: string;
  /** Shown once somebody has tried to go on. */
  readonly trouble: NameTrouble | null;
  onChange(name: string): void;
}

export function NameField({ id, label, note, name, trouble, onChange }: NameFieldProps) {
  const texts = useOnlineTexts();
  const described = [note && `${id}-note`, trouble && `${id}-trouble`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={MAX_NAME}
        autoComplete="nickname"
        spellCheck={false}
        enterKeyHint="go"
        aria-invalid={trouble !== null}
        aria-describedby={described || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note && (
        <p id={`${id}-note`} className={styles['note']}>
          {note}
        </p>
      )}
      {trouble && (
        <p id={`${id}-trouble`} className={styles['trouble']} role="alert">
          {texts.name[trouble]}
        </p>
      )}
    </div>
  );
}
