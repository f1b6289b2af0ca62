import { CURATED_STYLES } from '@/lib/models/curated-styles';
import type { Model } from '@/lib/models/models';
import { LIMITED_PARAMETERS, type LimitedParameter, type StyleMatch } from '@/lib/models/support';
import type { FieldName } from '@/lib/operations/catalogue';
import type { OperationDefinition } from '@/lib/operations/define-operation';
import { describeFields, type FieldDescription } from '@/lib/operations/fields/describe';
import { offeredModel } from '@/lib/operations/resolve/model-offer';

/**
 * What an operation takes with a model, as its definition describes it: the schema says which fields
 * there are and what each may be, the models it offers say which of them each takes.
 */

function isLimited(name: string): name is LimitedParameter {
  return (LIMITED_PARAMETERS as readonly string[]).includes(name);
}

/** A field of the operation as its schema describes it, where a request with this model may hold it. */
export function fieldOf(
  definition: OperationDefinition,
  model: Model | undefined,
  name: FieldName,
): FieldDescription | undefined {
  const field = describeFields(definition.input)[name];
  const refused = model && isLimited(name) && definition.models?.takes(model, name) === false;
  return refused ? undefined : field;
}

/** Whether a request of the operation with this model may hold a field. */
export function takes(
  definition: OperationDefinition,
  model: Model | undefined,
  name: FieldName,
): boolean {
  return fieldOf(definition, model, name) !== undefined;
}

/** Whether pictures whose look to follow may be attached. */
export function takesReferences(
  definition: OperationDefinition,
  model: Model | undefined,
): boolean {
  if (!definition.images.style_references || !model) return false;
  return definition.models?.takes(model, 'style_reference_urls') ?? false;
}

/** How closely a style may be followed; the first is the default of most styles. */
export function styleMatchesTaken(
  definition: OperationDefinition,
  model: Model | undefined,
): readonly StyleMatch[] {
  if (!model || !('style_match' in definition.input.shape)) return [];
  return definition.models?.styleMatches(model) ?? [];
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
  return definition.models?.offered ?? [];
}

/** The chosen model where the operation runs with it, else its default; nothing where there is no choice. */
export function modelFor(
  definition: OperationDefinition,
  modelId: string | undefined,
): Model | undefined {
  return definition.models && offeredModel(definition.models, modelId);
}

/** API units of one image with this model. */
export function unitPrice(definition: OperationDefinition, model: Model): number {
  return definition.price({ model, count: 1, hasReferences: false });
}
