import type { FrameKind } from './frame';
import type { LandForm } from './land';
import type { Soil } from './soil';
import type { TreeKind } from './cover';
import type { WayKind } from './way';

/** What a place concept asks of the open country; several are laid over each other, the first leads. */
export interface Terrain {
  land?: LandForm;
  soil?: Soil;
  far?: readonly FarKind[];
  water?: 'lake' | 'sea';
  ways?: readonly WayKind[];
  trees?: TreeKind;
  /** Groves on a strip and trees in each: 3 × 3 is open country, 6 × 5 a wood. */
  density?: readonly [groves: number, trees: number];
  rows?: RowKind;
  cover?: readonly CoverKind[];
  structures?: readonly StructureKind[];
  frame?: FrameKind;
}

export type FarKind =
  | 'mountains'
  | 'hills'
  | 'skyline'
  | 'forest'
  | 'volcano'
  | 'snow-cone'
  | 'islands'
  | 'icebergs'
  | 'mesas';
export type RowKind = 'lavender' | 'wheat' | 'vineyard' | 'tulips' | 'crops' | 'corn' | 'tea';
export type CoverKind = 'flowers' | 'pebbles' | 'cacti' | 'beach' | 'reeds' | 'rocks';
export type StructureKind =
  | 'house'
  | 'farm'
  | 'village'
  | 'fence'
  | 'windmill'
  | 'tent'
  | 'bench'
  | 'bridge'
  | 'rails'
  | 'lamps'
  | 'playground'
  | 'hedge'
  | 'paddock';

