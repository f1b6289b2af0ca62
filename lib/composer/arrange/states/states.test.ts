import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../concepts/concept';
import { illustrate, svgOf, understand } from '../..';

const SIZE = { widthPx: 320, heightPx: 320 };

function drawn(prompt: string) {
  const brief = understand(prompt);
  const picture = illustrate({ brief, prompt, ...SIZE, seed: 5, variant: 0 });
  return { brief, picture, svg: svgOf(picture) };
}

describe('states of things', () => {
  it.each([
    ['a burning book', 'burning', 'burning'],
    ['a burning house', 'burning', 'burning'],
    ['a rusty bicycle', 'rusty', 'rusty'],
    ['a frozen clock', 'frozen', 'frozen'],
    ['a knitted elephant', 'knitted', 'knitted'],
    ['a broken chair', 'broken', 'broken'],
    ['a half eaten apple', 'half-eaten', 'half eaten'],
    ['a stack of knitted blankets', 'knitted', 'knitted'],
    ['a metal chair', 'metal', 'metal'],
    ['a plastic stool', 'plastic', 'plastic'],
    ['a bumpy vase', 'rough', 'bumpy'],
    ['a bent fork', 'bent', 'bent'],
    ['a gnarled oak', 'twisted', 'gnarled'],
    ['a tangled ball of wool', 'tangled', 'tangled'],
    ['a hairy spider', 'shaggy', 'hairy'],
    ['an armored horse', 'armored', 'armored'],
    ['a caged tiger', 'caged', 'caged'],
    ['a chained bicycle', 'chained', 'chained'],
    ['an overturned chair', 'toppled', 'overturned'],
    ['a raw steak', 'raw', 'raw'],
    ['burnt toast', 'burnt', 'burnt'],
    ['a peeled banana', 'peeled', 'peeled'],
    ['a leaky bucket', 'leaking', 'leaky'],
    ['an overflowing trash can', 'overflowing', 'overflowing'],
  ])('%s is drawn so, and told', (prompt, state, word) => {
    const { picture, svg } = drawn(prompt);
    expect(svg.includes(`data-state="e1 ${state}"`)).toBe(true);
    expect(picture.drew).toContain(word);
  });

  it.each([
    ['a suitcase tied with a red ribbon', 'ribboned'],
    ['a dog looking at its reflection', 'upside-down-below'],
    ['a swan and its reflection', 'upside-down-below'],
    ['a piano covered in moss', 'mossy'],
    ['a car on fire', 'burning'],
    ['a melon cut in half', 'halved'],
    ['a teddy bear wrapped as a gift', 'gift-wrapped'],
    ['a suitcase with wings', 'winged'],
    ['a mud-covered boot', 'dirty'],
  ])('%s has it as a state, and nothing beside it', (prompt, state) => {
    const { elements } = understand(prompt);
    expect(elements).toHaveLength(1);
    expect(elements[0]?.attributes).toContain(state);
  });

  it('are the part’s own where it draws them, and not drawn over it', () => {
    expect(drawn('a burning candle').svg.includes('data-state')).toBe(false);
    expect(drawn('a snowy cabin').svg.includes('data-state')).toBe(false);
  });

  it('are told as missing where nobody sees them', () => {
    const { picture, svg } = drawn('a broken horse');
    expect(svg.includes('data-state')).toBe(false);
    expect(picture.drew).not.toContain('broken');
    expect(picture.notDrawn).toContain('broken');
  });

  it('have colours of their own: a red ribbon makes no red suitcase', () => {
    const [suitcase] = understand('a suitcase tied with a red ribbon').elements;
    expect(suitcase?.colors).toEqual([]);
    expect(suitcase?.trimColors).toHaveLength(1);
  });

  it('are read in every language that has a word', () => {
    expect(LANGUAGES).toContain('de');
    expect(understand('ein rostiges Fahrrad').elements[0]?.attributes).toContain('rusty');
    expect(understand('un livre déchiré').elements[0]?.attributes).toContain('torn');
  });
});
