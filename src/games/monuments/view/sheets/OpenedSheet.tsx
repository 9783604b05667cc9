import { lazy, Suspense, useDeferredValue } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import type { State } from '../../rules/state.ts';
import { type OpenSheet, useTable } from '../TableContext.ts';
import { endOffer, leftoversOf } from '../turn/offers.ts';
import type { Turn } from '../useTurn.ts';
import { EndTurnSheet } from './EndTurnSheet.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { KnownSheet } from './KnownSheet.tsx';
import { MonumentSheet } from './MonumentSheet.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly sheet: OpenSheet;
  readonly state: State;
  readonly seat: Seat | null;
  readonly names: readonly string[];
  readonly turn: Turn;
  readonly totals: readonly number[];
  readonly hasKeys: boolean;
  onKeys(isOn: boolean): void;
  onClose(): void;
}

/** Whatever is one tap away, once it is asked for. */
export function OpenedSheet(props: Props) {
  const { sheet, state, seat, names, turn, totals, onClose } = props;
  const { words } = useTable();
  switch (sheet.kind) {
    case 'score':
      return (
        <Sheet title={words.t.tools.sheetTitle} isWide onClose={onClose}>
          <Forecast state={state} names={names} />
        </Sheet>
      );
    case 'help':
      return <HelpSheet hasKeys={props.hasKeys} onKeys={props.onKeys} onClose={onClose} />;
    case 'known':
      return <KnownSheet state={state} totals={totals} colour={sheet.colour} onClose={onClose} />;
    case 'monument':
      return (
        <MonumentSheet
          state={state}
          seat={seat}
          serving={turn.selection.colour}
          monument={sheet.monument}
          hands={turn.hands}
          onClose={onClose}
        />
      );
    case 'history':
      return seat === null ? null : <HistorySheet state={state} seat={seat} hands={turn.hands} onClose={onClose} />;
    case 'end':
      return seat === null ? null : <Ending {...props} seat={seat} />;
  }
}

const ScoreSheet = lazy(async () => ({ default: (await import('../end/ScoreSheet.tsx')).ScoreSheet }));

/** Long: the sheet opens at once and is filled in a moment. */
function Forecast({ state, names }: Pick<Props, 'state' | 'names'>) {
  const { words } = useTable();
  const isFilled = useDeferredValue(true, false);
  return <Suspense>{isFilled && <ScoreSheet state={state} names={names} texts={words.texts} />}</Suspense>;
}

function Ending({ state, seat, turn, onClose }: Props & { readonly seat: Seat }) {
  const leftovers = leftoversOf(state, seat);
  if (!leftovers) return null;
  const confirm = () => {
    turn.hands.play(endOffer(state, seat));
    onClose();
  };
  return <EndTurnSheet leftovers={leftovers} onConfirm={confirm} onClose={onClose} />;
}
