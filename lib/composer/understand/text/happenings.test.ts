import { describe, expect, it } from 'vitest';
import { understand } from '../..';
import { liftHappenings } from './happenings';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

describe('what water, sparks and smoke do', () => {
  it.each([
    ['a plumber fixing a pipe while water sprays everywhere', 'water-pipe', 'spraying'],
    ['a welder welding a pipe while sparks fly', 'water-pipe', 'sparking'],
    ['a boy washing a dog, foam everywhere', 'dog', 'soapy'],
    ['a kettle with steam rising from it', 'kettle', 'steaming'],
    ['a ceramic teapot with steam rising from its spout and two cups', 'teapot', 'steaming'],
    ['a carpenter sawing a plank while sawdust flies', 'sawhorse', 'raising-dust'],
  ])('%s is a state of what it comes from', (prompt, concept, state) => {
    const { elements, places } = understand(prompt);
    expect(elements.find((one) => one.concept === concept)?.attributes).toContain(state);
    expect(elements.some((one) => /^(?:falls|sprout|watering-can)$/.test(one.concept ?? ''))).toBe(
      false,
    );
    expect(places.filter((one) => one.concept === 'sea')).toEqual([]);
  });

  it('comes from what is named after `from`', () => {
    expect(liftHappenings('a man at a sink while water leaks from a pipe').happenings).toEqual([
      { state: 'spraying', said: 'water leaks from a pipe', source: 'a pipe' },
    ]);
  });

  it('reads a long word in no time', () => {
    const lift = (length: number) =>
      liftHappenings(`with water ${'a'.repeat(length)} and the ${'up '.repeat(length / 2)}`);
    expect(growthOf(lift)).toBeLessThan(LINEAR_GROWTH);
  });
});
