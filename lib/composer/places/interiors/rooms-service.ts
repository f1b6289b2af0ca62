import * as boards from './fixtures-boards';
import * as halls from './fixtures-halls';
import * as home from './fixtures-home';
import { ofKit } from './fixtures-kit';
import * as service from './fixtures-service';
import * as walls from './fixtures-wall';
import * as work from './fixtures-work';
import { type RoomSpec, roomsLike } from './room-spec';

/** Rooms in which somebody is served or waits, and the smaller rooms of a house. */

const AQUA = '#d6ebee';
const MINT = '#dcefe6';
const SAND = '#fbe8cd';
const LILAC = '#dfdcf6';
const ROSE = '#f9dfe2';
const PEACH = '#fde3d6';

/** A plain bright room with a tiled floor, which most rooms of services are. */
const bright = roomsLike({ wallStyle: 'plain', floor: 'tiles', floorColor: '#d3dde6' });

/** Boards on the floor, and lamps over them. */
const WARM: Partial<RoomSpec> = { floor: 'boards', floorColor: '#c99a6a', lamps: true };
const DARK_STONE: Partial<RoomSpec> = {
  wallStyle: 'stone',
  floor: 'stone',
  floorColor: '#8d8590',
  isWindowless: true,
};

export const SERVICE_ROOMS: Readonly<Record<string, RoomSpec>> = {
  laundromat: bright(
    [AQUA, MINT, '#fbe3b5'],
    [boards.clock, boards.notePoster],
    [service.washers, ofKit('laundry-basket'), ofKit('bench')],
    { floor: 'checks' },
  ),
  'laundry-room': bright(
    [AQUA, MINT],
    [walls.jarShelves, walls.windowPane],
    [ofKit('washing-machine', { count: 2 }), ofKit('laundry-basket'), ofKit('ironing-board')],
    { wallStyle: 'tiles' },
  ),
  'hair-salon': bright(
    [ROSE, LILAC, MINT],
    [service.salonMirrors],
    [service.swivelChair, home.plant, service.swivelChair],
    { ...WARM, floorColor: '#d9b48f' },
  ),
  barbershop: bright(
    ['#8a4a45', '#3f6470', '#55708a'],
    [service.salonMirrors],
    [service.swivelChair, service.swivelChair, ofKit('coat-rack')],
    { floor: 'checks', floorColor: '#c9c3bd', wallStyle: 'brick', lamps: true },
  ),
  'nail-salon': bright(
    [ROSE, PEACH],
    [walls.jarShelves, walls.mirror],
    [ofKit('armchair'), ofKit('vase-of-flowers'), home.plant],
    WARM,
  ),
  spa: bright(
    ['#d9e6d6', '#e9dccb', MINT],
    [walls.tallWindow, walls.shelf],
    [work.examCouch, ofKit('bamboo'), ofKit('candle', { count: 3, heightCm: 34 })],
    { floor: 'boards', floorColor: '#c9a27a', wallStyle: 'planks' },
  ),
  sauna: bright(['#d9a86a', '#cf9a5f'], [], [service.saunaBenches], {
    wallStyle: 'planks',
    floor: 'boards',
    floorColor: '#b9824a',
    isWindowless: true,
  }),
  lobby: bright(
    [SAND, '#e6d3c0', LILAC],
    [service.keyRack, walls.pictureRow],
    [service.receptionDesk, home.plant, ofKit('armchair'), ofKit('suitcase')],
    { floor: 'checks', floorColor: '#e3d5c3', ceilingCm: 380, lamps: true },
  ),
  'grand-lobby': bright(
    ['#3f5f66', '#4a4f7a', '#e9d9b5'],
    [],
    [service.liftDoors, service.liftDoors, home.plant],
    { floor: 'checks', floorColor: '#d9cfc0', wallStyle: 'panelling', ceilingCm: 400, lamps: true },
  ),
  'bank-hall': bright(
    [SAND, '#d9e3e0'],
    [boards.clock, walls.picture],
    [service.receptionDesk, ofKit('safe', { heightCm: 130 }), home.plant],
    { floor: 'checks', floorColor: '#d9cdb9', wallStyle: 'panelling', ceilingCm: 380 },
  ),
  'post-office': bright(
    ['#fbe6a8', SAND],
    [service.keyRack, boards.notePoster],
    [service.receptionDesk, ofKit('post-box'), halls.crates],
  ),
  airport: bright(
    ['#dfe6f0', AQUA],
    [service.apronWindow],
    [service.seatRow, ofKit(['suitcase', 'trolley-case'], { count: 2 })],
    { floorColor: '#c9d3e0', ceilingCm: 360, isWindowless: true },
  ),
  'station-hall': bright(
    [SAND, '#d9cfc6'],
    [service.departures, boards.clock, walls.tallWindow],
    [ofKit('ticket-machine'), ofKit('bench'), ofKit('suitcase')],
    { ceilingCm: 420, floorColor: '#cfc3b6' },
  ),
  'waiting-room': bright(
    [MINT, AQUA, LILAC],
    [boards.clock, boards.notePoster, walls.picture],
    [service.seatRow, home.plant],
  ),
  corridor: bright(
    [AQUA, SAND, LILAC],
    [walls.picture, boards.clock],
    [service.classDoor, service.classDoor, home.plant],
    { isWindowless: true },
  ),
  'hospital-corridor': bright(
    [MINT, AQUA],
    [boards.medicalPoster, boards.clock],
    [service.classDoor, service.seatRow, ofKit('wheelchair')],
    { isWindowless: true },
  ),
  'school-corridor': bright(
    [SAND, AQUA, MINT],
    [boards.notePoster, boards.clock],
    [service.lockers, service.classDoor, service.lockers],
    { isWindowless: true },
  ),
  'locker-room': bright(
    [AQUA, '#c9d3e0'],
    [boards.clock],
    [service.lockers, service.lockers, ofKit('bench')],
    { wallStyle: 'tiles', isWindowless: true },
  ),
  hallway: bright(
    [SAND, PEACH, MINT],
    [walls.mirror, walls.picture],
    [ofKit('door'), ofKit('coat-rack'), ofKit('stairs', { heightCm: 230 }), home.plant],
    { floor: 'boards', floorColor: '#c99a6a', rug: true },
  ),
  pharmacy: bright(
    [MINT, AQUA],
    [boards.medicalPoster],
    [work.medicineCabinet, service.receptionDesk, halls.shopShelves],
  ),
  'dental-practice': bright(
    [AQUA, MINT],
    [ofKit('tooth', { hangsCm: 170, heightCm: 60 }), boards.medicalPoster, walls.windowPane],
    [service.swivelChair, work.medicineCabinet, ofKit('floor-lamp')],
  ),
  'operating-room': bright(
    ['#bfe0dc', AQUA],
    [boards.clock],
    [work.examCouch, ofKit('monitor', { heightCm: 120 }), work.medicineCabinet],
    { wallStyle: 'tiles', lamps: true, isWindowless: true },
  ),
  'veterinary-clinic': bright(
    [MINT, SAND],
    [ofKit('paw-prints', { hangsCm: 165, heightCm: 60 }), walls.windowPane],
    [work.examCouch, ofKit('birdcage', { heightCm: 110 }), work.medicineCabinet],
  ),
  courtroom: bright(
    ['#b98a60', '#8a5f4a', SAND],
    [ofKit('scale', { hangsCm: 246, heightCm: 70 })],
    [service.judgeBench, ofKit('lectern')],
    { floor: 'boards', floorColor: '#a8714c', wallStyle: 'panelling', ceilingCm: 380 },
  ),
  'police-office': bright(
    ['#cfd9ea', AQUA],
    [boards.notePoster, boards.clock, boards.whiteboard],
    [work.deskWithScreen, ofKit('filing-cabinet', { count: 2 }), service.cellBars],
  ),
  'fire-station-hall': bright(
    ['#c96a5a', '#d9c3a8'],
    [boards.clock],
    [ofKit('fire-engine', { heightCm: 250 }), ofKit('fire-extinguisher')],
    { wallStyle: 'brick', floor: 'concrete', floorColor: '#b3b7c3', ceilingCm: 400 },
  ),
  'call-center': bright(
    [LILAC, AQUA],
    [boards.chartPoster, boards.clock, walls.windowPane],
    [work.deskWithScreen, work.deskWithScreen, home.plant],
    { floor: 'carpet', floorColor: '#b9b7dc' },
  ),
  'dining-room': bright(
    [SAND, MINT, '#4f8a86'],
    [walls.curtainWindow, walls.pictureRow],
    [home.diningTable, home.sideboard, home.plant],
    { ...WARM, rug: true },
  ),
  pantry: bright(
    [SAND, PEACH],
    [walls.jarShelves, walls.jarShelves],
    [halls.shopShelves, ofKit('barrel'), ofKit('basket', { heightCm: 44 })],
    { wallStyle: 'planks', floor: 'checks', floorColor: '#dcc3a0' },
  ),
  closet: bright(
    [ROSE, LILAC],
    [walls.mirror],
    [halls.clothesRail, home.wardrobe, halls.clothesRail, ofKit('pouf')],
    { floor: 'carpet', floorColor: '#d9c3cf', isWindowless: true, lamps: true },
  ),
  attic: bright(
    [SAND, '#e3c9a8', PEACH],
    [],
    [ofKit('storage-chest', { heightCm: 70 }), ofKit('lamp', { heightCm: 60 }), halls.crates],
    {
      floor: 'boards',
      floorColor: '#b9885a',
      wallStyle: 'planks',
      isSloped: true,
      isWindowless: true,
    },
  ),
  'attic-bedroom': bright([SAND, LILAC, ROSE], [walls.picture], [home.bed, home.nightstand], {
    floor: 'boards',
    floorColor: '#cfa27a',
    wallStyle: 'planks',
    isSloped: true,
    isWindowless: true,
    rug: true,
  }),
  cellar: bright(
    ['#8d8078', '#9a8a7c'],
    [walls.shelf],
    [ofKit('barrel', { count: 3, heightCm: 92 }), halls.storageRack, halls.crates],
    { ...DARK_STONE, wallStyle: 'brick', lamps: true },
  ),
  'wine-cellar': bright(
    ['#8a7466', '#9a7a6a'],
    [],
    [
      ofKit('barrel', { count: 3, rows: 2, heightCm: 88 }),
      halls.wineRack,
      ofKit('barrel', { count: 2, heightCm: 88 }),
    ],
    { ...DARK_STONE, lamps: true },
  ),
  'prison-cell': bright(
    ['#a3a6b3', '#9aa3ad'],
    [service.barredWindow],
    [ofKit('bunk-bed'), ofKit('toilet'), service.cellBars],
    { ...DARK_STONE, floor: 'concrete', floorColor: '#8f93a3' },
  ),
  dungeon: bright(
    ['#6f6a7a', '#6a7078'],
    [service.wallTorch, service.barredWindow, service.wallTorch],
    [service.cellBars, ofKit('barrel'), ofKit('skull', { heightCm: 22 })],
    DARK_STONE,
  ),
  'potion-shop': bright(
    ['#6d5a7a', '#5a6a72', '#7a5f5a'],
    [
      ofKit('potion-shelf', { hangsCm: 112 }),
      service.wallTorch,
      ofKit('potion-shelf', { hangsCm: 112 }),
    ],
    [ofKit('cauldron', { heightCm: 74 }), ofKit('barrel'), ofKit('crystal-ball', { heightCm: 40 })],
    { ...DARK_STONE, floor: 'boards', floorColor: '#8a6a4f' },
  ),
};
