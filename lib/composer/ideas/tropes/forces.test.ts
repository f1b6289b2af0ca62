import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { takenIdea } from '../taken';

const takenOf = (prompt: string) => takenIdea(understand(prompt));

describe('what is done to somebody or something', () => {
  it.each([
    ['a house lifted by colorful balloons', 'lifted-by'],
    ['a shopping cart being lifted away by a balloon shaped like a coin', 'lifted-by'],
    ['a woman pulled in two directions by ropes', 'pulled-apart'],
    ['a woman breaking through a glass ceiling', 'breaking-through'],
    ['a key unlocking a head', 'unlocked'],
    ['a heart stitched together with red thread', 'stitched'],
    ['a robot with smoke coming out of its head', 'fuming'],
    ['a businessman walking a tightrope over sharks', 'over-danger'],
    ['a man buried up to his neck in sand', 'buried-in'],
    ['a girl with a scribble cloud above her head', 'tangled-head'],
  ])('is done in the picture: %s', (prompt, id) => {
    expect(takenOf(prompt)?.id).toBe(id);
  });

  it.each([
    'a hot air balloon over hills',
    'a man opening a door with a key',
    'a boy with a cold',
    'narrow houses along a canal, boats tied up in front',
    'a woman swimming in a lake',
  ])('is told plainly: %s', (prompt) => {
    expect(takenOf(prompt)).toBeUndefined();
  });

  it('is a ladder that leans on what it is told to', () => {
    const things = takenOf('a ladder made of pencils leaning against a cloud')?.pictures[0] ?? [];
    expect(things.map(({ what }) => what)).toContain('cloud');
  });

  it('has both halves of two things that are no halves of a third', () => {
    expect(takenOf('half brain half circuit board')?.id).toBe('halves');
  });
});
