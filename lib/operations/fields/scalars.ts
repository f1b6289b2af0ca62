import { z } from 'zod';
import { isAnyStyle } from '@/lib/models/curated-styles';
import { STYLE_MATCHES } from '@/lib/models/support';
import { formHints } from './form-hints';

/** Request fields that several operations share, each described once for validation, form and reference. */

export const MAX_SEED = 4_294_967_295;
export const MAX_IMAGES_PER_REQUEST = 6;
/** No model takes longer prompts; each model's own limit is checked when the model is known. */
const LONGEST_PROMPT = 10_000;
const LONGEST_NAME = 100;

export const promptField = (limit: number = LONGEST_PROMPT) =>
  z
    .string()
    .trim()
    .min(1)
    .max(limit)
    .meta({ title: 'Prompt', description: `What the picture shows, up to ${limit} characters.` });

export const negativePromptField = z
  .string()
  .max(LONGEST_PROMPT)
  .optional()
  .meta({ title: 'Negative prompt', description: 'What to keep out. V2 and V3 models.' });

export const modelField = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .meta({ title: 'Model', description: 'Model id; GET /v1/models lists them.' });

export const countField = z
  .int()
  .min(1)
  .max(MAX_IMAGES_PER_REQUEST)
  .default(1)
  .meta({ title: 'Results', description: 'How many images, 1 to 6.' });

export const sizeField = z
  .string()
  .max(LONGEST_NAME)
  .meta({ title: 'Size', description: 'A ratio `w:h`, or an exact `WxH` of the model.' });

export const seedField = z.int().min(0).max(MAX_SEED).optional().meta({
  title: 'Seed',
  description: 'The same request with the same seed gives the same bytes.',
});

/** `any` is no style in particular: on every model the same as leaving the field out. */
export const styleField = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .transform((style) => (style === undefined || isAnyStyle(style) ? undefined : style))
  .meta({ title: 'Style', description: 'A curated style name. V2 and V3 models.' });

export const substyleField = z
  .string()
  .max(LONGEST_NAME)
  .optional()
  .meta({
    title: 'Substyle',
    description: 'Older form: refines a legacy style, such as `hand_drawn`.',
  })
  .register(formHints, { hidden: true });

export const styleIdField = z
  .uuid()
  .optional()
  .meta({ title: 'Style id', description: 'A style made with POST /v1/styles.' });

export const styleMatchField = z
  .enum(STYLE_MATCHES)
  .optional()
  .meta({ title: 'Style match', description: 'How closely to follow the style.' })
  .register(formHints, {
    labels: { flexible: 'Flexible', precise: 'Precise', regular: 'Regular' },
  });

export const strengthField = z
  .number()
  .min(0)
  .max(1)
  .meta({
    title: 'Strength',
    description: '0 is almost identical to the source, 1 least similar.',
  })
  .register(formHints, { initial: 0.5, step: 0.05, ends: ['Close to the image', 'Free'] });

export const RESPONSE_FORMATS = ['url', 'b64_json', 'multipart'] as const;
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];
export const IMAGE_FORMATS = ['webp', 'png'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

export const responseFormatField = z
  .enum(RESPONSE_FORMATS)
  .default('url')
  .meta({ title: 'Response format', description: 'How the images come back.' })
  .register(formHints, { hidden: true });

const formatLabels = { labels: { webp: 'WebP', png: 'PNG' } };

export const imageFormatField = z
  .enum(IMAGE_FORMATS)
  .default('webp')
  .meta({
    title: 'Format',
    description: 'Format of raster output; lossless either way. SVG ignores it.',
  })
  .register(formHints, formatLabels);

/**
 * The same beside a `model`, which decides whether it counts: vector models ignore whatever is said,
 * for raster models `resolveImageFormat` checks it.
 */
export const modelImageFormatField = z
  .string()
  .max(LONGEST_NAME)
  .default('webp')
  .meta({
    title: 'Format',
    description: 'Format of raster output; lossless either way. Vector models ignore it.',
    enum: [...IMAGE_FORMATS],
  })
  .register(formHints, formatLabels);
