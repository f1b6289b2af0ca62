import type { PenFor } from '../arrange/held';
import { createCanvas } from '../places/canvas';
import { decorOf } from '../places/interiors/room';
import type { Stage } from '../places/place';
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

/** Trees and bushes where there is room. */
export function greenery(
  ground: GroundPlan,
  stage: Stage,
  standing: readonly Placed[],
  penFor: PenFor,
): Extras {
  const nodes = nodesOf(GROWTH[ground.kind] ?? [], 'growth');
  const items = itemsOf(nodes, penFor).map((item) => ({
    ...item,
    print: { ...item.print, isOptional: true },
  }));
  return fitted(items, ground, stage, standing);
}