/** The outdoors by place concept. What is not said here is chosen by the seed. */
export const TERRAINS: Readonly<Record<string, Terrain>> = {
  meadow: { land: 'rolling', soil: 'grass', cover: ['flowers'] },
  field: { land: 'plain', soil: 'grass', far: ['hills'] },
  hills: { land: 'rolling', soil: 'grass' },
  mountains: { far: ['mountains'] },
  valley: { land: 'valley', soil: 'grass', far: ['mountains'] },
  'mount-fuji': { far: ['snow-cone', 'hills'], land: 'plain' },
  volcano: { far: ['volcano'], trees: 'palm' },
  forest: {
    land: 'rolling',
    soil: 'moss',
    far: ['forest'],
    trees: 'mixed',
    density: [6, 4],
    frame: 'conifers',
  },
  jungle: {
    land: 'rolling',
    soil: 'moss',
    far: ['forest'],
    trees: 'palm',
    density: [6, 4],
    frame: 'leaves',
  },
  desert: { land: 'dunes', soil: 'sand', cover: ['cacti'], frame: 'none' },
  'salt-flat': {
    land: 'plain',
    soil: 'snow',
    far: ['mountains'],
    density: [0, 0],
    frame: 'none',
  },
  'snow-field': { land: 'rolling', soil: 'snow', trees: 'conifer' },
  arctic: {
    land: 'plain',
    soil: 'snow',
    water: 'sea',
    far: ['icebergs'],
    density: [0, 0],
    frame: 'none',
  },
  savanna: { land: 'plain', soil: 'sand', far: ['hills'], trees: 'park', density: [2, 1] },
  fjord: {
    water: 'lake',
    land: 'valley',
    soil: 'grass',
    far: ['mountains', 'forest'],
    trees: 'conifer',
  },
  oasis: { land: 'dunes', soil: 'sand', water: 'lake', trees: 'palm', density: [2, 2] },
  lake: { water: 'lake', soil: 'grass', far: ['forest'], land: 'rolling' },
  river: { ways: ['river'], soil: 'grass', land: 'plain' },
  sea: {
    water: 'sea',
    soil: 'sand',
    land: 'plain',
    cover: ['beach'],
    density: [0, 0],
    frame: 'none',
  },
  beach: {
    water: 'sea',
    soil: 'sand',
    land: 'plain',
    cover: ['beach'],
    trees: 'palm',
    density: [1, 2],
  },
  coast: { water: 'sea', soil: 'grass', land: 'rolling', cover: ['rocks'], density: [1, 2] },
  road: { ways: ['road'] },
  'race-track': { ways: ['race-track'], land: 'plain', soil: 'grass', far: ['hills'] },
  path: { ways: ['path'] },
  railway: { structures: ['rails'] },
  park: {
    land: 'plain',
    soil: 'grass',
    far: ['skyline'],
    trees: 'park',
    density: [4, 2],
    ways: ['path'],
    structures: ['bench', 'lamps'],
  },
  garden: {
    land: 'plain',
    soil: 'grass',
    cover: ['flowers'],
    structures: ['fence', 'hedge'],
    trees: 'round',
    density: [2, 2],
  },
  playground: {
    land: 'plain',
    soil: 'grass',
    trees: 'park',
    density: [4, 2],
    structures: ['playground', 'fence'],
  },
  farm: { land: 'rolling', soil: 'grass', structures: ['farm', 'fence'], rows: 'crops' },
  paddock: {
    land: 'plain',
    soil: 'grass',
    far: ['hills'],
    trees: 'round',
    density: [2, 2],
    structures: ['paddock'],
    frame: 'none',
  },
  enclosure: {
    land: 'plain',
    soil: 'sand',
    far: ['forest'],
    trees: 'round',
    density: [3, 2],
    structures: ['paddock'],
    frame: 'none',
  },
  village: { land: 'rolling', soil: 'grass', structures: ['village'], ways: ['path'] },
  campsite: {
    land: 'rolling',
    soil: 'grass',
    far: ['forest'],
    trees: 'conifer',
    structures: ['tent'],
  },
  vineyard: {
    land: 'rolling',
    soil: 'dry',
    rows: 'vineyard',
    trees: 'cypress',
    structures: ['house'],
  },
  'lavender-field': {
    land: 'plain',
    soil: 'grass',
    rows: 'lavender',
    far: ['hills'],
    structures: ['house'],
  },
  'wheat-field': { land: 'plain', soil: 'wheat', rows: 'wheat', far: ['hills'] },
  'tea-plantation': {
    land: 'rolling',
    soil: 'grass',
    rows: 'tea',
    far: ['mountains', 'hills'],
    trees: 'round',
    density: [1, 1],
  },
  'corn-field': { land: 'plain', soil: 'grass', rows: 'corn', far: ['hills'] },
  'tulip-field': { land: 'plain', soil: 'grass', rows: 'tulips', structures: ['windmill'] },
  countryside: {
    land: 'rolling',
    soil: 'grass',
    far: ['hills'],
    structures: ['house', 'fence'],
    ways: ['path'],
  },
  swamp: { land: 'plain', soil: 'moss', water: 'lake', cover: ['reeds'], trees: 'round' },
  city: { far: ['skyline'] },
  sky: { land: 'rolling', soil: 'grass', density: [1, 2] },
};

/** All that the parts ask for as one. */
export function mergedTerrain(parts: readonly string[]): Terrain {
  const asked = parts.flatMap((part) => TERRAINS[part] ?? []);
  const first = <Key extends keyof Terrain>(key: Key): Pick<Terrain, Key> | object => {
    const found = asked.find((terrain) => terrain[key] !== undefined)?.[key];
    return found === undefined ? {} : { [key]: found };
  };
  const all = <T>(lists: readonly (readonly T[] | undefined)[]) => [
    ...new Set(lists.flatMap((list) => list ?? [])),
  ];
  return {
    ...first('land'),
    ...first('soil'),
    ...first('water'),
    ...first('trees'),
    ...first('density'),
    ...first('rows'),
    ...first('frame'),
    far: all(asked.map(({ far }) => far)),
    ways: all(asked.map(({ ways }) => ways)),
    cover: all(asked.map(({ cover }) => cover)),
    structures: all(asked.map(({ structures }) => structures)),
  };
}
