import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Prop } from './prop';

/** What the things of an idea stand on, climb, cross or are seen in. */

/** Steps up to the right: how many. */
const stairs: Prop = ({ x, y, height: h, rest: [count = 5, width = 92] }, { accents }) => {
  const step = width / count;
  const left = x - width / 2;
  return times(count, (index) => {
    const top = y - (h * (index + 1)) / count;
    const face = mix(accents[2], HOUSE.white, 0.12 + index * 0.06);
    return (
      rectangle([left + index * step, top], step + 0.2, y - top, face) +
      rectangle([left + index * step, top], step + 0.2, 1.6, lighter(face, 0.35))
    );
  }).join('');
};

const peak: Prop = ({ x, y, height: h }, { accents }) => {
  const w = h * 0.62;
  const rock = mix(accents[2], HOUSE.navy, 0.25);
  const top = y - h;
  return (
    shape(
      [
        [x + w * 0.2, y],
        [x + w * 0.85, y - h * 0.56],
        [x + w * 1.5, y],
      ],
      mix(rock, HOUSE.white, 0.45),
    ) +
    shape(
      [
        [x - w * 1.5, y],
        [x - w * 0.85, y - h * 0.46],
        [x - w * 0.1, y],
      ],
      mix(rock, HOUSE.white, 0.5),
    ) +
    shape(
      [
        [x - w, y],
        [x, top],
        [x + w, y],
      ],
      mix(rock, HOUSE.white, 0.18),
    ) +
    shape(
      [
        [x, top],
        [x + w, y],
        [x + w * 0.2, y],
        [x - w * 0.06, top + h * 0.5],
      ],
      rock,
    ) +
    shape(
      [
        [x, top],
        [x + w * 0.26, top + h * 0.26],
        [x + w * 0.1, top + h * 0.22],
        [x - w * 0.02, top + h * 0.32],
        [x - w * 0.12, top + h * 0.22],
        [x - w * 0.26, top + h * 0.26],
      ],
      HOUSE.white,
    ) +
    stroke(
      `M${x - w * 0.5} ${y}C${x - w * 0.1} ${y - h * 0.12} ${x + w * 0.5} ${y - h * 0.16} ${x + w * 0.2} ${y - h * 0.36}S${x - w * 0.3} ${y - h * 0.5} ${x - w * 0.02} ${top + h * 0.36}`,
      HOUSE.cream,
      1.4,
    )
  );
};

/** Two edges of land and nothing between; they leave the picture to both sides. */
const cliffs: Prop = ({ y }, { accents }) => {
  const land = (side: number) => {
    const edge = 50 - side * 23;
    const out = 50 - side * 120;
    const grass = HOUSE.grass;
    return (
      path(
        `M${out} ${y}H${edge}L${edge + side * 2} ${y + 8}L${edge - side * 3} ${y + 18}L${edge} ${y + 40}H${out}Z`,
        mix(HOUSE.soil, accents[0], 0.12),
      ) +
      path(
        `M${edge} ${y}L${edge + side * 2} ${y + 8}L${edge - side * 3} ${y + 18}L${edge} ${y + 40}h${-side * 7}L${edge - side * 9} ${y + 16}Z`,
        darker(HOUSE.soil, 0.2),
      ) +
      path(
        `M${out} ${y - 1.6}H${edge + side}v3.6q${-side * 3} 3 ${-side * 6} 0t${-side * 6} 0t${-side * 6} 0H${out}Z`,
        grass,
      )
    );
  };
  return land(1) + land(-1);
};

const plank: Prop = ({ x, y, height: w }) =>
  path(roundedPath([x - w * 0.56, y - 1.5], w * 1.12, 4, 1), HOUSE.wood) +
  times(6, (index) =>
    rectangle([x - w * 0.42 + index * w * 0.16, y - 1.5], 0.8, 4, HOUSE.woodDark),
  ).join('');

/** A bridge of jigsaw pieces, the last being let in. */
const piecesBridge: Prop = ({ x, y, height: w }, { accents }) => {
  const n = 4;
  const step = (w * 1.06) / n;
  const piece = (index: number) => {
    const left = x - w * 0.53 + index * step;
    const lift = index === 2 ? -13 : 0;
    const color = accents[index % 4] ?? accents[0];
    return placed(
      path(roundedPath([0, 0], step - 0.4, 10, 1), color) +
        (index < n - 1 ? circle([step + 0.6, 5], 2.2, color) : '') +
        (index > 0 ? circle([1.6, 5], 2.3, darker(color, 0.35)) : ''),
      { at: [left, y + lift], angleDegrees: lift === 0 ? 0 : -8 },
    );
  };
  return [3, 2, 1, 0].map(piece).join('');
};

