import { clamp, type Edges, heightOf, unionOf, widthOf } from '@/lib/svg/point';
import { seenShare } from './frame-share';
import { edgesIn, type Frame, mainMoved, type Recipe, type Spot } from './item';

/**
 * The camera of pictures with somebody in them. Who acts fills the height, however large what they are at is:
 * a baker at an oven is half of the picture, and the oven goes out of it at the far side.
 */

/** Of the height, what the tallest of them takes at least, by the camera; who lies counts by the length. */
const TAKES: Record<Recipe['camera'], number> = { wide: 0.5, medium: 0.57, close: 0.66 };
const LENGTH_SHARE = 0.6;
/** Of that, what who sits or lies on something takes: what bears them is seen as well. */
const BORNE_SHARE = 0.86;
const ENOUGH = 0.43;
/** How much nearer at most: from there on what they are in is not recognised. */
const MOST = 2.6;
/** On a pole they are seen against the sky, with what is far behind: as much nearer as a sparrow needs it. */
const PERCH = { most: 4.2, share: 0.6 } as const;
/** Of the frame, what all who have to be seen may take, and what is free at its sides. */
const ROOM = { width: 0.88, height: 0.86 } as const;
const MARGIN_SHARE = 0.06;
const HEADROOM = 0.09;
const FOOT = 0.97;
/** Of their height, how far over the ground who is on or behind something is, and where their middle is then. */
const RAISED_SHARE = 0.14;
const MIDDLE = { y: 0.5, baseY: 0.85, share: 0.6 } as const;
/** Where who acts stands, from the middle of the width, with what they are at on the other side. */
const ASIDE_SHARE = 0.16;
/** Who is so near to the middle of what they are at stands where the picture has its focus. */
const ON_AXIS_SHARE = 0.12;
/** Who stands nearer to a side than this is moved in, where what they are at lets them. */
const EDGE_SHARE = 0.25;
/** Of what may be cut, what has to stay in the frame; and how fast the camera gives in. */
const LEAST_SEEN = {
  apart: 0.55,
  under: 0.6,
  borne: 0.94,
  counter: 0.28,
  perch: 0.05,
  over: 0.94,
} as const;
const STEP = 0.9;
/** What is so much lower than who is on or behind it goes out of the picture below. */
const COUNTER_CM = 45;

const isMain = ({ item }: Spot) => item.layer === 'main';

const partOf = (spot: Spot, box: Edges): Edges => edgesIn({ ...spot, item: { ...spot.item, box } });

/** May be cut: it is larger than who acts, or what they are in. */
const YIELDING = /^(?:furniture|building|nature|plant|device)$/;

/** Of who acts, how much longer a vehicle is at least that goes out of the picture at its far end. */
const LONG_VEHICLE = 2;

function isYielding({ item }: Spot, castPx: number, edges: Edges): boolean {
  if (item.cast) return true;
  if (item.kind === 'vehicle') return widthOf(edges) > castPx * LONG_VEHICLE;
  return YIELDING.test(item.kind) && Math.max(heightOf(edges), widthOf(edges)) > castPx * 0.6;
}

/** Whether somebody is on or in it, behind it up to the waist, or only beside it. */
function bearingOf({ item: { cast, box, isPerch } }: Spot): keyof typeof LEAST_SEEN {
  if (!cast) return 'apart';
  if (isPerch) return 'perch';
  if (box.bottom > cast.kept.bottom + COUNTER_CM && !cast.isBorne) return 'counter';
  return cast.isBorne ? 'borne' : 'under';
}

/** How large somebody is, who may lie. */
const extentOf = (edges: Edges) => Math.max(heightOf(edges), widthOf(edges) * LENGTH_SHARE);

const isBorne = (spot: Spot) => /^(?:under|borne)$/.test(bearingOf(spot)) && !spot.item.isActor;

interface Group {
  /** The tallest of those who act. */
  lead: Edges;
  kept: Edges;
  whole: Edges;
  /** What the tallest of them takes, of the height. */
  share: number;
}

const middleX = ({ left, right }: Edges) => (left + right) / 2;

/** Who acts in a picture, what stays in it with them, and all that stands there. */
function groupOf(main: readonly Spot[], { heightPx }: Pick<Frame, 'heightPx'>): Group | undefined {
  const cast = main.flatMap((spot) => (spot.item.cast ? [{ spot, ...spot.item.cast }] : []));
  const who = cast.map(({ spot, who: box }) => partOf(spot, box));
  if (who.length === 0) return undefined;
  const lead = who.reduce((one, other) => (extentOf(other) > extentOf(one) ? other : one));
  const tallest = extentOf(lead);
  const kept = cast.map(({ spot, kept: box }) => partOf(spot, box));
  const others = main.filter((spot) => !isYielding(spot, tallest, edgesIn(spot))).map(edgesIn);
  return {
    lead,
    kept: unionOf([...kept, ...others]),
    whole: unionOf(main.map(edgesIn)),
    share: tallest / heightPx,
  };
}

