import { describe, expect, it } from 'vitest';
import { understand } from '../../understand';
import { itemsOf } from '../idea';
import { IDEAS } from '../pictures';
import { propOf } from '../props';
import { takenIdea } from '../taken';
import { pieceOf } from '../tropes/spread';
import { NAMED, notionNamedIn } from './named';

const ideaOf = (prompt: string) => takenIdea(understand(prompt))?.id;

describe('a noun that is all a prompt is about', () => {
  it.each([
    ['concept illustration of apathy', 'apathy'],
    ['metaphor for paradox', 'paradox'],
    ['blog header about apprenticeship', 'apprenticeship'],
    ['why craftsmanship matters', 'craftsmanship'],
    ['how to deal with frustration', 'frustration'],
    ['banner for scarcity awareness week', 'scarcity'],
    ['sarcasm', 'sarcasm'],
    ['concept illustration of the school', 'education'],
  ])('is a picture of its notion: %s', (prompt, id) => {
    expect(ideaOf(prompt)).toBe(id);
  });

  it.each([
    'a school',
    'school',
    'picture of a church',
    'a man with great strength lifting a car',
    'an old prison on a hill',
  ])('is what is to be seen where nothing says that it is a notion: %s', (prompt) => {
    expect(ideaOf(prompt)).toBeUndefined();
  });

  it('stands for itself in forms of speech about it', () => {
    const shown = takenIdea(understand('fear of hospitality'))?.pictures[0] ?? [];
    expect(shown.map(({ what }) => what)).toContain('teapot');
  });

  it('is read in time that grows with its length', () => {
    const started = performance.now();
    for (const lead of [
      'illustration about ',
      'why ',
      'concept metaphor idea ',
      'explained matters ',
    ])
      notionNamedIn(lead.repeat(400));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('the tables of nouns', () => {
  it('give names to ideas that have pictures', () => {
    const known = new Set(IDEAS.map(({ id }) => id));
    expect(NAMED.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
    expect(known.size).toBe(IDEAS.length);
  });

  it('give no noun twice', () => {
    const nouns = NAMED.flatMap((one) => one.nouns);
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
  });

  it('have emblems and pictures of what the kit draws', () => {
    const ofEmblems = new Map(NAMED.map(({ id, emblem }) => [emblem, id]));
    for (const [emblem, id] of ofEmblems)
      expect(pieceOf(emblem, understand), `${id}: ${emblem}`).toBeDefined();
    const items = NAMED.flatMap(({ id, pictures }) =>
      pictures.flatMap(itemsOf).map((item) => ({ id, ...item })),
    );
    for (const { id, what } of items.filter(({ isProp }) => isProp))
      expect(propOf(what), `${id}: ${what}`).toBeDefined();
    const phrases = new Map(
      items.flatMap(({ id, what, isProp }) => (isProp ? [] : [[what, id] as const])),
    );
    for (const [what, id] of phrases)
      expect(understand(what).elements.length, `${id}: ${what}`).toBeGreaterThan(0);
  });
});