const pivot: Prop = ({ x, y, height: h }, { accents }) =>
  shape(
    [
      [x, y - h],
      [x + h * 0.7, y],
      [x - h * 0.7, y],
    ],
    accents[2],
  );

const beam: Prop = ({ x, y, height: w, rest: [angle = 0] }, { ink }) =>
  placed(path(roundedPath([-w / 2, -1.4], w, 2.8, 1.4), ink), { at: [x, y], angleDegrees: angle });

const rope: Prop = ({ x, y, height: w }) =>
  stroke(`M${x - w * 0.52} ${y}Q${x} ${y + 1.4} ${x + w * 0.52} ${y}`, HOUSE.woodDark, 1);

const pole: Prop = ({ x, y, height: w }) =>
  stroke(`M${x - w / 2} ${y + 3}Q${x} ${y - 3} ${x + w / 2} ${y + 3}`, HOUSE.wood, 1.2);

const islet: Prop = ({ x, y, height: w }) =>
  ellipse([x, y + 2], w * 0.75, w * 0.17, lighter(HOUSE.water, 0.35)) +
  ellipse([x, y], w * 0.56, w * 0.12, HOUSE.water) +
  path(
    `M${x - w * 0.4} ${y - 2}Q${x - w * 0.2} ${y - w * 0.26} ${x} ${y - w * 0.24}Q${x + w * 0.24} ${y - w * 0.24} ${x + w * 0.4} ${y - 2}Q${x} ${y + 5} ${x - w * 0.4} ${y - 2}Z`,
    HOUSE.sand,
  );

/** A window at night, with somebody on this side of it. */
const pane: Prop = ({ x, y, height: h }) => {
  const w = h * 0.8;
  return (
    path(roundedPath([x - w / 2 - 2, y - h - 2], w + 4, h + 4, 2), HOUSE.cream) +
    rectangle([x - w / 2, y - h], w, h, HOUSE.navy) +
    times(9, (index) =>
      circle(
        [
          x - w * 0.4 + ((index * 37) % 80) * w * 0.01,
          y - h * 0.92 + ((index * 23) % 40) * h * 0.01,
        ],
        0.5,
        HOUSE.cream,
      ),
    ).join('') +
    rectangle([x - 0.8, y - h], 1.6, h, HOUSE.cream) +
    rectangle([x - w / 2, y - h * 0.5], w, 1.6, HOUSE.cream)
  );
};

const windowOnWall: Prop = ({ x, y, height: h }) =>
  path(roundedPath([x - h * 0.42, y - h / 2], h * 0.84, h, 1.4), HOUSE.white) +
  rectangle([x - h * 0.36, y - h * 0.44], h * 0.72, h * 0.88, lighter(HOUSE.sky, 0.2)) +
  path(
    `M${x - h * 0.36} ${y + h * 0.44}v${-h * 0.14}q${h * 0.2} ${-h * 0.2} ${h * 0.36} ${-h * 0.04}t${h * 0.36} ${-h * 0.02}v${h * 0.2}Z`,
    HOUSE.grass,
  ) +
  rectangle([x - 0.7, y - h * 0.44], 1.4, h * 0.88, HOUSE.white) +
  rectangle([x - h * 0.36, y - 0.7], h * 0.72, 1.4, HOUSE.white);

const night: Prop = ({ x, y, height: h }) =>
  circle([x, y], h * 0.56, HOUSE.navy) +
  times(12, (index) => {
    const at = add([x, y], polar(index * 97, h * (0.16 + (index % 4) * 0.1)));
    return circle(at, index % 3 ? 0.5 : 0.9, HOUSE.cream);
  }).join('');

const moon: Prop = ({ x, y, height: h }) =>
  path(
    `M${x + h * 0.2} ${y - h * 0.46}A${h * 0.5} ${h * 0.5} 0 1 0 ${x + h * 0.46} ${y + h * 0.2}A${h * 0.4} ${h * 0.4} 0 0 1 ${x + h * 0.2} ${y - h * 0.46}Z`,
    HOUSE.yellow,
  );

