import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { takenIdea } from '../taken';

const pictureOf = (prompt: string) => takenIdea(understand(prompt))?.pictures[0] ?? [];
const thingsOf = (prompt: string) => pictureOf(prompt).map(({ what }) => what);

describe('forms of speech about notions', () => {
  it.each([
    ['the weight of expectations', ['star', 'woman crawling']],
    ['the fragility of peace', ['dove', 'ball-front', 'needle']],
    ['a web of lies', ['web', 'carnival mask']],
    ['economy under pressure', ['press-back', 'money bag', 'press-front']],
    ['love and loss', ['red heart', 'gravestone']],
    ['bridge between cultures', ['arch-bridge', 'pagoda', 'cathedral']],
  ])('are drawn as what they say: %s', (prompt, things) => {
    expect(thingsOf(prompt)).toEqual(expect.arrayContaining(things));
  });

  it.each([
    'a boy chasing a butterfly',
    'a tree of apples in a garden',
    'a bridge between two mountains',
    'a woman carrying a basket',
    'searching for a lost dog in the park',
  ])('leave things that can be seen to the scene: %s', (prompt) => {
    expect(takenIdea(understand(prompt))?.id ?? '').not.toMatch(/^notional/);
  });

  it('give way to a notion that has the same words for its name', () => {
    expect(takenIdea(understand('an identity crisis'))?.id).toBe('identity');
  });
});
