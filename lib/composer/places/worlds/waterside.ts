import type { Hex } from '@/lib/color/hex';
import { ellipse, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addMist } from '../outdoor/far';
import { addSky, streak } from '../outdoor/sky';
import { addSkyline } from '../outdoor/skyline';
import { addWaterSheet } from '../outdoor/way';
import type { Ground } from '../place';
import { houseFront, ROOFS } from './facades';
import { world } from './world';

/** A city over its river, and a harbour. */

/** Columns of light that lie on the water below a lit shore. */
export function reflections(canvas: Canvas, topPx: number, bottomPx: number): string {
  const { random, widthPx, unit, air } = canvas;
  const isDark = air.areLampsLit;
  const hues: readonly [Hex, ...Hex[]] = isDark
    ? ['#ffcf7a', '#ffb060', '#fff0c0', '#8fb8ff']
    : ['#ffffff', '#e6f2f8'];
  return times(isDark ? 26 : 12, () => {
    const x = random() * widthPx;
    const color = random.pick(hues);
    return times(6, (index) =>
      streak(
        [x + random.between(-5, 5) * unit, topPx + ((bottomPx - topPx) * (index + 0.5)) / 6],
        (6 + index * 3.4) * unit,
        (2.4 + index * 0.6) * unit,
        color,
        (isDark ? 0.75 : 0.4) - index * 0.08,
      ),
    ).join('');
  }).join('');
}

/** A terrace with a railing at the water. */
function promenade(canvas: Canvas, topPx: number): string {
  const { widthPx, heightPx, air, unit, pen } = canvas;
  const stone: Hex = '#a9a3b8';
  const fill = pen.linear(
    [0, topPx],
    [0, heightPx],
    [
      [0, air.tone(stone, 0.2)],
      [1, air.tone(stone, -0.4)],
    ],
  );
  const joints = times(12, (index) => {
    const share = index / 11;
    const x = widthPx * share;
    return `M${number(x)} ${number(topPx)}L${number(widthPx / 2 + (x - widthPx / 2) * 1.5)} ${number(heightPx)}`;
  });
  const rail = air.tone('#3f4668', -0.2);
  const high = 74 * unit;
  const posts = times(9, (index) =>
    rectangle([(index / 8) * widthPx - 3 * unit, topPx - high], 6 * unit, high, rail),
  );
  return (
    rectangle([0, topPx], widthPx, heightPx - topPx, fill) +
    `<path d="${joints.join('')}" stroke="${air.tone(stone, -0.5)}" stroke-width="${number(2 * unit)}" opacity=".4" fill="none"/>` +
    rectangle([0, topPx - 6 * unit], widthPx, 10 * unit, air.tone(stone, 0.4)) +
    posts.join('') +
    [1, 0.66, 0.36]
      .map((share) =>
        rectangle([0, topPx - high * share], widthPx, (share === 1 ? 7 : 3) * unit, rail),
      )
      .join('')
  );
}

function drawCity(canvas: Canvas): Ground {
  const { heightPx, widthPx, stage, random, unit, pen, air } = canvas;
  const shorePx = heightPx * random.between(0.58, 0.66);
  const quayPx = heightPx * random.between(0.8, 0.84);
  addSky(canvas, shorePx);
  const glow = pen.radial([widthPx * 0.5, shorePx], widthPx * 0.6, [
    [0, air.light.skyLow, 0.8],
    [1, air.light.skyLow, 0],
  ]);
  canvas.add({
    id: 'city-glow',
    role: 'atmosphere',
    depth: 0.012,
    svg: ellipse([widthPx / 2, shorePx], widthPx * 0.6, shorePx * 0.5, glow),
  });
  addSkyline(canvas, shorePx, { heightShare: random.between(0.62, 0.78), nearFar: 0.28 });
  addMist(canvas, 'city-mist', shorePx - 20 * unit, 120 * unit, 0.35, 0.034);
  addWaterSheet(canvas, 'river', shorePx, quayPx, '#3f7fae', ['river', 'city']);
  canvas.add({
    id: 'shore',
    depth: 0.039,
    svg:
      rectangle([0, shorePx - 8 * unit], widthPx, 14 * unit, air.tone('#4a5278', -0.2, 0.1)) +
      reflections(canvas, shorePx + 10 * unit, quayPx),
  });
  if (stage.parts.includes('bridge') || random.chance(0.35))
    canvas.add({
      id: 'bridge',
      depth: 0.0395,
      svg: hangingBridge(canvas, shorePx + 26 * unit),
      shows: ['bridge'],
    });
  canvas.add({ id: 'promenade', depth: 0.05, svg: promenade(canvas, quayPx) });
  const mainPx = heightPx * 0.91;
  const ground = floorGround(stage, quayPx, mainPx);
  const far = {
    yPx: shorePx - 4 * unit,
    spanPx: shorePx + 0.45 * (quayPx - shorePx),
    depth: 0.0385,
  };
  return { ...ground, far };
}

