import { describe, expect, it } from 'vitest';
import type { Node } from './node';
import { rootsIn } from './testing/planned';
import { seen } from './testing/seen';

const partsOf = (root: Node): string[] =>
  root.children.map(({ bond, thing }) => `${thing.concept.id} ${bond ?? ''}`);

describe('what is worked on at a table that is told', () => {
  it.each([
    ['a man repairing a clock at a table', 'clock on', 'man at'],
    ['a boy gluing a paper plane at a desk', 'paper-plane on', 'boy at'],
    ['a scientist examining a skull at a table', 'skull on', 'scientist at'],
    ['a girl decorating an easter egg at a table', 'easter-egg on', 'girl at'],
  ])('lies on it before who works: %s', (prompt, thing, worker) => {
    const [table] = rootsIn(prompt);
    expect(table && partsOf(table)).toEqual(expect.arrayContaining([thing, worker]));
  });

  it('does not stand on the floor beside the table', () => {
    const [tower, table] = seen('a girl building a tower of blocks at a table', ['e2', 'e3']);
    expect(tower?.bottom).toBeLessThan((table?.top ?? 0) + 0.08);
  });

  it('leaves alone what is as large as who works on it', () => {
    const roots = rootsIn('a man repairing a bicycle beside a table');
    expect(roots.flatMap(partsOf)).not.toContain('bicycle on');
  });
});
