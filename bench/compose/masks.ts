import type { Illustration } from '@/lib/composer';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';

/** What is where in a picture, on small grids of pixels: by layer alone, and by what leaving something out changes. */

/** Pixels of the longer side of a picture, and of what is looked at around it. */
export const SIDE = 160;
const PAD = SIDE / 4;
const WIDE = SIDE + 2 * PAD;

export interface Mask {
  side: number;
  /** 1 where it is. */
  on: Uint8Array;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const FAINT_ALPHA = 60;
const SEEN = 12;

type Drawn = Pick<Illustration, 'defs' | 'layers' | 'widthPx' | 'heightPx'>;

function rendered({ defs, layers, widthPx, heightPx }: Drawn, isWide: boolean): Uint8Array {
  const side = Math.max(widthPx, heightPx);
  const pad = isWide ? (side * PAD) / SIDE : 0;
  const [x, y] = [(widthPx - side) / 2 - pad, (heightPx - side) / 2 - pad];
  const content = layers.map(({ svg }) => svg).join('');
  const size = side + 2 * pad;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${String(x)} ${String(y)} ${String(size)} ${String(size)}"><defs>${defs}</defs>${content}</svg>`;
  const px = isWide ? WIDE : SIDE;
  return rasterizeSvg(svg, { widthPx: px, heightPx: px }).data;
}

export const pictureOf = (drawn: Drawn): Uint8Array => rendered(drawn, false);

/** Where some layers alone have something, also outside of the picture: its frame is `FRAME`. */
export function aloneMask(drawn: Drawn, layers: Drawn['layers']): Mask {
  const pixels = rendered({ ...drawn, layers }, true);
  const on = new Uint8Array(WIDE * WIDE);
  for (let at = 0; at < on.length; at += 1)
    on[at] = (pixels[at * 4 + 3] ?? 0) > FAINT_ALPHA ? 1 : 0;
  return { side: WIDE, on };
}

export function isInFrame(at: number): boolean {
  const [x, y] = [at % WIDE, Math.floor(at / WIDE)];
  return x >= PAD && x < PAD + SIDE && y >= PAD && y < PAD + SIDE;
}

/** The place of a pixel of the wide grid in the picture's own. */
export function inPicture(at: number): number {
  const [x, y] = [at % WIDE, Math.floor(at / WIDE)];
  return (y - PAD) * SIDE + x - PAD;
}

/** How far two colours are from each other, 0 to about 1: lightness counts twice. */
export function colorDistance(one: Uint8Array, other: Uint8Array, at: number): number {
  const [a, b] = [luma(one, at), luma(other, at)];
  const chroma = Math.hypot(
    (one[at] ?? 0) - (other[at] ?? 0) - (a - b),
    (one[at + 2] ?? 0) - (other[at + 2] ?? 0) - (a - b),
  );
  return Math.hypot(a - b, chroma * 0.5) / 255;
}

const luma = (pixels: Uint8Array, at: number) =>
  0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);

/** Where two pictures differ, and how much on average there. */
export function changed(one: Uint8Array, other: Uint8Array): { mask: Mask; contrast: number } {
  const on = new Uint8Array(SIDE * SIDE);
  let [sum, count] = [0, 0];
  for (let at = 0; at < on.length; at += 1) {
    const isChanged = [0, 1, 2].some(
      (channel) => Math.abs((one[at * 4 + channel] ?? 0) - (other[at * 4 + channel] ?? 0)) > SEEN,
    );
    if (!isChanged) continue;
    on[at] = 1;
    count += 1;
    sum += colorDistance(one, other, at * 4);
  }
  return { mask: { side: SIDE, on }, contrast: count === 0 ? 0 : sum / count };
}

export const areaOf = ({ on }: Mask): number => on.reduce((sum, value) => sum + value, 0);

export function boundsOf({ on, side }: Mask): Bounds | undefined {
  let [left, top, right, bottom] = [side, side, -1, -1];
  for (let at = 0; at < on.length; at += 1) {
    if (!on[at]) continue;
    const [x, y] = [at % side, Math.floor(at / side)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right < 0 ? undefined : { left, top, right, bottom };
}

/** Areas of a mask that hang together, over gaps of a pixel, largest first. */
export function pieces({ on, side }: Mask): { area: number; bottom: number }[] {
  const seen = new Uint8Array(on.length);
  const found: { area: number; bottom: number }[] = [];
  for (let start = 0; start < on.length; start += 1) {
    if (!on[start] || seen[start]) continue;
    const piece = { area: 0, bottom: 0 };
    const stack = [start];
    seen[start] = 1;
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      piece.area += 1;
      piece.bottom = Math.max(piece.bottom, Math.floor(at / side));
      for (let dy = -2; dy <= 2; dy += 1)
        for (let dx = -2; dx <= 2; dx += 1) {
          const next = at + dy * side + dx;
          const isNear = Math.abs((next % side) - (at % side)) <= 2;
          if (next < 0 || next >= on.length || !isNear || !on[next] || seen[next]) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    found.push(piece);
  }
  return found.sort((a, b) => b.area - a.area);
}
