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

it('sets what stands in capitals by itself on a page, as it is written', () => {
  const setBy = (prompt: string) => understand(prompt).lettering;
  expect(setBy('festival poster with a skeleton playing the guitar, LOUD FEST 2025')).toEqual([
    'LOUD FEST 2025',
  ]);
  expect(setBy('poster for a bake sale, cupcakes on a tray, SWEET SUNDAY')).toEqual([
    'SWEET SUNDAY',
  ]);
  expect(setBy('poster of a red fox, NO TEXT, 4K')).not.toContain('NO TEXT');
});

it('has the words of a sign among the things of a poster on that sign', () => {
  const { elements, lettering } = understand(
    'market poster with a crate of apples and a chalk sign saying Every Saturday',
  );
  expect(elements.find(({ phrase }) => phrase === 'chalk sign')?.lettering).toBe('Every Saturday');
  expect(lettering).not.toContain('Every Saturday');
});

it('shows what is on the cover of a novel, and no novel', () => {
  const prompt = 'book cover of a mystery novel, a lighthouse in a storm and a small boat';
  expect(phrasesOf(prompt)).toEqual(['lighthouse', 'small boat']);
  expect(understand(prompt)).toMatchObject({ template: { id: 'poster' }, weather: 'storm' });
});
