import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { houseOf } from '../../kit/buildings/facades/facade';
import { PANES } from '../../kit/buildings/facades/style';
import { type Canvas, floorGround } from '../canvas';
import { addSky, streak } from '../outdoor/sky';
import type { Ground } from '../place';
import { world } from './world';

/** White houses that climb a slope over the sea, the nearest lowest: a town of the Greek islands. */

const ROWS = 6;
const HORIZON = 0.44;
const HEX = /#[0-9a-f]{6}\b/g;

function sea(canvas: Canvas, horizon: number): string {
  const { widthPx, heightPx, air, random, unit, pen } = canvas;
  const fill = pen.linear(
    [0, horizon],
    [0, heightPx],
    [
      [0, air.tone('#4f9fd6', 0.2, 0.3)],
      [1, air.tone('#1f62ac')],
    ],
  );
  const isle = (x: number, w: number, h: number, far: number) =>
    path(
      `M${number(x - w)} ${number(horizon)}Q${number(x - w * 0.5)} ${number(horizon - h)} ${number(x)} ${number(horizon - h * 0.8)}T${number(x + w)} ${number(horizon)}Z`,
      air.tone('#7f8fb0', 0, far),
    );
  return (
    isle(widthPx * 0.3, widthPx * 0.26, heightPx * 0.07, 0.75) +
    isle(widthPx * 0.12, widthPx * 0.2, heightPx * 0.1, 0.6) +
    rectangle([0, horizon], widthPx, heightPx - horizon, fill) +
    times(26, () => {
      const near = random();
      return streak(
        [random() * widthPx, horizon + (heightPx - horizon) * 0.6 * near],
        (14 + 70 * near) * unit,
        (2 + 2 * near) * unit,
        air.tone('#ffffff', 0.3),
        0.35,
      );
    }).join('')
  );
}

/** Where the slope is at a share of the width, for a row from 0, the highest. */
function slope({ widthPx, heightPx }: Canvas, row: number, x: number): number {
  const share = x / widthPx;
  const rise = Math.max(0, share - 0.3 + row * 0.05) ** 0.85;
  return heightPx * (0.6 + row * 0.072 - rise * (0.44 - row * 0.06));
}

function bush({ air, random }: Canvas, x: number, y: number, size: number): string {
  const color: Hex = random.chance(0.5) ? '#e0478f' : '#5f9a5a';
  return times(9, () =>
    circle(
      [x + random.between(-1, 1) * size, y + random.between(-0.8, 0.2) * size],
      size * random.between(0.25, 0.45),
      air.tone(color, random.between(-0.1, 0.25)),
    ),
  ).join('');
}

function rowOf(canvas: Canvas, row: number): string {
  const { widthPx, heightPx, random, air } = canvas;
  const lit = air.areLampsLit;
  const scale = (heightPx / 3700) * (0.7 + row * 0.13);
  const at = (x: number) => slope(canvas, row, x);
  const first = widthPx * (0.4 - row * 0.07);
  const bank = times(13, (_, share): [number, number] => {
    const x = first + (widthPx - first) * share;
    return [x, at(x) + 4];
  });
  let svg = shape(
    [...bank, [widthPx, heightPx], [first, heightPx]],
    air.tone(row % 2 ? '#e3d8c6' : '#d8cab4', 0.1 - row * 0.04),
  );
  for (let x = first + 60 * scale; x < widthPx + 200 * scale;) {
    const house = houseOf({ style: 'cycladic', seed: random.whole(1, 1e6), lit });
    const wide = house.widthCm * scale;
    const middle = x + wide / 2;
    const toned = house.svg.replace(HEX, (color) =>
      color === PANES.lit
        ? air.glow(color)
        : air.tone(color as Hex, 0.05, 0.1 * (ROWS - row) * 0.3),
    );
    const y = at(middle) + 10 * scale;
    svg +=
      rectangle([x, y - 6], wide, 190 * scale, air.tone('#e3e3ea', -0.1)) +
      placed(toned, { at: [middle, y], scaleX: scale });
    if (random.chance(0.4)) svg += bush(canvas, x, y, 60 * scale);
    x += wide * random.between(0.98, 1.3);
  }
  return svg;
}

function drawHillTown(canvas: Canvas): Ground {
  const { heightPx, widthPx, stage, air } = canvas;
  const horizon = heightPx * HORIZON;
  addSky(canvas, horizon);
  canvas.add({ id: 'sea', depth: 0.004, svg: sea(canvas, horizon), shows: ['sea'] });
  canvas.add({
    id: 'hill-town',
    depth: 0.042,
    svg: times(ROWS, (row) => rowOf(canvas, row)).join(''),
    shows: ['house', 'door', 'village'],
  });
  const terrace = heightPx * 0.93;
  canvas.add({
    id: 'hill-terrace',
    depth: 0.05,
    svg:
      rectangle([0, terrace], widthPx, heightPx - terrace, air.tone('#eeeae2', 0.1)) +
      rectangle(
        [0, terrace - heightPx * 0.012],
        widthPx,
        heightPx * 0.03,
        air.tone('#ffffff', 0.2),
      ),
  });
  return floorGround(stage, terrace, heightPx * 0.97);
}

export const hillTown = world('hill-town', drawHillTown);
