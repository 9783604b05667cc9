import { lazy, Suspense } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import { seatOf } from '../../rules/displays.ts';
import type { State } from '../../rules/state.ts';
import { type OpenSheet, useTable } from '../TableContext.ts';
import { endOffer, leftoversOf } from '../turn/offers.ts';
import type { Words } from '../turn/words.ts';
import type { Turn } from '../useTurn.ts';
import { EndTurnSheet } from './EndTurnSheet.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { HistorySheet } from './HistorySheet.tsx';
import { KnownSheet } from './KnownSheet.tsx';
import { MonumentSheet } from './MonumentSheet.tsx';
import { Sheet, SheetBody } from './Sheet.tsx';

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
  const { sheet, state, seat, onClose } = props;
  const { words } = useTable();
  const isMine = sheet.kind === 'history' || sheet.kind === 'end';
  if (isMine && seat === null) return null;
  if (sheet.kind === 'end' && seat !== null && !leftoversOf(state, seat)) return null;
  return (
    <Sheet key={sheet.kind} title={titleOf(sheet, state, words)} isWide={sheet.kind === 'score'} onClose={onClose}>
      <Written {...props} />
    </Sheet>
  );
}

function titleOf(sheet: OpenSheet, state: State, { t, monument, seat }: Words): string {
  switch (sheet.kind) {
    case 'score':
      return t.tools.sheetTitle;
    case 'help':
      return t.help.title;
    case 'known':
      return t.known.title(seat(seatOf(state, sheet.colour)));
    case 'monument':
      return monument(sheet.monument);
    case 'history':
      return t.history.title;
    case 'end':
      return t.endTurn.title;
  }
}

/** What stands on the sheet. */
function Written(props: Props) {
  const { sheet, state, seat, turn, totals, onClose } = props;
  switch (sheet.kind) {
    case 'score':
      return <Forecast {...props} />;
    case 'help':
      return <HelpSheet hasKeys={props.hasKeys} onKeys={props.onKeys} />;
    case 'known':
      return <KnownSheet state={state} totals={totals} colour={sheet.colour} />;
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

function Forecast({ state, names }: Pick<Props, 'state' | 'names'>) {
  const { words } = useTable();
  return (
    <SheetBody>
      <Suspense>
        <ScoreSheet state={state} names={names} texts={words.texts} />
      </Suspense>
    </SheetBody>
  );
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
