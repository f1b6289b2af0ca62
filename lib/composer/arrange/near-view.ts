import type { Size } from '@/lib/imaging/size';
import { clamp, type Edges, heightOf, unionOf, widthOf } from '@/lib/svg/point';
import { seenShare } from './frame-share';
import { headEdges } from './headroom';
import { edgesIn, type Recipe, type Spot } from './item';
import { isPostOver, leadOf } from './nearness';
import { castShare } from './towards-cast';

/**
 * Where the camera goes so that whoever acts is large: all of them stay in the frame with what they have in hand, and
 * of what is far larger than they are (a truck, a tree, a house) as much as tells what it is.
 */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** Free at each side of what has to be seen whole, of the frame's shorter side. */
const MARGIN = 0.055;
const LEAST_ZOOM = 1.06;
const STEP = 0.94;
/** Of what may be cut, what is seen at least. */
const LEAST_SEEN = { bearing: 0.5, house: 0.74, other: 0.55 } as const;
/** What somebody is on is the picture with them: a stump, an iceberg, a sofa. */
const SUPPORTS = /^(?:nature|plant|furniture|container|food|toy)$/;
/** A car is seen whole; of a lorry or a ship, so many times as high as who is in it, half tells what it is. */
const MOST_WHOLE = 3.4;
/** So much of the height of who acts is large enough to be cut. */
const LARGE = 0.7;
/** A bridge or a wall is so wide, of its height, and is known by any part of it. */
const SPANNING = 2;
const YIELDING = /^(?:furniture|building|nature|plant|device|vehicle)$/;

/** What of one axis the frame may be, so near: where it begins, at least and at most. */
export function freeAlong(
  ranges: readonly (readonly [number, number])[],
  whole: number,
  { zoom, margin }: { zoom: number; margin: number },
): [number, number] | undefined {
  const length = whole / zoom;
  // What reaches an edge of the picture stays there.
  const low = Math.max(0, Math.min(...ranges.map(([from]) => from)) - margin);
  const high = Math.min(whole, Math.max(...ranges.map(([, to]) => to)) + margin);
  const least = Math.max(0, high - length);
  const most = Math.min(whole - length, low);
  return least <= most ? [least, most] : undefined;
}

interface Kept {
  whole: Edges[];
  parts: Part[];
}

interface Part {
  edges: Edges;
  least: number;
  /** It is known by its top: the lamp of a lighthouse, a spire. */
  isTopped?: boolean;
}

const partOf = (spot: Spot, box: Edges): Edges => edgesIn({ ...spot, item: { ...spot.item, box } });

const isHouse = (kind: Spot['item']['kind'], edges: Edges): boolean =>
  kind === 'building' && widthOf(edges) < heightOf(edges) * SPANNING;

/** Whether the frame may cut it; what the picture is of, what stands over that and what everybody knows by sight are whole. */
const mayBeCut = (spot: Spot, lead: Spot | undefined): boolean => {
  const { kind, isLead, isSight } = spot.item;
  // Of two cars that race neither is scenery of the other.
  if (kind === 'vehicle' && lead?.item.kind === 'vehicle') return false;
  return YIELDING.test(kind) && !isLead && !isSight && spot !== lead && !isPostOver(spot);
};

/** What has to be seen whole, and of what a part is enough. */
function keptOf(spots: readonly Spot[], size: Size): Kept {
  const lead = leadOf(spots.filter(({ item }) => item.layer === 'main'));
  const acting = castShare(spots, size) * size.heightPx;
  const castPx = acting > 0 || !lead ? acting : heightOf(edgesIn(lead));
  const kept: Kept = { whole: [], parts: [] };
  for (const spot of spots) {
    const { cast, kind, isBackdrop } = spot.item;
    const edges = headEdges(spot);
    const isLarge = Math.max(heightOf(edges), widthOf(edges)) > castPx * LARGE;
    if (cast) {
      const who = spot.item.isActor ? edges : partOf(spot, cast.kept);
      kept.whole.push(who);
      const isWhole =
        SUPPORTS.test(kind) || (kind === 'vehicle' && heightOf(edges) < heightOf(who) * MOST_WHOLE);
      if (!spot.item.isActor) kept.parts.push({ edges, least: isWhole ? 1 : LEAST_SEEN.bearing });
    } else if (isBackdrop) continue;
    else if (mayBeCut(spot, lead) && isLarge)
      kept.parts.push(
        isHouse(kind, edges)
          ? { edges, least: LEAST_SEEN.house, isTopped: true }
          : { edges, least: LEAST_SEEN.other },
      );
    else kept.whole.push(edges);
  }
  return kept;
}

const clipped = ({ left, top, right, bottom }: Edges, { widthPx, heightPx }: Size): Edges => ({
  left: clamp(left, 0, widthPx),
  top: clamp(top, 0, heightPx),
  right: clamp(right, 0, widthPx),
  bottom: clamp(bottom, 0, heightPx),
});

/** How much of a box is seen through a view, of what the whole picture shows of it. */
function seenIn(edges: Edges, { zoom, x, y }: View, size: Size): number {
  const inside = clipped(edges, size);
  const moved = {
    left: (inside.left - x) * zoom,
    right: (inside.right - x) * zoom,
    top: (inside.top - y) * zoom,
    bottom: (inside.bottom - y) * zoom,
  };
  return seenShare(moved, size);
}

function isSeen({ edges, least, isTopped }: Part, view: View, size: Size): boolean {
  if (isTopped && Math.max(0, edges.top) < view.y) return false;
  return seenIn(edges, view, size) >= least;
}

/** The nearest view up to the one asked for in which all that has to be seen is seen; none where that is no nearer. */
export function nearView(
  spots: readonly Spot[],
  own: readonly Edges[],
  size: Size,
  { zoom: asked = 1, aimX = 0.5, aimY = 0.5 }: Recipe,
): View | undefined {
  const { widthPx, heightPx } = size;
  const kept = keptOf(spots, size);
  const whole = [...kept.whole, ...own].map((edges) => clipped(edges, size));
  if (whole.length === 0) return undefined;
  const hard = unionOf(whole);
  const all = unionOf([hard, ...kept.parts.map(({ edges }) => clipped(edges, size))]);
  const margin = Math.min(widthPx, heightPx) * MARGIN;
  for (let zoom = asked; zoom >= LEAST_ZOOM; zoom *= STEP) {
    const xs = freeAlong([[hard.left, hard.right]], widthPx, { zoom, margin });
    const ys = freeAlong([[hard.top, hard.bottom]], heightPx, { zoom, margin });
    if (!xs || !ys) continue;
    const aimed = [all, hard].flatMap((across) =>
      [all, hard].map((down) => ({
        zoom,
        x: clamp((across.left + across.right) / 2 - (aimX * widthPx) / zoom, ...xs),
        y: clamp((down.top + down.bottom) / 2 - (aimY * heightPx) / zoom, ...ys),
      })),
    );
    const view = aimed.find((one) => kept.parts.every((part) => isSeen(part, one, size)));
    if (view) return view;
  }
  return undefined;
}
