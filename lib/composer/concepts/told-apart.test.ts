import { describe, expect, it } from 'vitest';
import { understand } from '../index';

const firstOf = (prompt: string) => understand(prompt).elements[0]?.concept;

describe('what is another sort of thing than its neighbour', () => {
  it.each([
    ['a knight with a lance', 'lance'],
    ['a golden sceptre', 'sceptre'],
    ['a shed in a garden', 'shed'],
    ['a warship', 'warship'],
    ['a lump of coal', 'coal'],
    ['a stretcher', 'stretcher'],
    ['a trout', 'trout'],
    ['a marble statue', 'marble-statue'],
    ['combat boots', 'combat-boots'],
    ['a bag of rice', 'rice-sack'],
    ['a trident', 'trident'],
    ['a magazine on a table', 'magazine'],
    ['a bowl of oatmeal', 'porridge'],
    ['an olive branch', 'olive-branch'],
    ['palm leaves', 'palm-leaf'],
    ['a fishing trawler at sea', 'trawler'],
    ['bunches of dried herbs', 'herb-bundle'],
    ['a piano keyboard', 'keyboard-instrument'],
  ])('has a drawing of its own: %s', (prompt, concept) => {
    expect(understand(prompt).elements.map((element) => element.concept)).toContain(concept);
  });

  it('is told apart in other languages, too', () => {
    expect(firstOf('eine Forelle')).toBe('trout');
    expect(firstOf('un encrier')).toBe('inkwell');
    expect(firstOf('ein Rubin')).toBe('ruby');
    expect(firstOf('un trident')).toBe('trident');
  });

  it('is a pair where wedding rings are named', () => {
    expect(understand('wedding rings').elements[0]).toMatchObject({
      concept: 'wedding-ring',
      count: 2,
    });
  });
});
