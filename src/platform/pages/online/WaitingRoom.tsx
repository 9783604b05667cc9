import { useCallback, useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { Company, SeatKey } from '../../match/online/onlineClient.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import { Chat } from './Chat.tsx';
import { HostActions } from './HostActions.tsx';
import { freeSeats } from './lobby.ts';
import { OptionsLine } from './OptionsLine.tsx';
import type { OpenedProps } from './opened.ts';
import styles from './pages.module.css';
import { Rename } from './Rename.tsx';
import { SeatList } from './SeatList.tsx';
import { ShareLink } from './ShareLink.tsx';
import { useChat } from './useChat.ts';
import { useCompanyNews } from './useCompanyNews.ts';
import { useFoundTable } from './useFoundTable.ts';
import { useLeaving } from './useLeaving.ts';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface WaitingRoomProps extends OpenedProps {
  readonly company: Company;
}

/** Until every seat is taken: who is there, and how the others find the way. */
export function WaitingRoom({ room, matchID, seatKey, client, company }: WaitingRoomProps) {
  const { language } = useLanguage();
  const texts = useOnlineTexts();
  const cover = useLoaded(useCallback(() => room.cover(), [room]));
  const { found } = useFoundTable(matchID);
  const title = texts.waiting.title(cover?.words[language].name ?? '');
  const heading = usePage(title);
  const own = seatKey && Number(seatKey.playerID);
  const chat = useChat(company, own, true);
  useCompanyNews(company);
  return (
    <Sheet title={title} heading={heading} width="wide">
      {company.connection === 'lost' && <Notice>{texts.table.lost}</Notice>}
      {!seatKey && <Notice>{texts.table.watching}</Notice>}
      <p className={styles['lead']}>{texts.waiting.text(freeSeats({ players: company.seats }))}</p>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <SeatList
            room={room}
            seats={company.seats}
            hasStarted={false}
            own={own}
            actions={(seat) => seatKey && <HostActions room={room} seatKey={seatKey} seat={seat} />}
          />
          {found?.ok && <OptionsLine room={room} table={found.table} />}
          {seatKey ? <OwnSeat seatKey={seatKey} company={company} /> : <Onwards game={room.id} />}
        </div>
        <div className={styles['stack']}>
          <section className={styles['card']} aria-labelledby="share">
            <h2 id="share">{texts.waiting.share}</h2>
            <p>{texts.waiting.shareNote}</p>
            <ShareLink path={paths.table(matchID)} />
            {found?.ok && found.table.unlisted && <p className={styles['note']}>{texts.waiting.unlisted}</p>}
          </section>
          <section className={styles['card']} aria-label={texts.chat.title}>
            <Chat client={client} company={company} own={own} chat={chat} />
          </section>
        </div>
      </div>
    </Sheet>
  );
}

function Onwards({ game }: { readonly game: string }) {
  const { table } = useOnlineTexts();
  return (
    <div className={styles['ways']}>
      <ButtonLink href={paths.lobby(game)}>{table.stopWatching}</ButtonLink>
    </div>
  );
}

/** What one can do about one's own seat. */
function OwnSeat({ seatKey, company }: { readonly seatKey: SeatKey; readonly company: Company }) {
  const texts = useOnlineTexts();
  const [isAsking, setAsking] = useState(false);
  const { problem, leave } = useLeaving();
  return (
    <div className={styles['ways']}>
      <Rename seatKey={seatKey} name={company.seats[Number(seatKey.playerID)]?.name ?? seatKey.name} />
      <Button onClick={() => setAsking(true)}>{texts.waiting.leave}</Button>
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.menu.leaveTitle}
          text={texts.menu.leaveWaiting}
          confirm={texts.menu.leaveDo}
          cancel={texts.menu.stay}
          onConfirm={() => leave(seatKey)}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
