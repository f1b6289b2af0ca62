import { CURATED_STYLES } from '@/lib/models/curated-styles';
import { DEFAULT_STYLE_MODEL_ID, findModel, MODELS, type Model } from '@/lib/models/models';
import { sharesStyles, styleMatchesOf, supports, type StyleMatch } from '@/lib/models/support';

/** A family that styles can be made for. */
export interface StyleFamily {
  /** The model that stands for it in requests. */
  modelId: string;
  name: string;
  /** Names of what the style works with, such as `V4.1 Pro SVG`. */
  worksWith: string[];
  matches: readonly StyleMatch[];
  /** Curated styles that it may build upon; empty where there are none. */
  baseStyles: string[];
  /** Units of one sample picture. */
  sampleUnits: number;
}

function outputName({ output, resolution }: Model): string {
  if (output === 'raster') return resolution === '2k' ? 'Pro' : '1K';
  return resolution === '2k' ? 'SVG Pro' : 'SVG';
}

function familyOf(model: Model): StyleFamily {
  const siblings = MODELS.filter(({ family }) => sharesStyles(family, model.family));
  return {
    modelId: model.id,
    name: model.name,
    worksWith: siblings.map((sibling) =>
      sibling.name === model.name
        ? outputName(sibling)
        : `${sibling.name.replace(`${model.name} `, '')} ${outputName(sibling)}`,
    ),
    matches: styleMatchesOf(model.family),
    baseStyles: CURATED_STYLES.filter(
      ({ family, legacy, outputs }) =>
        family === model.family && !legacy && outputs.includes('raster'),
    ).map(({ name }) => name),
    sampleUnits: model.priceUnits,
  };
}

/** One entry a family, the usual one first. */
export const STYLE_FAMILIES: readonly StyleFamily[] = MODELS.filter(
  (model, index) =>
    supports(model, 'style_id') &&
    MODELS.findIndex(({ family }) => family === model.family) === index,
)
  .sort((a, b) => Number(b.id === DEFAULT_STYLE_MODEL_ID) - Number(a.id === DEFAULT_STYLE_MODEL_ID))
  .map(familyOf);

/** The family of a style, by the model it was made for. */
export function familyOfModel(modelId: string): StyleFamily | undefined {
  const family = findModel(modelId)?.family;
  return STYLE_FAMILIES.find((entry) => findModel(entry.modelId)?.family === family);
}

export const MATCH_HINTS: Record<StyleMatch, string> = {
  flexible: 'Flexible borrows palette and technique.',
  precise: 'Precise also follows contrast and texture closely.',
  regular: 'This family knows one way to match.',
};
