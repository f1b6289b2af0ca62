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
  ])('has a drawing of its own: %s', (prompt, concept) => {
    expect(understand(prompt).elements.map((element) => element.concept)).toContain(concept);
  });

  it('is told apart in other languages, too', () => {
    expect(firstOf('eine Forelle')).toBe('trout');
    expect(firstOf('un encrier')).toBe('inkwell');
  });
});
