import { expect, it } from 'vitest';
import { understand } from '..';

const relationsOf = (prompt: string) => {
  const { elements, relations } = understand(prompt);
  const named = (id: string) => elements.find((one) => one.id === id)?.concept;
  return relations.map(({ kind, from, to }) => `${named(from)} ${kind} ${named(to)}`);
};

it('of a list, only the plate is full of cookies', () => {
  const told = relationsOf('a tray with a teapot, two cups and a plate of cookies');
  expect(told).toContain('plate full-of cookie');
  expect(told).not.toContain('teapot full-of cookie');
  expect(told).not.toContain('cup full-of cookie');
});

it('of a list, only the head is that of the deer', () => {
  const told = relationsOf('a lamp, a chair and the head of a deer');
  expect(told.filter((one) => one.includes('part-of'))).toEqual(['head part-of deer']);
});

it('the head and tail of a dog are both its own', () => {
  expect(relationsOf('the head and tail of a dog').sort()).toEqual([
    'head part-of dog',
    'tail part-of dog',
  ]);
});

it('a queue of people is a row of them', () => {
  const { elements } = understand('a queue of people at a food truck');
  expect(elements[0]).toMatchObject({ concept: 'people', attributes: ['row'] });
});
