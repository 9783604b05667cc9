import type { AnyRoom, RoomTexts } from '../../room.ts';
import { tableWords } from '../online/OptionsLine.tsx';
import { useBotTexts } from '../online/useBotTexts.ts';
import { useOnlineTexts } from '../online/useOnlineTexts.ts';
import { ChoiceField } from '../setup/ChoiceField.tsx';
import { OptionFields } from '../setup/OptionFields.tsx';
import { BotFields } from './BotFields.tsx';
import { botsOf, type Choices } from './choices.ts';
import styles from './LobbyPage.module.css';

interface MoreChoicesProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
  readonly choices: Choices;
  onChange(choices: Choices): void;
}

/** Folded away, with what is chosen in its head. */
export function MoreChoices({ room, texts, choices, onChange }: MoreChoicesProps) {
  const online = useOnlineTexts();
  const { create, bots } = online;
  const botTexts = useBotTexts(room);
  const count = Object.keys(botsOf(choices)).length;
  const words = tableWords(online, texts, { setupData: choices.options, hints: choices.hints === 'aided' });
  const short = [create.short[choices.access], create.short[choices.watching]];
  const chosen = [...words, ...(count > 0 ? [bots.count(count)] : []), ...short];
  return (
    <details className={styles['more']}>
      <summary>
        <b>{create.more}</b>
        <span>{chosen.join(' · ')}</span>
      </summary>
      <div className={styles['choices']}>
        <OptionFields
          room={room}
          texts={texts}
          options={choices.options}
          onChange={(options) => onChange({ ...choices, options })}
        />
        {botTexts && (
          <BotFields
            botTexts={botTexts}
            seats={choices.seats}
            bots={choices.bots}
            onChange={(levels) => onChange({ ...choices, bots: levels })}
          />
        )}
        <Access choices={choices} onChange={onChange} />
      </div>
    </details>
  );
}

/** Who may come, who may watch, who may be helped. */
function Access({ choices, onChange }: Pick<MoreChoicesProps, 'choices' | 'onChange'>) {
  const { create } = useOnlineTexts();
  return (
    <>
      <ChoiceField
        name="access"
        legend={create.access}
        note={create.accessNote}
        choices={[
          { value: 'listed', label: create.listed },
          { value: 'unlisted', label: create.unlisted },
        ]}
        chosen={choices.access}
        onChoose={(access) => onChange({ ...choices, access })}
      />
      <ChoiceField
        name="watching"
        legend={create.watching}
        note={create.watchingNote}
        choices={[
          { value: 'watchable', label: create.watchable },
          { value: 'unwatchable', label: create.unwatchable },
        ]}
        chosen={choices.watching}
        onChoose={(watching) => onChange({ ...choices, watching })}
      />
      <ChoiceField
        name="hints"
        legend={create.hints}
        note={create.hintsNote}
        choices={[
          { value: 'unaided', label: create.unaided },
          { value: 'aided', label: create.aided },
        ]}
        chosen={choices.hints}
        onChoose={(hints) => onChange({ ...choices, hints })}
      />
    </>
  );
}
