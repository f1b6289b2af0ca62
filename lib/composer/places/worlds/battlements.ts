import type { Hex } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { addFarHills, addMist, addMountains } from '../outdoor/far';
import { addSky } from '../outdoor/sky';
import type { Ground } from '../place';
import { world } from './world';

/** The top of a tower, so near that whoever is on it is large: merlons behind them, the land far below, its wall before. */

/** Shares of the height: the horizon, the flags of the floor and their near edge, and how high a merlon is. */
const HORIZON = [0.58, 0.63] as const;
const FLOOR = { top: 0.745, edge: 0.82 } as const;
const MERLON = { high: 0.075, sill: 0.04, count: 6, wide: 0.56 } as const;
const STONE: Hex = '#a9a3b3';
const n = number;

/** A row of merlons with gaps between them, from a base line up. */
function merlons(canvas: Canvas, base: number, count: number, grow: number, color: Hex): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const sill = heightPx * MERLON.sill * grow;
  const high = heightPx * MERLON.high * grow;
  const step = widthPx / count;
  const teeth = times(count + 1, (index) => {
    const x = (index - 0.28) * step;
    return (
      rectangle([x, base - sill - high], step * MERLON.wide, high + 2, air.tone(color, 0.04)) +
      rectangle(
        [x - 5 * unit, base - sill - high - 9 * unit],
        step * MERLON.wide + 10 * unit,
        12 * unit,
        air.tone(color, 0.3),
      )
    );
  });
  return teeth.join('') + rectangle([0, base - sill], widthPx, sill, air.tone(color, -0.06));
}

/** Stones of a wall, laid in courses. */
function courses(canvas: Canvas, top: number): string {
  const { widthPx, heightPx, air, unit, random } = canvas;
  const high = 44 * unit;
  const rows = Math.ceil((heightPx - top) / high);
  const joints = times(rows, (row) => {
    const y = top + row * high;
    const wide = 120 * unit;
    const shift = (row % 2) * 0.5 + random.between(-0.08, 0.08);
    const uprights = times(Math.ceil(widthPx / wide) + 1, (index) => {
      const x = (index - shift) * wide;
      return `M${n(x)} ${n(y)}V${n(y + high)}`;
    });
    return `M0 ${n(y)}H${n(widthPx)}${uprights.join('')}`;
  });
  return (
    rectangle([0, top], widthPx, heightPx - top, air.tone(STONE, -0.16)) +
    `<path d="${joints.join('')}" fill="none" stroke="${air.tone(STONE, -0.34)}" stroke-width="${n(3 * unit)}"/>`
  );
}

function floor(canvas: Canvas): string {
  const { widthPx, heightPx, air, unit } = canvas;
  const [top, edge] = [heightPx * FLOOR.top, heightPx * FLOOR.edge];
  const joints = times(9, (index) => {
    const x = widthPx * (index / 8);
    return `M${n(x)} ${n(top)}L${n(widthPx / 2 + (x - widthPx / 2) * 1.25)} ${n(edge)}`;
  });
  return (
    rectangle([0, top], widthPx, edge - top, air.tone('#c2bcc8', 0.1)) +
    `<path d="${joints.join('')}M0 ${n((top + edge) / 2)}H${n(widthPx)}" fill="none" stroke="${air.tone(STONE, -0.2)}" stroke-width="${n(2.4 * unit)}"/>` +
    path(`M0 ${n(top)}H${n(widthPx)}V${n(top + 8 * unit)}H0Z`, air.tone(STONE, -0.3)) +
    rectangle([0, edge], widthPx, 18 * unit, air.tone(STONE, 0.22)) +
    rectangle([0, edge + 18 * unit], widthPx, 6 * unit, air.tone(STONE, -0.4))
  );
}

function drawBattlements(canvas: Canvas): Ground {
  const { heightPx, stage, random, unit } = canvas;
  const shows = ['tower-top'];
  const horizon = heightPx * random.between(...HORIZON);
  addSky(canvas, horizon);
  addMountains(canvas, horizon);
  addFarHills(canvas, horizon, '#7fa58a');
  addMist(canvas, 'tower-mist', horizon + 60 * unit, 110 * unit, 0.4, 0.036);
  const [top, edge] = [heightPx * FLOOR.top, heightPx * FLOOR.edge];
  canvas.add({
    id: 'merlons',
    depth: 0.047,
    svg: merlons(canvas, top, MERLON.count, 1, STONE),
    shows,
  });
  canvas.add({
    id: 'battlements',
    depth: 0.05,
    svg: floor(canvas) + courses(canvas, edge + 24 * unit),
    shows,
  });
  const main = top + (edge - top) * 0.6;
  return {
    yAt: (depth) => Math.min(edge - 4 * unit, top + (main - top) * (depth / 0.55)),
    pxPerCmAt: () => stage.pxPerCm,
    mainDepth: 0.55,
  };
}

export const battlements = world('tower-top', drawBattlements);
