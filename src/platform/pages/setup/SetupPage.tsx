import { type FormEvent, useState } from 'react';
import { recallManners, rememberManners } from '../../bots/manners.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { newMatch } from '../../match/newMatch.ts';
import { chosenOptions } from '../../options.ts';
import type { AnyRoom } from '../../room.ts';
import type { Options } from '../../rules.ts';
import { Button } from '../../ui/Button.tsx';
import { remember } from '../../ui/memory.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse } from '../context.ts';
import { botNames } from '../practice/botNames.ts';
import { MannersFields } from '../practice/MannersFields.tsx';
import { navigate, paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import { NameFields } from './NameFields.tsx';
import { nameProblems, rememberedNames, tidyName } from './names.ts';
import { OptionFields } from './OptionFields.tsx';
import { rememberedSeats, rememberSeats, SeatFields } from './SeatFields.tsx';
import styles from './SetupPage.module.css';
import { type MatchTexts, useMatchTexts } from './useMatchTexts.ts';

/** Seats, names and options; everything has a default, so that one click starts. */
export function SetupPage({ room }: { readonly room: AnyRoom }) {
  const texts = useMatchTexts(room);
  return texts ? <SetupForm room={room} {...texts} /> : <Waiting />;
}

function SetupForm({ room, roomTexts, botTexts }: MatchTexts & { readonly room: AnyRoom }) {
  const { texts } = useLanguage();
  const { saves } = useHouse();
  const { setup } = texts;
  const title = setup.title(roomTexts.name);
  const heading = usePage(title);
  const [seats, setSeats] = useState(() => rememberedSeats(room));
  const [typed, setTyped] = useState(rememberedNames);
  const [options, setOptions] = useState<Options>(() => chosenOptions(room.options, {}) ?? {});
  const [manners, setManners] = useState(recallManners);
  const [isTried, setTried] = useState(false);
  const [bots, setBots] = useState<readonly (string | null)[]>(() => typed.map(() => null));
  const ofBots = botNames(botTexts, seats, typed.map(String));
  const names = Array.from(
    { length: seats },
    (_, seat) => typed[seat] ?? (bots[seat] === null ? setup.defaultName(seat + 1) : (ofBots[seat] ?? '')),
  );
  const problems = nameProblems(names);

  async function start(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wrong = problems.findIndex((problem) => problem !== null);
    if (wrong >= 0) return document.getElementById(`name-${wrong}`)?.focus();
    remember('names', JSON.stringify(typed));
    rememberSeats(seats);
    rememberManners(manners);
    const seated = { game: room.id, names: names.map(tidyName), bots, manners, options };
    const match = newMatch(await room.rules(), seated);
    saves.write(match);
    navigate(paths.play(match.id));
  }

  return (
    <Sheet title={title} heading={heading}>
      <form className={styles['form']} onSubmit={start} noValidate>
        <SeatFields room={room} seats={seats} onChange={setSeats} />
        <NameFields
          names={names}
          bots={bots}
          botTexts={botTexts}
          onBot={(seat, level) => setBots(bots.with(seat, level))}
          problems={isTried ? problems : problems.map((problem) => (problem === 'taken' ? problem : null))}
          onChange={(seat, name) => setTyped(typed.with(seat, name))}
        />
        <OptionFields room={room} texts={roomTexts} options={options} onChange={setOptions} />
        {bots.slice(0, seats).some((level) => level !== null) && (
          <MannersFields manners={manners} onChange={setManners} />
        )}
        <Button kind="main" type="submit" className={styles['start']}>
          {setup.start}
        </Button>
      </form>
    </Sheet>
  );
}
