import { type FormEvent, useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { LobbyMatch } from '../../protocol.ts';
import type { AnyRoom } from '../../room.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse, useSeatKeys } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { tidyName } from '../setup/names.ts';
import { usePage } from '../usePage.ts';
import { Denied, Unreachable } from './Denied.tsx';
import { freeSeats, keyOf, lobby } from './lobby.ts';
import { NameField, nameTrouble } from './NameField.tsx';
import { OnlineTrouble } from './OnlineTrouble.tsx';
import styles from './pages.module.css';
import { SeatList } from './SeatList.tsx';
import { useFoundTable } from './useFoundTable.ts';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

/** A private link to a seat. It works once, so nothing happens before somebody has read what will. */
export function ClaimPage({ id }: { readonly id: string }) {
  const { claim } = useOnlineTexts();
  const [token] = useState(() => window.location.hash.slice(1));
  const { found, look } = useFoundTable(id);
  if (token === '') return <OnlineTrouble title={claim.usedTitle} text={claim.incomplete} />;
  if (!found) return <Waiting />;
  if (found.ok) return <ClaimForm room={found.room} table={found.table} token={token} />;
  if (found.code === 'unknown-match') return <Denied reason={found.code} matchID={id} onRetry={look} />;
  return <Unreachable onRetry={look} />;
}

interface ClaimFormProps {
  readonly room: AnyRoom;
  readonly table: LobbyMatch;
  readonly token: string;
}

function ClaimForm({ room, table, token }: ClaimFormProps) {
  const { language } = useLanguage();
  const texts = useOnlineTexts();
  const { claim } = texts;
  const heading = usePage(claim.title);
  const cover = useLoaded(useCallback(() => room.cover(), [room]));
  const held = useSeatKeys().find(({ matchID }) => matchID === table.matchID);
  const { code, sit } = useClaiming({ room, table, token });
  if (code === 'unauthorized') {
    return (
      <OnlineTrouble title={claim.usedTitle} text={claim.usedText}>
        <ButtonLink kind="main" href={paths.table(table.matchID)}>
          {texts.denied.again}
        </ButtonLink>
      </OnlineTrouble>
    );
  }
  return (
    <Sheet title={claim.title} heading={heading}>
      <p className={styles['lead']}>{claim.text(cover?.words[language].name ?? '')}</p>
      <div className={styles['stack']}>
        <SeatList room={room} seats={table.players} hasStarted={table.started} own={null} />
        <p className={styles['lead']}>{claim.old}</p>
        {held && <p className={styles['lead']}>{claim.already(held.name)}</p>}
        <Confirming hasVacantSeat={table.started && freeSeats(table) > 0} code={code} onSit={sit} />
      </div>
    </Sheet>
  );
}

function useClaiming({ room, table: { matchID }, token }: ClaimFormProps) {
  const { keys } = useHouse();
  const [code, setCode] = useState<string | null>(null);
  async function sit(name: string | null) {
    const person = name === null ? {} : { name: tidyName(name) };
    const answer = await lobby.claimSeat(room.id, matchID, { token, ...person });
    if (!answer.ok) return setCode(answer.code);
    const held = keys.read(matchID);
    // One browser, one seat: the other one becomes vacant, so that somebody can be found for it.
    if (held && held.playerID !== answer.playerID) await lobby.leaveTable(held);
    keys.keep(keyOf({ ...answer, matchID, game: room.id }));
    // Replaced: the way back does not lead to a link that no longer works.
    navigate(paths.table(matchID), 'replace');
  }
  return { code, sit };
}

interface ConfirmingProps {
  /** Then the link is likely to be for that seat, and whoever takes it needs a name. */
  readonly hasVacantSeat: boolean;
  readonly code: string | null;
  onSit(name: string | null): Promise<void>;
}

function Confirming({ hasVacantSeat, code, onSit }: ConfirmingProps) {
  const texts = useOnlineTexts();
  const { claim } = texts;
  const { keys } = useHouse();
  const [name, setName] = useState(() => keys.name());
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  // In place of a bot a name is needed as well; that it is one, only the server knows.
  const isAsked = hasVacantSeat || code === 'name';
  const trouble = isAsked ? nameTrouble(name) : null;
  async function confirm(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (trouble !== null) return document.getElementById('claim-name')?.focus();
    setBusy(true);
    await onSit(nameTrouble(name) === null ? name : null);
    setBusy(false);
  }
  return (
    <form className={styles['card']} onSubmit={confirm} noValidate>
      {isAsked && (
        <NameField
          id="claim-name"
          label={claim.name}
          note={claim.nameNote}
          name={name}
          trouble={isTried ? trouble : null}
          onChange={setName}
        />
      )}
      {code !== null && code !== 'name' && (
        <p className={styles['problem']} role="alert">
          {problemText(texts, code)}
        </p>
      )}
      <div className={styles['ways']}>
        <Button kind="main" type="submit" disabled={isBusy}>
          {claim.confirm}
        </Button>
        <ButtonLink href={paths.home}>{claim.notNow}</ButtonLink>
      </div>
    </form>
  );
}
