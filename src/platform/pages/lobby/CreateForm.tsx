import { type FormEvent, useState } from 'react';
import { chosenOptions } from '../../options.ts';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { Button } from '../../ui/Button.tsx';
import { recall, remember } from '../../ui/memory.ts';
import { useHouse } from '../context.ts';
import { keyOf, lobby } from '../online/lobby.ts';
import { NameField, nameTrouble } from '../online/NameField.tsx';
import { optionWords } from '../online/OptionsLine.tsx';
import pages from '../online/pages.module.css';
import { problemText, useOnlineTexts } from '../online/useOnlineTexts.ts';
import { navigate, paths } from '../router.ts';
import { ChoiceField } from '../setup/ChoiceField.tsx';
import { tidyName } from '../setup/names.ts';
import { OptionFields } from '../setup/OptionFields.tsx';
import { rememberedSeats, rememberSeats, SeatFields } from '../setup/SeatFields.tsx';
import setup from '../setup/SetupPage.module.css';
import styles from './LobbyPage.module.css';

interface CreateFormProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
}

interface Choices {
  readonly seats: number;
  readonly options: Options;
  readonly access: 'listed' | 'unlisted';
  readonly watching: 'watchable' | 'unwatchable';
}

/** A new table. Everything has a default: whose name is known opens one with a click. */
export function CreateForm({ room, texts: roomTexts }: CreateFormProps) {
  const texts = useOnlineTexts();
  const { create } = texts;
  const { keys } = useHouse();
  const [name, setName] = useState(() => keys.name());
  const [choices, setChoices] = useState(() => firstChoices(room));
  const [isTried, setTried] = useState(false);
  const { problem, isBusy, open } = useOpening(room);
  const trouble = nameTrouble(name);
  function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (trouble !== null) return document.getElementById('create-name')?.focus();
    void open(tidyName(name), choices);
  }
  return (
    <form className={`${setup['form']} ${pages['card']}`} onSubmit={start} noValidate aria-labelledby="create">
      <h2 id="create">{create.title}</h2>
      <NameField
        id="create-name"
        label={create.you}
        name={name}
        trouble={isTried ? trouble : null}
        onChange={setName}
      />
      <SeatFields room={room} seats={choices.seats} onChange={(seats) => setChoices({ ...choices, seats })} />
      <MoreChoices room={room} texts={roomTexts} choices={choices} onChange={setChoices} />
      {problem !== null && (
        <p className={pages['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
      <Button kind="main" type="submit" className={setup['start']} disabled={isBusy}>
        {create.start}
      </Button>
    </form>
  );
}

interface MoreChoicesProps extends CreateFormProps {
  readonly choices: Choices;
  onChange(choices: Choices): void;
}

/** Folded away, with what is chosen in its head. */
function MoreChoices({ room, texts, choices, onChange }: MoreChoicesProps) {
  const online = useOnlineTexts();
  const { create } = online;
  const chosen = optionWords(online, texts, choices.options);
  return (
    <details className={styles['more']}>
      <summary>
        <b>{create.more}</b>
        <span>{[...chosen, create.short[choices.access], create.short[choices.watching]].join(' · ')}</span>
      </summary>
      <div className={styles['choices']}>
        <OptionFields
          room={room}
          texts={texts}
          options={choices.options}
          onChange={(options) => onChange({ ...choices, options })}
        />
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
      </div>
    </details>
  );
}

function firstChoices(room: AnyRoom): Choices {
  return {
    seats: rememberedSeats(room),
    options: chosenOptions(room.options, {}) ?? {},
    access: recall('access') === 'unlisted' ? 'unlisted' : 'listed',
    watching: recall('watching') === 'unwatchable' ? 'unwatchable' : 'watchable',
  };
}

function useOpening(room: AnyRoom) {
  const { keys } = useHouse();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function open(name: string, { seats, options, access, watching }: Choices) {
    setBusy(true);
    const table = {
      seats,
      options,
      name,
      isUnlisted: access === 'unlisted',
      allowsSpectators: watching === 'watchable',
    };
    const answer = await lobby.createTable(room.id, table);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.code);
    keys.rememberName(name);
    rememberSeats(seats);
    remember('access', access);
    remember('watching', watching);
    keys.keep(keyOf({ ...answer, game: room.id, name }));
    navigate(paths.table(answer.matchID));
  }
  return { problem, isBusy, open };
}
