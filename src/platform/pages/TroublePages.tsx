/** Pages for what cannot be shown: each says why, and what to do. */
import { useTexts } from '../i18n/language.tsx';
import type { SavedMatch } from '../match/saveFormat.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { saveAs } from '../ui/saveAs.ts';
import { useHouse } from './context.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { navigate, paths } from './router.ts';
import styles from './TroublePages.module.css';
import { usePage } from './usePage.ts';

export function MissingPage() {
  const { trouble } = useTexts();
  return <Trouble title={trouble.missingTitle} text={trouble.missingText} />;
}

export function NoMatchPage({ kind }: { readonly kind: 'missing' | 'broken' }) {
  const { trouble } = useTexts();
  return kind === 'missing' ? (
    <Trouble title={trouble.noMatchTitle} text={trouble.noMatchText} />
  ) : (
    <Trouble title={trouble.brokenTitle} text={trouble.brokenText} />
  );
}

export function OtherVersionPage({ save, version }: { readonly save: SavedMatch; readonly version: number }) {
  const { trouble } = useTexts();
  const { saves } = useHouse();
  async function exportReplay() {
    const { replayTextOf } = await import('../match/replayText.ts');
    saveAs(`agora-${save.game}-${save.id}.txt`, replayTextOf(save));
  }
  function remove() {
    saves.remove(save.id);
    navigate(paths.home, 'replace');
  }
  return (
    <Trouble title={trouble.versionTitle} text={trouble.versionText(save.version, version)}>
      <Button onClick={exportReplay}>{trouble.exportText}</Button>
      <DeleteButton names={save.names} onDelete={remove} />
    </Trouble>
  );
}

interface TroubleProps {
  readonly title: string;
  readonly text: string;
  readonly children?: React.ReactNode;
}

function Trouble({ title, text, children }: TroubleProps) {
  const { trouble } = useTexts();
  const heading = usePage(title);
  return (
    <Sheet title={title} heading={heading}>
      <p className={styles['text']}>{text}</p>
      <div className={styles['ways']}>
        <ButtonLink kind="main" href={paths.home}>
          {trouble.backHome}
        </ButtonLink>
        {children}
      </div>
    </Sheet>
  );
}
