import { type FormEvent, useState } from 'react';
import type { SeatKey } from '../../match/online/onlineClient.ts';
import { Button } from '../../ui/Button.tsx';
import { useHouse } from '../context.ts';
import { tidyName } from '../setup/names.ts';
import { lobby } from './lobby.ts';
import { NameField, nameTrouble } from './NameField.tsx';
import styles from './pages.module.css';
import { problemText, useOnlineTexts } from './useOnlineTexts.ts';

/** Another name for one's own seat. */
export function Rename({ seatKey, name: current }: { readonly seatKey: SeatKey; readonly name: string }) {
  const texts = useOnlineTexts();
  const { keys } = useHouse();
  const [name, setName] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (name === null) return <Button onClick={() => setName(current)}>{texts.waiting.rename}</Button>;
  const trouble = nameTrouble(name);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (name === null || trouble !== null) return;
    const answer = await lobby.renameSeat(seatKey, tidyName(name));
    if (!answer.ok) return setProblem(answer.code);
    keys.rememberName(tidyName(name));
    keys.keep({ ...seatKey, name: tidyName(name) });
    setName(null);
  }
  return (
    <form className={styles['card']} onSubmit={save} noValidate>
      <NameField id="rename" label={texts.join.name} name={name} trouble={trouble} onChange={setName} />
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problemText(texts, problem)}
        </p>
      )}
      <div className={styles['ways']}>
        <Button kind="main" type="submit">
          {texts.waiting.renameDone}
        </Button>
        <Button onClick={() => setName(null)}>{texts.waiting.cancel}</Button>
      </div>
    </form>
  );
}
