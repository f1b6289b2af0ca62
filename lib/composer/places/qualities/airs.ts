import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import type { Effect } from './quality';

/** What is in the air of a place: wind, smoke, dust, sparks, beams of the sun. */

/** Before everything that stands. */
const OVER = 0.99;

/** A gust as it is drawn: a long line that curls at its end. */
function gust([x, y]: Point, length: number): string {
  const r = length * 0.085;
  return (
    `M${number(x)} ${number(y)}q${number(length * 0.3)} ${number(-length * 0.05)} ${number(length * 0.6)} 0` +
    `t${number(length * 0.34)} ${number(-r * 0.4)}a${number(r)} ${number(r)} 0 1 0 ${number(-r)} ${number(-r)}`
  );
}

const LEAVES: readonly [Hex, ...Hex[]] = ['#e08a3c', '#c9583a', '#e0b84a', '#7aa04f'];

/** Gusts and what they carry along, all one way. */
export const windBlows: Effect = ({ canvas, ground, parts, things, windWay }) => {
  const { random, widthPx, heightPx, unit, stage, air } = canvas;
  const isSand = parts.some((part) => /^(?:beach|desert|dunes?)$/.test(part));
  const isSnow = stage.season === 'winter';
  const lines = times(6, (index) =>
    gust(
      [
        widthPx * (index % 2 ? 0.5 : 0.03) + random.between(0, 0.12) * widthPx,
        heightPx * (0.1 + index * 0.125),
      ],
      widthPx * random.between(0.24, 0.36),
    ),
  ).join('');
  const carried = times(30, () => {
    const at: Point = [random() * widthPx, heightPx * random.between(0.14, 0.95)];
    const isOnFace = things.some(
      ({ left, right, top, bottom }) =>
        at[0] > left && at[0] < right && at[1] > top && at[1] < top + (bottom - top) * 0.35,
    );
    if (isOnFace) return '';
    const r = unit * random.between(6, 12);
    if (isSand || isSnow)
      return stroke(
        `M${number(at[0])} ${number(at[1])}q${number(r * 2)} ${number(-r * 0.4)} ${number(r * 4)} 0`,
        isSnow ? '#ffffff' : air.tone('#d9b87a'),
        2.4 * unit,
        { opacity: 0.8 },
      );
    return placed(
      path('M-10 0Q-2 -6 10 0Q-2 6 -10 0Z', air.tone(random.pick(LEAVES))) +
        stroke('M-13 0H8', air.tone('#7a4a2c'), 1),
      { at, angleDegrees: random.between(-40, 30), scaleX: r / 9 },
    );
  }).join('');
  const blownTo = (svg: string) =>
    windWay > 0 ? svg : placed(svg, { at: [widthPx, 0], scaleX: -1, scaleY: 1 });
  const shows = ['wind'];
  const role = 'atmosphere';
  canvas.add({
    ...{ id: 'gusts', isOfFrame: true, role, shows },
    depth: Math.max(0.06, ground.mainDepth - 0.03),
    svg: blownTo(
      stroke(lines, mix(air.light.shade, '#ffffff', 0.5), 5 * unit, { opacity: 0.16 }) +
        stroke(lines, '#ffffff', 3.2 * unit, { opacity: 0.75 }),
    ),
  });
  canvas.add({ ...{ id: 'wind', isOfFrame: true, role, shows }, depth: OVER, svg: carried });
};

/** Smoke that hangs under the ceiling and drifts. */
export const smoke =
  (color: Hex, opacity: number): Effect =>
  ({ canvas }) => {
    const { random, widthPx, heightPx, pen } = canvas;
    const svg = times(9, (index) => {
      const r = Math.min(widthPx, heightPx) * random.between(0.2, 0.32);
      const fill = pen.radial([0, 0], r, [
        [0, color, opacity],
        [0.6, color, opacity * 0.7],
        [1, color, 0],
      ]);
      return placed(circle([0, 0], r, fill), {
        at: [widthPx * ((index * 0.37 + 0.08) % 1), heightPx * random.between(0.1, 0.66)],
        scaleX: 1.5,
        scaleY: 0.42,
      });
    }).join('');
    canvas.add({ id: 'smoke', isOfFrame: true, role: 'atmosphere', depth: OVER, svg });
  };

/** Mist that lies on the ground. */
export const groundMist =
  (color: Hex): Effect =>
  ({ canvas, ground }) => {
    const { random, widthPx, heightPx } = canvas;
    const svg = times(7, (index, share) => {
      const y = ground.yAt(0.1 + share * 0.8, 0.5);
      const cx = widthPx * ((index * 0.43 + 0.1) % 1);
      return ellipse([cx, y], widthPx * random.between(0.3, 0.5), heightPx * 0.035, color, {
        opacity: 0.3,
      });
    }).join('');
    canvas.add({ id: 'ground-mist', role: 'atmosphere', depth: OVER, svg });
  };

const star = ([x, y]: Point, r: number, color: Hex): string => {
  const points = times(8, (index): Point => {
    const [px, py] = polar(index * 45, index % 2 ? r * 0.26 : r);
    return [x + px, y + py];
  });
  return shape(points, color);
};

