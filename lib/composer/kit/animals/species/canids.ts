import { HOUSE } from '../../../palette/house';
import type { Mammal } from '../core/mammal';
import { variant } from './variant';

const { cream: CREAM, ink: INK } = HOUSE;

export const retriever: Mammal = {
  withersCm: 58,
  uprightCm: 105,
  build: {
    length: 112,
    depth: 50,
    waist: 38,
    croup: 3,
    neck: [36, 42, 40, 27],
    head: 26.5,
    headAngle: 10,
    fore: [26, 15, 9],
    hind: [38, 20, 9],
  },
  colors: { coat: '#e9ac4f', bib: '#f6cd86', white: '#f6cd86', ear: '#c98a3a', nose: INK },
  tail: 'feather',
  profile: { kind: 'snout', muzzle: 66, stop: 12, jaw: 28, ears: 'drop', open: true },
  face: {
    width: 46,
    height: 48,
    jaw: 30,
    brow: 32,
    ears: 'drop',
    muzzle: 'pad',
    muzzleWidth: 26,
    muzzleHeight: 22,
    eyes: [19, -8, 6.5],
  },
  upright: { headShare: 0.38, shoulder: 13, belly: 16, leg: 24, limb: 9 },
  curls: true,
};

const corgi = variant(retriever, {
  withersCm: 28,
  uprightCm: 70,
  build: {
    length: 175,
    depth: 66,
    waist: 60,
    croup: 2,
    neck: [42, 52, 56, 40],
    head: 44,
    headAngle: 6,
    fore: [36, 22, 17],
    hind: [54, 28, 17],
  },
  colors: { coat: '#e8873a', belly: CREAM, bib: CREAM, sock: CREAM, white: CREAM, ear: '#e8a59a' },
  tail: 'stub',
  profile: { muzzle: 58, stop: 10, jaw: 20, ears: 'bat', open: false },
  face: {
    width: 50,
    height: 42,
    jaw: 24,
    ears: 'bat',
    marks: 'blaze',
    muzzle: 'fox',
    eyes: [20, -4, 6.5],
  },
});

const dachshund = variant(retriever, {
  withersCm: 24,
  uprightCm: 65,
  build: {
    length: 230,
    depth: 66,
    waist: 56,
    croup: 4,
    neck: [50, 50, 50, 34],
    head: 40,
    fore: [34, 22, 16],
    hind: [50, 28, 16],
  },
  colors: { coat: '#7c3f2c', belly: '#a85a34', bib: '#a85a34', white: '#a85a34', ear: '#59282a' },
  tail: 'whip',
  profile: { muzzle: 95, stop: 8, jaw: 18, ears: 'long', open: false },
  face: { width: 42, ears: 'long' },
});

const greyhound = variant(retriever, {
  withersCm: 70,
  build: {
    length: 104,
    depth: 47,
    waist: 25,
    croup: 6,
    neck: [40, 52, 26, 17],
    head: 18.5,
    headAngle: 12,
    fore: [20, 10, 6],
    hind: [34, 13, 6],
  },
  colors: { coat: '#8d93b8', belly: '#d9dcec', bib: '#d9dcec', white: '#d9dcec', ear: '#747aa2' },
  tail: 'whip',
  profile: { muzzle: 105, stop: 6, jaw: 14, ears: 'rose', open: false },
  face: { width: 38, jaw: 20, ears: 'rose' },
  upright: { shoulder: 11, belly: 11 },
});

const dalmatian = variant(retriever, {
  withersCm: 58,
  build: {
    length: 106,
    depth: 48,
    waist: 35,
    croup: 4,
    neck: [36, 50, 33, 23],
    head: 22.5,
    headAngle: 8,
    fore: [22, 12, 8],
    hind: [34, 17, 8],
  },
  colors: { coat: '#fff3e2', bib: '#fff3e2', white: '#fff9f0', ear: INK, marking: INK },
  markings: 'spots',
  tail: 'whip',
  profile: { muzzle: 74, stop: 14, open: false },
});

const poodle = variant(retriever, {
  withersCm: 50,
  build: {
    length: 92,
    depth: 46,
    waist: 34,
    neck: [40, 66, 34, 24],
    head: 24,
    fore: [24, 16, 13],
    hind: [34, 19, 13],
  },
  colors: { coat: '#f3dfd2', bib: '#f3dfd2', white: '#fbeee6', ear: '#e2bfb0', marking: '#f3dfd2' },
  markings: 'fleece',
  tail: 'fluff',
  profile: { muzzle: 76, stop: 14, jaw: 14, open: false },
  face: { marks: 'wool' },
});

const husky = variant(retriever, {
  withersCm: 58,
  colors: {
    coat: '#6d7694',
    belly: CREAM,
    bib: CREAM,
    white: CREAM,
    sock: CREAM,
    ear: '#e8c9c2',
    tailTip: CREAM,
  },
  tail: 'brush',
  profile: { muzzle: 64, ears: 'prick', cheekTuft: 8, open: false },
  face: {
    width: 50,
    height: 46,
    jaw: 24,
    tuft: 6,
    ears: 'prick',
    marks: 'fox',
    muzzle: 'pad',
    muzzleWidth: 20,
    muzzleHeight: 18,
  },
});

