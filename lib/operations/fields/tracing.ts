import { z } from 'zod';

const MAX_SHAPES_LIMIT = 100_000;

/** Older clients write switches as `on` and `off`; booleans are taken too. */
const onOff = z
  .union([z.enum(['on', 'off']), z.boolean()], { error: 'send on or off, or true or false' })
  .default('off')
  .transform((value) => value === 'on' || value === true);

/** How a picture becomes shapes, where the output is traced. */
export const tracingFields = {
  svg_compression: onOff.meta({ title: 'Compress SVG', description: 'Minifies the SVG.' }),
  limit_num_shapes: onOff.meta({
    title: 'Limit shapes',
    description: 'Whether max_num_shapes counts.',
  }),
  max_num_shapes: z
    .int()
    .min(1)
    .max(MAX_SHAPES_LIMIT)
    .optional()
    .meta({ title: 'Most shapes', description: 'Most shapes of the SVG while limiting is on.' }),
};

interface TracingFields {
  svg_compression: boolean;
  limit_num_shapes: boolean;
  max_num_shapes?: number | undefined;
}

export interface TracingInput {
  minify: boolean;
  maxShapes?: number;
}

export function resolveTracing(fields: TracingFields): TracingInput {
  const limited = fields.limit_num_shapes && fields.max_num_shapes !== undefined;
  return {
    minify: fields.svg_compression,
    ...(limited ? { maxShapes: fields.max_num_shapes } : {}),
  };
}
