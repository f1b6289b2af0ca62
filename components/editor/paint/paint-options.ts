'use client';

import { create } from 'zustand';
import type { Point } from '../store/viewport';

interface PaintOptions {
  /** `#rrggbb`. */
  color: string;
  /** 0 to 1: the share of the radius that is covered in full. */
  hardness: number;
  opacity: number;
  /** Where the clone stamp takes from, in pixels of the frame; nothing before it was told. */
  cloneSource: Point | undefined;
  /** From the brush to where it takes from, as of the first stroke after the source was told. */
  cloneOffset: Point | undefined;
  /** The next press tells the source, as fingers have no Alt key. */
  setsSource: boolean;
  change: (options: Partial<Omit<PaintOptions, 'change'>>) => void;
}

/** How paint brush and clone stamp paint; how wide they are is the brush's size. */
export const usePaint = create<PaintOptions>((set) => ({
  color: '#e5484d',
  hardness: 0.8,
  opacity: 1,
  cloneSource: undefined,
  cloneOffset: undefined,
  setsSource: false,
  change: (options) => set(options),
}));

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
