import type { Random } from '@/lib/random/random';
import type { Recipe } from './layout';

/**
 * Arrangements to try for one picture. The pictures of one request differ by design and not by luck:
 * each variant has a focus, a size and a side of its own, and tries small changes about them.
 */
const FOCI = [0.5, 0.38, 0.62, 0.44, 0.56, 0.34, 0.66] as const;
const FILLS = [0.7, 0.6, 0.76, 0.54, 0.66] as const;
const TRIES = 6;

export function recipesFor(random: Random, variant: number): Recipe[] {
  const first = random.whole(0, FOCI.length - 1);
  const startsMirrored = random.chance(0.5);
  const focus = FOCI[(first + variant * 2) % FOCI.length] ?? 0.5;
  const fill = FILLS[(first + variant) % FILLS.length] ?? 0.58;
  const mirrored = startsMirrored !== (variant % 2 === 1);
  return Array.from({ length: TRIES }, (_, index) => ({
    focusX: focus + random.between(-0.03, 0.03),
    fill: fill * (1 - 0.04 * index),
    flipped: index % 2 === 0 ? mirrored : !mirrored,
    mirrored,
  }));
}
