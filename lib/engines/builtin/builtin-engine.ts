import { ApiError } from '@/lib/errors/api-error';
import type { Engine } from '../engine';
import { compose } from './compose/compose';
import { matte } from './matte/matte';
import { repaint } from './repaint/repaint';
import { rewrite } from './rewrite/rewrite';
import { describeStyle } from './style-profile/describe';
import { trace } from './trace/trace';
import { upscale } from './upscale/upscale';

function notYet(primitive: string): never {
  throw new ApiError('engine_failed', `the built-in engine has no ${primitive}`);
}

/** The engine that comes with Easel: on the CPU, offline. */
export const builtinEngine: Engine = {
  draw: compose,
  describeStyle: async (images, weights) => describeStyle(images, weights),
  repaint,
  restyle: async () => notYet('restyle'),
  matte,
  upscale,
  trace,
  rewrite: async (prompt) => rewrite(prompt),
};
