import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Divider, LogoMark, MeanderStrip } from '../../ui/art/index.ts';
import { LanguageSwitch, ThemeSwitch } from '../../ui/Switches.tsx';
import { useModal } from '../../ui/useModal.ts';
import { paths } from '../router.ts';
import styles from './Curtain.module.css';
import { HoldButton } from './HoldButton.tsx';

interface CurtainProps {
  readonly name: string;
  readonly turn: number;
  onOpen(): void;
  /** What else is to be said before the table is open. */
  readonly children?: ReactNode;
}

/** Between two seats: nothing of the table can be seen or reached until the right person opens it on purpose. */
export function Curtain({ name, turn, onOpen, children }: CurtainProps) {
  const { site, play } = useTexts();
  const curtain = useRef<HTMLDivElement>(null);
  const id = useId();
  useModal(curtain);
  return (
    <div ref={curtain} className={styles['curtain']} role="dialog" aria-modal="true" aria-labelledby={id}>
      <div className={styles['bar']}>
        <a href={paths.home} aria-label={`${site.name}: ${site.home}`}>
          <LogoMark className={styles['mark']} />
        </a>
        <div className={styles['switches']}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
      <div className={styles['hem']}>
        <MeanderStrip height={14} />
      </div>
      {children && <div className={styles['notices']}>{children}</div>}
      <div className={styles['middle']}>
        <p className={styles['turn']}>{play.curtain.count(turn)}</p>
        <h2 id={id} data-first-focus tabIndex={-1}>
          {play.curtain.turn(name)}
        </h2>
        <Divider className={styles['divider']} />
        <p>{play.curtain.note}</p>
        <HoldButton label={play.curtain.hold} again={play.curtain.again} onDone={onOpen} />
        <p className={styles['hint']}>{play.curtain.hint}</p>
      </div>
      <div className={styles['hem']}>
        <MeanderStrip height={14} />
      </div>
    </div>
  );
}
