import type { Hex } from '@/lib/color/hex';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { type Illustration, svgOf } from '../../illustration';
import type { Frame } from './frame';

/** Where words stand on a picture that runs on below them: its own colour there, made even. */

const PREVIEW_PX = 96;
/** How much of what is below still shows under the words, and how far the zone runs out, of its size. */
const VEIL = 0.72;
const RUN_OUT = 1.7;

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** The colour that a picture has in a frame, on the whole. */
export function toneIn(scene: Illustration, frame: Frame): Hex {
  const scale = PREVIEW_PX / Math.max(scene.widthPx, scene.heightPx);
  const widthPx = Math.max(1, Math.round(scene.widthPx * scale));
  const heightPx = Math.max(1, Math.round(scene.heightPx * scale));
  const { data } = rasterizeSvg(svgOf(scene), { widthPx, heightPx });
  const total = [0, 0, 0];
  let count = 0;
  const within = (from: number, to: number, most: number) =>
    [Math.max(0, Math.floor(from * scale)), Math.min(most, Math.ceil(to * scale))] as const;
  const [left, right] = within(frame.x, frame.x + frame.width, widthPx);
  const [top, bottom] = within(frame.y, frame.y + frame.height, heightPx);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      for (const channel of [0, 1, 2])
        total[channel] = (total[channel] ?? 0) + (data[(y * widthPx + x) * 4 + channel] ?? 0);
      count += 1;
    }
  const [red = 0, green = 0, blue = 0] = total.map((sum) => sum / Math.max(1, count));
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** The even colour over a side of a page that thins out to its other side; `reach` is how far the words go. */
export function quietZone(
  tone: Hex,
  side: Side,
  { widthPx, heightPx, reach }: { widthPx: number; heightPx: number; reach: number },
): string {
  const isLevel = side === 'left' || side === 'right';
  const whole = isLevel ? widthPx : heightPx;
  const length = Math.min(whole, reach * RUN_OUT);
  const isFromEnd = side === 'right' || side === 'bottom';
  const start = isFromEnd ? whole - length : 0;
  const frame = isLevel
    ? `x="${start}" y="0" width="${length}" height="${heightPx}"`
    : `x="0" y="${start}" width="${widthPx}" height="${length}"`;
  const [from, to] = isFromEnd ? [1, 0] : [0, 1];
  const ends = isLevel
    ? `x1="${from}" y1="0" x2="${to}" y2="0"`
    : `x1="0" y1="${from}" x2="0" y2="${to}"`;
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at}" stop-color="${tone}" stop-opacity="${opacity}"/>`;
  const held = reach / length;
  return (
    `<linearGradient id="quiet-${side}" ${ends}>${stop(0, VEIL)}${stop(held * 0.8, VEIL * 0.9)}${stop(held + (1 - held) * 0.45, VEIL * 0.35)}${stop(1, 0)}</linearGradient>` +
    `<rect ${frame} fill="url(#quiet-${side})"/>`
  );
}
