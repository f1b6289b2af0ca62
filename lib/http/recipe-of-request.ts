import { type FileRecipe, MAX_SETTINGS_CHARACTERS } from '@/lib/files/file-recipe';
import type { OperationDefinition, ResolvedInput } from '@/lib/operations/define-operation';

/** Fields that a recipe names for itself, and those that say how the answer is written. */
const APART = ['prompt', 'model', 'random_seed', 'response_format'];

/** The fields of a request that are worth keeping beside its results, as they were understood. */
export function settingsOf(fields: Readonly<Record<string, unknown>>): FileRecipe['settings'] {
  const settings = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== undefined && !APART.includes(name)),
  );
  return JSON.stringify(settings).length <= MAX_SETTINGS_CHARACTERS ? settings : {};
}

/**
 * How the results of a request were asked for.
 * @param seed the one that the work was done with
 */
export function recipeOf(
  operation: OperationDefinition,
  input: ResolvedInput & { prompt?: string },
  settings: FileRecipe['settings'],
  seed: number,
): FileRecipe {
  return {
    model: input.model?.id ?? null,
    prompt: input.prompt ?? null,
    seed: 'random_seed' in operation.input.shape ? seed : null,
    settings,
  };
}
