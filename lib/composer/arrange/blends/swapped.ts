import { add, heightOf, type Point, polar, times, unionOf, widthOf } from '@/lib/svg/point';
import { type PartBox, partBoxOf } from '../../concepts/part-boxes';
import type { KitDrawing } from '../../kit/part';
import type { Pen } from '../../kit/pen';
import type { Thing } from '../cast';
import { redrawn } from '../redrawn';
import { silhouetteOf } from '../states/silhouette';
import { behind, over } from '../states/state';
import { type Body, bodyOf, turnedAt } from './body';
import { sheets } from './clad';

/** Parts of a thing that are other things: wheels that are oranges, a mane of flames. */

type Swap = NonNullable<Thing['element']['swaps']>[number];

interface Place {
  at: Point;
  side: number;
  angleDegrees: number;
}

/** In golden turns, so that they are all over and in no rows. */
const TURN_DEGREES = 137.5;
const CROWD = 34;

function crowdAt(at: Point, side: number, [wide, high]: readonly [number, number]): Place[] {
  return times(CROWD, (index) => {
    const reach = Math.sqrt((index + 0.5) / CROWD) / 2;
    const [dx, dy] = polar(index * TURN_DEGREES, reach);
    return {
      at: add(at, [dx * wide, dy * high]),
      side,
      angleDegrees: ((index * 47) % 60) - 30,
    };
  });
}

/** All around, each with its foot inwards. */
const ringAt = (at: Point, side: number, count: number, reach: number): Place[] =>
  times(count, (index) => {
    const turn = -90 + (index * 360) / count;
    return { at: add(at, polar(turn, reach)), side, angleDegrees: turn + 90 };
  });

function placesOf({ at, anchor, crowd, ring }: PartBox, drawing: KitDrawing): Place[] {
  const { box, anchors } = drawing;
  const [wide, high] = [widthOf(box), heightOf(box)];
  const found = anchor && anchors[anchor];
  if (anchor && !found) return [];
  const span = found?.spanCm ?? high * 0.2;
  return at.flatMap(([x, y, share]): Place[] => {
    const middle: Point = found
      ? add(found.at, [x * span, y * span])
      : [box.left + wide * x, box.top + high * y];
    const side = share * (found ? span : high);
    const [across, up] = found ? [span, span] : [wide, high];
    if (crowd) return crowdAt(middle, side, [across * crowd[0], up * crowd[1]]);
    const isUpright = ring === 12;
    if (ring === undefined) return [{ at: middle, side, angleDegrees: 0 }];
    const reach = found ? span * 0.72 : isUpright ? high * 0.36 : side * 0.95;
    return ringAt(middle, side, ring, reach).map((place) =>
      isUpright ? { ...place, angleDegrees: 0 } : place,
    );
  });
}

/** Where those of a row stand along an upper edge, and how high they are: the farthest first. */
const ROW = [
  [0.14, 0.62],
  [0.86, 0.66],
  [0.34, 0.84],
  [0.68, 0.78],
  [0.5, 1],
] as const;
/** Of the host's height, how far what grows reaches down behind it; how high it may be, and how wide. */
const RISING = { sunk: 0.14, high: 1.05, wide: 1.5 } as const;

/** What comes up out of a thing, its foot behind the upper edge; out of somebody's head behind the hair. */
function rising(drawing: KitDrawing, swap: Swap, pen: Pen): KitDrawing {
  const shape = silhouetteOf(drawing, pen);
  const { head } = drawing.anchors;
  const { left, right } = shape.box;
  const wide = head?.spanCm ? head.spanCm * (swap.isMany ? 2 : 1.1) : right - left;
  const middle = head ? head.at[0] : (left + right) / 2;
  const high = head?.spanCm ? head.spanCm * 2.4 : Math.max(heightOf(shape.box), wide * 0.6);
  const body = bodyOf({ ...swap, way: 'clad' }, pen, (edges) =>
    Math.min((high * RISING.high) / heightOf(edges), (wide * RISING.wide) / widthOf(edges)),
  );
  if (!body) return drawing;
  const { box } = body.drawing;
  const stands = swap.isMany ? ROW : [[0.5, 1] as const];
  const svg = stands.map(([share, size]) => {
    const scale = body.scale * size * (swap.isMany ? 0.8 : 1);
    const x = middle + (share - 0.5) * wide * 0.9;
    const edge = head ? head.at[1] - (head.spanCm ?? 0) * 0.3 : (shape.topAt(x) ?? shape.box.top);
    const foot = edge + (head ? 0 : Math.min(high, heightOf(shape.box)) * RISING.sunk);
    const tall = heightOf(box) * scale;
    return turnedAt(body.drawing, [x, foot - tall / 2], scale, 0);
  });
  const top = heightOf(box) * body.scale;
  const aside = Math.max(0, (widthOf(box) * body.scale - wide) / 2);
  return {
    ...behind(drawing, svg.join('')),
    box: {
      ...drawing.box,
      left: drawing.box.left - aside,
      right: drawing.box.right + aside,
      top: drawing.box.top - top,
    },
  };
}

function withPart(drawing: KitDrawing, swap: Swap, box: PartBox, pen: Pen): KitDrawing {
  if (box.isRising) return rising(drawing, swap, pen);
  const places = placesOf(box, drawing);
  const side = places[0]?.side ?? 0;
  const isCrowded = box.crowd !== undefined || box.ring !== undefined;
  const body = bodyOf({ ...swap, way: 'clad' }, pen, (edges) => {
    const [wide, high] = [widthOf(edges), heightOf(edges)];
    return side / Math.max(isCrowded ? Math.sqrt(wide * high) : Math.max(wide, high), 0.01);
  });
  if (!body) return drawing;
  if (box.clad) return overSheets(drawing, box.clad, { body, side, pen });
  const svg = places
    .map(({ at, angleDegrees }) => turnedAt(body.drawing, at, body.scale, angleDegrees))
    .join('');
  return widened((box.isBehind ? behind : over)(drawing, svg), places);
}

/** All of its outline between two heights under sheets of something. */
function overSheets(
  drawing: KitDrawing,
  [top, bottom]: readonly [number, number],
  { body, side, pen }: { body: Body; side: number; pen: Pen },
): KitDrawing {
  const { outline, box } = silhouetteOf(drawing, pen);
  const high = heightOf(box);
  const band = { ...box, top: box.top + high * top, bottom: box.top + high * bottom };
  const edges = `M${band.left} ${band.top}H${band.right}V${band.bottom}H${band.left}Z`;
  const all = sheets(band, side, (at) => turnedAt(body.drawing, at, body.scale, 0));
  return over(drawing, pen.clip(outline, pen.clip(edges, all)));
}

/** With its box around what hangs over its edges, and as before below. */
function widened(drawing: KitDrawing, places: readonly Place[]): KitDrawing {
  const squares = places.map(({ at: [x, y], side }) => ({
    left: x - side / 2,
    right: x + side / 2,
    top: y - side / 2,
    bottom: y + side / 2,
  }));
  const { bottom } = drawing.box;
  return { ...drawing, box: { ...unionOf([drawing.box, ...squares]), bottom } };
}

/** A thing with the parts that are said to be other things. */
export function swapped(thing: Thing): Thing {
  const { swaps } = thing.element;
  if (!swaps) return thing;
  return redrawn(thing, (drawing, pen) =>
    swaps.reduce((drawn, swap) => {
      const box = partBoxOf(swap.part, thing.element.concept ?? '');
      return box ? withPart(drawn, swap, box, pen) : drawn;
    }, drawing),
  );
}
