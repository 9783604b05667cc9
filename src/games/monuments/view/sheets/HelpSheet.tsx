import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import styles from './HelpSheet.module.css';
import { SheetBody } from './Sheet.tsx';

interface Props {
  readonly hasKeys: boolean;
  onKeys(isOn: boolean): void;
}

/** How the table works, in a few sentences, and its keys. */
export function HelpSheet({ hasKeys, onKeys }: Props) {
  const { words, rulesUrl } = useTable();
  const { help, tools } = words.t;
  return (
    <SheetBody
      foot={
        <a className={`${ui.button} ${ui.main}`} href={rulesUrl('')} target="_blank" rel="noreferrer">
          {tools.rules}
        </a>
      }
    >
      <ol className={styles.steps}>
        {help.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3 className={styles.heading}>{help.keys}</h3>
      <label className={styles.switch}>
        <input type="checkbox" checked={hasKeys} onChange={(event) => onKeys(event.target.checked)} />
        {help.useKeys}
      </label>
      <dl className={styles.keys}>
        {help.shortcuts.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </SheetBody>
  );
}
