import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { JobImage } from '../job';
import type { RunContext } from './context';
import { forEachVariant } from './variants';

const context = {
  progress: { signal: new AbortController().signal, onProgress: () => undefined },
} as unknown as RunContext;

/** A grey picture with a square of its own brightness; `noise` changes bytes that nobody sees. */
async function picture(level: number, noise = 0, sidePx = 14): Promise<JobImage> {
  const data = Buffer.alloc(256 * 256 * 3, 128);
  for (let y = 100; y < 100 + sidePx; y += 1)
    data.fill(level, (y * 256 + 100) * 3, (y * 256 + 100 + sidePx) * 3);
  data[0] = 128 + noise;
  const raw = { raw: { width: 256, height: 256, channels: 3 as const } };
  const bytes = await sharp(data, raw).png().toBuffer();
  return { bytes, mediaType: 'image/png', widthPx: 256, heightPx: 256 };
}

const svg = (fill: string): JobImage => ({
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${fill}"/></svg>`,
  ),
  mediaType: 'image/svg+xml',
  widthPx: 64,
  heightPx: 64,
});

describe('several results of one request', () => {
  it('are all delivered when they differ, however small the part that does', async () => {
    const made = await forEachVariant(4, context, (variant) => picture(variant * 60));
    expect(made.images).toHaveLength(4);
    expect(made.notice).toBeUndefined();
  });

  it('are fewer, and say so, when they look the same', async () => {
    let attempts = 0;
    const made = await forEachVariant(6, context, (variant) => {
      attempts += 1;
      return picture(90, variant);
    });
    expect(made.images).toHaveLength(1);
    expect(made.notice).toMatch(/^1 of the 6 images asked for was made and charged/);
    expect(attempts).toBeLessThan(6);
  });

  it('make up for a repetition with another attempt', async () => {
    const made = await forEachVariant(3, context, (variant) => picture(Math.max(1, variant) * 40));
    expect(made.images).toHaveLength(3);
    expect(made.notice).toBeUndefined();
  });

  it('are told apart as drawings, too', async () => {
    const fills = ['#f00', '#f00', '#00f', '#0f0'];
    const made = await forEachVariant(3, context, (variant) =>
      Promise.resolve(svg(fills[variant] ?? '#000')),
    );
    expect(made.images).toHaveLength(3);
  });
});
