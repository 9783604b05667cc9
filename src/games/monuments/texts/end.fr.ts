import type { EndTexts } from './end.en.ts';

const isOne = (count: number): boolean => Math.abs(count) < 2;
const points = (count: number): string => `${count} point${isOne(count) ? '' : 's'}`;

export const end = {
  sheet: 'Feuille de score',
  forecast: 'Si la partie finissait maintenant',
  forecastExplained:
    'Chaque ligne telle qu’elle compterait à cet instant. Marqueurs, pages et cartes peuvent encore bouger.',
  line: 'Ligne',
  points: 'Points',
  track: 'Piste de score',
  monuments: 'Monuments',
  noMonuments: 'Rien de construit',
  role: { sole: 'seul constructeur', main: 'constructeur principal', second: 'second constructeur' },
  box: (box) => `case ${box}`,
  histories: 'Histoires',
  noHistories: 'Rien d’écrit',
  history: (pages) => `${pages} page${isOne(pages) ? '' : 's'}`,
  bonus: (place) => `échelle, ${['première', 'deuxième', 'troisième'][place - 1] ?? place}`,
  unplaced: (count) => (isOne(count) ? '1 historien sans histoire' : `${count} historiens sans histoire`),
  powers: 'Cartes de pouvoir',
  total: 'Total',
  counts: 'Compte : le plus petit',
  countsBoth: 'Les deux sont égaux',
  resultOf: (name, result) => `${name} : ${result}`,
  won: (names) => `Victoire : ${names}`,
  wonTogether: (names) => `Victoire partagée : ${names}`,
  with: (count) => `avec ${points(count)}`,
  leads: (names) => `En tête : ${names}`,
  places: 'Classement',
  place: (place) => (place === 1 ? '1er' : `${place}e`),
  tie: {
    intro: (names, result) => `${names} : égalité à ${points(result)}.`,
    upper: (name, own, other) =>
      `Le plus grand des totaux supérieurs départage : ${name} en a ${own}, contre ${other}.`,
    monuments: (name, own, other) =>
      `Le nombre de monuments construits départage : ${own} pour ${name}, contre ${other}.`,
    longest: (name, own, other) =>
      `L’histoire la plus longue départage : ${own} page${isOne(own) ? '' : 's'} pour ${name}, contre ${other}.`,
    shared: 'Même nombre de monuments, même longueur d’histoire : la victoire est partagée.',
  },
  plot: 'Les scores au fil des tours',
  plotTotals: 'Total si la partie avait fini là',
  plotTrack: 'Points sur la piste de score',
  plotSummary: (name, least, most, last) => `${name} : entre ${least} et ${most}, ${last} à la fin.`,
  plotLoading: 'Le graphique se dessine…',
  axisTurns: 'tour',
  figures: 'Les chiffres en tableau',
  turn: 'Tour',
  rematch: 'Rejouer',
  backToTable: 'Revenir à la table',
  share: 'Partager le résultat',
  copied: 'Copié.',
  notCopied: 'La copie a échoué. Voici le texte :',
  resultTitle: 'Monuments, sur Agora',
} satisfies EndTexts;
