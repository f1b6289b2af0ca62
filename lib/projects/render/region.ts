import type { Pixels } from '@/lib/engines/engine';
import type { BlendMode } from '../blend-modes';
import { blendColors } from './blend';

/** Pixels that lie somewhere in a frame: what of a layer is seen there. */
export interface Region extends Pixels {
  /** Of its top left pixel in the frame. */
  leftPx: number;
  topPx: number;
}

interface Laying {
  mode: BlendMode;
  /** 0 to 1. */
  opacity: number;
}

const toByte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)));

/** One pixel onto another (W3C, "Compositing and Blending Level 1", section 5, with `source-over`). */
function layPixel(
  target: Uint8Array,
  at: number,
  source: Uint8Array,
  from: number,
  laying: Laying,
): void {
  const front = (source[from + 3]! / 255) * laying.opacity;
  if (front === 0) return;
  const back = target[at + 3]! / 255;
  const alpha = front + back - front * back;
  const beneath = [target[at]! / 255, target[at + 1]! / 255, target[at + 2]! / 255] as const;
  const own = [source[from]! / 255, source[from + 1]! / 255, source[from + 2]! / 255] as const;
  const isPlain = laying.mode === 'normal' || back === 0;
  const blended = isPlain ? own : blendColors(laying.mode, beneath, own);
  for (const channel of [0, 1, 2] as const) {
    const mixed = (1 - back) * own[channel] + back * blended[channel];
    target[at + channel] = toByte((front * mixed + (1 - front) * back * beneath[channel]) / alpha);
  }
  target[at + 3] = toByte(alpha);
}

/** Lays a region over a frame, in place. What lies outside the frame is left out. */
export function layRegion(frame: Pixels, region: Region, laying: Laying): void {
  const isCopy = laying.mode === 'normal' && laying.opacity === 1;
  const firstX = Math.max(0, -region.leftPx);
  const endX = Math.min(region.widthPx, frame.widthPx - region.leftPx);
  const firstY = Math.max(0, -region.topPx);
  const endY = Math.min(region.heightPx, frame.heightPx - region.topPx);
  for (let y = firstY; y < endY; y += 1) {
    for (let x = firstX; x < endX; x += 1) {
      const from = (y * region.widthPx + x) * 4;
      const at = ((y + region.topPx) * frame.widthPx + x + region.leftPx) * 4;
      if (isCopy && region.data[from + 3] === 255) {
        frame.data[at] = region.data[from]!;
        frame.data[at + 1] = region.data[from + 1]!;
        frame.data[at + 2] = region.data[from + 2]!;
        frame.data[at + 3] = 255;
      } else layPixel(frame.data, at, region.data, from, laying);
    }
  }
}

/** A frame of one colour, or of none. */
export function emptyFrame(
  size: { widthPx: number; heightPx: number },
  rgb?: readonly [number, number, number],
): Pixels {
  const data = new Uint8Array(size.widthPx * size.heightPx * 4);
  if (rgb) for (let at = 0; at < data.length; at += 4) data.set([...rgb, 255], at);
  return { ...size, data };
}

/** A part of a picture, which holds it. */
export function cropPixels(
  { widthPx, data }: Pixels,
  part: { left: number; top: number; width: number; height: number },
): Pixels {
  const cut = new Uint8Array(part.width * part.height * 4);
  for (let y = 0; y < part.height; y += 1) {
    const from = ((part.top + y) * widthPx + part.left) * 4;
    cut.set(data.subarray(from, from + part.width * 4), y * part.width * 4);
  }
  return { widthPx: part.width, heightPx: part.height, data: cut };
}
