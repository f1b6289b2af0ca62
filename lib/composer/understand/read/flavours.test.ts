import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const shown = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('food made with something', () => {
  it.each([
    ['un gelato al cioccolato su un tavolo', ['ice-cream', 'table']],
    ['un gâteau au chocolat sur une table', ['cake', 'table']],
    ['helado al limón en una mesa', ['ice-cream', 'table']],
  ])('stands beside nothing: %s', (prompt, concepts) => {
    expect(shown(prompt)).toEqual(concepts);
  });
});

describe('what is said of things that are there', () => {
  it.each([
    ['un ratón horneando galletas en una casa', 'cookie'],
    ['un drago attorno alla torre di un castello', 'tower'],
    ['дракон дышит огнём на рыцаря', 'fire-breath'],
    ['騎士に火を吹くドラゴン', 'fire-breath'],
    ['un dragon crache du feu sur un chevalier', 'fire-breath'],
  ])('keeps what is named and adds nothing: %s', (prompt, concept) => {
    expect(shown(prompt)).toContain(concept);
    expect(shown(prompt)).not.toContain('castle');
  });
});
