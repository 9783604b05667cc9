import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language.tsx';
import type { AnyRoom } from '../../room.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import { paths } from '../router.ts';
import { usePage } from '../usePage.ts';

interface RulesPageProps {
  readonly room: AnyRoom;
  readonly page: 'rules' | 'how';
}

/** The rules of a game, or how to play it in two minutes: the room brings the text, the house the frame. */
export function RulesPage({ room, page }: RulesPageProps) {
  const { language } = useLanguage();
  const module = useLoaded(useCallback(() => room.rulesPage(), [room]));
  const texts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  if (!module || !texts) return <Waiting />;
  const Content = page === 'rules' ? module.Rules : module.HowTo;
  const rulesUrl = (paragraph: string) => paths.rules(room.id, paragraph);
  return (
    <RulesSheet name={texts.name} page={page}>
      <Content language={language} texts={texts} rulesUrl={rulesUrl} />
    </RulesSheet>
  );
}

interface RulesSheetProps {
  readonly name: string;
  readonly page: RulesPageProps['page'];
  readonly children: React.ReactNode;
}

function RulesSheet({ name, page, children }: RulesSheetProps) {
  const { texts } = useLanguage();
  const title = texts.games.pageOf(name, page === 'rules' ? texts.games.rules : texts.games.howTo);
  const heading = usePage(title);
  return (
    <Sheet title={title} heading={heading} width="wide">
      {children}
    </Sheet>
  );
}
