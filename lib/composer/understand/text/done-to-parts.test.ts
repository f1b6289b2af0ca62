import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { doneToSomebody } from './done-to-parts';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

const actionsOf = (prompt: string) =>
  understand(prompt).actions.map(({ verb, patient }) => [verb, patient]);

describe('what is done to a part of somebody', () => {
  it('is done to whose part it is', () => {
    expect(actionsOf("a nurse taking an old man's blood pressure")).toEqual([
      ['take-blood-pressure', 'e2'],
    ]);
    expect(actionsOf("a mother tying her son's shoelaces")).toEqual([['tie-shoe', 'e2']]);
    expect(actionsOf('a girl giving her grandma a hug')).toEqual([['hug', 'e2']]);
    expect(actionsOf('a man helping an old lady up')).toEqual([['help-up', 'e2']]);
  });

  it('takes no time over a word without an end', () => {
    const read = (length: number) =>
      doneToSomebody(`taking ${'a'.repeat(length)} giving the ${'b '.repeat(length / 2)}`);
    expect(growthOf(read)).toBeLessThan(LINEAR_GROWTH);
  });
});
