import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';

const told = (prompt: string) => understand(prompt).template;

describe('tiles of a game', () => {
  it('are a block of each ground that is listed', () => {
    expect(told('isometric game tiles: water, dirt, snow, white background')).toMatchObject({
      id: 'tile-set',
      items: [{ text: 'water' }, { text: 'dirt' }, { text: 'snow' }],
    });
  });

  it('are no tiles of a kitchen', () => {
    expect(told('isometric kitchen with blue tiles, a sink and a stove')?.id).toBe('isometric');
  });
});
