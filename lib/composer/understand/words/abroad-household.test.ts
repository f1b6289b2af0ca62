import { expect, it } from 'vitest';
import { understand } from '../understand';

const things = (prompt: string) => understand(prompt).elements.map(({ concept }) => concept);

it.each([
  ['un reloj mecánico sobre un mapa', 'watch'],
  ['un chochín posado en una rama', 'sparrow'],
  ['um cachorro salsicha no sofá', 'dachshund'],
  ['воздушный гимнаст на трапеции', 'acrobat'],
  ['шкаф у окна, на полу провода', 'cable'],
  ['紙の提灯と猫', 'paper-lantern'],
])('everyday words of other languages name what they name: %s', (prompt, thing) => {
  expect(things(prompt)).toContain(thing);
});

it.each([
  ["fuochi d'artificio", 'fireworks'],
  ["foglie d'acero", 'maple-leaf'],
  ["feuilles d'érable", 'maple-leaf'],
])('what leaves out a vowel is of the language that knows its words: %s', (prompt, thing) => {
  expect(things(prompt)).toContain(thing);
});
