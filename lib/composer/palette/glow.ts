import type { Hex } from '@/lib/color/hex';
import { HOUSE } from './house';

/** Colours of what gives light of its own: lamps behind windows, flames, the moon. Night leaves them as they are. */
export const GLOW = {
  window: '#ffd98a',
  windowHeart: '#fff0c2',
  flameEdge: '#ee5a33',
  flame: '#ff8a3d',
  flameInner: '#fbd35c',
  flameHeart: '#fff3c4',
  /** Headlamps, bulbs and lit shades, and the light about them. */
  lamp: '#fff0b8',
  halo: '#ffe9a0',
  moon: '#f6e9b8',
  moonLit: '#f9f0cd',
} as const;

const GLOWING: ReadonlySet<Hex> = new Set([...Object.values(GLOW), HOUSE.fire]);

export const isGlowing = (color: Hex): boolean => GLOWING.has(color);

/** The moon is a light of the sky and lights nothing beside it. */
const LUNAR: ReadonlySet<Hex> = new Set([GLOW.moon, GLOW.moonLit]);

/** Whether a fill lights what is near it. */
export const isShining = (fill: string): boolean => GLOWING.has(fill) && !LUNAR.has(fill);
