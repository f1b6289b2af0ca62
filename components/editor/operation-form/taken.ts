import { CURATED_STYLES } from '@/lib/models/curated-styles';
import { MODELS, type Model } from '@/lib/models/models';
import { requiresStyle, STYLE_MATCHES, type StyleMatch } from '@/lib/models/support';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { attempt } from './attempt';

/**
 * What an operation takes with a model is asked of its own definition, by trying: a form derived from
 * the code that will judge its request can't offer what would be refused.
 */

const ANY_ID = '00000000-0000-4000-8000-000000000000';
const ANY_BOX = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

/** A value that each parameter takes wherever it is taken at all. */
const SAMPLES = {
  prompt: { prompt: 'a' },
  model: {},
  n: { n: 1 },
  size: { size: '1:1' },
  strength: { strength: 0.5 },
  style: { style: 'any' },
  style_id: { style_id: ANY_ID },
  negative_prompt: { negative_prompt: 'a' },
  text_layout: { text_layout: [{ text: 'A', bbox: ANY_BOX }] },
  'controls.colors': { controls: { colors: [] } },
  'controls.background_color': { controls: { background_color: { rgb: [0, 0, 0] } } },
  'controls.artistic_level': { controls: { artistic_level: 1 } },
  'controls.no_text': { controls: { no_text: true } },
  random_seed: { random_seed: 1 },
  image_format: { image_format: 'webp' },
  refinement: { refinement: 'moderate' },
  shape_stacking: { shape_stacking: 'cut_out' },
  svg_compression: { svg_compression: 'on' },
  max_num_shapes: { max_num_shapes: 1 },
} as const satisfies Record<string, Record<string, unknown>>;

export type Parameter = keyof typeof SAMPLES;

function hasField(definition: OperationDefinition, parameter: Parameter): boolean {
  return (parameter.split('.')[0] ?? parameter) in definition.input.shape;
}

/** The least that a request of the operation holds. */
function minimalBody(definition: OperationDefinition, model: Model | undefined) {
  const required = (['prompt', 'size', 'strength'] as const)
    .filter((parameter) => hasField(definition, parameter))
    .map((parameter) => SAMPLES[parameter]);
  return Object.assign(
    {},
    ...required,
    model && hasField(definition, 'model') ? { model: model.id } : {},
    model && requiresStyle(model) && hasField(definition, 'style_id') ? SAMPLES.style_id : {},
  ) as Record<string, unknown>;
}

const asked = new Map<string, boolean>();

function remembered(key: string, ask: () => boolean): boolean {
  const known = asked.get(key);
  if (known !== undefined) return known;
  const answer = ask();
  asked.set(key, answer);
  return answer;
}

/** Whether a request of the operation with this model may hold a parameter. */
export function takes(
  definition: OperationDefinition,
  model: Model | undefined,
  parameter: Parameter,
): boolean {
  if (!hasField(definition, parameter)) return false;
  return remembered(`${definition.id} ${model?.id} ${parameter}`, () => {
    const body = { ...minimalBody(definition, model), ...SAMPLES[parameter] };
    return 'input' in attempt(definition, body);
  });
}

/** Whether pictures whose look to follow may be attached. */
export function takesReferences(definition: OperationDefinition, model: Model | undefined) {
  if (!definition.images.style_references) return false;
  return remembered(`${definition.id} ${model?.id} references`, () => {
    const { style_id: _, ...body } = minimalBody(definition, model);
    return 'input' in attempt(definition, body, { style_references: 1 });
  });
}

/** How closely a style may be followed; the first is the default of most styles. */
export function styleMatchesTaken(
  definition: OperationDefinition,
  model: Model | undefined,
): StyleMatch[] {
  if (!('style_match' in definition.input.shape)) return [];
  return STYLE_MATCHES.filter((match) =>
    remembered(`${definition.id} ${model?.id} match ${match}`, () => {
      const body = { ...minimalBody(definition, model), style_match: match };
      return 'input' in attempt(definition, body);
    }),
  );
}

/** Names of the curated styles that the model draws, as pickers list them. */
export function curatedStylesOf(model: Model): string[] {
  return CURATED_STYLES.filter(
    ({ family, outputs, legacy }) =>
      family === model.family && outputs.includes(model.output) && !legacy,
  ).map(({ name }) => name);
}

/** The models that the operation runs with, in the order of the model table; none where it has no choice. */
export function modelsOf(definition: OperationDefinition): readonly Model[] {
  return MODELS.filter((model) => takes(definition, model, 'model'));
}

/** The model that does the work when the request names none; nothing where there is no choice. */
function defaultModelOf(definition: OperationDefinition): Model | undefined {
  const result = attempt(definition, minimalBody(definition, undefined));
  return 'input' in result ? result.input.model : undefined;
}

/** The chosen model where the operation runs with it, else its default. */
export function modelFor(
  definition: OperationDefinition,
  modelId: string | undefined,
): Model | undefined {
  const chosen = modelsOf(definition).find((model) => model.id === modelId);
  return chosen ?? defaultModelOf(definition);
}

/** API units of one image with this model. */
export function unitPrice(definition: OperationDefinition, model: Model): number {
  const result = attempt(definition, minimalBody(definition, model));
  return 'input' in result ? definition.price(result.input) : model.priceUnits;
}
