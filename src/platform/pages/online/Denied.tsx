import { useEffect } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/Button.tsx';
import { useHouse, useSeatKeys } from '../context.ts';
import { OnlineTrouble } from './OnlineTrouble.tsx';
import { useOnlineTexts } from './useOnlineTexts.ts';

const RETRY_MS = 4000;

interface DeniedProps {
  readonly reason: string;
  readonly matchID: string;
  onRetry(): void;
}

/** The server does not show the table. A key that it does not accept is kept until its owner says otherwise. */
export function Denied({ reason, matchID, onRetry }: DeniedProps) {
  const { denied } = useOnlineTexts();
  const { trouble, mine } = useTexts();
  const { keys } = useHouse();
  const hasKey = useSeatKeys().some((key) => key.matchID === matchID);
  const isKeyless = reason === 'seat-moved' || reason === 'seat-removed';
  const { title, text } = isReason(reason, denied) ? denied[reason] : denied.other;
  function forget() {
    keys.forget(matchID);
    onRetry();
  }
  return (
    <OnlineTrouble title={title} text={text}>
      {isKeyless && (
        <Button kind="main" onClick={onRetry}>
          {reason === 'seat-moved' ? denied.watch : denied.again}
        </Button>
      )}
      {!isKeyless && reason !== 'unknown-match' && (
        <Button kind="main" onClick={() => window.location.reload()}>
          {trouble.reload}
        </Button>
      )}
      {!isKeyless && hasKey && <Button onClick={forget}>{mine.forget}</Button>}
    </OnlineTrouble>
  );
}

type Reasons = ReturnType<typeof useOnlineTexts>['denied'];
type Reason = { [K in keyof Reasons]: Reasons[K] extends string ? never : K }[keyof Reasons];

function isReason(reason: string, texts: Reasons): reason is Reason {
  return Object.hasOwn(texts, reason);
}

/** No answer: the page asks again by itself. */
export function Unreachable({ onRetry }: { onRetry(): void }) {
  const { denied } = useOnlineTexts();
  useEffect(() => {
    const timer = setInterval(onRetry, RETRY_MS);
    window.addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [onRetry]);
  return (
    <OnlineTrouble title={denied.unreachable.title} text={denied.unreachable.text}>
      <Button kind="main" onClick={onRetry}>
        {denied.tryAgain}
      </Button>
    </OnlineTrouble>
  );
}
