import { type FormEvent, useState } from 'react';
import { recallManners, rememberManners } from '../../bots/manners.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { newMatch } from '../../match/newMatch.ts';
import type { AnyRoom } from '../../room.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useHouse } from '../context.ts';
import { navigate, paths } from '../router.ts';
import { rememberedNames } from '../setup/names.ts';
import { OptionFields } from '../setup/OptionFields.tsx';
import styles from '../setup/SetupPage.module.css';
import { type MatchTexts, useMatchTexts } from '../setup/useMatchTexts.ts';
import { usePage } from '../usePage.ts';
import { botNames } from './botNames.ts';
import { type PracticeChoice, recalledChoice, rememberChoice } from './choice.ts';
import { MannersFields } from './MannersFields.tsx';
import { RivalFields } from './RivalFields.tsx';
import { usePracticeTexts } from './usePracticeTexts.ts';

/** Alone against bots. Everything has a default, so that one click starts. */
export function PracticePage({ room }: { readonly room: AnyRoom }) {
  const texts = useMatchTexts(room);
  return texts ? <PracticeForm room={room} {...texts} /> : <Waiting />;
}

function PracticeForm({ room, roomTexts, botTexts }: MatchTexts & { readonly room: AnyRoom }) {
  const { setup } = useLanguage().texts;
  const { saves } = useHouse();
  const texts = usePracticeTexts();
  const title = texts.title(roomTexts.name);
  const heading = usePage(title);
  const [choice, setChoice] = useState(() => recalledChoice(room, Object.keys(botTexts.levels)));
  const [manners, setManners] = useState(recallManners);
  const person = rememberedNames()[0] ?? setup.defaultName(1);
  const rivals = botNames(botTexts, choice.rivals, [person]);
  const change = (changed: Partial<PracticeChoice>) => setChoice({ ...choice, ...changed });

  async function start(event: FormEvent) {
    event.preventDefault();
    rememberChoice(room.id, choice);
    rememberManners(manners);
    const levels = rivals.map((_, rival) => choice.levels[choice.isMixed ? rival : 0] ?? null);
    const { options } = choice;
    const seated = { game: room.id, names: [person, ...rivals], bots: [null, ...levels], manners, options };
    const match = newMatch(await room.rules(), seated);
    saves.write(match);
    navigate(paths.play(match.id));
  }

  return (
    <Sheet title={title} heading={heading}>
      <form className={styles['form']} onSubmit={start} noValidate>
        <RivalFields room={room} botTexts={botTexts} names={rivals} choice={choice} onChange={change} />
        <OptionFields
          room={room}
          texts={roomTexts}
          options={choice.options}
          onChange={(options) => change({ options })}
        />
        <MannersFields manners={manners} onChange={setManners} />
        <Button kind="main" type="submit" className={styles['start']}>
          {texts.start}
        </Button>
      </form>
    </Sheet>
  );
}
