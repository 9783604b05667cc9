import { C } from '../../../../../platform/ui/art/kit/paths.ts';

/** Black-figure painting: clay ground, black glaze, incised lines; added white and gold are the palette's. */
export const CLAY = '#cf7440';
export const INCISE = '#e9a878';
export const K = C.black;
