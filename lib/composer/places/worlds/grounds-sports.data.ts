import type { Hex } from '@/lib/color/hex';
import type { GroundSpec } from './grounds.data';

const LAWN: Hex = '#6cb05c';

/** Where games are played and skills are shown. */
export const SPORT_GROUNDS: Readonly<Record<string, GroundSpec>> = {
  'basketball-court': {
    floor: '#c9744f',
    marking: 'court',
    back: ['skyline', 'trees'],
    props: [
      ['basketball-hoop', 0.74, 0.24, 320],
      ['bench', 0.14, 0.16],
      ['street-lamp', 0.04, 0.12],
    ],
  },
  'tennis-court': {
    floor: '#4f8fa8',
    marking: 'tennis',
    back: ['trees'],
    props: [['bench', 0.12, 0.14]],
  },
  'running-track': {
    floor: '#c9604a',
    marking: 'track',
    back: ['skyline', 'trees'],
    props: [['bench', 0.88, 0.1]],
  },
  pool: {
    floor: '#e6d9c3',
    marking: 'pool',
    back: ['trees'],
    horizon: 0.4,
    props: [
      ['palm', 0.06, 0.04],
      ['parasol', 0.24, 0.07, 240],
      ['deck-chair', 0.34, 0.08, 90],
      ['deck-chair', 0.72, 0.08, 90],
    ],
  },
  'baseball-field': {
    floor: LAWN,
    marking: 'diamond',
    back: ['skyline', 'trees'],
    props: [['bench', 0.1, 0.08]],
  },
  'playing-field': {
    floor: LAWN,
    marking: 'pitch',
    back: ['hills', 'trees'],
    props: [['football-goal', 0.8, 0.1, 250]],
  },
  'agility-course': {
    floor: LAWN,
    marking: 'grass',
    back: ['trees'],
    props: [
      ['agility-tunnel', 0.84, 0.16],
      ['agility-frame', 0.18, 0.16],
      ['slalom-poles', 0.5, 0.06],
    ],
  },
  'ice-rink': {
    floor: '#dcebf5',
    marking: 'ice',
    back: ['houses', 'conifers'],
    props: [
      ['snowy-conifer', 0.1, 0.08],
      ['snowy-conifer', 0.92, 0.08],
      ['street-lamp', 0.3, 0.06],
    ],
  },
  'skate-park': {
    floor: '#b9bccb',
    marking: 'slabs',
    back: ['skyline', 'trees'],
    props: [
      ['skate-ramp', 0.76, 0.26, 210],
      ['skate-ramp', 0.18, 0.16, 170],
      ['street-lamp', 0.46, 0.08],
    ],
  },
  'golf-course': {
    floor: LAWN,
    marking: 'grass',
    back: ['hills', 'trees'],
    props: [
      ['golf-flag', 0.7, 0.3, 210],
      ['tree', 0.12, 0.12],
      ['bush', 0.9, 0.16],
    ],
  },
};
