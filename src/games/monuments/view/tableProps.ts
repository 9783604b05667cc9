import type { TableProps } from '../../../platform/table.ts';
import type { MonumentsMove, MonumentsNews, State } from '../rules/state.ts';
import type { MonumentsTexts } from '../texts/en.ts';

export type MonumentsTableProps = TableProps<State, MonumentsMove, MonumentsNews, MonumentsTexts>;
