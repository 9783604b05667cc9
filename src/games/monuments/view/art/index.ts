/** All pictures of the game. */

export { BoardTexture } from '../../../../platform/ui/art/BoardTexture.tsx';
export { Divider, Laurel, MeanderStrip } from '../../../../platform/ui/art/Ornament.tsx';
export { CardBack } from './CardBack.tsx';
export type { PlayerColour } from './colours.ts';
export { colours } from './colours.ts';
export type { MonumentKey } from './hues.ts';
export { hues } from './hues.ts';
export type { Level } from './kit.tsx';
export { levelFor, MonumentArt } from './MonumentArt.tsx';
export { ColourMark, Pawn } from './Pawn.tsx';
export { PowerArt } from './PowerArt.tsx';
export type { CardSymbol } from './Symbol.tsx';
export { SymbolIcon } from './Symbol.tsx';
