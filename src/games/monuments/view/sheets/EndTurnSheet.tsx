import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import type { Leftovers } from '../turn/offers.ts';
import { SheetBody } from './Sheet.tsx';

interface Props {
  readonly leftovers: Leftovers;
  onConfirm(): void;
  onClose(): void;
}

/** Asked only where something is still possible. */
export function EndTurnSheet({ leftovers, onConfirm, onClose }: Props) {
  const { endTurn } = useTable().words.t;
  const lines = (['buy', 'hero', 'naute'] as const).filter((kind) => leftovers[kind]);
  return (
    <SheetBody
      foot={
        <>
          <button type="button" className={ui.button} onClick={onClose}>
            {endTurn.cancel}
          </button>
          <button type="button" className={`${ui.button} ${ui.main}`} onClick={onConfirm}>
            {endTurn.confirm}
          </button>
        </>
      }
    >
      <ul>
        {lines.map((kind) => (
          <li key={kind}>{endTurn[kind]}</li>
        ))}
      </ul>
    </SheetBody>
  );
}
