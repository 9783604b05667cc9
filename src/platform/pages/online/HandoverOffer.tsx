import { useState } from 'react';
import type { HandoverOffer as Offer } from '../../match/online/lobbyApi.ts';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import { Button } from '../../ui/Button.tsx';
import { paths } from '../router.ts';
import { Fold } from './Fold.tsx';
import { lobby } from './lobby.ts';
import styles from './pages.module.css';
import { ShareLink } from './ShareLink.tsx';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

interface HandoverOfferProps {
  readonly seatKey: SeatKey;
  /** A seat that was left, or a bot's; one's own if none is named. */
  readonly vacant?: string;
  /** Nobody waits for it. */
  readonly isFolded?: boolean;
  readonly title: string;
  readonly note: string;
}

/** A private link that seats whoever opens it. It is made on demand: an old one stops working. */
export function HandoverOffer({ seatKey, vacant, isFolded = vacant === undefined, title, note }: HandoverOfferProps) {
  const texts = useOnlineTexts();
  const { menu } = texts;
  const [offer, setOffer] = useState<Offer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function make() {
    const answer = await lobby.offerHandover(seatKey, vacant === undefined ? {} : { vacant });
    setOffer(answer.ok ? answer : null);
    setProblem(answer.ok ? null : answer.code);
  }
  return (
    <Fold title={title} isOpen={!isFolded}>
      <p>{note}</p>
      {offer ? (
        <>
          <ShareLink path={paths.claim(seatKey.matchID, offer.token)} label={title} />
          <p className={styles['note']} role="status">
            {menu.expires(offer.expiresAt)}
          </p>
        </>
      ) : (
        <div className={styles['ways']}>
          <Button onClick={make}>{menu.moveDo}</Button>
        </div>
      )}
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
    </Fold>
  );
}
