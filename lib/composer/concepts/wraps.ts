/** What winds about things or lies all over them, and how each is drawn there. */

export type WindingStyle = 'leafy' | 'lights' | 'band' | 'rope' | 'snake';

/** Long and limp things that wind about a trunk, a column or a post. */
export const WINDING: Readonly<Record<string, WindingStyle>> = {
  ivy: 'leafy',
  'fairy-lights': 'lights',
  rope: 'rope',
  lasso: 'rope',
  chains: 'rope',
  cable: 'rope',
  thread: 'rope',
  yarn: 'rope',
  ribbon: 'band',
  scarf: 'band',
  plaster: 'band',
  bunting: 'band',
  snake: 'snake',
  'tape-measure': 'band',
  belt: 'band',
  bracelet: 'band',
};

/** Colours of these where none is told; of others the picture decides. */
export const WRAP_COLORS: Readonly<Record<string, string>> = {
  rope: '#b98a4e',
  lasso: '#b98a4e',
  chains: '#8a93a8',
  snake: '#5d9b4a',
  'tape-measure': '#f2c14e',
  belt: '#7a4a2b',
  plaster: '#f4ead8',
  towel: '#8fc7e8',
  blanket: '#f2b8a2',
};
