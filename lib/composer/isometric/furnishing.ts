import type { PenFor } from '../arrange/held';
import { conceptOf } from '../concepts';
import { createCanvas } from '../places/canvas';
import { decorOf } from '../places/interiors/room';
import { ROOMS } from '../places/interiors/rooms';
import type { Stage } from '../places/place';
import { GROUNDS } from '../places/worlds/grounds.data';
import { frontedBox } from './forms/furniture';
import { bodyColor } from './forms';
import { type Placed, planFloor } from './floor-plan';
import type { GroundPlan } from './ground';
import { type Item, itemsOf, nodesOf } from './items';

/** What a picture has beside what was asked for, and where. */
export interface Extras {
  items: Item[];
  placed: Placed[];
}

const MOST_FURNISHINGS = 3;
/** With so many things along its walls a room needs no more. */
const FURNISHED = 2;

/** Finds room for more beside what stands already; what finds none is left out. */
function fitted(
  items: Item[],
  ground: GroundPlan,
  stage: Stage,
  standing: readonly Placed[],
): Extras {
  const placed: Placed[] = [];
  for (const { print } of items) {
    const [spot] = planFloor([print], ground, stage.random, [...standing, ...placed]);
    if (spot) placed.push(spot);
  }
  return { items: items.filter(({ print }) => placed.some(({ id }) => id === print.id)), placed };
}

/** What a kind of room has on its floor beside what stands along its walls. */
const FURNITURE: Readonly<Record<string, readonly string[]>> = {
  'living-room': ['sofa', 'coffee-table', 'floor-lamp', 'potted-plant', 'rug'],
  kitchen: ['stove', 'counter', 'table', 'chair', 'potted-plant'],
  bedroom: ['bed', 'bedside-table', 'wardrobe', 'rug'],
  'childrens-room': ['bed', 'toy-chest', 'rocking-horse', 'building-blocks', 'rug'],
  bathroom: ['bathtub', 'sink', 'toilet', 'laundry-basket'],
  cafe: ['counter', 'round-table', 'chair', 'chair', 'potted-plant'],
  restaurant: ['table', 'chair', 'chair', 'round-table', 'potted-plant'],
  bar: ['counter', 'bar-stool', 'bar-stool', 'barrel'],
  bakery: ['counter', 'basket', 'potted-plant'],
  office: ['desk', 'office-chair', 'filing-cabinet', 'potted-plant'],
  'meeting-room': ['table', 'office-chair', 'office-chair', 'potted-plant'],
  classroom: ['desk', 'chair', 'desk', 'chair', 'globe'],
  library: ['bookshelf', 'bookshelf', 'armchair', 'table', 'floor-lamp'],
  shop: ['counter', 'shopping-basket', 'potted-plant'],
  supermarket: ['shopping-cart', 'crate', 'counter'],
  clinic: ['bed', 'cabinet', 'chair', 'potted-plant'],
  gym: ['treadmill', 'punching-bag', 'dumbbell', 'yoga-mat', 'bench'],
  laboratory: ['workbench', 'stool', 'cabinet', 'microscope'],
  workshop: ['workbench', 'toolbox', 'ladder', 'crate'],
  garage: ['workbench', 'toolbox', 'ladder', 'oil-drum'],
  'art-studio': ['easel', 'stool', 'table', 'paint-can'],
  'server-room': ['desk', 'office-chair'],
  warehouse: ['crate', 'crate', 'forklift', 'barrel'],
  factory: ['robot-arm', 'crate', 'barrel'],
  museum: ['statue', 'bench', 'vase'],
  dungeon: ['barrel', 'crate', 'skull', 'barrel'],
};
/** A room with so many things of its own needs no more. */
const MOST_THINGS = 6;

/** Furniture of the room that the prompt has not named, where there is room. */
export function furniture(
  ground: GroundPlan,
  stage: Stage,
  standing: readonly Placed[],
  named: ReadonlySet<string>,
  penFor: PenFor,
): Extras {
  const { room } = ground;
  if (!room || standing.length >= MOST_THINGS) return { items: [], placed: [] };
  const id = Object.entries(ROOMS).find(([, spec]) => spec === room.spec)?.[0] ?? '';
  const own = room.spec.standing.flatMap(({ concepts }) => concepts?.slice(0, 1) ?? []);
  const concepts = [...(FURNITURE[id] ?? []), ...own].filter((concept) => !named.has(concept));
  const nodes = nodesOf(concepts.slice(0, MOST_THINGS - standing.length + 2), 'furniture');
  const items = itemsOf(nodes, penFor).map((item) => ({
    ...item,
    print: { ...item.print, isOptional: true },
  }));
  return fitted(items, ground, stage, standing);
}

/** The room's own cupboards and racks along its walls. */
export function furnishings(ground: GroundPlan, stage: Stage, standing: readonly Placed[]): Extras {
  const { room } = ground;
  const isFurnished = standing.filter(({ isAtWall }) => isAtWall).length >= FURNISHED;
  if (!room || isFurnished) return { items: [], placed: [] };
  const day = { ...stage, light: { ...stage.light, brightness: 1 } };
  const decor = decorOf(createCanvas(day, 'furnishing'), room.wall);
  const boxes = room.spec.standing.filter(({ depthCm }) => depthCm !== undefined);
  const items = boxes.slice(0, MOST_FURNISHINGS).map((fixture, index): Item => {
    const { widthCm, heightCm, depthCm = 40 } = fixture;
    const front = fixture.draw(decor);
    const form = frontedBox(widthCm, depthCm, heightCm, bodyColor(front), front, -widthCm / 2);
    return {
      elementId: `furnishing-${index}`,
      scale: 1,
      body: { kind: 'solid', form, riders: [] },
      print: {
        id: `furnishing-${index}`,
        width: widthCm,
        depth: depthCm,
        height: heightCm,
        isAtWall: true,
        isOptional: true,
        isFlat: false,
        isAfloat: false,
      },
    };
  });
  return fitted(items, ground, stage, standing);
}

/** What grows on a tile of land, by its kind. */
const GROWTH: Readonly<Partial<Record<GroundPlan['kind'], readonly string[]>>> = {
  grass: ['tree', 'bush', 'conifer', 'small-tree'],
  sand: ['palm', 'cactus'],
  snow: ['snowy-conifer', 'snowy-conifer'],
  street: ['tree', 'small-tree'],
  stone: ['tree'],
};

/** What belongs to a ground that people laid out, and trees and bushes, where there is room. */
export function greenery(
  ground: GroundPlan,
  stage: Stage,
  standing: readonly Placed[],
  penFor: PenFor,
): Extras {
  const own = stage.parts.flatMap((part) => GROUNDS[part]?.props.map(([concept]) => concept) ?? []);
  const known = [...new Set(own)].filter((concept) => conceptOf(concept)?.part !== undefined);
  const nodes = nodesOf([...known.slice(0, MOST_THINGS), ...(GROWTH[ground.kind] ?? [])], 'growth');
  const items = itemsOf(nodes, penFor).map((item) => ({
    ...item,
    print: { ...item.print, isOptional: true },
  }));
  return fitted(items, ground, stage, standing);
}
