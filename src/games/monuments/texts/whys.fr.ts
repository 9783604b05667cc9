import type { LevelsTexts } from './whys.en.ts';

const many = (count: number, what: string): string => `${count} ${what}${Math.abs(count) < 2 ? '' : 's'}`;

export const names = ['Imhotep', 'Hypatie', 'Vitruve', 'Sappho', 'Callicratès', 'Enheduanna'];

export const levels: LevelsTexts = {
  pupil: { name: 'Élève', explained: 'Connaît les règles, et compte beaucoup sur la chance.' },
  scribe: { name: 'Scribe', explained: 'Joue sainement, et regarde rarement plus loin.' },
  architect: { name: 'Architecte', explained: 'Réfléchit quelques coups à l’avance.' },
  historian: { name: 'Historien', explained: 'Réfléchit environ une seconde par tour, et n’oublie rien.' },
};

export const whys: Readonly<Record<string, (value: number) => string>> = {
  'points-now': (value) => `Ce coup rapporte ${many(value, 'point')} tout de suite.`,
  'rival-loses': (value) => `Un autre bâtisseur perd ${many(value, 'point')}.`,
  'points-if-written': (value) => `Les histoires des rivaux y rapporteraient environ ${many(value, 'point')}.`,
  'pages-now': (value) => `L’histoire compte ${many(value, 'page')}.`,
  'ladder-bonus': (value) => `Elle vaut ${many(value, 'point')} sur l’échelle, pour l’instant.`,
  'historian-in-time': (value) => `Il reste ${many(value, 'historien')} à placer à temps.`,
  'pages-run-out': (value) => `On peut avoir ${many(value, 'page')} maintenant, et guère plus ensuite.`,
  'wait-for-pages': (value) => `Une histoire n’aurait que ${many(value, 'page')} : mieux vaut attendre.`,
  'rivals-gain': (value) => `Écrire maintenant donnerait ${many(value, 'point')} aux rivaux.`,
  'cards-at-once': (value) => `Il pose ${many(value, 'carte')} en une action.`,
  'first-builder': () => 'Vous êtes alors le premier à y bâtir.',
  'second-builder': () => 'Vous êtes alors le second bâtisseur ; plus personne ne peut suivre.',
  majority: () => 'Il vous donne la majorité dans ce monument.',
  wakes: () => 'On pourra de nouveau écrire sur ce monument.',
  joins: (value) => `La carte rejoint ${many(value, 'carte')} de son monument dans votre main.`,
  completes: () => 'Avec cette carte, le monument peut être bâti.',
  'fits-own': () => 'La carte convient à l’un de vos monuments.',
  'makes-pair': (value) => `Elle forme une paire qui marquerait ${many(value, 'point')} maintenant.`,
  denies: (value) => `${value < 2 ? 'Un rival pourrait' : `${value} rivaux pourraient`} se servir de cette carte.`,
  'dead-cards': (value) =>
    value < 2 ? 'La carte ne sert guère à autre chose.' : 'Ces cartes ne servent guère à autre chose.',
  'one-more-action': () => 'Une quatrième action en vaut la peine.',
  'colour-behind': () => 'Il sert votre couleur en retard, et c’est elle qui compte.',
  'power-card': (value) => `La carte pouvoir vaut ${many(value, 'point')} : 2 maintenant, et 3 si vous la gardez.`,
  'unknown-card': () => 'Rien dans la rangée ne vaut mieux que l’inconnu.',
  'nothing-better': () => 'Rien d’autre ne rapporte davantage.',
  'only-choice': () => 'Il n’y a rien d’autre à faire.',
};
