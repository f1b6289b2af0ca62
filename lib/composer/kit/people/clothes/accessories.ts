import { mix } from '@/lib/color/hex';
import { circle, line, shape, stroke } from '@/lib/svg/markup';
import { coordinates, polyline } from '@/lib/svg/path';
import { add, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import { middleOf, type Overlay } from './overlay';

export const collar: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return (
    shape([at(1.03, m - 0.62), at(0.87, m - 0.56), at(0.9, m)], color) +
    shape([at(1.03, m + 0.5), at(0.87, m + 0.52), at(0.9, m + 0.04)], darker(color, 0.08))
  );
};

export const buttons: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  return [0.2, 0.38, 0.56, 0.74]
    .map((t) => circle(at(t, middleOf(tailor)), 0.0065 * u, color))
    .join('');
};

/** Two rows of buttons, as cooks and guards wear them. */
export const doubleBreasted: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return [0.34, 0.52, 0.7]
    .flatMap((t) => [m - 0.28, m + 0.28].map((k) => circle(at(t, k), 0.008 * u, color)))
    .join('');
};

export const neckerchief: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return (
    shape(
      [at(1.06, m - 0.6), at(0.9, m - 0.5), at(0.88, m), at(0.92, m + 0.46), at(1.06, m + 0.52)],
      color,
    ) +
    shape([at(0.92, m - 0.05), at(0.78, m - 0.26), at(0.74, m - 0.04)], darker(color, 0.14)) +
    shape([at(0.92, m + 0.02), at(0.76, m + 0.02), at(0.8, m + 0.26)], darker(color, 0.06))
  );
};

export const tie: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return (
    shape(
      [at(0.98, m - 0.13), at(0.98, m + 0.13), at(0.9, m + 0.08), at(0.9, m - 0.08)],
      darker(color, 0.15),
    ) +
    shape(
      [at(0.9, m - 0.07), at(0.9, m + 0.07), at(0.42, m + 0.16), at(0.34, m), at(0.42, m - 0.16)],
      color,
    )
  );
};

export const bowTie: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const knot = at(0.94, m);
  return (
    shape([knot, at(1, m - 0.3), at(0.88, m - 0.3)], color) +
    shape([knot, at(1, m + 0.3), at(0.88, m + 0.3)], darker(color, 0.14)) +
    circle(knot, 0.009 * u, darker(color, 0.25))
  );
};

export const stethoscope: Overlay = (tailor) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const end = at(0.34, m - 0.06);
  return (
    stroke(
      `M${coordinates(at(1.04, m - 0.62))}Q${coordinates(at(0.55, m - 0.62))} ${coordinates(at(0.52, m))}Q${coordinates(at(0.6, m + 0.6))} ${coordinates(at(1.04, m + 0.52))}`,
      HOUSE.ink,
      0.011 * u,
    ) +
    line([at(0.52, m), end], HOUSE.ink, 0.011 * u) +
    circle(end, 0.017 * u, HOUSE.ink) +
    circle(end, 0.009 * u, HOUSE.metal)
  );
};

export const strap: Overlay = ({ skeleton: { at }, u }, color) =>
  line([at(0.98, -0.55), at(0.16, 0.96)], color, 0.02 * u);

export const straps: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return [m - 0.52, m + 0.46]
    .map((k) => line([at(0.98, k), at(0.5, k * 1.1), at(0.3, k * 1.6)], color, 0.024 * u))
    .join('');
};

export const suspenders: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return [m - 0.42, m + 0.38]
    .map((k) => line([at(0.98, k), at(0.04, k)], color, 0.016 * u))
    .join('');
};

export const belt: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
  } = tailor;
  const m = middleOf(tailor);
  const t = 0.14;
  const buckle = at(t, m);
  return (
    pen.clip(
      outline,
      stroke(polyline([at(t, -1.2), at(t - 0.01, 0), at(t, 1.2)]), color, 0.026 * u),
    ) +
    shape(
      [
        add(buckle, [-0.017 * u, -0.015 * u]),
        add(buckle, [0.017 * u, -0.015 * u]),
        add(buckle, [0.017 * u, 0.015 * u]),
        add(buckle, [-0.017 * u, 0.015 * u]),
      ],
      HOUSE.gold,
    )
  );
};

