/** Below this, in microseconds, times say nothing: a garbage collection is as long. */
const LEAST_US = 8_000;
const TRIES = 3;

function processorUs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/**
 * How many times longer work takes that is twice as much: about 2 where it is linear, 4 and more where it is not.
 * Processor time, the least of several tries, so that what else the machine does is not in it; what takes no time at
 * either length counts as 1. Twice the length has to be less than what the work reads of a text, else it can't grow.
 */
export function growthOf(work: (length: number) => void, length = 2_000): number {
  const least = (size: number) =>
    Math.min(...Array.from({ length: TRIES }, () => processorUs(() => work(size))));
  return Math.max(least(2 * length), LEAST_US) / Math.max(least(length), LEAST_US);
}

/** More than this is not linear. */
export const LINEAR_GROWTH = 3.2;
