import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('a set of icons that lists them', () => {
  it('has exactly those, each by its own words', () => {
    const { elements, template } = understand(
      'set of 6 duotone icons for a hotel: bed, wifi, swimming pool, breakfast, service, key',
    );
    expect(template?.count).toBe(6);
    expect(elements.map(({ phrase }) => phrase)).toEqual([
      'bed',
      'wifi',
      'swimming pool',
      'breakfast',
      'service',
      'key',
    ]);
  });
});

describe('a list after whom the icons are for', () => {
  it('has its items and not the shop', () => {
    const { elements, template } = understand(
      'icon set for a bakery shop, rolling pin, oven, loaf',
    );
    expect(elements.map(({ phrase }) => phrase)).toEqual(['rolling pin', 'oven', 'loaf']);
    expect(template?.count).toBe(3);
  });
});
