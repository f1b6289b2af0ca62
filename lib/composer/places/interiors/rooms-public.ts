import * as boards from './fixtures-boards';
import * as great from './fixtures-great';
import * as halls from './fixtures-halls';
import * as home from './fixtures-home';
import { ofKit } from './fixtures-kit';
import * as play from './fixtures-play';
import * as service from './fixtures-service';
import * as walls from './fixtures-wall';
import * as work from './fixtures-work';
import { type RoomSpec, roomsLike } from './room-spec';

/** Shops by what they sell, halls for games and shows, and working places. */

const shop = roomsLike({ wallStyle: 'plain', floor: 'boards', floorColor: '#cfa27a', lamps: true });

/** Halls without daylight, whose lights shine by themselves. */
const dark = roomsLike({
  wallStyle: 'plain',
  floor: 'carpet',
  floorColor: '#4a4080',
  isWindowless: true,
});

/** Halls with a floor of concrete under a high roof. */
const hall = roomsLike({
  wallStyle: 'brick',
  floor: 'concrete',
  floorColor: '#b3b7c3',
  ceilingCm: 420,
});

const TILED: Partial<RoomSpec> = { wallStyle: 'tiles', floor: 'checks', floorColor: '#d9d3cf' };

export const PUBLIC_ROOMS: Readonly<Record<string, RoomSpec>> = {
  bookshop: shop(
    ['#fbe8cd', '#55708a', '#7d5a4a'],
    [walls.shelf, walls.picture],
    [home.bookcase, home.bookcase, ofKit('armchair'), home.bookcase],
    { rug: true },
  ),
  'flower-shop': shop(
    ['#dcefe6', '#f9dfe2'],
    [boards.menuBoard, walls.windowPane],
    [
      ofKit(['tulip-bouquet', 'sunflower-bouquet', 'lily-bouquet'], {
        count: 3,
        heightCm: 110,
        shelved: true,
      }),
      halls.plantBench,
      home.plant,
    ],
    { wallStyle: 'planks' },
  ),
  'toy-shop': shop(
    ['#fbe3b5', '#d6ebee', '#f9dfe2'],
    [ofKit('kite', { hangsCm: 180, heightCm: 90 }), boards.clock],
    [
      ofKit(['teddy-bear', 'toy-train', 'doll', 'building-blocks', 'rocking-horse'], {
        count: 4,
        rows: 2,
        heightCm: 72,
        shelved: true,
      }),
      halls.shopShelves,
      ofKit('rocking-horse'),
    ],
  ),
  'pet-shop': shop(
    ['#dcefe6', '#d6ebee', '#fbe8cd'],
    [ofKit('birdcage', { count: 2, hangsCm: 165, heightCm: 80, gapCm: 30 })],
    [
      ofKit('aquarium', { count: 2, rows: 2, heightCm: 70, shelved: true }),
      ofKit('dog-house', { heightCm: 100 }),
      halls.shopShelves,
    ],
  ),
  'shoe-shop': shop(
    ['#f9dfe2', '#dfdcf6'],
    [walls.mirror],
    [
      ofKit(['boot', 'high-heel', 'sneaker', 'sandal'], {
        count: 5,
        rows: 3,
        heightCm: 40,
        gapCm: 14,
        shelved: true,
      }),
      ofKit('pouf'),
      halls.shopShelves,
    ],
  ),
  'butcher-shop': shop(
    ['#f6e3e0', '#eef2f4'],
    [boards.menuBoard, ofKit('sausage', { count: 4, hangsCm: 176, heightCm: 34, gapCm: 16 })],
    [home.cafeCounter, halls.shopShelves],
    TILED,
  ),
  'ice-cream-parlor': shop(
    ['#f9dfe2', '#dcefe6', '#fbe3d6'],
    [boards.menuBoard, ofKit('ice-cream', { hangsCm: 165, heightCm: 80 })],
    [home.cafeCounter, home.cafeTable, home.plant],
    { ...TILED, wallStyle: 'stripes' },
  ),
  'restaurant-kitchen': shop(
    ['#dfe6ea', '#e9eef2'],
    [
      ofKit(['frying-pan', 'saucepan', 'ladle'], {
        count: 4,
        hangsCm: 172,
        heightCm: 44,
        gapCm: 22,
      }),
    ],
    [ofKit('stove', { count: 3, gapCm: 0 }), ofKit('fridge'), ofKit('counter')],
    { ...TILED, isWindowless: true },
  ),
  'sushi-bar': shop(
    ['#c9a27a', '#e9dccb'],
    [ofKit('paper-lantern', { count: 4, hangsCm: 190, heightCm: 52, gapCm: 50 })],
    [
      home.cafeCounter,
      ofKit('bar-stool', { count: 3, gapCm: 30 }),
      ofKit('bamboo', { heightCm: 200 }),
    ],
    { wallStyle: 'planks', lamps: false },
  ),
  mall: shop(['#e9e3f0', '#dfe6f0'], [], [great.escalator, halls.clothesRail, home.plant], {
    floor: 'tiles',
    floorColor: '#d9dfe9',
    ceilingCm: 420,
    wallStyle: 'glass',
  }),
  lift: dark(['#b9c3d3', '#c9bda8'], [], [service.liftDoors], {
    wallStyle: 'panelling',
    floorColor: '#7a6a80',
    ceilingCm: 290,
  }),
  'bowling-alley': dark(['#4a4f8a', '#5a4a8a'], [], [play.bowlingLanes], {
    floor: 'boards',
    floorColor: '#d9a868',
  }),
  arcade: dark(
    ['#3f3a78', '#4a3a7a'],
    [ofKit('neon-sign', { hangsCm: 215, heightCm: 60 })],
    [play.arcadeCabinets, play.arcadeCabinets, ofKit('pool-table')],
  ),
  'gaming-room': dark(
    ['#3a2f7a', '#2f2a6a', '#4a2f6a'],
    [ofKit('neon-sign', { hangsCm: 160, heightCm: 60 }), walls.shelf, walls.pictureRow],
    [work.deskWithScreen, home.sofa, home.bookcase],
    { rug: true, floor: 'boards', floorColor: '#5a4a8a' },
  ),
  casino: dark(
    ['#7a2f45', '#5a3a6a'],
    [ofKit('chandelier', { hangsCm: 210, heightCm: 80 })],
    [play.slotMachines, ofKit('round-table'), play.slotMachines],
    { floorColor: '#8a3a45' },
  ),
  'beer-tent': {
    walls: ['#dfe9f7', '#e9e4d2'],
    wallStyle: 'stripes',
    floor: 'boards',
    floorColor: '#c9965a',
    hung: [
      ofKit('bunting', { count: 3, hangsCm: 265, heightCm: 60, gapCm: 30 }),
      ofKit('pretzel', { hangsCm: 175, heightCm: 60 }),
    ],
    standing: [
      ofKit('barrel', { count: 2, heightCm: 110 }),
      ofKit('picnic-table', { heightCm: 90 }),
      ofKit('barrel', { heightCm: 110 }),
    ],
    lamps: true,
    ceilingCm: 400,
    isWindowless: true,
  },
  nightclub: dark(
    ['#2f2a5f', '#3a2a5a'],
    [play.discoLights],
    [ofKit('speaker', { count: 2, heightCm: 150, gapCm: 20 }), ofKit('speaker', { heightCm: 150 })],
    { floor: 'checks', floorColor: '#6a4aa8' },
  ),
  cinema: dark(['#4a2f4f', '#3f3a6a'], [play.cinemaScreen], [play.cinemaSeats], {
    floorColor: '#5a3a50',
  }),
  'home-theater': dark(
    ['#4a4f7a', '#3f5f6e'],
    [play.cinemaScreen],
    [ofKit('sofa', { heightCm: 90 }), ofKit('speaker', { heightCm: 110 })],
  ),
  'recording-studio': dark(
    ['#6a5a7a', '#5a6a70'],
    [ofKit('vinyl-record', { count: 3, hangsCm: 165, heightCm: 50, gapCm: 20 })],
    [play.controlDesk, ofKit('microphone-stand'), ofKit('electric-guitar', { heightCm: 110 })],
    { wallStyle: 'panelling', floor: 'boards', floorColor: '#8a6a5a' },
  ),
  'tv-studio': dark(
    ['#3f5f8a', '#5a4a8a'],
    [ofKit('spotlight', { count: 3, hangsCm: 220, heightCm: 50, gapCm: 90 }), boards.clock],
    [ofKit('desk'), ofKit('video-camera', { heightCm: 140 }), home.plant],
    { floor: 'tiles', floorColor: '#6d7aa8' },
  ),
  'control-room': dark(['#4a5a8a', '#3f4f7a'], [], [play.controlWall, halls.serverRack], {
    floor: 'tiles',
    floorColor: '#5a68a0',
  }),
  planetarium: dark(
    ['#23265a', '#2a2f6a'],
    [
      ofKit(['planet', 'ringed-planet', 'full-moon', 'star'], {
        count: 4,
        hangsCm: 170,
        heightCm: 70,
        gapCm: 50,
      }),
    ],
    [ofKit('telescope', { heightCm: 150 }), ofKit('globe', { heightCm: 110 })],
    { floorColor: '#3a3f78' },
  ),
  gymnasium: hall(
    ['#e0b06a', '#d6ebee'],
    [boards.clock],
    [halls.wallBars, ofKit('basketball-hoop', { heightCm: 290 }), ofKit('bench'), halls.wallBars],
    { wallStyle: 'plain', floor: 'boards', floorColor: '#d9a868' },
  ),
  'climbing-gym': hall(['#d9cdb9', '#c9d3d9'], [], [great.climbingHolds], {
    wallStyle: 'plain',
    isWindowless: true,
    floor: 'carpet',
    floorColor: '#5a6ab0',
  }),
  'boxing-gym': hall(
    ['#a86a5a', '#8d8f9a'],
    [ofKit('boxing-gloves', { hangsCm: 165, heightCm: 50 }), boards.clock],
    [ofKit('boxing-ring', { heightCm: 190 }), ofKit('punching-bag')],
    { lamps: true },
  ),
  'tea-room': hall(
    ['#efe3cf', '#f3ead6'],
    [],
    [great.paperDoors, ofKit('bonsai', { heightCm: 70 })],
    {
      wallStyle: 'plain',
      floor: 'carpet',
      floorColor: '#cfc98f',
      ceilingCm: 260,
    },
  ),
  dojo: hall(['#e9dccb', '#f0e3c9'], [], [great.paperDoors, ofKit('bonsai', { heightCm: 70 })], {
    wallStyle: 'plain',
    floor: 'carpet',
    floorColor: '#d3c78f',
    ceilingCm: 320,
  }),
  brewery: hall(
    ['#b5765a', '#c9a27a'],
    [],
    [great.brewTanks, ofKit('barrel', { count: 2, heightCm: 92 }), halls.crates],
    { lamps: true },
  ),
  forge: hall(
    ['#7a6f78', '#8a7466'],
    [ofKit(['hammer', 'wrench', 'saw'], { count: 3, hangsCm: 150, heightCm: 40, gapCm: 12 })],
    [ofKit('fireplace', { heightCm: 190 }), ofKit('anvil', { heightCm: 80 }), ofKit('barrel')],
    { wallStyle: 'stone', isWindowless: true },
  ),
  hangar: hall(
    ['#c9d3e0', '#b9c9d3'],
    [],
    [ofKit('biplane', { heightCm: 250 }), ofKit('ladder', { heightCm: 200 }), halls.crates],
    { wallStyle: 'planks', lamps: true },
  ),
  'parking-garage': hall(
    ['#b9bdc9', '#c3c0b9'],
    [ofKit('exit-sign', { hangsCm: 210, heightCm: 36 })],
    [ofKit('car', { heightCm: 140 }), halls.column, ofKit('van', { heightCm: 190 })],
    { wallStyle: 'plain', ceilingCm: 300, isWindowless: true, lamps: true },
  ),
  mine: hall(
    ['#5f564f', '#6a5f55'],
    [ofKit('lantern', { count: 2, hangsCm: 180, heightCm: 40, gapCm: 140 })],
    [ofKit('wheelbarrow'), ofKit('boulder', { heightCm: 90 }), ofKit('pickaxe', { heightCm: 90 })],
    { wallStyle: 'stone', floorColor: '#6f655a', floor: 'stone', isWindowless: true },
  ),
  stable: hall(
    ['#b57a4c', '#a8653f'],
    [ofKit('lantern', { hangsCm: 190, heightCm: 40 })],
    [
      ofKit('hay-bale', { count: 2, heightCm: 80 }),
      ofKit('fence', { heightCm: 130 }),
      ofKit('bucket', { heightCm: 40 }),
      ofKit('fence', { heightCm: 130 }),
    ],
    { wallStyle: 'planks', floor: 'boards', floorColor: '#d9b56b', ceilingCm: 360 },
  ),
  'art-class': hall(
    ['#fbe8cd', '#dfdcf6'],
    [walls.tallWindow, walls.pictureRow],
    [ofKit('easel', { count: 2, gapCm: 30 }), work.globe, home.plant],
    { wallStyle: 'plain', floor: 'boards', floorColor: '#cda77e', ceilingCm: 340 },
  ),
};
