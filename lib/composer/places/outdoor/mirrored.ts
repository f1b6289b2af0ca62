import type { Hex } from '@/lib/color/hex';
import { rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { streak } from './sky';

/** What water and wet ground give back of what stands behind them. */

interface Mirror {
  /** Layers that are seen in it, by how their ids begin. */
  of: RegExp;
  /** Where it begins: what it mirrors has its foot there. */
  linePx: number;
  lowPx: number;
  /** How much shorter things are in it. */
  squeeze: number;
  /** The surface's own colour, and how much of it lies over the mirror where it begins and where it ends. */
  color: Hex;
  veil: readonly [number, number];
}

/** Layers already painted, upside down under a line, with the surface's own colour over them. */
function mirrored(canvas: Canvas, { of, linePx, lowPx, squeeze, color, veil }: Mirror): string {
  const { layers, pen, widthPx } = canvas;
  const seen = layers
    .filter(({ id, role }) => role !== 'atmosphere' && of.test(id))
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg.replaceAll(/ data-shows="[a-z-]+"/g, ''))
    .join('');
  const wash = pen.linear(
    [0, linePx],
    [0, lowPx],
    [
      [0, color, veil[0]],
      [1, color, veil[1]],
    ],
  );
  return (
    `<g transform="translate(0 ${number(linePx * (1 + squeeze))}) scale(1 ${-squeeze})">${seen}</g>` +
    rectangle([0, linePx], widthPx, lowPx - linePx, wash)
  );
}

const BEHIND_A_LAKE =
  /^(?:far-mountains|mountains|far-hills|forest-edge|snow-cone|volcano|skyline)/;

/** Mountains and woods in a lake before them. */
export function addLakeMirror(canvas: Canvas, linePx: number, lowPx: number, deep: Hex): void {
  const { air, random, widthPx, unit } = canvas;
  const color = air.tone(deep, -0.1, 0.1);
  const ripples = times(22, () => {
    const near = random();
    return streak(
      [random() * widthPx, linePx + (lowPx - linePx) * (0.05 + 0.9 * near)],
      (30 + 90 * near) * unit,
      (1.6 + near * 3) * unit,
      air.glow('#ffffff', 0.2),
      0.35,
    );
  });
  canvas.add({
    id: 'lake-mirror',
    depth: 0.0382,
    svg:
      mirrored(canvas, {
        of: BEHIND_A_LAKE,
        linePx,
        lowPx,
        squeeze: 0.82,
        color,
        veil: [0.3, 0.72],
      }) + ripples.join(''),
    shows: ['reflection'],
  });
}

const STREET_LIGHTS: readonly [Hex, ...Hex[]] = [
  '#ffcf7a',
  '#ffb060',
  '#fff0c0',
  '#ff7fb8',
  '#6fd8e8',
];

interface WetGround {
  of: RegExp;
  linePx: number;
  depth: number;
  color: Hex;
}

/** Fronts and lamps in the wet ground before them; in the dark their lights run down it. */
export function addWetGround(canvas: Canvas, { of, linePx, depth, color }: WetGround): void {
  const { air, random, widthPx, heightPx, unit } = canvas;
  const isDark = air.areLampsLit;
  const columns = times(isDark ? 16 : 5, () => {
    const x = random() * widthPx;
    const light = isDark ? random.pick(STREET_LIGHTS) : '#ffffff';
    return times(6, (index) =>
      streak(
        [
          x + random.between(-4, 4) * unit,
          linePx + (heightPx - linePx) * (0.06 + index * random.between(0.12, 0.15)),
        ],
        (10 + index * 5) * unit,
        (6 + index * 1.2) * unit,
        light,
        (isDark ? 0.6 : 0.3) - index * 0.07,
      ),
    ).join('');
  });
  canvas.add({
    id: 'wet-ground',
    depth,
    svg:
      mirrored(canvas, {
        of,
        linePx,
        lowPx: heightPx,
        squeeze: 0.62,
        color: air.tone(color, -0.25),
        veil: [0.66, 0.9],
      }) + columns.join(''),
    shows: ['puddle', 'reflection'],
  });
}
