import type { Random } from '@/lib/random/random';
import { polyline, smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';

/** Lines of the land: crests of hills as functions of x, areas under them, bands that lie on the ground. */

/** Height in pixels from the top at a pixel from the left. */
export type Crest = (x: number) => number;

/** A swelling line around `y`; `frequency` 1 has a hill and a half in a picture. */
export function swell(
  random: Random,
  y: number,
  amplitudePx: number,
  frequency: number,
  unit: number,
): Crest {
  const waves = times(3, (index) => ({
    height: amplitudePx / (index + 1),
    pace: (frequency * (0.0028 + 0.0032 * index) * random.between(0.8, 1.2)) / unit,
    phase: random.between(0, 7),
  }));
  return (x) =>
    y +
    waves.reduce((sum, { height, pace, phase }) => sum + height * Math.sin(x * pace + phase), 0);
}

export function along(crest: Crest, left: number, right: number, stepPx: number): Point[] {
  const count = Math.max(2, Math.ceil((right - left) / stepPx) + 1);
  return times(count, (_, share) => {
    const x = left + (right - left) * share;
    return [Math.round(x * 10) / 10, Math.round(crest(x) * 10) / 10];
  });
}

/** Everything under a crest, from edge to edge of a picture. */
export function under(crest: Crest, widthPx: number, bottomPx: number, stepPx = 50): string {
  const line = smooth(along(crest, -20, widthPx + 20, stepPx));
  return `${line}L${widthPx + 20} ${Math.round(bottomPx)}L-20 ${Math.round(bottomPx)}Z`;
}

/** The band between two crests. */
export function bandBetween(
  upper: Crest,
  lower: Crest,
  left: number,
  right: number,
  stepPx = 50,
): string {
  const back = smooth(along(lower, left, right, stepPx).reverse());
  return `${smooth(along(upper, left, right, stepPx))}L${back.slice(1)}Z`;
}

export interface WayPoint {
  x: number;
  y: number;
  halfWidth: number;
}

/** Points on a spline through the stations, eight between two. */
function refined(stations: readonly WayPoint[]): WayPoint[] {
  const at = (index: number): WayPoint =>
    stations[Math.max(0, Math.min(stations.length - 1, index))] ?? { x: 0, y: 0, halfWidth: 0 };
  const blend = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  const found = stations.slice(1).flatMap((_, index) =>
    times(8, (step) => {
      const t = step / 8;
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      return {
        x: blend(a.x, b.x, c.x, d.x, t),
        y: blend(a.y, b.y, c.y, d.y, t),
        halfWidth: Math.max(0.3, blend(a.halfWidth, b.halfWidth, c.halfWidth, d.halfWidth, t)),
      };
    }),
  );
  return [...found, at(stations.length - 1)];
}

/**
 * A band that lies on the ground, as a road or a river does: as wide as told where it runs towards the
 * eye, thin where it runs across (`squeeze` is how flat the ground is seen).
 */
export interface Ribbon {
  /** The band, `share` 1 as wide as told. */
  band(share: number): string;
  /** Dashes along its middle. */
  dashes(): string[];
  /** Every other stone along both its sides. */
  kerbs(): string[];
}

export function ribbon(stations: readonly WayPoint[], squeeze = 0.45): Ribbon {
  const line = refined(stations);
  const side = (share: number): Point[] =>
    line.map(({ x, y, halfWidth }, index) => {
      const before = line[Math.max(0, index - 1)] ?? { x, y };
      const after = line[Math.min(line.length - 1, index + 1)] ?? { x, y };
      const [dx, dy] = [after.x - before.x, after.y - before.y];
      const length = Math.hypot(dx, dy / squeeze) || 1;
      return [
        x - (dy / squeeze / length) * halfWidth * share,
        y + (dx / length) * halfWidth * share * squeeze,
      ];
    });
  return {
    band: (share) => `${smooth(side(-share))}L${smooth([...side(share)].reverse()).slice(1)}Z`,
    dashes: () => {
      const [left, right] = [side(-0.05), side(0.05)];
      return times(Math.floor((line.length - 4) / 4), (index) => {
        const from = 2 + index * 4;
        const corners = [left[from], left[from + 2], right[from + 2], right[from]];
        return `${polyline(corners.filter((corner) => corner !== undefined))}Z`;
      });
    },
    kerbs: () =>
      [-1, 1].flatMap((way) => {
        const [outer, inner] = [side(way * 1.14), side(way)];
        return times(Math.floor((line.length - 1) / 2), (index) => {
          const from = index * 2;
          const corners = [outer[from], outer[from + 1], inner[from + 1], inner[from]];
          return `${polyline(corners.filter((corner) => corner !== undefined))}Z`;
        });
      }),
  };
}
