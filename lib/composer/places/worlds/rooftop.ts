import { circle, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { leafFan } from '../outdoor/frame';
import { addSky } from '../outdoor/sky';
import { addSkyline } from '../outdoor/skyline';
import { addWaterSheet } from '../outdoor/way';
import type { Ground } from '../place';
import { addOverlooked, overlooksCountry } from './overlooked';
import { reflections } from './waterside';
import { world } from './world';

/** A roof above the town: a terrace with its railing, the neighbours' roofs, and the city over its water. */

/** Boards, a glass rail and pots. */
function roofTerrace(canvas: Canvas, railPx: number): string {
  const { heightPx, widthPx, unit, air } = canvas;
  const rail = air.tone('#3f4668', -0.25);
  const posts = times(8, (index) =>
    rectangle([(index / 7) * widthPx - 3 * unit, railPx - 84 * unit], 6 * unit, 84 * unit, rail),
  );
  const boards = times(6, (index) =>
    rectangle(
      [0, railPx + (heightPx - railPx) * ((index + 1) / 6.6)],
      widthPx,
      2.4 * unit,
      air.tone('#8a5a3c', -0.4),
      { opacity: 0.5 },
    ),
  );
  const wood = air.areLampsLit ? '#7d5a6e' : '#b9845a';
  const floor = canvas.pen.linear(
    [0, railPx],
    [0, heightPx],
    [
      [0, air.tone(wood, 0.15)],
      [1, air.tone(wood, -0.35)],
    ],
  );
  const pane = rectangle([0, railPx - 78 * unit], widthPx, 78 * unit, air.tone('#cfe6f2', 0.2), {
    opacity: 0.18,
  });
  const pots = [0.05, 0.13, 0.95].map((share, index) => {
    const [x, y] = [widthPx * share, railPx + 34 * unit];
    const s = (index === 1 ? 60 : 84) * unit;
    const pot = shape(
      [
        [x - s * 0.38, y - s * 0.6],
        [x + s * 0.38, y - s * 0.6],
        [x + s * 0.28, y],
        [x - s * 0.28, y],
      ],
      air.tone('#c9653f'),
    );
    return leafFan(canvas, [x, y - s * 0.55], s * 1.1, '#3f9b63', -Math.PI / 2, 9, 0) + pot;
  });
  return (
    pane +
    posts.join('') +
    rectangle([0, railPx - 88 * unit], widthPx, 8 * unit, rail) +
    rectangle([0, railPx], widthPx, heightPx - railPx, floor) +
    boards.join('') +
    pots.join('')
  );
}

/** Roofs of the neighbours below the rail, one with its water tank on legs: dark shapes that tell how high this is. */
function neighbours(canvas: Canvas, railPx: number): string {
  const { widthPx, unit, air, random } = canvas;
  const dark = air.tone('#4a4f86', -0.75);
  const lit = air.tone('#6a70a8', -0.55);
  const side = random.pick([0.2, 0.82]);
  const [x, w, top] = [widthPx * side, 92 * unit, railPx - 300 * unit];
  const roof = (share: number, wide: number, up: number) =>
    rectangle([widthPx * share, railPx - up * unit], widthPx * wide, up * unit, dark) +
    rectangle(
      [widthPx * (share - 0.008), railPx - up * unit],
      widthPx * (wide + 0.016),
      9 * unit,
      lit,
    );
  const legs = [-0.8, -0.28, 0.28, 0.8].map((at) =>
    rectangle([x + at * w - 4 * unit, top + 130 * unit], 8 * unit, 130 * unit, dark),
  );
  const tank =
    shape(
      [
        [x - w * 1.12, top],
        [x, top - 62 * unit],
        [x + w * 1.12, top],
      ],
      lit,
    ) +
    rectangle([x - w, top], w * 2, 136 * unit, dark) +
    [0.3, 0.74]
      .map((share) => rectangle([x - w, top + share * 136 * unit], w * 2, 4 * unit, lit))
      .join('') +
    legs.join('') +
    stroke(
      `M${number(x - w * 0.8)} ${number(top + 136 * unit)}L${number(x + w * 0.8)} ${number(top + 260 * unit)}M${number(x + w * 0.8)} ${number(top + 136 * unit)}L${number(x - w * 0.8)} ${number(top + 260 * unit)}`,
      dark,
      4 * unit,
    );
  const other = side < 0.5 ? 0.66 : -0.02;
  return tank + roof(side - 0.14, 0.3, 46) + roof(other, 0.36, 30);
}

function stringLights({ widthPx, heightPx, unit, air }: Canvas): string {
  const y = heightPx * 0.3;
  const lights = times(13, (index) => {
    const share = (index + 0.5) / 13;
    const at: [number, number] = [share * widthPx, y + (9 + 360 * share * (1 - share)) * unit];
    return (
      circle(at, 34 * unit, '#ffd98a', { opacity: 0.1 }) +
      circle(at, 17 * unit, '#ffd98a', { opacity: 0.3 }) +
      circle(at, 8 * unit, '#fff0c4')
    );
  });
  return `<path d="M0 ${number(y)}Q${number(widthPx / 2)} ${number(y + 180 * unit)} ${number(widthPx)} ${number(y)}" fill="none" stroke="${air.tone('#3f4668', -0.25)}" stroke-width="${number(3 * unit)}"/>${lights.join('')}`;
}

/** The last light of the sky and of the town on the water before it. */
function shoreGlow({ pen, air, widthPx }: Canvas, topPx: number, bottomPx: number): string {
  if (!air.areLampsLit) return '';
  const fill = pen.linear(
    [0, topPx],
    [0, bottomPx],
    [
      [0, '#ffb98a', 0.6],
      [0.5, '#b07ab8', 0.3],
      [1, '#6a5aa4', 0],
    ],
  );
  return rectangle([0, topPx], widthPx, bottomPx - topPx, fill);
}

/** The warm haze that a town at dusk stands in. */
function townGlow(canvas: Canvas, shorePx: number): void {
  const { pen, air, widthPx } = canvas;
  if (!air.areLampsLit) return;
  const at: [number, number] = [widthPx / 2, shorePx];
  const fill = pen.radial(at, widthPx * 0.66, [
    [0, '#ffb48a', 0.62],
    [0.5, '#c487b4', 0.34],
    [1, air.light.skyLow, 0],
  ]);
  const svg = circle(at, widthPx * 0.66, fill);
  canvas.add({ id: 'town-glow', role: 'atmosphere', depth: 0.012, svg });
}

/** Waters between a roof and the city. */
const OVERLOOKED = new Set(['river', 'sea', 'lake', 'harbour']);

/** A terrace over open country. */
function countryView(canvas: Canvas, railPx: number): Ground {
  const { heightPx, stage } = canvas;
  addOverlooked(canvas, railPx);
  canvas.add({ id: 'terrace', depth: 0.05, svg: roofTerrace(canvas, railPx), shows: ['rooftop'] });
  const ground = floorGround(stage, railPx, railPx + (heightPx - railPx) * 0.6);
  return { ...ground, far: { yPx: railPx * 0.6, spanPx: railPx * 0.6, depth: 0.0385 } };
}

function drawRooftop(canvas: Canvas): Ground {
  const { heightPx, widthPx, random, unit, air, stage } = canvas;
  const railPx = heightPx * random.between(0.74, 0.78);
  if (overlooksCountry(canvas)) return countryView(canvas, railPx);
  addSky(canvas, railPx);
  const isOverWater = stage.parts.some((part) => OVERLOOKED.has(part));
  const shorePx = isOverWater ? railPx * 0.76 : railPx + 20 * unit;
  townGlow(canvas, shorePx);
  addSkyline(canvas, shorePx, { heightShare: random.between(0.45, 0.6), nearFar: 0.3 });
  if (isOverWater) {
    addWaterSheet(canvas, 'river', shorePx, railPx, '#3f7fae', ['river', 'sea', 'lake']);
    const quay = rectangle([0, shorePx - 8 * unit], widthPx, 13 * unit, air.tone('#4a5278', -0.2));
    const lit = air.areLampsLit ? 2 : 1;
    const columns = times(lit, () => reflections(canvas, shorePx + 8 * unit, railPx)).join('');
    canvas.add({
      id: 'shore',
      depth: 0.039,
      svg: shoreGlow(canvas, shorePx, railPx) + columns + quay,
    });
  }
  canvas.add({ id: 'neighbours', depth: 0.045, svg: neighbours(canvas, railPx) });
  canvas.add({ id: 'terrace', depth: 0.05, svg: roofTerrace(canvas, railPx), shows: ['rooftop'] });
  if (air.light.brightness < 0.9)
    canvas.add({ id: 'string-lights', depth: 0.06, svg: stringLights(canvas) });
  const ground = floorGround(stage, railPx, railPx + (heightPx - railPx) * 0.6);
  return { ...ground, far: { yPx: shorePx, spanPx: shorePx, depth: 0.0385 } };
}

export const rooftop = world('rooftop', drawRooftop);
