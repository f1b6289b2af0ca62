import { describe, expect, it } from 'vitest';
import { understand } from '..';
import { doneToSomebody } from './done-to-parts';

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
    const startedAtMs = performance.now();
    doneToSomebody(`taking ${'a'.repeat(4000)} giving the ${'b '.repeat(2000)}`);
    expect(performance.now() - startedAtMs).toBeLessThan(100);
  });
});
