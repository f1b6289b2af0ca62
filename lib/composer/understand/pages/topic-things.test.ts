import { describe, expect, it } from 'vitest';
import { TOPICS } from '../../templates/content/topics.data';
import { topicIn } from '../topics/things-of';
import { understand } from '../understand';

const conceptsOf = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a page that names only its topic', () => {
  it('is a sheet of what belongs to it', () => {
    expect(conceptsOf('set of 6 icons for jazz')).toContain('saxophone');
    expect(conceptsOf('sticker sheet about dental care')).toContain('toothbrush');
    expect(conceptsOf('seamless pattern of beekeeping')).toContain('honeycomb');
    expect(new Set(conceptsOf('worksheet about jazz for kids')).size).toBe(6);
  });

  it.each(['seamless pattern of strawberries', 'red hearts on pink wrapping paper'])(
    'has nothing beside what a pattern is said to be of: %s',
    (prompt) => {
      expect(conceptsOf(prompt)).toHaveLength(1);
    },
  );

  it('has what it is known by on a mark, a card and a cover', () => {
    expect(conceptsOf('app icon for a jazz app')).toEqual(['saxophone']);
    expect(conceptsOf('flash card about beekeeping')).toEqual(['bee']);
    expect(understand('invitation to a jazz evening').lettering).toEqual(['Jazz Evening']);
    expect(understand('book cover for a guide to beekeeping').lettering).toEqual(['Beekeeping']);
  });

  it('is the scene of its topic where it is wide', () => {
    expect(understand('social media post about jazz').ideas).toEqual([]);
    expect(conceptsOf('youtube thumbnail about wolves')).toEqual(['wolf']);
  });

  it('shows each side of a comparison', () => {
    expect(conceptsOf('comparison chart jazz vs knitting')).toEqual(['saxophone', 'yarn']);
  });

  it('has the names of its things where nothing of it is taught', () => {
    const { template } = understand('how to start with knitting, step by step');
    expect(template?.id).toBe('topic-page');
    expect(template?.title).toBe('How to start with knitting');
    expect(understand('educational wall chart about photosynthesis').template?.id).toBe(
      'labelled-diagram',
    );
  });

  it('shows nothing else where the prompt names its things', () => {
    expect(conceptsOf('sticker sheet with a cat and a moon')).toEqual(['cat', 'moon']);
    expect(conceptsOf('pattern of lemons')).toEqual(['lemon']);
    expect(conceptsOf('elegant wedding invitation')).toEqual([]);
  });

  it('is no lesson where nobody asks how it is done', () => {
    expect(understand('sticker sheet about fire safety').template?.panels).toBeUndefined();
  });
});

describe('the table of topics', () => {
  it('has no word twice, and at least three things a topic', () => {
    const words = TOPICS.flatMap((topic) => topic.words);
    const known = new Set<string>();
    const twice = words.filter((word) => known.has(word) || !known.add(word));
    expect(twice).toEqual([]);
    expect(TOPICS.filter(({ things }) => things.length < 3)).toEqual([]);
  });
});

describe('which topic a compound is', () => {
  it('is its head, and of what is done to something the thing', () => {
    expect(topicIn('kitchen gardens')?.word).toBe('garden');
    expect(topicIn('pizza baking')?.word).toBe('pizza');
    expect(topicIn('birdhouse building')).toBeUndefined();
  });
});
