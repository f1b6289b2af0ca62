import { describe, expect, it } from 'vitest';
import { illustrate } from '../illustrate';
import { understand } from '../understand';

describe('a diagram that is to have no words', () => {
  it.each([
    'labelled diagram of a plant cell, no text',
    'parts of a flower illustration, no labels',
    'labeled-style drawing of a plant cell, clean and colorful, no text',
  ])('is its picture alone: %s', (prompt) => {
    const brief = understand(prompt);
    expect(brief.template).toMatchObject({ id: 'labelled-diagram', laid: { isWordless: true } });
    const { drew, layers } = illustrate({
      brief,
      prompt,
      widthPx: 512,
      heightPx: 512,
      seed: 3,
      variant: 0,
    });
    expect(drew).not.toContain('labels');
    expect(layers.find(({ role }) => role === 'lettering')?.svg ?? '').toBe('');
  });
});
