import { describe, expect, it } from 'vitest';
import { understand } from '..';

const concepts = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a word for several things', () => {
  it.each([
    ['a crane wading through a marsh', 'crane-bird'],
    ['a crane above a construction site', 'crane'],
    ['a player with a bat waiting for the ball', 'baseball-bat'],
    ['a bat over a ruined tower', 'bat'],
    ['a letter closed with a red seal', 'wax-seal'],
    ['a seal on an ice floe', 'seal'],
    ['a mouse beside a laptop', 'computer-mouse'],
    ['a mouse under a mushroom', 'mouse'],
    ['a squirrel burying a nut', 'acorn'],
    ['a nut beside a wrench', 'hex-nut'],
    ['a girl with a blue bow', 'hair-bow'],
    ['a bank beside a bakery', 'bank-building'],
  ])('is what goes with the others in “%s”', (prompt, meant) => {
    expect(concepts(prompt)).toContain(meant);
  });

  it('is no thing of its own where it is a part of another', () => {
    expect(concepts('a woodpecker on the trunk of an oak')).toEqual(['woodpecker', 'oak-tree']);
    expect(concepts('a goat with curved horns')).toEqual(['goat']);
  });

  it('is a place or a season where its neighbours say so', () => {
    expect(understand('a heron on the bank of a river').places.map((it) => it.concept)).toEqual([
      'river',
    ]);
    expect(understand('a covered bridge in the fall').season).toBe('autumn');
  });

  it('stays a verb after who does it', () => {
    expect(understand('two geese fly over a lake').actions).toHaveLength(1);
  });
});

it('reads a pair of one thing as one', () => {
  const [glasses] = understand('a pair of glasses on a book').elements;
  expect(glasses).toMatchObject({ concept: 'glasses', count: 1 });
});
