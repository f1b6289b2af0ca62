/** Below this, in microseconds, times say nothing: a garbage collection is as long. */
const LEAST_US = 4_000;
const TRIES = 4;
const STRETCH = 4;

function processorUs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How many times longer work takes at twice the length than at half of it: about 4 where it is linear, about 16 where
 * it goes with the square. Processor time, the least of several tries, so that what else the machine does is not in
 * it; what takes no time at either length counts as 1. Twice the length has to be less than what the work reads of a
 * text, else it can't grow.
 */
export function growthOf(work: (length: number) => void, length = 2_000): number {
  const least = (size: number) =>
    Math.min(...Array.from({ length: TRIES }, () => processorUs(() => work(size))));
  const short = Math.max(least((2 * length) / STRETCH), LEAST_US);
  return Math.max(least(2 * length), LEAST_US) / short;
}

/** More than this, halfway between both on a scale of ratios, is not linear. */
export const LINEAR_GROWTH = 8;
