import { type FormEvent, useState } from 'react';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import { Button } from '../../ui/Button.tsx';
import { useHouse } from '../context.ts';
import { keyOf, lobby } from '../online/lobby.ts';
import { NameField, nameTrouble } from '../online/NameField.tsx';
import pages from '../online/pages.module.css';
import { problemText, useOnlineTexts } from '../online/useOnlineTexts.ts';
import { navigate, paths } from '../router.ts';
import { tidyName } from '../setup/names.ts';
import { SeatFields } from '../setup/SeatFields.tsx';
import setup from '../setup/SetupPage.module.css';
import { type Choices, firstChoices, rememberChoices, tableOf } from './choices.ts';
import { MoreChoices } from './MoreChoices.tsx';

interface CreateFormProps {
  readonly room: AnyRoom;
  readonly texts: RoomTexts;
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

function useOpening(room: AnyRoom) {
  const { keys } = useHouse();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function open(name: string, choices: Choices) {
    setBusy(true);
    const answer = await lobby.createTable(room.id, { name, ...tableOf(choices) });
    setBusy(false);
    if (!answer.ok) return setProblem(answer.code);
    keys.rememberName(name);
    rememberChoices(choices);
    keys.keep(keyOf({ ...answer, game: room.id, name }));
    navigate(paths.table(answer.matchID));
  }
  return { problem, isBusy, open };
}
