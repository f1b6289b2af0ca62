import { describe, expect, it } from 'vitest';
import { rootsIn } from './testing/planned';

const childOf = (prompt: string, host: string, concept: string) =>
  rootsIn(prompt)
    .find(({ thing }) => thing.concept.id === host)
    ?.children.find(({ thing }) => thing.concept.id === concept);

describe('what is on what others look at, eat from or lie on', () => {
  it('a cat that watches a goldfish in a bowl on a table sits on the table', () => {
    const cat = childOf('a cat watching a goldfish in a bowl on the table', 'table', 'cat');
    expect(cat).toMatchObject({ bond: 'on', doing: { pose: 'sit' } });
  });

  it('the melon of a picnic lies on its cloth', () => {
    const melon = childOf(
      'a family having a picnic with watermelon and sandwiches',
      'picnic-spread',
      'watermelon',
    );
    expect(melon?.bond).toBe('on');
  });

  it('a dog on a rug lies there', () => {
    expect(childOf('a dog on a rug', 'rug', 'dog')?.doing.pose).toBe('lie');
  });

  it('nobody stands at a friend as at a table', () => {
    const [boy] = rootsIn('a boy pouring water on his friend with a bucket');
    expect(boy?.children.map(({ thing }) => thing.concept.id)).not.toContain('friend');
  });
});
