import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, number } from '@/lib/svg/path';
import { clamp, type Point, polar, times } from '@/lib/svg/point';
import type { Random } from '@/lib/random/random';
import { kitThingAt } from '../kit-things';
import type { Pen } from '../../kit/pen';
import type { Effect } from './quality';

/** What lies about: on floors, on grounds and on tops of tables, larger the nearer it is. */

/** A centimetre on the ground, and where it is. */
interface Spot {
  at: Point;
  pxPerCm: number;
  random: Random;
  tone(color: Hex): Hex;
  penOf(label: string): Pen;
  index: number;
}

export type Drawn = (spot: Spot) => string;

/** A sheet of paper that lies flat. */
export const sheet: Drawn = ({ at, pxPerCm, random, tone }) => {
  const [w, h] = [21 * pxPerCm, 10 * pxPerCm];
  const lean = random.between(-0.5, 0.5) * h;
  const corners: Point[] = [
    [-w / 2 + lean, -h / 2],
    [w / 2 + lean, -h / 2 + random.between(-1, 1) * pxPerCm],
    [w / 2 - lean, h / 2],
    [-w / 2 - lean, h / 2],
  ];
  const lines = times(3, (row) => {
    const y = -h * 0.22 + row * h * 0.22;
    return stroke(
      `M${number(-w * 0.3)} ${number(y)}H${number(w * (row === 2 ? 0.05 : 0.28))}`,
      tone('#a9b0c4'),
      Math.max(0.7, h * 0.05),
    );
  }).join('');
  const under = shape(
    corners.map(([x, y]): Point => [x + w * 0.03, y + h * 0.08]),
    '#3a2f4a',
    {
      opacity: 0.22,
    },
  );
  return placed(under + shape(corners, tone('#fdfaf2')) + lines, { at });
};

/** Paper that somebody crumpled. */
export const ball: Drawn = ({ at, pxPerCm, random, tone }) => {
  const r = 5.5 * pxPerCm;
  const around = times(9, (index): Point => polar(index * 40, r * random.between(0.8, 1.15)));
  const fold = (angle: number) => {
    const [x, y] = polar(angle, r * 0.7);
    return `M0 0L${number(x)} ${number(y)}`;
  };
  return placed(
    ellipse([0, r * 0.85], r * 1.1, r * 0.25, '#3a2f4a', { opacity: 0.25 }) +
      shape(around, tone('#f7f3e8')) +
      stroke([20, 140, 260].map(fold).join(''), tone('#c9c4b8'), Math.max(0.7, r * 0.09)),
    { at: [at[0], at[1] - r * 0.7] },
  );
};

const CLOTHS: readonly [Hex, ...Hex[]] = ['#d9604f', '#4f7fb0', '#f0b84a', '#6a5aa0', '#4f9a7a'];

/** A piece of clothing that was dropped. */
export const cloth: Drawn = ({ at, pxPerCm, random, tone }) => {
  const color = random.pick(CLOTHS);
  const r = random.between(17, 24) * pxPerCm;
  const around = times(11, (index): Point => {
    const [x, y] = polar(index * (360 / 11), r * random.between(0.62, 1.15));
    return [x, y * 0.36];
  });
  const crease = (dx: number) =>
    stroke(
      `M${number(r * dx)} ${number(-r * 0.14)}q${number(r * 0.12)} ${number(r * 0.12)} ${number(r * 0.05)} ${number(r * 0.26)}`,
      tone(mix(color, '#2a1f3d', 0.35)),
      Math.max(0.8, r * 0.05),
    );
  return placed(
    path(blob(around.map(([x, y]): Point => [x + r * 0.04, y + r * 0.1])), '#3a2f4a', {
      opacity: 0.22,
    }) +
      path(blob(around), tone(color)) +
      crease(-0.4) +
      crease(0) +
      crease(0.36),
    { at },
  );
};

