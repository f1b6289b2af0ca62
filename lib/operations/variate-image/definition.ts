import { z } from 'zod';
import { DEFAULT_MODEL_ID, type Model } from '@/lib/models/models';
import type { PixelSize } from '@/lib/models/sizes';
import { defineOperation, type ResolvedInput } from '../define-operation';
import { jobMs, resultMs, stepMs } from '../estimate';
import { editImage } from '../fields/images';
import {
  countField,
  modelImageFormatField,
  modelField,
  responseFormatField,
  seedField,
  sizeField,
} from '../fields/scalars';
import { resolveTracing, tracingFields, type TracingInput } from '../fields/tracing';
import { resolveImageFormat } from '../resolve/formats';
import { modelNamed } from '../resolve/model';
import { offerModels } from '../resolve/model-offer';
import { resolveSize } from '../resolve/size';

/** Units per variation, whatever the model (spec: variateImage). */
const REMIX_UNITS = 40;

const input = z.object({
  size: sizeField,
  model: modelField,
  n: countField,
  random_seed: seedField,
  ...tracingFields,
  response_format: responseFormatField,
  image_format: modelImageFormatField,
});

export interface VariateImageInput extends ResolvedInput {
  model: Model;
  count: number;
  size: PixelSize;
  tracing: TracingInput;
}

export const variateImage = defineOperation({
  id: 'variateImage',
  title: 'Remix',
  paths: ['/v1/images/variateImage'],
  summary: 'Make variations of an image, without a prompt',
  description: 'Variations that are recognisably of the source, at the asked size.',
  input,
  images: { image: editImage },
  responseForm: 'list',
  mode: 'edit',
  studio: {
    icon: 'Shuffle',
    order: 6,
    resultSize: 'model',
  },
  models: offerModels({ usual: DEFAULT_MODEL_ID }),
  example: {
    photo: 'coffee',
    body: { size: '3:2', random_seed: 7 },
    before: 'A red cup of coffee on a wooden table',
    after: 'A variation of the same picture',
  },
  capabilities: ['restyle', 'trace'],
  resolve: (fields): VariateImageInput => {
    const model = modelNamed(fields.model ?? DEFAULT_MODEL_ID);
    return {
      model,
      count: fields.n,
      size: resolveSize(fields.size, model),
      seed: fields.random_seed,
      tracing: resolveTracing(fields),
      responseFormat: fields.response_format,
      imageFormat: resolveImageFormat(fields.image_format, model),
    };
  },
  price: (request, made = request.count) => made * REMIX_UNITS,
  imageCount: (request) => request.count,
  estimateMs: ({ count, model, size }, pictures) =>
    jobMs(pictures, stepMs('restyle', size, count), resultMs(model.output, size, count)),
});
