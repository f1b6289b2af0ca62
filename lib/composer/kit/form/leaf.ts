import type { Hex } from '@/lib/color/hex';
import { path, placed, stroke } from '@/lib/svg/markup';
import { coordinates, number } from '@/lib/svg/path';
import { type Point, polar, add, times } from '@/lib/svg/point';
import { darker, lighter } from '../../palette/tones';

/** A leaf from its stalk at `at`, pointing along `angleDegrees`: two halves and a vein. */
export function leaf(
  at: Point,
  length: number,
  width: number,
  angleDegrees: number,
  color: Hex,
): string {
  const [l, w] = [length, width];
  const half = (side: number, middle: number) =>
    `C${number(l * 0.25)} ${number(w * side)} ${number(l * 0.75)} ${number(w * 0.8 * side)} ${number(l)} 0C${number(l * 0.6)} ${number(w * middle)} ${number(l * 0.3)} ${number(w * middle)} 0 0Z`;
  const whole = `M0 0C${number(l * 0.25)} ${number(-w)} ${number(l * 0.75)} ${number(-w * 0.8)} ${number(l)} 0C${number(l * 0.75)} ${number(w * 0.8)} ${number(l * 0.25)} ${number(w)} 0 0Z`;
  return placed(
    path(whole, color) +
      path(`M0 0${half(1, 0.1)}`, darker(color, 0.2)) +
      stroke(`M0 0L${number(l * 0.86)} 0`, lighter(color, 0.3), l * 0.022, { opacity: 0.7 }),
    { at, angleDegrees },
  );
}

interface SprigOptions {
  at?: Point;
  length: number;
  angleDegrees?: number;
  /** How far the stalk bends, in degrees, over its length. */
  bend?: number;
  pairs?: number;
  leafLength?: number;
  leafWidth?: number;
  color: Hex;
  stalk?: Hex;
}

/** A stalk with pairs of leaves that grow smaller towards the tip. */
export function sprig({
  at = [0, 0],
  length,
  angleDegrees = -90,
  bend = 14,
  pairs = 6,
  leafLength = length * 0.3,
  leafWidth = leafLength * 0.25,
  color,
  stalk = darker(color, 0.3),
}: SprigOptions): string {
  const middle = add(at, polar(angleDegrees - bend, length * 0.55));
  const end = add(at, polar(angleDegrees + bend * 0.4, length));
  const on = (t: number): Point => [
    (1 - t) ** 2 * at[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
    (1 - t) ** 2 * at[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
  ];
  const leaves = times(pairs, (_, share) => {
    const place = on(0.16 + 0.8 * share);
    const size = 1 - 0.42 * share;
    const heading = angleDegrees - bend + 1.4 * bend * share;
    const spread = 50 - 22 * share;
    return (
      leaf(place, leafLength * size, leafWidth * size, heading - spread, lighter(color, 0.1)) +
      leaf(place, leafLength * size, leafWidth * size, heading + spread, color)
    );
  });
  return (
    stroke(
      `M${coordinates(at)}Q${coordinates(middle)} ${coordinates(end)}`,
      stalk,
      length * 0.014,
    ) +
    leaves.join('') +
    leaf(on(0.97), leafLength * 0.55, leafWidth * 0.6, angleDegrees + bend * 0.4, color)
  );
}
