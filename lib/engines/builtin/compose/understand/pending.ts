import type { Rgb } from '@/lib/color/hex';
import type { Pose } from './description';

/** Qualities that were named and wait for the noun they belong to. */
export interface Pending {
  count?: number;
  color?: Rgb;
  sizeFactor: number;
  material?: string;
  pose?: Pose;
  hair?: Rgb;
  group?: number;
  /** Colours named one after the other, with no thing to bind to yet. */
  colorRun: Rgb[];
}

export function nothingPending(): Pending {
  return { sizeFactor: 1, colorRun: [] };
}
