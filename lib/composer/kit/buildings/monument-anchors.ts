import type { Sketch } from '../form';

/** Where monuments are met. */

export const anchors = (up: number, span = 100): Sketch['anchors'] => ({
  top: { at: [0, -up], spanCm: span },
  roof: { at: [0, -up], spanCm: span },
  door: { at: [0, 0], spanCm: 160 },
});
