import type { AnyBotTexts, AnyRoom } from '../../room.ts';
import { ChoiceField } from '../setup/ChoiceField.tsx';
import styles from '../setup/SetupPage.module.css';
import type { PracticeChoice } from './choice.ts';
import { LevelSelect } from './LevelSelect.tsx';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface RivalFieldsProps {
  readonly room: AnyRoom;
  readonly botTexts: AnyBotTexts;
  readonly names: readonly string[];
  readonly choice: PracticeChoice;
  onChange(change: Partial<PracticeChoice>): void;
}

const MIXED = 'mixed';

/** How many bots, and how good: all alike, or each as chosen. */
export function RivalFields({ room, botTexts, names, choice, onChange }: RivalFieldsProps) {
  const texts = usePracticeTexts();
  const { rivals, levels, isMixed } = choice;
  const { min, max } = room.seats;
  const offered = Object.entries(botTexts.levels).map(([value, { name, explained }]) => ({
    value,
    label: texts.levelLine(name, explained),
  }));
  const choose = (level: string) =>
    onChange(level === MIXED ? { isMixed: true } : { isMixed: false, levels: levels.map(() => level) });
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{texts.rivals}</legend>
        <div className={styles['seats']}>
          {Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at).map((count) => (
            <label key={count} className={styles['seat']}>
              <input
                type="radio"
                name="rivals"
                checked={count === rivals}
                onChange={() => onChange({ rivals: count })}
              />
              <span>{texts.rivalCount(count)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <ChoiceField
        name="level"
        legend={texts.level}
        note={texts.levelNote}
        choices={rivals > 1 ? [...offered, { value: MIXED, label: texts.mixed }] : offered}
        chosen={isMixed && rivals > 1 ? MIXED : levels[0]}
        onChoose={choose}
      />
      {isMixed && rivals > 1 && (
        <div className={styles['names']}>
          {names.map((name, rival) => (
            <LevelSelect
              key={rival}
              id={`level-${rival}`}
              label={texts.levelOf(name)}
              botTexts={botTexts}
              level={levels[rival] ?? null}
              onChange={(level) => onChange({ levels: levels.with(rival, level ?? '') })}
            />
          ))}
        </div>
      )}
    </>
  );
}
