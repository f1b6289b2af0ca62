import { ApiError } from '@/lib/errors/api-error';
import type { Engine } from '../engine';
import { compose } from './compose/compose';
import { matte } from './matte/matte';
import { erase } from './repaint/erase';
import { upscale } from './upscale/upscale';
import { rewrite } from './rewrite/rewrite';
import { describeStyle } from './style-profile/describe';

function notYet(primitive: string): never {
  throw new ApiError('engine_failed', `the built-in engine has no ${primitive}`);
}

/** The engine that comes with Easel: on the CPU, offline. */
export const builtinEngine: Engine = {
  draw: compose,
  describeStyle: async (images, weights) => describeStyle(images, weights),
  repaint: async (image, mask, _spec, context) => ({ pixels: await erase(image, mask, context) }),
  restyle: async () => notYet('restyle'),
  matte,
  upscale,
  trace: async () => notYet('trace'),
  rewrite: async (prompt) => rewrite(prompt),
};
