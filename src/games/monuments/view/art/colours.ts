/** The four player colours. Every one also has a mark of its own (see ColourMark), so that colour is never alone. */

export type PlayerColour = 'red' | 'blue' | 'yellow' | 'green';
export type ColourMarkShape = 'triangle' | 'circle' | 'square' | 'wave';

export interface ColourTones {
  base: string;
  light: string;
  dark: string;
  /** Text in this colour on the theme's ground, at least 4.5:1. */
  ink: string;
  /** Text and mark upon `base`, at least 4.5:1. */
  on: string;
}

export const colours: Record<PlayerColour, { mark: ColourMarkShape; day: ColourTones; night: ColourTones }> = {
  red: {
    mark: 'triangle',
    day: { base: '#b4472a', light: '#f3d3c4', dark: '#752812', ink: '#8f3218', on: '#fff6e6' },
    night: { base: '#ba4b2b', light: '#4a2117', dark: '#7d2c16', ink: '#f0a184', on: '#fff8ec' },
  },
  blue: {
    mark: 'circle',
    day: { base: '#25488c', light: '#d3def2', dark: '#142a58', ink: '#203f7c', on: '#fff6e6' },
    night: { base: '#3763b3', light: '#1c2a47', dark: '#1b376f', ink: '#a5c2f5', on: '#fff8ec' },
  },
  yellow: {
    mark: 'square',
    day: { base: '#e0ac3a', light: '#f8e9c0', dark: '#8f6512', ink: '#765008', on: '#2a1d05' },
    night: { base: '#e8b84a', light: '#43351a', dark: '#94691a', ink: '#f2cf7a', on: '#2a1d05' },
  },
  green: {
    mark: 'wave',
    day: { base: '#2b7356', light: '#cfe8db', dark: '#174635', ink: '#1f5f46', on: '#fff6e6' },
    night: { base: '#2f7f5f', light: '#1b3a2d', dark: '#1a4c39', ink: '#8fd4b4', on: '#fff8ec' },
  },
};
