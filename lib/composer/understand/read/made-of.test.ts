import { describe, expect, it } from 'vitest';
import { understand } from '..';

describe('what something is made of', () => {
  it('is how it looks, and no thing or place beside it', () => {
    const { elements, places } = understand('a horse made of wood');
    expect(elements.map(({ concept }) => concept)).toEqual(['horse']);
    expect(elements[0]?.attributes).toContain('wooden');
    expect(places).toEqual([]);
  });

  it('names another thing where the two words do', () => {
    const { elements } = understand('a house made of gingerbread');
    expect(elements.map(({ concept }) => concept)).toEqual(['gingerbread-house']);
  });
});
