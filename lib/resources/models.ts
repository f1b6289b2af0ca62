import { z } from 'zod';
import { FAMILIES } from '@/lib/models/models';
import { RATIOS } from '@/lib/models/sizes';
import { LIMITED_PARAMETERS, STYLE_MATCHES } from '@/lib/models/support';
import { named } from './answers';
import { defineAction } from './define-action';

export const modelAnswer = named(
  'Model',
  z.object({
    id: z.string(),
    aliases: z.array(z.string()),
    name: z.string(),
    family: z.enum(FAMILIES),
    summary: z.string(),
    output: z.enum(['raster', 'vector']),
    resolution: z.enum(['1k', '2k']),
    price: z.number().describe('USD for one picture.'),
    credits: z.number().int().describe('API units for one picture.'),
    prompt_limit: z.number().int().describe('Most characters of a prompt.'),
    ratios: z.array(z.enum(RATIOS)),
    sizes: z.array(z.string()).describe('In the order of `ratios`; none for vector models.'),
    style_match: z.array(z.enum(STYLE_MATCHES)),
    style_required: z.boolean(),
    parameters: z.array(z.enum(LIMITED_PARAMETERS)),
  }),
);

/** The model table, as data. */
export const modelActions = {
  listModels: defineAction({
    id: 'listModels',
    method: 'GET',
    path: '/v1/models',
    summary: 'Models with prices, sizes and parameters',
    open: true,
    answer: named('ModelList', z.object({ models: z.array(modelAnswer) })),
  }),
};
