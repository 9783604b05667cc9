import { useTexts } from '../../i18n/language.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useOnlineTexts } from '../online/useOnlineTexts.ts';
import { paths } from '../router.ts';

/** Online play needs a server; what needs none is offered instead. */
export function OfflineNotice({ game }: { readonly game: string }) {
  const { games } = useTexts();
  const { lobby } = useOnlineTexts();
  return (
    <Notice
      actions={
        <>
          <ButtonLink href={paths.practice(game)}>{games.practise}</ButtonLink>
          <ButtonLink href={paths.newMatch(game)}>{games.here}</ButtonLink>
        </>
      }
    >
      {lobby.offline}
    </Notice>
  );
}
