import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const actionOf = (prompt: string) => understand(prompt).actions[0]?.verb;

describe('what hands do about a head', () => {
  it('is told apart by whose hair it is', () => {
    expect(actionOf('a girl combing her hair')).toBe('comb-own');
    expect(actionOf("a mother combing her daughter's hair")).toBe('comb-other');
  });
});

describe('work at its station', () => {
  it.each([
    ['a woman weaving a rug on a loom', 'weave-at-loom', 'loom'],
    ['a boy holding a suitcase and packing', 'pack-case', 'suitcase'],
    ['a student putting socks into a washing machine', 'load-washer', 'washing-machine'],
  ])('has somebody at it, and on top of none: %s', (prompt, verb, station) => {
    const { actions, elements, relations } = understand(prompt);
    const id = elements.find(({ concept }) => concept === station)?.id;
    expect(actions).toEqual([expect.objectContaining({ verb, patient: id })]);
    expect(relations.filter(({ to }) => to === id)).toEqual([]);
  });

  it('is done with what is in the hand', () => {
    const { actions, elements } = understand('a girl holding a crayon and drawing a house');
    const crayon = elements.find(({ concept }) => concept === 'crayon');
    expect(actions.find(({ verb }) => verb === 'paint')?.instrument).toBe(crayon?.id);
    expect(elements.some(({ concept }) => concept === 'pencil')).toBe(false);
  });
});
