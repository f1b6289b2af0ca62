import { expect, it } from 'vitest';
import { understand } from '../understand';
import { toldOfRelations } from './told-of-relations';

const told = (prompt: string) => {
  const { elements, relations, actions } = understand(prompt);
  const nameOf = (id = '') => elements.find((one) => one.id === id)?.concept ?? '';
  return [
    ...relations.map(({ kind, from, to }) => `${nameOf(from)} ${kind} ${nameOf(to)}`),
    ...actions.map(({ verb, agent, patient }) => `${nameOf(agent)} ${verb} ${nameOf(patient)}`),
  ];
};

it.each([
  ['lamps on both sides of a bed', 'bed between lamp'],
  ['a woman with a child on each side', 'woman between child'],
  ['a throne with guards on both sides', 'throne between guard'],
  ['a boy at the foot of a tree', 'boy beside tree'],
  ['a squirrel running up a tree', 'squirrel climb tree'],
  ['a cat up a tree', 'cat in tree'],
  ['a boy halfway up a ladder', 'boy climb ladder'],
  ['a frog looking out of a boot', 'frog out-of boot'],
  ['a cat inside a hat', 'cat out-of hat'],
  ['a cat on one side of a fence and a dog on the other', 'fence between cat'],
  ['a chair opposite a sofa', 'chair beside sofa'],
  ['a magnet attached to a fridge', 'magnet on fridge'],
  ['a note pinned to a door', 'sticky-note on door'],
  ['a trailer attached to a car', 'trailer tied car'],
  ['a wizard whose owl is on his shoulder', 'owl on shoulder'],
  ['a king whose crown is on a cushion', 'crown on cushion'],
])('%s is told by what holds between them', (prompt, relation) => {
  expect(told(prompt)).toContain(relation);
});

it('has no foot stand at the foot of a volcano', () => {
  const { elements, places } = understand('a village at the foot of a volcano');
  expect(elements).toEqual([]);
  expect(places.map(({ concept }) => concept)).toEqual(['village', 'volcano']);
});

it.each(['trees on both sides of a road', 'a bed with three lamps on both sides of it'])(
  'leaves what has no two sides as it is told: %s',
  (prompt) => {
    expect(toldOfRelations(prompt)).toBe(prompt);
  },
);

it.each([
  'at the foot of a ',
  'a cat on one side of a fence and ',
  'a wizard whose owl is on his ',
  'lamps on both sides of a ',
  'a woman with a child on each ',
  'running up a ',
])('reads a long repeated text at once: %s', (phrase) => {
  const startedAtMs = performance.now();
  toldOfRelations(phrase.repeat(Math.ceil(4000 / phrase.length)));
  expect(performance.now() - startedAtMs).toBeLessThan(1000);
});
