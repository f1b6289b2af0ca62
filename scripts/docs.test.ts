import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A test as the pages name it: its file in code, then its name up to a bar or a semicolon. */
const CITED_TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`: ([^|;\n]+)/g;

describe('what docs/security.md promises', () => {
  const cited = [...readFileSync('docs/security.md', 'utf8').matchAll(CITED_TEST)].map(
    ([, file = '', name = '']) => [file, name.trim()] as const,
  );

  it('names its tests', () => {
    expect(cited.length).toBeGreaterThan(30);
  });

  it.each(cited)('is held by %s: %s', (file, name) => {
    expect(existsSync(file), `${file} does not exist`).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(name);
  });
});
