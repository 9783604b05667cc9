import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { BotsAtTable } from '../../match/botHost.ts';
import type { AnyLocalClient } from '../../match/localMatchClient.ts';
import type { AnyRoom } from '../../room.ts';
import type { Seat } from '../../rules.ts';
import { useAnnounce } from '../../ui/announce.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import styles from './BotsBar.module.css';
import { Hint } from './Hint.tsx';
import { MannersMenu } from './MannersMenu.tsx';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface BotsBarProps {
  readonly room: AnyRoom;
  readonly client: AnyLocalClient;
  readonly bots: BotsAtTable;
  readonly names: readonly string[];
}

/** In the head of the table: who sits there, who is thinking and how far, or the hint when it is a person's turn. */
export function BotsBar({ room, client, bots, names }: BotsBarProps) {
  const { language } = useLanguage();
  const texts = usePracticeTexts();
  const botTexts = useLoaded(useCallback(() => room.botTexts(language), [room, language]));
  const pondering = useSyncExternalStore(bots.subscribe, bots.pondering);
  const thinker = pondering?.seat ?? null;
  useTurnNews(client, names, thinker);
  const levelOf = (seat: Seat) => botTexts?.levels[bots.levels[seat] ?? '']?.name ?? '';
  return (
    <section className={styles['bar']} aria-label={texts.bar.label}>
      <ul className={styles['seats']}>
        {names.map((name, seat) => (
          <li
            key={seat}
            className={styles['seat']}
            data-thinking={seat === thinker || undefined}
            title={bots.levels[seat] ? texts.bar.at(name, levelOf(seat)) : name}
          >
            <span className={styles['name']}>{name}</span>
            {bots.levels[seat] && <small>{levelOf(seat)}</small>}
            {seat === thinker && pondering && <Progress share={pondering.share} label={texts.bar.thinking(name)} />}
          </li>
        ))}
      </ul>
      {thinker === null
        ? botTexts && <Hint client={client} adviser={bots} botTexts={botTexts} note={texts.hint.note} />
        : bots.levels.includes(null) && (
            <button type="button" className={styles['button']} title={texts.bar.skipNote} onClick={bots.hurry}>
              {texts.bar.skip}
            </button>
          )}
      <MannersMenu client={client} bots={bots} />
    </section>
  );
}

function Progress({ share, label }: { readonly share: number; readonly label: string }) {
  return <progress className={styles['progress']} value={share} aria-label={label} />;
}

/** Says who plays whenever that changes, and no more: the table itself tells what is played. */
function useTurnNews(client: AnyLocalClient, names: readonly string[], thinker: Seat | null): void {
  const { bar } = usePracticeTexts();
  const announce = useAnnounce();
  const last = useRef<Seat | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = thinker;
    if (before === thinker) return;
    if (thinker !== null) return announce(bar.thinking(names[thinker] ?? ''));
    const { seat, actors, outcome } = client.snapshot();
    if (seat !== null && actors.includes(seat) && outcome === null) announce(bar.yours(names[seat] ?? ''));
  }, [thinker, client, names, bar, announce]);
}
