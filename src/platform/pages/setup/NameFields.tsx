import { useTexts } from '../../i18n/language.tsx';
import type { AnyBotTexts } from '../../room.ts';
import { LevelSelect } from '../practice/LevelSelect.tsx';
import { usePracticeTexts } from '../practice/usePracticeTexts.ts';
import { MAX_NAME, type NameProblem } from './names.ts';
import styles from './SetupPage.module.css';

interface NameFieldsProps {
  readonly names: readonly string[];
  readonly problems: readonly (NameProblem | null)[];
  onChange(seat: number, name: string): void;
  /** By seat: the level of a bot, null for a person. */
  readonly bots: readonly (string | null)[];
  readonly botTexts: AnyBotTexts;
  onBot(seat: number, level: string | null): void;
}

/** Who sits where: a name, and a person or a bot. */
export function NameFields({ names, problems, onChange, bots, botTexts, onBot }: NameFieldsProps) {
  const { setup } = useTexts();
  const texts = usePracticeTexts();
  return (
    <fieldset className={styles['group']}>
      <legend>{setup.names}</legend>
      <p className={styles['note']}>{setup.namesNote}</p>
      <div className={styles['names']}>
        {names.map((name, seat) => {
          const problem = problems[seat];
          return (
            <div key={seat} className={styles['name']}>
              <label htmlFor={`name-${seat}`}>{setup.seat(seat + 1)}</label>
              <input
                id={`name-${seat}`}
                value={name}
                maxLength={MAX_NAME}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="next"
                aria-invalid={problem != null}
                aria-describedby={problem ? `name-problem-${seat}` : undefined}
                onFocus={(event) => event.currentTarget.select()}
                onChange={(event) => onChange(seat, event.currentTarget.value)}
              />
              {problem && (
                <p id={`name-problem-${seat}`} className={styles['problem']} role="alert">
                  {setup.problems[problem]}
                </p>
              )}
              <LevelSelect
                id={`who-${seat}`}
                label={texts.whoOf(seat + 1)}
                botTexts={botTexts}
                level={bots[seat] ?? null}
                person={texts.person}
                onChange={(level) => onBot(seat, level)}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
