/** The pictures of the house itself; the games draw their own. */

export { BoardTexture } from './BoardTexture.tsx';
export type { ComingGame } from './ComingArt.tsx';
export { ComingArt } from './ComingArt.tsx';
export { Logo, LogoMark } from './Logo.tsx';
export { Divider, MeanderStrip } from './Ornament.tsx';
