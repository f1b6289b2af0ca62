import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { Ground } from '../place';
import { world } from './world';

/** Palms seen from above. */
function palmTops({ random, widthPx, heightPx, unit, air }: Canvas): string {
  return times(7, (index) => {
    const at: Point = [random.between(-0.02, 0.1) * widthPx, ((index + 0.5) / 7) * heightPx];
    const r = random.between(50, 84) * unit;
    return (
      ellipse([at[0] + r * 0.5, at[1] + r * 0.4], r * 0.9, r * 0.7, air.light.shade, {
        opacity: 0.2,
      }) +
      times(9, (leaf) => {
        const angle = (leaf / 9) * 2 * Math.PI + index;
        const tip: Point = [at[0] + Math.cos(angle) * r, at[1] + Math.sin(angle) * r];
        const side: Point = [Math.cos(angle + 0.5) * r * 0.5, Math.sin(angle + 0.5) * r * 0.5];
        return path(
          `M${number(at[0])} ${number(at[1])}Q${number(at[0] + side[0])} ${number(at[1] + side[1])} ${number(tip[0])} ${number(tip[1])}L${number(at[0])} ${number(at[1])}Z`,
          air.tone(leaf % 2 ? '#3f9a55' : '#2f7f4a', 0.1),
        );
      }).join('')
    );
  }).join('');
}

/** A beach from the air: sand, surf in scallops, water that deepens. */
function drawShore(canvas: Canvas): Ground {
  const { stage, widthPx, heightPx, air, random, unit, pen } = canvas;
  const phase = random.between(0, 6);
  const edge = (share: number): Point[] =>
    times(30, (_, t) => [
      widthPx * (share + 0.1 * (t - 0.5)) +
        Math.sin(t * 7 + phase) * 26 * unit +
        Math.sin(t * 16) * 8 * unit,
      t * (heightPx + 60) - 30,
    ]);
  const area = (share: number, fill: string, opacity = 1) =>
    shape([...edge(share), [widthPx + 30, heightPx + 30], [widthPx + 30, -30]], fill, { opacity });
  const sand = pen.linear(
    [0, 0],
    [widthPx, 0],
    [
      [0, air.tone('#e9c98f', 0.1)],
      [0.6, air.tone('#f6e2b4', 0.3)],
    ],
  );
  const water: readonly (readonly [number, Hex])[] = [
    [0.5, '#bfeee4'],
    [0.56, '#7fdcd4'],
    [0.64, '#43bfcb'],
    [0.75, '#2496bb'],
    [0.88, '#1a74a4'],
  ];
  const grains = times(60, () =>
    circle(
      [random() * widthPx * 0.5, random() * heightPx],
      random.between(1, 2.4) * unit,
      air.tone('#c9a06a'),
      { opacity: 0.5 },
    ),
  );
  canvas.add({
    id: 'shore-below',
    role: 'backdrop',
    depth: 0,
    svg:
      rectangle([0, 0], widthPx, heightPx, sand) +
      grains.join('') +
      area(0.475, air.tone('#d9b27a')) +
      area(0.49, air.tone('#ffffff', 0.2)) +
      water.map(([share, color]) => area(share, air.tone(color, 0.1))).join('') +
      area(0.6, '#ffffff', 0.12),
    shows: stage.parts,
  });
  canvas.add({ id: 'palms-below', depth: 0.02, svg: palmTops(canvas), shows: ['palms'] });
  return { yAt: (depth) => heightPx * depth, pxPerCmAt: () => stage.pxPerCm, mainDepth: 0.72 };
}

export const aerialShore = world('aerial-shore', drawShore, { roofed: true });
