import type { Size } from '@/lib/imaging/size';
import { clamp, type Edges, heightOf, widthOf } from '@/lib/svg/point';
import type { Brief } from '../brief';
import { edgesIn, type Recipe, type Spot } from './item';
import { castShare } from './towards-cast';

/**
 * How near a finished picture has to be taken so that what it is of is large in it. Beside a tower, in a wide
 * street or before a lake somebody comes out as a speck, however well all stands together: the camera then goes nearer with
 * all that is named, as far as that stays in the frame.
 */

/** Of the height, what is large enough, and what it takes by the camera where it was not. */
const ENOUGH = { cast: 0.46, thing: 0.4 } as const;
const TAKES: Record<Recipe['camera'], number> = { wide: 0.48, medium: 0.54, close: 0.6 };
/** Things that nobody is at take less: a bicycle at a fence, a boat. */
const THING_SHARE = 0.86;
/** How wide counts as how high. */
const LENGTH_SHARE = 0.6;
/** How much nearer at most: from there on the place is not recognised. */
const MOST = { cast: 2.1, thing: 3 } as const;

/** What is told to be small in its picture, and stays so. */
const AS_TOLD = new Set(['tiny', 'distant', 'lonely']);

/** Whether a prompt asks for somebody small in a wide picture. */
export const isSmallAsTold = ({ elements }: Pick<Brief, 'elements'>): boolean =>
  elements.some(({ attributes }) => attributes.some((one) => AS_TOLD.has(one)));

const told = ({ item }: Spot): number =>
  Number(/\d+/.exec(item.elements[0] ?? '')?.[0] ?? Infinity);

/** Of its height, how wide a post is at most. */
const POST = 0.75;

/** A lamp, or what else stands over somebody on a post: no light falls from a post without its top. */
export const isPostOver = (spot: Spot): boolean => {
  const edges = edgesIn(spot);
  return spot.isOver === true && widthOf(edges) < heightOf(edges) * POST;
};

/** The main thing that is told first. */
export const leadOf = (main: readonly Spot[]): Spot | undefined =>
  [...main].sort((one, other) => told(one) - told(other))[0];

const extentOf = (edges: Edges, { heightPx }: Size): number =>
  Math.max(heightOf(edges), widthOf(edges) * LENGTH_SHARE) / heightPx;

/** How much nearer the camera should go; 1 where what the picture is of is large enough, or is the land. */
export function nearnessFor(spots: readonly Spot[], size: Size, { camera }: Recipe): number {
  const near = spots.filter(({ item }) => !item.isFarAway);
  const acting = castShare(near, size);
  const main = near.filter(({ item }) => item.layer === 'main');
  const lead = leadOf(main);
  // What begins with a building is a picture of that, and needs none of its things large.
  if (acting === 0 && (!lead || near.some(({ item }) => item.isLead))) return 1;
  const share = acting > 0 || !lead ? acting : extentOf(edgesIn(lead), size);
  if (share >= (acting > 0 ? ENOUGH.cast : ENOUGH.thing)) return 1;
  const takes = TAKES[camera] * (acting > 0 ? 1 : THING_SHARE);
  return clamp(takes / Math.max(0.01, share), 1, acting > 0 ? MOST.cast : MOST.thing);
}