/** A box of cardboard with its flaps open. */
export const box: Drawn = ({ at, pxPerCm, random, tone }) => {
  const [w, h] = [random.between(30, 42) * pxPerCm, random.between(22, 30) * pxPerCm];
  const front = tone('#c99a62');
  return placed(
    ellipse([w * 0.05, 0], w * 0.62, h * 0.12, '#3a2f4a', { opacity: 0.25 }) +
      shape(
        [
          [-w / 2, -h],
          [w / 2, -h],
          [w * 0.42, -h * 1.22],
          [-w * 0.42, -h * 1.22],
        ],
        tone('#8a6238'),
      ) +
      rectangle([-w / 2, -h], w, h, front) +
      shape(
        [
          [-w / 2, -h],
          [-w * 0.78, -h * 0.86],
          [-w * 0.7, -h * 1.12],
        ],
        tone('#dcb07a'),
      ) +
      shape(
        [
          [w / 2, -h],
          [w * 0.78, -h * 0.84],
          [w * 0.7, -h * 1.1],
        ],
        tone('#b5854e'),
      ) +
      rectangle([-w * 0.07, -h], w * 0.14, h * 0.34, tone('#e6cfa0')),
    { at },
  );
};

/** A stain, a puddle, or what was spilt. */
export const stain =
  (color: Hex, radiusCm: number, opacity: number): Drawn =>
  ({ at, pxPerCm, random }) => {
    const r = radiusCm * pxPerCm * random.between(0.6, 1.3);
    const around = times(10, (index): Point => {
      const [x, y] = polar(index * 36, r * random.between(0.7, 1.15));
      return [x, y * 0.3];
    });
    return placed(path(blob(around), color, { opacity }), { at });
  };

/** Broken pieces of a wall. */
export const rubble: Drawn = ({ at, pxPerCm, random, tone }) =>
  placed(
    times(random.whole(2, 4), (index) => {
      const r = random.between(5, 13) * pxPerCm;
      const x = (index - 1.2) * r * 1.4;
      const tint = random.pick(['#b9aea2', '#a39a92', '#c9b8a4', '#b5765a']);
      const top = times(6, (corner): Point => {
        const [px, py] = polar(corner * 60 + random.between(-14, 14), r);
        return [x + px, Math.min(r * 0.3, py * 0.7)];
      });
      return (
        ellipse([x, r * 0.3], r * 1.05, r * 0.2, '#3a2f4a', { opacity: 0.25 }) +
        shape(top, tone(tint)) +
        shape(
          [top[3] ?? [x, 0], top[4] ?? [x, 0], top[5] ?? [x, 0], [x + r * 0.1, -r * 0.1]],
          tone(mix(tint, '#ffffff', 0.3)),
        )
      );
    }).join(''),
    { at },
  );

/** A grey rock as high as the knee. */
export const rock: Drawn = ({ at, pxPerCm, random, tone }) => {
  const r = random.between(16, 46) * pxPerCm;
  const tint = random.pick(['#9aa0a8', '#8a8f96', '#a8a29a']);
  const [a, b, c] = [random.between(0.5, 0.8), random.between(0.85, 1.1), random.between(0.4, 0.7)];
  const outline: Point[] = [
    [-r, 0],
    [-r * 0.86, -r * a],
    [-r * 0.2, -r * b],
    [r * 0.6, -r * c - r * 0.1],
    [r, 0],
  ];
  return placed(
    ellipse([r * 0.08, 0], r * 1.12, r * 0.17, '#2f2a44', { opacity: 0.25 }) +
      shape(outline, tone(tint)) +
      shape(
        [
          [-r * 0.86, -r * a],
          [-r * 0.2, -r * b],
          [r * 0.05, -r * 0.5],
          [-r * 0.5, -r * 0.3],
        ],
        tone(mix(tint, '#ffffff', 0.28)),
      ) +
      shape(
        [
          [r * 0.05, -r * 0.5],
          [r * 0.6, -r * c - r * 0.1],
          [r, 0],
          [r * 0.3, 0],
        ],
        tone(mix(tint, '#2a2f44', 0.25)),
      ),
    { at },
  );
};

/** A tuft of long grass or weeds, gone to seed. */
export const weeds =
  (color: Hex, highCm: number): Drawn =>
  ({ at: [x, y], pxPerCm, random, tone }) => {
    const high = highCm * pxPerCm;
    return times(random.whole(6, 9), (index) => {
      const lean = (index - 3.5) * 0.16 + random.between(-0.12, 0.12);
      const size = high * random.between(0.55, 1.05);
      const root = x + (index - 3.5) * high * 0.06;
      const [tx, ty] = [root + Math.sin(lean) * size, y - Math.cos(lean) * size];
      const half = high * 0.035;
      const blade = path(
        `M${number(root - half)} ${number(y)}Q${number(root)} ${number(y - size * 0.5)} ${number(tx)} ${number(ty)}Q${number(root + half * 1.6)} ${number(y - size * 0.4)} ${number(root + half)} ${number(y)}Z`,
        tone(mix(color, index % 2 ? '#17402f' : '#d8d98a', 0.22)),
      );
      const isSeeding = index % 4 === 1;
      return blade + (isSeeding ? ellipse([tx, ty], half, half * 2.4, tone('#d9c27a')) : '');
    }).join('');
  };

