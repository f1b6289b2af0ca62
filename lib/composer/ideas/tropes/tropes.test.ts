import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { takenIdea } from '../taken';
import { propOf } from '../props';

const picture = (prompt: string) => {
  const taken = takenIdea(understand(prompt));
  return { id: taken?.id, things: taken?.pictures[0]?.map(({ what }) => what) ?? [] };
};
import { tropesIn } from './read';

describe('tropes', () => {
  it.each([
    ['light bulb with a small plant growing inside', 'inside', 'small plant'],
    ['a head in profile full of gears and a spark, concept of thinking', 'inside', 'gears'],
    ['tree growing out of a smartphone screen, green technology', 'out-of', 'tree'],
    ['a road made of coins leading to a house', 'made-of', 'house'],
    ['a face half human half robot', 'halves', 'robot'],
    ['a man with a cloud instead of a head', 'in-place-of-head', 'cloud'],
    ['two teams in a tug of war over a coin', 'tug', 'single coin'],
    ['a hand putting a coin into a piggy bank', 'hand-act', 'piggy bank'],
    ['a woman carrying a huge question mark uphill', 'uphill', 'question mark'],
    ['a man chained to a giant clock', 'tied-to', 'clock'],
    ['a student buried under a pile of books', 'crushed', 'books'],
    ['a girl reaching for a star', 'reaching', 'star'],
    ['a tree whose leaves are dollar bills', 'replaced', 'dollar bills'],
    ['two hands shaking across a broken bridge', 'over-gap', 'handshake'],
    ['a woman climbing a giant pencil', 'scaling', 'pencil'],
  ])('%s is drawn as one picture with all its things', (prompt, id, what) => {
    const { id: taken, things } = picture(prompt);
    expect(taken).toBe(id);
    expect(things).toContain(what);
  });

  it.each([
    'a heart made of wood',
    'a ship in a bottle',
    'a woman with a phone in her hand',
    'a house made of gingerbread',
    'a man carrying a box',
    'a boy pushing a cart',
    'a woman climbing a mountain',
    'a woman looking out of the window',
    'a chef, a waiter, a table and a lamp before a house with a dog inside',
  ])('%s is drawn as it is told', (prompt) => {
    expect(takenIdea(understand(prompt))).toBeUndefined();
  });

  it('are drawn on pages with a title, too, with the moon over them', () => {
    const { id, things } = picture(
      'film poster "THEY RISE", a hand reaching out of a grave under a full moon',
    );
    expect(id).toBe('out-of');
    expect(things).toEqual(expect.arrayContaining(['hand', 'full moon', 'gravestone']));
  });

  it('are halves whatever the face looks at', () => {
    const { id, things } = picture('a half-robot half-human face smiling at a butterfly');
    expect(id).toBe('halves');
    expect(things).not.toContain('man standing');
  });

  it('tell as not drawn what they have no drawing of', () => {
    const taken = takenIdea(understand('brackets and hearts coming out of a screen'));
    expect(taken?.told).toBeUndefined();
  });

  it('are drawn of props that there are', () => {
    for (const prompt of [
      'an egg with a dragon inside',
      'a tree with hearts as leaves',
      'water pouring out of a tap',
      'people forming a heart',
      'a mountain of trash',
      'a hand moving a chess pawn',
    ])
      for (const { what, isProp } of takenIdea(understand(prompt))?.pictures[0] ?? [])
        if (isProp) expect(propOf(what), `${prompt}: ${what}`).toBeDefined();
  });
});

describe('a prompt of one endless word', () => {
  const cpuMs = (prompt: string) => {
    const before = process.cpuUsage();
    tropesIn(prompt);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };

  it.each(['a', 'half a', 'a-', "tree with a'", 'a, '])('is read as fast as any: %s', (unit) => {
    cpuMs('a tree growing out of a phone');
    const page = cpuMs('a tree growing out of a phone, half day and half night, '.repeat(40));
    expect(cpuMs(unit.repeat(2000))).toBeLessThan(page * 20 + 200);
  });
});

it('a jar of cookies is a thing, and no image of cookies in something', () => {
  expect(picture('a jar full of cookies on a table').id).toBeUndefined();
  expect(picture('a jar full of stars').id).toBe('inside');
});

describe('one among many of its kind', () => {
  it('is in their middle, in its own colour', () => {
    const { pictures, id } = takenIdea(understand('one red umbrella among many gray ones')) ?? {};
    expect(id).toBe('odd-one');
    const told = pictures?.[0]?.map(({ what }) => what) ?? [];
    expect(told.filter((what) => what === 'red umbrella')).toHaveLength(1);
    expect(told.filter((what) => what === 'gray umbrella')).toHaveLength(8);
  });

  it('has each of those who are counted by itself', () => {
    const told = takenIdea(understand('three people jumping out of an envelope'));
    const who = told?.pictures[0]?.filter(({ what }) => /man jumping/.test(what)) ?? [];
    expect(who).toHaveLength(3);
  });
});
