import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '@/lib/operations/catalogue';
import { priceRange } from './lowest-price';

describe('prices on the front page', () => {
  it('has a price for every operation of the catalogue', () => {
    for (const operation of CATALOGUE) {
      expect(priceRange(operation).lowestUnits, operation.id).toBeGreaterThan(0);
      expect(Number.isFinite(priceRange(operation).lowestUnits), operation.id).toBe(true);
    }
  });

  it('names the cheapest model of generation, and says that others differ', () => {
    const generate = CATALOGUE.find((operation) => operation.id === 'generateImage');
    expect(generate && priceRange(generate)).toEqual({ lowestUnits: 7, varies: true });
  });
});
