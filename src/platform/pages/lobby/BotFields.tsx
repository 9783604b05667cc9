import type { AnyBotTexts } from '../../room.ts';
import { useOnlineTexts } from '../online/useOnlineTexts.ts';
import { LevelSelect } from '../practice/LevelSelect.tsx';
import styles from '../setup/SetupPage.module.css';

interface BotFieldsProps {
  readonly botTexts: AnyBotTexts;
  readonly seats: number;
  /** By seat, from the second: the level of a bot, null for a person. */
  readonly bots: readonly (string | null)[];
  onChange(bots: readonly (string | null)[]): void;
}

/** Who is to sit at the other seats: somebody who comes, or a bot at once. */
export function BotFields({ botTexts, seats, bots, onChange }: BotFieldsProps) {
  const texts = useOnlineTexts().bots;
  const rivals = Array.from({ length: seats - 1 }, (_, rival) => bots[rival] ?? null);
  return (
    <fieldset className={styles['group']}>
      <legend>{texts.title}</legend>
      <p className={styles['note']}>{texts.note}</p>
      <div className={styles['names']}>
        {rivals.map((level, rival) => (
          <LevelSelect
            key={rival}
            id={`bot-${rival}`}
            label={texts.seat(rival + 2)}
            botTexts={botTexts}
            level={level}
            person={texts.person}
            onChange={(chosen) => onChange(rivals.with(rival, chosen))}
          />
        ))}
      </div>
    </fieldset>
  );
}
