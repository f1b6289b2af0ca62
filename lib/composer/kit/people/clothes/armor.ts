import type { Hex } from '@/lib/color/hex';
import { circle, line, path, shape } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { add, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Overlay } from './overlay';

/** A breastplate with its ridge, and plates over the hips. */
export const plate: Overlay = ({ skeleton: { at, face }, u, outline, pen }, color) => {
  const m = face === 'front' ? 0 : 0.2;
  return (
    pen.clip(
      outline,
      shape([at(1.1, -1.2), at(1.1, 1.2), at(0.2, 1.3), at(0.2, -1.3)], color) +
        shape([at(1.1, m), at(1.1, 1.4), at(0.2, 1.4), at(0.16, m)], darker(color, 0.14)) +
        shape([at(0.22, -1.3), at(0.22, 1.3), at(-0.3, 1.4), at(-0.3, -1.4)], darker(color, 0.24)) +
        line([at(0.06, -1.2), at(0.04, 0), at(0.06, 1.2)], darker(color, 0.4), 0.008 * u),
    ) + line([at(0.9, m - 0.5), at(0.76, m - 0.56)], lighter(color, 0.5), 0.012 * u)
  );
};

/** Laced plates of a samurai. */
export const lamellar: Overlay = ({ skeleton: { at }, u, outline, pen }, color) =>
  pen.clip(
    outline,
    shape([at(0.84, -0.7), at(0.84, 0.8), at(0.1, 1.3), at(0.1, -1.3)], color) +
      [0.28, 0.46, 0.64]
        .map((t) => line([at(t, -1.2), at(t - 0.02, 0), at(t, 1.2)], darker(color, 0.4), 0.012 * u))
        .join('') +
      times(5, (_, share) =>
        line(
          [at(0.18, -0.8 + 1.6 * share), at(0.76, -0.6 + 1.3 * share)],
          lighter(color, 0.35),
          0.008 * u,
        ),
      ).join(''),
  );

/** Skirts of armour plates over the thighs. */
export const tassets: Overlay = ({ skeleton: { at }, u }, color) =>
  [-0.72, 0, 0.72]
    .map((k, index) => {
      const data = blob(
        [
          at(0.1, k - 0.42),
          at(0.1, k + 0.42),
          at(-0.34, k * 1.3 + 0.46),
          at(-0.36, k * 1.3 - 0.46),
        ],
        0.06,
      );
      const tone = index === 1 ? color : darker(color, 0.1);
      return (
        path(data, tone) +
        line([at(-0.06, k * 1.1 - 0.4), at(-0.06, k * 1.1 + 0.4)], darker(tone, 0.3), 0.008 * u) +
        line([at(-0.2, k * 1.2 - 0.42), at(-0.2, k * 1.2 + 0.42)], darker(tone, 0.3), 0.008 * u)
      );
    })
    .join('');

/** Rings at the joints of a space suit, and its chest box. */
export const spacePack: Overlay = ({ skeleton: { at }, u }, color: Hex) => {
  const box = [at(0.66, -0.3), at(0.66, 0.6), at(0.3, 0.56), at(0.3, -0.34)];
  return (
    line([at(0.98, -0.6), at(0.95, 0.1), at(0.98, 0.7)], darker(color, 0.2), 0.03 * u) +
    shape(box, darker(color, 0.16)) +
    circle(at(0.56, 0), 0.012 * u, '#d9413b') +
    circle(at(0.56, 0.3), 0.012 * u, '#3f7fd1') +
    line([at(0.4, -0.16), at(0.4, 0.4)], '#f5b33f', 0.012 * u)
  );
};

/** A sword in its sheath at the hip, its hilt before the belt. */
export const scabbard: Overlay = ({ skeleton: { at }, u }, color) => {
  const root = at(0.12, 0.62);
  const p = (x: number, y: number): Point => add(root, [x * u, y * u]);
  return (
    line([p(0.02, -0.02), p(-0.26, 0.27)], darker(color, 0.45), 0.034 * u) +
    line([p(-0.235, 0.245), p(-0.265, 0.275)], HOUSE.gold, 0.036 * u) +
    line([p(0.03, -0.03), p(0.11, -0.11)], color, 0.028 * u) +
    line([p(-0.005, -0.05), p(0.055, 0.01)], HOUSE.gold, 0.02 * u) +
    circle(p(0.115, -0.115), 0.018 * u, HOUSE.gold)
  );
};
