import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { judgeStrip, strangenessBeside } from './judge-strip';

const [widthPx, heightPx] = [160, 100];
const source = { leftPx: 0, topPx: 40, widthPx, heightPx: 60 };
const strip = { leftPx: 0, topPx: 0, widthPx, heightPx: 40 };

/** Slanting stripes, with something else in the strip above the source. */
function picture(other: (x: number, y: number) => number | undefined = () => undefined) {
  const data = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let at = 0; at < widthPx * heightPx; at++) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    const stripes = 120 + 50 * Math.sin((x + y) / 3);
    data.fill(other(x, y) ?? stripes, at * 4, at * 4 + 3);
  }
  return { widthPx, heightPx, data };
}

const random = () => createRandom(1, 'judge');
const faults = (other?: (x: number, y: number) => number | undefined) =>
  judgeStrip(picture(other), source, strip, random());

describe('judging a strip', () => {
  it('finds more of the same no stranger than the source', () => {
    const beside = strangenessBeside(picture(), source, strip, random());
    const { strangeness, frame } = faults();
    expect(strangeness).toBeLessThan(beside + 150);
    expect(frame).toBeLessThan(200);
  });

  it('finds an object of another material strange', () => {
    const object = faults((x, y) => (x > 50 && x < 110 && y < 34 ? 250 : undefined));
    expect(object.strangeness).toBeGreaterThan(2 * faults().strangeness + 200);
  });

  it('finds a frame along the border', () => {
    const framed = faults((_, y) => (y < 20 ? 245 : undefined));
    expect(framed.frame).toBeGreaterThan(3_000);
  });
});
