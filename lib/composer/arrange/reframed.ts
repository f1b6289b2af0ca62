import type { Size } from '@/lib/imaging/size';
import { placed } from '@/lib/svg/markup';
import { clamp, type Edges, unionOf } from '@/lib/svg/point';
import { markupEdges } from '../kit/form/bounds';
import type { PlaceDrawing } from '../places/place';
import { headEdges } from './headroom';
import { movedTo, type Recipe, type Spot } from './item';
import { isPostOver, nearnessFor } from './nearness';
import { freeAlong, nearView, type View } from './near-view';
import { castShare } from './towards-cast';

/**
 * The camera of a finished arrangement: it goes nearer and looks aside, as far as everything that was asked
 * for stays in the frame. So pictures of one request differ also where a place or its things leave no choice
 * of where they stand.
 */

interface Taken {
  place: PlaceDrawing;
  spots: readonly Spot[];
}

/** What else decides how near the camera goes: concepts that a prompt names, and whether it tells how far away all is. */
interface Kept {
  things: ReadonlySet<string>;
  isFixed: boolean;
}

/** Free of named things at each side, of the frame's shorter side. */
const MARGIN = 0.045;
/** What reaches so far through the picture, as a share of it, may be cut: a shore, a range of hills. */
const BROAD = 0.72;
const STEP = 0.04;
/** Of the height, what somebody takes at most whom it goes nearer to. */
const LARGEST_CAST = 0.76;
const LEAST_ZOOM = 1.04;
/** Of the width or the height, what is afloat takes at least where the camera can go so near: all around is water anyway. */
const LEAST_AFLOAT = 0.72;
const NEAREST_AFLOAT = 1.7;

const areaOf = ({ left, right, top, bottom }: Edges) => (right - left) * (bottom - top);
const larger = (one: Edges, other: Edges) => (areaOf(other) > areaOf(one) ? other : one);

/** Marked parts of a layer that show a thing. */
function shownIn(svg: string, thing: string): string[] {
  return [...svg.matchAll(/<g[^>]* data-shows="([a-z-]+)"[^>]*>/g)].flatMap((found) => {
    const [open, concept = ''] = found;
    if (concept !== thing) return [];
    let depth = 1;
    const tags = /<(\/?)g\b[^>]*>/g;
    tags.lastIndex = found.index + open.length;
    for (let tag = tags.exec(svg); tag; tag = tags.exec(svg)) {
      depth += tag[1] ? -1 : 1;
      if (depth === 0) return [svg.slice(found.index, tag.index + tag[0].length)];
    }
    return [];
  });
}

/** Edges of what the place itself draws of the things that a prompt names. */
function ownEdges({ layers }: PlaceDrawing, things: ReadonlySet<string>): Edges[] {
  return layers.flatMap(({ svg, shows = [] }) => {
    if (shows.some((concept) => things.has(concept))) return [markupEdges(svg)];
    // Of windows all along a nave one stays: the largest.
    return [...things].flatMap((concept) => {
      const parts = shownIn(svg, concept).map((part) => markupEdges(part));
      return parts.length > 0 ? [parts.reduce(larger)] : [];
    });
  });
}

/** A range along one axis that has to stay in the frame; none where it runs through most of it anyway. */
function rangeOf(from: number, to: number, whole: number): [number, number] | undefined {
  const [low, high] = [clamp(from, 0, whole), clamp(to, 0, whole)];
  if (high - low > whole * BROAD || high <= low) return undefined;
  return [low, high];
}

/** The nearest view up to the one asked for that keeps all in the frame, its subject where the recipe has it. */
function viewOf(
  subject: Edges,
  kept: readonly Edges[],
  { widthPx, heightPx }: Size,
  { zoom: asked = 1, aimX = 0.5, aimY = 0.5 }: Recipe,
): View | undefined {
  const margin = Math.min(widthPx, heightPx) * MARGIN;
  // The subject itself is always kept, however broad.
  const across: [number, number][] = [[subject.left, subject.right]];
  const down: [number, number][] = [[subject.top, subject.bottom]];
  for (const { left, right, top, bottom } of kept) {
    const [x, y] = [rangeOf(left, right, widthPx), rangeOf(top, bottom, heightPx)];
    if (x) across.push(x);
    if (y) down.push(y);
  }
  for (let zoom = asked; zoom >= LEAST_ZOOM; zoom -= STEP) {
    const xs = freeAlong(across, widthPx, { zoom, margin });
    const ys = freeAlong(down, heightPx, { zoom, margin });
    if (!xs || !ys) continue;
    const middle = { x: (subject.left + subject.right) / 2, y: (subject.top + subject.bottom) / 2 };
    return {
      zoom,
      x: clamp(middle.x - (aimX * widthPx) / zoom, ...xs),
      y: clamp(middle.y - (aimY * heightPx) / zoom, ...ys),
    };
  }
  return undefined;
}

