import type { z } from 'zod';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import { MODELS, type Model } from '@/lib/models/models';
import type { StyleMatch } from '@/lib/models/support';
import type { ResolvedInput } from '../define-operation';
import { controlsField, type Controls } from '../fields/controls';
import {
  countField,
  imageFormatField,
  modelField,
  negativePromptField,
  promptField,
  responseFormatField,
  seedField,
  styleField,
  styleIdField,
  styleMatchField,
  substyleField,
} from '../fields/scalars';
import { textLayoutField, type TextLayout } from '../fields/text-layout';
import { resolveCuratedStyle } from './curated-style';
import { modelNamed } from './model';
import { checkStyleMatch } from './support';

/** Prompt limit of the V3 edit endpoints (spec: Limits). */
export const EDIT_PROMPT_LIMIT = 1_000;

const EDIT_MODELS = MODELS.filter((model) => model.family === 'v3');

/** The fields shared by inpaint, outpaint, replaceBackground and generateBackground. */
export const editFields = {
  prompt: promptField(EDIT_PROMPT_LIMIT),
  model: modelField,
  n: countField,
  style: styleField,
  substyle: substyleField,
  style_id: styleIdField,
  style_match: styleMatchField,
  negative_prompt: negativePromptField,
  text_layout: textLayoutField,
  controls: controlsField,
  random_seed: seedField,
  response_format: responseFormatField,
  image_format: imageFormatField,
};

export type EditFields = z.output<z.ZodObject<typeof editFields>>;

export interface EditInput extends ResolvedInput {
  model: Model;
  prompt: string;
  negativePrompt?: string;
  count: number;
  styleMatch?: StyleMatch;
  curatedStyle?: CuratedStyleName;
  textLayout?: TextLayout;
  controls?: Controls;
}

/** Resolves the shared fields of a V3 edit; `svcv3` unless the vector model is asked for. */
export function resolveEdit(fields: EditFields): EditInput {
  const model = modelNamed(fields.model ?? 'svcv3', EDIT_MODELS);
  checkStyleMatch(model, fields.style_match, ['regular']);
  return {
    model,
    prompt: fields.prompt,
    negativePrompt: fields.negative_prompt,
    count: fields.n,
    styleId: fields.style_id,
    styleMatch: fields.style_match,
    curatedStyle: resolveCuratedStyle(model, fields.style, fields.substyle),
    textLayout: fields.text_layout,
    controls: fields.controls,
    seed: fields.random_seed,
    responseFormat: fields.response_format,
    imageFormat: fields.image_format,
  };
}

/** Price of an edit: the V3 model's, per image. */
export const editPrice = (input: EditInput): number => input.count * input.model.priceUnits;
export const editImageCount = (input: EditInput): number => input.count;
