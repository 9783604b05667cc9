import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { timeIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyOnlineClient, Company } from '../../match/online/onlineClient.ts';
import type { ChatLine } from '../../protocol.ts';
import type { Seat } from '../../rules.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Chat.module.css';
import { type ChatState, senderName } from './useChat.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';

const LONGEST_LINE = 500;

interface ChatProps {
  readonly client: AnyOnlineClient;
  readonly company: Company;
  readonly own: Seat | null;
  readonly chat: ChatState;
}

/** What has been said at the table, and a line to say something. */
export function Chat({ client, company, own, chat }: ChatProps) {
  const texts = useOnlineTexts().chat;
  return (
    <div className={styles['chat']}>
      <div className={styles['head']}>
        <h2>{texts.title}</h2>
        <Button kind="quiet" onClick={() => chat.mute(!chat.isMuted)}>
          {chat.isMuted ? texts.unmute : texts.mute}
        </Button>
      </div>
      {chat.isMuted ? <p className={styles['note']}>{texts.muted}</p> : <Lines company={company} own={own} />}
      {own === null ? (
        <p className={styles['note']}>{texts.watchersMayNot}</p>
      ) : (
        !chat.isMuted && <Writing client={client} isOpen={company.connection === 'open'} />
      )}
    </div>
  );
}

function Lines({ company: { chat }, own }: Pick<ChatProps, 'company' | 'own'>) {
  const texts = useOnlineTexts();
  const list = useRef<HTMLOListElement>(null);
  const newest = chat.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [newest]);
  if (chat.length === 0) return <p className={styles['note']}>{texts.chat.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse must be able to scroll it
    <ol ref={list} className={styles['lines']} tabIndex={0} aria-label={texts.chat.title}>
      {chat.map((line) => (
        <Line key={line.id} line={line} name={senderName(texts, line)} isOwn={line.sender === String(own)} />
      ))}
    </ol>
  );
}

function Line({ line, name, isOwn }: { readonly line: ChatLine; readonly name: string; readonly isOwn: boolean }) {
  const { language } = useLanguage();
  return (
    <li className={styles['line']} data-own={isOwn}>
      <p className={styles['who']}>
        <b>{name}</b>
        <time dateTime={new Date(line.at).toISOString()}>{timeIn(language, line.at)}</time>
      </p>
      <p className={styles['text']}>{line.payload}</p>
    </li>
  );
}

function Writing({ client, isOpen }: { readonly client: AnyOnlineClient; readonly isOpen: boolean }) {
  const texts = useOnlineTexts().chat;
  const id = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  async function send(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    const code = isOpen ? await client.say(text) : 'lost';
    setSending(false);
    setTrouble(code);
    if (code === null) setText('');
  }
  const { notSaid } = texts;
  return (
    <form className={styles['writing']} onSubmit={send}>
      <label htmlFor={id}>{texts.write}</label>
      <div className={styles['line-in']}>
        <input
          id={id}
          value={text}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          enterKeyHint="send"
          aria-describedby={`${id}-left`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" kind="main" disabled={isSending}>
          {texts.send}
        </Button>
      </div>
      <p id={`${id}-left`} className={styles['note']}>
        {texts.left(LONGEST_LINE - text.length)}
      </p>
      {trouble !== null && (
        <p className={styles['trouble']} role="alert">
          {trouble in notSaid ? notSaid[trouble as keyof typeof notSaid] : notSaid.other}
        </p>
      )}
    </form>
  );
}
