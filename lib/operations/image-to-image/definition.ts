import { z } from 'zod';
import { DEFAULT_MODEL_ID, MODELS, type Model } from '@/lib/models/models';
import { sizeOfRatio } from '@/lib/models/sizes';
import { modelsSupporting, supports } from '@/lib/models/support';
import { defineOperation, type ImageCounts } from '../define-operation';
import { jobMs, resultMs, stepMs } from '../estimate';
import { editImage } from '../fields/images';
import { promptField, strengthField } from '../fields/scalars';
import { drawingFields, resolveDrawing, type DrawingInput } from '../resolve/drawing';
import { editImageCount, editPrice } from '../resolve/edit';
import { resolveModel } from '../resolve/model';
import { offerModels } from '../resolve/model-offer';
import { checkPromptLength, checkStyleMatch, refuseUnsupported } from '../resolve/support';

const RESTYLE_FAMILIES = ['v3', 'v4', 'v4_1'];
const RESTYLE_MODELS = MODELS.filter((model) => RESTYLE_FAMILIES.includes(model.family));

/** The parameters that only V3 takes here (spec: imageToImage). */
const V3_PARAMETERS = ['style', 'style_id', 'negative_prompt', 'text_layout'] as const;

const MODEL_OFFER = offerModels({
  usual: DEFAULT_MODEL_ID,
  offered: RESTYLE_MODELS,
  // Styles and the rest of V3's parameters belong to V3 alone here, whatever they do on generation.
  takes: (model, parameter) =>
    supports(model, parameter) && (model.family === 'v3' || parameter === 'style_match'),
  styleMatches: () => ['regular'],
});

const input = z.object({ prompt: promptField(), ...drawingFields, strength: strengthField });

export interface ImageToImageInput extends DrawingInput {
  strength: number;
}

function checkV3Parameters(model: Model, fields: z.output<typeof input>): void {
  if (model.family === 'v3') return;
  const controls: Record<string, unknown> = {
    'controls.artistic_level': fields.controls?.artistic_level,
    'controls.no_text': fields.controls?.no_text,
  };
  const given =
    V3_PARAMETERS.find((name) => fields[name] !== undefined) ??
    Object.keys(controls).find((name) => controls[name] !== undefined);
  if (given === undefined) return;
  refuseUnsupported(given, model, modelsSupporting('text_layout'));
}

function resolve(
  fields: z.output<typeof input>,
  _images: ImageCounts,
  _path: string,
  styleModel?: Model,
): ImageToImageInput {
  const model = resolveModel({ ...fields, styleModel }, MODEL_OFFER);
  checkV3Parameters(model, fields);
  checkStyleMatch(model, fields.style_match, ['regular']);
  checkPromptLength(fields.prompt, model.promptLimit, model.id);
  return { ...resolveDrawing(fields, model), strength: fields.strength };
}

export const imageToImage = defineOperation({
  id: 'imageToImage',
  title: 'Restyle',
  paths: ['/v1/images/imageToImage'],
  summary: 'Make a new image from an image and a prompt',
  description:
    'Strength 0 keeps the source almost as it is, 1 departs from it most. The answer has the model size of the nearest ratio.',
  input,
  images: { image: editImage },
  responseForm: 'list',
  mode: 'edit',
  studio: {
    icon: 'Blend',
    order: 5,
    promptHint: 'What should the picture become?',
    resultSize: 'model',
  },
  models: MODEL_OFFER,
  example: {
    photo: 'cat',
    body: { prompt: 'Watercolor painting of a cat', strength: 0.3 },
    before: 'A photo of a cat',
    after: 'The same cat as a watercolour',
  },
  capabilities: ['restyle', 'trace'],
  resolve,
  price: editPrice,
  imageCount: editImageCount,
  estimateMs: ({ count, model }, pictures) => {
    const size = sizeOfRatio(model.sizeTable, '1:1');
    const steps = [stepMs('restyle', size, count), resultMs(model.output, size, count)];
    return jobMs(pictures, ...steps);
  },
});
