import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Engine } from '@/lib/engines/engine';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import type { RunContext } from '../run/context';
import { runRefineDetails } from './run';

/** The sides and modes that the engine is asked to enlarge, for a picture of this size. */
async function askedFor(widthPx: number, heightPx: number, refinement: 'moderate' | 'subtle') {
  const bytes = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#845' },
  })
    .png()
    .toBuffer();
  const asked: string[] = [];
  const upscale: Engine['upscale'] = (image, factor, mode) => {
    asked.push(`${mode} ${image.widthPx}x${image.heightPx}`);
    return resizePixels(image, {
      widthPx: image.widthPx * factor,
      heightPx: image.heightPx * factor,
    });
  };
  const context = {
    engine: { upscale },
    images: { image: [bytes] },
    sentAs: {},
    seed: 0,
    progress: { signal: new AbortController().signal, onProgress: () => undefined },
  } as unknown as RunContext;
  const input = { refinement, responseFormat: 'url', imageFormat: 'png', seed: 0 } as const;
  const { images } = await runRefineDetails(input as never, context);
  const [{ widthPx: width, heightPx: height } = { widthPx: 0, heightPx: 0 }] = images ?? [];
  return { asked, size: `${width}x${height}` };
}

describe('the texture of refined details', () => {
  it('is made up at half the size', async () => {
    expect(await askedFor(900, 900, 'moderate')).toEqual({
      asked: ['creative 1024x1024'],
      size: '2048x2048',
    });
  });

  it('is made up where a small picture has all its pixels, and enlarged crisply', async () => {
    expect(await askedFor(512, 512, 'moderate')).toEqual({
      asked: ['creative 512x512', 'crisp 1024x1024'],
      size: '2048x2048',
    });
  });

  it('is only sharpened where it is to be subtle', async () => {
    expect((await askedFor(256, 256, 'subtle')).asked).toEqual(['crisp 1024x1024']);
  });
});
