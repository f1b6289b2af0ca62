import { HOUSE } from '../../../palette/house';
import type { Mammal } from '../core/mammal';
import { BREEDS } from './breeds';
import { CANIDS } from './canids';
import { FAR_OFF } from './far-off';
import { FELIDS } from './felids';
import { HOOFED } from './hoofed';
import { SCALY } from './scaly';
import { variant } from './variant';
import { WILD } from './wild';

const { cream: CREAM, ink: INK } = HOUSE;

/** Cats and dogs by their coats, ears and faces. */
const HOUSE_PETS = {
  'calico-cat': variant(FELIDS.cat, {
    markings: 'patches',
    colors: {
      coat: '#fbf4ea',
      white: '#fbf4ea',
      bib: '#fbf4ea',
      belly: '#fbf4ea',
      sock: '#fbf4ea',
      stripes: '#e58f3f',
      marking: '#e58f3f',
      ear: '#3a3d5c',
      earInner: '#e8a59a',
      tailTip: '#3a3d5c',
    },
  }),
  'tuxedo-cat': variant(FELIDS['black-cat'], {
    colors: { coat: '#33354f', white: CREAM, bib: CREAM, belly: CREAM, sock: CREAM },
    face: { marks: 'blaze' },
  }),
  'maine-coon': variant(FELIDS['tabby-cat'], {
    withersCm: 36,
    build: { depth: 56, waist: 54, neck: [22, 46, 60, 50] },
    colors: {
      coat: '#9a7a5a',
      stripes: '#5f4636',
      marking: '#8f6f50',
      tailTip: '#5f4636',
      bib: '#e3cfae',
      white: '#e3cfae',
      belly: '#c9ae8a',
    },
    tail: 'brush',
    tailSize: 1.3,
    markings: 'shaggy',
    profile: { cheekTuft: 18, ears: 'prick' },
    face: { tuft: 14, width: 56 },
  }),
  'bengal-cat': variant(FELIDS.cat, {
    markings: 'rosettes',
    colors: { coat: '#dca05a', marking: '#5f4030', stripes: '#5f4030', tailTip: '#5f4030' },
  }),
  'british-shorthair': variant(FELIDS['white-cat'], {
    build: { depth: 54, waist: 50, head: 44 },
    colors: {
      coat: '#8089a5',
      white: '#a3abc2',
      bib: '#a3abc2',
      belly: '#a3abc2',
      ear: '#8089a5',
      earInner: '#c9a5a5',
    },
    face: { width: 58 },
  }),
  'shih-tzu': variant(BREEDS['yorkshire-terrier'], {
    withersCm: 24,
    colors: {
      coat: '#fbf4ea',
      bib: CREAM,
      white: CREAM,
      belly: CREAM,
      sock: CREAM,
      ear: '#b9763f',
      tailTip: '#b9763f',
      marking: '#e3c39a',
    },
    markings: 'shaggy',
    hair: 3,
    tail: 'plume',
    profile: { muzzle: 22, stop: 20, ears: 'drop', hair: ['beard', 'bow'] },
    face: { hair: ['beard', 'bow'], ears: 'drop', tuft: 14 },
  }),
  maltese: variant(BREEDS['yorkshire-terrier'], {
    colors: {
      coat: '#fdfaf5',
      bib: '#ffffff',
      white: '#ffffff',
      belly: '#ffffff',
      sock: '#ffffff',
      ear: '#ece4da',
    },
    tail: 'plume',
    hair: 3,
    profile: { ears: 'drop', hair: ['beard', 'bow'] },
    face: { hair: ['beard', 'bow'], ears: 'drop', tuft: 16 },
  }),
  'chow-chow': variant(BREEDS.samoyed, {
    withersCm: 50,
    build: { depth: 62, waist: 58, neck: [22, 42, 76, 60], head: 42, fore: [30, 20, 15] },
    colors: {
      coat: '#c9763f',
      belly: '#e0a068',
      bib: '#dd9a5f',
      white: '#dd9a5f',
      sock: '#c9763f',
      ear: '#a85c30',
      tailTip: '#e8b888',
    },
    profile: { muzzle: 34, stop: 16, cheekTuft: 24, ears: 'round' },
    face: { ears: 'round', width: 60 },
  }),
  'cocker-spaniel': variant(CANIDS.retriever, {
    withersCm: 38,
    colors: {
      coat: '#b5622f',
      bib: '#cf7f48',
      white: '#cf7f48',
      belly: '#cf7f48',
      ear: '#8a4522',
      tailTip: '#cf7f48',
    },
    tail: 'stub',
    markings: 'shaggy',
    hair: 1.6,
    profile: { ears: 'lop', open: false, muzzle: 54, stop: 18 },
    face: { ears: 'long' },
  }),
  'basset-hound': variant(CANIDS.beagle, {
    withersCm: 30,
    build: {
      length: 186,
      depth: 82,
      waist: 70,
      neck: [26, 34, 54, 44],
      head: 64,
      headAngle: 16,
      fore: [40, 32, 26],
      hind: [46, 32, 24],
    },
    colors: { ear: '#8a4f2c' },
    profile: { ears: 'lop', jaw: 36, muzzle: 56, stop: 16, hair: ['jowls'] },
    face: { hair: ['jowls'], ears: 'long' },
  }),
  'bernese-mountain-dog': variant(BREEDS['saint-bernard'], {
    withersCm: 66,
    colors: { coat: '#2f2a35', bib: CREAM, sock: '#b9703a', ear: '#231f29', marking: '#b9703a' },
  }),
} satisfies Record<string, Mammal>;

