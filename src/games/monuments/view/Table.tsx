import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { Seat } from '../../../platform/rules.ts';
import { afterPaint } from '../../../platform/ui/afterPaint.ts';
import { Playing } from './Playing.tsx';
import { type OpenSheet, TableContext } from './TableContext.ts';
import type { MonumentsTableProps } from './tableProps.ts';
import { wordsFor } from './turn/words.ts';
import { useOfSeat } from './useOfSeat.ts';

/** Nobody needs it before the end. */
const EndSheet = lazy(async () => ({ default: (await import('./end/EndSheet.tsx')).EndSheet }));

/** The table of Monuments: the match as one seat sees it, or the end sheet once it is over. */
export function Table(props: MonumentsTableProps) {
  const { seat, outcome, texts, names, language, rulesUrl } = props;
  const [sheet, setSheet] = useOfSeat<OpenSheet | null>(seat, null);
  const [isBack, setBack] = useState(false);
  const everybody = names.join('\n');
  const words = useMemo(() => wordsFor(texts, everybody.split('\n')), [texts, everybody]);
  const close = useCallback(() => setSheet(null), [setSheet]);
  const open = useOpening(seat, setSheet);
  const surroundings = useMemo(() => ({ words, language, rulesUrl, open }), [words, language, rulesUrl, open]);
  return (
    <TableContext value={surroundings}>
      {/* Around both, so that the table stays in sight until the end sheet is there. */}
      <Suspense>
        {outcome && !isBack ? (
          <EndSheet {...props} onBack={() => setBack(true)} />
        ) : (
          <Playing {...props} sheet={sheet} onClose={close} onEndSheet={outcome ? () => setBack(false) : null} />
        )}
      </Suspense>
    </TableContext>
  );
}

/** What was pressed is seen to give way first; then the sheet comes, for the eyes that asked for it. */
function useOpening(seat: Seat | null, setSheet: (sheet: OpenSheet) => void): (sheet: OpenSheet) => void {
  const eyes = useRef(seat);
  eyes.current = seat;
  return useCallback(
    (sheet) => {
      const asked = eyes.current;
      afterPaint(() => eyes.current === asked && setSheet(sheet));
    },
    [setSheet],
  );
}
