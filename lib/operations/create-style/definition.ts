import { z } from 'zod';
import { DEFAULT_STYLE_MODEL_ID, MODELS, type Model } from '@/lib/models/models';
import { styleMatchesOf, supports, type StyleMatch } from '@/lib/models/support';
import { styleNameSchema } from '@/lib/styles/style-rules';
import { defineOperation, type ImageCounts, type ResolvedInput } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { styleReferences } from '../fields/images';
import { modelField, styleField, styleMatchField, substyleField } from '../fields/scalars';
import { STYLE_CREATION_UNITS } from '../generate-image/definition';
import { resolveCuratedStyle } from '../resolve/curated-style';
import { resolveModel } from '../resolve/model';
import { offerModels } from '../resolve/model-offer';
import { refuse } from '../resolve/refuse';
import { checkStyleMatch, checkSupport } from '../resolve/support';

const input = z.object({
  model: modelField,
  match: styleMatchField,
  image_weights: z
    .array(z.number().min(0).max(1_000))
    .max(styleReferences.maxCount)
    .optional()
    .meta({ title: 'Weights', description: 'One number per image, 0 to leave it out.' }),
  style: styleField,
  substyle: substyleField,
  name: styleNameSchema
    .optional()
    .meta({ title: 'Name', description: 'What to call it, up to 60 characters.' }),
});

export interface CreateStyleInput extends ResolvedInput {
  model: Model;
  match: StyleMatch;
  /** One per image, 0 or more, at least one above 0. */
  weights: number[];
  baseStyle: string | null;
  styleName: string;
}

const MODEL_OFFER = offerModels({
  usual: DEFAULT_STYLE_MODEL_ID,
  offered: MODELS.filter((model) => supports(model, 'style_id')),
});

/** One weight per image; those of weight 0 are kept out of the measurement. */
function resolveWeights(given: number[] | undefined, count: number): number[] {
  if (given === undefined) return Array.from({ length: count }, () => 1);
  if (given.length !== count) {
    refuse(
      'image_weights',
      `send ${count} image_weights, one per image; there are ${given.length} numbers`,
    );
  }
  if (given.every((weight) => weight === 0)) {
    refuse('image_weights', 'send at least one of image_weights above 0; all of them are 0');
  }
  return given;
}

function resolve(fields: z.output<typeof input>, images: ImageCounts): CreateStyleInput {
  const model = resolveModel(fields, MODEL_OFFER);
  checkSupport(model, { style: fields.style });
  const matches = styleMatchesOf(model.family);
  checkStyleMatch(model, fields.match, matches, 'match');
  const [defaultMatch = 'regular'] = matches;
  return {
    model,
    match: fields.match ?? defaultMatch,
    weights: resolveWeights(fields.image_weights, images.files ?? 0),
    baseStyle: resolveCuratedStyle(model, fields.style, fields.substyle) ?? null,
    styleName: fields.name ?? '',
    responseFormat: 'url',
    imageFormat: 'webp',
  };
}

export const createStyle = defineOperation({
  id: 'createStyle',
  title: 'Create style',
  paths: ['/v1/styles'],
  summary: 'Create a reusable style from reference images',
  description:
    'Measures 1 to 10 pictures and keeps their look under an id. It works with the models of the family it was made for; its base style, of V2 and V3, is what they draw in unless a request names another.',
  input,
  images: {
    files: { ...styleReferences, required: true, json: 'image_urls', parts: ['*'] },
  },
  responseForm: 'style',
  mode: 'generate',
  models: MODEL_OFFER,
  example: {
    photo: 'coffee',
    body: { match: 'precise', name: 'Warm table' },
    before: 'The reference: a red cup of coffee on a wooden table',
    after: 'A lake with mountains in the colours of the reference',
  },
  capabilities: ['describeStyle'],
  resolve,
  price: () => STYLE_CREATION_UNITS,
  imageCount: () => 0,
  estimateMs: (_, references) => jobMs(references, stepMs('measure', undefined, references.length)),
});