/** A thing of the kit, upright or lying. */
export const kit =
  (concept: string, size = 1): Drawn =>
  ({ at, pxPerCm, random, tone, penOf }) =>
    kitThingAt(concept, penOf(concept), tone, {
      at,
      scale: pxPerCm * size,
      mirrored: random.chance(0.5),
    });

interface Strewing {
  id: string;
  shows?: readonly string[];
  /** How many on a ground of the usual size. */
  count: number;
  drawn: readonly Drawn[];
  /** From what depth to what depth, as shares of the way from where land begins to the front edge. */
  from?: number;
  to?: number;
  /** Of the width beside the main things, what is kept free. */
  isBeside?: boolean;
  /** How high they are: what stands before the main things stays below them. */
  highCm?: number;
}

/** Rows of depth: things of a row are one layer, so that what stands between rows hides what is behind it. */
const ROWS = 4;
/** Of the picture's shorter side, the least and the most that a centimetre takes: beside a mouse, ferns are no trees. */
const SCALES = [0.00065, 0.0023] as const;
/** What lies about is drawn larger than it is, so that it is seen. */
const LARGER = 1.3;

/** How far beside what stands there it is free. */
const ASIDE_CM = { tops: 7, grounds: 30 } as const;

/** Strews things over the ground of a place. */
export const strewn =
  ({ id, count, drawn, from = 0.08, to = 0.97, isBeside = false, highCm = 20 }: Strewing): Effect =>
  ({ canvas, ground, landFrom, things, isTop }) => {
    const { random, widthPx, heightPx, stage, air } = canvas;
    const [least, most] = SCALES.map((share) => share * Math.min(widthPx, heightPx)) as [
      number,
      number,
    ];
    const start = isTop ? Math.max(landFrom, 0.05) : landFrom;
    const spots = times(count, (index): Spot & { depth: number } => {
      const share = from + (to - from) * ((index + random()) / count);
      const depth = start + (1 - start) * share;
      const x = widthPx * ((((index * 0.618 + random.between(0, 0.16)) % 1) + 1) % 1);
      const pxPerCm = isTop
        ? ground.pxPerCmAt(depth)
        : clamp(ground.pxPerCmAt(depth) * LARGER, least, most);
      const y = ground.yAt(depth, x / widthPx);
      return {
        index,
        depth,
        penOf: (label) => stage.pen(`${id} ${label} ${String(index)}`, pxPerCm),
        at: [x, y],
        pxPerCm,
        random,
        tone: (color) => air.tone(color, 0, Math.max(0, ground.mainDepth - depth) * 0.4),
      };
    });
    const aside = isTop ? ASIDE_CM.tops : ASIDE_CM.grounds;
    const isFree = ({ at: [x, y], depth, pxPerCm }: Spot & { depth: number }) =>
      things.every(
        (box) =>
          depth < box.depth - 0.02 ||
          x + aside * pxPerCm < box.left ||
          x - aside * pxPerCm > box.right ||
          (!isBeside && y - highCm * pxPerCm > box.bottom),
      );
    for (let row = 0; row < ROWS; row += 1) {
      const own = spots
        .filter((_, index) => Math.floor((index / count) * ROWS) === row)
        .filter(isFree);
      const svg = own.map((spot) => (drawn[spot.index % drawn.length] ?? sheet)(spot)).join('');
      canvas.add({
        id: `${id}-${String(row + 1)}`,
        depth: own.length > 0 ? Math.min(0.95, (own[0]?.depth ?? 0) + 0.001) : 0,
        svg,
      });
    }
  };

/** Small specks of dust or crumbs, all over the ground. */
export const specks =
  (id: string, color: Hex, count: number): Effect =>
  ({ canvas, ground, landFrom }) => {
    const { random, widthPx, unit } = canvas;
    const svg = times(count, () => {
      const depth = landFrom + (1 - landFrom) * random.between(0.02, 1);
      const x = random() * widthPx;
      return circle(
        [x, ground.yAt(depth, x / widthPx)],
        unit * random.between(1, 2.6) * (0.5 + depth),
        color,
        {
          opacity: 0.55,
        },
      );
    }).join('');
    canvas.add({ id, depth: 0.02, svg });
  };
