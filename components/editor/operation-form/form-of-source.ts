import { nearestRatio, RATIOS, type Ratio } from '@/lib/models/sizes';
import { STYLE_MATCHES } from '@/lib/models/support';
import { findOperation } from '@/lib/operations/catalogue';
import type { Controls } from '@/lib/operations/fields/controls';
import { IMAGE_FORMATS } from '@/lib/operations/fields/scalars';
import type { LayerSource } from '@/lib/projects/layer-content';
import { EMPTY_FORM, type FormFields, type ParameterValue } from '../store/forms';
import { TILED_OPERATIONS, type OperationId } from '../store/operation';
import { plainParameters } from './plain-parameters';

/** The operation that something was made by, where the studio has a form for it. */
export function operationOfSource({ operationId }: LayerSource): OperationId | undefined {
  return TILED_OPERATIONS.find(({ id }) => id === operationId)?.id;
}

function hexOf(rgb: readonly number[]): string {
  return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function colorsOf(controls: NonNullable<Controls> | undefined): Partial<FormFields> {
  const { colors = [], background_color: background } = controls ?? {};
  return {
    colors: colors.map(({ rgb, weight }) => ({
      hex: hexOf(rgb),
      weight: weight ?? 1 / colors.length,
    })),
    weighted: colors.every(({ weight }) => weight !== undefined),
    backgroundColor: background && hexOf(background.rgb),
    artisticLevel: controls?.artistic_level,
    noText: controls?.no_text ?? false,
  };
}

/** A ratio as the form has it; an exact size is one of a model's, each of which has its ratio. */
function sizeOf(size: unknown): Ratio | 'auto' {
  const ratio = RATIOS.find((each) => each === size);
  const exact = /^(\d+)x(\d+)$/.exec(String(size));
  if (ratio || !exact) return ratio ?? 'auto';
  return nearestRatio({ widthPx: Number(exact[1]), heightPx: Number(exact[2]) });
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The operation's own parameters that something was made with. */
function ownParameters({ operationId = '', parameters = {} }: LayerSource) {
  const definition = findOperation(operationId);
  const names = definition ? plainParameters(definition).map(([name]) => name) : [];
  const kept = Object.entries(parameters).filter(([name]) => names.includes(name));
  return Object.fromEntries(kept) as Record<string, ParameterValue>;
}

/**
 * The form that asks for something again as it was asked for: the inverse of `bodyOf`. Pictures, masks and
 * words at places belong to the canvas.
 */
export function formOfSource(source: LayerSource): FormFields {
  const { parameters = {} } = source;
  const controls = parameters.controls as NonNullable<Controls> | undefined;
  return {
    ...EMPTY_FORM,
    prompt: source.prompt ?? '',
    modelId: source.modelId,
    count: numberOf(parameters.n) ?? EMPTY_FORM.count,
    size: sizeOf(parameters.size),
    strength: numberOf(parameters.strength) ?? EMPTY_FORM.strength,
    style: source.style ?? '',
    styleId: source.styleId,
    styleMatch: oneOf(STYLE_MATCHES, parameters.style_match),
    negativePrompt: source.negativePrompt ?? '',
    ...colorsOf(controls),
    seed: source.seed,
    imageFormat: oneOf(IMAGE_FORMATS, parameters.image_format) ?? EMPTY_FORM.imageFormat,
    minifySvg: parameters.svg_compression === 'on' || parameters.svg_compression === true,
    maxShapes: numberOf(parameters.max_num_shapes),
    parameters: ownParameters(source),
  };
}
