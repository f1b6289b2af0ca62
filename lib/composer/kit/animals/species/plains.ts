import { HOUSE } from '../../../palette/house';
import type { Mammal } from '../core/mammal';
import { CANIDS } from './canids';
import { FAR_OFF } from './far-off';
import { FELIDS } from './felids';
import { HOOFED } from './hoofed';
import { variant } from './variant';
import { WILD } from './wild';

const { cream: CREAM } = HOUSE;

/** Beasts of savannas and woods, by what sets them apart from their kin. */
export const PLAINS = {
  caracal: variant(FELIDS.lynx, {
    markings: 'none',
    tail: 'cat',
    colors: { coat: '#c9804a', ear: '#33303f', belly: '#f3dcc0', white: '#f6e6d0' },
    profile: { cheekTuft: 0 },
  }),
  serval: variant(FELIDS.cheetah, {
    withersCm: 56,
    uprightCm: 105,
    tail: 'cat',
    colors: { coat: '#e0b061' },
    profile: { ears: 'tall' },
    face: { ears: 'bat' },
  }),
  'maned-wolf': variant(CANIDS.fox, {
    withersCm: 88,
    uprightCm: 130,
    build: { length: 88, depth: 34, waist: 27, head: 29, fore: [16, 9, 6], hind: [22, 11, 6] },
    colors: { coat: '#c9703a', sock: '#33303f', mane: '#33303f', tailTip: CREAM },
    profile: { ears: 'tall' },
    face: { ears: 'bat' },
  }),
  oryx: variant(FAR_OFF.gazelle, {
    withersCm: 118,
    uprightCm: 190,
    build: { depth: 52, waist: 46 },
    markings: 'none',
    colors: {
      coat: '#c4b09c',
      belly: '#fbf4ea',
      bib: '#c4b09c',
      white: '#fbf4ea',
      sock: '#3a3540',
      ear: '#b39c86',
    },
  }),
  kudu: variant(FAR_OFF.gazelle, {
    withersCm: 135,
    uprightCm: 205,
    markings: 'stripes',
    build: { depth: 48, waist: 42 },
    colors: { coat: '#a5805f', marking: '#e9dac5', belly: '#c9a98a', sock: '#c9a98a' },
  }),
  wildebeest: variant(HOOFED.bull, {
    withersCm: 128,
    uprightCm: 185,
    markings: 'none',
    mane: 'bristle',
    tail: 'tuft',
    build: { depth: 54, waist: 42, croup: 10 },
    colors: {
      coat: '#6d6470',
      mask: '#3a3540',
      mane: '#2f2a35',
      ear: '#5a525e',
      belly: '#7a707c',
    },
  }),
  gibbon: variant(WILD.monkey, {
    withersCm: 52,
    uprightCm: 90,
    tail: 'none',
    colors: { coat: '#3f3a48', belly: '#4a4454', ear: '#3f3a48' },
  }),
  tamarin: variant(WILD.monkey, {
    withersCm: 18,
    uprightCm: 30,
    colors: { coat: '#d98a3c', belly: '#e8a45a', ear: '#c9782f' },
  }),
  dormouse: variant(WILD.mouse, {
    withersCm: 6,
    uprightCm: 11,
    tail: 'squirrel',
    colors: { coat: '#d99a55', belly: '#f8e6c8', white: '#f8e6c8', ear: '#d99a55' },
  }),
} satisfies Record<string, Mammal>;