/** A way through the dark with the day at its end. */
const tunnel: Prop = ({ x, y, height: h }) => {
  const arch = (s: number, drop: number) =>
    `M${x - h * 0.52 * s} ${y + h * 0.5 + drop}V${y}A${h * 0.52 * s} ${h * 0.52 * s} 0 0 1 ${x + h * 0.52 * s} ${y}V${y + h * 0.5 + drop}Z`;
  const tones = ['#1a1c3d', '#262a58', '#3d4480', '#7d86bd', '#fff3c9'];
  return (
    tones.map((fill, index) => path(arch(1 - index * 0.18, -index * h * 0.075), fill)).join('') +
    shape(
      [
        [x - h * 0.13, y + h * 0.2],
        [x + h * 0.13, y + h * 0.2],
        [x + h * 0.34, y + h * 0.5],
        [x - h * 0.34, y + h * 0.5],
      ],
      '#fff3c9',
      { opacity: 0.5 },
    )
  );
};

/** Somebody against the light. */
const shade: Prop = ({ x, y, height: h }) =>
  circle([x, y - h * 0.88], h * 0.11, '#1a1c3d') +
  path(
    `M${x - h * 0.17} ${y - h * 0.42}Q${x - h * 0.18} ${y - h * 0.74} ${x} ${y - h * 0.75}Q${x + h * 0.18} ${y - h * 0.74} ${x + h * 0.17} ${y - h * 0.42}L${x + h * 0.12} ${y - h * 0.42}L${x + h * 0.13} ${y}H${x + h * 0.03}L${x} ${y - h * 0.34}L${x - h * 0.05} ${y}H${x - h * 0.15}L${x - h * 0.11} ${y - h * 0.42}Z`,
    '#1a1c3d',
  );

const cracked: Prop = ({ x, y, height: w }, { ink }) =>
  ellipse([x, y - 6], w, 11, HOUSE.stone) +
  ellipse([x, y - 8], w, 10, lighter(HOUSE.stone, 0.3)) +
  stroke(
    `M${x} ${y - 9}l-9 2l-5 4l-9 1M${x} ${y - 9}l8 3l10 -1l7 4M${x} ${y - 9}l-3 6l4 4M${x} ${y - 9}l4 -5l12 -2M${x} ${y - 9}l-8 -4l-10 0`,
    ink,
    1.1,
  );

const hill: Prop = ({ x, y, height: h }) =>
  path(
    `M${x - 130} ${y + 30}V${y}Q${x - 40} ${y - h} ${x + 10} ${y - h * 0.5}T${x + 130} ${y - h * 0.3}V${y + 30}Z`,
    HOUSE.grass,
  );

const sea: Prop = ({ y }) =>
  rectangle([-80, y - 14], 260, 60, HOUSE.water) +
  times(9, (index) =>
    stroke(
      `M${-20 + index * 17} ${y - 8 + (index % 3) * 6}q4 -2.4 8 0`,
      lighter(HOUSE.water, 0.4),
      1,
    ),
  ).join('');

const floe: Prop = ({ x, y, height: w }) => {
  const top: Point[] = [
    [x - w / 2, y - 5],
    [x - w * 0.3, y - 10],
    [x + w * 0.2, y - 11],
    [x + w / 2, y - 6],
    [x + w * 0.3, y + 1],
    [x - w * 0.24, y + 2],
  ];
  return (
    shape(
      top.map(([px, py]) => [px, py + 6]),
      '#9fd3ea',
    ) +
    shape(top, HOUSE.snow) +
    shape(
      [
        [x - w * 0.9, y + 8],
        [x - w * 0.7, y + 4],
        [x - w * 0.54, y + 9],
        [x - w * 0.7, y + 12],
      ],
      HOUSE.snow,
    ) +
    shape(
      [
        [x + w * 0.7, y + 6],
        [x + w * 0.86, y + 2],
        [x + w, y + 8],
        [x + w * 0.84, y + 11],
      ],
      HOUSE.snow,
    )
  );
};

const fork: Prop = ({ x, y, height: h }) =>
  path(
    `M${x - 14} ${y + 12}L${x - 5} ${y - h * 0.34}Q${x - 12} ${y - h * 0.5} ${x - h * 0.7} ${y - h * 0.62}l4 -4Q${x - 8} ${y - h * 0.62} ${x} ${y - h * 0.46}Q${x + 8} ${y - h * 0.62} ${x + h * 0.7 - 4} ${y - h * 0.68}l4 4Q${x + 12} ${y - h * 0.5} ${x + 5} ${y - h * 0.34}L${x + 14} ${y + 12}Z`,
    HOUSE.sand,
  );

export const GROUNDS = {
  stairs,
  peak,
  cliffs,
  plank,
  'bridge-pieces': piecesBridge,
  pivot,
  beam,
  rope,
  pole,
  islet,
  pane,
  window: windowOnWall,
  night,
  moon,
  tunnel,
  shade,
  cracked,
  hill,
  sea,
  floe,
  fork,
} satisfies Record<string, Prop>;
