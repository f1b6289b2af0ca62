import type { Hex } from '@/lib/color/hex';
import { SPORT_GROUNDS } from './grounds-sports.data';
import { TALE_GROUNDS } from './grounds-tales';

/** A thing of the kit that belongs to a ground: which, where across, how deep, and its height where it is another. */
export type Prop = readonly [concept: string, x: number, depth: number, heightCm?: number];

/** What is behind a ground. */
export type Backdrop =
  'skyline' | 'trees' | 'conifers' | 'houses' | 'hills' | 'mountains' | 'sea' | 'clouds';
/** What is drawn on it. */
export type Marking =
  | 'bays'
  | 'court'
  | 'tennis'
  | 'ice'
  | 'runway'
  | 'slabs'
  | 'cobbles'
  | 'grass'
  | 'track'
  | 'diamond'
  | 'pitch'
  | 'pool'
  | 'earth'
  | 'planks';

export interface GroundSpec {
  floor: Hex;
  marking: Marking;
  back: readonly Backdrop[];
  props: readonly Prop[];
  /** Share of the height: where the ground begins. */
  horizon?: number;
}

const ASPHALT: Hex = '#7d839e';
const LAWN: Hex = '#6cb05c';
const SLAB: Hex = '#d9cdc0';
const EARTH: Hex = '#c39a6b';

