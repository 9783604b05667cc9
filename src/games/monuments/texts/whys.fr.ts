import type { LevelsTexts } from './whys.en.ts';

const points = (count: number): string => `${count} point${Math.abs(count) < 2 ? '' : 's'}`;

export const names = ['Imhotep', 'Hypatie', 'Vitruve', 'Sappho', 'Callicratès', 'Enheduanna'];

export const levels: LevelsTexts = {
  pupil: { name: 'Élève', explained: 'Connaît les règles, et compte beaucoup sur la chance.' },
  scribe: { name: 'Scribe', explained: 'Joue sainement, et regarde rarement plus loin.' },
  architect: { name: 'Architecte', explained: 'Réfléchit quelques coups à l’avance.' },
  historian: { name: 'Historien', explained: 'Réfléchit environ une seconde par tour, et n’oublie rien.' },
};

export const whys: Readonly<Record<string, (value: number) => string>> = {
  'points-now': (value) => `Ce coup rapporte ${points(value)} tout de suite.`,
};
