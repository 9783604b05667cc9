/** The pictures of the house itself; the games draw their own. */

export type { TextureKind, Theme } from './BoardTexture.tsx';
export { BoardTexture, textureUri } from './BoardTexture.tsx';
export type { ComingGame } from './ComingArt.tsx';
export { ComingArt } from './ComingArt.tsx';
export { Logo, LogoMark } from './Logo.tsx';
export { Divider, Laurel, MeanderStrip } from './Ornament.tsx';
