import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import { newMatch } from '../../match/newMatch.ts';
import { chosenOptions } from '../../options.ts';
import type { AnyRoom, RoomTexts } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { Button } from '../../ui/Button.tsx';
import { recall, remember } from '../../ui/memory.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import { NameFields } from './NameFields.tsx';
import { nameProblems, tidyName } from './names.ts';
import { OptionFields } from './OptionFields.tsx';
import { rememberedSeats, rememberSeats, SeatFields } from './SeatFields.tsx';
import styles from './SetupPage.module.css';

/** Seats, names and options; everything has a default, so that one click starts. */
export function SetupPage({ room }: { readonly room: AnyRoom }) {
  const { language } = useLanguage();
  const roomTexts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  useEffect(() => {
    // What comes next, fetched while names are typed. A failure shows when it is needed.
    for (const part of [room.table(), room.notation(), room.game()]) part.catch(() => {});
  }, [room]);
  return roomTexts ? <SetupForm room={room} roomTexts={roomTexts} /> : <Waiting />;
}

function SetupForm({ room, roomTexts }: { readonly room: AnyRoom; readonly roomTexts: RoomTexts }) {
  const { texts } = useLanguage();
  const { saves } = useHouse();
  const { setup } = texts;
  const title = setup.title(roomTexts.name);
  const heading = usePage(title);
  const [seats, setSeats] = useState(() => rememberedSeats(room));
  const [typed, setTyped] = useState(rememberedNames);
  const [options, setOptions] = useState<Options>(() => chosenOptions(room.options, {}) ?? {});
  const [isTried, setTried] = useState(false);
  const names = Array.from({ length: seats }, (_, seat) => typed[seat] ?? setup.defaultName(seat + 1));
  const problems = nameProblems(names);

  async function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = problems.findIndex((problem) => problem !== null);
    if (wrong >= 0) return document.getElementById(`name-${wrong}`)?.focus();
    remember('names', JSON.stringify(typed));
    rememberSeats(seats);
    const match = newMatch(await room.rules(), { game: room.id, names: names.map(tidyName), options });
    saves.write(match);
    navigate(paths.play(match.id));
  }

  return (
    <Sheet title={title} heading={heading}>
      <form className={styles['form']} onSubmit={start} noValidate>
        <SeatFields room={room} seats={seats} onChange={setSeats} />
        <NameFields
          names={names}
          problems={isTried ? problems : problems.map((problem) => (problem === 'taken' ? problem : null))}
          onChange={(seat, name) => setTyped(typed.with(seat, name))}
        />
        <OptionFields room={room} texts={roomTexts} options={options} onChange={setOptions} />
        <Button kind="main" type="submit" className={styles['start']}>
          {setup.start}
        </Button>
      </form>
    </Sheet>
  );
}

const SEATS = 8;

/** By seat: what was typed the last time, null for the default. */
function rememberedNames(): (string | null)[] {
  let kept: unknown = null;
  try {
    kept = JSON.parse(recall('names') ?? '[]');
  } catch {
    // A damaged memory is no memory.
  }
  return Array.from({ length: SEATS }, (_, seat) => {
    const name: unknown = Array.isArray(kept) ? kept[seat] : null;
    return typeof name === 'string' && tidyName(name) !== '' ? name : null;
  });
}
