import type { Hex } from '@/lib/color/hex';
import type { Fixture } from './fixture';
import * as boards from './fixtures-boards';
import * as halls from './fixtures-halls';
import * as home from './fixtures-home';
import { kitchenUnits } from './fixtures-kitchen';
import * as walls from './fixtures-wall';
import * as work from './fixtures-work';

/** What makes a kind of room: its walls, its floor, and what belongs in it, the most telling first. */
export interface RoomSpec {
  /** Daylight colours of the wall; the seed takes one. */
  walls: readonly [Hex, ...Hex[]];
  wallStyle: 'plain' | 'tiles' | 'brick' | 'panelling' | 'stone' | 'glass' | 'planks' | 'stripes';
  floor: 'boards' | 'tiles' | 'carpet' | 'stone' | 'concrete' | 'checks';
  floorColor: Hex;
  /** Hang on the wall. */
  hung: readonly Fixture[];
  /** Stand along it. */
  standing: readonly Fixture[];
  /** Stands before the wall at the main place: a counter, a desk. It is asked for by the room itself. */
  center?: Fixture;
  lamps?: boolean;
  ceilingCm?: number;
  rug?: boolean;
  /** No daylight comes in. */
  isWindowless?: boolean;
}

const LILAC = '#dfdcf6';
const PEACH = '#fde3d6';
const MINT = '#dcefe6';
const SAND = '#fbe8cd';
const AQUA = '#d6ebee';
const ROSE = '#f9dfe2';
const TEAL = '#4f8a86';
const NAVY = '#5a6aa8';

