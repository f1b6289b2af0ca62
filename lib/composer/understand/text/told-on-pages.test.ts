import { expect, it } from 'vitest';
import { understand } from '../understand';

const phrasesOf = (prompt: string) => understand(prompt).elements.map(({ phrase }) => phrase);

it('sets a sentence after its colon without quotes, and leaves what is written in later to the page', () => {
  const prompt =
    'kids birthday invitation, a t-rex, text: Leo is turning 5! with space below for the date and address';
  expect(understand(prompt).lettering).toEqual(['Leo is turning 5!']);
  expect(phrasesOf(prompt)).toEqual(['t-rex']);
});

it('takes the white border of a sticker for no line drawing', () => {
  const { elements, paletteColors } = understand('sticker of a cactus, thick white outline');
  expect(elements.map(({ phrase }) => phrase)).toEqual(['cactus']);
  expect(paletteColors).toEqual([]);
});

it('shows both sides of a comparison as the prompt has them', () => {
  const prompt =
    'comparison infographic renting vs buying a house, two columns, house on the left with keys and an apartment building on the right, 4 points each';
  expect(understand(prompt).template?.sides).toEqual([
    { text: 'buying a house', scene: 'house with keys' },
    { text: 'renting', scene: 'apartment building' },
  ]);
});
