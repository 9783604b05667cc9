import type { AnyBotTexts } from '../../room.ts';
import styles from '../setup/SetupPage.module.css';

interface LevelSelectProps {
  readonly id: string;
  readonly label: string;
  readonly botTexts: AnyBotTexts;
  readonly level: string | null;
  /** What stands for nobody of the bots, where a person may sit as well. */
  readonly person?: string;
  onChange(level: string | null): void;
}

/** The level of one seat. */
export function LevelSelect({ id, label, botTexts, level, person, onChange }: LevelSelectProps) {
  return (
    <div className={styles['name']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={level ?? ''} onChange={(event) => onChange(event.currentTarget.value || null)}>
        {person !== undefined && <option value="">{person}</option>}
        {Object.entries(botTexts.levels).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
