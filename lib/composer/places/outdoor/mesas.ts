import { shape } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** Table mountains of red rock: a steep wall in strata over a slope of rubble. */

/** One of them: `half` wide to each side, `high` over the horizon. */
function mesa(
  { random, unit, air }: Canvas,
  horizonPx: number,
  [x, half, high, far]: readonly [x: number, half: number, high: number, far: number],
): string {
  const base = horizonPx + 16 * unit;
  const [wall, top] = [base - high * 0.42, base - high];
  const notch = random.between(-0.3, 0.4) * half;
  const face: Point[] = [
    [x - half * 0.72, wall],
    [x - half * 0.64, top + 8 * unit],
    [x - half * 0.5, top],
    [x + notch, top + 3 * unit],
    [x + half * 0.55, top - 4 * unit],
    [x + half * 0.68, top + 10 * unit],
    [x + half * 0.74, wall],
  ];
  const shaded: Point[] = [
    [x + notch, top + 3 * unit],
    [x + half * 0.55, top - 4 * unit],
    [x + half * 0.68, top + 10 * unit],
    [x + half * 0.74, wall],
    [x + half * 1.25, base],
    [x + notch + half * 0.2, base],
    [x + notch + half * 0.06, wall],
  ];
  const rubble: Point[] = [
    [x - half * 1.3, base],
    [x - half * 0.72, wall],
    [x + half * 0.74, wall],
    [x + half * 1.25, base],
  ];
  const bands = times(3, (index) => {
    const y = top + (index + 1) * high * 0.13;
    return shape(
      [
        [x - half * 0.68, y],
        [x + half * 0.7, y - 3 * unit],
        [x + half * 0.7, y + 3 * unit],
        [x - half * 0.68, y + 5 * unit],
      ],
      air.tone('#a8482f', -0.2, far),
      { opacity: 0.5 },
    );
  });
  return (
    shape(rubble, air.tone('#cf7a48', 0.1, far)) +
    shape(face, air.tone('#c9603a', 0.25, far)) +
    bands.join('') +
    shape(shaded, air.tone('#8f3f35', -0.35, far), { opacity: 0.7 })
  );
}

export function addMesas(canvas: Canvas, horizonPx: number): void {
  const { random, widthPx, heightPx } = canvas;
  const near = random.chance(0.5) ? 1 : -1;
  const at = (across: number, half: number, high: number, far: number) =>
    mesa(canvas, horizonPx, [
      widthPx * (0.5 + near * across),
      widthPx * half,
      heightPx * high,
      far,
    ]);
  canvas.add({
    id: 'mesas',
    depth: 0.036,
    svg:
      at(0.12, 0.08, 0.13, 0.75) +
      at(-0.16, 0.12, 0.18, 0.6) +
      at(-0.4, 0.17, 0.29, 0.34) +
      at(0.36, 0.13, 0.22, 0.42),
    shows: ['rock', 'mesa', 'mountains'],
  });
}
