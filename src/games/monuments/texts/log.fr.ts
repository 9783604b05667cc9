import { MONUMENTS } from '../content/monuments.ts';
import type { LogTexts } from './log.en.ts';

const COLOURS = ['rouge', 'bleu', 'jaune', 'vert'];
const SYMBOLS = ['parchemins', 'navires', 'casques'];
const SYMBOL = ['parchemin', 'navire', 'casque'];
const POWERS = ['le Scribe', 'le Naute', 'le Héros'];
const FROM_ARTICLE: Readonly<Record<string, string>> = {
  akropolis: 'l’',
  babylon: '',
  petra: '',
  zeus: '',
  pyramids: 'les ',
  semiramis: 'les ',
};

const hero = (isHero: boolean): string => (isHero ? ' grâce au Héros, pour 1 point' : '');
const points = (count: number): string => (Math.abs(count) < 2 ? `${count} point` : `${count} points`);

export const log = {
  title: 'Journal',
  empty: 'Rien ne s’est encore passé.',
  turn: (turn) => `Tour ${turn}`,
  kind: { monument: 'Tour Monument', history: 'Tour Histoire' },
  look: (line) => `Voir la table après : ${line}`,
  lookAtChoice: (who, turn) => `Voir la table au début du tour ${turn}, ${who}`,
  looking: 'La table telle qu’elle était alors',
  backToNow: 'Revenir au présent',
  newest: 'Dernier coup',
  earlier: 'Tours précédents',
  seat: (number) => `Siège ${number}`,
  inColour: (name, colour) => `${name} (${COLOURS[colour] ?? '?'})`,
  colour: (colour) => COLOURS[colour] ?? '?',
  symbol: (symbol) => SYMBOL[symbol] ?? '?',
  power: (power) => POWERS[power] ?? '?',
  monument: (monument) => MONUMENTS[monument]?.fr ?? '?',
  theMonument: (monument) => {
    const { key, fr } = MONUMENTS[monument] ?? { key: '', fr: '?' };
    return `${FROM_ARTICLE[key] ?? 'le '}${fr}`;
  },
  card: (monument, value) => `${monument} ${value}`,
  list: (items) => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`),
  news: {
    chose: (who, kind) => `${who} choisit un tour ${kind === 'monument' ? 'Monument' : 'Histoire'}.`,
    drew: (who, card, isHero) => `${who} prend ${card} dans la rangée${hero(isHero)}.`,
    drewPile: (who, left, isHero) =>
      `${who} pioche une carte de la pile${hero(isHero)} ; ${left < 2 ? `il en reste ${left}` : `${left} restent`}.`,
    saw: (who, card) => `${who} voit ${card}.`,
    erected: (who, monument, values) => `${who} érige ${monument} avec ${values}.`,
    improved: (who, monument, values) => `${who} améliore ${monument} avec ${values}.`,
    restacked: (who, monument, values) =>
      `${who} améliore ${monument} et réordonne les cartes grâce au Scribe : ${values}.`,
    scored: (who, cards, symbol, count) =>
      `${who} marque les ${SYMBOLS[symbol] ?? '?'} avec ${cards} : ${points(count)}.`,
    bought: (who, cards) => `${who} achète une quatrième action avec ${cards}.`,
    claimed: (who, power, from) =>
      from === null
        ? `${who} prend ${POWERS[power] ?? '?'} à la banque : 2 points.`
        : `${who} prend ${POWERS[power] ?? '?'} à ${from} : 2 points.`,
    swapped: (who, give, take) => `${who} échange ${give} contre ${take} de la rangée grâce au Naute.`,
    wrote: (who, count, cards) =>
      `${who} écrit une histoire de ${count < 2 ? `${count} page` : `${count} pages`} : ${cards}.`,
    overflowed: (who, monument, count) => `Piste pleine pour ${monument} : ${points(count)} pour ${who}.`,
    refilled: (cards) => `La rangée est complétée : ${cards}.`,
    turn: (who) => `À ${who} de jouer.`,
    over: 'La rangée ne peut plus être complétée : la partie est terminée.',
  },
} satisfies LogTexts;
