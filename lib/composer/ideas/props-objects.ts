import { mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../palette/house';
import { darker, lighter } from '../palette/tones';
import type { Prop } from './prop';

/** Objects that only ideas have: a battery that is low, pieces that fit, a match burnt down. */

const KNOB = 0.17;

/** One side of a jigsaw piece from a corner on, with its knob out (1), in (-1) or none. */
function side(length: number, knob: number, angle: number, at: Point): string {
  const turn = (u: number, v: number) => {
    const r = (angle * Math.PI) / 180;
    return `${at[0] + u * Math.cos(r) - v * Math.sin(r)} ${at[1] + u * Math.sin(r) + v * Math.cos(r)}`;
  };
  if (knob === 0) return `L${turn(length, 0)}`;
  const d = -knob * length * KNOB * 1.5;
  return `L${turn(length * 0.4, 0)}C${turn(length * 0.3, d)} ${turn(length * 0.7, d)} ${turn(length * 0.6, 0)}L${turn(length, 0)}`;
}

/** Four pieces, one of them on its way. */
const puzzle: Prop = ({ x, y, height: h }, { accents }) => {
  const s = h / 2;
  const piece = (column: number, row: number, knobs: readonly [number, number, number, number]) => {
    const [l, t] = [x - s + column * s, y - s + row * s];
    const [a, b, c, d] = knobs;
    const data = `M${l} ${t}${side(s, a, 0, [l, t])}${side(s, b, 90, [l + s, t])}${side(s, c, 180, [l + s, t + s])}${side(s, d, 270, [l, t + s])}Z`;
    const index = column + row * 2;
    const color = accents[index] ?? accents[0];
    const isLoose = index === 1;
    return placed(path(data, color) + stroke(data, HOUSE.white, 0.9), {
      at: isLoose ? [h * 0.12, -h * 0.12] : [0, 0],
    });
  };
  return (
    piece(0, 0, [0, 1, 1, 0]) +
    piece(1, 1, [-1, 0, 0, 1]) +
    piece(0, 1, [-1, -1, 0, 0]) +
    piece(1, 0, [0, 0, 1, -1])
  );
};

const batteryLow: Prop = ({ x, y, height: w }) => {
  const h = w * 0.5;
  return (
    path(roundedPath([x - w / 2, y - h / 2], w, h, 2.4), HOUSE.ink) +
    rectangle([x + w / 2, y - h * 0.2], w * 0.07, h * 0.4, HOUSE.ink) +
    path(roundedPath([x - w * 0.45, y - h * 0.4], w * 0.9, h * 0.8, 1.4), HOUSE.white) +
    path(roundedPath([x - w * 0.41, y - h * 0.32], w * 0.16, h * 0.64, 0.8), HOUSE.red)
  );
};

/** Matches in a row, from whole to burnt down. */
const matches: Prop = ({ x, y, height: h }) =>
  times(5, (index) => {
    const at = x - 32 + index * 16;
    const bend = index * 3.4;
    const isBurnt = index > 1;
    const tall = h * (1 - index * 0.05);
    const body = `M${at} ${y}C${at} ${y - tall * 0.5} ${at + bend * 0.2} ${y - tall * 0.7} ${at + bend} ${y - tall + bend}`;
    return (
      stroke(
        body,
        isBurnt
          ? mix('#4a4458', HOUSE.woodLight, Math.max(0, 0.55 - index * 0.14))
          : HOUSE.woodLight,
        3,
      ) +
      (index === 1
        ? ''
        : ellipse([at + bend, y - tall + bend - 1], 2.7, 3.8, isBurnt ? '#2f2b3d' : HOUSE.red)) +
      (index === 1
        ? path(
            `M${at + 3} ${y - tall + 6}c-7 -2 -6 -9 -2 -13c1 -4 1 -6 0 -9c7 4 9 9 8 15c0 4 -3 7 -6 7Z`,
            HOUSE.orange,
          ) + path(`M${at + 3} ${y - tall + 5}c-4 -2 -3 -6 0 -9c3 3 4 7 0 9Z`, HOUSE.yellow)
        : '')
    );
  }).join('');

/** A piece of a board game: grey among others, or the one in colour. */
const pawn: Prop = ({ x, y, height: h, rest: [isBright = 0] }, { accents, mid }) => {
  const color = isBright ? accents[0] : mid;
  return (
    ellipse([x, y], h * 0.3, h * 0.06, darker(color, 0.3)) +
    path(
      `M${x - h * 0.28} ${y}Q${x - h * 0.26} ${y - h * 0.12} ${x - h * 0.16} ${y - h * 0.18}Q${x - h * 0.08} ${y - h * 0.4} ${x - h * 0.1} ${y - h * 0.6}H${x + h * 0.1}Q${x + h * 0.08} ${y - h * 0.4} ${x + h * 0.16} ${y - h * 0.18}Q${x + h * 0.26} ${y - h * 0.12} ${x + h * 0.28} ${y}Z`,
      color,
    ) +
    ellipse([x, y - h * 0.6], h * 0.17, h * 0.05, darker(color, 0.18)) +
    circle([x, y - h * 0.78], h * 0.2, color) +
    ellipse([x - h * 0.07, y - h * 0.84], h * 0.06, h * 0.08, lighter(color, 0.4))
  );
};

const umbrella = (
  { x, y, height: h }: { x: number; y: number; height: number },
  colors: readonly [string, string],
) => {
  const w = h * 0.6;
  const cap = (from: number, to: number) =>
    `M${x} ${y - h * 0.5}Q${x + from * w} ${y - h * 0.5} ${x + from * w} ${y}Q${x + ((from + to) / 2) * w} ${y - h * 0.1} ${x + to * w} ${y}Q${x + to * w} ${y - h * 0.5} ${x} ${y - h * 0.5}Z`;
  return (
    stroke(
      `M${x} ${y - h * 0.5}V${y + h * 0.3}q0 ${h * 0.06} ${h * 0.06} ${h * 0.06}t${h * 0.06} ${-h * 0.06}`,
      HOUSE.ink,
      h * 0.026,
    ) +
    path(cap(-1, -0.36), colors[0]) +
    path(cap(0.36, 1), colors[0]) +
    path(cap(-0.38, 0.38), colors[1])
  );
};

const greyUmbrella: Prop = (place, { mid }) => umbrella(place, [mid, darker(mid, 0.12)]);
const brightUmbrella: Prop = (place, { accents }) =>
  umbrella(place, [accents[0], lighter(accents[0], 0.2)]);

const magnet: Prop = ({ x, y, height: h }) =>
  placed(
    stroke(
      `M${-h * 0.3} ${-h * 0.5}V0A${h * 0.3} ${h * 0.3} 0 0 0 ${h * 0.3} 0V${-h * 0.5}`,
      HOUSE.red,
      h * 0.22,
    ) +
      rectangle([-h * 0.41, -h * 0.5], h * 0.22, h * 0.18, HOUSE.metal) +
      rectangle([h * 0.19, -h * 0.5], h * 0.22, h * 0.18, HOUSE.metal),
    { at: [x, y - h * 0.4], angleDegrees: 68 },
  );

const smokeTrail: Prop = ({ x, y, height: h }, { paper }) =>
  circle([x - h * 0.34, y], h * 0.3, paper) +
  circle([x + h * 0.34, y], h * 0.3, paper) +
  circle([x, y - h * 0.12], h * 0.36, paper) +
  path(`M${x - 6} ${y - h * 0.86}H${x + 6}L${x + 9} ${y - h * 0.2}H${x - 9}Z`, HOUSE.orange) +
  path(`M${x - 3} ${y - h * 0.86}H${x + 3}L${x + 4} ${y - h * 0.3}H${x - 4}Z`, HOUSE.yellow);

const card: Prop = ({ x, y, height: h }, { paper, mid }) =>
  path(roundedPath([x - h * 0.32, y - h], h * 0.64, h, 2), paper) +
  rectangle([x - h * 0.22, y - h * 0.13], h * 0.44, 1.6, mid) +
  rectangle([x - h * 0.22, y - h * 0.07], h * 0.3, 1.6, mid);

/** A glowing pane, wide by high. */
const panel: Prop = ({ x, y, height: w, rest: [h = 40] }, { accents, ink }) =>
  path(roundedPath([x - w / 2, y - h], w, h, 3), mix(ink, accents[0], 0.16)) +
  path(
    roundedPath([x - w / 2 + 1.6, y - h + 1.6], w - 3.2, h - 3.2, 2),
    mix(ink, accents[0], 0.3),
  ) +
  times(3, (index) =>
    circle([x - w / 2 + 4.6 + index * 3, y - h + 4.4], 0.8, accents[index] ?? accents[0]),
  );

const chip: Prop = ({ x, y, height: h }, { accents, ink }) => {
  const s = h * 0.62;
  const legs = times(6, (index) => {
    const off = -s * 0.4 + index * s * 0.16;
    const reach = index % 2 ? h * 0.5 : h * 0.42;
    const pair = (k: number) =>
      stroke(
        `M${x + off} ${y + k * s * 0.5}V${y + k * reach}M${x + k * s * 0.5} ${y + off}H${x + k * reach}`,
        accents[2],
        1.1,
      ) +
      circle([x + off, y + k * reach], 1.1, accents[1]) +
      circle([x + k * reach, y + off], 1.1, accents[1]);
    return pair(1) + pair(-1);
  }).join('');
  return (
    legs +
    path(roundedPath([x - s / 2, y - s / 2], s, s, 4), ink) +
    path(
      roundedPath([x - s * 0.42, y - s * 0.42], s * 0.84, s * 0.84, 3),
      mix(ink, accents[2], 0.3),
    )
  );
};

const tinCan: Prop = ({ x, y, height: w }) => {
  const can = (at: number) =>
    rectangle([at - 6, y - 8], 12, 15, HOUSE.metal, { radius: 1 }) +
    rectangle([at - 6, y - 3], 12, 6, HOUSE.red) +
    ellipse([at, y - 8], 6, 1.8, HOUSE.metalDark);
  return (
    stroke(`M${x - w / 2} ${y}Q${x} ${y + 16} ${x + w / 2} ${y}`, HOUSE.ink, 0.9) +
    can(x - w / 2) +
    can(x + w / 2)
  );
};

const belt: Prop = ({ y }, { ink, mid }) =>
  rectangle([-80, y - 10], 260, 8, ink) +
  times(20, (index) => circle([-70 + index * 13, y - 6], 2.4, mid)).join('');

const lane: Prop = ({ y }) =>
  rectangle([-80, y - 6], 260, 14, HOUSE.coral) + rectangle([-80, y - 1], 260, 0.9, HOUSE.white);

const awning: Prop = ({ x, y, height: w }) =>
  times(6, (index) => {
    const left = x - w / 2 + (index * w) / 6;
    const fill = index % 2 ? HOUSE.white : HOUSE.coral;
    return path(`M${left} ${y - 8}h${w / 6}v12a${w / 12} ${w / 12} 0 0 1 ${-w / 6} 0Z`, fill);
  }).join('');

const plate: Prop = ({ x, y, height: d }) =>
  ellipse([x, y + 3], d * 0.52, d * 0.5, '#00000014') +
  circle([x, y], d * 0.5, HOUSE.white) +
  circle([x, y], d * 0.37, '#eef1f6');

const hook: Prop = ({ x, y, height: h }) =>
  stroke(
    `M${x} ${y - h * 0.9}V${y}a${h * 0.16} ${h * 0.16} 0 0 1 ${-h * 0.32} 0v${-h * 0.08}m0 0l${h * 0.08} ${h * 0.06}`,
    HOUSE.metalDark,
    1.8,
  );

const lines: Prop = ({ x, y, height: w }, { accents }) =>
  [-0.56, 0, 0.6]
    .map((share) => stroke(`M${x} ${y - 16}V${y - 6}H${x + share * w}V${y + 10}`, accents[0], 1.1))
    .join('');

const upload: Prop = ({ x, y, height: h }, { accents }) =>
  shape(
    [
      [x, y - h / 2],
      [x + h * 0.34, y - h * 0.1],
      [x + h * 0.14, y - h * 0.1],
      [x + h * 0.14, y + h / 2],
      [x - h * 0.14, y + h / 2],
      [x - h * 0.14, y - h * 0.1],
      [x - h * 0.34, y - h * 0.1],
    ],
    accents[0],
  );

const bookStairs: Prop = ({ x, y, height: h }, { accents }) =>
  times(5, (index) =>
    times(index + 1, (level) => {
      const color = accents[(index + level) % 4] ?? accents[0];
      const tall = h / 6;
      const top = y - (level + 1) * tall;
      return (
        path(roundedPath([x - 45 + index * 18, top], 18, tall - 0.5, 1), color) +
        rectangle([x - 45 + index * 18 + 12, top + 1.4], 6, tall - 3.3, HOUSE.paper)
      );
    }).join(''),
  ).join('');

const hurdle: Prop = ({ x, y, height: h }) =>
  stroke(`M${x - 12} ${y}V${y - h}M${x + 12} ${y}V${y - h}`, HOUSE.metalDark, 1.8) +
  rectangle([x - 15, y - h], 30, 6, HOUSE.white) +
  times(3, (index) => rectangle([x - 15 + index * 11, y - h], 6, 6, HOUSE.red)).join('');

const slip: Prop = ({ x, y, height: h }, { accents }) =>
  placed(
    rectangle([-h * 0.36, -h / 2], h * 0.72, h, HOUSE.white) +
      stroke(
        `M${-h * 0.14} ${-h * 0.06}l${h * 0.1} ${h * 0.12}l${h * 0.2} ${-h * 0.26}`,
        accents[0],
        2,
      ),
    { at: [x, y], angleDegrees: -6 },
  );

const pin: Prop = ({ x, y, height: h }) =>
  path(
    `M${x} ${y}C${x - h * 0.5} ${y - h * 0.5} ${x - h * 0.4} ${y - h} ${x} ${y - h}S${x + h * 0.5} ${y - h * 0.5} ${x} ${y}Z`,
    HOUSE.red,
  ) + circle([x, y - h * 0.64], h * 0.15, HOUSE.white);

const shattered: Prop = ({ x, y, height: w }) =>
  rectangle([x - w, y - 3], w * 2, 6, lighter(HOUSE.glass, 0.2)) +
  shape(
    [
      [x - 12, y - 4],
      [x - 5, y + 4],
      [x + 4, y - 1],
      [x + 13, y + 4],
      [x + 10, y - 4],
    ],
    HOUSE.white,
  ) +
  (
    [
      [-18, -10, 20],
      [-8, -15, -30],
      [6, -14, 40],
      [17, -9, -10],
      [0, -20, 10],
    ] as const
  )
    .map(([dx, dy, angle]) =>
      placed(
        shape(
          [
            [-3, 2],
            [0, -4],
            [3, 1],
          ],
          HOUSE.glass,
        ),
        { at: [x + dx, y + dy], angleDegrees: angle },
      ),
    )
    .join('');

/** Struck through: not this. */
const crossOut: Prop = ({ x, y, height: h }) =>
  stroke(
    `M${x - h / 2} ${y}A${h / 2} ${h / 2} 0 1 1 ${x + h / 2} ${y}A${h / 2} ${h / 2} 0 1 1 ${x - h / 2} ${y}M${x - h * 0.35} ${y - h * 0.35}L${x + h * 0.35} ${y + h * 0.35}`,
    HOUSE.red,
    h * 0.11,
  );

/** A glass with as much in it as not. */
const halfGlass: Prop = ({ x, y, height: h }) => {
  const w = (share: number) => h * (0.26 + 0.1 * share);
  const edge = (share: number) => `${x - w(share)} ${y - h * share}`;
  const other = (share: number) => `${x + w(share)} ${y - h * share}`;
  return (
    path(`M${edge(0)}L${edge(1)}L${other(1)}L${other(0)}Z`, HOUSE.glass, { opacity: 0.6 }) +
    path(`M${edge(0.06)}L${edge(0.52)}L${other(0.52)}L${other(0.06)}Z`, HOUSE.water) +
    ellipse([x, y - h * 0.52], w(0.52), h * 0.045, lighter(HOUSE.water, 0.4)) +
    ellipse([x, y - h], w(1), h * 0.05, lighter(HOUSE.glass, 0.5)) +
    stroke(
      `M${edge(0)}L${edge(1)}M${other(1)}L${other(0)}L${edge(0)}`,
      darker(HOUSE.glass, 0.25),
      1.2,
    )
  );
};

/** A wall of bricks with a way through it. */
const brokenWall: Prop = ({ x, y, height: h }) =>
  times(7, (row) =>
    times(8, (column) => {
      const [w, tall] = [h * 0.2, h / 7];
      const left = x - h * 0.8 + column * w + (row % 2) * w * 0.5;
      const top = y - (row + 1) * tall;
      const isGap = Math.abs(left + w / 2 - x) < h * (0.34 - row * 0.022);
      const fill = (row + column) % 3 ? HOUSE.brick : lighter(HOUSE.brick, 0.14);
      return isGap ? '' : rectangle([left, top], w * 0.94, tall * 0.9, fill, { radius: 0.6 });
    }).join(''),
  ).join('') +
  (
    [
      [-10, 2, 14],
      [4, 3, -20],
      [14, 1, 34],
    ] as const
  )
    .map(([dx, dy, angle]) =>
      placed(rectangle([-4, -3], 8, 5, HOUSE.brick, { radius: 0.6 }), {
        at: [x + dx, y - dy],
        angleDegrees: angle,
      }),
    )
    .join('');

export const OBJECTS = {
  'cross-out': crossOut,
  'half-glass': halfGlass,
  'broken-wall': brokenWall,
  puzzle,
  'battery-low': batteryLow,
  matches,
  pawn,
  'umbrella-grey': greyUmbrella,
  'umbrella-bright': brightUmbrella,
  magnet,
  'smoke-trail': smokeTrail,
  card,
  panel,
  chip,
  tincan: tinCan,
  belt,
  lane,
  awning,
  plate,
  fishhook: hook,
  'lines-down': lines,
  upload,
  bookstairs: bookStairs,
  hurdle,
  slip,
  pin,
  'pane-shatter': shattered,
} satisfies Record<string, Prop>;
