import { useCallback } from 'react';
import { listIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { type SavedMatch, turnOf } from '../../match/saveFormat.ts';
import type { BrokenSave } from '../../match/saves.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { saveAs } from '../../ui/saveAs.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useHouse, useSavedMatches } from '../context.ts';
import { DeleteButton } from '../DeleteButton.tsx';
import list from '../matchList.module.css';
import { paths } from '../router.ts';
import styles from './SavedList.module.css';

/** The matches kept in this browser, and what is to be said about them. */
export function SavedList() {
  const { texts } = useLanguage();
  const { matches, broken, isKept } = useSavedMatches();
  const gameNames = useGameNames();
  const { saved } = texts;
  return (
    <section aria-labelledby="matches" className={styles['saved']} data-empty={matches.length === 0}>
      <h2 id="matches">{saved.title}</h2>
      {!isKept && <Notice>{saved.unkept}</Notice>}
      {broken.length > 0 && <BrokenNotice broken={broken} />}
      {matches.length === 0 ? (
        <p className={styles['none']}>{saved.none}</p>
      ) : (
        <ul className={list['matches']}>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} game={gameNames.get(match.game) ?? match.game} />
          ))}
        </ul>
      )}
    </section>
  );
}

function MatchRow({ match, game }: { readonly match: SavedMatch; readonly game: string }) {
  const { language, texts } = useLanguage();
  const { saves } = useHouse();
  const { saved } = texts;
  const nameOf = (seat: number) => match.names[seat] ?? '';
  const players = listIn(language, match.names);
  const standing = match.winners
    ? saved.won(listIn(language, match.winners.map(nameOf)))
    : saved.toPlay(nameOf(match.actor ?? 0));
  return (
    <li className={list['match']}>
      <div>
        <h3>{players}</h3>
        <p>
          {game} · {saved.turn(turnOf(match))} · {standing}
          {match.assisted && ` · ${saved.assisted}`}
        </p>
        <p className={list['when']}>{saved.lastPlayed(match.updatedAt)}</p>
      </div>
      <div className={list['ways']}>
        <DeleteButton names={match.names} onDelete={() => saves.remove(match.id)} />
        <ButtonLink kind={match.winners ? 'plain' : 'main'} href={paths.play(match.id)}>
          {match.winners ? saved.look : saved.resume}
        </ButtonLink>
      </div>
    </li>
  );
}

function BrokenNotice({ broken }: { readonly broken: readonly BrokenSave[] }) {
  const { saved } = useLanguage().texts;
  const { saves } = useHouse();
  const copy = () => saveAs('agora-damaged.txt', broken.map(({ id, text }) => `${id}\n${text}\n`).join('\n'));
  const discard = () => {
    for (const { id } of broken) saves.removeBroken(id);
  };
  return (
    <Notice
      actions={
        <>
          <Button onClick={copy}>{saved.brokenExport}</Button>
          <Button kind="quiet" onClick={discard}>
            {saved.brokenRemove}
          </Button>
        </>
      }
    >
      {saved.broken(broken.length)}
    </Notice>
  );
}

function useGameNames(): ReadonlyMap<string, string> {
  const { rooms } = useHouse();
  const { language } = useLanguage();
  const load = useCallback(
    () => Promise.all(rooms.map(async (room) => [room.id, (await room.cover()).words[language].name] as const)),
    [rooms, language],
  );
  return new Map(useLoaded(load));
}
