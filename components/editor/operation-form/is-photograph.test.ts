import { describe, expect, it } from 'vitest';
import { isPhotograph } from './is-photograph';

describe('a photograph is asked for', () => {
  it.each([
    ['a photo of a fox', ''],
    ['portrait, 85mm, bokeh', ''],
    ['ein Foto von einem Hund', ''],
    ['a bowl', 'Product photo'],
  ])('by %j in the style %j', (prompt, style) => {
    expect(isPhotograph({ prompt, style })).toBe(true);
  });

  it.each([
    ['a red fox', ''],
    ['photosynthesis of a leaf', ''],
    ['a fox', 'Watercolor'],
  ])('not by %j in the style %j', (prompt, style) => {
    expect(isPhotograph({ prompt, style })).toBe(false);
  });
});
