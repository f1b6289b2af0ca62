import { path } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { addFarHills, addMist, addMountains } from '../outdoor/far';
import { addFrame } from '../outdoor/frame';
import { streak, addSky } from '../outdoor/sky';
import { soilColors } from '../outdoor/soil';
import { palm } from '../outdoor/trees';
import type { Ground } from '../place';
import { bandBetween, type Crest, under } from '../terrain-lines';
import { world } from './world';

/** Steps from the horizon to the lower edge. */
const COUNT = 15;

/** Edges of the steps, which swing and pinch together and never cross. */
function levelsOf(
  { heightPx, widthPx, random, unit }: Canvas,
  horizonPx: number,
): (index: number) => Crest {
  const phase = random.between(0, 6);
  const tilt = random.between(-0.1, 0.1);
  return (index) => {
    const share = index / COUNT;
    const y = horizonPx + 10 * unit + share ** 1.45 * (heightPx - horizonPx);
    const wave = (14 + 58 * share) * unit;
    const pinch = (heightPx - horizonPx) * 0.016 * Math.sin(share * Math.PI);
    return (x) => {
      const across = x / widthPx;
      return (
        y +
        wave * Math.sin(across * 6.5 + phase + share * 2.2) +
        wave * 0.5 * Math.sin(across * 13 - phase + share) +
        pinch * Math.sin(across * 4.2 + phase * 1.7 + index * 1.9) +
        (x - widthPx / 2) * tilt * (1 - share)
      );
    };
  };
}

/** Steps of flooded and planted fields, each a flat with a bank below it; they swing and pinch but never cross. */
function drawTerraces(canvas: Canvas): Ground {
  const { heightPx, widthPx, random, unit, stage } = canvas;
  const horizonPx = heightPx * random.between(0.36, 0.42);
  addSky(canvas, horizonPx);
  if (random.chance(0.6)) addMountains(canvas, horizonPx, { isSnowy: false });
  addFarHills(canvas, horizonPx, '#5f9a86');
  const level = levelsOf(canvas, horizonPx);
  for (let index = 0; index < COUNT; index += 1) {
    const svg = terrace(canvas, {
      top: level(index),
      next: level(index + 1),
      near: index / COUNT,
      isFlooded: random.chance(0.5),
    });
    canvas.add({
      id: `terrace-${index + 1}`,
      depth: 0.04 + (index / COUNT) * 0.6,
      svg,
      shows: ['rice-terraces'],
    });
  }
  addMist(canvas, 'terrace-mist', horizonPx + 30 * unit, 120 * unit, 0.6, 0.05);
  const palms = times(5, () => {
    const at = random.whole(2, 6);
    const x = random.pick([random.between(0.05, 0.35), random.between(0.65, 0.95)]) * widthPx;
    return palm(canvas, {
      foot: [x, level(at)(x) + 4 * unit],
      size: (80 + at * 18) * unit,
      color: '#3f8f4f',
      far: 0.4 - at * 0.05,
    });
  });
  canvas.add({ id: 'palms', depth: 0.36, svg: palms.join('') });
  addFrame(canvas, random.pick(['palm', 'leaves', 'leaves']), {
    soil: soilColors(canvas, 'grass'),
  });
  const ground = openGround(stage, horizonPx, heightPx * 0.86);
  canvas.spots.push({
    kind: 'sky',
    at: [widthPx / 2, horizonPx * 0.4],
    widthPx: widthPx * 0.5,
    pxPerCm: stage.pxPerCm,
    depth: 0.02,
  });
  return ground;
}

interface Level {
  top: Crest;
  next: Crest;
  /** 0 at the horizon to 1 nearest. */
  near: number;
  isFlooded: boolean;
}

function terrace(canvas: Canvas, level: Level): string {
  const { air, unit, widthPx, heightPx, pen } = canvas;
  const { top, next, near } = level;
  const far = (1 - near) * 0.6;
  const bank: Crest = (x) => top(x) + (next(x) - top(x)) * 0.62;
  const [left, right] = [-20, widthPx + 20];
  const y = top(widthPx / 2);
  const edge = bandBetween(
    (x) => bank(x) - (1.5 + near * 3) * unit,
    (x) => bank(x) + (2 + near * 5) * unit,
    left,
    right,
    50,
  );
  const side =
    near > 0.9
      ? under(bank, widthPx, heightPx + 10, 50)
      : bandBetween(bank, (x) => next(x) + 2, left, right, 50);
  const slope = pen.linear(
    [0, y],
    [0, y + (40 + 70 * near) * unit],
    [
      [0, air.tone('#3f9a4a', 0, far)],
      [1, air.tone('#1f6f4c', -0.35, far)],
    ],
  );
  return (
    path(under(top, widthPx, heightPx + 10, 60), air.tone('#2f7a4a', -0.3, far)) +
    flats(canvas, level, bank, far) +
    path(side, slope) +
    path(edge, air.tone('#b4dc5c', 0.5, far))
  );
}

/** The level ground of a step: flooded or planted, with some cells of the other kind. */
function flats(canvas: Canvas, { top, near, isFlooded }: Level, bank: Crest, far: number): string {
  const { random, air, pen, unit, widthPx } = canvas;
  const y = top(widthPx / 2);
  const water = pen.linear(
    [0, y],
    [0, y + 60 * unit],
    [
      [0, air.tone('#d6eef2', 0.2, far)],
      [1, air.tone(air.light.skyMiddle, 0.1, far)],
    ],
  );
  const rice = air.tone(random.pick(['#7fbf58', '#9ccb62', '#68b060']), 0.1, far);
  const cells = times(4, (index) => {
    const x = widthPx * ((index + random.between(0.1, 0.6)) / 4);
    const wide = widthPx * random.between(0.12, 0.26);
    // A cell runs out at both ends, where its dike meets the bank.
    const dike: Crest = (at) =>
      top(at) +
      (bank(at) - top(at)) * Math.sin(Math.PI * Math.max(0, Math.min(1, (at - x) / wide))) ** 0.6;
    return path(bandBetween(top, dike, x, x + wide, wide / 7), isFlooded ? rice : water);
  });
  const glints = times(isFlooded ? 4 : 0, () =>
    streak(
      [random() * widthPx, bank(widthPx / 2) - (6 + 10 * near) * unit],
      (20 + 60 * near) * unit,
      (2 + 2 * near) * unit,
      air.glow('#ffffff', far),
      0.5,
    ),
  );
  return (
    path(bandBetween(top, bank, -20, widthPx + 20, 50), isFlooded ? water : rice) +
    cells.join('') +
    glints.join('')
  );
}

export const riceTerraces = world('rice-terraces', drawTerraces);
