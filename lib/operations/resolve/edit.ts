import type { z } from 'zod';
import { MODELS, type Model } from '@/lib/models/models';
import type { PixelSize } from '@/lib/models/sizes';
import type { ImageCounts } from '../define-operation';
import { jobMs, resultMs, stepMs, type Step } from '../estimate';
import { promptField } from '../fields/scalars';
import { drawingFields, resolveDrawing, type DrawingInput } from './drawing';
import { resolveModel } from './model';
import { offerModels } from './model-offer';
import { checkStyleMatch } from './support';

/** Prompt limit of the V3 edit endpoints (spec: Limits). */
export const EDIT_PROMPT_LIMIT = 1_000;

const EDIT_MODELS = MODELS.filter((model) => model.family === 'v3');

/** What the V3 edit endpoints run with; they follow a style in one way. */
export const EDIT_MODEL_OFFER = offerModels({
  usual: 'svcv3',
  offered: EDIT_MODELS,
  styleMatches: () => ['regular'],
});

/** The fields shared by inpaint, outpaint, replaceBackground and generateBackground. */
export const editFields = { prompt: promptField(EDIT_PROMPT_LIMIT), ...drawingFields };

export type EditFields = z.output<z.ZodObject<typeof editFields>>;

/** Resolves the shared fields of a V3 edit; `svcv3` unless the vector model is asked for. */
export function resolveEdit(
  fields: EditFields,
  _images?: ImageCounts,
  _path?: string,
  styleModel?: Model,
): DrawingInput {
  const model = resolveModel({ ...fields, styleModel }, EDIT_MODEL_OFFER);
  checkStyleMatch(model, fields.style_match, ['regular']);
  return resolveDrawing(fields, model);
}

/** Price of an edit: the V3 model's, per image. */
export const editPrice = (input: DrawingInput, made = input.count): number =>
  made * input.model.priceUnits;
export const editImageCount = (input: DrawingInput): number => input.count;

/** Time of an edit: each result is a step on the picture, which may grow, and is put in its model's form. */
export function editMs(
  step: Step,
  { count, model }: DrawingInput,
  pictures: readonly PixelSize[],
  growth = 1,
): number {
  const [source = { widthPx: 0, heightPx: 0 }] = pictures;
  const result = { widthPx: source.widthPx * growth, heightPx: source.heightPx };
  return jobMs(pictures, stepMs(step, result, count), resultMs(model.output, result, count));
}
