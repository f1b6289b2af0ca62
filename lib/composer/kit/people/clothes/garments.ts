import { circle, line, path, shape, stroke } from '@/lib/svg/markup';
import { blob, polyline } from '@/lib/svg/path';
import { add, between, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { shadedHalf, type Tailor } from '../trunk';
import { skirt } from './skirt';
import { middleOf, type Overlay, rows } from './overlay';

export const stripes: Overlay = (tailor, color) =>
  rows(
    tailor,
    color,
    0.014,
    times(7, (index) => 0.05 + index * 0.14),
  );

export const dots: Overlay = ({ skeleton: { at }, u, outline, pen }, color) =>
  pen.clip(
    outline,
    times(6, (row) =>
      times(5, (column) =>
        circle(at(0.04 + row * 0.17, -0.9 + column * 0.45 + (row % 2 ? 0.2 : 0)), 0.009 * u, color),
      ).join(''),
    ).join(''),
  );

/** The open front of a jacket: shirt and lapels; the trunk itself is the jacket. */
export const jacket: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    outline,
    pen,
    u,
  } = tailor;
  const m = middleOf(tailor);
  const jacketTone = color;
  return (
    pen.clip(
      outline,
      shape(
        [at(1.1, m - 0.5), at(1.1, m + 0.5), at(0.8, m + 0.3), at(0.4, m + 0.02), at(0.8, m - 0.3)],
        HOUSE.paper,
      ),
    ) +
    shape(
      [
        at(1.03, m - 0.56),
        at(0.9, m - 0.6),
        at(0.76, m - 0.54),
        at(0.7, m - 0.42),
        at(0.4, m),
        at(0.8, m - 0.28),
      ],
      darker(jacketTone, 0.12),
    ) +
    shape(
      [
        at(1.03, m + 0.5),
        at(0.9, m + 0.6),
        at(0.76, m + 0.54),
        at(0.7, m + 0.44),
        at(0.4, m + 0.02),
        at(0.8, m + 0.28),
      ],
      darker(jacketTone, 0.2),
    ) +
    line([at(0.4, m), at(-0.1, m + 0.04)], darker(jacketTone, 0.3), 0.007 * u) +
    circle(at(0.32, m + 0.08), 0.0065 * u, darker(jacketTone, 0.4))
  );
};

/** A waistcoat or vest over the shirt. */
export const vest: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    outline,
    pen,
    u,
  } = tailor;
  const m = middleOf(tailor);
  return (
    pen.clip(
      outline,
      shape(
        [
          at(1.05, m - 0.62),
          at(0.84, m - 0.9),
          at(0.7, -1.3),
          at(0, -1.3),
          at(-0.1, m),
          at(0.5, m - 0.02),
        ],
        color,
      ) +
        shape(
          [
            at(1.05, m + 0.52),
            at(0.84, 0.84),
            at(0.7, 1.3),
            at(0, 1.3),
            at(-0.1, m),
            at(0.5, m + 0.02),
          ],
          darker(color, 0.1),
        ),
    ) +
    [0.1, 0.26, 0.42].map((t) => circle(at(t, m + 0.06), 0.006 * u, lighter(color, 0.4))).join('')
  );
};

const apronHem = ({ legs, skeleton: { at }, u, seated }: Tailor): Point =>
  seated
    ? at(-0.08, 0.2)
    : (add(between(legs[0].knee, legs[1].knee, 0.5), [0, -0.02 * u] as const) ?? at(0, 0));

export const apron: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    pen,
  } = tailor;
  const m = middleOf(tailor);
  const hem = apronHem(tailor);
  const data = blob(
    [
      at(0.78, m - 0.46),
      at(0.78, m + 0.42),
      at(0.42, 0.9),
      at(0.1, 1.02),
      add(hem, [0.085 * u, 0]),
      add(hem, [-0.075 * u, 0]),
      at(0.1, -0.9),
      at(0.42, -0.78),
    ],
    0.1,
  );
  return (
    line([at(0.76, m - 0.42), at(1, m - 0.42)], color, 0.014 * u) +
    line([at(0.76, m + 0.38), at(1, m + 0.34)], color, 0.014 * u) +
    path(data, color) +
    pen.clip(
      data,
      path(shadedHalf(tailor, 0.35, -1.6, 0.85), darker(color, 0.12)) +
        line([at(0.34, -1.1), at(0.34, 1.1)], darker(color, 0.25), 0.01 * u),
    )
  );
};

/** From the waist down. */
export const halfApron: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    pen,
  } = tailor;
  const hem = apronHem(tailor);
  const data = blob(
    [
      at(0.3, -0.92),
      at(0.3, 0.92),
      at(0.1, 1.04),
      add(hem, [0.09 * u, 0.01 * u]),
      add(hem, [-0.085 * u, 0.01 * u]),
      at(0.1, -1),
    ],
    0.08,
  );
  return (
    path(data, color) +
    pen.clip(data, path(shadedHalf(tailor, 0.35, -1.6, 0.4), darker(color, 0.12))) +
    line([at(0.31, -0.94), at(0.31, 0.94)], darker(color, 0.2), 0.018 * u)
  );
};

