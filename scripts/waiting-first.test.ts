import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dealt } from './lib/waiting-first';

const filesOf = (...names: string[]) =>
  names.map((name) => ({ moduleId: `/easel/tests/${name}.test.ts` }));
const namesOf = (files: { moduleId: string }[]) =>
  files.map(({ moduleId }) => moduleId.slice('/easel/tests/'.length, -'.test.ts'.length));

describe('test files that mostly wait', () => {
  it('begin among the first, with one that computes beside each', () => {
    const files = filesOf(
      'contract/openai',
      'contract/money',
      'contract/abuse-files',
      'contract/log',
      'contract/object-storage',
    );
    expect(namesOf(dealt(files))).toEqual([
      'contract/abuse-files',
      'contract/openai',
      'contract/object-storage',
      'contract/money',
      'contract/log',
    ]);
  });

  it('change nothing where there are none', () => {
    const files = filesOf('contract/openai', 'contract/money');
    expect(dealt(files)).toEqual(files);
  });

  it('are files that there are', () => {
    const all = [
      'cluster/faults/faults',
      'contract/abuse-files',
      'contract/object-storage',
      'contract/abuse-fetch',
    ];
    expect(namesOf(dealt(filesOf(...all)))).toEqual(all);
    for (const name of all) expect(existsSync(`tests/${name}.test.ts`), name).toBe(true);
  });
});
