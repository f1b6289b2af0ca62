import { describe, expect, it } from 'vitest';
import { proposeCrops } from './crops';
import { saliencyOf } from './saliency';

/** A gray picture with a red disc, and the disc's matte. */
function discPicture(widthPx: number, heightPx: number, centreX: number, centreY: number) {
  const image = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx * 4) };
  const matte = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx) };
  for (let at = 0; at < matte.data.length; at++) {
    const isDisc =
      ((at % widthPx) - centreX) ** 2 + (Math.floor(at / widthPx) - centreY) ** 2 < 50 ** 2;
    image.data.set(isDisc ? [220, 30, 30, 255] : [128, 128, 128, 255], at * 4);
    if (isDisc) matte.data[at] = 255;
  }
  return { image, matte };
}

describe('saliency', () => {
  it('sums to 1 and lies on the subject', () => {
    const { image, matte } = discPicture(400, 300, 300, 150);
    const { data, widthPx } = saliencyOf(image, matte);
    expect(data.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3);
    const onRight = data.filter((_, at) => at % widthPx > widthPx / 2);
    expect(onRight.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0.9);
  });

  it('finds what contrasts where no subject is known', () => {
    const { image, matte } = discPicture(400, 300, 100, 150);
    const { data, widthPx } = saliencyOf(image, { ...matte, data: new Uint8Array(120_000) });
    const onLeft = data.filter((_, at) => at % widthPx < widthPx / 2);
    expect(onLeft.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0.7);
  });
});

describe('crop proposals', () => {
  it('have the ratio, lie inside and keep a subject at the border whole', () => {
    const { image, matte } = discPicture(800, 400, 720, 200);
    const crops = proposeCrops(image, saliencyOf(image, matte), 1, 4);
    expect(crops.length).toBeGreaterThan(1);
    for (const { leftPx, topPx, widthPx, heightPx } of crops) {
      expect(widthPx / heightPx).toBeCloseTo(1, 1);
      expect(leftPx >= 0 && topPx >= 0).toBe(true);
      expect(leftPx + widthPx <= 800 && topPx + heightPx <= 400).toBe(true);
    }
    const [best] = crops;
    expect(best!.leftPx).toBeLessThan(660);
    expect(best!.leftPx + best!.widthPx).toBeGreaterThan(770);
  });

  it('differ from each other', () => {
    const { image, matte } = discPicture(600, 600, 300, 300);
    const crops = proposeCrops(image, saliencyOf(image, matte), 1.5, 3);
    const places = new Set(
      crops.map(({ leftPx, topPx, widthPx }) => `${leftPx} ${topPx} ${widthPx}`),
    );
    expect(places.size).toBe(crops.length);
  });
});
