import type { Random } from '@/lib/random/random';
import type { PenFor } from '../arrange/held';
import { conceptOf } from '../concepts';
import { createCanvas } from '../places/canvas';
import { decorOf } from '../places/interiors/room';
import { ROOMS } from '../places/interiors/rooms';
import type { Stage } from '../places/place';
import { GROUNDS } from '../places/worlds/grounds.data';
import { type Placed, planFloor } from './floor-plan';
import { bodyColor } from './forms';
import type { Form } from './forms/form';
import { frontedBox } from './forms/furniture';
import type { GroundPlan } from './ground';
import { type Dress, type Item, itemsOf, nodesOf, printOf } from './items';
import { setOf, DYES } from './sets';
import { DRESSED, PROGRAMS } from './sets/programs.data';
import { inTown, TOWN_MORE } from './town';

/** What a picture has beside what was asked for, and where. */
export interface Extras {
  items: Item[];
  placed: Placed[];
}

const MOST_FURNISHINGS = 3;
/** With so many things along its walls a room needs no more. */
const FURNISHED = 2;
/** So many more things of a kind of room, at most. */
const MOST_MORE = 7;
/** A room with so many things of its own needs no more. */
const MOST_THINGS = 15;

/** The id of a room that is drawn. */
export function roomOf({ room }: Pick<GroundPlan, 'room'>): string | undefined {
  return room && Object.entries(ROOMS).find(([, spec]) => spec === room.spec)?.[0];
}

/** How things are dressed in a room: a desk has its screen and its chair. */
export function dressOf(room: string | undefined, random: Random): Dress {
  const dyes = random.pick(DYES);
  return (concept) => {
    const kinds = DRESSED[concept];
    const id = room === undefined ? kinds?.out : (kinds?.[room] ?? kinds?.['*']);
    return id === undefined ? undefined : setOf(id)?.form(dyes);
  };
}

/** A room where a bunk bed or a marble statue is named needs no other bed or statue. */
const isNamed = (concept: string, named: ReadonlySet<string>) =>
  named.has(concept) || [...named].some((one) => one.endsWith(`-${concept}`));

const isHeld = (id: string, named: ReadonlySet<string>) =>
  isNamed(id, named) || (setOf(id)?.holds.some((concept) => isNamed(concept, named)) ?? false);

function setItem(id: string, form: Form, index: number): Item {
  const key = `set-${id}-${String(index)}`;
  return {
    elementId: key,
    scale: 1,
    body: { kind: 'solid', form, riders: [] },
    print: printOf(key, form),
  };
}

/** Sets and things of a room that the prompt has not named. */
function itemsFor(
  ids: readonly string[],
  named: ReadonlySet<string>,
  random: Random,
  penFor: PenFor,
  label: string,
): Item[] {
  const dyes = random.pick(DYES);
  return ids
    .filter((id) => !isHeld(id, named))
    .flatMap((id, index) => {
      const set = setOf(id);
      return set
        ? [setItem(id, set.form(dyes), index)]
        : itemsOf(nodesOf([id], `${label}-${String(index)}`), penFor);
    });
}

/** What makes it that kind of room or land. */
export function anchorsOf(
  ground: Pick<GroundPlan, 'room'>,
  stage: Stage,
  named: ReadonlySet<string>,
  penFor: PenFor,
): Item[] {
  const land = ground.room ? [] : stage.parts.flatMap((part) => LAND_ANCHORS[part] ?? []);
  const anchors = PROGRAMS[roomOf(ground) ?? '']?.anchors ?? land;
  return itemsFor(anchors, named, stage.random, penFor, 'anchor');
}

const optional = (item: Item): Item => ({ ...item, print: { ...item.print, isOptional: true } });
const growing = (item: Item): Item => ({ ...item, print: { ...item.print, staysClear: true } });

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
  const own = room.spec.standing.flatMap(({ concepts }) => concepts?.slice(0, 1) ?? []);
  const ids = [...(PROGRAMS[roomOf(ground) ?? '']?.more ?? [...own, 'potted-plant'])];
  const items = itemsFor(ids, named, stage.random, penFor, 'more').map(optional);
  return fitted(items.slice(0, MOST_MORE), ground, stage, standing);
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
    return optional(setItem('furnishing', form, index));
  });
  return fitted(items, ground, stage, standing);
}

