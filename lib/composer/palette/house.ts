/**
 * The colours that everything in the kit is drawn from, in plain daylight. Hour, weather and haze come
 * afterwards, over the whole picture (`grade.ts`), brand colours in the finish. Few colours, used
 * everywhere, are what makes drawings by many hands look like one: take these by name and mix them
 * with `darker` and `lighter`; a colour of your own only where the thing itself demands it.
 */
export const HOUSE = {
  /** Darkest tone, in place of black: outlines of faces, tyres, screens. */
  ink: '#23264d',
  /** Lightest, in place of white on large areas. */
  cream: '#fff6ea',
  white: '#ffffff',
  // Saturated: cloth, paint, whatever carries the eye.
  coral: '#f2664f',
  mustard: '#f5b33f',
  green: '#2f8f78',
  navy: '#2d3263',
  blue: '#3f7fd1',
  sky: '#8fc7e8',
  pink: '#f29bb0',
  purple: '#6f5bb5',
  red: '#d9413b',
  orange: '#f08a3c',
  yellow: '#fbd25b',
  teal: '#2b8ca0',
  brown: '#8a5638',
  // What things are made of.
  leaf: '#3f9b63',
  leafDark: '#24694f',
  grass: '#6dbb74',
  wood: '#b9763f',
  woodDark: '#7d4a2c',
  woodLight: '#dcaa6e',
  stone: '#a9b0c0',
  stoneDark: '#747c94',
  rock: '#8b8fa6',
  brick: '#c5654a',
  plaster: '#f3e3cd',
  roof: '#c9553f',
  metal: '#bcc6d8',
  metalDark: '#6c7690',
  gold: '#f0b93f',
  glass: '#bfe3ef',
  water: '#4fa9cf',
  waterDark: '#2a79a8',
  snow: '#f4f8fd',
  sand: '#f3d9a4',
  soil: '#7b4d34',
  paper: '#fffaf2',
  asphalt: '#5d6388',
  rubber: '#2b2e52',
  leather: '#9a5a33',
  bread: '#e0a458',
  crust: '#b8732f',
  chocolate: '#5a3425',
  cheese: '#f7c64b',
  meat: '#b4533f',
  milk: '#fffaf0',
  fire: '#ff8a3c',
} as const;

export type HouseColor = keyof typeof HOUSE;

/** Skin, light to dark. */
export const SKINS = [
  '#f6cdb0',
  '#efb893',
  '#e9ab85',
  '#d08d63',
  '#a9694a',
  '#7c4a35',
  '#5b3427',
] as const;
export const HAIRS = {
  black: '#2a2230',
  brown: '#5a3a2c',
  auburn: '#8e4526',
  ginger: '#c8622d',
  blond: '#e3b45c',
  grey: '#b9b7c2',
  white: '#ece8e6',
} as const;
