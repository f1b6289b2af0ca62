import { MAX_SEED } from '@/lib/operations/fields/scalars';

/** A new seed, for forms that name none: known here, so that the result can be made again. */
export function randomSeed(): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.min(value, MAX_SEED);
}
