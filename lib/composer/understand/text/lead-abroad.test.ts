import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

const conceptsIn = (prompt: string) =>
  understand(prompt).elements.map(({ concept }) => concept ?? '?');

describe('what other languages tell before their picture', () => {
  it.each([
    ['privacidad de datos: un archivador con un candado', ['filing-cabinet', 'padlock']],
    ['equilibrio entre vida y trabajo, una balanza con un corazón', ['scale', 'heart']],
    ['cómo dormir mejor: una mujer en la cama', ['woman', 'bed']],
    ['come dormire meglio: una donna con un libro', ['woman', 'book']],
    ['Desigualdade - duas escadas encostadas num muro', ['ladder', 'wall']],
  ])('is what the picture is about: %s', (prompt, concepts) => {
    expect(conceptsIn(prompt)).toEqual(concepts);
  });

  it('is told, and not left out without a word', () => {
    expect(understand('privacidad de datos: un archivador').words).toContainEqual({
      word: 'privacidad de datos',
      fate: 'ignored',
      note: 'what the picture is about',
    });
  });

  it.each([
    ['un zorro, un conejo y un oso', ['fox', 'rabbit', 'bear']],
    ['гостиная: диван и кошка', ['sofa', 'cat']],
  ])('is seen where it names a thing or a place: %s', (prompt, concepts) => {
    expect(conceptsIn(prompt)).toEqual(concepts);
  });
});
