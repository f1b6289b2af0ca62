import { describe, expect, it } from 'vitest';
import { rootsIn } from './testing/planned';

describe('people in a queue', () => {
  it.each([
    ['a queue of people outside a bakery', 'bakery-building'],
    ['a queue of kids in front of an ice cream truck', 'ice-cream-van'],
    ['a food truck with a queue of customers', 'food-truck'],
    ['a line of customers at a counter', 'counter'],
  ])('stand in line at what they wait at: %s', (prompt, host) => {
    const [root] = rootsIn(prompt);
    expect(root?.thing.concept.id).toBe(host);
    expect(root?.children.map(({ bond }) => bond)).toEqual(['queueing']);
  });

  it('stand behind each other where nothing is told that they wait at', () => {
    expect(rootsIn('a long queue of people')[0]?.grouping).toBe('queue');
  });

  it('are on no roof, and three people at a table sit there', () => {
    const bonds = rootsIn('three people at a table').flatMap(({ children }) =>
      children.map(({ bond }) => bond),
    );
    expect(bonds).not.toContain('queueing');
  });
});
