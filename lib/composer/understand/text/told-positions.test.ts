import { expect, it } from 'vitest';
import { understand } from '../understand';

const told = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const nameOf = (id: string) => elements.find((one) => one.id === id)?.concept;
  return relations.map(({ kind, from, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
};

it.each([
  ['the ring was nestled between the mug and the lamp', 'ring between mug'],
  ['a book wedged between a lamp and a vase', 'book between lamp'],
  ['a cube balanced on the edge of a cylinder', 'cube on cylinder'],
  ['a towel draped over a bench', 'towel above bench'],
  ['honey dripping onto a slice of toast', 'served-honey on bread-slice'],
  ['the green ivy contrasts with the grey wall', 'ivy beside wall'],
  ['a girl whispering to a horse over a fence', 'horse behind fence'],
  ['a horse jumping over a fence', 'horse above fence'],
  ['a bottle of beer with a slice of lime wedged in the neck', 'lime-wedges on beer-bottle'],
])('%s is told by its preposition', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it.each([
  ['a farmer with a straw hat far away', 'farmer wearing straw-hat'],
  ['a melting iceberg on one side and cracked soil on the other', 'iceberg beside molehill'],
])('%s is told by who and what it is of', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it.each([
  ['a student standing in front of the class', ['student', 'pupil']],
  ['a woman among crumpled paper balls', ['woman', 'paper']],
  ['a firefighter carrying a hose down the stairs', ['firefighter', 'hose-jet', 'stairs']],
])('%s names these', (prompt, concepts) => {
  expect(understand(prompt).elements.map(({ concept }) => concept)).toEqual(concepts);
});

it('has what is on the rim of a glass in that drink', () => {
  const { elements } = understand('a glass of orange juice with a lemon twist hung on the rim');
  expect(elements.map(({ concept }) => concept)).toEqual(['juice']);
  expect(elements[0]?.attributes).toContain('garnish-lemon');
});

it('takes words that name bodies elsewhere for shapes among shapes', () => {
  const { elements } = understand('a cone between a cube and a pyramid');
  expect(elements.map(({ concept }) => concept)).toEqual(['solid-cone', 'cube', 'solid-pyramid']);
});
