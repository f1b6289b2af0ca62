import type { Hex } from '@/lib/color/hex';

/** A room of a house that is cut open: its wall, how high up it usually is, and what stands in it from left to right. */
export interface CutawayRoom {
  wall: Hex;
  /** 0 on the ground, 2 under the roof. */
  up: number;
  /** Where its window is, as a share of its width. */
  window: number;
  things: readonly string[];
}

export const CUTAWAY_ROOMS: Readonly<Record<string, CutawayRoom>> = {
  cellar: { wall: '#b9a89a', up: -1, window: 0.85, things: ['barrel', 'crate', 'wine-bottle'] },
  garage: { wall: '#c9cdd6', up: 0, window: 0.85, things: ['toolbox', 'bicycle', 'ladder'] },
  kitchen: { wall: '#cfe6dc', up: 0, window: 0.68, things: ['fridge', 'stove', 'table', 'chair'] },
  'living-room': {
    wall: '#f6dcc4',
    up: 0.1,
    window: 0.3,
    things: ['floor-lamp', 'sofa', 'potted-plant'],
  },
  'dining-room': { wall: '#f3e6c8', up: 0.2, window: 0.5, things: ['chair', 'table', 'cabinet'] },
  laundromat: {
    wall: '#d3e3f0',
    up: 0,
    window: 0.7,
    things: ['washing-machine', 'laundry-basket'],
  },
  bathroom: { wall: '#c9e3ef', up: 1, window: 0.7, things: ['bathtub', 'sink', 'toilet'] },
  bedroom: { wall: '#dcd3ee', up: 1.1, window: 0.6, things: ['bed', 'bedside-table', 'wardrobe'] },
  office: { wall: '#e3e0d0', up: 1.6, window: 0.5, things: ['desk', 'office-chair', 'bookshelf'] },
  library: {
    wall: '#e0cdb5',
    up: 1.7,
    window: 0.5,
    things: ['bookshelf', 'armchair', 'floor-lamp'],
  },
  'childrens-room': {
    wall: '#f9e3a8',
    up: 2,
    window: 0.6,
    things: ['crib', 'toy-chest', 'rocking-horse'],
  },
  attic: { wall: '#d9bf9c', up: 3, window: 0.5, things: ['crate', 'rocking-chair', 'globe'] },
};

export const CUTAWAY_USUAL = [
  'kitchen',
  'living-room',
  'bedroom',
  'bathroom',
  'childrens-room',
  'office',
  'attic',
  'library',
] as const;
