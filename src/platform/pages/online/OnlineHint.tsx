import { useEffect, useState } from 'react';
import { openBrowserThinker } from '../../bots/browserThinker.ts';
import { type OnlineAdviser, onlineAdviser } from '../../match/online/onlineAdviser.ts';
import type { AnyOnlineClient } from '../../match/online/onlineClient.ts';
import type { AnyRoom } from '../../room.ts';
import { Hint } from '../practice/Hint.tsx';
import { usePracticeTexts } from '../practice/usePracticeTexts.ts';
import { useBotTexts } from './useBotTexts.ts';

interface OnlineHintProps {
  readonly room: AnyRoom;
  readonly client: AnyOnlineClient;
}

/** The hint at a table that allows it, for who has a seat. Its worker ends with the page. */
export function OnlineHint({ room, client }: OnlineHintProps) {
  const { hint } = usePracticeTexts();
  const botTexts = useBotTexts(room);
  const [adviser, setAdviser] = useState<OnlineAdviser | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let close = () => {};
    room.rules().then(
      (rules) => {
        if (!isCurrent) return;
        const opened = onlineAdviser({ game: room.id, rules, client, openThinker: openBrowserThinker });
        close = opened.close;
        setAdviser(opened);
      },
      // The table itself cannot do without them, and says so.
      () => {},
    );
    return () => {
      isCurrent = false;
      close();
    };
  }, [room, client]);
  return botTexts && adviser && <Hint client={client} adviser={adviser} botTexts={botTexts} note={hint.noteOnline} />;
}
