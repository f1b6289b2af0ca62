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
