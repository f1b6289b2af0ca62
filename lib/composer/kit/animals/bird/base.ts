import { HOUSE } from '../../../palette/house';
import type { Bird } from './bird';

const { cream: CREAM } = HOUSE;
export const BEAK = '#f0913d';

type Change = Partial<Omit<Bird, 'colors'>> & { colors?: Partial<Bird['colors']> };
export const variant = (base: Bird, change: Change): Bird => ({
  ...base,
  ...change,
  colors: { ...base.colors, ...change.colors },
});

export const songbird: Bird = {
  bodyCm: 11,
  frontCm: 15,
  posture: 26,
  depth: 66,
  neck: { line: '0,0 6,-16', widths: [56, 46] },
  head: 25,
  beak: 'cone',
  beakLength: 17,
  leg: 24,
  legWidth: 4,
  tail: 'wedge',
  front: 'round',
  colors: { coat: '#4f8fd6', belly: '#f9dcb4', wing: '#2f62ad', beak: BEAK, leg: '#7d4a2c' },
};

export const parrot = variant(songbird, {
  bodyCm: 22,
  frontCm: 32,
  posture: 52,
  depth: 52,
  neck: { line: '0,0 8,-18', widths: [48, 46] },
  head: 25,
  beak: 'hook',
  beakLength: 20,
  leg: 12,
  legWidth: 7,
  tail: 'long',
  colors: {
    coat: '#3f9b63',
    belly: '#fbd25b',
    wing: '#2f8f78',
    tip: '#3f7fd1',
    tail: '#3f7fd1',
    beak: '#4a4668',
    leg: '#747c94',
    ring: CREAM,
    head: '#3f9b63',
  },
});

export const waterfowl: Bird = variant(songbird, {
  bodyCm: 36,
  frontCm: 50,
  posture: 8,
  depth: 56,
  neck: { line: '0,0 10,-22 10,-44', widths: [40, 24, 24] },
  head: 17,
  beak: 'duck',
  beakLength: 26,
  leg: 22,
  legWidth: 6,
  tail: 'stub',
  colors: { coat: '#fbf4e6', belly: '#fffaf0', wing: '#ece2d2', beak: BEAK, leg: BEAK },
});

export const wader: Bird = variant(waterfowl, {
  bodyCm: 48,
  frontCm: 80,
  posture: 14,
  depth: 46,
  neck: { line: '0,0 16,-20 8,-50 18,-78', widths: [28, 15, 12, 12] },
  head: 13,
  beak: 'spear',
  beakLength: 40,
  leg: 92,
  legWidth: 4.5,
  tail: 'stub',
});

export const hen: Bird = variant(waterfowl, {
  bodyCm: 30,
  frontCm: 42,
  posture: 16,
  depth: 70,
  neck: { line: '0,0 8,-20 10,-34', widths: [52, 34, 26] },
  head: 16,
  beak: 'cone',
  beakLength: 12,
  leg: 26,
  legWidth: 5,
  tail: 'plume',
  crest: 'comb',
  colors: {
    coat: '#b8663a',
    belly: '#d58a52',
    wing: '#964d2e',
    tail: '#7a3c2a',
    head: '#c97a45',
    beak: '#f5b33f',
    leg: '#f5b33f',
    crest: '#d9413b',
  },
});

export const eagle: Bird = variant(parrot, {
  bodyCm: 52,
  frontCm: 80,
  posture: 44,
  depth: 54,
  head: 21,
  beakLength: 20,
  leg: 16,
  legWidth: 10,
  tail: 'wedge',
  colors: {
    coat: '#6a4636',
    belly: '#6a4636',
    wing: '#4f332c',
    tip: '#3d2826',
    head: '#fff6ea',
    tail: '#fff6ea',
    beak: '#f5b33f',
    leg: '#f5b33f',
    ring: undefined,
  },
});

export const penguin: Bird = variant(songbird, {
  bodyCm: 62,
  frontCm: 80,
  posture: 78,
  depth: 56,
  neck: { line: '0,0 4,-12', widths: [46, 42] },
  head: 23,
  beakLength: 24,
  leg: 5,
  legWidth: 10,
  tail: 'stub',
  rest: 'front',
  front: 'penguin',
  colors: {
    coat: '#2d3263',
    belly: CREAM,
    wing: '#20244c',
    head: '#2d3263',
    cheek: '#fff6ea',
    beak: BEAK,
    leg: BEAK,
  },
});
