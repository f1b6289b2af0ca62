import { heightOf, type Point, times, widthOf } from '@/lib/svg/point';
import { isOfSort } from '../concepts/sorts';
import type { Concept } from '../concepts/concept';
import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';

/**
 * Things all around something on its ground: a ring in perspective, its far half behind what is in it and its near
 * half before. A fence is a closed ring, single things are spread over it, and one long thing lies along its front.
 */

interface Ring {
  center: Point;
  /** Half of its width, and how far it reaches to the front and the back. */
  across: number;
  deep: number;
}

/** Of a ring's half width, how deep it is: it is seen from a little above. */
const FLAT = 0.3;
/** Of what is in it, how deep it is at most. */
const MOST_DEEP = 0.24;
/** Of a piece of fence that is seen from its end, how wide it is. */
const NARROWEST = 0.08;
/** Of the width in the middle, how much air is around it. */
const AIR = { fence: 1.24, things: 1.08 } as const;
/** Of what is in it, how high what is around it is at least and at most. */
const HIGH = { least: 0.24, fence: 0.2, most: 0.5 } as const;
/** Single things: how many there are at least where they are not counted, and of the ring, what each takes at most. */
const SPREAD = { least: 7, wide: 0.62 } as const;
/** Of what is in the middle, how wide the only thing around it is. */
const ALONG = 1.3;

function ringAbout(host: KitDrawing, air: number): Ring {
  const across = (widthOf(host.box) / 2) * air;
  const deep = Math.min(across * FLAT, heightOf(host.box) * MOST_DEEP);
  return {
    center: [(host.box.left + host.box.right) / 2, host.box.bottom - deep * 0.5],
    across,
    deep,
  };
}

const pointOn = ({ center: [x, y], across, deep }: Ring, turn: number): Point => [
  x + Math.cos(turn) * across,
  y + Math.sin(turn) * deep,
];

/** One piece of a fence from one point of the ring to the next, upright. */
function piece(item: KitDrawing, [from, to]: readonly [Point, Point], scale: number): KitDrawing {
  const length = Math.abs(to[0] - from[0]);
  const squeeze = Math.max(NARROWEST, length / (widthOf(item.box) * scale));
  const middle = ((item.box.left + item.box.right) / 2) * scale * squeeze;
  return moved(flattened(item), {
    at: [(from[0] + to[0]) / 2 - middle, (from[1] + to[1]) / 2 - item.box.bottom * scale],
    scale,
    squeeze,
  });
}

function fenced(host: KitDrawing, item: KitDrawing): [back: KitDrawing[], front: KitDrawing[]] {
  const ring = ringAbout(host, AIR.fence);
  const scale = Math.max(1, (heightOf(host.box) * HIGH.fence) / heightOf(item.box));
  const count = Math.max(
    5,
    Math.min(12, Math.ceil((ring.across * 3) / (widthOf(item.box) * scale))),
  );
  const half = (from: number) =>
    times(count, (index) => {
      const turn = (share: number) => from + (share / count) * Math.PI;
      return piece(item, [pointOn(ring, turn(index)), pointOn(ring, turn(index + 1))], scale);
    });
  const nearestLast = (pieces: KitDrawing[]) =>
    [...pieces].sort((one, other) => one.box.bottom - other.box.bottom);
  return [nearestLast(half(Math.PI)), nearestLast(half(0))];
}

/** How large one of what is spread about a host is drawn: low beside it, and never so small that it is not seen. */
function scaleBeside(host: KitDrawing, { box }: KitDrawing): number {
  const most = Math.min(
    (heightOf(host.box) * HIGH.most) / heightOf(box),
    (widthOf(host.box) * SPREAD.wide) / widthOf(box),
  );
  const low = Math.min(heightOf(host.box), widthOf(host.box)) * HIGH.least;
  return Math.min(Math.max(1, low / heightOf(box)), most);
}

function spread(host: KitDrawing, items: readonly KitDrawing[]): [KitDrawing[], KitDrawing[]] {
  const scales = items.map((item) => scaleBeside(host, item));
  const widest = Math.max(...items.map(({ box }, index) => widthOf(box) * (scales[index] ?? 1)));
  const bare = ringAbout(host, AIR.things);
  const ring = { ...bare, across: bare.across + widest / 2 };
  const laid = items.map((item, index) => {
    const scale = scales[index] ?? 1;
    // From one side over the front to the other, and then round the back.
    const turn = ((index + 0.5) / items.length) * 2 * Math.PI;
    const [x, y] = pointOn(ring, turn);
    const { left, right, bottom } = item.box;
    const drawing = moved(flattened(item), {
      at: [x - ((left + right) / 2) * scale, y - bottom * scale],
      scale,
    });
    return { drawing, y, isBefore: y >= ring.center[1] };
  });
  const byDepth = [...laid].sort((a, b) => a.y - b.y);
  return [
    byDepth.filter(({ isBefore }) => !isBefore).map(({ drawing }) => drawing),
    byDepth.filter(({ isBefore }) => isBefore).map(({ drawing }) => drawing),
  ];
}

/** One thing around another goes along its front, and out at both sides. */
function alongFront(host: KitDrawing, item: KitDrawing): [KitDrawing[], KitDrawing[]] {
  const scale = Math.min(
    (widthOf(host.box) * ALONG) / widthOf(item.box),
    (heightOf(host.box) * HIGH.most) / heightOf(item.box),
  );
  const squeeze = Math.max(1, (widthOf(host.box) * ALONG) / (widthOf(item.box) * scale));
  const middle = (item.box.left + item.box.right) / 2;
  const x = (host.box.left + host.box.right) / 2 - middle * scale * squeeze;
  const y = host.box.bottom + heightOf(item.box) * scale * 0.3 - item.box.bottom * scale;
  return [[], [moved(flattened(item), { at: [x, y], scale, squeeze })]];
}

/** How often something is drawn in a ring about something, of so many kinds that share it. */
export function copiesInRing(
  { id }: Concept,
  count: number,
  isCounted: boolean,
  kinds = 1,
): number {
  if (isOfSort(id, 'fencing')) return 1;
  // Dill and garlic that share a ring are there on both sides.
  if (kinds > 1) return Math.max(count, isCounted && count > 1 ? 1 : 2);
  return isCounted ? count : Math.max(SPREAD.least, count);
}

/** Of several kinds, one after the other in turns, so that none is all on one side. */
export function inTurns(kinds: readonly (readonly KitDrawing[])[]): KitDrawing[] {
  const most = Math.max(0, ...kinds.map(({ length }) => length));
  return times(most, (index) => kinds.flatMap((items) => items[index] ?? [])).flat();
}

/** A host with things all around it. */
export function ringed(
  host: KitDrawing,
  { id }: Concept,
  items: readonly KitDrawing[],
): KitDrawing {
  const [item] = items;
  if (!item) return host;
  const [back, front] = isOfSort(id, 'fencing')
    ? fenced(host, item)
    : items.length === 1
      ? alongFront(host, item)
      : spread(host, items);
  const all = stacked([...back, flattened(host), ...front]);
  return { ...moved(all, { at: [0, -Math.max(0, all.box.bottom)] }), anchors: host.anchors };
}
