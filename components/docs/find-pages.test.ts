import { describe, expect, it } from 'vitest';
import { DOCS_GROUPS } from './docs-pages';
import { findPages } from './find-pages';

const labelsOf = (sought: string) =>
  findPages(DOCS_GROUPS, sought).flatMap(({ links }) => links.map(({ label }) => label));

describe('looking for a page of the reference', () => {
  it('finds an operation by its title and by its path, in any case', () => {
    expect(labelsOf('restyle')).toEqual(['Restyle']);
    expect(labelsOf(' imagetoimage ')).toEqual(['Restyle']);
  });

  it('shows everything until something is looked for, and no empty group', () => {
    expect(findPages(DOCS_GROUPS, ' ')).toBe(DOCS_GROUPS);
    expect(findPages(DOCS_GROUPS, 'upscale').map(({ title }) => title)).toEqual(['Process']);
    expect(findPages(DOCS_GROUPS, 'no such page')).toEqual([]);
  });
});
