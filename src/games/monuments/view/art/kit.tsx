/** The common hand in one place: everything a picture needs. */

export * from './kit/columns.tsx';
export * from './kit/Picture.tsx';
export * from './kit/panel.tsx';
export * from './kit/paths.ts';
export * from './kit/stone.tsx';
export * from './kit/trees.tsx';
export * from './kit/works.tsx';
