import { describe, expect, it } from 'vitest';
import type { DrawSpec } from '@/lib/engines/engine';
import { understand } from '../understand/understand';
import { plan } from './plan';

function planOf(prompt: string, extra: Partial<DrawSpec> = {}) {
  const spec: DrawSpec = {
    prompt,
    widthPx: 1024,
    heightPx: 1024,
    modelId: 'svcv4_1',
    output: 'vector',
    seed: 5,
    variant: 0,
    ...extra,
  };
  return plan(understand(prompt), spec);
}

describe('planning a scene', () => {
  it('gives the same plan for the same seed and another for another', () => {
    expect(planOf('two foxes in a forest')).toEqual(planOf('two foxes in a forest'));
    expect(planOf('two foxes in a forest')).not.toEqual(
      planOf('two foxes in a forest', { seed: 6 }),
    );
  });

  it('gives the pictures of one request different hours where the prompt leaves them open', () => {
    const hours = [0, 1, 2, 3, 4, 5].map((variant) => planOf('a fox', { variant }).hour);
    expect(new Set(hours).size).toBeGreaterThan(3);
    const asked = [0, 1, 2, 3, 4, 5].map((variant) => planOf('a fox at night', { variant }).hour);
    expect(new Set(asked)).toEqual(new Set(['night']));
  });

  it('dries the grass of a savanna, and of no other meadow', () => {
    expect(planOf('a lion in the savanna').savanna).toBe(true);
    expect(planOf('a lion in a meadow').savanna).toBeUndefined();
  });

  it('keeps every subject inside the picture, in all ratios', () => {
    const prompts = [
      'ten cows on a farm',
      'a cat on a sofa',
      'five butterflies in a garden',
      'a castle, a dragon and a knight',
    ];
    for (const prompt of prompts) {
      for (const [widthPx, heightPx] of [
        [1024, 1024],
        [1536, 768],
        [768, 1536],
      ] as const) {
        for (const placed of planOf(prompt, { widthPx, heightPx }).subjects) {
          expect(placed.xPx).toBeGreaterThan(0);
          expect(placed.xPx).toBeLessThan(widthPx);
          expect(placed.baseYPx - placed.heightPx).toBeGreaterThan(-heightPx * 0.12);
          expect(placed.baseYPx).toBeLessThan(heightPx * 1.02);
        }
      }
    }
  });

  it('stands every one of a counted kind', () => {
    const { subjects } = planOf('seven sheep on a hill');
    expect(subjects.filter(({ concept }) => concept.id === 'ewe')).toHaveLength(7);
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(7);
  });

  it('puts a bird on a chair above its seat and below its top', () => {
    const { subjects } = planOf('a bird on a chair');
    const chair = subjects.find(({ concept }) => concept.id === 'chair');
    const bird = subjects.find(({ concept }) => concept.id === 'bird');
    expect(chair && bird).toBeTruthy();
    if (!chair || !bird) return;
    expect(bird.baseYPx).toBeLessThan(chair.baseYPx);
    expect(bird.baseYPx).toBeGreaterThan(chair.baseYPx - chair.heightPx);
    expect(bird.depth).toBeGreaterThan(chair.depth);
  });

  it('uses the asked ground exactly where the prompt names no place', () => {
    expect(planOf('a teapot', { backgroundColor: [1, 2, 3] })).toMatchObject({
      environment: 'studio',
      ground: '#010203',
    });
    expect(planOf('a teapot in a garden', { backgroundColor: [1, 2, 3] }).environment).toBe(
      'garden',
    );
  });

  it('leaves lettering out when no text is wanted', () => {
    expect(planOf('poster "HELLO"', { noText: true }).lettering).toEqual([]);
  });
});
