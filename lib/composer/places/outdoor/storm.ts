import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { number, smooth } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import type { Canvas } from '../canvas';
import { bandBetween, type Crest } from '../terrain-lines';

/** A storm: clouds in a dark deck, and a sea in high waves with foam on their crests. */

/** Clouds from side to side in three rows, the lowest the darkest. */
export function addCloudDeck(canvas: Canvas, horizonPx: number): void {
  const { random, widthPx, air, unit } = canvas;
  const dark = mix(air.light.skyTop, '#26303f', 0.55);
  const rows = times(3, (row) => {
    const low = horizonPx * (0.52 - row * 0.15);
    const step = (150 - row * 20) * unit;
    let data = `M${number(widthPx + 60)} -40H-60V${number(low)}`;
    for (let x = -60; x < widthPx + 60;) {
      const wide = step * random.between(0.6, 1.3);
      const y = low + random.between(-0.3, 0.3) * step;
      data += `A${number(wide * 0.6)} ${number(wide * 0.42)} 0 0 0 ${number(x + wide)} ${number(y)}`;
      x += wide;
    }
    return path(`${data}V-40Z`, mix(dark, air.light.skyMiddle, 0.5 - row * 0.22));
  });
  canvas.add({
    id: 'cloud-deck',
    role: 'backdrop',
    depth: 0.012,
    svg: rows.join(''),
    shows: ['clouds', 'cloud'],
  });
}

/** Crests with a sharp ridge and a hollow between: shares of the way from the horizon down. */
const WAVES = [0.06, 0.16, 0.3, 0.48, 0.7, 0.95] as const;

interface Swell {
  crest: Crest;
  height: number;
  length: number;
  phase: number;
}

function swellAt({ random, unit, widthPx }: Canvas, y: number, share: number): Swell {
  const height = (14 + 92 * share) * unit;
  const length = widthPx * (0.16 + 0.3 * share) * random.between(0.85, 1.15);
  const phase = random.between(0, 1);
  const crest: Crest = (x) => {
    const turn = Math.abs(Math.sin(Math.PI * (x / length + phase)));
    const slow = 0.62 + 0.38 * Math.sin(x / (length * 1.7) + phase * 9);
    return y - height * (1 - turn ** 0.72) * slow;
  };
  return { crest, height, length, phase };
}

/** Foam that runs down from the ridges. */
function foam({ air, widthPx, random }: Canvas, swell: Swell): string {
  const { crest, height, length, phase } = swell;
  const first = Math.floor(phase) - 1;
  return times(Math.ceil(widthPx / length) + 2, (index) => {
    const x = (first + index - phase + 1) * length;
    const reach = length * random.between(0.14, 0.22);
    const upper: Point[] = times(9, (_, t) => [
      x + (t * 2 - 1) * reach,
      crest(x + (t * 2 - 1) * reach) - 1,
    ]);
    const lower: Point[] = times(7, (at, t) => [
      x + (1 - t * 2) * reach * 0.92,
      crest(x + (1 - t * 2) * reach) + height * (at % 2 ? 0.1 : 0.3) * (1 - Math.abs(1 - t * 2)),
    ]);
    return path(`${smooth(upper)}L${smooth(lower).slice(1)}Z`, air.tone('#ffffff', 0.1), {
      opacity: 0.9,
    });
  }).join('');
}

/** High waves from the horizon to `lowPx`, those nearest before what is on the water. */
export function addWaves(
  canvas: Canvas,
  {
    topPx,
    lowPx,
    color,
    nearDepth,
  }: { topPx: number; lowPx: number; color: Hex; nearDepth?: number },
): void {
  const { widthPx, air, pen } = canvas;
  for (const [index, share] of WAVES.entries()) {
    const y = topPx + (lowPx - topPx) * share;
    const swell = swellAt(canvas, y, share);
    const floor: Crest = () => lowPx + 60;
    const tint = mix(color, '#14344a', 0.25 + 0.3 * share);
    const fill = pen.linear(
      [0, y - swell.height],
      [0, y + swell.height * 1.4],
      [
        [0, air.tone(mix(tint, '#5fb0b0', 0.4), 0.25, (1 - share) * 0.4)],
        [0.5, air.tone(tint, -0.1, (1 - share) * 0.4)],
        [1, air.tone(tint, -0.4, (1 - share) * 0.3)],
      ],
    );
    const isNear = nearDepth !== undefined && share > 0.9;
    canvas.add({
      id: `wave-${index + 1}`,
      depth: isNear ? nearDepth + 0.01 * (index + 1) : 0.0383 + index * 0.00005,
      svg: path(bandBetween(swell.crest, floor, -30, widthPx + 30, 12), fill) + foam(canvas, swell),
      shows: ['sea', 'wave'],
    });
  }
}
