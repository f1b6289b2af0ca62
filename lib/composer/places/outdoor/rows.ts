import { type Hex, mix } from '@/lib/color/hex';
import { ellipse, path, stroke } from '@/lib/svg/markup';
import { number, smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { under } from '../terrain-lines';
import { addStalks } from './corn-stalks';
import type { Strip } from './land';
import type { RowKind } from './terrain';

/** Planted rows that run towards a point on the horizon, each a scalloped ribbon in three tones. */
interface Planting {
  soil: Hex;
  dark: Hex;
  middle: Hex;
  light: Hex;
  tips: readonly [Hex, ...Hex[]];
  /** Width of a row where the main things stand, shares of the picture's width; how high it is of that. */
  widthShare: number;
  height: number;
}

const PLANTINGS: Record<RowKind, Planting> = {
  lavender: {
    soil: '#8fa84f',
    dark: '#5f3fa0',
    middle: '#8a5ac8',
    light: '#b88ae6',
    tips: ['#d2a6f4', '#a272dc', '#f4bce0'],
    widthShare: 0.09,
    height: 0.55,
  },
  wheat: {
    soil: '#d3a545',
    dark: '#cf9f40',
    middle: '#e0b450',
    light: '#f3d27c',
    tips: ['#f7e09a', '#e9c05c'],
    widthShare: 0.11,
    height: 0.4,
  },
  vineyard: {
    soil: '#c9a062',
    dark: '#3f6b35',
    middle: '#5f8f45',
    light: '#93b958',
    tips: ['#7a4a8a', '#a5c765'],
    widthShare: 0.09,
    height: 0.8,
  },
  tulips: {
    soil: '#5f8f45',
    dark: '#3f7a45',
    middle: '#e2573f',
    light: '#f58a6a',
    tips: ['#f2664f', '#fbd25b', '#f29bb0'],
    widthShare: 0.1,
    height: 0.4,
  },
  crops: {
    soil: '#9a6f45',
    dark: '#3f7f45',
    middle: '#62a350',
    light: '#9cc868',
    tips: ['#b4d878', '#62a350'],
    widthShare: 0.09,
    height: 0.4,
  },
  tea: {
    soil: '#6a8f45',
    dark: '#2f7045',
    middle: '#4f9a50',
    light: '#93c860',
    tips: ['#b8dc74', '#7fbf58'],
    widthShare: 0.12,
    height: 0.62,
  },
  corn: {
    soil: '#8f7a45',
    dark: '#3f7f3f',
    middle: '#5f9f48',
    light: '#8fc25c',
    tips: ['#e8cf7a', '#d9b860', '#a8d070'],
    widthShare: 0.1,
    height: 0.95,
  },
};

const TULIPS = [
  ['#d9413b', '#f2664f'],
  ['#f5a93f', '#fbd25b'],
  ['#e06f95', '#f29bb0'],
  ['#8a5ac8', '#b88ae6'],
  ['#f3e3cd', '#fff6ea'],
] as const;

/** How the id of the layer of planted rows begins. */
export const ROWS_LAYER = 'rows-';

/** Where planted rows begin. */
export const plantedStrip = (strips: readonly Strip[]): Strip | undefined =>
  strips.length > 2 ? strips[1] : strips[0];

/** How near planted rows are painted: over all land that is behind the main things. */
export const rowsDepth = (strips: readonly Strip[], { mainDepth }: Ground): number =>
  Math.max(0, ...strips.map(({ depth }) => depth).filter((depth) => depth < mainDepth)) + 0.0004;

export function addRows(
  canvas: Canvas,
  kind: RowKind,
  ground: Ground,
  strips: readonly Strip[],
): void {
  const { widthPx, heightPx, random, pen, stage, air } = canvas;
  const strip = plantedStrip(strips);
  if (!strip) return;
  const planting = PLANTINGS[kind];
  const outline = under(strip.crest, widthPx, heightPx + 10);
  const top = Math.min(...times(16, (_, share) => strip.crest(share * widthPx)));
  const vanishing: Point = [
    widthPx * (0.5 + (stage.focusX > 0.5 ? -1 : 1) * random.between(0.02, 0.22)),
    Math.min(top - 6, ground.yAt(0, 0.5) + 4),
  ];
  const spacing = widthPx * planting.widthShare * random.between(1.15, 1.45);
  const reach = heightPx + 20 - vanishing[1];
  const field: Field = {
    vanishing,
    spacing,
    reach,
    rowHalf: spacing * 0.42,
    planting,
    far: strip.far,
  };
  const count = Math.ceil((widthPx * 0.5 + Math.abs(vanishing[0] - widthPx / 2)) / spacing) * 3;
  const base = pen.linear(
    [0, top],
    [0, heightPx],
    [
      [0, air.tone(mix(planting.middle, planting.soil, 0.4), 0.3, 0.45)],
      [1, air.tone(planting.soil, -0.35, 0.05)],
    ],
  );
  const rows = times(count * 2 + 1, (index) => index - count).map((offset) =>
    plantedRow(canvas, field, kind, offset),
  );
  canvas.add({
    id: `${ROWS_LAYER}${kind}`,
    depth: rowsDepth(strips, ground),
    svg: pen.clip(outline, path(outline, base) + rows.join('')),
    shows: [`${kind}-field`, kind],
  });
  if (kind === 'wheat') addEars(canvas, planting);
  if (kind === 'corn') addStalks(canvas);
}

/** Ears that stand at the lower edge, where one looks into the corn. */
function addEars(canvas: Canvas, { tips, dark }: Planting): void {
  const { random, widthPx, heightPx, air, unit } = canvas;
  const ears = times(70, (_, share) => {
    const x = share * widthPx + random.between(-14, 14) * unit;
    const high = heightPx * random.between(0.07, 0.15);
    const [tx, ty] = [x + random.between(-16, 22) * unit, heightPx + 10 - high];
    const w = 7 * unit;
    const grains = times(4, (row) =>
      [-1, 1]
        .map((side) =>
          ellipse(
            [tx + side * w * 0.6, ty + row * w * 1.25],
            w * 0.62,
            w,
            air.tone(random.pick(tips), 0.1),
          ),
        )
        .join(''),
    );
    return (
      stroke(
        `M${number(x)} ${number(heightPx + 12)}Q${number(x)} ${number(heightPx - high * 0.5)} ${number(tx)} ${number(ty)}`,
        air.tone(dark, -0.3),
        2.6 * unit,
      ) + grains.join('')
    );
  });
  canvas.add({ id: 'ears', role: 'foreground', depth: 0.97, svg: ears.join(''), shows: ['wheat'] });
}

interface Field {
  vanishing: Point;
  spacing: number;
  reach: number;
  rowHalf: number;
  planting: Planting;
  far: number;
}

function plantedRow(canvas: Canvas, field: Field, kind: RowKind, offset: number): string {
  const { widthPx, heightPx, air, pen, random } = canvas;
  const { vanishing, spacing, reach, rowHalf, planting } = field;
  const [vx, vy] = vanishing;
  const near = vx + (offset + 0.5) * spacing;
  if (Math.abs(near - widthPx / 2) > widthPx * 3.2) return '';
  const at = (share: number, across: number, lift: number): Point => {
    const s = 0.012 + share ** 2.1 * 1.06;
    const half = rowHalf * s;
    return [vx + (near - vx) * s + half * across, vy + s * reach - half * 2 * lift];
  };
  const isSeen = [at(0.6, 0, 0), at(1, 0, 0), at(0.8, 0, 0)].some(
    ([x]) => x > -rowHalf * 2 && x < widthPx + rowHalf * 2,
  );
  if (!isSeen) return '';
  const bumps = 14;
  const edge = (across: number, lift: number) =>
    times(bumps, (index, share) =>
      at(share, across + (index % 2 ? 0.09 : -0.09), lift + (index % 2 ? 0.05 : 0)),
    );
  const band = (left: number, right: number, lift: number, color: Hex, key: number) => {
    const fill = pen.linear(
      [0, vy],
      [0, heightPx],
      [
        [0, air.tone(color, key, 0.42)],
        [0.4, air.tone(color, key, 0.1)],
        [1, air.tone(color, key - 0.2)],
      ],
    );
    return path(
      `${smooth(edge(left, lift))}L${smooth(edge(right, lift).reverse()).slice(1)}Z`,
      fill,
    );
  };
  const tulip = TULIPS[((offset % TULIPS.length) + TULIPS.length) % TULIPS.length] ?? TULIPS[0];
  const [middle, light] = kind === 'tulips' ? tulip : [planting.middle, planting.light];
  const h = planting.height;
  const ticks = times(7, () => {
    const share = random.between(0.25, 0.98);
    const [x, y] = at(share, random.between(-0.8, 0.5), h * 0.4);
    const size = rowHalf * (0.012 + share ** 2.1) * random.between(0.2, 0.45);
    if (x < -10 || x > widthPx + 10 || size < 2) return '';
    return stroke(
      `M${number(x)} ${number(y)}l${number(size * random.between(-0.2, 0.2))} ${number(-size)}`,
      air.tone(random.pick(planting.tips), 0.25, 0.25 * (1 - share)),
      size * 0.24,
    );
  });
  return (
    band(-1, 1, 0, planting.dark, -0.35) +
    band(-0.92, 0.6, h * 0.28, middle, 0.05) +
    band(-0.8, 0.05, h * 0.5, light, 0.3) +
    ticks.join('')
  );
}
