import { describe, expect, it } from 'vitest';
import { illustrate } from './illustrate';
import { svgOf } from './illustration';
import { type Sight, sightsOf } from './sight';
import { understand } from './understand';

const SIZE = { widthPx: 384, heightPx: 384 };

/** The largest named thing of a picture. */
function subjectOf(prompt: string, variant: number, seed = 5): Sight | undefined {
  const brief = understand(prompt);
  const svg = svgOf(illustrate({ brief, prompt, ...SIZE, seed, variant }));
  const parts = brief.elements.map(({ id }) => ({ id, marks: [`data-e="${id}"`] }));
  const seen = [...sightsOf(svg, parts, SIZE).values()].sort((a, b) => b.share - a.share);
  return seen[0];
}

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

describe('four pictures of one prompt', () => {
  it.each([
    'a bento box with rice and salmon, top view',
    'superhero bee flying with a red cape',
    "a doctor listening to a child's heart with a stethoscope",
  ])('have their subject at several heights: %s', (prompt) => {
    const boxes = [0, 1, 2, 3].flatMap((variant) => subjectOf(prompt, variant)?.box ?? []);
    expect(spread(boxes.map(({ top, bottom }) => (top + bottom) / 2))).toBeGreaterThan(0.08);
  });

  it('show a mark in several sizes', () => {
    const prompt = 'logo of a bear hugging a honey jar';
    const shares = [0, 1, 2, 3].map((variant) => subjectOf(prompt, variant)?.share ?? 0);
    expect(Math.max(...shares) / Math.min(...shares)).toBeGreaterThan(1.25);
  });

  it('print a page on several kinds of paper', () => {
    const prompt = 'pie chart of household waste with paper, glass and plastic';
    const brief = understand(prompt);
    const lengths = [0, 1, 2, 3].map(
      (variant) => svgOf(illustrate({ brief, prompt, ...SIZE, seed: 5, variant })).length,
    );
    expect(spread(lengths)).toBeGreaterThan(2000);
  });

  it('have a sea that goes on to the foot of the page', () => {
    const feet = [0, 1, 2, 3].map(
      (variant) => subjectOf('a person in a sea of paper', variant)?.box?.bottom ?? 0,
    );
    expect(Math.min(...feet)).toBeGreaterThan(0.95);
  });
});

const middles = (boxes: readonly NonNullable<Sight['box']>[]) => ({
  x: boxes.map(({ left, right }) => (left + right) / 2),
  y: boxes.map(({ top, bottom }) => (top + bottom) / 2),
});

describe('several seeds of one prompt', () => {
  // What fills the width moves up and down, and a bust, which the page cuts below, sideways.
  it.each([
    ['a red fox', 0.05, 0.08],
    ['a vintage van', 0.1, 0.08],
    ["a tailor measuring a man's waist with a tape", 0.1, 0.08],
    ['portrait of an old fisherman with a white beard', 0.15, 0.05],
  ])('put it at other places of the picture: %s', (prompt, acrossShare, downShare) => {
    const boxes = [1, 2, 3, 4, 5, 6].flatMap((seed) => subjectOf(prompt, 0, seed)?.box ?? []);
    const { x, y } = middles(boxes);
    expect(spread(x)).toBeGreaterThan(acrossShare);
    expect(spread(y)).toBeGreaterThan(downShare);
  });
});
