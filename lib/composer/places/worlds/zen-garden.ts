import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import type { Ground } from '../place';
import { world } from './world';

const n = number;

/** Clipped trees over a plastered wall with a tiled ridge. */
function gardenWall({ widthPx, random, air, unit, pen }: Canvas, wallPx: number): string {
  const { skyTop, skyMiddle, skyLow } = air.light;
  const sky = pen.linear(
    [0, 0],
    [0, wallPx],
    [
      [0, skyTop],
      [0.6, skyMiddle],
      [1, skyLow],
    ],
  );
  const leaves = ['#4f9a5f', '#6fbb62', '#d9703f', '#e8a0ac'] as const;
  const groves = times(14, () =>
    ellipse(
      [random() * widthPx, wallPx - 110 * unit],
      random.between(60, 130) * unit,
      random.between(60, 130) * unit,
      air.tone(random.pick(leaves), random.between(-0.3, 0.2), 0.3),
    ),
  );
  const tiles = times(40, (index) =>
    circle(
      [(index + 0.5) * (widthPx / 40), wallPx - 92 * unit],
      widthPx / 110,
      air.tone('#55607f', 0.1),
    ),
  );
  return (
    rectangle([0, 0], widthPx, wallPx, sky) +
    groves.join('') +
    rectangle([0, wallPx - 96 * unit], widthPx, 100 * unit, air.tone('#f3e6d0')) +
    rectangle([0, wallPx - 116 * unit], widthPx, 26 * unit, air.tone('#55607f', -0.1)) +
    tiles.join('') +
    rectangle([0, wallPx - 12 * unit], widthPx, 16 * unit, air.tone('#8a5a3c', -0.1))
  );
}

/** A stone in moss with raked rings around it. */
function rakedStone({ air, unit }: Canvas, x: number, y: number, s: number): string {
  const rings = times(
    4,
    (ring) =>
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(s * (1.5 + ring * 0.34))}" ry="${n(s * (0.44 + ring * 0.13))}" fill="none" stroke="${air.tone('#c9b594', -0.1)}" stroke-width="${n(2.6 * unit)}"/>`,
  );
  const stone = `M${n(x - s)} ${n(y)}Q${n(x - s * 0.8)} ${n(y - s * 0.9)} ${n(x - s * 0.1)} ${n(y - s * 1.05)}Q${n(x + s * 0.8)} ${n(y - s)} ${n(x + s)} ${n(y)}Z`;
  const shaded = `M${n(x + s * 0.1)} ${n(y - s * 1.04)}Q${n(x + s * 0.8)} ${n(y - s)} ${n(x + s)} ${n(y)}H${n(x + s * 0.3)}Q${n(x + s * 0.4)} ${n(y - s * 0.6)} ${n(x + s * 0.1)} ${n(y - s * 1.04)}Z`;
  return (
    rings.join('') +
    ellipse([x, y], s * 1.2, s * 0.3, air.tone('#7fa05a')) +
    path(stone, air.tone('#7f869c', -0.05)) +
    path(shaded, air.tone('#7f869c', -0.4))
  );
}

/** Raked gravel, stones with moss, and a wall. */
function drawZenGarden(canvas: Canvas): Ground {
  const { widthPx, heightPx, stage, random, air, unit, pen } = canvas;
  const wallPx = heightPx * random.between(0.54, 0.6);
  const fill = pen.linear(
    [0, wallPx],
    [0, heightPx],
    [
      [0, air.tone('#f0e6d4', 0.1, 0.2)],
      [1, air.tone('#dccbb0', -0.15)],
    ],
  );
  const rake = times(16, (index) => {
    const y = wallPx + ((index + 1) / 16) ** 1.4 * (heightPx - wallPx);
    return `M0 ${n(y)}Q${n(widthPx * 0.25)} ${n(y - 10 * unit)} ${n(widthPx * 0.5)} ${n(y)}T${n(widthPx)} ${n(y)}`;
  });
  const stones = [0.18, 0.8, 0.92].map((share, index) =>
    rakedStone(
      canvas,
      widthPx * share,
      wallPx + (heightPx - wallPx) * (0.26 + index * 0.1),
      (90 - index * 16) * unit,
    ),
  );
  canvas.add({ id: 'wall', role: 'backdrop', depth: 0, svg: gardenWall(canvas, wallPx) });
  canvas.add({
    id: 'gravel',
    depth: 0.03,
    svg:
      rectangle([0, wallPx], widthPx, heightPx - wallPx, fill) +
      `<path d="${rake.join('')}" fill="none" stroke="${air.tone('#c9b594', -0.05)}" stroke-width="${n(2.4 * unit)}" opacity=".7"/>` +
      stones.join(''),
    shows: ['zen-garden', 'garden'],
  });
  return floorGround(stage, wallPx, heightPx * 0.84);
}

export const zenGarden = world('zen-garden', drawZenGarden);