/** Sparks and motes of light in the air, of these colours. */
export const sparkles =
  (colors: readonly [Hex, ...Hex[]], count = 26): Effect =>
  ({ canvas, things }) => {
    const { random, widthPx, heightPx, unit, pen } = canvas;
    const svg = times(count, (index) => {
      const at: Point = [
        widthPx * ((index * 0.618 + random.between(0, 0.1)) % 1),
        heightPx * random.between(0.06, 0.9),
      ];
      const isOnSomebody = things.some(
        ({ left, right, top, bottom }) =>
          at[0] > left && at[0] < right && at[1] > top && at[1] < bottom,
      );
      const color = random.pick(colors);
      const r = unit * random.between(7, 15) * (isOnSomebody ? 0.6 : 1);
      const halo = circle(
        at,
        r * 2,
        pen.radial(at, r * 2, [
          [0, color, 0.65],
          [1, color, 0],
        ]),
      );
      return (
        halo +
        (index % 3 === 0 ? circle(at, r * 0.3, '#fffdf0') : star(at, r, mix(color, '#ffffff', 0.6)))
      );
    }).join('');
    canvas.add({ id: 'sparkles', isOfFrame: true, role: 'atmosphere', depth: OVER, svg });
  };

/** Motes in the light. */
export const motes: Effect = ({ canvas }) => {
  const { random, widthPx, heightPx, unit } = canvas;
  const svg = times(70, () =>
    circle(
      [random() * widthPx, random() * heightPx * 0.9],
      unit * random.between(1.2, 3.4),
      '#fff4d6',
      {
        opacity: Math.round(random.between(0.35, 0.85) * 10) / 10,
      },
    ),
  ).join('');
  canvas.add({ id: 'motes', isOfFrame: true, role: 'atmosphere', depth: OVER, svg });
};

/** Soft discs of light. */
export const softLights =
  (colors: readonly [Hex, ...Hex[]]): Effect =>
  ({ canvas }) => {
    const { random, widthPx, heightPx } = canvas;
    const svg = times(16, (index) =>
      circle(
        [widthPx * ((index * 0.618) % 1), heightPx * random.between(0.04, 0.7)],
        Math.min(widthPx, heightPx) * random.between(0.02, 0.06),
        random.pick(colors),
        { opacity: 0.26 },
      ),
    ).join('');
    canvas.add({ id: 'soft-lights', isOfFrame: true, role: 'atmosphere', depth: OVER, svg });
  };

/** Beams of the sun that fall in from the side on which it is: rooms have it on the right, the open air on the left. */
export const sunBeams: Effect = ({ canvas, ground, things, isRoom }) => {
  const { widthPx, heightPx, pen } = canvas;
  const [from, way] = isRoom ? [widthPx * 1.02, -1] : [-widthPx * 0.02, 1];
  const svg = [0.02, 0.16, 0.3]
    .map((share, index) => {
      const [top, wide] = [heightPx * share, heightPx * (0.07 + index * 0.02)];
      const reach = widthPx * (0.72 - index * 0.1) * way;
      const fall = heightPx * 0.66;
      const fill = pen.linear(
        [from, top],
        [from + reach, top + fall],
        [
          [0, '#fff3bf', 0.62],
          [1, '#fff3bf', 0],
        ],
      );
      return shape(
        [
          [from, top],
          [from, top + wide],
          [from + reach, top + fall + wide * 3],
          [from + reach, top + fall],
        ],
        fill,
      );
    })
    .join('');
  canvas.add({
    id: 'sun-beams',
    isOfFrame: true,
    role: 'atmosphere',
    depth: Math.max(0.06, Math.min(ground.mainDepth, ...things.map(({ depth }) => depth)) - 0.02),
    svg,
  });
};

/** Air that trembles over hot ground. */
export const shimmer: Effect = ({ canvas, ground }) => {
  const { widthPx, unit } = canvas;
  const top = ground.yAt(0, 0.5);
  const lines = times(9, (index) => {
    const x = widthPx * (0.06 + index * 0.11);
    const y = top + ((index % 3) - 1) * 14 * unit;
    const s = 13 * unit;
    return `M${number(x)} ${number(y)}q${number(-s)} ${number(-s)} 0 ${number(-s * 2)}t0 ${number(-s * 2)}t0 ${number(-s * 2)}`;
  }).join('');
  canvas.add({
    id: 'shimmer',
    depth: 0.3,
    svg: stroke(lines, '#ffd08a', 4 * unit, { opacity: 0.75 }),
  });
};

/** Flames at the back, and smoke over them. */
export const flames: Effect = ({ canvas, ground, landFrom, isRoom }) => {
  const { random, widthPx, heightPx, pen } = canvas;
  const depth = landFrom + (ground.mainDepth - landFrom) * 0.3;
  const foot = ground.yAt(depth, 0.5);
  const one = (x: number, high: number, color: Hex) => {
    const w = high * 0.3;
    return path(
      `M${number(x - w)} ${number(foot)}C${number(x - w * 1.5)} ${number(foot - high * 0.5)} ${number(x - w * 0.1)} ${number(foot - high * 0.5)} ${number(x + w * 0.1)} ${number(foot - high)}C${number(x + w * 0.6)} ${number(foot - high * 0.62)} ${number(x + w * 1.5)} ${number(foot - high * 0.4)} ${number(x + w)} ${number(foot)}Z`,
      color,
    );
  };
  const at = times(
    9,
    (_, share) => [share * widthPx, heightPx * random.between(0.18, 0.36)] as const,
  );
  const glow = rectangle(
    [0, foot - heightPx * 0.5],
    widthPx,
    heightPx * 0.5,
    pen.linear(
      [0, foot],
      [0, foot - heightPx * 0.5],
      [
        [0, '#ff8a3a', 0.7],
        [1, '#ff8a3a', 0],
      ],
    ),
  );
  canvas.add({
    id: 'flames',
    depth: isRoom ? Math.max(0.06, depth) : depth,
    svg:
      glow +
      at.map(([x, high]) => one(x, high, '#f2603a')).join('') +
      at.map(([x, high]) => one(x, high * 0.7, '#ff9d3f')).join('') +
      at.map(([x, high]) => one(x, high * 0.42, '#ffe07a')).join(''),
  });
};
