import { describe, expect, it } from 'vitest';
import { gaussianBlur } from './blur';
import { fitGuidedFilter } from './guided-filter';

describe('guided filter', () => {
  it('sharpens a blurred mask where the guide has its edge', () => {
    const [widthPx, heightPx] = [60, 60];
    const plane = (value: (x: number) => number) => ({
      widthPx,
      heightPx,
      data: Float32Array.from({ length: widthPx * heightPx }, (_, at) => value(at % widthPx)),
    });
    const guide = [
      plane((x) => (x < 30 ? 0.8 : 0.2)),
      plane(() => 0.5),
      plane((x) => 0.3 + (x % 3) * 0.01),
    ] as const;
    const blurred = gaussianBlur(
      plane((x) => (x < 30 ? 1 : 0)),
      4,
    );
    const { slopes, offset } = fitGuidedFilter(guide, blurred, 8, 1e-5);
    const fitted = (x: number) => {
      const at = 30 * widthPx + x;
      return slopes.reduce(
        (sum, slope, channel) => sum + slope.data[at]! * guide[channel]!.data[at]!,
        offset.data[at]!,
      );
    };
    expect(blurred.data[30 * widthPx + 29]! - blurred.data[30 * widthPx + 30]!).toBeLessThan(0.15);
    expect(fitted(29) - fitted(30)).toBeGreaterThan(0.45);
  });
});
