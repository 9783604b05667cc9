import type { RulesPageProps } from '../../../../platform/table.ts';
import type { MonumentsTexts } from '../../texts/en.ts';

export function Rules({ texts }: RulesPageProps<MonumentsTexts>) {
  return <p>{texts.name}</p>;
}

export function HowTo({ texts }: RulesPageProps<MonumentsTexts>) {
  return <p>{texts.name}</p>;
}
