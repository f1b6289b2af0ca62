import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type Canvas, openGround } from '../canvas';
import { flower, grassTuft } from '../outdoor/cover';
import { addSky } from '../outdoor/sky';
import { roundTree } from '../outdoor/trees';
import type { Ground } from '../place';
import { ribbon, swell, under } from '../terrain-lines';
import { world } from './world';

/** A village of the small folk: houses in mushrooms along a path, with lit windows, doors and chimneys. */

const CAPS: readonly [Hex, ...Hex[]] = ['#d9483f', '#e08a3c', '#b5567f', '#8a5fb0', '#c9633f'];
const n = number;

function chimney({ air }: Canvas, [x, y]: Point, s: number): string {
  const puffs = times(3, (index) =>
    circle(
      [x + s * 0.03 * index, y - s * (0.2 + index * 0.1)],
      s * (0.035 + index * 0.018),
      '#ffffff',
      { opacity: 0.5 - index * 0.12 },
    ),
  );
  return (
    rectangle([x - s * 0.04, y - s * 0.12], s * 0.08, s * 0.18, air.tone('#9a6a54', -0.1)) +
    rectangle([x - s * 0.052, y - s * 0.14], s * 0.104, s * 0.035, air.tone('#7d5344')) +
    puffs.join('')
  );
}

/** The door of a house, to the one side, and its round window to the other. */
function openings(canvas: Canvas, [x, y]: Point, size: number, far: number, side: number): string {
  const { air, pen } = canvas;
  const pane = air.areLampsLit ? air.glow('#ffdf94') : air.tone('#ffe9ae', 0.1, far);
  const wood = air.tone('#7d5336', 0, far);
  const [doorX, windowX] = [x + side * size * 0.07, x - side * size * 0.11];
  const door = `M${n(doorX - size * 0.075)} ${n(y)}V${n(y - size * 0.17)}a${n(size * 0.075)} ${n(size * 0.075)} 0 0 1 ${n(size * 0.15)} 0V${n(y)}Z`;
  const halo = pen.radial([windowX, y - size * 0.3], size * 0.3, [
    [0, '#ffdf94', 0.6],
    [1, '#ffdf94', 0],
  ]);
  return (
    path(door, wood) +
    circle([doorX + size * 0.045, y - size * 0.1], size * 0.012, air.tone('#f0b93f')) +
    (air.areLampsLit ? circle([windowX, y - size * 0.3], size * 0.3, halo) : '') +
    circle([windowX, y - size * 0.3], size * 0.07, wood) +
    circle([windowX, y - size * 0.3], size * 0.054, pane) +
    stroke(
      `M${n(windowX)} ${n(y - size * 0.354)}v${n(size * 0.108)}M${n(windowX - size * 0.054)} ${n(y - size * 0.3)}h${n(size * 0.108)}`,
      wood,
      size * 0.012,
    )
  );
}

/** A mushroom that somebody lives in, `size` pixels high, its door to the right of its window or to the left. */
function house(canvas: Canvas, [x, y]: Point, size: number, far: number): string {
  const { air, random, pen } = canvas;
  const color = random.pick(CAPS);
  const side = random.chance(0.5) ? 1 : -1;
  const stem = `M${n(x - size * 0.2)} ${n(y - size * 0.5)}Q${n(x - size * 0.2)} ${n(y - size * 0.2)} ${n(x - size * 0.27)} ${n(y)}H${n(x + size * 0.27)}Q${n(x + size * 0.2)} ${n(y - size * 0.2)} ${n(x + size * 0.2)} ${n(y - size * 0.5)}Z`;
  const brim = y - size * 0.46;
  const cap = `M${n(x - size * 0.48)} ${n(brim)}C${n(x - size * 0.46)} ${n(y - size * 0.9)} ${n(x - size * 0.16)} ${n(y - size)} ${n(x)} ${n(y - size)}C${n(x + size * 0.16)} ${n(y - size)} ${n(x + size * 0.46)} ${n(y - size * 0.9)} ${n(x + size * 0.48)} ${n(brim)}Q${n(x)} ${n(brim + size * 0.12)} ${n(x - size * 0.48)} ${n(brim)}Z`;
  const dots = [
    [-0.25, 0.62, 0.06],
    [0.02, 0.83, 0.075],
    [0.27, 0.64, 0.06],
    [0.02, 0.58, 0.05],
  ].map(([dx = 0, up = 0, r = 0]) =>
    ellipse(
      [x + dx * size, y - up * size],
      r * size,
      r * size * 0.8,
      air.tone('#fff6e6', 0.1, far),
    ),
  );
  return (
    ellipse([x, y], size * 0.4, size * 0.06, air.light.shade, { opacity: 0.22 }) +
    chimney(canvas, [x + side * size * 0.22, y - size * 0.86], size) +
    path(stem, air.tone('#f6e6cb', 0, far)) +
    pen.clip(
      stem,
      rectangle(
        [x + size * 0.06, y - size * 0.5],
        size * 0.24,
        size * 0.5,
        air.tone('#e0c8a4', -0.12, far),
      ),
    ) +
    ellipse([x, brim + size * 0.03], size * 0.4, size * 0.06, air.tone('#d9bd98', -0.2, far)) +
    path(cap, air.tone(color, 0, far)) +
    pen.clip(
      cap,
      ellipse(
        [x - size * 0.14, y - size * 0.86],
        size * 0.34,
        size * 0.2,
        air.tone(mix(color, '#ffffff', 0.3), 0.1, far),
      ) + dots.join(''),
    ) +
    openings(canvas, [x, y], size, far, side)
  );
}

