import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyRoom } from '../../room.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { paths } from '../router.ts';
import styles from './HomePage.module.css';

/** A game that can be played. Its place is kept while its picture is on the way. */
export function GameCard({ room }: { readonly room: AnyRoom }) {
  const { language, texts } = useLanguage();
  const cover = useLoaded(useCallback(() => room.cover(), [room]));
  const { games } = texts;
  return (
    <li className={styles['game']}>
      <div className={styles['picture']}>{cover && <cover.Cover />}</div>
      <div className={styles['about']}>
        <h3>{cover?.words[language].name ?? '\u00a0'}</h3>
        <p>{cover?.words[language].tagline}</p>
        <p className={styles['note']}>{games.seats(room.seats.min, room.seats.max)}</p>
        <ul className={styles['doors']}>
          <Door kind="main" href={paths.lobby(room.id)} name={games.online} note={games.onlineNote} />
          <Door href={paths.newMatch(room.id)} name={games.here} note={games.hereNote} />
          <Door href={paths.practice(room.id)} name={games.practise} note={games.practiseNote} />
        </ul>
        <div className={styles['ways']}>
          <ButtonLink kind="quiet" href={paths.how(room.id)}>
            {games.howTo}
          </ButtonLink>
          <ButtonLink kind="quiet" href={paths.rules(room.id)}>
            {games.rules}
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}

interface DoorProps {
  readonly kind?: 'main';
  readonly href: string;
  readonly name: string;
  readonly note: string;
}

/** A way to play, and what it means. */
function Door({ kind, href, name, note }: DoorProps) {
  return (
    <li className={styles['door']}>
      <ButtonLink kind={kind ?? 'plain'} href={href}>
        {name}
      </ButtonLink>
      <p>{note}</p>
    </li>
  );
}
