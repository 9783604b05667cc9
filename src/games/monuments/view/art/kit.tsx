/** The common hand in one place: the house's, and the panel behind a monument. */

export * from '../../../../platform/ui/art/kit.tsx';
export * from './kit/panel.tsx';
