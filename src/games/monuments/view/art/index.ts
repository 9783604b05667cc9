/** All pictures of the game. */

export type { TextureKind, Theme } from './BoardTexture.tsx';
export { BoardTexture, textureSvg, textureUri } from './BoardTexture.tsx';
export { CardBack } from './CardBack.tsx';
export type { ComingGame } from './ComingArt.tsx';
export { ComingArt } from './ComingArt.tsx';
export type { ColourMarkShape, ColourTones, PlayerColour } from './colours.ts';
export { colours } from './colours.ts';
export type { Hue, MonumentKey } from './hues.ts';
export { hues, monumentKeys } from './hues.ts';
export type { Level } from './kit.tsx';
export { Logo, LogoMark, Wordmark } from './Logo.tsx';
export type { MonumentArtProps } from './MonumentArt.tsx';
export { levelFor, MonumentArt } from './MonumentArt.tsx';
export { Divider, Laurel, MeanderStrip, meanderUri } from './Ornament.tsx';
export type { PawnProps } from './Pawn.tsx';
export { ColourMark, Pawn } from './Pawn.tsx';
export type { Power } from './PowerArt.tsx';
export { PowerArt } from './PowerArt.tsx';
export type { CardSymbol } from './Symbol.tsx';
export { SymbolIcon } from './Symbol.tsx';
