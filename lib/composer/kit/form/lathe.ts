import { polygon } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';

/**
 * Solids of revolution: bowls, bottles, candles, lamps. A profile of radii by height is turned about an
 * upright axis and seen from a little above; everything drawn on it is one of two patches, `band`
 * (between two meridians: shade, shine, flutes) and `wrap` (between two heights: labels, stripes, hoops),
 * which follow the bulge, so that what is painted sits on the form.
 */

/** Radius at a height above the base; `1` marks a hard edge. */
export type ProfilePoint = readonly [radius: number, height: number, corner?: 1];

/** A profile from the base up: `30 0!, 33 4, 36 50` are radii and heights, `!` marks a hard edge. */
export type Profile = string | readonly ProfilePoint[];

function profilePoints(profile: Profile): readonly ProfilePoint[] {
  if (typeof profile !== 'string') return profile;
  return profile.split(',').map((entry): ProfilePoint => {
    const [radius = 0, height = 0] = entry.replace('!', '').trim().split(' ').map(Number);
    return entry.includes('!') ? [radius, height, 1] : [radius, height];
  });
}

export interface Lathe {
  /** Middle of the base. */
  readonly at: Point;
  /** Height of a ring's ellipse as a share of its width: how far from above it is seen. */
  readonly tilt: number;
  readonly rings: readonly (readonly [radius: number, height: number])[];
}

const STEPS_BETWEEN_POINTS = 10;
const ARC_STEPS = 24;

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  const cubic = (3 * b - a - 3 * c + d) * t ** 3;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + cubic);
}

export function createLathe(
  given: Profile,
  { at = [0, 0], tilt = 0.2 }: { at?: Point; tilt?: number } = {},
): Lathe {
  const profile = profilePoints(given);
  const rings: [number, number][] = [];
  for (let index = 0; index < profile.length - 1; index += 1) {
    const [from, to] = [profile[index] ?? [0, 0], profile[index + 1] ?? [0, 0]];
    const before = from[2] ? from : (profile[index - 1] ?? from);
    const after = to[2] ? to : (profile[index + 2] ?? to);
    for (let step = 0; step < STEPS_BETWEEN_POINTS; step += 1) {
      const t = step / STEPS_BETWEEN_POINTS;
      rings.push([
        Math.max(0, catmullRom(before[0], from[0], to[0], after[0], t)),
        catmullRom(before[1], from[1], to[1], after[1], t),
      ]);
    }
  }
  const last = profile.at(-1) ?? [0, 0];
  rings.push([last[0], last[1]]);
  return { at, tilt, rings };
}

/** A point of the visible side; `u` runs from -1, the left edge, to 1, the right one. */
export function onLathe({ at, tilt }: Lathe, radius: number, height: number, u: number): Point {
  return [at[0] + u * radius, at[1] - height + tilt * radius * Math.sqrt(Math.max(0, 1 - u * u))];
}

/** Steps are even in the angle, not in `u`: with the latter the sides are cut into facets. */
function arc(lathe: Lathe, radius: number, height: number, from: number, to: number): Point[] {
  const [start, end] = [Math.asin(from), Math.asin(to)];
  return times(ARC_STEPS + 1, (_, share) =>
    onLathe(lathe, radius, height, Math.sin(start + (end - start) * share)),
  );
}

export function radiusAt({ rings }: Lathe, height: number): number {
  for (let index = 1; index < rings.length; index += 1) {
    const [below, above] = [rings[index - 1] ?? [0, 0], rings[index] ?? [0, 0]];
    const inside = (height - below[1]) * (height - above[1]) <= 0 && below[1] !== above[1];
    if (!inside) continue;
    const share = (height - below[1]) / (above[1] - below[1]);
    return below[0] + (above[0] - below[0]) * share;
  }
  return rings.at(height <= 0 ? 0 : -1)?.[0] ?? 0;
}

export function topOf({ rings, at, tilt }: Lathe): {
  at: Point;
  radius: number;
  radiusY: number;
  height: number;
} {
  const [radius, height] = rings.at(-1) ?? [0, 0];
  return { at: [at[0], at[1] - height], radius, radiusY: radius * tilt, height };
}

/** The whole visible side: from the front edge of the top to the front edge of the base. */
export function bodyPath(lathe: Lathe): string {
  return bandPath(lathe, -1, 1);
}

export function bandPath(lathe: Lathe, from: number, to: number): string {
  const { rings } = lathe;
  const [base, top] = [rings[0] ?? [0, 0], rings.at(-1) ?? [0, 0]];
  const meridian = (u: number) =>
    rings.map(([radius, height]) => onLathe(lathe, radius, height, u));
  return polygon([
    ...meridian(from),
    ...arc(lathe, top[0], top[1], from, to),
    ...meridian(to).reverse(),
    ...arc(lathe, base[0], base[1], to, from),
  ]);
}

export function wrapPath(lathe: Lathe, low: number, high: number, from = -1, to = 1): string {
  const heights = times(9, (_, share) => low + (high - low) * share);
  const side = (u: number) => heights.map((h) => onLathe(lathe, radiusAt(lathe, h), h, u));
  return polygon([
    ...arc(lathe, radiusAt(lathe, low), low, from, to),
    ...side(to),
    ...arc(lathe, radiusAt(lathe, high), high, to, from),
    ...side(from).reverse(),
  ]);
}
