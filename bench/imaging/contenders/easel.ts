import { trace } from '@/lib/engines/builtin/trace/trace';
import { matte } from '@/lib/engines/builtin/matte/matte';
import { repaint } from '@/lib/engines/builtin/repaint/repaint';
import { upscale } from '@/lib/engines/builtin/upscale/upscale';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { context } from '../context';
import { grey } from '../grey';
import type { Contender } from '../task';

export const erase: Contender = async ({ image, mask }) => {
  if (!mask) throw new Error('nothing to erase');
  return { pixels: (await repaint(image, mask, undefined, context())).pixels };
};

export const crisp: Contender = async ({ image }) => ({
  pixels: await upscale(image, 2, 'crisp', context()),
});

export const creative: Contender = async ({ image }) => ({
  pixels: await upscale(image, 2, 'creative', context()),
});

export const vectorize: Contender = async ({ image }) => {
  const svg = await trace(image, { stacking: 'hierarchical', minify: false }, context());
  return { pixels: rasterizeSvg(svg, image), bytes: Buffer.byteLength(svg) };
};

export const cutOut: Contender = async ({ image }) => ({
  pixels: grey(await matte(image, context())),
});
