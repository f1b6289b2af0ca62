import { expect, it } from 'vitest';
import { understand } from '..';

/** Relations and actions by the words of the prompt. */
function told(prompt: string): string[] {
  const { elements, relations, actions } = understand(prompt);
  const word = (id?: string) =>
    elements
      .find((element) => element.id === id)
      ?.phrase.split(' ')
      .at(-1) ?? '';
  return [
    ...relations.map(({ kind, from, to }) => `${word(from)} ${kind} ${word(to)}`),
    ...actions.map(({ verb, agent, patient }) => `${word(agent)} ${verb} ${word(patient)}`.trim()),
  ];
}

it.each([
  ['a fish jumping from a small bowl into a big box', 'fish in box'],
  ['a toy train pulling wagons full of blocks around a cushion', 'train around cushion'],
  ['a sculptor turning a vase on a pipe in front of a stove', 'sculptor in-front-of stove'],
  ['a boy with a balloon on a string', 'balloon on string'],
  ['a cowgirl on a bull with her hat flying off', 'cowgirl wearing hat'],
  ['a midwife weighing a newborn on a scale', 'newborn on scale'],
  ['an architect placing a tiny tree in front of a house', 'tree in-front-of house'],
  ['a librarian balancing a tower of plates', 'librarian holding plates'],
  ['a boy reaching for a jar on a shelf', 'jar on shelf'],
  ['a woman looking at a bell on a windowsill', 'bell on windowsill'],
  ['a dog driving a car with a surfboard on the roof', 'surfboard on car'],
  ['a boy holding a camera, a hedgehog beside them', 'hedgehog beside boy'],
  ['a nurse holding a lantern in one hand and a pumpkin in the other', 'nurse holding pumpkin'],
  ['a girl standing beside a table with a vase on it', 'vase on table'],
  ['a woman sitting at a desk with a globe and a cup on it', 'globe on desk'],
  ['a dog carrying a basket with a cat in it', 'cat in basket'],
  ['a girl holding a pillow with a ring on it', 'ring on pillow'],
  ['a farmer standing next to a chair with a bucket and a crown on it', 'crown on chair'],
  ['a parrot sleeping on a rock with a bell next to it', 'bell beside rock'],
  ['a parrot sitting on a guitar', 'parrot on guitar'],
  ['a bird landing on a bell', 'bird on bell'],
  ['a cat wearing a hat with a feather on it', 'feather on hat'],
  ['a coach talking to three players on benches', 'players on benches'],
  ['a dog looking at two birds on a fence', 'birds on fence'],
  ['a music teacher conducting four children at their desks', 'children at desks'],
  ['a nurse listening to an old man with a blanket over his knees', 'knees part-of man'],
  ['a vet talking to a woman with a cat on her lap', 'lap part-of woman'],
  ['while a nurse sleeps, a bear steals a cake', 'nurse sleep'],
])('a place is said of who or what is there: %s', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it.each([
  'a girl standing beside a table with a cat on it',
  'a man riding a bike with a basket on it',
])('nothing is on who is there, or had besides: %s', (prompt) => {
  expect(told(prompt).filter((one) => / on (?:girl|man)| with cat/.test(one))).toEqual([]);
});

it.each([
  ['a wardrobe with a clock on its side', 'clock on wardrobe'],
  ['two hikers with a dog at their side', 'dog beside hikers'],
  ['a robot vacuum under a sofa while a cat sleeps on top of it', 'cat on vacuum'],
  ['a man pushing a wheelbarrow, a dog running beside it', 'dog beside wheelbarrow'],
  [
    'a goblin pushing a cart full of pots, a lantern hanging from a pole above it',
    'pole above cart',
  ],
  ['a vet beside a horse, a girl painting its ears', 'ears part-of horse'],
])('what a pronoun means was told before: %s', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it.each([
  ['a cart pushed along by two boys', 'boys push cart'],
  ['a piano carried up the stairs by three men', 'men hold piano'],
  ['a horse ridden by a knight through a forest', 'knight ride horse'],
  ['a dog in a tub being washed by a boy', 'boy clean dog'],
  ['a mouse chased by a cat', 'cat follow mouse'],
])('what is done by somebody is what they do: %s', (prompt, action) => {
  expect(told(prompt)).toContain(action);
});

it.each([['a boy under a pipe, water dripping on his head', 'splash']])(
  'water that is thrown about is no sea: %s',
  (prompt, concept) => {
    const { elements, places } = understand(prompt);
    expect(elements.map((element) => element.concept)).toContain(concept);
    expect(places).toEqual([]);
  },
);

it('in a row that goes on only the last of it is where that is told', () => {
  const prompt = 'a watering can, seedlings in terracotta pots and a pair of gloves on a bench';
  const { elements, relations } = understand(prompt);
  const nameOf = (id: string) => elements.find((one) => one.id === id)?.concept;
  expect(relations.map(({ kind, from, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`)).toEqual([
    'sprout in flower-pot',
    'gloves on bench',
  ]);
});
