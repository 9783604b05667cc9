import { useEffect, useRef } from 'react';
import type { Company } from '../../match/online/onlineClient.ts';
import type { LobbySeat } from '../../protocol.ts';
import { useAnnounce } from '../../ui/announce.tsx';
import type { OnlineTexts } from './texts/en.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

/** Says who comes and goes, that the connection is lost or back, and that the match begins. */
export function useCompanyNews(company: Company): void {
  const texts = useOnlineTexts();
  const announce = useAnnounce();
  const last = useRef(company);
  useEffect(() => {
    const before = last.current;
    last.current = company;
    if (before === company) return;
    for (const news of companyNews(texts, before, company)) announce(news);
  }, [company, texts, announce]);
}

/** What has changed from one company to the next, in sentences. */
export function companyNews(texts: OnlineTexts, before: Company, now: Company): string[] {
  const news: string[] = [];
  if (before.connection === 'open' && now.connection === 'lost') news.push(texts.table.lost);
  if (before.connection === 'lost' && now.connection === 'open') news.push(texts.table.returned);
  if (before.connection === 'open' && now.connection === 'open') {
    now.seats.forEach((seat, at) => {
      const text = seatNews(texts, before.seats[at], seat);
      if (text !== null) news.push(text);
    });
  }
  if (!before.hasStarted && now.hasStarted && before.connection !== 'connecting') news.push(texts.waiting.started);
  return news;
}

function seatNews({ seats }: OnlineTexts, before: LobbySeat | undefined, now: LobbySeat): string | null {
  if (!before) return null;
  if (before.name === undefined && now.name !== undefined) return seats.sat(now.name);
  if (now.name === undefined) return before.name === undefined ? null : seats.stoodUp(now.id + 1);
  if (before.isConnected === now.isConnected) return null;
  return now.isConnected ? seats.came(now.name) : seats.wentAway(now.name);
}