/** An open coat: a skirt of its own over the legs, open in front, and lapels. */
export const coat: Overlay = (tailor, color) => {
  const {
    skeleton: { at, turn, face },
    legs: [near, far],
    u,
    outline,
    pen,
    skin,
  } = tailor;
  const m = middleOf(tailor);
  const open = face === 'front' ? 0.26 : 0.2 + 0.06 * turn;
  const forward = Math.max(near.knee[0], far.knee[0]);
  const low: Point = [forward - 0.01 * u, Math.max(near.knee[1], far.knee[1]) + 0.08 * u];
  const slit = shape(
    [at(0.14, m), add(low, [-0.045 * u, 0]), add(low, [0.025 * u, 0])],
    darker(color, 0.24),
  );
  const tails = skirt(tailor, color, { length: 0.92, flare: 0.12 }, face === 'back' ? '' : slit);
  if (face === 'back') {
    const vent = line([at(0.3, 0), at(-0.1, 0)], darker(color, 0.15), 0.008 * u);
    return tails + path(outline, color) + vent;
  }
  const left = shape(
    [at(1.1, -1.4), at(1.1, m - 0.4), at(0.62, m - open), at(-0.3, m - open), at(-0.3, -1.6)],
    color,
  );
  const right = shape(
    [at(1.1, 1.4), at(1.1, m + 0.4), at(0.62, m + open), at(-0.3, m + open), at(-0.3, 1.6)],
    darker(color, 0.1),
  );
  const inside = shape([at(1.1, m - 0.4), at(1.1, m + 0.4), at(0.8, m)], darker(skin, 0.06));
  return (
    tails +
    pen.clip(outline, left + right + inside) +
    shape([at(1.03, m - 0.5), at(0.8, m - 0.72), at(0.58, m - open)], darker(color, 0.08)) +
    shape([at(1.03, m + 0.46), at(0.82, m + 0.66), at(0.58, m + open)], darker(color, 0.18)) +
    line([at(0.5, m - 0.72), at(0.5, m - 0.38)], darker(color, 0.18), 0.008 * u)
  );
};

export const overalls: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
  } = tailor;
  const m = middleOf(tailor);
  const pocket = at(0.56, m - 0.02);
  return (
    pen.clip(
      outline,
      shape(
        [
          at(0.68, m - 0.58),
          at(0.68, m + 0.5),
          at(0.36, 1.2),
          at(-0.3, 1.4),
          at(-0.3, -1.4),
          at(0.36, -1.2),
        ],
        color,
      ) +
        (tailor.shadeSide > 0
          ? shape(
              [
                at(0.68, m + 0.2),
                at(0.68, m + 0.5),
                at(0.36, 1.2),
                at(-0.3, 1.4),
                at(-0.3, m + 0.1),
              ],
              darker(color, 0.12),
            )
          : shape(
              [
                at(0.68, m - 0.58),
                at(0.68, m - 0.3),
                at(-0.3, -0.3),
                at(-0.3, -1.4),
                at(0.36, -1.2),
              ],
              darker(color, 0.12),
            )),
    ) +
    line([at(0.66, m - 0.5), at(1.02, m - 0.5)], color, 0.026 * u) +
    line([at(0.66, m + 0.42), at(1.02, m + 0.4)], darker(color, 0.1), 0.026 * u) +
    shape(
      [
        add(pocket, [-0.03 * u, 0]),
        add(pocket, [0.03 * u, 0]),
        add(pocket, [0.03 * u, 0.045 * u]),
        add(pocket, [-0.03 * u, 0.045 * u]),
      ],
      darker(color, 0.16),
    ) +
    [m - 0.48, m + 0.42].map((k) => circle(at(0.66, k), 0.008 * u, HOUSE.mustard)).join('')
  );
};

/** Bright bands of a vest that has to be seen. */
export const reflex: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
  } = tailor;
  const m = middleOf(tailor);
  return pen.clip(
    outline,
    [0.12, 0.4]
      .map((t) => stroke(polyline([at(t, -1.2), at(t - 0.02, 0), at(t, 1.2)]), color, 0.028 * u))
      .join('') +
      [m - 0.52, m + 0.48]
        .map((k) => line([at(0.4, k), at(1.05, k * 0.9)], color, 0.024 * u))
        .join(''),
  );
};

/** Folded over the chest from left and right, as kimonos and bath robes are. */
export const wrap: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
    skin,
  } = tailor;
  const m = middleOf(tailor);
  return pen.clip(
    outline,
    shape([at(1.1, m - 0.46), at(1.1, m + 0.46), at(0.78, m + 0.02)], darker(skin, 0.05)) +
      stroke(
        polyline([at(1.08, m + 0.46), at(0.78, m + 0.02), at(0.2, m - 0.5)]),
        darker(color, 0.06),
        0.03 * u,
      ) +
      stroke(
        polyline([at(1.08, m - 0.48), at(0.74, m + 0.04), at(0.2, m + 0.62)]),
        color,
        0.03 * u,
      ),
  );
};

/** The seam of a jacket that is closed to the chin. */
export const zip: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return (
    line([at(0.96, m), at(0.5, m + 0.02), at(0.02, m)], color, 0.008 * u) +
    line([at(0.34, m - 0.75), at(0.22, m - 0.45)], color, 0.008 * u) +
    line([at(0.34, m + 0.72), at(0.22, m + 0.42)], color, 0.008 * u)
  );
};

export const hoodCollar: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return (
    path(
      blob([
        at(1.1, m - 0.66),
        at(0.96, m - 0.8),
        at(0.86, m),
        at(0.96, m + 0.66),
        at(1.1, m + 0.5),
        at(0.98, m),
      ]),
      darker(color, 0.14),
    ) +
    shape(
      [at(0.34, m - 0.5), at(0.34, m + 0.5), at(0.12, m + 0.66), at(0.12, m - 0.66)],
      darker(color, 0.1),
    )
  );
};

/** Vertical pleats of a football or judge's gown. */
export const halves: Overlay = ({ skeleton: { at }, outline, pen }, color) =>
  pen.clip(outline, shape([at(1.1, 0.24), at(1.1, 1.4), at(-0.3, 1.4), at(-0.3, 0.24)], color));

export const lifeVest: Overlay = (tailor, color) =>
  vest(tailor, color) + rows(tailor, darker(color, 0.25), 0.014, [0.24, 0.52]);
