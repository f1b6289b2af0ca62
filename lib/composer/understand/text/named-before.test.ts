import { expect, it } from 'vitest';
import { namedBefore } from './named-before';

it.each([
  ['a candle shop sign', 'a shop sign with a picture of a candle on it'],
  ['a drum truck in a street', 'a truck with a picture of a drum on it in a street'],
  ['a violin seller with a cart', 'a seller with a cart full of violins'],
  ['a coffee truck', 'a food truck with a picture of a coffee cup on it'],
  ['a balloon seller', 'a seller holding balloons'],
  ['a pizza delivery fox', 'a fox carrying a pizza box'],
])('%s: what is named before its bearer is seen on or with it', (prompt, told) => {
  expect(namedBefore(prompt)).toBe(told);
});

it.each([
  'a fire truck',
  'an ice cream van',
  'a street sign',
  'a shop sign that says "Candles"',
  'a golf cart',
])('%s: stays one name', (prompt) => {
  expect(namedBefore(prompt)).toBe(prompt);
});
