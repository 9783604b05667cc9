import { MonumentArt, type MonumentKey } from '../view/art/index.ts';
import styles from './Cover.module.css';

/** From the back of the scene to the front: what stands behind is small and pale. */
const SKYLINE: readonly (readonly MonumentKey[])[] = [
  ['pyramids', 'babylon', 'akropolis', 'semiramis', 'mausoleum'],
  ['pharos', 'artemision', 'kolossus', 'colosseum', 'zeus'],
];

/** A city that never was: the monuments of three thousand years on one shore. */
export function Cover() {
  return (
    <div className={styles['cover']} aria-hidden>
      <div className={styles['sun']} />
      {SKYLINE.map((monuments) => (
        <div key={monuments[0]} className={styles['line']}>
          {monuments.map((monument) => (
            <MonumentArt key={monument} monument={monument} level={5} bare className={styles['monument']} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** How the game introduces itself before any of it is loaded. */
export const words = {
  en: {
    name: 'Monuments',
    tagline:
      'Collect cards, raise the wonders of antiquity, and write histories that make the others’ monuments famous.',
  },
  fr: {
    name: 'Monuments',
    tagline:
      'Réunissez des cartes, élevez les merveilles de l’Antiquité, et écrivez des histoires qui rendent célèbres les monuments des autres.',
  },
} as const;
