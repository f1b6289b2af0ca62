import { rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import type { RoomSpec } from './room-spec';
import type { Hex } from '@/lib/color/hex';

/** Walls. `scale` is pixels of a centimetre at the wall. */

interface Surface {
  canvas: Canvas;
  wall: Hex;
  floorPx: number;
  scale: number;
  tone(color: Hex, key?: number): Hex;
}

/** Clusters of tiles or bricks rather than all of them: a wall stays quiet. */
function clusters(
  { canvas, floorPx, scale, wall, tone }: Surface,
  widthCm: number,
  heightCm: number,
  brick: boolean,
): string {
  const { random, widthPx } = canvas;
  const [w, h] = [widthCm * scale, heightCm * scale];
  const dark = tone(wall, -0.13);
  const light = tone(wall, 0.35);
  const patch = () => {
    const [cx, cy] = [random.between(0, widthPx), random.between(0, floorPx * 0.8)];
    return times(random.whole(4, 8), () => {
      const row = Math.round((cy + random.between(-2.4, 2.4) * h) / h);
      const column = Math.round((cx + random.between(-2.2, 2.2) * w) / w);
      const x = (column + (brick && row % 2 ? 0.5 : 0)) * w;
      return row * h + h > floorPx
        ? ''
        : rectangle([x, row * h], w * 0.9, h * 0.84, random.chance(0.5) ? dark : light, {
            radius: 2,
            opacity: 0.8,
          });
    }).join('');
  };
  return times(7, patch).join('');
}

function panelling({ canvas, floorPx, scale, wall, tone }: Surface): string {
  const top = floorPx - 92 * scale;
  const step = 64 * scale;
  const panels = times(Math.ceil(canvas.widthPx / step) + 1, (index) =>
    rectangle(
      [index * step - step * 0.3, top + 14 * scale],
      step * 0.8,
      66 * scale,
      tone(wall, 0.18),
      { radius: 2 * scale },
    ),
  );
  return (
    rectangle([0, top], canvas.widthPx, floorPx - top, tone(wall, -0.16)) +
    panels.join('') +
    rectangle([0, top - 3 * scale], canvas.widthPx, 6 * scale, tone(wall, 0.3))
  );
}

function verticals(
  { canvas, floorPx, scale, wall, tone }: Surface,
  stepCm: number,
  share: number,
  key: number,
): string {
  const step = stepCm * scale;
  return times(Math.ceil(canvas.widthPx / step) + 1, (index) =>
    rectangle([index * step, 0], step * share, floorPx, tone(wall, key), { opacity: 0.5 }),
  ).join('');
}

/** Panes in a white frame with a bright outdoors of leaves behind. */
function glassWall({ canvas, floorPx, scale, tone }: Surface): string {
  const { random, widthPx, air, pen } = canvas;
  const base = floorPx - 70 * scale;
  const sky = pen.linear(
    [0, 0],
    [0, base],
    [
      [0, air.light.skyTop],
      [1, air.light.skyLow],
    ],
  );
  const bushes = times(9, (index) => {
    const x = ((index + random()) / 9) * widthPx;
    const r = random.between(40, 110) * scale;
    return `<ellipse cx="${number(x)}" cy="${number(base)}" rx="${number(r)}" ry="${number(r * 0.9)}" fill="${air.tone('#6dbb74', random.between(-0.3, 0.3), 0.3)}"/>`;
  });
  const frame = tone('#f4f7f5', 0.1);
  const step = 96 * scale;
  const bars = times(Math.ceil(widthPx / step) + 1, (index) =>
    rectangle([index * step, 0], 6 * scale, base, frame),
  );
  const cross = [0.3, 0.66].map((share) => rectangle([0, base * share], widthPx, 5 * scale, frame));
  return (
    rectangle([0, 0], widthPx, base, sky) +
    pen.clip(`M0 0H${widthPx}V${number(base)}H0Z`, bushes.join('')) +
    rectangle([0, 0], widthPx, base, '#ffffff', { opacity: 0.16 }) +
    bars.join('') +
    cross.join('') +
    rectangle([0, base], widthPx, floorPx - base, tone('#c9866a', 0.1)) +
    rectangle([0, base], widthPx, 8 * scale, frame)
  );
}

export function wallMarkup(surface: Surface, style: RoomSpec['wallStyle']): string {
  const { canvas, wall, floorPx, tone, scale } = surface;
  const base = rectangle([0, 0], canvas.widthPx, floorPx, tone(wall));
  const skirting = rectangle([0, floorPx - 9 * scale], canvas.widthPx, 9 * scale, tone(wall, 0.45));
  switch (style) {
    case 'tiles':
      return base + clusters(surface, 22, 22, false) + skirting;
    case 'brick':
      return base + clusters(surface, 30, 12, true) + skirting;
    case 'stone':
      return base + clusters(surface, 64, 34, true) + skirting;
    case 'panelling':
      return base + panelling(surface) + skirting;
    case 'planks':
      return base + verticals(surface, 24, 0.06, -0.5) + skirting;
    case 'stripes':
      return base + verticals(surface, 36, 0.5, 0.35) + skirting;
    case 'glass':
      return glassWall(surface);
    case 'plain':
      return base + skirting;
  }
}
