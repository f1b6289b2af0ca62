import { describe, expect, it } from 'vitest';
import { laneOf } from '@/lib/scheduling/lanes';
import { CATALOGUE } from './catalogue';
import { creativeUpscale } from './creative-upscale/definition';
import { crispUpscale } from './crisp-upscale/definition';
import { generateImage } from './generate-image/definition';
import { DEFAULT_MODEL_ID, findModel } from '@/lib/models/models';

const square = (sidePx: number) => ({ widthPx: sidePx, heightPx: sidePx });

/** Enough of an input for every operation to tell what it takes. */
const input = {
  model: findModel(DEFAULT_MODEL_ID),
  count: 1,
  size: square(1024),
  refinement: 'moderate',
} as never;

describe('what an operation is estimated to take', () => {
  it.each(CATALOGUE.map((operation) => [operation.id, operation] as const))(
    'is some time for %s, and not less for larger pictures',
    (_, operation) => {
      const [small, large] = [256, 4000].map((side) =>
        operation.estimateMs(input, [square(side), square(side)]),
      );
      expect(small).toBeGreaterThan(0);
      expect(large).toBeGreaterThanOrEqual(small ?? NaN);
    },
  );

  it('grows with the number of results', () => {
    const one = generateImage.estimateMs({ ...(input as object), count: 1 } as never, []);
    const six = generateImage.estimateMs({ ...(input as object), count: 6 } as never, []);
    expect(six).toBeGreaterThan(3 * one);
  });

  it('puts a picture of a prompt in the quick lane, and large upscales in the slow one', () => {
    expect(laneOf(generateImage.estimateMs(input, []))).toBe('quick');
    expect(laneOf(crispUpscale.estimateMs(input, [square(1024)]))).toBe('slow');
    expect(laneOf(creativeUpscale.estimateMs(input, [square(512)]))).toBe('slow');
  });
});
