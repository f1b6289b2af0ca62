import type { Hex } from '@/lib/color/hex';

type Colors = readonly [Hex, ...Hex[]];

/** A narrow street between houses: what these are like in a region or a time. */
export interface LaneSpec {
  walls: Colors;
  /** Doors and shutters. */
  trims: Colors;
  roof: Hex | 'flat';
  paving: Hex;
  paved: 'stones' | 'slabs' | 'wet';
  storeys: readonly [number, number];
  /** Beams before plaster, bricks, or towers of lit windows. */
  built: 'plaster' | 'timber' | 'brick' | 'towers';
  hung: 'flowers' | 'lanterns' | 'neon' | 'laundry' | 'signs';
  /** What is seen at its end. */
  end: 'sea' | 'hill' | 'towers' | 'church';
}

export const LANES: Readonly<Record<string, LaneSpec>> = {
  'greek-lane': {
    walls: ['#fbfaf6', '#f4f6fa', '#eef3f8'],
    trims: ['#2f6fc4', '#3f86d6', '#245aa8'],
    roof: 'flat',
    paving: '#e9e4dc',
    paved: 'stones',
    storeys: [1, 2],
    built: 'plaster',
    hung: 'flowers',
    end: 'sea',
  },
  'mediterranean-lane': {
    walls: ['#efc48f', '#e6a57e', '#f3d9a8', '#d98f6e', '#f0d3b0'],
    trims: ['#3f8a72', '#4f7a5a', '#8a5638'],
    roof: '#b8553a',
    paving: '#cdb394',
    paved: 'stones',
    storeys: [2, 3],
    built: 'plaster',
    hung: 'laundry',
    end: 'church',
  },
  alley: {
    walls: ['#b5735a', '#a8654f', '#8f6a60', '#9a7a6a'],
    trims: ['#4f5a86', '#3f5f5a', '#6b4a34'],
    roof: 'flat',
    paving: '#8d8fa3',
    paved: 'slabs',
    storeys: [3, 4],
    built: 'brick',
    hung: 'signs',
    end: 'towers',
  },
  chinatown: {
    walls: ['#c9543f', '#d9a05a', '#a83f3a', '#c98f5f'],
    trims: ['#2f7a5a', '#e0ae4a', '#8a2f2f'],
    roof: '#3f6a5a',
    paving: '#a39aa8',
    paved: 'slabs',
    storeys: [2, 3],
    built: 'plaster',
    hung: 'lanterns',
    end: 'towers',
  },
  'japanese-street': {
    walls: ['#e9dcc3', '#8a6a4f', '#d9c3a0', '#6f5544'],
    trims: ['#5a4438', '#3f4a5a', '#8a3f34'],
    roof: '#4a5568',
    paving: '#b9aea6',
    paved: 'stones',
    storeys: [1, 2],
    built: 'timber',
    hung: 'lanterns',
    end: 'hill',
  },
  'cyberpunk-street': {
    walls: ['#3a3f6f', '#2f3560', '#4a3f78', '#35406a'],
    trims: ['#ff5fa8', '#5fe8ff', '#b48aff'],
    roof: 'flat',
    paving: '#3f4470',
    paved: 'wet',
    storeys: [5, 7],
    built: 'towers',
    hung: 'neon',
    end: 'towers',
  },
  'medieval-street': {
    walls: ['#f0dfc0', '#e6cfa8', '#e9d9c3'],
    trims: ['#6b4632', '#5a4a3a', '#7a3f34'],
    roof: '#9a4a35',
    paving: '#b5a08f',
    paved: 'stones',
    storeys: [2, 3],
    built: 'timber',
    hung: 'signs',
    end: 'church',
  },
};
