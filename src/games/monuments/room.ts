import { defineRoom } from '../../platform/room.ts';
import { facts } from './facts.ts';

/** The door of Monuments. Everything behind it is loaded when first asked for. */
export const monuments = defineRoom({
  ...facts,
  rules: async () => (await import('./rules/index.ts')).rules,
  notation: async () => (await import('./notation.ts')).notation,
  brain: async () => (await import('./bot/brain.ts')).brain,
  game: async (options) => (await import('./game.ts')).monumentsGame(options),
  table: async () => import('./view/Table.tsx'),
  rulesPage: async () => import('./view/rules/RulesPages.tsx'),
  cover: async () => import('./cover/Cover.tsx'),
  botTexts: async (language) => (await import('./botTexts.ts')).botTexts(language),
  texts: async (language) =>
    language === 'fr' ? (await import('./texts/fr.ts')).fr : (await import('./texts/en.ts')).en,
});
