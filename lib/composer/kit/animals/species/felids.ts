import { HOUSE } from '../../../palette/house';
import type { Mammal } from '../core/mammal';
import { variant } from './variant';

const { cream: CREAM, ink: INK } = HOUSE;
const PINK = '#e0807a';

const cat: Mammal = {
  withersCm: 26,
  uprightCm: 60,
  build: {
    length: 142,
    depth: 48,
    waist: 42,
    croup: 4,
    neck: [24, 50, 38, 34],
    head: 40,
    headAngle: 4,
    fore: [26, 16, 12],
    hind: [40, 22, 12],
  },
  colors: {
    coat: '#f0983f',
    belly: CREAM,
    bib: CREAM,
    white: CREAM,
    sock: CREAM,
    ear: '#e8a59a',
    nose: PINK,
    stripes: '#c9692a',
    marking: '#c9692a',
    tailTip: '#c9692a',
  },
  markings: 'stripes',
  tail: 'cat',
  profile: { kind: 'snout', muzzle: 22, stop: 16, jaw: 24, ears: 'small', whiskers: true },
  face: {
    width: 52,
    height: 43,
    jaw: 26,
    brow: 36,
    tuft: 4,
    cheek: 0.24,
    ears: 'prick',
    marks: 'tabby',
    muzzle: 'cat',
    muzzleWidth: 24,
    muzzleHeight: 20,
    eyes: [22, -4, 7.5],
    whiskers: true,
  },
  upright: { headShare: 0.44, shoulder: 11, belly: 14, leg: 20, limb: 8 },
  curls: true,
};

const plain = (coat: string, light: string, nose = PINK): Mammal['colors'] => ({
  coat,
  white: light,
  bib: light,
  ear: '#e8a59a',
  nose,
});

const lion = variant(cat, {
  withersCm: 110,
  uprightCm: 190,
  build: {
    length: 132,
    depth: 46,
    waist: 38,
    croup: 4,
    neck: [26, 40, 44, 36],
    head: 30,
    headAngle: 6,
    fore: [26, 16, 13],
    hind: [38, 20, 13],
  },
  colors: {
    coat: '#e9ac4f',
    belly: '#f6d59a',
    bib: '#f6d59a',
    white: '#f9e3b8',
    sock: undefined,
    ear: '#e9ac4f',
    earInner: '#b8683a',
    mane: '#a9542b',
    nose: '#8a4a3f',
    stripes: undefined,
    tailTip: undefined,
  },
  markings: 'none',
  tail: 'tuft',
  profile: { muzzle: 42, stop: 12, jaw: 34, ears: 'round', whiskers: false },
  face: {
    width: 46,
    height: 46,
    jaw: 30,
    tuft: 0,
    ears: 'round',
    marks: 'none',
    mane: 'lion',
    muzzle: 'pad',
    muzzleWidth: 28,
    muzzleHeight: 22,
    eyes: [19, -9, 6],
    whiskers: false,
  },
  upright: { headShare: 0.36, shoulder: 14, belly: 15, leg: 24, limb: 9 },
  mane: 'lion',
  curls: false,
});

const lioness = variant(lion, { withersCm: 100, mane: undefined, face: { mane: undefined } });

const tiger = variant(lioness, {
  colors: {
    coat: '#ef8a35',
    belly: CREAM,
    bib: CREAM,
    white: CREAM,
    ear: '#ef8a35',
    earInner: CREAM,
    stripes: INK,
    marking: INK,
    nose: PINK,
  },
  markings: 'stripes',
  tail: 'cat',
  face: { marks: 'tabby', tuft: 6, whiskers: true },
});

const leopard = variant(lioness, {
  withersCm: 68,
  uprightCm: 140,
  colors: {
    coat: '#efbb5c',
    belly: CREAM,
    bib: CREAM,
    white: CREAM,
    marking: '#5a3a3a',
    earInner: '#5a3a3a',
  },
  markings: 'rosettes',
  tail: 'cat',
});

export const FELIDS = {
  cat,
  'tabby-cat': variant(cat, {
    colors: { coat: '#8d93a8', stripes: '#5c6280', marking: '#5c6280', tailTip: '#5c6280' },
  }),
  'black-cat': variant(cat, {
    markings: 'none',
    colors: {
      ...plain('#3a3d5c', '#565a80'),
      belly: undefined,
      sock: undefined,
      tailTip: undefined,
      stripes: undefined,
      marking: undefined,
    },
    face: { marks: 'none' },
  }),
  'white-cat': variant(cat, {
    markings: 'none',
    colors: {
      ...plain('#fbf4ea', '#ffffff'),
      belly: '#ffffff',
      sock: undefined,
      tailTip: undefined,
      stripes: undefined,
    },
    face: { marks: 'none' },
  }),
  'siamese-cat': variant(cat, {
    markings: 'none',
    colors: {
      ...plain('#f0dfc8', '#f7ecdc'),
      mask: '#6a4a48',
      ear: '#6a4a48',
      sock: '#6a4a48',
      tailTip: '#6a4a48',
      stripes: undefined,
    },
    face: { marks: 'none' },
  }),
  kitten: variant(cat, {
    withersCm: 15,
    uprightCm: 40,
    build: { length: 128, depth: 52, waist: 48, head: 54, neck: [20, 56, 42, 38] },
    upright: { headShare: 0.5 },
  }),
  lion,
  lioness,
  tiger,
  leopard,
  panther: variant(leopard, {
    markings: 'none',
    colors: {
      coat: '#373a5a',
      belly: undefined,
      bib: undefined,
      white: '#4c5078',
      ear: '#373a5a',
      earInner: '#5c608a',
      marking: undefined,
      nose: INK,
    },
  }),
  cheetah: variant(leopard, {
    withersCm: 80,
    markings: 'spots',
    build: {
      length: 122,
      depth: 42,
      waist: 28,
      head: 24,
      neck: [32, 38, 32, 24],
      fore: [22, 12, 9],
      hind: [34, 16, 9],
    },
    colors: { coat: '#f2c46e' },
  }),
  lynx: variant(leopard, {
    withersCm: 60,
    uprightCm: 115,
    markings: 'spots',
    tail: 'stub',
    colors: { coat: '#cfa273', ear: '#5a3a3a' },
    profile: { ears: 'prick', cheekTuft: 16 },
    face: { ears: 'prick', tuft: 14 },
  }),
} satisfies Record<string, Mammal>;