/** Country alone is seen about its middle, as far as the camera may go. */
const COUNTRY = { from: 0.14, to: 0.86, top: 0.2, bottom: 0.84 } as const;

const aboutMiddle = ({ widthPx, heightPx }: Size): Edges => ({
  left: widthPx * COUNTRY.from,
  right: widthPx * COUNTRY.to,
  top: heightPx * COUNTRY.top,
  bottom: heightPx * COUNTRY.bottom,
});

/** Whether all that a picture is of is in or on the water. */
function isAfloat(spots: readonly Spot[]): boolean {
  const main = spots.filter(({ item }) => item.layer === 'main');
  // A wave that somebody is on is scenery by itself.
  const lead = main.length > 0 ? main : spots;
  return (
    lead.length > 0 &&
    lead.every(({ item }) => item.isAquatic === true || item.waterlineCm !== undefined)
  );
}

/** The arrangement as it is seen by the camera of its recipe; as it was where that can go no nearer. */
export function reframed(
  { place, spots }: Taken,
  size: Size,
  recipe: Recipe,
  { things, isFixed }: Kept,
): { place: PlaceDrawing; spots: Spot[] } {
  const asIs = { place, spots: [...spots] };
  const isFree = !recipe.isAsIs && !recipe.isFar && !recipe.isStill && !isFixed;
  const needed = isFree ? nearnessFor(spots, size, recipe) : 1;
  const asked = (recipe.zoom ?? 1) / (recipe.reserve ?? 1);
  const isAtSea = !recipe.isAsIs && isAfloat(spots);
  const isNear = Math.max(needed, recipe.isInterior ? 1 : asked) < LEAST_ZOOM;
  if ((isNear && !isAtSea) || recipe.isFlat) return asIs;
  const own = ownEdges(place, things);
  const boxes = spots.map(headEdges);
  const main = spots
    .filter((spot) => spot.item.layer === 'main' || isPostOver(spot))
    .map(headEdges);
  // Rays that fall through a whole nave are nowhere in it.
  const compact = own.filter(({ left, right }) => right - left < size.widthPx * BROAD);
  const lead = [main, boxes, compact].find((edges) => edges.length > 0) ?? [aboutMiddle(size)];
  const subject = unionOf(lead);
  const down = (subject.bottom - subject.top) / size.heightPx;
  const extent = Math.max((subject.right - subject.left) / size.widthPx, down);
  const nearest = isAtSea ? clamp(LEAST_AFLOAT / extent, asked, NEAREST_AFLOAT) : asked;
  const zoom = Math.min(
    nearest,
    LARGEST_CAST / Math.max(0.01, castShare(spots, size)),
    Math.max(1, (recipe.reach ?? Infinity) / extent),
    Math.max(1, (recipe.reachDown ?? Infinity) / down),
  );
  const near =
    needed > asked ? nearView(spots, compact, size, { ...recipe, zoom: needed }) : undefined;
  // Only for whoever is small does the camera come into a room whose furniture is told.
  const far = recipe.isInterior
    ? undefined
    : viewOf(subject, [...boxes, ...own], size, { ...recipe, zoom });
  const view = near && near.zoom > (far?.zoom ?? 1) ? near : far;
  return view
    ? { place: placeIn(place, view), spots: spots.map((spot) => spotIn(spot, view)) }
    : asIs;
}

const spotIn = (spot: Spot, { zoom, x, y }: View): Spot => ({
  ...movedTo(spot, { from: { x, y }, to: { x: 0, y: 0 }, scale: zoom }),
  ...(spot.liftPx === undefined ? {} : { liftPx: spot.liftPx * zoom }),
});

function placeIn({ layers, ground, spots }: PlaceDrawing, { zoom, x, y }: View): PlaceDrawing {
  return {
    layers: layers.map((layer) => ({
      ...layer,
      svg: layer.isOfFrame
        ? layer.svg
        : placed(layer.svg, { at: [-x * zoom, -y * zoom], scaleX: zoom, scaleY: zoom }),
    })),
    ground: { ...ground, yAt: (depth, xShare) => (ground.yAt(depth, xShare) - y) * zoom },
    spots: spots.map((spot) => ({
      ...spot,
      at: [(spot.at[0] - x) * zoom, (spot.at[1] - y) * zoom] as const,
      widthPx: spot.widthPx * zoom,
      pxPerCm: spot.pxPerCm * zoom,
    })),
  };
}
