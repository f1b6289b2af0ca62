import type { z } from 'zod';
import type { CuratedStyleName } from '@/lib/models/curated-styles';
import type { Model } from '@/lib/models/models';
import type { StyleMatch } from '@/lib/models/support';
import type { ResolvedInput } from '../define-operation';
import { controlsField, type Controls } from '../fields/controls';
import {
  countField,
  modelImageFormatField,
  modelField,
  negativePromptField,
  type promptField,
  responseFormatField,
  seedField,
  styleField,
  styleIdField,
  styleMatchField,
  substyleField,
} from '../fields/scalars';
import { textLayoutField, type TextLayout } from '../fields/text-layout';
import { resolveCuratedStyle } from './curated-style';
import { resolveImageFormat } from './formats';

/** What every operation that draws from a prompt takes; how long the prompt may be is its own matter. */
export const drawingFields = {
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
  image_format: modelImageFormatField,
};

type DrawingFields = z.output<
  z.ZodObject<typeof drawingFields & { prompt: ReturnType<typeof promptField> }>
>;

export interface DrawingInput extends ResolvedInput {
  model: Model;
  prompt: string;
  negativePrompt?: string;
  count: number;
  styleMatch?: StyleMatch;
  curatedStyle?: CuratedStyleName;
  textLayout?: TextLayout;
  controls?: Controls;
}

/** The fields as the engine takes them. Throws `invalid_parameter` for a style that the model lacks. */
export function resolveDrawing(fields: DrawingFields, model: Model): DrawingInput {
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
    imageFormat: resolveImageFormat(fields.image_format, model),
  };
}
