import { type Plane } from '@/lib/engines/engine';

/** One float a pixel, row-major: intermediate results that bytes would band. */
export interface FloatPlane {
  widthPx: number;
  heightPx: number;
  data: Float32Array;
}

/** 0 to 255 becomes 0 to 1. */
export function toFloatPlane({ widthPx, heightPx, data }: Plane): FloatPlane {
  const floats = new Float32Array(data.length);
  for (let at = 0; at < data.length; at++) floats[at] = data[at]! / 255;
  return { widthPx, heightPx, data: floats };
}

/** 0 to 1 becomes 0 to 255, clamped and rounded. */
export function toPlane({ widthPx, heightPx, data }: FloatPlane): Plane {
  const bytes = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) bytes[at] = toByte(data[at]! * 255);
  return { widthPx, heightPx, data: bytes };
}

/** Clamped and rounded to 0 … 255. */
export function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}
