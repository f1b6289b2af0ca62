import { describe, expect, it } from 'vitest';
import { illustrate } from '../../illustrate';
import { understand } from '../../understand';
import { boxesIn } from '../testing/seen';

const SIZE = { widthPx: 320, heightPx: 320 };

const ratioOf = (prompt: string, concept: string) => {
  const { width, height } = boxesIn(prompt).boxWhere((one) => one.concept === concept);
  return width / height;
};

describe('how long and thick a thing is told to be', () => {
  it.each([
    ['a tall vase', 'a vase', 'vase'],
    ['a thin candle', 'a candle', 'candle'],
    ['a narrow bookshelf', 'a bookshelf', 'bookshelf'],
  ])('is seen: %s is slimmer than %s', (slim, plain, concept) => {
    expect(ratioOf(slim, concept)).toBeLessThan(ratioOf(plain, concept) * 0.9);
  });

  it.each([
    ['a long bench', 'a bench', 'bench'],
    ['a short vase', 'a vase', 'vase'],
    ['a fat cat', 'a cat', 'cat'],
  ])('is seen: %s is broader than %s', (broad, plain, concept) => {
    expect(ratioOf(broad, concept)).toBeGreaterThan(ratioOf(plain, concept) * 1.1);
  });

  it.each([
    'an old suitcase',
    'a colorful rug',
    'an ornate teapot',
    'a fluffy pillow',
    'a blooming bush',
    'a rolled map',
  ])('is how it looks, too, all else alike: %s', (prompt) => {
    const brief = understand(prompt);
    const plain = brief.elements.map((element) => ({ ...element, attributes: [] }));
    const svgWith = (elements: typeof brief.elements) =>
      illustrate({ brief: { ...brief, elements }, prompt, ...SIZE, seed: 5, variant: 0 })
        .layers.filter(({ role }) => role === 'subject')
        .map(({ svg }) => svg)
        .join('');
    expect(svgWith(brief.elements)).not.toBe(svgWith(plain));
  });
});
