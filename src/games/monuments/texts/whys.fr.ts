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
  'points-if-written': (value) =>
    `Les histoires d’autres couleurs pourraient y rapporter environ ${many(value, 'point')} de plus.`,
  'pages-now': (value) => `L’histoire compte ${many(value, 'page')}.`,
  'ladder-bonus': (value) => `Elle vaut ${many(value, 'point')} sur l’échelle, pour l’instant.`,
  'historian-in-time': (value) => `Il reste ${many(value, 'historien')} à placer à temps.`,
  'pages-run-out': (value) =>
    `On peut avoir ${many(value, 'page')} maintenant ; l’histoire d’un rival pourrait en laisser moins.`,
  'wait-for-pages': (value) => `Une histoire aurait ${many(value, 'page')} maintenant : mieux vaut attendre.`,
  'leaves-pages': (value) => `Ce coup laisse ${many(value, 'page')} de côté pour l’instant.`,
  'rivals-gain': (value) => `Écrire maintenant donnerait ${many(value, 'point')} aux rivaux.`,
  'cards-at-once': (value) => `Il pose ${many(value, 'carte')} en une action.`,
  'first-builder': () => 'Vous êtes alors le premier à y bâtir.',
  'second-builder': () => 'Vous êtes alors le second bâtisseur ; plus personne ne peut suivre.',
  majority: () => 'Il vous donne la majorité dans ce monument.',
  wakes: () => 'On pourra de nouveau écrire sur vos cartes de ce monument.',
  joins: (value) => `La carte rejoint ${many(value, 'carte')} de son monument dans votre main.`,
  completes: () => 'Avec cette carte, le monument peut être bâti.',
  'fits-own': () => 'La carte convient à l’un de vos monuments.',
  'makes-pair': (value) => `Elle forme une paire qui marquerait ${many(value, 'point')} en l’état.`,
  denies: (value) =>
    `${value < 2 ? 'Un rival qui y a bâti pourrait' : `${value} rivaux qui y ont bâti pourraient`} se servir de cette carte.`,
  'dead-cards': () => 'Vous ne pourrez jamais poser ces cartes : leurs monuments ont deux autres bâtisseurs.',
  'one-more-action': () => 'Il achète une quatrième action dans ce tour.',
  'colour-behind': () => 'Il sert votre couleur en retard, et c’est elle qui compte.',
  'power-card': (value) => `La carte pouvoir vaut ${many(value, 'point')} : 2 maintenant, et 3 si vous la gardez.`,
  'unknown-card': () => 'Rien dans la rangée ne vaut mieux que l’inconnu.',
  'nothing-better': () => 'Rien d’autre ne rapporte davantage.',
  'also-possible': () => 'Rien de particulier ne le place devant d’autres coups.',
};
