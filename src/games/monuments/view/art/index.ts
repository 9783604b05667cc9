/** All pictures of the game. */

export type { TextureKind, Theme } from '../../../../platform/ui/art/BoardTexture.tsx';
export { BoardTexture } from '../../../../platform/ui/art/BoardTexture.tsx';
export type { ComingGame } from '../../../../platform/ui/art/ComingArt.tsx';
export { ComingArt } from '../../../../platform/ui/art/ComingArt.tsx';
export { Logo, LogoMark } from '../../../../platform/ui/art/Logo.tsx';
export { Divider, Laurel, MeanderStrip } from '../../../../platform/ui/art/Ornament.tsx';
export { CardBack } from './CardBack.tsx';
export type { ColourMarkShape, ColourTones, PlayerColour } from './colours.ts';
export { colours } from './colours.ts';
export type { Hue, MonumentKey } from './hues.ts';
export { hues, monumentKeys } from './hues.ts';
export type { Level } from './kit.tsx';
export type { MonumentArtProps } from './MonumentArt.tsx';
export { levelFor, MonumentArt } from './MonumentArt.tsx';
export type { PawnProps } from './Pawn.tsx';
export { ColourMark, Pawn } from './Pawn.tsx';
export type { Power } from './PowerArt.tsx';
export { PowerArt } from './PowerArt.tsx';
export type { CardSymbol } from './Symbol.tsx';
export { SymbolIcon } from './Symbol.tsx';
