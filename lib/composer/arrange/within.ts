import { type Edges, heightOf, type Point, widthOf } from '@/lib/svg/point';
import { type Concept } from '../concepts/concept';
import { BLADES, CLEAR_HOLLOWS, isMassive, isOpening } from '../concepts/hollows';
import type { Anchor, KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved } from './assemble';
import { heaped } from './resting';
import { isOfSort } from '../concepts/sorts';

/** Things in others: behind the glass of a jar, cut by the rim of a cup, out of a stone. */

/** What is in something, by where it is drawn: all behind it, or between its back and its front. */
export interface Contents {
  behind: KitDrawing[];
  between: KitDrawing[];
}

/** The room in what is seen through: the middle of its floor, and how wide and high it is. */
interface Hollow {
  floor: Point;
  widthCm: number;
  heightCm: number;
}

/** Of the width that the kit tells, what is free of the bulge of the glass. */
const CLEAR_SHARE = 0.84;

export function hollowOf({ id }: Pick<Concept, 'id'>, host: KitDrawing): Hollow | undefined {
  const ratio = CLEAR_HOLLOWS[id];
  if (ratio === undefined) return undefined;
  const { inside } = host.anchors;
  if (!inside && isOfSort(id, 'hollow-told')) return undefined;
  const middle = inside?.at ?? [0, (host.box.top + host.box.bottom) / 2];
  const acrossCm = (inside?.spanCm ?? widthOf(host.box) * 0.8) * CLEAR_SHARE;
  const isLying = isOfSort(id, 'lies-on-its-side') && widthOf(host.box) > heightOf(host.box);
  const [widthCm, heightCm] = isLying ? [acrossCm * ratio, acrossCm] : [acrossCm, acrossCm * ratio];
  const lowest = host.box.bottom - heightOf(host.box) * 0.06;
  return { floor: [middle[0], Math.min(lowest, middle[1] + heightCm / 2)], widthCm, heightCm };
}

const STIRRED_DEGREES = 196;

/** A blade in a stone points down, and a spoon in a soup. */
export function stuckIn(host: Concept, { id }: Concept, item: KitDrawing): KitDrawing {
  const { tip, grip } = item.anchors;
  const isStirring = isOfSort(id, 'stirring') && /^(?:food|container)$/.test(host.kind);
  const handleDown = heightOf(item.box) > widthOf(item.box) * 1.5;
  if (isStirring && handleDown) return moved(item, { at: [0, 0], angleDegrees: STIRRED_DEGREES });
  if (!BLADES.test(id) || !isMassive(host)) return item;
  if (!tip || !grip || tip.at[1] >= grip.at[1]) return item;
  const { left, right, top, bottom } = item.box;
  return moved(item, { at: [left + right, top + bottom], angleDegrees: 180 });
}

/** Whole, on the floor of what is seen through; several in a heap. */
export function enclosed(hollow: Hollow, items: readonly KitDrawing[]): KitDrawing[] {
  const { floor, widthCm, heightCm } = hollow;
  const columns = items.length === 1 ? 1 : Math.max(2, Math.ceil(Math.sqrt(items.length * 1.4)));
  const fits = items.map((item) => {
    const share = Math.min(
      widthCm / columns / widthOf(item.box),
      heightCm / Math.ceil(items.length / columns) / heightOf(item.box),
    );
    const { left, right, bottom } = item.box;
    return moved(item, { at: [(-(left + right) / 2) * share, -bottom * share], scale: share });
  });
  return items.length === 1
    ? fits.map((item) => moved(item, { at: floor }))
    : heaped(floor, widthCm, fits);
}

/** Of the width of a rim, how deep its near edge hangs. */
const RIM_DEPTH = 0.11;
/** Of a thing's height, what is under the rim of what it is in. */
const SUNK_SHARE = 0.32;
/** Of the width of a host without a rim, what comes out of it. */
const OUTLINE_SHARE = 0.7;
/** Of a host's height, what comes out of it at least and at most. */
const EMERGING = { least: 0.55, most: 1.7 } as const;

const BIG_CM = 1e5;

/** What is above a rim, its near edge included; beside it only from so high over it on. */
function aboveRim({ at: [x, y] }: Anchor, spanCm: number, besideCm = 0): string {
  const [rx, ry] = [spanCm / 2, (spanCm / 2) * RIM_DEPTH * 2];
  const side = y - besideCm;
  return `M${x - BIG_CM} ${y - BIG_CM}H${x + BIG_CM}V${side}H${x + rx}V${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}V${side}H${x - BIG_CM}Z`;
}

/** A drawing of which only what is above a rim is seen. */
export function cutByRim(
  rim: Anchor,
  host: KitDrawing,
  drawing: KitDrawing,
  pen: Pen,
  besideCm = 0,
): KitDrawing {
  const spanCm = rim.spanCm ?? widthOf(host.box) * 0.8;
  const bottom = Math.min(drawing.box.bottom, rim.at[1] + spanCm * RIM_DEPTH);
  return {
    ...drawing,
    svg: pen.clip(aboveRim(rim, spanCm, besideCm), flattened(drawing).svg),
    front: '',
    box: { ...drawing.box, bottom: Math.max(bottom, drawing.box.top + 1) },
  };
}