/** Farm animals, young ones, and the wild kin that are often taken for another. */
const BEASTS = {
  'highland-cow': variant(HOOFED['brown-cow'], {
    markings: 'shaggy',
    hair: 1.8,
    withersCm: 115,
    build: { depth: 62, waist: 58 },
    colors: {
      coat: '#c9703a',
      marking: '#b5602f',
      ear: '#b5602f',
      mask: '#e3b08a',
      mane: '#d98546',
    },
    mane: 'crest',
    face: { hair: ['fringe'], horns: 'wide', tuft: 22, mane: 'forelock' },
    profile: { horns: 'wide', hair: ['fringe'] },
  }),
  calf: variant(HOOFED.cow, {
    withersCm: 80,
    build: { length: 96, depth: 40, waist: 36, head: 42, neck: [34, 36, 38, 28] },
    profile: { horns: 'none' },
    face: { horns: 'none' },
  }),
  foal: variant(HOOFED.horse, {
    withersCm: 95,
    build: {
      length: 84,
      depth: 32,
      waist: 29,
      neck: [46, 56, 28, 20],
      head: 34,
      fore: [18, 11, 8],
      hind: [26, 13, 8],
    },
    colors: { coat: '#c08a5a', mane: '#7d5638', ear: '#c08a5a', mask: '#a8734a' },
    mane: 'bristle',
    tailSize: 0.6,
  }),
  palomino: variant(HOOFED.horse, {
    colors: { coat: '#dfa54f', mane: '#fdf3dc', ear: '#dfa54f', mask: '#e8bd7a', sock: CREAM },
  }),
  'water-buffalo': variant(HOOFED.bull, {
    colors: { coat: '#565a70', mask: '#747a92', ear: '#565a70', mane: '#3f4258' },
    profile: { horns: 'ram' },
    face: { horns: 'ram' },
  }),
  okapi: variant(HOOFED.horse, {
    withersCm: 140,
    build: { length: 92, croup: 12, neck: [56, 58, 34, 20], head: 30 },
    colors: {
      coat: '#6a3f35',
      mask: '#d9cfc9',
      ear: '#6a3f35',
      earInner: '#d9b0a5',
      sock: '#f3ece4',
      mane: '#4a2c28',
      belly: '#5a352d',
    },
    mane: 'bristle',
    tail: 'tuft',
    profile: { ears: 'leaf' },
    face: { ears: 'leaf' },
  }),
  tapir: variant(FAR_OFF.aardvark, {
    withersCm: 95,
    build: { depth: 60, waist: 58, neck: [28, 12, 48, 38], head: 34 },
    markings: 'saddle',
    colors: {
      coat: '#34354a',
      marking: '#eef0f3',
      ear: '#34354a',
      white: '#4a4c66',
      belly: '#34354a',
    },
    tail: 'stub',
    profile: { muzzle: 84, ears: 'round' },
    face: { ears: 'round' },
  }),
  warthog: variant(HOOFED.boar, {
    withersCm: 70,
    mane: 'horse',
    build: { head: 54, neck: [24, 6, 54, 46] },
    colors: { coat: '#8d6f62', mask: '#a58476', mane: '#5a3a2c' },
    tail: 'tuft',
  }),
  mandrill: variant(FAR_OFF.baboon, {
    colors: {
      coat: '#6d6a4f',
      white: '#7fa5dc',
      mask: '#d9413b',
      belly: '#d9cfae',
      ear: '#d9a08a',
      sock: '#4a4638',
      bib: '#f0b93f',
    },
  }),
  'fennec-fox': variant(CANIDS.fox, {
    withersCm: 20,
    uprightCm: 48,
    colors: {
      coat: '#ecc98f',
      belly: CREAM,
      bib: CREAM,
      white: CREAM,
      sock: '#ecc98f',
      ear: '#ecc98f',
      earInner: '#f2b5a0',
      tailTip: '#5a4036',
    },
    build: { head: 50 },
    profile: { ears: 'tall', muzzle: 40 },
    face: { ears: 'bat' },
  }),
  'honey-badger': variant(WILD.badger, {
    markings: 'saddle',
    colors: {
      coat: '#2f2a35',
      marking: '#d9d6da',
      white: '#d9d6da',
      mask: '#2f2a35',
      belly: '#2f2a35',
      ear: '#2f2a35',
      stripes: undefined,
      patch: undefined,
      sock: '#2f2a35',
    },
    profile: { bands: false },
    face: { marks: 'none' },
  }),
  wallaby: variant(WILD.kangaroo, {
    withersCm: 48,
    uprightCm: 85,
    build: { head: 32 },
    colors: { coat: '#8d8290', ear: '#8d8290', sock: '#4a4450' },
  }),
  quokka: variant(WILD.kangaroo, {
    withersCm: 30,
    uprightCm: 50,
    build: { depth: 62, waist: 62, head: 44, neck: [22, 50, 44, 36] },
    colors: { coat: '#a8805a', ear: '#a8805a' },
    profile: { ears: 'round', muzzle: 40 },
    face: { ears: 'round', width: 54 },
  }),
  iguana: variant(SCALY.lizard, {
    withersCm: 14,
    uprightCm: 40,
    mane: 'ridge',
    profile: { kind: 'round-scaly' },
    tailSize: 1.2,
    markings: 'stripes',
    colors: {
      coat: '#6fae4f',
      marking: '#4a7f3f',
      mane: '#3f6f45',
      belly: '#d3e3a0',
      bib: '#d3e3a0',
    },
  }),
  'komodo-dragon': variant(SCALY.lizard, {
    withersCm: 38,
    uprightCm: 110,
    build: { length: 240, neck: [40, 14, 56, 44], head: 56 },
    colors: { coat: '#7f7668', belly: '#b9ad94', white: '#b9ad94' },
    profile: { muzzle: 84 },
  }),
  newt: variant(SCALY.lizard, {
    withersCm: 4,
    markings: 'spots',
    colors: { coat: '#8a5a3c', marking: '#5a3425', belly: '#f08a3c', white: '#f08a3c' },
  }),
  'poison-dart-frog': variant(SCALY.frog, {
    withersCm: 3,
    markings: 'spots',
    colors: { coat: '#2f6fd9', marking: '#1c2650', belly: '#2f6fd9', white: '#4f8fe8', mask: INK },
  }),
} satisfies Record<string, Mammal>;

export const MORE_KINDS = { ...HOUSE_PETS, ...BEASTS };
