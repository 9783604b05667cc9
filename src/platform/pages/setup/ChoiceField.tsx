import styles from './SetupPage.module.css';

interface ChoiceFieldProps<V extends string> {
  /** Unique on the page. */
  readonly name: string;
  readonly legend: string | undefined;
  readonly note: string | undefined;
  readonly choices: readonly { readonly value: V; readonly label: string | undefined }[];
  readonly chosen: V | undefined;
  onChoose(value: V): void;
}

/** One of several, with a sentence that explains what it is about. */
export function ChoiceField<V extends string>({ name, legend, note, choices, chosen, onChoose }: ChoiceFieldProps<V>) {
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      <p className={styles['note']}>{note}</p>
      <div className={styles['values']}>
        {choices.map(({ value, label }) => (
          <label key={value} className={styles['value']}>
            <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
