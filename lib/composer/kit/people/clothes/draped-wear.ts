import type { Hex } from '@/lib/color/hex';
import { circle, line, path, shape, stroke } from '@/lib/svg/markup';
import { blob, polyline, smooth } from '@/lib/svg/path';
import { add, between, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { middleOf, type Overlay } from './overlay';

/** What lies around shoulders and waist: shawls, ponchos, corsets, boas. */

const fringe = (from: Point, to: Point, long: number, color: Hex, width: number) =>
  times(5, (_, share) => {
    const at = between(from, to, share);
    return line([at, add(at, [0, long])], color, width);
  }).join('');

/** Wound once, one end before the chest. */
export const scarf: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const { u } = tailor;
  const m = middleOf(tailor);
  const end = shape(
    [at(0.94, m - 0.46), at(0.94, m - 0.1), at(0.5, m - 0.16), at(0.48, m - 0.56)],
    darker(color, 0.08),
  );
  const loop = smooth(
    [
      at(1.12, m - 0.66),
      at(0.97, m - 0.62),
      at(0.86, m - 0.1),
      at(0.92, m + 0.44),
      at(1.1, m + 0.6),
      at(1.04, m + 0.2),
      at(1.02, m - 0.3),
    ],
    { closed: true },
  );
  return (
    fringe(at(0.48, m - 0.54), at(0.5, m - 0.18), 0.02 * u, darker(color, 0.2), 0.007 * u) +
    end +
    path(loop, color)
  );
};

/** Over both shoulders, crossed before the chest. */
export const shawl: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const { u } = tailor;
  const m = middleOf(tailor);
  const right = smooth(
    [at(1.06, m + 0.3), at(1.02, 1.16), at(0.62, 1.3), at(0.3, 1.1), at(0.4, m + 0.1), at(0.8, m)],
    { closed: true, tension: 0.1 },
  );
  const left = smooth(
    [
      at(1.06, m - 0.34),
      at(1.02, -1.16),
      at(0.6, -1.36),
      at(0.24, -1.16),
      at(0.26, m - 0.1),
      at(0.42, m + 0.3),
      at(0.82, m + 0.08),
    ],
    { closed: true, tension: 0.1 },
  );
  return (
    path(right, darker(color, 0.1)) +
    fringe(at(0.3, -1.1), at(0.3, m + 0.2), 0.026 * u, darker(color, 0.18), 0.008 * u) +
    path(left, color) +
    circle(at(0.66, m + 0.04), 0.014 * u, HOUSE.gold)
  );
};

/** Cloth with a hole for the head, pointed before the body, a zigzag along its edge. */
export const poncho: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const { u } = tailor;
  const m = middleOf(tailor);
  const hem: Point[] = [at(0.42, -1.62), at(0.1, -0.9), at(-0.14, m), at(0.1, 1), at(0.42, 1.56)];
  const data = blob(
    [at(1.06, m - 0.5), at(1.02, -1.02), ...hem, at(1.02, 1.02), at(1.06, m + 0.46)],
    0.08,
  );
  const band = (up: number, tone: Hex, width: number) =>
    stroke(
      polyline([
        at(0.42 + up, -1.5),
        at(0.1 + up, -0.84),
        at(-0.14 + up, m),
        at(0.1 + up, 0.94),
        at(0.42 + up, 1.46),
      ]),
      tone,
      width * u,
    );
  return (
    fringe(at(0.1, -0.9), at(-0.12, m), 0.028 * u, darker(color, 0.2), 0.009 * u) +
    fringe(at(-0.12, m), at(0.1, 1), 0.028 * u, darker(color, 0.2), 0.009 * u) +
    path(data, color) +
    tailor.pen.clip(data, band(0.12, HOUSE.cream, 0.022) + band(0.24, darker(color, 0.3), 0.014))
  );
};