/** How much something in a host is drawn larger or smaller, so that it is seen and fits. */
function fitting(item: Edges, host: Edges, spanCm: number): number {
  const least = (heightOf(host) * EMERGING.least) / heightOf(item);
  const most = (heightOf(host) * EMERGING.most) / heightOf(item);
  return Math.min(Math.max(1, least), most, spanCm / widthOf(item));
}

/** Side by side over a line, each so deep under it. */
function emerging(at: Point, spanCm: number, host: Edges, items: readonly KitDrawing[]) {
  const each = spanCm / items.length;
  return items.map((item, index) => {
    const scale = fitting(item.box, host, items.length === 1 ? spanCm : each * 1.25);
    const { left, right, top, bottom } = item.box;
    const sunk = (bottom - (bottom - top) * SUNK_SHARE) * scale;
    const x = at[0] + (index - (items.length - 1) / 2) * each - ((left + right) / 2) * scale;
    return moved(item, { at: [x, at[1] - sunk], scale });
  });
}

/** From so much higher than wide things stand in what they are in. */
const SLIM = 2.2;
/**
 * In degrees, how far the outermost of those that stand in a cup lean out, of its opening, how far apart they are, and of
 * the width of each, what room it has at least.
 */
const FAN = { degrees: 13, apart: 0.62, least: 0.5 } as const;

/** Slim things in something open: each leans its own way, and all are under the same rim. */
function fanned(at: Point, spanCm: number, host: Edges, items: readonly KitDrawing[]) {
  const upright = emerging(at, spanCm * FAN.apart, host, items);
  return upright.map((item, index) => {
    const lean = (index / (items.length - 1)) * 2 - 1;
    const [x, y] = [(item.box.left + item.box.right) / 2, item.box.bottom];
    const turned = moved(moved(item, { at: [-x, -y] }), {
      at: [0, 0],
      angleDegrees: lean * FAN.degrees,
    });
    return moved(turned, { at: [x, y] });
  });
}

/** Of a vessel's width, how much higher than it what stands in it is: the rest lies in a heap. */
const TALL_SHARE = 0.9;
/** Of the width of a vessel, what a heap in it takes at least; and how much larger it is drawn for that. */
const HEAP = { share: 0.8, most: 1.7 } as const;

/** Of the width of a nest, what one egg alone in it takes at least. */
const ALONE_SHARE = 0.42;

/** A heap that fills its vessel. */
function heapedIn(
  { at }: Anchor,
  spanCm: number,
  items: readonly KitDrawing[],
  isNest = false,
): KitDrawing[] {
  const widest = Math.max(...items.map(({ box }) => widthOf(box)));
  const row = Math.ceil((Math.sqrt(8 * items.length + 1) - 1) / 2) * widest * 0.86;
  const share = Math.min(HEAP.most, Math.max(1, (spanCm * HEAP.share) / row));
  const alone = isNest ? Math.max(1, (spanCm * ALONE_SHARE) / widest) : 1;
  const scale = Math.min(items.length > 1 ? share : alone, (spanCm * 1.05) / widest);
  return heaped(
    at,
    spanCm,
    items.map((item) => moved(item, { at: [0, 0], scale })),
  );
}

/** Whether what is in it comes out over its outline, for want of an opening that the kit draws. */
export const isSolid = (concept: Concept, { anchors }: KitDrawing): boolean =>
  (anchors.inside === undefined || isMassive(concept)) && isOpening(concept);

/** Where the rim of a host is, or is taken to be. */
export function rimOf(concept: Concept, host: KitDrawing): Anchor {
  const { anchors, box } = host;
  // Soup has its steam over it.
  const surface = concept.kind === 'food' ? anchors.top?.at[1] : undefined;
  const at: Point = [(box.left + box.right) / 2, surface ?? box.top + heightOf(box) * 0.06];
  const outline = { at, spanCm: widthOf(box) * OUTLINE_SHARE };
  return isSolid(concept, host) ? outline : (anchors.inside ?? outline);
}

/** A bottle on its side for a ship, a hat turned over for a rabbit. */
export function turnedFor(
  { id, kind }: Concept,
  host: KitDrawing,
  items: readonly KitDrawing[],
): KitDrawing {
  const isWide = items.some(({ box }) => widthOf(box) > heightOf(box) * 1.1);
  const { box, anchors } = host;
  if (isOfSort(id, 'lies-on-its-side') && isWide)
    return moved(host, { at: [-heightOf(box) / 2, -widthOf(box) / 2], angleDegrees: 90 });
  if (kind !== 'clothing' || !anchors.crown) return host;
  const turned = moved(host, { at: [0, box.top + box.bottom], angleDegrees: 180 });
  const rim: Anchor = {
    at: [(turned.box.left + turned.box.right) / 2, turned.box.top + heightOf(box) * 0.1],
    spanCm: (anchors.top?.spanCm ?? widthOf(box)) * 0.6,
  };
  return { ...turned, anchors: { ...turned.anchors, inside: rim } };
}

