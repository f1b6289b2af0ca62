import { z } from 'zod';
import { DEFAULT_STYLE_MODEL_ID, MODELS, type Model } from '@/lib/models/models';
import { styleMatchesOf, supports, type StyleMatch } from '@/lib/models/support';
import { findCuratedStyle } from '@/lib/models/curated-styles';
import { ApiError } from '@/lib/errors/api-error';
import { styleNameSchema } from '@/lib/styles/style-rules';
import { defineOperation, type ImageCounts, type ResolvedInput } from '../define-operation';
import { jobMs, stepMs } from '../estimate';
import { styleReferences } from '../fields/images';
import { modelField, styleField, styleMatchField, substyleField } from '../fields/scalars';
import { STYLE_CREATION_UNITS } from '../generate-image/definition';
import { modelNamed } from '../resolve/model';
import { offerModels } from '../resolve/model-offer';
import { listing, refuse } from '../resolve/refuse';
import { checkStyleMatch } from '../resolve/support';

const input = z.object({
  model: modelField,
  match: styleMatchField,
  image_weights: z
    .array(z.number().positive().max(1_000))
    .max(styleReferences.maxCount)
    .optional()
    .meta({ title: 'Weights', description: 'One positive number per image.' }),
  style: styleField,
  substyle: substyleField,
  name: styleNameSchema
    .optional()
    .meta({ title: 'Name', description: 'What to call it, up to 60 characters.' }),
});

export interface CreateStyleInput extends ResolvedInput {
  model: Model;
  match: StyleMatch;
  /** One per image, positive. */
  weights: number[];
  baseStyle: string | null;
  styleName: string;
}

/** `icon` is the vector model's; a style's base may name it for either output. */
function resolveBaseStyle(model: Model, style: string | undefined): string | null {
  if (style === undefined) return null;
  if (model.family !== 'v3' && model.family !== 'v2') {
    throw new ApiError(
      'unsupported_parameter',
      `style is not supported by ${model.id}; V2 and V3 models take it`,
      { param: 'style' },
    );
  }
  const found = findCuratedStyle(style, model.family) ?? findCuratedStyle(style, 'v2');
  return found
    ? found.name
    : refuse('style', `style ${JSON.stringify(style)} is not a curated style of ${model.id}`);
}

function resolve(fields: z.output<typeof input>, images: ImageCounts): CreateStyleInput {
  const model = modelNamed(fields.model ?? DEFAULT_STYLE_MODEL_ID);
  if (!supports(model, 'style_id')) {
    const takers = MODELS.filter((entry) => supports(entry, 'style_id')).map((entry) => entry.id);
    throw new ApiError(
      'unsupported_parameter',
      `styles can't be made for ${model.id}; ${listing(takers)} take them`,
      { param: 'model' },
    );
  }
  checkStyleMatch(model, fields.match, styleMatchesOf(model.family), 'match');
  const count = images.files ?? 0;
  if (fields.image_weights && fields.image_weights.length !== count) {
    refuse(
      'image_weights',
      `image_weights has ${fields.image_weights.length} numbers for ${count} images; send one per image`,
    );
  }
  const [defaultMatch = 'regular'] = styleMatchesOf(model.family);
  return {
    model,
    match: fields.match ?? defaultMatch,
    weights: fields.image_weights ?? Array.from({ length: count }, () => 1),
    baseStyle: resolveBaseStyle(model, fields.style),
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
    'Measures 1 to 10 pictures and keeps their look under an id. It works with the models of the family it was made for.',
  input,
  images: {
    files: { ...styleReferences, required: true, json: 'image_urls', parts: ['*'] },
  },
  responseForm: 'style',
  mode: 'generate',
  models: offerModels({
    usual: DEFAULT_STYLE_MODEL_ID,
    offered: MODELS.filter((model) => supports(model, 'style_id')),
  }),
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
