/**
 * The cards of the box (RULES.md §1.1, §1.5, §1.6). To correct a card, change its word in `symbols` (values 1 to 9 in
 * order) or its entry in `barred`. Order and keys are for ever: card ids and replays depend on them.
 */
export const SYMBOLS = ['scroll', 'ship', 'helmet'] as const;

/** Power cards in the order of their symbols (RULES.md §8.1): the Scribe goes with scrolls, and so on. */
export const POWERS = ['scribe', 'naute', 'hero'] as const;

/** Colours in seating order: seat s plays colour s, and with two seats also colour s + 2 (RULES.md §2.3). */
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;

export const VALUES = 9;

/** Left out with two and with three seats (RULES.md §2.2, §2.3). */
export const SET_ASIDE = 'semiramis';

/** `barred`: the values that leave the game with three seats. */
export const MONUMENTS = [
  {
    key: 'akropolis',
    en: 'Akropolis',
    fr: 'Acropole d’Athènes',
    symbols: 'ship helmet scroll ship helmet scroll ship helmet scroll',
    barred: [5],
  },
  {
    key: 'artemision',
    en: 'Artemision',
    fr: 'Temple d’Artémis',
    symbols: 'helmet scroll ship helmet scroll ship helmet scroll ship',
    barred: [5],
  },
  {
    key: 'babylon',
    en: 'Babylon',
    fr: 'Babylone (porte d’Ishtar)',
    symbols: 'scroll ship helmet scroll ship helmet scroll ship helmet',
    barred: [5],
  },
  {
    key: 'bet-hamikdash',
    en: 'Bet Hamikdash',
    fr: 'Temple de Jérusalem',
    symbols: 'helmet scroll ship helmet scroll ship helmet scroll ship',
    barred: [5],
  },
  {
    key: 'colosseum',
    en: 'Colosseum',
    fr: 'Colisée',
    symbols: 'helmet scroll ship helmet scroll ship helmet scroll ship',
    barred: [5],
  },
  {
    key: 'kolossus',
    en: 'Colossus of Rhodes',
    fr: 'Colosse de Rhodes',
    symbols: 'ship helmet scroll ship helmet scroll ship helmet scroll',
    barred: [5],
  },
  {
    key: 'mausoleum',
    en: 'Mausoleum',
    fr: 'Mausolée d’Halicarnasse',
    symbols: 'helmet scroll ship helmet scroll ship helmet scroll ship',
    barred: [5],
  },
  {
    key: 'petra',
    en: 'Petra',
    fr: 'Pétra',
    symbols: 'ship helmet scroll ship helmet scroll ship helmet scroll',
    barred: [5],
  },
  {
    key: 'pharos',
    en: 'Pharos',
    fr: 'Phare d’Alexandrie',
    symbols: 'ship helmet scroll ship helmet scroll ship helmet scroll',
    barred: [5],
  },
  {
    key: 'pyramids',
    en: 'Pyramids',
    fr: 'Pyramides de Gizeh',
    symbols: 'scroll ship helmet scroll ship helmet scroll ship helmet',
    barred: [5],
  },
  {
    key: 'semiramis',
    en: 'Gardens of Semiramis',
    fr: 'Jardins de Sémiramis',
    symbols: 'scroll ship helmet scroll ship helmet scroll ship helmet',
    barred: [],
  },
  {
    key: 'zeus',
    en: 'Zeus of Olympia',
    fr: 'Zeus d’Olympie',
    symbols: 'scroll ship helmet scroll ship helmet scroll ship helmet',
    barred: [5],
  },
] as const;
