import * as great from './fixtures-great';
import * as halls from './fixtures-halls';
import * as home from './fixtures-home';
import { ofKit } from './fixtures-kit';
import * as play from './fixtures-play';
import * as service from './fixtures-service';
import * as walls from './fixtures-wall';
import type { RoomSpec } from './room-spec';

/** Rooms of tales, of old times and of the future. */

export const TALE_ROOMS: Readonly<Record<string, RoomSpec>> = {
  'witch-hut': {
    walls: ['#6a5a55', '#5f5a6a'],
    wallStyle: 'planks',
    floor: 'boards',
    floorColor: '#7d5f4a',
    hung: [walls.jarShelves, walls.windowPane],
    standing: [
      ofKit('cauldron', { heightCm: 100 }),
      home.bookcase,
      ofKit('broom', { heightCm: 150 }),
    ],
  },
  'wizard-tower': {
    walls: ['#6f6a90', '#7a6f88'],
    wallStyle: 'stone',
    floor: 'stone',
    floorColor: '#8d8496',
    hung: [walls.tallWindow, walls.jarShelves],
    standing: [
      home.bookcase,
      ofKit('telescope', { heightCm: 150 }),
      ofKit('globe', { heightCm: 110 }),
      home.bookcase,
    ],
    ceilingCm: 380,
  },
  'dragon-lair': {
    walls: ['#6a5f6f', '#5f6470'],
    wallStyle: 'stone',
    floor: 'stone',
    floorColor: '#7a7078',
    hung: [service.wallTorch, service.wallTorch],
    standing: [
      ofKit('treasure', { count: 2, heightCm: 110 }),
      ofKit('treasure-chest', { heightCm: 80 }),
      ofKit('boulder', { heightCm: 130 }),
    ],
    ceilingCm: 400,
    isWindowless: true,
  },
  'pyramid-chamber': {
    walls: ['#d3b07a', '#c9a56f'],
    wallStyle: 'stone',
    floor: 'stone',
    floorColor: '#b9935f',
    hung: [great.hieroglyphs],
    standing: [
      ofKit('amphora', { count: 2, heightCm: 90 }),
      halls.column,
      ofKit('treasure-chest', { heightCm: 70 }),
    ],
    ceilingCm: 380,
    isWindowless: true,
  },
  'temple-interior': {
    walls: ['#d9c3a0', '#cfc3b9'],
    wallStyle: 'stone',
    floor: 'stone',
    floorColor: '#c3ad8f',
    hung: [service.wallTorch, service.wallTorch],
    standing: [halls.column, ofKit('statue', { heightCm: 260 }), halls.column],
    ceilingCm: 420,
  },
  'castle-kitchen': {
    walls: ['#9a8a86', '#a3968a'],
    wallStyle: 'stone',
    floor: 'stone',
    floorColor: '#a3907c',
    hung: [
      ofKit(['cooking-pot', 'ladle', 'frying-pan'], {
        count: 4,
        hangsCm: 165,
        heightCm: 42,
        gapCm: 24,
      }),
    ],
    standing: [ofKit('fireplace', { heightCm: 200 }), ofKit('table'), ofKit('barrel')],
  },
  'medieval-tavern': {
    walls: ['#a8714c', '#9a6a4a'],
    wallStyle: 'planks',
    floor: 'boards',
    floorColor: '#8a5f42',
    hung: [ofKit('lantern', { count: 2, hangsCm: 190, heightCm: 44, gapCm: 160 }), walls.shelf],
    standing: [
      ofKit('barrel', { count: 2, rows: 2, heightCm: 84 }),
      ofKit('fireplace', { heightCm: 180 }),
      home.cafeTable,
    ],
  },
  'haunted-room': {
    walls: ['#4f4a6a', '#4a5560'],
    wallStyle: 'panelling',
    floor: 'boards',
    floorColor: '#5f4f55',
    hung: [ofKit('cobweb', { hangsCm: 200, heightCm: 90 }), walls.goldFrame],
    standing: [ofKit('grandfather-clock'), ofKit('candelabra', { heightCm: 120 }), home.bookcase],
  },
  cockpit: {
    walls: ['#5a6490', '#4f5a86'],
    wallStyle: 'panelling',
    floor: 'tiles',
    floorColor: '#5f6a9a',
    hung: [great.starWindow],
    standing: [play.controlDesk],
    isWindowless: true,
  },
  'moon-base': {
    walls: ['#dfe6f0', '#cfd9ea'],
    wallStyle: 'panelling',
    floor: 'tiles',
    floorColor: '#b3c0d6',
    hung: [great.starWindow],
    standing: [ofKit('potted-plant', { count: 2, heightCm: 90 }), halls.serverRack, ofKit('bed')],
    isWindowless: true,
  },
  'yurt-interior': {
    walls: ['#e9d3b0', '#d9b98f'],
    wallStyle: 'stripes',
    floor: 'boards',
    floorColor: '#b9885a',
    hung: [halls.banner, halls.banner],
    standing: [
      ofKit('storage-chest', { heightCm: 70 }),
      ofKit('stove', { heightCm: 80 }),
      home.bed,
    ],
    rug: true,
  },
  'igloo-interior': {
    walls: ['#d6e9f6', '#e3f0f8'],
    wallStyle: 'stone',
    floor: 'stone',
    floorColor: '#dfeef8',
    hung: [],
    standing: [ofKit('campfire', { heightCm: 60 }), ofKit('fishing-rod', { heightCm: 150 })],
    isWindowless: true,
  },
};
