import type { PracticeTexts } from './en.ts';

const percent = new Intl.NumberFormat('fr', { style: 'percent', maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat('fr', { signDisplay: 'exceptZero', maximumFractionDigits: 1 });

export const fr: PracticeTexts = {
  title: (game) => `S’entraîner à ${game}`,
  rivals: 'Contre combien ?',
  rivalCount: (rivals) => (rivals === 1 ? '1 robot' : `${rivals} robots`),
  level: 'De quelle force ?',
  levelNote: 'Ils ne voient rien de plus que quelqu’un assis à leur place.',
  levelLine: (name, explained) => `${name} : ${explained}`,
  mixed: 'Chacun selon mon choix',
  levelOf: (name) => `Niveau de ${name}`,
  pace: 'Leur rythme',
  paces: { calm: 'Calme', brisk: 'Soutenu', swift: 'Rapide' },
  thinksLonger: 'Réfléchir plus longtemps',
  thinksLongerNote: 'Les plus forts prennent alors environ quatre secondes par tour.',
  start: 'Commencer',
  person: 'Une personne',
  whoOf: (seat) => `Qui joue la place ${seat}`,
  bar: {
    label: 'Robots',
    thinking: (name) => `${name} réfléchit`,
    at: (name, level) => `${name}, ${level}`,
    skip: 'Passer',
    skipNote: 'Sans pause jusqu’au tour d’une personne',
    yours: (name) => `${name}, c’est à vous.`,
  },
  hint: {
    open: 'Conseil',
    title: 'Que feriez-vous ?',
    thinking: 'Réflexion en cours…',
    stop: 'Arrêter',
    close: 'Fermer le conseil',
    chance: (share) => `gagne à ${percent.format(share)}`,
    margin: (margin) => `${signed.format(margin).replace('-', '−')} point${Math.abs(margin) < 2 ? '' : 's'}`,
    figures: 'Chance de gagner, et avance attendue sur le meilleur rival',
    afterwards: (moves) => `puis : ${moves.join(' ; ')}`,
    only: 'Il n’y a rien d’autre à faire :',
    play: 'Jouer ce coup',
    best: 'Meilleur',
    failed: 'Pas de conseil pour le moment. Veuillez réessayer.',
    refused: 'Ce coup n’a pas pu être joué. Veuillez réessayer.',
    note: 'Une partie avec conseils est signalée comme telle.',
    noteOnline: 'À cette table, chacun peut demander conseil. Ce que vous demandez reste dans votre navigateur.',
  },
  assisted: 'Dans cette partie, on a demandé des conseils, ou repris des coups au-delà de ce que permet l’annulation.',
};
