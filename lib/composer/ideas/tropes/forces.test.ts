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
    ['a man drowning in a sea of envelopes and holding up one hand', 'buried-in'],
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

describe('who is carried through the air', () => {
  const whatOf = (prompt: string) => takenOf(prompt)?.pictures[0]?.map(({ what }) => what) ?? [];

  it('hangs below what flies, over where that is', () => {
    const what = whatOf('a businessman carried away by an eagle over the city');
    expect(what).toEqual(['skyline', 'eagle flying', 'businessman cheering']);
    expect(whatOf('a woman holding on to a giant balloon floating above the clouds')).toContain(
      'balloon',
    );
  });
});

describe('what is mended with gold', () => {
  it('has seams of gold', () => {
    const [, seams] = takenOf('a broken heart mended with golden seams')?.pictures[0] ?? [];
    expect(seams?.what).toBe('gold-seams');
  });
});

describe('images that are told by what somebody does', () => {
  it.each([
    ['a man sawing off the branch he is sitting on', 'own-branch'],
    ['a businesswoman climbing a ladder with missing rungs', 'missing-rungs'],
    ['two people talking with speech bubbles in different languages', 'talk-in-languages'],
    ['a woman sitting in lotus position on a cloud above a noisy city', 'cloud-above-city'],
    ['two people building a bridge from opposite sides of a canyon', 'building-bridges'],
    ["a child's shadow on the wall is a superhero", 'shadow'],
    ['a person pushing a boulder uphill made of emails', 'uphill'],
  ])('%s is one picture', (prompt, id) => {
    expect(takenOf(prompt)?.id).toBe(id);
  });
});

describe('somebody in a plight', () => {
  it.each([
    ['a woman carrying the whole house on her back', 'burden'],
    ['an employee as a wind-up toy with a key in the back', 'wind-up-person'],
    ['a person walking out of a cage made of clocks', 'out-of-cage'],
    ['two hands tearing a contract apart', 'torn-in-two'],
    ['a couple sitting back to back with a crack between them', 'rift-between'],
    ['a child holding the moon on a string like a balloon', 'on-a-string'],
    ['a fish with a human shadow', 'shadow'],
    ['an office building sinking into quicksand', 'sinking-thing'],
    ['a girl flying on a giant pencil over the city', 'flown-on'],
    ['a person sitting inside a giant lightbulb reading', 'inside'],
    ['a woman building a staircase out of her mistakes', 'made-of'],
    ['a man trapped inside an hourglass filled with coins', 'in-hourglass'],
  ])('is one picture: %s', (prompt, id) => {
    expect(takenOf(prompt)?.id).toBe(id);
  });

  it('is as it is told where nothing stands for anything', () => {
    expect(takenOf('a father carrying a child on his shoulders')).toBeUndefined();
    expect(takenOf('a woman holding a red balloon at a party')).toBeUndefined();
    expect(takenOf('a tree with a long shadow')).toBeUndefined();
  });
});
