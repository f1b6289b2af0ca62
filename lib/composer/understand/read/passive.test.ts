import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

/** Who does what to what, by their concepts. */
function deedsIn(prompt: string): string[] {
  const { actions, elements } = understand(prompt);
  const conceptOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return actions.map(({ agent, verb, patient }) =>
    [conceptOf(agent), verb, conceptOf(patient)].join(' '),
  );
}

describe('what is being done', () => {
  it.each([
    ['a letter being slipped into a mailbox', 'person put-into mailbox'],
    ['a car being washed', 'person clean car'],
    ['a dog being brushed', 'person brush dog'],
    ['a present being unwrapped by a toddler', 'toddler handle gift'],
  ])('is done by somebody who is there: %s', (prompt, deed) => {
    expect(deedsIn(prompt)).toContain(deed);
  });

  it('has the colour that it gets', () => {
    const { elements } = understand('a wall being painted blue');
    expect(elements.find(({ concept }) => concept === 'wall')?.colors).toHaveLength(1);
  });

  it('is a state where it is done already', () => {
    expect(deedsIn('a painted wall')).toEqual([]);
  });
});
