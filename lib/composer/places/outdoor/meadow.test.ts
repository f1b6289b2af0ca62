import { describe, expect, it } from 'vitest';
import { drawnWith } from '../../testing/drawn';

const drawn = drawnWith({ sidePx: 256 });
const idsOf = (prompt: string) => drawn(prompt).layers.map(({ id }) => id.replace(/-[\d.]+$/, ''));

describe('a meadow', () => {
  it('has sun and shade, grass and bushes', () => {
    expect(idsOf('a horse in a meadow')).toEqual(
      expect.arrayContaining(['sunlight', 'blades', 'bushes']),
    );
  });

  it('is none where there is snow or sand', () => {
    for (const prompt of ['a horse in a snowy field', 'a camel in the desert'])
      expect(idsOf(prompt)).not.toContain('blades');
  });
});
