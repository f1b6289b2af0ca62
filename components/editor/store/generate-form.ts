'use client';

import { create } from 'zustand';
import { findModel, DEFAULT_MODEL_ID, type Model } from '@/lib/models/models';
import type { Ratio } from '@/lib/models/sizes';
import { supports } from '@/lib/models/support';
import type { ImageFormat } from '@/lib/operations/fields/scalars';
import type { WeightedColor } from '../operation-form/color-weights';

/**
 * What the Generate form holds. Fields that the chosen model does not take stay here, so that
 * nothing is lost while comparing models; `requestOf` leaves them out.
 */
export interface GenerateFields {
  prompt: string;
  modelId: string;
  count: number;
  /** `auto`: the service chooses from the prompt. */
  size: Ratio | 'auto';
  /** Curated style name; empty for none. */
  style: string;
  negativePrompt: string;
  colors: WeightedColor[];
  backgroundColor: string | undefined;
  artisticLevel: number | undefined;
  noText: boolean;
  /** Left out: a new one each time. */
  seed: number | undefined;
  imageFormat: ImageFormat;
  references: File[];
}

interface GenerateFormState extends GenerateFields {
  change: (fields: Partial<GenerateFields>) => void;
}

const INITIAL: GenerateFields = {
  prompt: '',
  modelId: DEFAULT_MODEL_ID,
  count: 1,
  size: 'auto',
  style: '',
  negativePrompt: '',
  colors: [],
  backgroundColor: undefined,
  artisticLevel: undefined,
  noText: false,
  seed: undefined,
  imageFormat: 'webp',
  references: [],
};

export const useGenerateForm = create<GenerateFormState>((set) => ({
  ...INITIAL,
  change: (fields) => set(fields),
}));

/** The model that a form names; ids come from the model table, so there always is one. */
export function modelOf(modelId: string): Model {
  const model = findModel(modelId);
  if (!model) throw new Error(`There is no model ${modelId}`);
  return model;
}

/** The chosen model of the form. */
export function useModel(): Model {
  return modelOf(useGenerateForm((state) => state.modelId));
}

/** Red, green and blue, each 0 to 255, of `#rrggbb`. */
function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function controlsOf(fields: GenerateFields, model: Model) {
  const controls = {
    ...(fields.colors.length > 0
      ? { colors: fields.colors.map(({ hex, weight }) => ({ rgb: rgbOf(hex), weight })) }
      : {}),
    ...(fields.backgroundColor ? { background_color: { rgb: rgbOf(fields.backgroundColor) } } : {}),
    ...(supports(model, 'controls.artistic_level') && fields.artisticLevel !== undefined
      ? { artistic_level: fields.artisticLevel }
      : {}),
    ...(supports(model, 'controls.no_text') && fields.noText ? { no_text: true } : {}),
  };
  return Object.keys(controls).length > 0 ? { controls } : {};
}

/** The request that a form stands for: the JSON fields of POST /v1/images/generations, and its files. */
export function requestOf(fields: GenerateFields): {
  body: Record<string, unknown>;
  files: { style_references: File[] };
} {
  const model = modelOf(fields.modelId);
  const body = {
    prompt: fields.prompt,
    model: model.id,
    n: fields.count,
    ...(fields.size === 'auto' ? {} : { size: fields.size }),
    ...(supports(model, 'style') && fields.style ? { style: fields.style } : {}),
    ...(supports(model, 'negative_prompt') && fields.negativePrompt.trim()
      ? { negative_prompt: fields.negativePrompt }
      : {}),
    ...controlsOf(fields, model),
    ...(fields.seed === undefined ? {} : { random_seed: fields.seed }),
    ...(model.output === 'raster' ? { image_format: fields.imageFormat } : {}),
  };
  const takesReferences = supports(model, 'style_reference_urls');
  return { body, files: { style_references: takesReferences ? fields.references : [] } };
}
