import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import styles from './pages.module.css';
import { useOnlineTexts } from './useOnlineTexts.ts';

const PATIENCE_MS = 3000;

/** Until the server's first answer; when that takes long, the page says so. */
export function Connecting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <LongWait /> : <Waiting />;
}

function LongWait() {
  const { table } = useOnlineTexts();
  const { trouble } = useTexts();
  const heading = usePage(table.connecting);
  return (
    <Sheet title={table.connecting} heading={heading}>
      <p className={styles['lead']} role="status">
        {table.connectingLong}
      </p>
      <ButtonLink href={paths.home}>{trouble.backHome}</ButtonLink>
    </Sheet>
  );
}
