import { z } from 'zod';
import { DELIVERY_FORMATS } from '@/lib/operations/adapt/adaptation';
import {
  countField,
  modelField,
  promptField,
  seedField,
  strengthField,
} from '@/lib/operations/fields/scalars';

/** Request fields of OpenAI's images API, as its reference has them, where they are not our own. */

const QUALITIES = ['auto', 'standard', 'hd', 'low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

const BACKGROUNDS = ['auto', 'opaque', 'transparent'] as const;

export const TONES = ['vivid', 'natural'] as const;

/** Unfinished pictures that one stream may show. */
const MAX_PARTIAL_IMAGES = 3;

/** The fields that none of our own routes knows: whoever sends one speaks OpenAI's dialect. */
export const DELIVERY_FIELDS = {
  quality: z
    .enum(QUALITIES)
    .optional()
    .meta({ description: 'OpenAI: chooses among Flash, the default and Pro without a `model`.' }),
  background: z
    .enum(BACKGROUNDS)
    .optional()
    .meta({ description: 'OpenAI: `transparent` cuts the subject out.' }),
  output_format: z
    .enum(DELIVERY_FORMATS)
    .optional()
    .meta({ description: 'OpenAI: the format of raster pictures; `png` when left out.' }),
  output_compression: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .meta({ description: 'OpenAI: quality of JPEG and WebP; WebP at 100 is lossless.' }),
  moderation: z
    .enum(['auto', 'low'])
    .optional()
    .meta({ description: 'OpenAI: taken, does nothing.' }),
};

export const STREAM_FIELDS = {
  stream: z
    .boolean()
    .optional()
    .meta({ description: 'OpenAI: answers server-sent events instead of JSON.' }),
  partial_images: z
    .int()
    .min(0)
    .max(MAX_PARTIAL_IMAGES)
    .optional()
    .meta({ description: 'OpenAI: unfinished pictures to show, where the engine has them.' }),
};

const sizeField = z
  .string()
  .max(100)
  .optional()
  .meta({ description: '`auto`, or one of OpenAI’s sizes, which the answer then has exactly.' });

const responseFormatField = z
  .enum(['url', 'b64_json'])
  .optional()
  .meta({ description: '`b64_json` for the gpt-image names, else `url`, when left out.' });

/** What the fields of every route of the dialect have in common. */
export const commonFields = z.object({
  model: modelField,
  n: countField,
  size: sizeField,
  response_format: responseFormatField,
  ...DELIVERY_FIELDS,
});

export const generationFields = commonFields.extend({
  prompt: promptField(),
  style: z.string().max(100).optional(),
  ...STREAM_FIELDS,
});

export const editFields = commonFields.extend({
  prompt: promptField(),
  input_fidelity: z
    .enum(['low', 'high'])
    .optional()
    .meta({ description: 'How close an edit without a mask stays to its picture.' }),
  strength: strengthField.optional(),
  random_seed: seedField,
  ...STREAM_FIELDS,
});

export const variationFields = commonFields.extend({ random_seed: seedField });

export type CommonFields = z.output<typeof commonFields>;
export type StreamFields = z.output<z.ZodObject<typeof STREAM_FIELDS>>;
