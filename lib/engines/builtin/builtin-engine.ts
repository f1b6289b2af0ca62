import { ApiError } from '@/lib/errors/api-error';
import type { Engine } from '../engine';
import { compose } from './compose/compose';
import { describeStyle } from './style-profile/describe';

function notYet(primitive: string): never {
  throw new ApiError('engine_failed', `the built-in engine has no ${primitive}`);
}

/** The engine that comes with Easel: on the CPU, offline. */
export const builtinEngine: Engine = {
  draw: compose,
  describeStyle: async (images, weights) => describeStyle(images, weights),
  repaint: async () => notYet('repaint'),
  restyle: async () => notYet('restyle'),
  matte: async () => notYet('matte'),
  upscale: async () => notYet('upscale'),
  trace: async () => notYet('trace'),
  rewrite: async () => notYet('rewrite'),
};
