import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { toldLater } from './told-later';

const told = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const nameOf = (id: string) => elements.find((one) => one.id === id)?.concept;
  return relations.map(({ kind, from, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`);
};

describe('where something is that is told after what it is at', () => {
  it.each([
    ['a table on which a cat is sitting', 'cat on table'],
    ['a crate. On it, a hen.', 'hen on crate'],
    ['a globe; next to it, a barrel', 'barrel beside globe'],
    ['a wooden table: a vase, a drum, a globe', 'globe on table'],
    ['sitting on a bench is a cat', 'cat on bench'],
    ['a boy carrying a cat in a basket', 'cat in basket'],
    ['a cake and, on it, a robot', 'robot on cake'],
    ['a pig, behind which is a barrel', 'barrel behind pig'],
    ['a girl, a dog at her side', 'dog beside girl'],
    ['inside a crate: a lemon and a vase', 'vase in crate'],
    ['to the left of a drum is a guitar, to the right a teapot', 'teapot beside drum'],
    ['a flask lies at the foot of a jug', 'flask in-front-of jug'],
    ['a vase with a cat on its left and a dog on its right', 'vase between cat'],
  ])('%s', (prompt, relation) => {
    expect(told(prompt)).toContain(relation);
  });

  it.each([
    ['a cake which a chef is cutting', 'chef', 'cut'],
    ['a father helping his son ride a bike', 'son', 'cycle'],
    ['a farmer watching a pirate paint a laptop', 'pirate', 'paint'],
    ['a boy showing a girl a book', 'boy', 'show'],
    ['a man showing a map to a woman', 'man', 'show'],
    ['a girl learning to paint a wall', 'girl', 'paint'],
    ['the boy is busy reading a book', 'boy', 'read'],
  ])('%s: who does what is read too', (prompt, who, verb) => {
    const { actions, elements } = understand(prompt);
    const agents = elements.filter(({ concept }) => concept === who).map(({ id }) => id);
    expect(actions.filter((one) => agents.includes(one.agent)).map((one) => one.verb)).toContain(
      verb,
    );
  });

  it.each([
    'a tent at the foot of a mountain',
    'a bag with a strap on its side',
    'a girl by the sea. It is raining.',
  ])('leaves %s alone', (prompt) => {
    expect(toldLater(prompt)).toBe(prompt);
  });

  it('is looked for in linear time', () => {
    const long = `a crate. On it, ${'a leaf '.repeat(2_000)}${'on which '.repeat(1_000)}`;
    const start = performance.now();
    toldLater(long);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
