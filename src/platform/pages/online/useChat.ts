import { useEffect, useRef, useState } from 'react';
import type { Company } from '../../match/online/onlineClient.ts';
import type { ChatLine } from '../../protocol.ts';
import type { Seat } from '../../rules.ts';
import { useAnnounce } from '../../ui/announce.tsx';
import { recall, remember } from '../../ui/memory.ts';
import type { OnlineTexts } from './texts/en.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

export interface ChatState {
  readonly isMuted: boolean;
  /** Lines of others that came while the chat was shut. */
  readonly unread: number;
  mute(isMuted: boolean): void;
}

const MUTED = 'chatMuted';

/** What has come in and was not seen; new lines are also said. The history that is there at first counts as seen. */
export function useChat({ chat, connection }: Company, own: Seat | null, isShown: boolean): ChatState {
  const texts = useOnlineTexts();
  const [isMuted, setMuted] = useState(() => recall(MUTED) === 'yes');
  const [seen, setSeen] = useState<number | null>(null);
  const newest = Number(chat.at(-1)?.id ?? 0);
  const isSeen = isShown && !isMuted;
  if (connection !== 'connecting' && (seen === null || (isSeen && seen < newest))) setSeen(newest);
  const unread = chat.filter((line) => Number(line.id) > (seen ?? newest) && line.sender !== String(own)).length;
  useSaying(chat, (line) => (isMuted || line.sender === String(own) ? null : senderName(texts, line)));
  function mute(isWanted: boolean) {
    remember(MUTED, isWanted ? 'yes' : 'no');
    setMuted(isWanted);
    setSeen(newest);
  }
  return { isMuted, unread: isMuted ? 0 : unread, mute };
}

/** Says each new line for which `speaker` has a name. */
function useSaying(chat: readonly ChatLine[], speaker: (line: ChatLine) => string | null): void {
  const texts = useOnlineTexts().chat;
  const announce = useAnnounce();
  const said = useRef<number | null>(null);
  useEffect(() => {
    const before = said.current;
    said.current = Number(chat.at(-1)?.id ?? 0);
    if (before === null) return;
    for (const line of chat) {
      const name = Number(line.id) > before ? speaker(line) : null;
      if (name !== null) announce(texts.said(name, line.payload));
    }
  });
}

/** Who wrote a line keeps it, whoever may have the seat now. */
export function senderName({ seats }: OnlineTexts, { name, sender }: ChatLine): string {
  return name ?? seats.seat(Number(sender) + 1);
}