/** What is too long for a basket sticks out of it. */
const LONG = { aspect: 2.2, ofSpan: 0.8, degrees: -64, aside: 0.1 } as const;
const isLongIn = ({ box }: KitDrawing, spanCm: number): boolean =>
  widthOf(box) > heightOf(box) * LONG.aspect && widthOf(box) > spanCm * LONG.ofSpan;

function stuckUp([x, y]: Point, item: KitDrawing): KitDrawing {
  const turned = moved(flattened(item), { at: [0, 0], angleDegrees: LONG.degrees });
  const { left, right, bottom } = turned.box;
  const off = (right - left) * LONG.aside;
  return moved(turned, {
    at: [x - (left + right) / 2 + off, y - bottom + heightOf(turned.box) * LONG.aside],
  });
}

/** Where the sides of an open bed end, under which nothing of its load is seen. */
const BED_DEPTH_CM = 60;
function openBedOf({ front, anchors: { inside, top } }: KitDrawing): Anchor | undefined {
  if (!front || !inside?.spanCm || !top) return undefined;
  const isOver = Math.abs(top.at[0] - inside.at[0]) < inside.spanCm / 2;
  const deep = inside.at[1] - top.at[1];
  return isOver && deep > 0 && deep < BED_DEPTH_CM ? { ...inside, at: top.at } : undefined;
}

/** Of what is loaded, how much of the lowest row is under the edge. */
const UNDER_EDGE = 0.45;
function loaded(edge: Anchor, items: readonly KitDrawing[]): KitDrawing[] {
  const highest = Math.max(...items.map(({ box }) => heightOf(box)));
  const [x, y] = edge.at;
  return heapedIn({ ...edge, at: [x, y + highest * UNDER_EDGE] }, edge.spanCm ?? 1, items);
}

/** What is longer than a pot is deep stands on its floor, and comes out of no bottom. */
const FLOOR_SHARE = 0.08;
function onFloorOf({ box }: KitDrawing, item: KitDrawing): KitDrawing {
  const below = item.box.bottom - (box.bottom - heightOf(box) * FLOOR_SHARE);
  return below > 0 ? moved(item, { at: [0, -below] }) : item;
}

/** So few float in a tub, and of its width they take so much. */
const AFLOAT = { most: 4, share: 0.8, up: 0.12 } as const;

export function contentsOf(
  concept: Concept,
  host: KitDrawing,
  items: readonly KitDrawing[],
  pen: Pen,
): Contents {
  if (items.length === 0) return { behind: [], between: [] };
  const hollow = hollowOf(concept, host);
  if (hollow) return { behind: [], between: enclosed(hollow, items) };
  const { inside, bed, seat, top } = host.anchors;
  if (isSolid(concept, host)) {
    const rim = rimOf(concept, host);
    return { behind: emerging(rim.at, rim.spanCm ?? 1, host.box, items), between: [] };
  }
  const spot = inside ?? bed ?? seat ?? top;
  if (!spot) return { behind: [], between: [] };
  const spanCm = spot.spanCm ?? widthOf(host.box) * 0.7;
  const afloat: Point = [spot.at[0], spot.at[1] - heightOf(host.box) * AFLOAT.up];
  // What floats in a tub is over its edge, and large enough to be seen there.
  if (isOfSort(concept.id, 'bathed-in') && items.length <= AFLOAT.most)
    return { behind: [], between: emerging(afloat, spanCm * AFLOAT.share, host.box, items) };
  const [only] = items;
  if (only && items.length === 1 && isLongIn(only, spanCm) && isOfSort(concept.id, 'carried-open'))
    return { behind: [], between: [stuckUp(spot.at, only)] };
  const bedEdge = concept.kind === 'vehicle' && items.length > 1 && openBedOf(host);
  if (bedEdge) return { behind: [], between: loaded(bedEdge, items) };
  const isTall = items.some(({ box }) => heightOf(box) > spanCm * TALL_SHARE);
  // A neck that is too narrow for them has stems in it, and flowers over it.
  const eachCm = (spanCm * FAN.apart * 1.25) / items.length;
  const areSlim = items.every(
    ({ box }) => heightOf(box) > widthOf(box) * SLIM && eachCm > widthOf(box) * FAN.least,
  );
  // Pencils stand in a cup, leaning to all sides, and are not piled on its floor.
  if (isOpening(concept) && host.front && inside && isTall && areSlim && items.length > 1)
    return { behind: [], between: fanned(spot.at, spanCm, host.box, items) };
  if (!isOpening(concept) || host.front || !inside || !isTall)
    return {
      behind: [],
      between: isOpening(concept)
        ? heapedIn(spot, spanCm, items, concept.id === 'nest').map((item) => onFloorOf(host, item))
        : heaped(spot.at, spanCm, items),
    };
  const stuck = emerging(spot.at, spanCm, host.box, items);
  return { behind: [], between: stuck.map((item) => cutByRim(inside, host, item, pen)) };
}