/** Grounds that people have laid out: what lies on them, and what stands around. */
export const GROUNDS: Readonly<Record<string, GroundSpec>> = {
  ...SPORT_GROUNDS,
  ...TALE_GROUNDS,
  'parking-lot': {
    floor: ASPHALT,
    marking: 'bays',
    back: ['skyline', 'trees'],
    props: [
      ['van', 0.9, 0.22],
      ['car', 0.14, 0.2],
      ['street-lamp', 0.5, 0.14],
      ['car', 0.64, 0.22],
      ['taxi', 0.38, 0.24],
    ],
  },
  'gas-station': {
    floor: ASPHALT,
    marking: 'slabs',
    back: ['hills', 'trees'],
    props: [
      ['filling-roof', 0.62, 0.24, 520],
      ['fuel-pump', 0.48, 0.32, 190],
      ['fuel-pump', 0.76, 0.32, 190],
      ['billboard', 0.12, 0.2],
      ['car', 0.9, 0.44],
    ],
  },
  'front-yard': {
    floor: LAWN,
    marking: 'grass',
    back: ['trees'],
    props: [
      ['house', 0.72, 0.16],
      ['tree', 0.12, 0.2],
      ['fence', 0.22, 0.3],
      ['mailbox', 0.42, 0.42, 110],
      ['bush', 0.94, 0.32],
    ],
  },
  driveway: {
    floor: '#b9b6bd',
    marking: 'slabs',
    back: ['trees'],
    props: [
      ['modern-house', 0.7, 0.16],
      ['hedge', 0.14, 0.22],
      ['car', 0.84, 0.4],
      ['mailbox', 0.2, 0.44, 110],
    ],
  },
  suburb: {
    floor: LAWN,
    marking: 'runway',
    back: ['trees'],
    props: [
      ['house', 0.16, 0.12],
      ['victorian-house', 0.52, 0.12],
      ['cottage', 0.86, 0.13],
      ['tree', 0.34, 0.16],
      ['tree', 0.7, 0.16],
      ['mailbox', 0.28, 0.24, 110],
    ],
  },
  'frozen-lake': {
    floor: '#cfe4f2',
    marking: 'ice',
    back: ['mountains', 'conifers'],
    props: [
      ['snowy-conifer', 0.06, 0.1],
      ['snowy-conifer', 0.16, 0.06],
      ['snowy-conifer', 0.94, 0.1],
    ],
  },
  'construction-site': {
    floor: EARTH,
    marking: 'earth',
    back: ['skyline'],
    props: [
      ['crane', 0.84, 0.08],
      ['scaffolding', 0.62, 0.14],
      ['excavator', 0.2, 0.24],
      ['concrete-block', 0.88, 0.42, 60],
      ['traffic-cone', 0.06, 0.48, 70],
      ['traffic-cone', 0.38, 0.4, 70],
    ],
  },
  junkyard: {
    floor: EARTH,
    marking: 'earth',
    back: ['hills'],
    props: [
      ['crane', 0.88, 0.08],
      ['garbage-truck', 0.16, 0.16],
      ['oil-drum', 0.44, 0.24, 90],
      ['vintage-car', 0.72, 0.2],
      ['tin-can', 0.9, 0.4, 40],
      ['car', 0.62, 0.3],
    ],
  },
  shipyard: {
    floor: ASPHALT,
    marking: 'slabs',
    back: ['sea'],
    props: [
      ['cargo-ship', 0.6, 0.06],
      ['crane', 0.9, 0.12],
      ['crane', 0.12, 0.08],
      ['barrel', 0.84, 0.36, 90],
      ['anchor', 0.2, 0.4, 120],
    ],
  },
  cemetery: {
    floor: '#6f9a62',
    marking: 'grass',
    back: ['hills', 'conifers'],
    props: [
      ['bare-tree', 0.12, 0.14],
      ['gate', 0.52, 0.08],
      ['gravestone', 0.3, 0.18, 100],
      ['gravestone', 0.68, 0.18, 100],
      ['gravestone', 0.86, 0.2, 110],
      ['gravestone', 0.16, 0.34, 110],
      ['gravestone', 0.78, 0.36, 110],
      ['gravestone', 0.94, 0.44, 120],
    ],
  },
  zoo: {
    floor: '#d9c596',
    marking: 'slabs',
    back: ['trees'],
    props: [
      ['giraffe', 0.82, 0.12],
      ['elephant', 0.2, 0.14],
      ['flamingo', 0.58, 0.18, 140],
      ['palm', 0.42, 0.1],
      ['fence', 0.16, 0.28, 100],
      ['fence', 0.5, 0.28, 100],
      ['fence', 0.84, 0.28, 100],
    ],
  },
  'botanical-garden': {
    floor: LAWN,
    marking: 'grass',
    back: ['trees'],
    props: [
      ['glass-house', 0.68, 0.12],
      ['palm', 0.14, 0.16],
      ['monstera', 0.92, 0.4, 130],
      ['hibiscus', 0.26, 0.3, 70],
      ['rose', 0.4, 0.34, 60],
      ['sunflower', 0.84, 0.3, 120],
    ],
  },
  fairground: {
    floor: SLAB,
    marking: 'slabs',
    back: ['hills'],
    props: [
      ['ferris-wheel', 0.76, 0.08],
      ['circus-tent', 0.16, 0.1],
      ['carousel', 0.48, 0.16],
      ['food-truck', 0.94, 0.26],
      ['balloons', 0.06, 0.36, 160],
    ],
  },
  'amusement-park': {
    floor: SLAB,
    marking: 'slabs',
    back: ['trees'],
    props: [
      ['roller-coaster', 0.62, 0.06],
      ['ferris-wheel', 0.16, 0.08],
      ['carousel', 0.82, 0.18],
      ['balloons', 0.06, 0.36, 160],
    ],
  },
  'pumpkin-patch': {
    floor: '#a8874f',
    marking: 'earth',
    back: ['hills', 'trees'],
    props: [
      ['barn', 0.82, 0.1],
      ['scarecrow', 0.16, 0.2],
      ['hay-bale', 0.92, 0.34, 90],
      ['pumpkin', 0.34, 0.24, 44],
      ['pumpkin', 0.46, 0.28, 40],
      ['pumpkin', 0.58, 0.24, 44],
      ['pumpkin', 0.7, 0.3, 44],
      ['pumpkin', 0.08, 0.38, 44],
      ['pumpkin', 0.26, 0.42, 44],
      ['pumpkin', 0.8, 0.44, 44],
    ],
  },
  orchard: {
    floor: LAWN,
    marking: 'grass',
    back: ['hills'],
    props: [
      ['apple-tree', 0.08, 0.12],
      ['apple-tree', 0.3, 0.1],
      ['apple-tree', 0.54, 0.1],
      ['apple-tree', 0.78, 0.12],
      ['apple-tree', 0.96, 0.24],
      ['apple-tree', 0.02, 0.28],
      ['basket', 0.86, 0.44, 50],
      ['ladder', 0.72, 0.16, 240],
    ],
  },
  'sunflower-field': {
    floor: '#8fae4a',
    marking: 'grass',
    back: ['hills', 'trees'],
    props: [0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2, 3, 4, 5].map((column): Prop => [
        'sunflower',
        (column + (row % 2 ? 0.5 : 0.1)) / 5.6,
        0.08 + row * 0.1,
        150,
      ]),
    ),
  },
  'solar-farm': {
    floor: '#8fb35c',
    marking: 'grass',
    back: ['hills'],
    props: [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column): Prop => [
        'solar-panel',
        (column + 0.5) / 4,
        0.1 + row * 0.13,
        190,
      ]),
    ),
  },
  'wind-farm': {
    floor: '#8fb35c',
    marking: 'grass',
    back: ['hills'],
    props: [
      ['wind-turbine', 0.14, 0.1],
      ['wind-turbine', 0.5, 0.06],
      ['wind-turbine', 0.82, 0.14],
      ['wind-turbine', 0.94, 0.05],
      ['wind-turbine', 0.32, 0.05],
    ],
  },
  runway: {
    floor: ASPHALT,
    marking: 'runway',
    back: ['hills'],
    props: [
      ['plane', 0.68, 0.16],
      ['control-tower', 0.12, 0.08],
    ],
  },
  'roman-ruins': {
    floor: '#d9c08f',
    marking: 'slabs',
    back: ['hills'],
    props: [
      ['colosseum', 0.72, 0.06],
      ['ruins', 0.18, 0.16],
      ['cypress', 0.4, 0.1],
      ['obelisk', 0.9, 0.22],
      ['amphora', 0.08, 0.42, 80],
    ],
  },
  'ruined-city': {
    floor: '#9a8f86',
    marking: 'earth',
    back: ['skyline'],
    props: [
      ['ruins', 0.76, 0.1],
      ['ruins', 0.16, 0.14],
      ['vintage-car', 0.84, 0.3],
      ['bare-tree', 0.4, 0.12],
      ['oil-drum', 0.12, 0.4, 90],
      ['road-sign', 0.58, 0.22],
    ],
  },
  'castle-courtyard': {
    floor: '#b9a996',
    marking: 'cobbles',
    back: ['hills'],
    props: [
      ['castle', 0.56, 0.06],
      ['well', 0.18, 0.3],
      ['barrel', 0.88, 0.36, 90],
      ['hay-bale', 0.78, 0.26, 80],
    ],
  },
  poolside: {
    floor: '#e6d9c3',
    marking: 'slabs',
    back: ['sea', 'trees'],
    props: [
      ['palm', 0.1, 0.1],
      ['palm', 0.92, 0.12],
      ['swimming-pool', 0.54, 0.3, 190],
      ['parasol', 0.2, 0.24, 240],
      ['deck-chair', 0.26, 0.3, 90],
    ],
  },
  'geyser-field': {
    floor: '#d3c0a0',
    marking: 'earth',
    back: ['mountains', 'conifers'],
    props: [
      ['hot-spring', 0.7, 0.2, 160],
      ['steam', 0.7, 0.17, 700],
      ['boulder', 0.14, 0.28, 80],
    ],
  },
};
