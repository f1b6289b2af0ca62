import type { Engine } from '../engine';
import { keepingOutside } from '../keep-outside';
import { compose } from './compose/compose';
import { matte } from './matte/matte';
import { repaint } from './repaint';
import { restyle } from './restyle/restyle';
import { rewrite } from './rewrite/rewrite';
import { describeStyle } from './style-profile/describe';
import { trace } from './trace/trace';
import { upscale } from './upscale/upscale';

/** The engine that comes with Easel: on the CPU, offline. */
export const builtinEngine: Engine = {
  draw: compose,
  describeStyle: async (images, weights) => describeStyle(images, weights),
  repaint: keepingOutside(repaint),
  restyle,
  matte,
  upscale,
  trace,
  rewrite: async (prompt) => rewrite(prompt),
};
