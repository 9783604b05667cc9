import { type FormEvent, useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { LobbyMatch } from '../../protocol.ts';
import type { AnyRoom } from '../../room.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useHouse } from '../context.ts';
import { tidyName } from '../setup/names.ts';
import { usePage } from '../usePage.ts';
import { keyOf, lobby } from './lobby.ts';
import { NameField, nameTrouble } from './NameField.tsx';
import { OptionsLine } from './OptionsLine.tsx';
import styles from './pages.module.css';
import { SeatList } from './SeatList.tsx';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface JoinPageProps {
  readonly room: AnyRoom;
  readonly table: LobbyMatch;
  /** The table is no longer as it is shown. */
  onStale(): void;
  onWatch(): void;
}

/** A free seat: who is there already, and a name to sit down with. */
export function JoinPage({ room, table, onStale, onWatch }: JoinPageProps) {
  const { language } = useLanguage();
  const texts = useOnlineTexts();
  const cover = useLoaded(useCallback(() => room.cover(), [room]));
  const title = texts.join.title(cover?.words[language].name ?? '');
  const heading = usePage(title);
  const host = table.players.find(({ name, bot }) => name !== undefined && bot === undefined)?.name;
  return (
    <Sheet title={title} heading={heading}>
      <p className={styles['lead']}>{host === undefined ? texts.join.anyone : texts.join.asked(host)}</p>
      <div className={styles['stack']}>
        <SeatList room={room} seats={table.players} hasStarted={false} own={null} />
        <OptionsLine room={room} table={table} />
        <JoinForm room={room} table={table} onStale={onStale} onWatch={onWatch} />
      </div>
    </Sheet>
  );
}

function JoinForm({ room, table, onStale, onWatch }: JoinPageProps) {
  const texts = useOnlineTexts();
  const { keys } = useHouse();
  const [name, setName] = useState(() => keys.name());
  const [isTried, setTried] = useState(false);
  const [isJoining, setJoining] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const trouble = nameTrouble(name);
  async function sit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (trouble !== null) return document.getElementById('join-name')?.focus();
    setJoining(true);
    const { matchID } = table;
    const person = { name: tidyName(name) };
    const answer = await lobby.joinTable(room.id, matchID, person);
    setJoining(false);
    if (answer.ok) {
      keys.rememberName(person.name);
      keys.keep(keyOf({ ...answer, ...person, matchID, game: room.id }));
    } else {
      setProblem(answer.code);
      onStale();
    }
  }
  return (
    <form className={styles['card']} onSubmit={sit} noValidate>
      <NameField
        id="join-name"
        label={texts.join.name}
        note={texts.join.nameNote}
        name={name}
        trouble={isTried ? trouble : null}
        onChange={setName}
      />
      {problem && (
        <p className={styles['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
      <div className={styles['ways']}>
        <Button kind="main" type="submit" disabled={isJoining}>
          {texts.join.sit}
        </Button>
        {table.spectators && <Button onClick={onWatch}>{texts.join.watch}</Button>}
      </div>
    </form>
  );
}
