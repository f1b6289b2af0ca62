import { z } from 'zod';
import { FAMILIES } from '@/lib/models/models';
import { RATIOS } from '@/lib/models/sizes';
import { LIMITED_PARAMETERS, STYLE_MATCHES } from '@/lib/models/support';
import { named, pageOf, pageQuery } from './answers';
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

/** A model as OpenAI's clients read it. */
const modelEntry = z.object({
  id: z.string(),
  object: z.literal('model'),
  created: z.number().int().describe('Unix time, seconds.'),
  owned_by: z.string(),
});

/** The model table, as data. */
export const modelActions = {
  listModels: defineAction({
    id: 'listModels',
    method: 'GET',
    path: '/v1/models',
    summary: 'Models with prices, sizes and parameters',
    open: true,
    query: z.object(pageQuery(100, 100)),
    answer: named(
      'ModelList',
      pageOf('models', modelAnswer, z.string()).extend({
        object: z.literal('list'),
        data: z.array(modelEntry).describe('The same models, as OpenAI’s clients read them.'),
      }),
    ),
  }),
  readModel: defineAction({
    id: 'readModel',
    method: 'GET',
    path: '/v1/models/{id}',
    summary: 'One model, by its id or an alias',
    open: true,
    answer: modelAnswer.extend(modelEntry.shape),
  }),
};
