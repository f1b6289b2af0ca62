import type { Hex } from '@/lib/color/hex';
import type { PlanFurniture } from './plan-furniture';

/** Where a piece stands in its room: on a wall or in a corner, as shares of what is left, and its turn. */
export type Standing = readonly [piece: PlanFurniture, across: number, down: number];

export interface PlanRoom {
  name: string;
  /** What its width is beside those of others. */
  weight: number;
  floor: Hex;
  /** In the row of the living rooms, or in that of the bedrooms. */
  row: 'day' | 'night';
  pieces: readonly Standing[];
}

export const PLAN_ROOMS = {
  living: {
    name: 'Living room',
    weight: 2.1,
    floor: '#f3e2c8',
    row: 'day',
    pieces: [
      ['rug', 0.5, 0.5],
      ['sofa', 0.5, 1],
      ['coffeeTable', 0.5, 0.52],
      ['television', 0.5, 0],
      ['plant', 0, 0],
    ],
  },
  kitchen: {
    name: 'Kitchen',
    weight: 1.4,
    floor: '#e6edf2',
    row: 'day',
    pieces: [
      ['counter', 0, 1],
      ['fridge', 1, 1],
      ['dining', 0.5, 0.12],
    ],
  },
  dining: {
    name: 'Dining room',
    weight: 1.3,
    floor: '#f3e2c8',
    row: 'day',
    pieces: [
      ['dining', 0.5, 0.5],
      ['plant', 1, 0],
    ],
  },
  balcony: {
    name: 'Balcony',
    weight: 0.8,
    floor: '#dfe3d0',
    row: 'day',
    pieces: [
      ['plant', 0.1, 0],
      ['plant', 0.9, 1],
      ['coffeeTable', 0.5, 0.5],
    ],
  },
  garage: {
    name: 'Garage',
    weight: 1.4,
    floor: '#dcdde4',
    row: 'day',
    pieces: [['car', 0.5, 0.5]],
  },
  office: {
    name: 'Office',
    weight: 1.1,
    floor: '#efe6d6',
    row: 'night',
    pieces: [
      ['desk', 0.5, 0],
      ['shelf', 0.5, 1],
      ['plant', 1, 0.6],
    ],
  },
  bedroom: {
    name: 'Bedroom',
    weight: 1.5,
    floor: '#f6ead8',
    row: 'night',
    pieces: [
      ['doubleBed', 0.5, 1],
      ['bedside', 0.02, 1],
      ['bedside', 0.98, 1],
      ['wardrobe', 0, 0],
    ],
  },
  child: {
    name: 'Bedroom',
    weight: 1.2,
    floor: '#f6ead8',
    row: 'night',
    pieces: [
      ['singleBed', 0, 1],
      ['desk', 1, 0.94],
      ['shelf', 0, 0],
    ],
  },
  bathroom: {
    name: 'Bathroom',
    weight: 0.95,
    floor: '#d9ecf0',
    row: 'night',
    pieces: [
      ['bath', 0.5, 1],
      ['toilet', 0, 0],
      ['basin', 1, 0],
    ],
  },
} as const satisfies Record<string, PlanRoom>;

export type PlanRoomId = keyof typeof PLAN_ROOMS;

/** Words of a prompt for rooms, with how many there may be. */
export const PLAN_WORDS: readonly (readonly [room: PlanRoomId, words: RegExp, most: number])[] = [
  ['bedroom', /\bbed ?rooms?\b|schlafzimmer|chambres?|dormitorios?|quartos?|camere/i, 4],
  [
    'bathroom',
    /\bbath(?:room)?s?\b|badezimmer|\bbad\b|salles? de bains?|baños?|bagni?o?|banheiros?/i,
    3,
  ],
  ['kitchen', /\bkitchen\b|küche|cuisine|cocina|cucina|cozinha/i, 1],
  ['dining', /\bdining\b|esszimmer|salle à manger|comedor/i, 1],
  ['balcony', /\bbalcony|terrace|balkon|terrasse|balcón|terraza|balcone/i, 1],
  ['garage', /\bgarage|carport/i, 1],
  ['office', /\b(?:office|study|work ?room)\b|arbeitszimmer|bureau|despacho|studio di/i, 2],
];
