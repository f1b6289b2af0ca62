import { expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { svgOf } from '../../illustration';
import { understand } from '../../understand';

const drawn = (said: string, prompt = said) => {
  const brief = understand(said);
  const picture = illustrate({ brief, prompt, widthPx: 384, heightPx: 384, seed: 11, variant: 0 });
  return { ...picture, svg: svgOf(picture) };
};

it.each([
  ['a leopard print bag', 'a bag'],
  ['a camouflage jacket', 'a jacket'],
  ['a zigzag cup', 'a cup'],
  ['a scaly dog', 'a dog'],
  ['a scratched car', 'a car'],
  ['a fluffy rabbit', 'a rabbit'],
  ['a spiky dragon', 'a dragon'],
  ['a skinny dog', 'a dog'],
  ['an old dog', 'a dog'],
  ['a winged cat', 'a cat'],
  ['a horned rabbit', 'a rabbit'],
  ['a winking cat', 'a cat'],
  ['a crying dog', 'a sad dog'],
  ['a bored lion', 'a lion'],
  ['a winking apple', 'a smiling apple'],
  ['a sleepy moon', 'a moon'],
  ['a floating chair', 'a chair'],
])('%s is told from %s', (said, plain) => {
  expect(drawn(said, 'x').svg).not.toBe(drawn(plain, 'x').svg);
});

it('a look of people that an animal has not is told as missing', () => {
  expect(drawn('a bearded dog').notDrawn).toContain('bearded');
  expect(drawn('a bearded man').notDrawn).not.toContain('bearded');
});
