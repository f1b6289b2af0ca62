import { describe, expect, it } from 'vitest';
import { markForms } from './mark-forms';

describe('the forms in which marks are asked for', () => {
  it.each([
    ['palm tree in a wave, surf school logo', 'logo for a surf school, palm tree in a wave'],
    ['logo, the neck of a swan becomes a key', 'logo, a swan shaped like a key'],
    ['ears of wheat forming a crown logo', 'ears of wheat shaped like a crown logo'],
    ['badge with a bee and two sprigs of thyme', 'badge with a bee and two thyme'],
    ['a kettle icon, rounded, smiling, green', 'a smiling kettle icon, rounded, green'],
    ['logo for a library on wheels, a van', 'logo for a library, a van'],
    ['five smiley faces for a mood tracker, yellow', 'set of five emoji icons, yellow'],
    ['a kettle icon but friendly, green', 'a kettle icon, green'],
  ])('are told plainly: %s', (prompt, told) => {
    expect(markForms(prompt)).toBe(told);
  });

  it.each([
    'minimal logo, two huts forming the letter M',
    'a caterpillar becoming a butterfly',
    'vintage badge, pine tree, brewery logo with hops',
    'logo for a bakery, a bear',
  ])('are left where they say something else: %s', (prompt) => {
    expect(markForms(prompt)).toBe(prompt);
  });
});
