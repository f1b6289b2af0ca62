import { expect, it } from 'vitest';
import { understand } from '../understand';

function toldOf(prompt: string) {
  const { elements, relations, actions } = understand(prompt);
  const named = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return {
    relations: relations.map(({ from, kind, to }) => `${named(from)} ${kind} ${named(to)}`),
    actions: actions.map(({ agent, verb }) => `${named(agent)} ${verb}`),
  };
}

it.each([
  ['under a tree sits a fox', 'fox under tree', 'fox sit'],
  ['around the campfire sit four scouts', 'camper around campfire', 'camper sit'],
  ['next to the bed a dog is sleeping', 'dog beside bed', 'dog sleep'],
  ['a living room, on the sofa a cat is sleeping', 'cat on sofa', 'cat sleep'],
  ['in a glass jar, fireflies glow', 'firefly in jar', 'firefly shine'],
  ['hidden under the bed, a monster', 'monster under bed', 'monster hide'],
])('whoever comes after where they are is there, and does it: %s', (prompt, relation, action) => {
  const told = toldOf(prompt);
  expect(told.relations).toContain(relation);
  expect(told.actions).toContain(action);
});

it.each([
  ['on a tray: bread, cheese and grapes', ['bread on tray', 'cheese on tray', 'grapes on tray']],
  ['on a desk, laptop, mug, notebook', ['laptop on desk', 'mug on desk', 'notebook on desk']],
  ['on a shelf there are a vase and two books', ['vase on wall-shelf', 'books on wall-shelf']],
  ['in the middle of the table stands a vase with roses', ['vase on table', 'vase full-of rose']],
  ["on top of the fridge there's a cat", ['cat on fridge']],
  ['between two trees hangs a hammock', ['hammock between tree']],
  ['a laptop, a mug, a notebook on a desk', ['laptop on desk', 'mug on desk', 'notebook on desk']],
  ['a notebook and a pair of glasses on a desk', ['notebook on desk', 'glasses on desk']],
  ['a pot full of tulips on a chair', ['flower-pot on chair', 'flower-pot full-of tulip']],
  ['a cake in the center of the table', ['cake on table']],
  ['under a tree there is a table with a cake on it', ['cake on table', 'table under tree']],
])('all of a row are where it is said: %s', (prompt, relations) => {
  expect(toldOf(prompt).relations).toEqual(expect.arrayContaining(relations));
});

it.each([
  ['a cat on a mat, a dog under a tree', ['cat on rug', 'dog under tree']],
  ['kitten on a sofa, a ball of yarn', ['kitten on sofa']],
  ['children on a bench, a dog', ['child on bench']],
  ['bed under a window, a lamp', ['bed under window']],
  ['women in a kitchen, a cat on a chair', ['cat on chair']],
  ['Katzen auf dem Dach, ein Hund im Garten', ['cat on roof']],
])('a thing that is somewhere opens no clause of what comes after it: %s', (prompt, relations) => {
  expect(toldOf(prompt).relations).toEqual(relations);
});

it.each([
  [
    'Holding a lantern, an old man walks through the woods',
    ['grandfather hold', 'grandfather walk'],
  ],
  ['Riding a horse, a cowboy throws a lasso', ['cowboy ride', 'cowboy wield']],
  ['Walking her dog, a woman talks on the phone', ['woman walk-dog', 'woman call']],
  ['flying over the sea, a gull carries a fish', ['seagull fly', 'seagull hold']],
  ['a girl on an elephant waving a flag', ['girl hold']],
])('what is said first is done by whoever comes after it: %s', (prompt, actions) => {
  expect(toldOf(prompt).actions).toEqual(expect.arrayContaining(actions));
});

it.each([
  ['Wearing a red hat, a cat sits on a chair', ['cat wearing hat', 'cat on chair']],
  ['the cat is on the table and the mouse is under it', ['cat on table', 'mouse under table']],
  ['a cat on a fence watching a bird in a tree', ['cat on fence', 'bird in tree']],
  ['a woman pushing a stroller with a baby', ['baby in pram']],
  ['a lion with a lamb', ['lion with lamb']],
])('two clauses do not mix what each says: %s', (prompt, relations) => {
  expect(toldOf(prompt).relations).toEqual(relations);
});