const shepherd = variant(retriever, {
  withersCm: 62,
  build: { croup: 8, length: 118 },
  colors: {
    coat: '#c88a4e',
    white: '#d9a468',
    bib: '#d9a468',
    marking: '#3d2c33',
    ear: '#8a5638',
    mask: '#4b3238',
    tailTip: '#3d2c33',
  },
  markings: 'saddle',
  tail: 'brush',
  profile: { muzzle: 72, ears: 'prick', open: true },
  face: { ears: 'prick', width: 44 },
});

const pug = variant(retriever, {
  withersCm: 30,
  uprightCm: 70,
  build: {
    length: 118,
    depth: 60,
    waist: 52,
    neck: [30, 50, 52, 46],
    head: 42,
    headAngle: 2,
    fore: [30, 18, 13],
    hind: [42, 22, 13],
  },
  colors: { coat: '#e5c08d', bib: '#e5c08d', white: '#e5c08d', mask: '#4b3640', ear: '#4b3640' },
  tail: 'curl',
  profile: { muzzle: 26, stop: 18, jaw: 30, ears: 'fly', open: false },
  face: { width: 50, height: 44, jaw: 36, ears: 'fly', eyes: [22, -6, 8.5] },
});

const beagle = variant(retriever, {
  withersCm: 38,
  colors: {
    coat: '#c9783f',
    belly: CREAM,
    bib: CREAM,
    sock: CREAM,
    white: CREAM,
    marking: '#3d2c33',
    ear: '#a85c30',
    blaze: CREAM,
    tailTip: CREAM,
  },
  markings: 'saddle',
  tail: 'whip',
  profile: { muzzle: 66, ears: 'long', open: false },
  face: { ears: 'long', marks: 'blaze' },
});

const puppy = variant(retriever, {
  withersCm: 26,
  uprightCm: 60,
  build: {
    length: 116,
    depth: 58,
    waist: 50,
    neck: [26, 52, 46, 38],
    head: 46,
    headAngle: 4,
    fore: [30, 20, 17],
    hind: [40, 24, 17],
  },
  colors: { coat: '#d99a5b', bib: '#f6dcb8', belly: '#f6dcb8', white: '#f6dcb8', ear: '#a8653f' },
  tail: 'whip',
  profile: { muzzle: 40, stop: 14, jaw: 24, open: true },
  upright: { headShare: 0.46 },
});

const fox: Mammal = {
  withersCm: 40,
  uprightCm: 85,
  build: {
    length: 130,
    depth: 42,
    waist: 34,
    croup: 3,
    neck: [30, 30, 36, 26],
    head: 30,
    headAngle: 12,
    fore: [22, 12, 7.5],
    hind: [36, 17, 7.5],
  },
  colors: {
    coat: '#e8692c',
    belly: CREAM,
    bib: CREAM,
    sock: '#4a2348',
    white: CREAM,
    ear: '#4a2348',
    nose: INK,
    tailTip: CREAM,
  },
  tail: 'brush',
  profile: { kind: 'snout', muzzle: 72, stop: 12, jaw: 16, cheekTuft: 18, ears: 'prick' },
  face: {
    width: 50,
    height: 44,
    jaw: 15,
    brow: 30,
    cheek: 0.18,
    tuft: 12,
    ears: 'prick',
    marks: 'fox',
    muzzle: 'fox',
    eyes: [20, -4, 6.5],
  },
  upright: { headShare: 0.4, shoulder: 11, belly: 13.5, leg: 24, limb: 7.5 },
  curls: true,
};

const wolf = variant(fox, {
  withersCm: 78,
  uprightCm: 135,
  build: {
    length: 118,
    depth: 46,
    waist: 34,
    croup: 5,
    neck: [32, 26, 44, 30],
    head: 27,
    fore: [24, 13, 8.5],
    hind: [36, 18, 8.5],
  },
  colors: {
    coat: '#717a95',
    belly: '#d5d9e6',
    bib: '#d5d9e6',
    white: '#d5d9e6',
    sock: undefined,
    ear: '#4c5372',
    tailTip: '#4c5372',
  },
  profile: { muzzle: 78, jaw: 22, cheekTuft: 14 },
  face: { width: 48, jaw: 20, tuft: 14, muzzle: 'pad', muzzleWidth: 20, muzzleHeight: 20 },
});

export const CANIDS = {
  dog: retriever,
  retriever,
  corgi,
  dachshund,
  greyhound,
  dalmatian,
  poodle,
  husky,
  shepherd,
  pug,
  beagle,
  puppy,
  fox,
  'arctic-fox': variant(fox, {
    colors: {
      coat: '#eef2f8',
      belly: '#ffffff',
      bib: '#ffffff',
      white: '#ffffff',
      sock: '#d9e0ec',
      ear: '#c9d2e2',
      tailTip: '#ffffff',
    },
  }),
  wolf,
  coyote: variant(wolf, {
    withersCm: 60,
    colors: {
      coat: '#c39a6a',
      belly: '#f0dcbc',
      bib: '#f0dcbc',
      white: '#f0dcbc',
      ear: '#8a5f3f',
      tailTip: '#5a4036',
    },
  }),
} satisfies Record<string, Mammal>;
