import type { Hex } from '@/lib/color/hex';

/** Few colours of one design: a ground, an ink that reads on it, one or two accents and a quiet tone. */
export interface TemplatePalette {
  ground: Hex;
  /** At least 10:1 on the ground. */
  ink: Hex;
  accents: readonly [Hex, Hex, Hex, Hex];
  /** At least 4.5:1 on the ground, for small words. */
  muted: Hex;
}
