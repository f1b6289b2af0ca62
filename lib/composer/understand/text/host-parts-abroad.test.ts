import { describe, expect, it } from 'vitest';
import { understand } from '..';

const spotOf = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const name = (id: string) => elements.find((one) => one.id === id)?.concept;
  const [one] = relations.filter(({ spot }) => spot !== undefined);
  return one && [name(one.from), one.spot, name(one.to)];
};

describe('a part of a host that is told as a place', () => {
  it.each([
    ['un gato durmiendo sobre el capó de un coche antiguo', ['cat', 'hood', 'vintage-car']],
    ['un gatto sullo schienale del divano', ['cat', 'backrest', 'sofa']],
    ['um papagaio na proa de um barco', ['parrot', 'bow', 'rowing-boat']],
    ['кот спит на крыше автобуса', ['cat', 'vehicle-roof', 'bus']],
    ['自転車のハンドルにとまる小鳥', ['bird', 'handlebars', 'bicycle']],
    ["un chat qui dort sur le capot d'une voiture", ['cat', 'hood', 'car']],
    ['eine Katze schläft auf der Motorhaube eines alten Autos', ['cat', 'hood', 'vintage-car']],
  ])('is a spot of its host: %s', (prompt, expected) => {
    expect(spotOf(prompt)).toEqual(expected);
  });

  it('is none of what has no such part', () => {
    expect(spotOf('un hombre sentado en el borde de la cama')).toBeUndefined();
  });
});
