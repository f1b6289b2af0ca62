import { describe, expect, it } from 'vitest';
import { closeTo, nearestNames } from './closest';
import { CURATED_STYLES } from './curated-styles';
import { MODELS } from './models';

const MODEL_IDS = MODELS.map(({ id }) => id);
const STYLES = [...new Set(CURATED_STYLES.map(({ name }) => name))];

describe('the name that was probably meant', () => {
  it.each([
    ['svcv4.1', 'svcv4_1'],
    ['svcv41_vector', 'svcv4_1_vector'],
    ['scv3', 'svcv3'],
    ['SVCV2-Vector', 'svcv2_vector'],
  ])('for the model %s comes first: %s', (given, meant) => {
    expect(nearestNames(given, MODEL_IDS, 3)[0]).toBe(meant);
  });

  it.each([
    ['Watercolour', 'Watercolor'],
    ['photo realism', 'Photorealism'],
    ['pixelart', 'Pixel art'],
    ['line_drt', 'Line art'],
  ])('for the style %s is %s', (given, meant) => {
    expect(closeTo(given, STYLES)).toBe(meant);
  });

  it('is none when nothing is alike', () => {
    expect(closeTo('xml', ['webp', 'png'])).toBeUndefined();
    expect(closeTo('', ['webp'])).toBeUndefined();
  });

  it('is found at once, however long the text', () => {
    const startedAtMs = performance.now();
    nearestNames('svc'.repeat(1_000_000), MODEL_IDS, 3);
    expect(performance.now() - startedAtMs).toBeLessThan(200);
  });
});
