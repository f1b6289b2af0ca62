import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const concepts = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

describe('a noun that says what kind another is', () => {
  it.each([
    ['un gâteau au chocolat sur une assiette', ['cake', 'plate']],
    ['una lampada da terra accanto a un divano', ['floor-lamp', 'sofa']],
    ['un casque de sécurité jaune', ['hard-hat']],
    ['um sofá de canto cinza', ['sofa']],
    ['una pila de gofres en un plato', ['waffle', 'plate']],
  ])('is no thing of its own: %s', (prompt, told) => {
    expect(concepts(prompt)).toEqual(told);
  });

  it.each(['un panier de pommes', 'un viejo mago de larga barba blanca', 'uma cesta de maçãs'])(
    'is one where the other has it: %s',
    (prompt) => {
      expect(concepts(prompt)).toHaveLength(2);
    },
  );
});

describe('words for two things', () => {
  it.each([
    ['salon avec un canapé et un lampadaire', 'floor-lamp'],
    ['un gatito durmiendo junto a la chimenea', 'fireplace'],
    ['ein Ritter mit Schild und Schwert', 'shield'],
  ])('mean what goes with the others: %s', (prompt, meant) => {
    expect(concepts(prompt)).toContain(meant);
  });
});
