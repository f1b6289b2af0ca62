import { describe, expect, it } from 'vitest';
import { drawnWith } from '../testing/drawn';
import { castOf } from './cast';
import { understand } from '../understand';
import { boxesIn } from './testing/seen';
import { sized } from './sizes';

const heightOf = (prompt: string): number => {
  const thing = castOf(understand(prompt)).things[0];
  return thing ? sized(thing).concept.heightCm : 0;
};

describe('what is said to be giant', () => {
  it.each(['a giant pencil', 'a huge price tag', 'a gigantic cup', 'an enormous mushroom'])(
    'is as large as whoever stands beside it: %s',
    (prompt) => {
      expect(heightOf(prompt)).toBeGreaterThan(100);
    },
  );

  it('is an ordinary thing where nothing is said', () => {
    expect(heightOf('a pencil')).toBeLessThan(30);
  });
});

describe('what is giant beside somebody', () => {
  const seen = (prompt: string) => boxesIn(prompt);

  it.each([
    ['a woman hugging a giant heart', 'heart'],
    ['a man in front of a giant checkmark', 'check-mark'],
    ['a person holding a giant key', 'key'],
    ['a girl holding a giant ringing bell', 'bell'],
    ['a giant ear and a man shouting into it', 'ear'],
  ])('stands on the ground and is as tall as half of them at least: %s', (prompt, concept) => {
    const { boxWhere } = seen(prompt);
    const thing = boxWhere((one) => one.concept === concept);
    const who = boxWhere((one) => /^(?:wo)?man$|^person$|^girl$/.test(one.concept ?? ''));
    expect(thing.bottom - thing.top).toBeGreaterThan((who.bottom - who.top) * 0.5);
  });

  it('is in no room', () => {
    expect(drawnWith()('a man sitting on a giant clock').drew).not.toContain('office');
  });
});

describe('whatever lives or walks is drawn at any size', () => {
  const drawn = drawnWith();

  it.each([
    ['a massive robot', 'massive robot'],
    ['a woman as tall as a skyscraper', 'woman'],
    ['a robot as small as an ant', 'robot'],
    ['a giant bear', 'giant bear'],
  ])('%s', (prompt, told) => {
    expect(drawn(prompt).drew).toContain(told);
  });
});
