import { z } from 'zod';
import { namesVectorOutput } from '@/lib/models/curated-styles';
import { DEFAULT_MODEL_ID, withOutput, type Model, type OutputKind } from '@/lib/models/models';
import { sizeOfRatio, type PixelSize } from '@/lib/models/sizes';
import { requiresStyle } from '@/lib/models/support';
import { defineOperation, type ImageCounts } from '../define-operation';
import { jobMs, resultMs, stepMs } from '../estimate';
import { styleReferences } from '../fields/images';
import { promptField, sizeField } from '../fields/scalars';
import { drawingFields, resolveDrawing, type DrawingInput } from '../resolve/drawing';
import { resolveModel } from '../resolve/model';
import { offerModels } from '../resolve/model-offer';
import { refuse } from '../resolve/refuse';
import { ratioFromPrompt, resolveSize } from '../resolve/size';
import { checkPromptLength, checkStyleMatch, checkSupport } from '../resolve/support';

/** Units added to a request whose style references become a style (spec: generations). */
export const STYLE_CREATION_UNITS = 5;

const MODEL_OFFER = offerModels({ usual: DEFAULT_MODEL_ID });

const input = z.object({
  prompt: promptField(),
  size: sizeField.optional(),
  ...drawingFields,
});

export interface GenerateInput extends DrawingInput {
  size: PixelSize;
  hasReferences: boolean;
}

const RASTER_PATH = '/v1/images/generations/raster';
const VECTOR_PATH = '/v1/images/generations/vector';

const FORCED_OUTPUT: Readonly<Record<string, OutputKind>> = {
  [RASTER_PATH]: 'raster',
  [VECTOR_PATH]: 'vector',
};

/** The model a path makes of the one asked for: `/vector` turns `svcv4_1` into `svcv4_1_vector`. */
function modelForPath(model: Model, path: string, style: string | undefined): Model {
  const output = FORCED_OUTPUT[path];
  if (output === undefined || model.output === output) return model;
  if (style !== undefined && namesVectorOutput(style)) {
    refuse(
      'style',
      `send this to ${VECTOR_PATH}; style ${JSON.stringify(style)} asks for SVG, and ${path} answers raster only`,
    );
  }
  return (
    withOutput(model, output) ??
    refuse('model', `send svcv4_1 or svcv4_1_vector; ${model.id} has no ${output} form`)
  );
}

function checkStyleSources(
  fields: z.output<typeof input>,
  model: Model,
  hasReferences: boolean,
): void {
  if (fields.style_id !== undefined && hasReferences) {
    refuse('style_id', 'send style_id or style references, not both');
  }
  if (requiresStyle(model) && fields.style_id === undefined && !hasReferences) {
    refuse(
      'style_id',
      `send style_id, style_reference_urls or style_references; ${model.id} draws in a style only`,
    );
  }
}

function resolve(
  fields: z.output<typeof input>,
  images: ImageCounts,
  path: string,
  styleModel?: Model,
): GenerateInput {
  const hasReferences = (images.style_references ?? 0) > 0;
  const asked = resolveModel({ ...fields, styleModel, hasReferences }, MODEL_OFFER);
  const model = modelForPath(asked, path, fields.style);
  checkSupport(model, {
    style_id: fields.style_id,
    style_reference_urls: hasReferences ? true : undefined,
    style_match: fields.style_match,
    style: fields.style,
    negative_prompt: fields.negative_prompt,
    text_layout: fields.text_layout,
    'controls.artistic_level': fields.controls?.artistic_level,
    'controls.no_text': fields.controls?.no_text,
  });
  checkStyleSources(fields, model, hasReferences);
  checkStyleMatch(model, fields.style_match);
  checkPromptLength(fields.prompt, model.promptLimit, model.id);
  return {
    ...resolveDrawing(fields, model),
    size: fields.size
      ? resolveSize(fields.size, model)
      : sizeOfRatio(model.sizeTable, ratioFromPrompt(fields.prompt)),
    hasReferences,
  };
}

export const generateImage = defineOperation({
  id: 'generateImage',
  title: 'Generate',
  paths: ['/v1/images/generations', RASTER_PATH, VECTOR_PATH],
  summary: 'Generate images from a prompt',
  description:
    'Makes 1 to 6 raster or vector images. The paths ending in /raster and /vector force the output: a model is exchanged for its counterpart.',
  input,
  images: { style_references: styleReferences },
  responseForm: 'list',
  mode: 'generate',
  studio: {
    icon: 'ImagePlus',
    order: 1,
    promptHint: 'What should the picture show? Subject, place, light, technique.',
    resultSize: 'model',
  },
  models: MODEL_OFFER,
  example: {
    body: { prompt: 'A red fox in a snowy forest at sunset', size: '3:2', random_seed: 4 },
    after: 'A fox sits in a snowy forest below an evening sky',
  },
  capabilities: ['draw'],
  resolve,
  price: (request, made = request.count) =>
    made * request.model.priceUnits + (request.hasReferences ? STYLE_CREATION_UNITS : 0),
  imageCount: (request) => request.count,
  estimateMs: ({ count, model, size }, references) =>
    jobMs(
      references,
      stepMs('measure', undefined, references.length),
      stepMs('draw', size, count),
      resultMs(model.output, size, count),
    ),
});
