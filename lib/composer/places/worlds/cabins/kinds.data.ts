import type { Hex } from '@/lib/color/hex';

/** What one travels in, seen from inside: a line of windows in a wall, seats before it, and what is over them. */
export interface CabinKind {
  /** Daylight colours of the wall; the seed takes one. */
  walls: readonly [Hex, ...Hex[]];
  /** Of frames, rails and what is fixed to the wall. */
  trim: Hex;
  floor: Hex;
  /** Centimetres: width, height, from one to the next, upper edge over the floor, radius of corners. */
  window: { w: number; h: number; gap: number; up: number; radius: number };
  /** What passes by. */
  outlook: 'land' | 'town' | 'clouds' | 'depths' | 'stars' | 'peaks' | 'sea' | 'tunnel' | 'leaves';
  overhead:
    | 'racks'
    | 'lockers'
    | 'straps'
    | 'pipes'
    | 'cupboards'
    | 'lining'
    | 'panels'
    | 'beams'
    | 'rafters';
  /** Below the windows. */
  wainscot: 'plain' | 'planks' | 'rivets' | 'pads';
  curtains?: readonly [Hex, ...Hex[]];
  /** Poles from floor to ceiling, to hold on to. */
  hasPoles?: boolean;
  /** Centimetres from the floor to the ceiling. */
  ceilingCm: number;
}

export const CABIN_KINDS: Readonly<Record<string, CabinKind>> = {
  'train-cabin': {
    walls: ['#f3e6d6', '#e6ebf2', '#e3ecdf'],
    trim: '#8d9ab4',
    floor: '#8f97b8',
    window: { w: 158, h: 78, gap: 196, up: 176, radius: 11 },
    outlook: 'land',
    overhead: 'racks',
    wainscot: 'plain',
    curtains: ['#c9544a', '#3f7f8f', '#d9a13f'],
    ceilingCm: 232,
  },
  'tram-cabin': {
    walls: ['#eef0f4', '#f3ead8'],
    trim: '#e0b23f',
    floor: '#8a90a8',
    window: { w: 136, h: 88, gap: 152, up: 182, radius: 12 },
    outlook: 'town',
    overhead: 'straps',
    wainscot: 'plain',
    hasPoles: true,
    ceilingCm: 226,
  },
  'metro-cabin': {
    walls: ['#e3e9f2', '#eaeef0'],
    trim: '#aab4c8',
    floor: '#6f7896',
    window: { w: 126, h: 80, gap: 150, up: 178, radius: 12 },
    outlook: 'tunnel',
    overhead: 'straps',
    wainscot: 'plain',
    hasPoles: true,
    ceilingCm: 226,
  },
  'bus-cabin': {
    walls: ['#f2ead6', '#e8edf2'],
    trim: '#d98f3a',
    floor: '#7d86a3',
    window: { w: 138, h: 86, gap: 154, up: 180, radius: 14 },
    outlook: 'town',
    overhead: 'straps',
    wainscot: 'plain',
    hasPoles: true,
    ceilingCm: 222,
  },
  'plane-cabin': {
    walls: ['#eceff6'],
    trim: '#c3cbdc',
    floor: '#6f7ba8',
    window: { w: 36, h: 50, gap: 82, up: 164, radius: 17 },
    outlook: 'clouds',
    overhead: 'lockers',
    wainscot: 'plain',
    ceilingCm: 226,
  },
  'car-cabin': {
    walls: ['#d9d3cc', '#cfd3dc'],
    trim: '#5d6478',
    floor: '#4f566f',
    window: { w: 196, h: 70, gap: 226, up: 172, radius: 26 },
    outlook: 'town',
    overhead: 'lining',
    wainscot: 'plain',
    ceilingCm: 190,
  },
  'camper-cabin': {
    walls: ['#f3e3c6', '#eadcc4'],
    trim: '#b07a48',
    floor: '#b98a5f',
    window: { w: 150, h: 70, gap: 206, up: 172, radius: 12 },
    outlook: 'land',
    overhead: 'cupboards',
    wainscot: 'planks',
    curtains: ['#e08a6a', '#6fa08a', '#d9a13f'],
    ceilingCm: 214,
  },
  'submarine-cabin': {
    walls: ['#6f8a96', '#7d8f8a'],
    trim: '#c9a24f',
    floor: '#55606f',
    window: { w: 88, h: 88, gap: 146, up: 184, radius: 44 },
    outlook: 'depths',
    overhead: 'pipes',
    wainscot: 'rivets',
    ceilingCm: 224,
  },
  'station-cabin': {
    walls: ['#e9edf5'],
    trim: '#aeb9d0',
    floor: '#b7c0d6',
    window: { w: 96, h: 96, gap: 168, up: 190, radius: 48 },
    outlook: 'stars',
    overhead: 'panels',
    wainscot: 'pads',
    ceilingCm: 228,
  },
  'gondola-cabin': {
    walls: ['#e6e9ee'],
    trim: '#c9544a',
    floor: '#8a93ab',
    window: { w: 172, h: 116, gap: 188, up: 192, radius: 16 },
    outlook: 'peaks',
    overhead: 'lining',
    wainscot: 'plain',
    ceilingCm: 214,
  },
  'ship-cabin': {
    walls: ['#d8b184', '#e3d3b6'],
    trim: '#c9a24f',
    floor: '#9a6a44',
    window: { w: 74, h: 74, gap: 138, up: 176, radius: 37 },
    outlook: 'sea',
    overhead: 'beams',
    wainscot: 'planks',
    ceilingCm: 220,
  },
  'tree-house-interior': {
    walls: ['#d9b083', '#cfa274'],
    trim: '#8a5f3f',
    floor: '#b98a5f',
    window: { w: 112, h: 96, gap: 236, up: 196, radius: 6 },
    outlook: 'leaves',
    overhead: 'rafters',
    wainscot: 'planks',
    curtains: ['#d9704f', '#6fa08a', '#e0b04a'],
    ceilingCm: 232,
  },
};
