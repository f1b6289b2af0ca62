import { expect, it } from 'vitest';
import { understand } from '..';
import { liftLabels } from './labels';
import { growthOf, LINEAR_GROWTH } from '@/tests/support/growth';

it.each([
  ['a jar labelled TIPS on a counter', 'a jar on a counter', 'jar', 'TIPS'],
  ['a man holding a sign that says "OPEN"', 'a man holding a sign', 'sign', 'OPEN'],
  ['a bus with SCHOOL written on its side', 'a bus', 'bus', 'SCHOOL'],
  ['a crate marked FRAGILE', 'a crate', 'crate', 'FRAGILE'],
  ['a wooden sign saying Welcome to Paris', 'a wooden sign', 'sign', 'Welcome to Paris'],
])('%s has its words on the thing', (prompt, rest, noun, text) => {
  expect(liftLabels(prompt)).toEqual({ rest, labels: [{ noun, text }] });
});

it.each(['poster that says "OPEN"', 'a woman says "HELLO"', 'neon sign that says "BAR"'])(
  '%s is read as it is',
  (prompt) => {
    expect(liftLabels(prompt)).toEqual({ rest: prompt, labels: [] });
  },
);

it('words on a thing are its own and no title', () => {
  const { elements, lettering } = understand('a boulder labelled STRESS');
  expect(elements.map((one) => one.lettering)).toEqual(['STRESS']);
  expect(lettering).toEqual([]);
});

it('is looked for in linear time', () => {
  const lift = (length: number) => liftLabels('labelled '.repeat(length) + 'A'.repeat(length));
  expect(growthOf(lift)).toBeLessThan(LINEAR_GROWTH);
});
