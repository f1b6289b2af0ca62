import { describe, expect, it } from 'vitest';
import { illustrate } from './illustrate';
import { understand } from './understand';

const SIDE_PX = 512;

function drawn(prompt: string) {
  return illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: SIDE_PX,
    heightPx: SIDE_PX,
    seed: 4,
    variant: 0,
  });
}

describe('words that no design sets', () => {
  it('stand over the scene as a layer of their own, and are told as drawn', () => {
    const { layers, drew } = drawn('a fox in a forest "WILD"');
    expect(layers.at(-1)).toMatchObject({ role: 'lettering' });
    expect(drew).toEqual(expect.arrayContaining(['fox', 'WILD']));
  });

  it('are set without anything else being known', () => {
    const { layers, drew, notDrawn } = drawn('a zorgblat "HELLO"');
    expect(layers.some(({ role }) => role === 'lettering')).toBe(true);
    expect(drew).toContain('HELLO');
    expect(notDrawn).toEqual(['zorgblat']);
  });

  it('are told as missing where no typeface has them', () => {
    expect(drawn('a cat "語語"').notDrawn).toEqual(['語語']);
  });
});

describe('a prompt of which little is known', () => {
  it('is drawn as far as it is understood, and says what is not drawn', () => {
    const { drew, notDrawn } = drawn('a zorgblat on a hill at sunset');
    expect(drew).toContain('hill');
    expect(notDrawn).toEqual(['zorgblat']);
  });

  it('is shapes and colours alone where nothing is, and says so', () => {
    const { drew, notDrawn, layers } = drawn('a zorgblat');
    expect(drew.every((phrase) => /abstract|geometric/.test(phrase))).toBe(true);
    expect(notDrawn).toEqual(['zorgblat']);
    expect(layers.length).toBeGreaterThan(0);
  });

  it('is a country under the sky that it tells of', () => {
    expect(drawn('winter').drew).toContain('snow');
    expect(drawn('northern lights').drew).toContain('northern lights');
  });

  it('is nothing but sky where only the sky is named', () => {
    for (const prompt of ['the sky', 'clouds at sunset', 'a starry night sky'])
      expect(drawn(prompt).layers.some(({ id }) => /hill|strip|land/.test(id))).toBe(false);
    expect(drawn('clouds at sunset').drew).toContain('clouds');
  });
});
