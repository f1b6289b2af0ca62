import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import { addSky } from '../outdoor/sky';
import type { Ground } from '../place';
import { world } from './world';

/** On the tiles of a roof: rows of them from the ridge down to the lower edge, a chimney, and roofs of the town behind. */

const TILES: readonly [Hex, ...Hex[]] = ['#c9553f', '#b5503f', '#a8603f', '#5f6f8a'];
const SHARE = { ridge: 0.66, stand: 0.75 } as const;
const n = number;

/** A gabled house of the town: its wall, its roof and its windows. */
function neighbour({ air, random }: Canvas, [x, y]: Point, w: number, far: number): string {
  const tall = w * random.between(0.7, 1.1);
  const top = y - tall;
  const roof = random.pick(TILES);
  const panes = times(4, (index) => {
    const at: Point = [
      x - w * 0.26 + (index % 2) * w * 0.36,
      top + w * (0.14 + Math.floor(index / 2) * 0.3),
    ];
    const isLit = air.areLampsLit && random.chance(0.7);
    return rectangle(
      at,
      w * 0.16,
      w * 0.18,
      isLit ? air.glow('#ffdf9a') : air.tone('#6f86ad', 0.1, far),
    );
  });
  return (
    rectangle(
      [x - w / 2, top],
      w,
      tall + w,
      air.tone(random.pick<Hex>(['#f0dfc0', '#e3c9a8', '#d9d3cc', '#ecd0b8']), 0, far),
    ) +
    panes.join('') +
    rectangle([x + w * 0.2, top - w * 0.42], w * 0.13, w * 0.3, air.tone('#9a6a54', -0.1, far)) +
    shape(
      [
        [x - w * 0.6, top],
        [x, top - w * 0.5],
        [x + w * 0.6, top],
      ],
      air.tone(roof, 0, far),
    ) +
    shape(
      [
        [x, top - w * 0.5],
        [x + w * 0.6, top],
        [x + w * 0.12, top],
      ],
      air.tone(roof, -0.25, far),
    )
  );
}

function town(canvas: Canvas, y: number): string {
  const { widthPx, random, unit } = canvas;
  return [
    { count: 9, far: 0.62, size: 120, up: 40 },
    { count: 6, far: 0.3, size: 190, up: -10 },
  ]
    .map(({ count, far, size, up }) =>
      times(count, (index) =>
        neighbour(
          canvas,
          [
            ((index + random.between(0.2, 0.8)) / count) * widthPx,
            y - (up - random.between(0, 40)) * unit,
          ],
          size * unit * random.between(0.85, 1.2),
          far,
        ),
      ).join(''),
    )
    .join('');
}

/** Rows of round tiles, each row a little lower and larger than the one above. */
function tiles(canvas: Canvas, ridge: number, color: Hex): string {
  const { widthPx, heightPx, air, random } = canvas;
  const rows: string[] = [];
  const joints = rectangle(
    [0, ridge],
    widthPx,
    heightPx - ridge,
    air.tone(mix(color, '#5a2f2a', 0.5), -0.2),
  );
  let y = ridge;
  for (let row = 0; y < heightPx + 40; row += 1) {
    const high = heightPx * (0.042 + row * 0.006);
    const wide = high * 1.5;
    const count = Math.ceil(widthPx / wide) + 2;
    const shift = row % 2 ? 0 : -wide / 2;
    rows.push(
      times(count, (index) => {
        const x = shift + (index - 0.5) * wide;
        const tint = random.between(-0.16, 0.08);
        const round = `M${n(x)} ${n(y)}h${n(wide)}v${n(high * 0.8)}q${n(-wide / 2)} ${n(high * 0.6)} ${n(-wide)} 0Z`;
        return (
          path(round, air.tone(mix(color, '#5a2f2a', 0.4), -0.2)) +
          path(
            `M${n(x + wide * 0.03)} ${n(y)}h${n(wide * 0.94)}v${n(high * 0.72)}q${n(-wide * 0.47)} ${n(high * 0.56)} ${n(-wide * 0.94)} 0Z`,
            air.tone(color, tint),
          )
        );
      }).join(''),
    );
    y += high;
  }
  // Each row lies over the upper ends of the next.
  return joints + rows.reverse().join('');
}

function ridgeCaps({ widthPx, heightPx, air }: Canvas, ridge: number, color: Hex): string {
  const wide = heightPx * 0.075;
  return times(Math.ceil(widthPx / wide) + 1, (index) =>
    rectangle(
      [index * wide - wide * 0.3, ridge - heightPx * 0.016],
      wide * 0.96,
      heightPx * 0.034,
      air.tone(color, index % 2 ? 0.12 : 0.02),
      {
        radius: heightPx * 0.016,
      },
    ),
  ).join('');
}

function chimneyAt({ heightPx, air, random }: Canvas, x: number, ridge: number): string {
  const [w, h] = [heightPx * 0.12, heightPx * 0.24];
  const top = ridge - h;
  const bricks = times(14, () => {
    const at: Point = [
      x - w / 2 + random.between(0.06, 0.7) * w,
      top + h * random.between(0.1, 1.05),
    ];
    return rectangle(at, w * 0.22, h * 0.05, air.tone('#a8503f', random.chance(0.5) ? -0.2 : 0.1));
  });
  const smoke = times(4, (index) =>
    circle(
      [x + w * (0.1 + index * 0.22), top - h * (0.16 + index * 0.2)],
      w * (0.2 + index * 0.09),
      '#ffffff',
      { opacity: 0.34 - index * 0.07 },
    ),
  );
  return (
    smoke.join('') +
    rectangle([x - w / 2, top], w, h * 1.14, air.tone('#bb6450')) +
    rectangle([x + w * 0.16, top], w * 0.34, h * 1.14, air.tone('#bb6450', -0.3)) +
    bricks.join('') +
    rectangle([x - w * 0.6, top - h * 0.06], w * 1.2, h * 0.1, air.tone('#8f4a3c', -0.05)) +
    rectangle([x - w * 0.2, top - h * 0.17], w * 0.4, h * 0.12, air.tone('#7d6a60'))
  );
}

function drawRoofRidge(canvas: Canvas): Ground {
  const { widthPx, heightPx, random, stage } = canvas;
  const ridge = heightPx * SHARE.ridge;
  const color = random.pick(TILES);
  addSky(canvas, ridge);
  canvas.add({
    id: 'roofs',
    depth: 0.02,
    svg: town(canvas, ridge),
    shows: ['city', 'village', 'roof'],
  });
  canvas.add({
    id: 'own-roof',
    depth: 0.04,
    svg:
      chimneyAt(canvas, widthPx * (stage.focusX < 0.5 ? 0.86 : 0.14), ridge) +
      tiles(canvas, ridge, color) +
      ridgeCaps(canvas, ridge, color),
    shows: ['roof-ridge', 'roof', 'house', 'chimney'],
  });
  return floorGround(stage, ridge, heightPx * SHARE.stand);
}

export const roofRidge = world('roof-ridge', drawRoofRidge);
