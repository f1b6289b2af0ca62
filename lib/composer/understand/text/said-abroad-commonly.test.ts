import { describe, expect, it } from 'vitest';
import { understand } from '../understand';

function told(prompt: string): string[] {
  const { elements, relations, actions } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '?';
  return [
    ...relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    ...actions.map(({ agent, verb, patient }) => `${name(agent)} ${verb} ${name(patient)}`),
  ];
}

describe('common turns of other languages', () => {
  it.each([
    ['cani che spuntano da uno steccato', 'dog behind fence'],
    ['perros asomándose por encima de una valla', 'dog behind fence'],
    ['ein Hund schaut über den Zaun', 'dog behind fence'],
    ['木の柵から顔を出す犬たち', 'dog behind wooden-fence'],
    ['filari di lavanda che portano a una capanna', 'lavender towards hut'],
    ['женщина гуляет с тремя собаками', 'woman walk-dog dog'],
    ['una donna che porta a spasso tre cani', 'woman walk-dog dog'],
    ['девочка поливает цветы из лейки', 'girl holding watering-can'],
    ['una golondrina llevando una aguja', 'swallow hold sewing-needle'],
    ['музыкант за роялем', 'musician at piano'],
  ])('tell how things stand: %s', (prompt, one) => {
    expect(told(prompt)).toContain(one);
  });

  it.each(['escavatore giocattolo in una sabbiera', '砂場にあるおもちゃのショベルカー'])(
    'tell of toys of things, and of no teddy bear: %s',
    (prompt) => {
      const { elements } = understand(prompt);
      expect(elements.map(({ concept }) => concept)).not.toContain('teddy-bear');
      expect(elements.find(({ concept }) => concept === 'excavator')?.attributes).toContain(
        'toy-sized',
      );
    },
  );

  it('leave out what stands in place of something else', () => {
    const { elements } = understand('un gatto con un pesce invece della palla');
    expect(elements.map(({ concept }) => concept)).toEqual(['cat', 'fish']);
  });

  it('tell of woods by their trees and of markets at night', () => {
    expect(understand('hayedo en otoño').elements.map(({ concept }) => concept)).toEqual(['beech']);
    expect(understand('ночной рынок').hour).toBe('night');
  });
});
