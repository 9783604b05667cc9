/** The common hand in one place: what every picture of the house is drawn with. */

export * from './kit/columns.tsx';
export * from './kit/Picture.tsx';
export * from './kit/paths.ts';
export * from './kit/stone.tsx';
export * from './kit/trees.tsx';
export * from './kit/works.tsx';
