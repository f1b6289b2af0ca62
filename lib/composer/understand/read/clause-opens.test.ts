import { expect, it } from 'vitest';
import { understand } from '..';

/** Relations and actions by the words of the prompt. */
function told(prompt: string): string[] {
  const { elements, relations, actions } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.phrase ?? '';
  return [
    ...relations.map(({ from, kind, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`),
    ...actions.map(({ agent, verb, patient }) =>
      `${nameOf(agent)} ${verb} ${nameOf(patient)}`.trim(),
    ),
  ];
}

it.each([
  ['a man feeding a goat and a woman serving coffee', 'woman serve coffee'],
  ['a girl folding a map and a cat on a shelf', 'cat on shelf'],
  ['a baby sleeping and a lamp on a piano', 'lamp on piano'],
  ['a woman hanging up laundry and a basket on a bench', 'basket on bench'],
  ['a vase on a shelf and a dog under the table', 'dog under table'],
  ['a woman leaning against a car and a man with a bicycle', 'man with bicycle'],
  ['two kids building a sandcastle while a man sleeps behind them', 'man behind two kids'],
  ['a bottle between two roses on a stone', 'bottle on stone'],
  ['a couple holding hands at a table', 'couple at table'],
  ['a farmer on a stool with a sheepdog at his feet', 'sheepdog beside farmer'],
  ['a waiter beside a customer with a laptop under her arm', 'customer holding laptop'],
])('a clause after and is of its own subject: %s', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it.each([
  ['a man feeding a goat and a woman serving coffee', 'goat serve coffee'],
  ['a girl folding a map and a cat on a shelf', 'girl pack cat'],
  ['a vase on a shelf and a dog under the table', 'vase on dog'],
])('and of nobody else: %s', (prompt, relation) => {
  expect(told(prompt)).not.toContain(relation);
});

it.each([
  ['a chef chopping onions and a carrot on a cutting board', 'onions on cutting board'],
  ['a mother holding a baby and an umbrella on a bench', 'mother holding umbrella'],
])('what the same is done to stays of one clause: %s', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it.each(['a boy hanging up a picture on the wall', 'a picture above a sofa'])(
  'a picture that hangs somewhere is a thing: %s',
  (prompt) => {
    expect(understand(prompt).elements.map(({ concept }) => concept)).toContain('picture-frame');
  },
);

it('a bench in front of a shop stands in the street', () => {
  const { elements, places } = understand('a bench in front of a shop');
  expect(elements.map(({ concept }) => concept)).toContain('shop-building');
  expect(places.map(({ concept }) => concept)).toEqual(['street']);
});

it.each([
  ['girl in a purple sweater and boy in a green shirt building a sandcastle', 'girl in boy'],
  ['dog in a red sweater and cat in a green scarf', 'dog in cat'],
])('nobody is in whoever is told beside their clothes: %s', (prompt, relation) => {
  expect(told(prompt)).not.toContain(relation);
});

it('two whose clothes are told do together what comes', () => {
  const prompt = 'a woman in a red coat and a man in a blue jacket waiting for the bus';
  expect(understand(prompt).actions.map(({ verb, agent }) => `${agent} ${verb}`)).toEqual([
    'e1 wait',
    'e3 wait',
  ]);
});
