/** Texts of the refusals that no game has to know. */
import type { PLATFORM_REASONS } from '../matchState.ts';

type PlatformTexts = Readonly<Record<(typeof PLATFORM_REASONS)[number], string>>;

export const PLATFORM_REFUSALS: Readonly<Record<'en' | 'fr', PlatformTexts>> = {
  en: {
    malformed: 'This is not a move of this game.',
    stale: 'The table has moved on meanwhile. Look again and repeat the move if you still want it.',
    'other-version': 'This match was started under another version of the rules and cannot go on here.',
    'not-your-turn': 'It is another seat’s turn.',
    'nothing-to-undo': 'There is nothing to undo.',
    'undo-barrier': 'A hidden card has been seen: what was before cannot be undone.',
    failed: 'The table could not carry out this move. Nothing has changed.',
  },
  fr: {
    malformed: 'Ceci n’est pas un coup de ce jeu.',
    stale: 'La table a changé entre-temps. Regardez-la et rejouez le coup si vous le voulez toujours.',
    'other-version': 'Cette partie a commencé sous une autre version des règles et ne peut pas continuer ici.',
    'not-your-turn': 'C’est au tour d’un autre siège.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'undo-barrier': 'Une carte cachée a été vue : ce qui précède ne peut plus être annulé.',
    failed: 'La table n’a pas pu jouer ce coup. Rien n’a changé.',
  },
};
