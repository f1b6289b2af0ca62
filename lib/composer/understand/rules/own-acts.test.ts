import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const readOf = (prompt: string) => {
  const { elements, actions } = understand(prompt);
  return {
    things: elements.map(({ concept }) => concept),
    deeds: actions.map(({ verb, agent }) => [verb, agent]),
  };
};

describe('what somebody does to a part of their own body', () => {
  it('is how they hold themselves, and no thing that is picked or held', () => {
    expect(readOf('a boy picking his nose')).toEqual({
      things: ['boy'],
      deeds: [['pick-nose', 'e1']],
    });
    expect(readOf('a dog wagging its tail')).toEqual({
      things: ['dog'],
      deeds: [['wag-tail', 'e1']],
    });
  });

  it('is done by the one whose part it is', () => {
    const { deeds } = readOf('a grandmother with two owls, a finger to her lips');
    expect(deeds).toContainEqual(['hush', 'e1']);
  });

  it('leaves on what is worn, and in the hand what it is done with', () => {
    expect(understand('a man tipping his hat').relations).toEqual([
      { kind: 'wearing', from: 'e1', to: 'e2' },
    ]);
    expect(understand('a mechanic wiping his brow with a rag').relations).toMatchObject([
      { kind: 'holding', from: 'e1' },
    ]);
  });

  it('leaves a moustache that is twirled where it grows', () => {
    const { elements, relations } = understand('a detective twirling his moustache');
    expect(elements.map(({ concept }) => concept)).toEqual(['detective', 'beard']);
    expect(relations).toEqual([{ kind: 'with', from: 'e1', to: 'e2' }]);
  });

  it('is not what is done to somebody else, or with a thing', () => {
    expect(readOf('a man picking grapes').deeds).toEqual([['harvest', 'e1']]);
    expect(readOf('a king raising his sword').deeds).toEqual([['lift', 'e1']]);
  });
});
