import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { METAPHOR_IMAGES } from './images-metaphors.data';
import { takenIdea } from './taken';

const ideaOf = (prompt: string) => takenIdea(understand(prompt))?.id;

describe('a metaphor that is told by what is seen in it', () => {
  it.each([
    ['a mousetrap with a credit card as bait', 'baited-trap'],
    ['a carrot dangling in front of a running businessman', 'carrot-on-a-stick'],
    ['a hamster wheel with a businesswoman running in it', 'in-the-wheel'],
    ['a hand with a needle about to pop a bubble', 'about-to-burst'],
    ['a woman sweeping dust under a rug', 'under-the-rug'],
    ['a man sitting on a clock hand', 'on-the-clock-hand'],
    ['a head as a maze with a person lost in it', 'maze-mind'],
    ['a candle burning at both ends', 'candle-at-both-ends'],
    ['a domino effect started by a finger', 'started-dominoes'],
    ['a heart with a plug', 'plugged-in'],
    ['a woman stepping out of a picture frame', 'out-of-the-frame'],
    ['a man jumping over a gap with a briefcase', 'over-the-gap'],
    ['a plant breaking through concrete', 'through-the-crack'],
    ['a hand pulling a man out of a hole', 'pulled-out'],
    ['a man walking a tightrope between two cliffs', 'tightrope'],
    ['a woman looking at her reflection as a superhero', 'mirror'],
    ['a giant phone swallowing a man', 'swallowed-by-phone'],
    ['a woman cutting the strings of a puppet', 'strings-cut'],
  ])('is one figure: %s', (prompt, id) => {
    expect(ideaOf(prompt)).toBe(id);
  });

  it.each([
    'a woman sweeping the floor beside a rug',
    'a man walking out of a bakery',
    'a bird in a cage',
    'a man holding a phone',
    'a horse jumping over a fence',
    'a daisy growing in a garden',
  ])('is no figure where its words tell a scene: %s', (prompt) => {
    const images = new Set(METAPHOR_IMAGES.map(({ id }) => id));
    expect(images).not.toContain(ideaOf(prompt));
  });

  it('is looked for in time that grows with the length of a prompt', () => {
    const patterns = METAPHOR_IMAGES.flatMap(({ calls = [] }) => calls.flat());
    const started = performance.now();
    for (const phrase of [
      'hamster wheel with a b c ',
      'sweeping the dust ',
      'carrot dangling in front of a ',
      'eye watching a b c from ',
    ])
      for (const pattern of patterns) pattern.test(phrase.repeat(160).slice(0, 4000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