/** Where their middle comes to lie: aside, with what they are at before them, which is cut where they would be at the edge. */
function middleOf(
  { lead, kept, whole }: Group,
  scale: number,
  { widthPx }: Frame,
  { focusX }: Recipe,
): number {
  const at = middleX(lead);
  const lean = Math.sign(middleX(whole) - at);
  const margin = widthPx * MARGIN_SHARE;
  const within = (wanted: number, { left, right }: Edges) => {
    const least = margin + (at - left) * scale;
    const most = widthPx - margin - (right - at) * scale;
    return least <= most ? clamp(wanted, least, most) : (least + most) / 2;
  };
  const isMiddle = Math.abs(middleX(whole) - at) < widthOf(whole) * ON_AXIS_SHARE;
  const asked = widthPx * (isMiddle ? focusX : 0.5 - lean * ASIDE_SHARE);
  const fits = widthOf(whole) * scale <= widthPx - 2 * margin;
  const uncut = fits ? within(asked, whole) : asked;
  return within(clamp(uncut, widthPx * EDGE_SHARE, widthPx * (1 - EDGE_SHARE)), kept);
}

/** Where their foot comes to lie. Who is on, or behind, something high is in the middle, and that goes out below. */
function footOf(
  { kept, whole }: Group,
  scale: number,
  { heightPx }: Frame,
  { baseY }: Recipe,
): number {
  const tall = heightOf(kept) * scale;
  const under = whole.bottom - kept.bottom;
  const isRaised = under > heightOf(kept) * RAISED_SHARE;
  const asked = isRaised
    ? Math.max(
        heightPx * (MIDDLE.y + (baseY - MIDDLE.baseY) * MIDDLE.share) + tall / 2,
        whole.bottom - under * scale,
      )
    : kept.bottom;
  return Math.min(Math.max(asked, heightPx * HEADROOM + tall), heightPx * FOOT);
}

function moved(
  spots: readonly Spot[],
  group: Group,
  scale: number,
  { frame, recipe }: { frame: Frame; recipe: Recipe },
): Spot[] {
  const foot = group.kept.bottom;
  const from = { x: middleX(group.lead), y: foot };
  const to = {
    x: middleOf(group, scale, frame, recipe),
    y: footOf(group, scale, frame, recipe),
  };
  return mainMoved(spots, { from, to, scale });
}

/** The main things about whoever acts in them; as they were where those are large and stand well. */
export function towardsCast(spots: readonly Spot[], frame: Frame, recipe: Recipe): Spot[] {
  const main = spots.filter(isMain);
  const group = groupOf(main, frame);
  const isLed = spots.some(({ item }) => item.isLead && item.layer === 'scenery');
  const isAfloat = main.some(({ item }) => item.waterlineCm !== undefined);
  const isOnPole = main.some(({ item }) => item.isPerch);
  if (!group || isLed || (isAfloat && !isOnPole) || recipe.isFar) return [...spots];
  const { widthPx, heightPx } = frame;
  const middle = middleX(group.lead) / widthPx;
  const isAtEdge = middle < EDGE_SHARE || middle > 1 - EDGE_SHARE;
  if (group.share >= ENOUGH && !isAtEdge) return [...spots];
  const borne = isOnPole ? PERCH.share : main.some(isBorne) ? BORNE_SHARE : 1;
  const asked = clamp(
    (TAKES[recipe.camera] * borne) / group.share,
    1,
    isOnPole ? PERCH.most : MOST,
  );
  const most = Math.min(
    asked,
    (widthPx * ROOM.width) / widthOf(group.kept),
    (heightPx * ROOM.height) / heightOf(group.kept),
  );
  const leastOf = (spot: Spot) =>
    isMain(spot) ? LEAST_SEEN[bearingOf(spot)] : spot.isOver ? LEAST_SEEN.over : 0;
  const isSeen = (spot: Spot) => seenShare(edgesIn(spot), frame) >= leastOf(spot);
  for (let scale = most; scale > 1.05; scale *= STEP) {
    const near = moved(spots, group, scale, { frame, recipe });
    if (near.every(isSeen)) return near;
  }
  return most < 1 ? [...spots] : moved(spots, group, 1, { frame, recipe });
}

/** Of the height, what the tallest of those who act takes, on a tower or a branch too; 0 where nobody does. */
export function castShare(spots: readonly Spot[], frame: Pick<Frame, 'heightPx'>): number {
  const main = spots.filter(isMain);
  const led = main.some(({ item }) => item.cast) ? main : spots.filter(({ item }) => item.cast);
  return groupOf(led, frame)?.share ?? 0;
}