/** Small ones that nobody lives in. */
const toadstool = ({ air }: Canvas, [x, y]: Point, s: number, color: Hex): string =>
  rectangle([x - s * 0.12, y - s * 0.6], s * 0.24, s * 0.6, air.tone('#f6e6cb'), {
    radius: s * 0.1,
  }) +
  path(
    `M${n(x - s * 0.5)} ${n(y - s * 0.5)}C${n(x - s * 0.4)} ${n(y - s * 1.15)} ${n(x + s * 0.4)} ${n(y - s * 1.15)} ${n(x + s * 0.5)} ${n(y - s * 0.5)}Z`,
    air.tone(color),
  ) +
  [-0.2, 0.14]
    .map((dx) => circle([x + dx * s, y - s * 0.74], s * 0.07, air.tone('#fff6e6')))
    .join('');

const SHOWS = ['mushroom-village'];
const HORIZON = 0.54;

function addWood(canvas: Canvas): void {
  const { widthPx, heightPx, random, air, unit } = canvas;
  const horizon = heightPx * HORIZON;
  const wood = times(13, (index) =>
    roundTree(canvas, {
      foot: [((index + random.between(0, 0.8)) / 13) * widthPx, horizon + 14 * unit],
      size: heightPx * random.between(0.2, 0.32),
      color: index % 2 ? '#5aa86a' : '#4a9868',
      far: 0.36,
    }),
  );
  const land = (y: number, color: Hex, far: number) =>
    path(under(swell(random, y, 12 * unit, 1.2, unit), widthPx, heightPx), air.tone(color, 0, far));
  canvas.add({
    id: 'mushroom-wood',
    depth: 0.02,
    svg:
      wood.join('') +
      land(horizon, '#7fbf78', 0.3) +
      [0.3, 0.5, 0.68]
        .map((share) =>
          house(
            canvas,
            [widthPx * (share + random.between(-0.03, 0.03)), horizon + heightPx * 0.05],
            heightPx * random.between(0.17, 0.21),
            0.28,
          ),
        )
        .join('') +
      land(horizon + heightPx * 0.06, '#6ab268', 0.12),
    shows: SHOWS,
  });
}

function addPath(canvas: Canvas): void {
  const { widthPx, heightPx, random, air, unit } = canvas;
  const horizon = heightPx * HORIZON;
  const way = ribbon([
    { x: widthPx * 0.52, y: horizon + heightPx * 0.07, halfWidth: widthPx * 0.015 },
    { x: widthPx * 0.42, y: horizon + heightPx * 0.17, halfWidth: widthPx * 0.04 },
    { x: widthPx * 0.56, y: horizon + heightPx * 0.3, halfWidth: widthPx * 0.09 },
    { x: widthPx * 0.46, y: heightPx * 1.06, halfWidth: widthPx * 0.2 },
  ]);
  const stones = times(26, (index) => {
    const t = index / 26;
    return ellipse(
      [
        widthPx * (0.5 + random.between(-0.1, 0.1) * (0.3 + t)),
        horizon + heightPx * (0.14 + t * 0.32),
      ],
      (6 + 14 * t) * unit,
      (3 + 6 * t) * unit,
      air.tone('#d9c39a', -0.1),
      { opacity: 0.7 },
    );
  });
  const flowers = times(26, () => {
    const side = random.chance(0.5) ? random.between(0, 0.3) : random.between(0.7, 1);
    const at: Point = [widthPx * side, heightPx * random.between(0.72, 0.98)];
    return flower(
      canvas,
      at,
      16 * unit,
      random.pick<Hex>(['#ffffff', '#ffd75e', '#ff9ec0', '#b9a0ff']),
    );
  });
  canvas.add({
    id: 'mushroom-path',
    depth: 0.06,
    svg: path(way.band(1), air.tone('#e8d3a8')) + stones.join('') + flowers.join(''),
    shows: SHOWS,
  });
}

function addHouses(canvas: Canvas): void {
  const { widthPx, heightPx, random, unit } = canvas;
  canvas.add({
    id: 'mushroom-houses',
    depth: 0.1,
    svg:
      house(canvas, [widthPx * 0.17, heightPx * 0.73], heightPx * 0.44, 0) +
      house(canvas, [widthPx * 0.85, heightPx * 0.72], heightPx * 0.4, 0) +
      [0.26, 0.74, 0.31]
        .map((share, index) =>
          toadstool(
            canvas,
            [widthPx * share, heightPx * (0.74 + index * 0.02)],
            46 * unit,
            CAPS[index] ?? CAPS[0],
          ),
        )
        .join(''),
    shows: SHOWS,
  });
  const lights = times(18, () =>
    circle([random() * widthPx, heightPx * random.between(0.3, 0.9)], 3.4 * unit, '#fff0a8', {
      opacity: random.between(0.5, 0.95),
    }),
  );
  canvas.add({
    id: 'mushroom-near',
    role: 'foreground',
    depth: 0.97,
    svg:
      times(16, (index) =>
        grassTuft(canvas, [(index / 15) * widthPx, heightPx * 1.01], 46 * unit, '#4f9a58'),
      ).join('') +
      toadstool(canvas, [widthPx * 0.03, heightPx * 1.02], 120 * unit, CAPS[0]) +
      lights.join(''),
  });
}

function drawMushroomVillage(canvas: Canvas): Ground {
  const { heightPx, stage } = canvas;
  addSky(canvas, heightPx * HORIZON);
  addWood(canvas);
  addPath(canvas);
  addHouses(canvas);
  return openGround(stage, heightPx * HORIZON, heightPx * 0.87);
}

export const mushroomVillage = world('mushroom-village', drawMushroomVillage);
