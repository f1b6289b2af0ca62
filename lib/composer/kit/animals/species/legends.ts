import type { Mammal } from '../core/mammal';
import { CANIDS } from './canids';
import { FELIDS } from './felids';
import { HOOFED } from './hoofed';
import { SCALY } from './scaly';
import { variant } from './variant';
import { rabbit } from './wild-base';

const STONE = '#8f939f';

/** Beasts that tales put together from others, each with the mark that it is known by. */
export const LEGENDS = {
  hydra: variant(SCALY.dragon, {
    heads: 3,
    wings: undefined,
    build: { neck: [84, 62, 44, 24], head: 36, headAngle: 4 },
    colors: { coat: '#5a7f3f', belly: '#dfe0a0', bib: '#dfe0a0', mane: '#c9683a' },
  }),
  cerberus: variant(CANIDS.wolf, {
    heads: 3,
    withersCm: 130,
    build: { neck: [54, 44, 38, 28], depth: 54 },
    colors: {
      coat: '#3d3a4c',
      bib: '#5a5468',
      belly: '#5a5468',
      white: '#5a5468',
      ear: '#2c2a3a',
      tailTip: '#d9562e',
    },
  }),
  chimera: variant(FELIDS.lion, {
    heads: 2,
    wings: 'skin',
    withersCm: 125,
    tail: 'dragon',
    build: { neck: [46, 52, 44, 30] },
    colors: { coat: '#d9923f' },
    profile: { horns: 'dragon' },
    face: { horns: 'dragon' },
  }),
  kitsune: variant(CANIDS['arctic-fox'], {
    tails: 7,
    tailHang: -24,
    tailSize: 1.05,
    colors: { tailTip: '#e8643c', ear: '#e8643c', earInner: '#f5b39a' },
    face: { marks: 'fox' },
  }),
  jackalope: variant(rabbit, {
    profile: { horns: 'antlers' },
    face: { horns: 'antlers' },
    colors: { coat: '#b98a5c' },
  }),
  kelpie: variant(HOOFED.horse, {
    colors: { coat: '#3f7f86', mane: '#57b59a', white: '#7fc2b8', hoof: '#2a4f5c' },
  }),
  gargoyle: variant(SCALY['baby-dragon'], {
    withersCm: 60,
    mane: undefined,
    colors: {
      coat: STONE,
      belly: '#a9adb8',
      bib: '#a9adb8',
      white: '#a9adb8',
      mask: '#a9adb8',
      ear: '#747885',
      earInner: '#747885',
      mane: '#6c707d',
    },
  }),
} satisfies Record<string, Mammal>;