function hangingBridge(canvas: Canvas, y: number): string {
  const { widthPx, air, unit } = canvas;
  const color = air.tone('#5f6da8', 0.05, 0.2);
  const towers = [0.28, 0.72].map((share) =>
    rectangle([widthPx * share - 9 * unit, y - 120 * unit], 18 * unit, 170 * unit, color),
  );
  const cable = (from: number, to: number, lowShare: number) =>
    `M${number(from)} ${number(y - 116 * unit * lowShare)}Q${number((from + to) / 2)} ${number(y + 40 * unit)} ${number(to)} ${number(y - 116 * unit * (lowShare === 1 ? 1 : 1))}`;
  const main = cable(widthPx * 0.28, widthPx * 0.72, 1);
  const left = `M${number(-widthPx * 0.16)} ${number(y - 116 * unit)}Q${number(widthPx * 0.06)} ${number(y + 40 * unit)} ${number(widthPx * 0.28)} ${number(y - 116 * unit)}`;
  const right = `M${number(widthPx * 1.16)} ${number(y - 116 * unit)}Q${number(widthPx * 0.94)} ${number(y + 40 * unit)} ${number(widthPx * 0.72)} ${number(y - 116 * unit)}`;
  const hangers = times(40, (index) => {
    const x = (index / 39) * widthPx;
    const middle = x < widthPx * 0.28 ? 0.06 : x > widthPx * 0.72 ? 0.94 : 0.5;
    const across = (x / widthPx - middle) / 0.22;
    return `M${number(x)} ${number(y)}V${number(y - 38 * unit - 78 * unit * across * across)}`;
  });
  return (
    towers.join('') +
    `<path d="${main}${left}${right}" fill="none" stroke="${color}" stroke-width="${number(4 * unit)}"/><path d="${hangers.join('')}" stroke="${color}" stroke-width="${number(1.4 * unit)}" fill="none"/>` +
    rectangle([0, y], widthPx, 11 * unit, color) +
    rectangle([0, y], widthPx, 3 * unit, air.tone('#ffd9a0', 0.2, 0.2))
  );
}

function moored(canvas: Canvas, x: number, y: number, size: number, color: Hex): string {
  const { air } = canvas;
  const hull = `M${number(x - size)} ${number(y - size * 0.2)}H${number(x + size)}Q${number(x + size * 0.8)} ${number(y + size * 0.24)} ${number(x + size * 0.5)} ${number(y + size * 0.26)}H${number(x - size * 0.62)}Q${number(x - size * 0.9)} ${number(y + size * 0.2)} ${number(x - size)} ${number(y - size * 0.2)}Z`;
  return (
    ellipse([x, y + size * 0.27], size * 0.9, size * 0.08, air.light.shade, { opacity: 0.25 }) +
    rectangle([x - size * 0.04, y - size * 1.9], size * 0.06, size * 1.75, air.tone('#8a5638', 0)) +
    shape(
      [
        [x + size * 0.04, y - size * 1.8],
        [x + size * 0.72, y - size * 0.42],
        [x + size * 0.04, y - size * 0.42],
      ],
      air.tone('#fff6ea', 0.1),
    ) +
    rectangle(
      [x - size * 0.6, y - size * 0.5],
      size * 0.46,
      size * 0.32,
      air.tone('#fff6ea', -0.1),
    ) +
    path(hull, air.tone(color, 0)) +
    rectangle([x - size * 0.98, y - size * 0.2], size * 1.96, size * 0.08, air.tone('#fff6ea', 0.2))
  );
}

