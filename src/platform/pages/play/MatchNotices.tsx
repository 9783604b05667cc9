import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { MATCH_NOTICES, type MatchNotice } from '../../match/matchClient.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** What is to be said about the match as a whole; each can be put away, and returns when it comes up again. */
export function MatchNotices({ notices }: { readonly notices: readonly MatchNotice[] }) {
  const { play } = useTexts();
  const [closed, setClosed] = useState<readonly MatchNotice[]>([]);
  const stillClosed = closed.filter((notice) => notices.includes(notice));
  if (stillClosed.length < closed.length) setClosed(stillClosed);
  return MATCH_NOTICES.filter((notice) => notices.includes(notice) && !closed.includes(notice)).map((notice) => (
    <Notice
      key={notice}
      actions={
        <Button kind="quiet" aria-label={play.close} onClick={() => setClosed([...closed, notice])}>
          <CloseIcon />
        </Button>
      }
    >
      {play.notices[notice]}
    </Notice>
  ));
}
