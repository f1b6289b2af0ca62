import type { Hex } from '@/lib/color/hex';

/** Colours of what gives light of its own: lamps behind windows, flames, the moon. Night leaves them as they are. */
export const GLOW = {
  window: '#ffd98a',
  windowHeart: '#fff0c2',
  flameEdge: '#ee5a33',
  flame: '#ff8a3d',
  flameInner: '#fbd35c',
  flameHeart: '#fff3c4',
  moon: '#f6e9b8',
  moonLit: '#f9f0cd',
} as const;

const GLOWING: ReadonlySet<Hex> = new Set(Object.values(GLOW));

export const isGlowing = (color: Hex): boolean => GLOWING.has(color);
