/**
 * The part of some units that a part of their price stands for, rounded down: of units bought, of
 * units taken back. All are integers; `partCents` counts as at most `wholeCents`.
 */
export function shareOf(units: number, partCents: number, wholeCents: number): number {
  if (wholeCents <= 0 || partCents >= wholeCents) return partCents > 0 ? units : 0;
  return Number((BigInt(units) * BigInt(Math.max(0, partCents))) / BigInt(wholeCents));
}
