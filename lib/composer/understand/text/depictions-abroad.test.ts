import { describe, expect, it } from 'vitest';
import { understand } from '..';

const shownIn = (prompt: string) =>
  understand(prompt).elements.map(({ concept, depicts }) =>
    depicts ? `${concept ?? ''}: ${depicts.things.map((one) => one.concept).join()}` : concept,
  );

describe('a picture on a thing, in other languages', () => {
  it.each([
    ['mural de una ballena en la pared', ['mural: whale', 'wall']],
    ['una tazza con sopra una volpe accanto a una pila di libri', ['cup: fox', 'books']],
    ['uma caneca com uma raposa estampada ao lado de uma pilha de livros', ['mug: fox', 'books']],
    ['кружка с рисунком лисы рядом со стопкой книг', ['mug: fox', 'books']],
    ['クジラの壁画', ['mural: whale']],
    ['une tasse avec un renard dessiné', ['cup: fox']],
  ])('is no thing beside it: %s', (prompt, expected) => {
    expect(shownIn(prompt)).toEqual(expected);
  });

  it('is not what goods hold', () => {
    expect(shownIn('una bolsa con manzanas')).toEqual(['tote-bag', 'apple']);
  });
});