/** Laced before the waist, the shirt above it. */
export const corset: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const { u, outline, pen } = tailor;
  const m = middleOf(tailor);
  const body = [
    at(0.7, -1.3),
    at(0.74, m - 0.5),
    at(0.66, m),
    at(0.74, m + 0.5),
    at(0.7, 1.3),
    at(-0.04, 1.3),
    at(-0.12, m),
    at(-0.04, -1.3),
  ];
  const laces = [0.04, 0.18, 0.32, 0.46, 0.58]
    .map((t) => line([at(t, m - 0.16), at(t + 0.1, m + 0.16)], lighter(color, 0.45), 0.007 * u))
    .join('');
  return pen.clip(
    outline,
    shape(body, color) +
      shape(
        [at(0.74, m + 0.5), at(0.7, 1.3), at(-0.04, 1.3), at(-0.06, m + 0.5)],
        darker(color, 0.14),
      ) +
      line([at(0.68, m - 0.16), at(-0.08, m - 0.16)], darker(color, 0.3), 0.008 * u) +
      line([at(0.68, m + 0.16), at(-0.08, m + 0.16)], darker(color, 0.3), 0.008 * u) +
      laces +
      stroke(
        polyline([at(0.7, -1.2), at(0.74, m - 0.5), at(0.66, m), at(0.74, m + 0.5), at(0.7, 1.2)]),
        lighter(color, 0.2),
        0.012 * u,
      ),
  );
};

/** A long row of down around the neck, both ends hanging. */
export const boa: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const { u } = tailor;
  const m = middleOf(tailor);
  const way: Point[] = [
    at(0.1, m - 0.66),
    at(0.4, m - 0.64),
    at(0.7, m - 0.6),
    at(0.92, m - 0.5),
    at(0.98, m),
    at(0.94, m + 0.46),
    at(0.72, m + 0.56),
    at(0.44, m + 0.6),
  ];
  return way
    .flatMap((point, index) => {
      const next = way[index + 1];
      return next ? [point, between(point, next, 0.5)] : [point];
    })
    .map((point, index) =>
      circle(point, (0.036 - 0.006 * (index % 2)) * u, index % 2 ? lighter(color, 0.14) : color),
    )
    .join('');
};

/** Two bands from the neck to the knees, as priests and graduates wear. */
export const stole: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return (
    shape([at(1.04, m - 0.56), at(1, m - 0.2), at(-0.5, m - 0.16), at(-0.54, m - 0.52)], color) +
    shape(
      [at(1.04, m + 0.5), at(1, m + 0.18), at(-0.5, m + 0.16), at(-0.54, m + 0.5)],
      darker(color, 0.1),
    ) +
    shape(
      [at(-0.38, m - 0.17), at(-0.38, m - 0.51), at(-0.46, m - 0.51), at(-0.46, m - 0.16)],
      HOUSE.gold,
    ) +
    shape(
      [at(-0.38, m + 0.17), at(-0.38, m + 0.5), at(-0.46, m + 0.5), at(-0.46, m + 0.16)],
      HOUSE.gold,
    )
  );
};

/** From one shoulder to the other hip: of a winner, a mayor, a scout. */
export const crossSash: Overlay = ({ skeleton: { at }, outline, pen }, color) =>
  pen.clip(
    outline,
    shape([at(1.06, -0.86), at(1, -0.3), at(-0.06, 1.1), at(0.2, 1.2)], color) +
      shape([at(1, -0.34), at(0.98, -0.26), at(-0.06, 1.06), at(-0.02, 1.2)], darker(color, 0.18)),
  );

/** Cartridges on a strap. */
export const bandolier: Overlay = ({ skeleton: { at }, u, outline, pen }, color) =>
  pen.clip(
    outline,
    line([at(1.02, -0.66), at(0.08, 1)], color, 0.036 * u) +
      times(7, (_, share) => {
        const middle = between(at(0.9, -0.44), at(0.18, 0.82), share);
        return line(
          [add(middle, [-0.008 * u, -0.014 * u]), add(middle, [0.008 * u, 0.014 * u])],
          HOUSE.gold,
          0.012 * u,
        );
      }).join(''),
  );
