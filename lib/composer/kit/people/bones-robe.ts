import type { Hex } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';
import type { Pen } from '../pen';
import type { Arm } from './arm';
import type { Figure } from './figure';
import { area, set } from './fine';
import { limb } from './limb';

/** A long robe with a hood for a figure of bones, as Death wears it: shares of the unit and of the head's radius. */

const HEM = { beyond: 0.075, above: 0.02, ragged: 0.03 } as const;

/** Of the unit, how far the knees are ahead of the hips of who does not stand. */
const SEATED = 0.12;

/** From the shoulders to the ankles, as wide as the legs stand; about each leg of who sits. */
export function robeOf(pen: Pen, figure: Figure, color: Hex): string {
  const { skeleton, legs } = figure;
  const u = skeleton.body.unit;
  const isSeated = legs.some(({ root, knee }) => Math.abs(knee[0] - root[0]) > SEATED * u);
  if (!isSeated) return longRobe(pen, figure, color);
  const { at } = skeleton;
  const trunk = blob(
    [
      at(1.06, 0.1),
      at(0.94, 1.15),
      at(0.4, 1.25),
      at(-0.12, 1.1),
      at(-0.12, -1.2),
      at(0.4, -1.25),
      at(0.94, -1.15),
    ],
    0.06,
  );
  const skirts = legs.map((leg) =>
    limb(pen, leg.line, [0.1 * u, 0.1 * u, 0.085 * u], leg.near ? color : darker(color, 0.25), {
      from: 0,
      to: 1.85,
    }),
  );
  return path(trunk, color) + skirts.reverse().join('');
}

function longRobe(pen: Pen, { skeleton: { at, body }, legs }: Figure, color: Hex): string {
  const u = body.unit;
  const feet = legs.flatMap(({ knee, ankle }) => [knee, ankle]);
  const [left, right] = [
    Math.min(...feet.map(([x]) => x)) - HEM.beyond * u,
    Math.max(...feet.map(([x]) => x)) + HEM.beyond * u,
  ];
  const low = Math.max(...feet.map(([, y]) => y)) - HEM.above * u;
  const hem = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share, index): Point => [
    right + (left - right) * share,
    low - (index % 2) * HEM.ragged * u,
  ]);
  const data = blob(
    [at(1.06, 0.1), at(0.94, 1.15), at(0.4, 1.3), ...hem, at(0.4, -1.3), at(0.94, -1.15)],
    0.06,
  );
  const shade = blob(
    [at(1, -1.4), at(0.4, -0.35), [(left * 3 + right) / 4, low], [left, low]],
    0.1,
  );
  return path(data, color) + pen.clip(data, path(shade, darker(color, 0.25)));
}

/** A sleeve that is wide at the wrist. */
export const sleeveOf = (pen: Pen, arm: Arm, unit: number, color: Hex): string =>
  limb(
    pen,
    arm.line,
    [0.06 * unit, 0.062 * unit, 0.075 * unit],
    arm.near ? lighter(color, 0.06) : darker(color, 0.2),
    { from: 0, to: 1.8 },
  );

/** What of the hood is behind the skull, and what is about it. */
export function hoodOf(
  { skeleton: { head } }: Figure,
  color: Hex,
): { back: string; front: string } {
  const place = {
    at: head.center,
    angleDegrees: head.angleDegrees,
    size: head.radius,
    flipX: head.flip,
  };
  const outer =
    'M.1 -1.5Q1.25 -1.35 1.3 -.2Q1.3 .6 .95 1.35L-1.15 1.4Q-1.5 .5 -1.4 -.3Q-1.2 -1.4 .1 -1.5Z';
  const rim =
    'M.1 -1.5Q1.25 -1.35 1.3 -.2Q1.3 .6 .95 1.35L.55 1.3Q1.02 .5 .98 -.1Q.9 -.98 .1 -1.02Q-.72 -.98 -.86 -.1Q-.84 .6 -.45 1.3L-1.15 1.4Q-1.5 .5 -1.4 -.3Q-1.2 -1.4 .1 -1.5Z';
  return {
    back: set(area(outer, darker(color, 0.35)), place),
    front: set(area(rim, color), place),
  };
}
