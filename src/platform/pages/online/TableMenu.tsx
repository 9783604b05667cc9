import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Company, SeatKey } from '../../match/online/onlineClient.ts';
import type { AnyRoom } from '../../room.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useDialog } from '../../ui/useDialog.ts';
import { paths } from '../router.ts';
import { AddBot } from './AddBot.tsx';
import { Fold } from './Fold.tsx';
import { HandoverOffer } from './HandoverOffer.tsx';
import { HostActions } from './HostActions.tsx';
import { OptionsLine } from './OptionsLine.tsx';
import pages from './pages.module.css';
import { SeatList } from './SeatList.tsx';
import { type Presence, presenceOf } from './SeatMark.tsx';
import { ShareLink } from './ShareLink.tsx';
import styles from './TableMenu.module.css';
import { useFoundTable } from './useFoundTable.ts';
import { useLeaving } from './useLeaving.ts';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface TableMenuProps {
  readonly room: AnyRoom;
  readonly matchID: string;
  readonly seatKey: SeatKey | null;
  readonly company: Company;
  readonly isOver: boolean;
  onClose(): void;
}

/** Who is at the table, its link, and what can be done about seats. */
export function TableMenu({ room, matchID, seatKey, company, isOver, onClose }: TableMenuProps) {
  const { menu, link } = useOnlineTexts();
  const { found } = useFoundTable(matchID);
  const own = seatKey && Number(seatKey.playerID);
  const of = (presence: Presence) =>
    isOver ? [] : company.seats.filter((seat) => presenceOf(seat, true) === presence);
  const vacant = of('vacant');
  // Before the first move a bot simply goes; later whoever comes in its place takes over its hand.
  const bots = of('bot');
  const hasBegun = found?.ok && found.table.plies > 0;
  return (
    <Dialog title={menu.title} onClose={onClose}>
      <SeatList
        room={room}
        seats={company.seats}
        hasStarted
        own={own}
        actions={(seat) => {
          if (!seatKey) return null;
          if (vacant.includes(seat)) return <AddBot room={room} matchID={matchID} seat={seat.id} asker={seatKey} />;
          return bots.includes(seat) && !hasBegun && <HostActions room={room} seatKey={seatKey} seat={seat} />;
        }}
      />
      {found?.ok && <OptionsLine room={room} table={found.table} />}
      <Fold title={link.label}>
        <ShareLink path={paths.table(matchID)} />
        {found?.ok && <p className={pages['note']}>{found.table.spectators ? menu.shareWatch : menu.shareNone}</p>}
      </Fold>
      {seatKey &&
        vacant.map(({ id }) => (
          <HandoverOffer
            key={id}
            seatKey={seatKey}
            vacant={String(id)}
            title={menu.substitute(id + 1)}
            note={menu.substituteNote}
          />
        ))}
      {seatKey &&
        hasBegun &&
        bots.map(({ id, name = '' }) => (
          <HandoverOffer
            key={id}
            seatKey={seatKey}
            vacant={String(id)}
            isFolded
            title={menu.replace(name)}
            note={menu.replaceNote}
          />
        ))}
      {seatKey && !isOver && <HandoverOffer seatKey={seatKey} title={menu.move} note={menu.moveNote} />}
      {seatKey && <Leaving seatKey={seatKey} isOver={isOver} />}
    </Dialog>
  );
}

function Leaving({ seatKey, isOver }: { readonly seatKey: SeatKey; readonly isOver: boolean }) {
  const texts = useOnlineTexts();
  const { menu } = texts;
  const [isAsking, setAsking] = useState(false);
  const { problem, leave } = useLeaving();
  return (
    <div className={pages['ways']}>
      <Button onClick={() => setAsking(true)}>{menu.leave}</Button>
      {problem !== null && (
        <p className={pages['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={menu.leaveTitle}
          text={isOver ? menu.leaveOver : menu.leaveText}
          confirm={menu.leaveDo}
          cancel={menu.stay}
          onConfirm={() => leave(seatKey)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

function Dialog({ title, children, onClose }: DialogProps) {
  const { menu } = useOnlineTexts();
  const dialog = useDialog();
  const id = useId();
  useEffect(() => {
    // The table behind it listens to keys at the window, Escape among them: they end here.
    const keep = (event: KeyboardEvent) => event.stopPropagation();
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, []);
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby={id} onClose={onClose}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        <Button onClick={onClose}>{menu.close}</Button>
      </div>
      {children}
    </dialog>
  );
}
