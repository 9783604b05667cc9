import { Notice } from '../../ui/Notice.tsx';
import { usePracticeTexts } from './usePracticeTexts.ts';

/** With the result: it was reached with help. */
export function AssistedNote() {
  return <Notice>{usePracticeTexts().assisted}</Notice>;
}
