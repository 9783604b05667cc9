import { type ReactNode, useCallback, useState } from 'react';
import { listIn } from '../../i18n/forms.ts';
import { useLanguage } from '../../i18n/language.tsx';
import type { Company } from '../../match/online/onlineClient.ts';
import { useMatch } from '../../match/useMatch.ts';
import type { RoomTexts, TableModule } from '../../room.ts';
import type { Move, News } from '../../rules.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { Waiting } from '../../ui/Waiting.tsx';
import table from '../play/LocalTable.module.css';
import { MatchNotices } from '../play/MatchNotices.tsx';
import { TableHeader } from '../play/TableHeader.tsx';
import { paths } from '../router.ts';
import { usePage } from '../usePage.ts';
import { ChatPanel } from './ChatPanel.tsx';
import { CompanyBar } from './CompanyBar.tsx';
import { HintsHere } from './HintsHere.tsx';
import type { OpenedProps } from './opened.ts';
import { TableMenu } from './TableMenu.tsx';
import { TableNotices } from './TableNotices.tsx';
import { useChat } from './useChat.ts';
import { useCompanyNews } from './useCompanyNews.ts';
import { useOnlineTexts } from './useOnlineTexts.ts';
import { useRematch } from './useRematch.ts';
import { useTurnSignal } from './useTurnSignal.ts';

interface OnlineTableProps extends OpenedProps {
  readonly company: Company;
}

/** The table of a match on the server, with the company around it. */
export function OnlineTable(props: OnlineTableProps) {
  const { room } = props;
  const { language } = useLanguage();
  const module = useLoaded(useCallback(() => room.table(), [room]));
  const roomTexts = useLoaded(useCallback(() => room.texts(language), [room, language]));
  return module && roomTexts ? <Seated {...props} module={module} roomTexts={roomTexts} /> : <Waiting />;
}

interface SeatedProps extends OnlineTableProps {
  readonly module: TableModule<unknown, Move, News, RoomTexts>;
  readonly roomTexts: RoomTexts;
}

type Panel = 'chat' | 'menu' | null;

function Seated({ room, matchID, client, company, seatKey, module, roomTexts }: SeatedProps) {
  const { language } = useLanguage();
  const texts = useOnlineTexts();
  const snapshot = useMatch(client);
  const { names, seat, actors, outcome, notices } = snapshot;
  const isMyTurn = seat !== null && actors.includes(seat) && outcome === null;
  const title = texts.table.title(roomTexts.name, listIn(language, names));
  const heading = usePage(isMyTurn ? texts.table.yourTurn(title) : title);
  useTurnSignal(isMyTurn);
  useCompanyNews(company);
  const [panel, setPanel] = useState<Panel>(null);
  const toggle = (wanted: Panel) => setPanel(panel === wanted ? null : wanted);
  const chat = useChat(company, seat, panel === 'chat');
  const { rematch, problem } = useRematch(seatKey);
  const rulesUrl = useCallback((paragraph: string) => paths.rules(room.id, paragraph), [room]);
  const { Table } = module;
  return (
    <div className={table['page']}>
      <TableHeader room={room} game={roomTexts.name} names={names} heading={heading}>
        <CompanyBar company={company} panel={panel} unread={chat.unread} own={seat} onToggle={toggle} />
        {company.allowsHints && <HintsHere room={room} client={client} seat={seat} isMyTurn={isMyTurn} />}
      </TableHeader>
      <TableNotices
        company={company}
        seatKey={seatKey}
        problem={problem}
        isOver={outcome !== null}
        rematch={rematch}
        onInvite={() => setPanel('menu')}
      />
      <MatchNotices notices={notices} />
      <Main>
        <Table
          {...snapshot}
          play={client.play}
          undo={client.undo}
          texts={roomTexts}
          language={language}
          rematch={outcome && seatKey ? rematch : null}
          rulesUrl={rulesUrl}
        />
      </Main>
      {panel === 'chat' && (
        <ChatPanel client={client} company={company} own={seat} chat={chat} onClose={() => setPanel(null)} />
      )}
      {panel === 'menu' && (
        <TableMenu
          room={room}
          matchID={matchID}
          seatKey={seatKey}
          company={company}
          isOver={outcome !== null}
          onClose={() => setPanel(null)}
        />
      )}
    </div>
  );
}

function Main({ children }: { readonly children: ReactNode }) {
  return (
    <main tabIndex={-1} className={table['table']}>
      {children}
    </main>
  );
}