/** A wide cloth belt with its end hanging. */
export const sash: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
    outline,
    pen,
  } = tailor;
  const m = middleOf(tailor);
  return (
    pen.clip(
      outline,
      stroke(polyline([at(0.2, -1.2), at(0.18, 0), at(0.2, 1.2)]), color, 0.055 * u),
    ) +
    shape(
      [at(0.14, m - 0.22), at(0.14, m + 0.02), at(-0.22, m - 0.1), at(-0.24, m - 0.4)],
      darker(color, 0.12),
    )
  );
};

export const badge: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const centre = at(0.72, middleOf(tailor) - 0.42);
  return shape(
    times(10, (i) =>
      add(centre, [
        Math.sin((i * Math.PI) / 5) * (i % 2 ? 0.01 : 0.021) * u,
        -Math.cos((i * Math.PI) / 5) * (i % 2 ? 0.01 : 0.021) * u,
      ] as const),
    ),
    color,
  );
};

export const pocket: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return shape(
    [
      at(0.68, m - 0.62),
      at(0.68, m - 0.26),
      at(0.54, m - 0.28),
      at(0.5, m - 0.44),
      at(0.54, m - 0.6),
    ],
    color,
  );
};

export const furCollar: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return times(9, (index, share) => {
    const k = m - 0.95 + share * 1.8;
    return circle(
      at(1 - 0.12 * Math.cos((k - m) * 1.6), k),
      (0.03 - 0.004 * (index % 2)) * u,
      index % 2 ? darker(color, 0.05) : color,
    );
  }).join('');
};

export const ruff: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return times(7, (index, share) =>
    circle(at(1.02, m - 0.8 + share * 1.5), 0.03 * u, index % 2 ? darker(color, 0.1) : color),
  ).join('');
};

export const medal: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  const low = at(0.5, m);
  return (
    line([at(1.02, m - 0.46), low, at(1.02, m + 0.44)], HOUSE.blue, 0.014 * u) +
    circle(low, 0.026 * u, color) +
    circle(low, 0.016 * u, lighter(color, 0.35))
  );
};

export const necklace: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return times(7, (_, share) =>
    circle(at(0.99 - 0.14 * Math.sin(share * Math.PI), m - 0.4 + 0.8 * share), 0.008 * u, color),
  ).join('');
};

/** A number to race with. */
export const bib: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
    u,
  } = tailor;
  const m = middleOf(tailor);
  return (
    shape([at(0.64, m - 0.5), at(0.64, m + 0.46), at(0.32, m + 0.5), at(0.32, m - 0.54)], color) +
    line([at(0.48, m - 0.26), at(0.48, m + 0.22)], HOUSE.ink, 0.02 * u)
  );
};

export const emblem: Overlay = (tailor, color) => {
  const {
    skeleton: { at },
  } = tailor;
  const m = middleOf(tailor);
  return (
    shape(
      [
        at(0.82, m - 0.44),
        at(0.88, m),
        at(0.82, m + 0.42),
        at(0.66, m + 0.34),
        at(0.5, m),
        at(0.66, m - 0.36),
      ],
      color,
    ) +
    shape(
      [
        at(0.8, m + 0.06),
        at(0.68, m - 0.18),
        at(0.69, m),
        at(0.56, m - 0.04),
        at(0.68, m + 0.2),
        at(0.68, m + 0.04),
      ],
      mix(color, HOUSE.ink, 0.55),
    )
  );
};

export const jabot: Overlay = (tailor, color) => {
  const { at } = tailor.skeleton;
  const m = middleOf(tailor);
  return (
    shape(
      [at(0.98, m - 0.14), at(0.98, m + 0.14), at(0.72, m + 0.24), at(0.68, m), at(0.72, m - 0.24)],
      color,
    ) + shape([at(0.86, m), at(0.72, m + 0.24), at(0.68, m)], darker(color, 0.1))
  );
};
