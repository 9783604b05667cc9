import { useId, useRef, useState } from 'react';
import { type Manners, rememberManners } from '../../bots/manners.ts';
import type { BotsAtTable } from '../../match/botHost.ts';
import type { AnyLocalClient } from '../../match/localMatchClient.ts';
import { useMatch } from '../../match/useMatch.ts';
import { PaceIcon } from '../../ui/icons.tsx';
import bar from './BotsBar.module.css';
import { MannersFields } from './MannersFields.tsx';
import styles from './MannersMenu.module.css';
import { usePracticeTexts } from './usePracticeTexts.ts';

interface MannersMenuProps {
  readonly client: AnyLocalClient;
  readonly bots: BotsAtTable;
}

/** How the bots behave, to be changed while they play. The browser opens and closes it, and puts the focus back. */
export function MannersMenu({ client, bots }: MannersMenuProps) {
  const { bar: texts } = usePracticeTexts();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  useMatch(client);
  const change = (manners: Manners) => {
    bots.behave(manners);
    rememberManners(manners);
  };
  return (
    <>
      <button
        type="button"
        className={`${bar['button']} ${styles['open']}`}
        popoverTarget={id}
        aria-label={texts.manners}
        title={texts.manners}
        // The table has uses of its own for Escape.
        onKeyDown={(event) => event.key === 'Escape' && menu.current?.hidePopover()}
      >
        <PaceIcon />
      </button>
      <section
        ref={menu}
        id={id}
        popover="auto"
        aria-label={texts.manners}
        className={styles['menu']}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <MannersFields manners={bots.manners()} onChange={change} />
            <p className={styles['note']}>{texts.mannersNote}</p>
          </>
        )}
      </section>
    </>
  );
}