export const ROOMS: Readonly<Record<string, RoomSpec>> = {
  'living-room': {
    walls: [PEACH, LILAC, MINT, TEAL, SAND],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#d9a873',
    hung: [walls.curtainWindow, walls.picture, walls.shelf, walls.pictureRow],
    standing: [home.sofa, home.bookcase, home.floorLamp, home.plant, home.sideboard],
    rug: true,
  },
  kitchen: {
    walls: [PEACH, AQUA, SAND, MINT],
    wallStyle: 'tiles',
    floor: 'checks',
    floorColor: '#e9c9b0',
    hung: [walls.windowPane, walls.jarShelves, boards.clock],
    standing: [kitchenUnits, home.fridge, home.plant],
    lamps: true,
  },
  bedroom: {
    walls: [LILAC, ROSE, AQUA, NAVY],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#cfa27a',
    hung: [walls.windowPane, walls.pictureRow, walls.shelf],
    standing: [home.bed, home.nightstand, home.wardrobe, home.plant],
    rug: true,
  },
  'childrens-room': {
    walls: [SAND, AQUA, ROSE],
    wallStyle: 'stripes',
    floor: 'boards',
    floorColor: '#dcb083',
    hung: [walls.curtainWindow, walls.shelf, walls.picture],
    standing: [home.bed, halls.crates, home.plant],
    rug: true,
  },
  bathroom: {
    walls: [AQUA, MINT, ROSE],
    wallStyle: 'tiles',
    floor: 'checks',
    floorColor: '#c3d6e0',
    hung: [walls.mirror, walls.windowPane],
    standing: [home.bathtub, home.washbasin, home.plant],
  },
  cafe: {
    walls: [SAND, TEAL, '#f6d3b3', '#8f5f4c'],
    wallStyle: 'brick',
    floor: 'boards',
    floorColor: '#b98458',
    hung: [walls.jarShelves, boards.menuBoard, walls.windowPane],
    standing: [home.cafeCounter, home.cafeTable, home.plant],
    lamps: true,
  },
  restaurant: {
    walls: [ROSE, TEAL, SAND, '#7a4a5c'],
    wallStyle: 'panelling',
    floor: 'boards',
    floorColor: '#a8714c',
    hung: [walls.tallWindow, walls.pictureRow, walls.mirror],
    standing: [home.diningTable, home.diningTable, home.plant],
    lamps: true,
  },
  bar: {
    walls: ['#5a4a7a', '#3f5f6e', '#7a4a5c'],
    wallStyle: 'brick',
    floor: 'boards',
    floorColor: '#7d5340',
    hung: [walls.jarShelves, boards.menuBoard],
    standing: [home.cafeCounter, home.cafeTable],
    lamps: true,
  },
  bakery: {
    walls: [SAND, PEACH, AQUA],
    wallStyle: 'tiles',
    floor: 'checks',
    floorColor: '#e3c3a0',
    hung: [walls.jarShelves, boards.menuBoard, boards.clock],
    standing: [home.cafeCounter, halls.shopShelves, home.plant],
    lamps: true,
  },
  office: {
    walls: [LILAC, AQUA, MINT, SAND],
    wallStyle: 'plain',
    floor: 'carpet',
    floorColor: '#b9b7dc',
    hung: [walls.windowPane, boards.chartPoster, walls.shelf, boards.whiteboard],
    standing: [work.deskWithScreen, home.plant, work.officeCabinet, home.bookcase],
  },
  'meeting-room': {
    walls: [LILAC, AQUA, '#e3e9f6'],
    wallStyle: 'plain',
    floor: 'carpet',
    floorColor: '#b3bcdc',
    hung: [boards.whiteboard, boards.chartPoster, walls.tallWindow],
    standing: [home.plant, work.officeCabinet],
  },
  classroom: {
    walls: [SAND, MINT, AQUA, PEACH],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#e0b98a',
    hung: [boards.blackboard, boards.clock, boards.notePoster, walls.windowPane],
    standing: [home.plant, work.globe, home.bookcase],
  },
  library: {
    walls: ['#7d5a4a', '#55708a', SAND],
    wallStyle: 'panelling',
    floor: 'boards',
    floorColor: '#a8714c',
    hung: [walls.tallWindow, walls.picture],
    standing: [home.bookcase, home.bookcase, home.bookcase, home.floorLamp],
    lamps: true,
  },
  shop: {
    walls: [PEACH, MINT, LILAC],
    wallStyle: 'plain',
    floor: 'tiles',
    floorColor: '#dcc3b0',
    hung: [walls.windowPane, boards.menuBoard],
    standing: [halls.shopShelves, home.cafeCounter, halls.shopShelves],
    lamps: true,
  },
  supermarket: {
    walls: [MINT, AQUA],
    wallStyle: 'plain',
    floor: 'tiles',
    floorColor: '#d3dde6',
    hung: [boards.menuBoard],
    standing: [halls.shopShelves, halls.shopShelves, halls.shopShelves],
    isWindowless: true,
  },
  boutique: {
    walls: [ROSE, LILAC, SAND],
    wallStyle: 'panelling',
    floor: 'boards',
    floorColor: '#d6b08c',
    hung: [walls.mirror, walls.pictureRow],
    standing: [halls.clothesRail, halls.shopShelves, home.plant],
    lamps: true,
  },
  clinic: {
    walls: [MINT, AQUA, '#e3eef6'],
    wallStyle: 'plain',
    floor: 'tiles',
    floorColor: '#b4d6d3',
    hung: [boards.medicalPoster, boards.notePoster, walls.windowPane],
    standing: [work.examCouch, work.medicineCabinet, home.plant],
  },
  gym: {
    walls: [NAVY, AQUA, SAND, '#e0a06a'],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#cfa06a',
    hung: [boards.wallMirrors, boards.clock],
    standing: [halls.dumbbells, halls.wallBars, halls.yogaThings],
  },
  'yoga-studio': {
    walls: [MINT, ROSE, SAND, LILAC],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#dfb98c',
    hung: [walls.tallWindow, walls.picture],
    standing: [home.plant, halls.yogaThings, home.plant],
  },
  'dance-studio': {
    walls: [ROSE, LILAC, AQUA],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#d6a878',
    hung: [boards.wallMirrors],
    standing: [home.plant],
  },
  laboratory: {
    walls: [AQUA, MINT, '#e1e9f4'],
    wallStyle: 'tiles',
    floor: 'tiles',
    floorColor: '#c3d3e0',
    hung: [walls.jarShelves, boards.notePoster, boards.clock],
    standing: [work.labBench, work.medicineCabinet],
  },
  workshop: {
    walls: [SAND, '#b9c9c3', '#d9b48f'],
    wallStyle: 'planks',
    floor: 'concrete',
    floorColor: '#b9a48f',
    hung: [boards.pegboard, walls.windowPane, walls.shelf],
    standing: [work.workbench, halls.crates, halls.storageRack],
    lamps: true,
  },
  garage: {
    walls: ['#c9d0de', '#d9c3a8'],
    wallStyle: 'brick',
    floor: 'concrete',
    floorColor: '#a3a9ba',
    hung: [boards.pegboard, walls.windowPane],
    standing: [halls.storageRack, work.workbench, halls.crates],
  },
  'art-studio': {
    walls: [SAND, LILAC, '#eef0ee'],
    wallStyle: 'plain',
    floor: 'boards',
    floorColor: '#cda77e',
    hung: [walls.tallWindow, walls.pictureRow, walls.picture],
    standing: [home.sideboard, home.plant, halls.crates],
    lamps: true,
  },
  greenhouse: {
    walls: ['#d3ecdf', '#dcefe6'],
    wallStyle: 'glass',
    floor: 'stone',
    floorColor: '#c9b193',
    hung: [],
    standing: [halls.plantBench, home.plant, halls.plantBench],
  },
  museum: {
    walls: ['#e9e3f0', '#7a4a5c', '#55708a', SAND],
    wallStyle: 'panelling',
    floor: 'boards',
    floorColor: '#b98a60',
    hung: [walls.goldFrame, walls.goldFrame, walls.picture],
    standing: [halls.pedestal, halls.column, halls.pedestal],
    lamps: true,
  },
  'church-interior': {
    walls: ['#d9d0c6', '#cfc9d6'],
    wallStyle: 'stone',
    floor: 'checks',
    floorColor: '#c3b09c',
    hung: [walls.stainedGlass, walls.stainedGlass, walls.stainedGlass],
    standing: [halls.column, halls.column],
    ceilingCm: 400,
  },
  'throne-room': {
    walls: ['#8a7496', '#b5a08f', '#7a5a6c'],
    wallStyle: 'stone',
    floor: 'checks',
    floorColor: '#b99a8a',
    hung: [halls.banner, walls.stainedGlass, halls.banner],
    standing: [halls.column, halls.throne, halls.column],
    ceilingCm: 390,
  },
  factory: {
    walls: ['#c3cede', '#b9c9c3', '#d9c3a8'],
    wallStyle: 'brick',
    floor: 'concrete',
    floorColor: '#a9afc0',
    hung: [walls.tallWindow, walls.tallWindow, boards.clock],
    standing: [halls.machine, halls.crates, halls.machine],
    lamps: true,
    ceilingCm: 420,
  },
  'cabin-interior': {
    walls: ['#c08a5a', '#b57a4c', '#cb9a6b'],
    wallStyle: 'planks',
    floor: 'boards',
    floorColor: '#a9743f',
    hung: [walls.windowPane, walls.shelf, walls.jarShelves],
    standing: [home.bookcase, home.bed, home.sideboard],
    rug: true,
  },
  'barn-interior': {
    walls: ['#a8563f', '#9a6a45'],
    wallStyle: 'planks',
    floor: 'boards',
    floorColor: '#d9b56b',
    hung: [walls.windowPane],
    standing: [halls.crates, halls.crates],
    lamps: true,
    ceilingCm: 420,
  },
  warehouse: {
    walls: ['#c9d3e0', '#d6cbb9'],
    wallStyle: 'planks',
    floor: 'concrete',
    floorColor: '#b3b7c3',
    hung: [walls.windowPane],
    standing: [halls.storageRack, halls.storageRack, halls.crates],
    lamps: true,
    ceilingCm: 420,
  },
  'server-room': {
    walls: ['#4a4a8a', '#3f5f8a'],
    wallStyle: 'plain',
    floor: 'tiles',
    floorColor: '#5a68b4',
    hung: [],
    standing: [halls.serverRack, halls.serverRack, halls.serverRack, halls.serverRack],
    isWindowless: true,
  },
};
