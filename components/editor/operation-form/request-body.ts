import { nearestRatio, type PixelSize, type Ratio } from '@/lib/models/sizes';
import type { Model } from '@/lib/models/models';
import type { FieldName } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { describeFields } from '@/lib/operations/fields/describe';
import type { FormFields } from '../store/forms';
import { plainParameters } from './plain-parameters';
import { modelFor, styleMatchesTaken, takes, takesReferences } from './taken';

/** What the canvas adds to a request, beside its files. */
export interface CanvasParameters {
  /** The picture in hand; variations take its ratio when the form leaves the size open. */
  image: PixelSize | undefined;
  /** `expand_*`, `size` or `zoom_out_percentage` of the outpaint frame. */
  frame: Record<string, unknown>;
  /** Words at places; nothing while there are none. */
  textLayout: unknown;
  /** The shape that the words are placed on: a size that was left open is sent as it, elsewhere they would not fit. */
  sheetRatio?: Ratio | undefined;
}

type Takes = (name: FieldName) => boolean;

/** Red, green and blue, each 0 to 255, of `#rrggbb`. */
export function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function controlsOf(fields: FormFields, taken: Takes) {
  const { colors, weighted, backgroundColor, artisticLevel, noText } = fields;
  const controls = {
    ...(taken('controls.colors') && colors.length > 0
      ? {
          colors: colors.map(({ hex, weight }) => ({
            rgb: rgbOf(hex),
            ...(weighted ? { weight } : {}),
          })),
        }
      : {}),
    ...(taken('controls.background_color') && backgroundColor
      ? { background_color: { rgb: rgbOf(backgroundColor) } }
      : {}),
    ...(taken('controls.artistic_level') && artisticLevel !== undefined
      ? { artistic_level: artisticLevel }
      : {}),
    ...(taken('controls.no_text') && noText ? { no_text: true } : {}),
  };
  return Object.keys(controls).length > 0 ? controls : undefined;
}

function takesLetters(definition: OperationDefinition, fields: FormFields): boolean {
  return takes(definition, modelFor(definition, fields.modelId), 'text_layout');
}

function sizeOf(
  definition: OperationDefinition,
  fields: FormFields,
  { image, textLayout, sheetRatio }: CanvasParameters,
): Ratio | undefined {
  if (fields.size !== 'auto') return fields.size;
  const lettered = textLayout !== undefined && takesLetters(definition, fields);
  if (lettered) return sheetRatio;
  const required = describeFields(definition.input).size?.required;
  return required && image ? nearestRatio(image) : undefined;
}

/** The style: of the user's own, or curated where the model has those; and how closely to follow it. */
function styleOf(definition: OperationDefinition, model: Model | undefined, fields: FormFields) {
  const styleId = takes(definition, model, 'style_id') ? fields.styleId : undefined;
  const matches = styleMatchesTaken(definition, model);
  const followed = styleId !== undefined || referencesOf(definition, fields).length > 0;
  const match = fields.styleMatch && matches.includes(fields.styleMatch) && followed;
  return {
    style: takes(definition, model, 'style') && !styleId ? fields.style || undefined : undefined,
    style_id: styleId,
    style_match: match ? fields.styleMatch : undefined,
  };
}

/** The pictures that go along as style references. */
export function referencesOf(definition: OperationDefinition, fields: FormFields): File[] {
  const model = modelFor(definition, fields.modelId);
  const free = !(takes(definition, model, 'style_id') && fields.styleId);
  return free && takesReferences(definition, model) ? fields.references : [];
}

/** The parameters of this operation alone, those left as they were with their defaults. */
function parametersOf(definition: OperationDefinition, { parameters }: FormFields) {
  const described = plainParameters(definition);
  return Object.fromEntries(
    described.map(([name, { initial }]) => [name, parameters[name] ?? initial]),
  );
}

/** The JSON fields of the request that a form stands for. Its pictures are sent beside them. */
export function bodyOf(
  definition: OperationDefinition,
  fields: FormFields,
  canvas: CanvasParameters,
): Record<string, unknown> {
  const model = modelFor(definition, fields.modelId);
  const taken: Takes = (name) => takes(definition, model, name);
  const traces = model ? model.output === 'vector' : true;
  const body: Record<string, unknown> = {
    prompt: taken('prompt') ? fields.prompt : undefined,
    model: taken('model') ? model?.id : undefined,
    n: taken('n') ? fields.count : undefined,
    ...(definition.studio?.resultSize === 'frame'
      ? canvas.frame
      : { size: taken('size') ? sizeOf(definition, fields, canvas) : undefined }),
    strength: taken('strength') ? fields.strength : undefined,
    ...styleOf(definition, model, fields),
    negative_prompt:
      taken('negative_prompt') && fields.negativePrompt.trim() ? fields.negativePrompt : undefined,
    text_layout: taken('text_layout') ? canvas.textLayout : undefined,
    controls: controlsOf(fields, taken),
    random_seed: taken('random_seed') ? fields.seed : undefined,
    ...parametersOf(definition, fields),
    svg_compression: taken('svg_compression') && traces && fields.minifySvg ? 'on' : undefined,
    ...(taken('max_num_shapes') && traces && fields.maxShapes !== undefined
      ? { limit_num_shapes: 'on', max_num_shapes: fields.maxShapes }
      : {}),
    image_format:
      taken('image_format') && model?.output !== 'vector' ? fields.imageFormat : undefined,
  };
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
