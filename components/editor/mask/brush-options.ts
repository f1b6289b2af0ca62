'use client';

import { create } from 'zustand';

export const MIN_BRUSH_PX = 1;
export const MAX_BRUSH_PX = 1000;
/** Factor of one press of a bracket key, or of one notch of the wheel. */
const SIZE_STEP = 1.15;

/** Tints that a mask can be shown in, as red, green and blue; the first is the default. */
export const TINTS = {
  Blue: [0x3e, 0x6a, 0xf2],
  Red: [0xe5, 0x48, 0x4d],
  Green: [0x30, 0xa4, 0x6c],
  Yellow: [0xf5, 0xd9, 0x0a],
} as const satisfies Record<string, readonly [number, number, number]>;

export type Tint = keyof typeof TINTS;

interface BrushOptions {
  /** Diameter in pixels of the picture. */
  sizePx: number;
  /** What brush and shapes do. */
  mode: 'paint' | 'erase';
  tint: Tint;
  /** How far the mask grows or shrinks at a press. */
  growPx: number;
  /** Whether the brush is as wide as a pen is pressed. */
  followsPressure: boolean;
  /** 0 to 1: the share of the brush's radius that it paints in full. */
  hardness: number;
  /** How soft the edge of a result is, as the standard deviation of a Gaussian. */
  featherPx: number;
  /** How much of a result is seen over what was there, 0 to 1. */
  opacity: number;
  /** Whether a result has the mask that it was made with, for the next request. */
  keepsMask: boolean;
  /** Whether a pen has been used: without one there is no pressure to decide about. */
  penSeen: boolean;
  change: (options: Partial<Omit<BrushOptions, 'change'>>) => void;
}

export const useBrush = create<BrushOptions>((set) => ({
  sizePx: 48,
  mode: 'paint',
  tint: 'Blue',
  growPx: 4,
  followsPressure: true,
  hardness: 1,
  featherPx: 0,
  opacity: 1,
  keepsMask: false,
  penSeen: false,
  change: (options) => set(options),
}));

export function clampBrush(sizePx: number): number {
  return Math.round(Math.min(MAX_BRUSH_PX, Math.max(MIN_BRUSH_PX, sizePx)));
}

/** The next size up or down; never the same one while there is another. */
export function steppedSize(sizePx: number, steps: number): number {
  const wanted = sizePx * SIZE_STEP ** steps;
  const rounded = clampBrush(wanted);
  return rounded === sizePx ? clampBrush(sizePx + Math.sign(steps)) : rounded;
}

/** Share of its width that the lightest touch of a pen gives the brush. */
const LEAST_PRESSED_SHARE = 0.2;

/** The brush's diameter under a pen, in whole pixels, for a pressure from 0 to 1. */
export function pressedSize(sizePx: number, pressure: number): number {
  return clampBrush(sizePx * (LEAST_PRESSED_SHARE + (1 - LEAST_PRESSED_SHARE) * pressure));
}

/** The brush's diameter under a pointer that presses so hard. */
export function brushSizeUnder({ pressure }: { pressure: number }): number {
  const { sizePx, followsPressure } = useBrush.getState();
  return followsPressure ? pressedSize(sizePx, pressure) : sizePx;
}

export function stepBrush(steps: number): void {
  const { sizePx, change } = useBrush.getState();
  change({ sizePx: steppedSize(sizePx, steps) });
}

/** The slider's place, 0 to 1, of a size: logarithmic, as a pixel matters more to a small brush. */
export function placeOfSize(sizePx: number): number {
  return Math.log(sizePx / MIN_BRUSH_PX) / Math.log(MAX_BRUSH_PX / MIN_BRUSH_PX);
}

export function sizeAtPlace(place: number): number {
  return clampBrush(MIN_BRUSH_PX * (MAX_BRUSH_PX / MIN_BRUSH_PX) ** place);
}
