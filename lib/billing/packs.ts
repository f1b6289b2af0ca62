/** What can be bought at once. 1 USD is 1,000 units (spec: Conventions). */
export const UNITS_PER_CENT = 10;

export const TOP_UP_PACKS = [
  { id: 'usd-5', amountCents: 500 },
  { id: 'usd-20', amountCents: 2_000 },
  { id: 'usd-50', amountCents: 5_000 },
  { id: 'usd-100', amountCents: 10_000 },
] as const;

export type TopUpPack = (typeof TOP_UP_PACKS)[number];

export function findPack(id: string): TopUpPack | undefined {
  return TOP_UP_PACKS.find((pack) => pack.id === id);
}