function drawHarbour(canvas: Canvas): Ground {
  const { heightPx, widthPx, stage, random, unit } = canvas;
  const shorePx = heightPx * random.between(0.52, 0.58);
  const edgePx = heightPx * random.between(0.8, 0.84);
  // Boats that lead the picture are on the water, which then comes up to who looks.
  const quayPx = stage.isAfloat ? heightPx : edgePx;
  addSky(canvas, shorePx);
  const scale = heightPx / 3200;
  let fronts = '';
  for (let x = -10; x < widthPx;) {
    const widthCm = random.between(380, 620);
    fronts += houseFront(canvas, {
      left: x,
      basePx: shorePx,
      widthCm,
      floors: random.whole(2, 3),
      scale,
      wall: random.pick(['#e9785f', '#f2c05f', '#6fa8c9', '#f3e3cd', '#8fbf9a', '#d98aa0']),
      roof: random.pick(ROOFS),
      far: 0.3,
      style: random.pick(['gable', 'mansard', 'flat']),
    });
    x += widthCm * scale;
  }
  canvas.add({ id: 'harbour-houses', depth: 0.036, svg: fronts, shows: ['harbour'] });
  addWaterSheet(canvas, 'harbour-water', shorePx, quayPx, '#3f8fb4', ['harbour', 'sea']);
  const boats = times(5, (index) => {
    const x = widthPx * ((index + random.between(0.2, 0.8)) / 5);
    if (Math.abs(x / widthPx - stage.focusX) < 0.1) return '';
    const near = random.between(0.15, 0.75);
    return moored(
      canvas,
      x,
      shorePx + (quayPx - shorePx) * near,
      (34 + 60 * near) * unit,
      random.pick(['#d9534a', '#3f6fae', '#fff0dc', '#2f8f78']),
    );
  });
  canvas.add({ id: 'boats', depth: 0.042, svg: boats.join(''), shows: ['harbour'] });
  if (!stage.isAfloat) canvas.add({ id: 'quay', depth: 0.05, svg: quay(canvas, quayPx) });
  canvas.spots.push({
    kind: 'water',
    at: [widthPx * stage.focusX, shorePx + (quayPx - shorePx) * 0.6],
    widthPx: widthPx * 0.5,
    pxPerCm: stage.pxPerCm * 0.7,
    depth: 0.043,
  });
  return stage.isAfloat
    ? floorGround(stage, shorePx + (heightPx - shorePx) * 0.4, heightPx * 0.86)
    : floorGround(stage, quayPx, heightPx * 0.91);
}

function quay(canvas: Canvas, topPx: number): string {
  const { widthPx, heightPx, air, unit, random } = canvas;
  const planks = times(6, (index) =>
    rectangle(
      [0, topPx + ((heightPx - topPx) * (index + 1)) / 6.5],
      widthPx,
      2.4 * unit,
      air.tone('#7d5340', -0.3),
      { opacity: 0.5 },
    ),
  );
  const bollards = [0.08, 0.42, 0.93].map((share) => {
    const x = widthPx * share + random.between(-20, 20) * unit;
    return (
      rectangle(
        [x - 13 * unit, topPx - 30 * unit],
        26 * unit,
        44 * unit,
        air.tone('#4a4f6e', -0.1),
        { radius: 4 * unit },
      ) +
      rectangle(
        [x - 19 * unit, topPx - 40 * unit],
        38 * unit,
        15 * unit,
        air.tone('#4a4f6e', 0.2),
        { radius: 7 * unit },
      )
    );
  });
  return (
    rectangle([0, topPx], widthPx, heightPx - topPx, air.tone('#b98a60', -0.05)) +
    rectangle([0, topPx], widthPx, 12 * unit, air.tone('#dcaa6e', 0.2)) +
    planks.join('') +
    bollards.join('')
  );
}

export const city = world('city', drawCity);
export const harbour = world('harbour', drawHarbour);
