import { describe, expect, it } from 'vitest';
import { illustrate, svgOf, understand } from '..';

const PX = 512;

function pictureOf(prompt: string) {
  const brief = understand(prompt);
  return illustrate({ brief, prompt, widthPx: PX, heightPx: PX, seed: 5, variant: 0 });
}

describe('several who go with one', () => {
  it.each([
    'a woman walking five dogs past brownstones',
    'a man walking a poodle and a corgi',
    'a mother duck with five ducklings in a row',
    'a duck followed by four ducklings',
  ])('are all seen, each for itself: %s', (prompt) => {
    expect(pictureOf(prompt).notDrawn).toEqual([]);
  });

  it('dogs of no breed are of several, so that they can be counted', () => {
    const marks = svgOf(pictureOf('a woman walking five dogs')).match(/data-e="e2"/g);
    expect(marks).toHaveLength(5);
  });
});

it('what is small is chased, and leads nobody in a row', () => {
  expect(pictureOf('kids chase a butterfly').drew).toEqual(expect.arrayContaining(['chase']));
});

describe('who is in a closed car', () => {
  it('is seen behind its window, and nobody sits on its door', () => {
    const picture = pictureOf('a man driving a taxi');
    expect(picture.drew).toContain('man');
    expect(picture.drew).toContain('driving');
    expect(svgOf(picture)).toMatch(/clip-path="[^"]*"><g[^>]*><g data-e="e1"/);
  });
});
