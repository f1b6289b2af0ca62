/** Before this share of the work, a guess would jump about. */
const LEAST_FRACTION = 0.08;

/** A guess at the seconds left, from the pace so far; nothing while there is too little to go by. */
export function secondsLeft(elapsedMs: number, fraction: number): number | undefined {
  if (fraction < LEAST_FRACTION) return undefined;
  return Math.ceil((elapsedMs * (1 - fraction)) / fraction / 1000);
}
