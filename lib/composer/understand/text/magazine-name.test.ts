import { describe, expect, it } from 'vitest';
import { understand } from '../..';
import { magazineCover } from './magazine-name';

describe('the cover of a magazine without a name', () => {
  it('is called as its topic, and announces what is known of it', () => {
    expect(magazineCover('magazine cover about gardening, a woman with a basket')).toEqual({
      name: 'GARDENING',
      lines: ['Why to garden', 'Start a vegetable garden'],
    });
    expect(magazineCover('vintage fitness magazine cover, man lifting a barbell')?.name).toBe(
      'FITNESS',
    );
  });

  it('keeps the name that is told', () => {
    expect(magazineCover('magazine cover called WILD about tigers')).toBeUndefined();
    expect(understand('magazine cover "WILD" with a tiger').lettering).toEqual(['WILD']);
  });
});
