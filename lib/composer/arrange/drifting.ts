import { clamp } from '@/lib/svg/point';
import {
  edgesIn,
  exaggeration,
  type Frame,
  heightOf,
  type Item,
  originAt,
  sizeOf,
  type Spot,
  widthOf,
} from './item';
import { overlap } from './covering';
import type { Node } from './node';

/** What comes down or goes up by the dozen: petals, leaves, lanterns. It is all over the air, behind and before the rest. */

export type Drift = 'down' | 'up';

export const driftOf = ({ thing: { element } }: Pick<Node, 'thing'>): Drift | undefined => {
  if (element.attributes.includes('drifting-down')) return 'down';
  return element.attributes.includes('drifting-up') ? 'up' : undefined;
};

/** Of the height, the size of the nearest of them, as the thing is small or large. */
const SIZE = { least: 0.04, small: 0.06, large: 0.115, smallCm: 12 } as const;
/** Shares by which sizes go on from near to far. */
const NEAR_TO_FAR = [1, 0.72, 0.5, 0.84, 0.6, 0.44] as const;
/** No two are in line: steps of the golden section. */
const GOLDEN = 0.618;
/** Of the frame, where they are. */
const AIR = { left: 0.06, width: 0.88, top: 0.06, height: 0.7 } as const;
/** How far each is turned as it comes down. */
const TURN = 137;
/** Before and behind who is in the picture. */
const DEPTHS = { before: 0.97, behind: 0.16 } as const;

function sizePx(item: Item, main: readonly Spot[], { heightPx }: Frame): number {
  const most =
    heightPx * (Math.max(heightOf(item), widthOf(item)) <= SIZE.smallCm ? SIZE.small : SIZE.large);
  const [lead] = main;
  if (!lead) return most;
  const drawn = sizeOf(item) * exaggeration(item, sizeOf(lead.item)) * lead.pxPerCm;
  return clamp(drawn, heightPx * SIZE.least, most);
}

/** Whether it would cover some of who or what the picture is of. */
function covers(spot: Spot, main: readonly Spot[]): boolean {
  const own = edgesIn(spot);
  return main.some((one) => overlap(own, edgesIn(one)) > 0);
}

/** Where each of those in the air is: what goes up is the smaller the higher it is. */
export function driftingOf(items: readonly Item[], main: readonly Spot[], frame: Frame): Spot[] {
  return items.map((item, index) => {
    const yShare = (index + 0.5) / items.length;
    const isUp = item.drift === 'up';
    const share = isUp ? 0.36 + 0.64 * yShare : (NEAR_TO_FAR[index % NEAR_TO_FAR.length] ?? 1);
    const pxPerCm = (sizePx(item, main, frame) * share) / Math.max(heightOf(item), widthOf(item));
    const x = frame.widthPx * (AIR.left + AIR.width * ((0.3 + index * GOLDEN) % 1));
    const y = frame.heightPx * (AIR.top + AIR.height * yShare);
    const pivot = [
      (item.box.left + item.box.right) / 2,
      (item.box.top + item.box.bottom) / 2,
    ] as const;
    const spot: Spot = {
      item,
      x: originAt(item, x, pxPerCm, false),
      y: y - pivot[1] * pxPerCm,
      pxPerCm,
      mirrored: false,
      isAloft: true,
      depth: DEPTHS.before,
      ...(isUp ? {} : { tilt: { degrees: (index * TURN) % 360, pivot: [pivot[0], pivot[1]] } }),
    };
    return covers(spot, main) ? { ...spot, depth: DEPTHS.behind } : spot;
  });
}
