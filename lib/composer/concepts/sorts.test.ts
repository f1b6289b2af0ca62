import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { theLexicon } from '../understand/lexicon';
import { ALL_SORTS } from './sorts';

const LIBRARY = path.resolve(import.meta.dirname, '..');

/** All of the library's code but the tables themselves. */
const code = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/concepts\/sorts[-\w]*\.ts$/.test(file))
  .map((file) => readFileSync(path.join(LIBRARY, file), 'utf8'))
  .join('\n');

describe.each([...ALL_SORTS])('the sort %s', (sort, ids) => {
  it('is of things that prompts can name', () => {
    expect([...ids].filter((id) => !theLexicon().factsOf(id))).toEqual([]);
  });

  it('is asked for', () => {
    expect(code).toContain(`'${sort}'`);
  });
});
