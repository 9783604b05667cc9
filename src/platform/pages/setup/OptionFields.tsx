import { useTexts } from '../../i18n/language.tsx';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { ChoiceField } from './ChoiceField.tsx';
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
        <ChoiceField
          key={option}
          name={option}
          legend={texts.options[option]?.name}
          note={texts.options[option]?.explained}
          choices={values.map((value) => ({ value, label: texts.options[option]?.values[value] }))}
          chosen={options[option]}
          onChoose={(value) => onChange({ ...options, [option]: value })}
        />
      ))}
    </section>
  );
}
