import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { plainEnglish } from './plain-english';

const told = (prompt: string) => {
  const { elements, relations, actions } = understand(prompt);
  const name = (id = '') => elements.find((one) => one.id === id)?.concept ?? '?';
  return [
    ...relations.map(({ from, kind, to }) => `${name(from)} ${kind} ${name(to)}`),
    ...actions.map(({ agent, verb, patient }) => `${name(agent)} ${verb} ${name(patient)}`),
  ];
};

describe('a prompt of another language that is told again in English', () => {
  it.each([
    ['un ratón que lee bajo un hongo', 'a mouse reading under a mushroom'],
    ['фермер едет на красном тракторе по полю', 'a farmer driving a red tractor across a field'],
    ['um casal dançando tango num bar', 'a couple dancing tango in a bar'],
    ['un gatito jugando con la lana', 'a kitten playing with the yarn'],
    [
      'пожарный выносит собаку из горящего дома',
      'a firefighter carrying a dog out of a burning house',
    ],
    ['космонавт поливает подсолнух на Марсе', 'an astronaut watering a sunflower on mars'],
    ['пекарь достаёт из печи хлеб', 'a baker taking bread out of the oven'],
    [
      'dos nutrias cogidas de las patas flotando boca arriba en un río',
      'two otters holding hands while floating in a river',
    ],
    ['женщина устанавливает флаг на вершине горы', 'a woman holding a flag on top of a mountain'],
  ])('shows what English shows: %s', (prompt, english) => {
    const has = told(prompt);
    for (const one of told(english)) expect(has).toContain(one);
  });

  it('keeps its own words for what it names', () => {
    const { elements, words } = understand(
      'una abuela tejiendo una bufanda roja en la mesa de la cocina',
    );
    expect(elements.map(({ phrase }) => phrase)).toContain('abuela');
    expect(words.map(({ word }) => word)).not.toContain('grandmother');
  });

  it('tells words that nobody knows', () => {
    const { words } = understand('un gato dormido sobre un zxcvbnm');
    expect(words).toContainEqual(expect.objectContaining({ word: 'zxcvbnm', fate: 'unknown' }));
  });

  it('keeps the words that are set on a page', () => {
    const { lettering } = understand('póster de un gato tomando café, "CAFÉ SOLO"');
    expect(lettering).toEqual(['CAFÉ SOLO']);
  });
});

describe('a gloss', () => {
  it.each([
    ['a pirate with a parrot on the shoulder', 'a pirate with a parrot on his shoulder'],
    ['a man driving with a red tractor', 'a man driving a red tractor'],
    ['a giant with an earrings', 'a giant with earrings'],
  ])('is good English: %s', (gloss, plain) => {
    expect(plainEnglish(gloss, true)).toBe(plain);
  });
});

it('a wrench in a wheel is no sign of a dentist, whose name begins like the Italian word for inside', () => {
  const { elements } = understand('logo per un negozio, una chiave inglese dentro una ruota');
  expect(elements.map(({ concept }) => concept)).toEqual(['wrench', 'wheel']);
});

it.each([
  ['ein Opa am Kamin', 'grandfather in-front-of fireplace'],
  ['бабушка вяжет у камина', 'grandmother in-front-of fireplace'],
])('who is said to be at a fireplace sits before it: %s', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});
