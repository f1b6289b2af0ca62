import type { OperationDefinition } from '@/lib/operations/define-operation';

export interface PriceRange {
  lowestUnits: number;
  /** Whether models differ in price: then the lowest is a "from". */
  varies: boolean;
}

/** What one result of an operation costs, over all the models that it takes. */
export function priceRange({ models, price }: OperationDefinition): PriceRange {
  const one = { count: 1, hasReferences: false };
  const prices = models ? models.offered.map((model) => price({ model, ...one })) : [price(one)];
  const lowestUnits = Math.min(...prices);
  return { lowestUnits, varies: prices.some((units) => units !== lowestUnits) };
}
