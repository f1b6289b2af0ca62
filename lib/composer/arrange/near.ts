import { type Edges, unionOf } from '@/lib/svg/point';
import { seenShare } from './frame-share';
import { towardsCast } from './towards-cast';
import { edgesIn, type Frame, mainMoved, type Recipe, type Spot } from './item';

/**
 * The camera goes near to small things on large ones, as a photographer does: a bird on a roof is seen with as
 * much of the roof as there is around it.
 */

/** Of the height, what is small enough to go nearer to, and what it takes then by the camera. */
const SMALL = { actor: 0.34, thing: 0.28 } as const;
const TAKES: Record<Recipe['camera'], number> = { wide: 0.36, medium: 0.44, close: 0.52 };
const THING_SHARE = 0.86;
/** How much nearer at most, and to what would still be a speck. */
const MOST = { usual: 3, speck: 4.5, size: 0.2 } as const;
/** Of the frame, what the things that it goes near to take at most, and where their middle is. */
const ROOM = { width: 0.8, height: 0.74, y: 0.46, aside: 0.1 } as const;

function focusIn({ item, x, y, pxPerCm, mirrored }: Spot): Edges | undefined {
  const { focus } = item;
  if (!focus) return undefined;
  return edgesIn({ item: { ...item, box: focus }, x, y, pxPerCm, mirrored, depth: 0 });
}

const sizeOfEdges = ({ left, top, right, bottom }: Edges) =>
  Math.max(bottom - top, (right - left) * 0.6);

/** Of furniture and houses that are named as well, what has to stay in the frame; and of what bears the small thing. */
const LEAST_SEEN = { yielding: 0.55, bearing: 0.62 } as const;
/** On a page that lies a tower would be all of its height, and who is on top of it a speck: less of it is seen. */
const LYING = { ratio: 1.5, bearing: 0.4 } as const;
const STEP = 0.88;

/** How much nearer the camera goes. */
function growth(focus: Edges, isActor: boolean, frame: Frame, { camera }: Recipe): number {
  const size = sizeOfEdges(focus) / frame.heightPx;
  if (size >= (isActor ? SMALL.actor : SMALL.thing)) return 1;
  return Math.min(
    Math.max(MOST.usual, Math.min(MOST.speck, MOST.size / size)),
    (TAKES[camera] * (isActor ? 1 : THING_SHARE)) / size,
  );
}

/** How much nearer it may go so that all of something stays in the frame. */
const fitting = ({ left, top, right, bottom }: Edges, { widthPx, heightPx }: Frame): number =>
  Math.min((widthPx * ROOM.width) / (right - left), (heightPx * ROOM.height) / (bottom - top));

const isMain = ({ item }: Spot) => item.layer === 'main';
const isYielding = ({ item }: Spot) => item.focus !== undefined || item.isYielding === true;

/** Everything in main as it is seen from so much nearer to the focus. */
function nearer(spots: readonly Spot[], grown: number, focus: Edges, frame: Frame, recipe: Recipe) {
  const side = Math.sign(recipe.focusX - 0.5);
  const to = { x: frame.widthPx * (0.5 + side * ROOM.aside), y: frame.heightPx * ROOM.y };
  const [x, y] = [(focus.left + focus.right) / 2, (focus.top + focus.bottom) / 2];
  // What stood on the ground does not hang over it.
  const foot = Math.max(...spots.filter(isMain).map((spot) => edgesIn(spot).bottom));
  const lifted = Math.max(0, foot - (to.y + (foot - y) * grown));
  return mainMoved(spots, { from: { x, y }, to: { x: to.x, y: to.y + lifted }, scale: grown });
}

/** The main things enlarged about what the picture is of; as they were where that is large enough. */
export function approached(spots: readonly Spot[], frame: Frame, recipe: Recipe): Spot[] {
  const main = spots.filter(isMain);
  if (recipe.isOfTiny) return [...spots];
  // Whoever flies over land in the air is seen with all of it.
  if (main.some(({ item }) => item.isLevitating && item.kind === 'building')) return [...spots];
  if (main.some(({ item }) => item.cast)) return towardsCast(spots, frame, recipe);
  const foci = main.flatMap((spot) => focusIn(spot) ?? []);
  const isAfloat = main.some(({ item }) => item.waterlineCm !== undefined);
  if (foci.length === 0 || isAfloat || recipe.isFar) return [...spots];
  const isLive = main.some(({ item }) => item.isFocusLive);
  const others = main.filter((spot) => !isYielding(spot));
  const kept = unionOf([...foci, ...others.map(edgesIn)]);
  const isLying = frame.widthPx > frame.heightPx * LYING.ratio;
  const bearing = isLying ? LYING.bearing : LEAST_SEEN.bearing;
  const isSeen = (spot: Spot) => {
    const { isYielding: yields, focus } = spot.item;
    const least = yields ? LEAST_SEEN.yielding : focus ? bearing : 0;
    return seenShare(edgesIn(spot), frame) >= least;
  };
  const asked = Math.min(growth(unionOf(foci), isLive, frame, recipe), fitting(kept, frame));
  for (let grown = asked; grown > 1.05; grown *= STEP) {
    const near = nearer(spots, grown, kept, frame, recipe);
    if (near.every(isSeen)) return near;
  }
  return [...spots];
}
