import type { Brief } from '../brief';
import type { IdeaThing } from './taken';

/** Where a picture may have room for one thing more, in its square of 100: feet and heights. */
const SPOTS = [
  { x: 87, y: 95, height: 32 },
  { x: 13, y: 95, height: 32 },
  { x: 87, y: 38, height: 26 },
  { x: 13, y: 38, height: 26 },
] as const;

/** How far the middle of a spot is from the nearest thing, less what that takes up. */
function roomAt(things: readonly IdeaThing[], spot: (typeof SPOTS)[number]): number {
  const gaps = things.map(({ x, y, height, isCentred }) => {
    const middle = isCentred ? y : y - height / 2;
    return Math.hypot(x - spot.x, middle - (spot.y - spot.height / 2)) - height * 0.4;
  });
  return Math.min(...gaps);
}

/** A picture with what its idea is said of (`racism in football`) where it has most room, one spot for each. */
export function withThingsBeside(
  things: readonly IdeaThing[],
  wanted: readonly { what: string; brief: Brief; shows: readonly string[] }[],
): IdeaThing[] {
  return wanted.reduce<IdeaThing[]>(
    (all, { what, brief, shows }) => {
      const spot = SPOTS.reduce((best, one) =>
        roomAt(all, one) > roomAt(all, best) + 1 ? one : best,
      );
      const more: IdeaThing = {
        ...spot,
        what,
        brief,
        shows,
        isProp: false,
        isFree: false,
        isFramed: false,
        rest: [],
        isMirrored: false,
        isShadow: false,
        isCentred: false,
        isHeaded: false,
        tiltDegrees: 0,
        mostWide: 30,
      };
      return [...all, more];
    },
    [...things],
  );
}
