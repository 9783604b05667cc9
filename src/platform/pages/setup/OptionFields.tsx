import { useTexts } from '../../i18n/language.tsx';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import type { Options } from '../../rules.ts';
import styles from './SetupPage.module.css';

interface OptionFieldsProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly options: Options;
  onChange(options: Options): void;
}

/** The options of the game, each with a sentence that explains it. */
export function OptionFields({ room, texts, options, onChange }: OptionFieldsProps) {
  const { setup } = useTexts();
  const offered = Object.entries(room.options);
  if (offered.length === 0) return null;
  return (
    <section className={styles['options']} aria-label={setup.options}>
      {offered.map(([option, values]) => (
        <fieldset key={option} className={styles['group']}>
          <legend>{texts.options[option]?.name}</legend>
          <p className={styles['note']}>{texts.options[option]?.explained}</p>
          <div className={styles['values']}>
            {values.map((value) => (
              <label key={value} className={styles['value']}>
                <input
                  type="radio"
                  name={option}
                  checked={options[option] === value}
                  onChange={() => onChange({ ...options, [option]: value })}
                />
                <span>{texts.options[option]?.values[value]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}