/** What grows on a tile of land, by its kind. */
const GROWTH: Readonly<Partial<Record<GroundPlan['kind'], readonly string[]>>> = {
  grass: ['tree', 'bush', 'conifer', 'small-tree', 'bush', 'small-tree'],
  sand: ['palm', 'cactus', 'palm'],
  snow: ['snowy-conifer', 'snowy-conifer', 'snowy-conifer'],
  street: ['tree', 'small-tree', 'small-tree'],
  stone: ['tree', 'small-tree'],
};
/** What kinds of land have on them beside what grows. */
const LAND_MORE: Readonly<Record<string, readonly string[]>> = {
  farm: [
    'silo',
    'hay-bale',
    'hay-bale',
    'fence',
    'tree',
    'pumpkin',
    'chicken',
    'fence',
    'scarecrow',
  ],
  island: ['palm', 'palm', 'boulder', 'palm', 'bush', 'palm'],
  lagoon: ['palm', 'palm', 'boulder', 'palm'],
  beach: ['palm', 'parasol', 'deck-chair', 'palm', 'beach-ball'],
  'construction-site': [
    'excavator',
    'pallet',
    'traffic-cone',
    'dump-truck',
    'traffic-cone',
    'pipe',
    'barrel',
  ],
  airport: ['truck', 'traffic-cone', 'bus', 'suitcase', 'traffic-cone'],
  harbour: ['barrel', 'crate', 'crate', 'truck', 'forklift', 'barrel', 'crate'],
  forest: ['tree', 'conifer', 'tree', 'conifer', 'bush', 'rock', 'conifer', 'mushroom'],
  park: ['tree', 'bench', 'street-lamp', 'bush', 'tree', 'fountain', 'small-tree'],
  garden: ['flower-pot', 'bush', 'small-tree', 'tulip', 'rose-bush', 'bench', 'tree'],
  'moon-surface': ['boulder', 'rock', 'rock', 'boulder'],
  railway: ['street-lamp', 'bench', 'tree', 'small-tree', 'bush'],
  platform: ['bench', 'street-lamp', 'vending-machine', 'suitcase', 'bench'],
  playground: ['climbing-frame', 'bench', 'tree', 'bench', 'tree'],
  'gas-station': ['car', 'traffic-cone', 'small-tree'],
};
/** What makes it that kind of land: it is there in any case. */
const LAND_ANCHORS: Readonly<Record<string, readonly string[]>> = {
  mountains: ['peaks'],
  volcano: ['peaks'],
  'skate-park': ['half-pipe', 'skateboard', 'bench'],
  'amusement-park': ['ferris-wheel', 'carousel', 'circus-tent'],
  fairground: ['carousel', 'market-stall', 'circus-tent'],
  cemetery: ['gravestone', 'gravestone', 'gravestone', 'gravestone'],
  campsite: ['tent', 'campfire', 'log'],
  'solar-farm': ['solar-panel', 'solar-panel', 'solar-panel', 'solar-panel'],
  'wind-farm': ['wind-turbine', 'wind-turbine', 'wind-turbine'],
  'pumpkin-patch': ['pumpkin', 'pumpkin', 'pumpkin', 'scarecrow'],
  pool: ['swimming-pool', 'deck-chair', 'parasol'],
  poolside: ['swimming-pool', 'deck-chair', 'parasol'],
  'construction-site': ['crane', 'scaffolding'],
  'roman-ruins': ['column', 'column', 'triumphal-arch'],
  'dragon-lair': ['caveRock'],
  playground: ['slide', 'swing', 'sandbox', 'seesaw'],
  'gas-station': ['filling-station', 'fuel-pump', 'fuel-pump', 'car'],
};
const TREELESS = new Set([
  'skate-park',
  'playground',
  'construction-site',
  'harbour',
  'airport',
  'runway',
  'moon-surface',
  'mars-surface',
]);
const MOST_PROPS = 6;

/** What belongs to a ground that people laid out, and trees and bushes, where there is room. */
export function greenery(
  ground: GroundPlan,
  stage: Stage,
  standing: readonly Placed[],
  named: ReadonlySet<string>,
  penFor: PenFor,
): Extras {
  if (ground.device || ground.isPlinth) return { items: [], placed: [] };
  const own = stage.parts.flatMap((part) => GROUNDS[part]?.props.map(([concept]) => concept) ?? []);
  const known = [...new Set(own)].filter((concept) => conceptOf(concept)?.part !== undefined);
  const town = ground.roads ? (TOWN_MORE[ground.roads.length > 1 ? 'city' : 'village'] ?? []) : [];
  const concepts = ground.roads
    ? [
        ...known.slice(0, 2),
        ...town.filter(
          (concept) =>
            (!named.has(concept) || /tree|lamp/.test(concept)) &&
            !(ground.isOfHouse && conceptOf(concept)?.kind === 'building'),
        ),
      ]
    : [
        ...known.slice(0, MOST_PROPS),
        ...stage.parts.flatMap((part) => LAND_MORE[part] ?? []),
        ...(ground.isIsle || stage.parts.some((part) => TREELESS.has(part))
          ? []
          : (GROWTH[ground.kind] ?? [])),
      ].filter((concept) => conceptOf(concept)?.part !== undefined);
  const dress = dressOf(undefined, stage.random);
  const items = itemsOf(nodesOf(concepts, 'growth'), penFor, dress).map(optional).map(growing);
  return fitted(
    ground.roads ? items.map((item) => inTown(item, ground.isTrack)) : items,
    ground,
    stage,
    standing,
  );
}
