import { describe, expect, it } from 'vitest';
import { illustrate } from './illustrate';
import { svgOf } from './illustration';
import { understand } from './understand';
import { QUALITY_WORDS } from './understand/words/qualities.data';
import { EFFECTS } from './places/qualities/effects.data';

const drawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt: 'the same',
    widthPx: 512,
    heightPx: 512,
    seed: 11,
    variant: 0,
  });
const layersOf = (prompt: string) => drawn(prompt).layers.map(({ id }) => id);

describe('what is said of a place', () => {
  it('does something to a picture, whatever it is', () => {
    const ids = QUALITY_WORDS.trim()
      .split('\n')
      .map((line) => line.split(' | ')[0] ?? '');
    for (const id of ids) expect(EFFECTS, id).toHaveProperty(id);
  });

  it.each([
    ['a busy cafe', 'busy'],
    ['a girl in a messy living room', 'messy'],
    ['an abandoned school classroom', 'abandoned'],
    ['an overgrown garden with a bench', 'overgrown'],
    ['a Scandinavian living room', 'scandinavian'],
    ['a flooded street with a car', 'flooded'],
    ['a candlelit table with a cake', 'candlelit'],
  ])('is seen, and told as drawn: %s', (prompt, word) => {
    const { drew, notDrawn } = drawn(prompt);
    expect(drew.map((one) => one.toLowerCase())).toContain(word);
    expect(notDrawn).toEqual([]);
  });

  it('is of the place, and not of who is in it', () => {
    expect(understand('a busy woman in a kitchen').qualities).toBeUndefined();
    expect(understand('a girl in a warm coat in a park').qualities).toBeUndefined();
    expect(understand('a street, not crowded').qualities).toBeUndefined();
  });

  it('is no style of its own where a place is known by it', () => {
    expect(understand('a Japanese street with a cyclist').qualities).toBeUndefined();
    expect(understand('a Japanese bedroom').qualities).toHaveLength(1);
  });

  it('keeps garlands at the upper edge however near a street is seen', () => {
    expect(drawn('a festive street with a snowman').drew).toContain('festive');
  });

  it('fills a busy street with people behind whom the picture is of', () => {
    const layers = layersOf('a busy street with a cyclist');
    const crowd = layers.filter((id) => id.includes('crowd-'));
    expect(crowd.length).toBeGreaterThan(5);
    expect(layers.lastIndexOf(crowd.at(-1) ?? '')).toBeLessThan(
      layers.findIndex((id) => /^e\d/.test(id)),
    );
  });

  it('ruins the house that is told to be abandoned', () => {
    expect(understand('an abandoned house on a hill').elements[0]?.attributes).toContain('ruined');
  });

  it('blows hair and trees, and leaves those indoors alone', () => {
    const still = svgOf(drawn('a woman in a park'));
    expect(svgOf(drawn('a woman in a windy park'))).not.toBe(still);
    expect(layersOf('a woman in a windy park').some((id) => id.includes('gusts'))).toBe(true);
    expect(layersOf('a woman in a kitchen, windy').some((id) => id.includes('gusts'))).toBe(false);
  });

  it('is read in no time from a prompt that says nothing else', () => {
    const startedMs = performance.now();
    understand('busy messy old dark street '.repeat(160).slice(0, 4000));
    expect(performance.now() - startedMs).toBeLessThan(4000);
  });
});
