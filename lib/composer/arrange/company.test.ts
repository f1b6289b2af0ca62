import { expect, it } from 'vitest';
import { boxesIn } from './testing/seen';

const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;

it('who has a picnic sits on both sides of what is laid out', () => {
  const { boxOf, boxWhere } = boxesIn('a fox and a bear having a picnic in the forest');
  const cloth = middle(boxWhere(({ concept }) => concept === 'picnic-spread'));
  const [fox, bear] = [middle(boxOf('e1')), middle(boxOf('e2'))];
  expect(Math.min(fox, bear)).toBeLessThan(cloth);
  expect(Math.max(fox, bear)).toBeGreaterThan(cloth);
});

it.each([
  ['an elf and a dwarf carrying a log', 'log'],
  ['two goblins carrying a treasure chest', 'treasure-chest'],
  ['a fox and a rabbit carrying a basket', 'basket'],
])('what two carry is one thing, off the ground between them: %s', (prompt, concept) => {
  const { boxWhere, boxOf } = boxesIn(prompt);
  const [thing, bearer] = [boxWhere((one) => one.concept === concept), boxOf('e1')];
  expect(thing.bottom).toBeLessThan(bearer.bottom - bearer.height * 0.1);
});

it('two of different kinds have their hands on the same from both sides', () => {
  const { boxOf } = boxesIn('a boy and a girl building a snowman');
  const [boy, girl, snowman] = [boxOf('e1'), boxOf('e2'), boxOf('e3')];
  const [left, right] = middle(boy) < middle(girl) ? [boy, girl] : [girl, boy];
  expect(middle(left)).toBeLessThan(middle(snowman));
  expect(middle(right)).toBeGreaterThan(middle(snowman));
  expect(left.right).toBeGreaterThan(snowman.left);
});

it('a dragon at table is at a side of it, and not hidden by it', () => {
  const { boxWhere } = boxesIn('a king and a queen having a banquet with a dragon');
  const [table, dragon] = ['table', 'dragon'].map((id) => boxWhere((one) => one.concept === id));
  expect(Math.abs(middle(dragon!) - middle(table!))).toBeGreaterThan(table!.width * 0.4);
});
