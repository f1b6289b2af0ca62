import { ApiError } from '@/lib/errors/api-error';
import type { Model } from '@/lib/models/models';
import {
  LIMITED_PARAMETERS,
  modelsSupporting,
  styleMatchesOf,
  supports,
  type LimitedParameter,
  type StyleMatch,
} from '@/lib/models/support';
import { listing, refuse } from './refuse';

function refuseUnsupported(parameter: string, model: Model, takers: readonly string[]): never {
  throw new ApiError(
    'unsupported_parameter',
    `${parameter} is not supported by ${model.id}; ${listing(takers)} take it`,
    { param: parameter },
  );
}

/** Refuses each given parameter that the model does not take, and says which models do. */
export function checkSupport(
  model: Model,
  given: Partial<Record<LimitedParameter, unknown>>,
): void {
  for (const parameter of LIMITED_PARAMETERS) {
    if (given[parameter] === undefined || supports(model, parameter)) continue;
    refuseUnsupported(parameter, model, modelsSupporting(parameter));
  }
}

/** Refuses a `style_match` that the model's family does not know (spec: Errors). */
export function checkStyleMatch(
  model: Model,
  match: StyleMatch | undefined,
  accepted: readonly StyleMatch[] = styleMatchesOf(model.family),
  param = 'style_match',
): void {
  if (match === undefined || accepted.includes(match)) return;
  refuse(
    param,
    `${param} ${JSON.stringify(match)} is not supported by ${model.id}; it takes ${listing(accepted, 'or')}`,
  );
}

/** Refuses a prompt longer than the model takes; characters are counted as Unicode code points. */
export function checkPromptLength(prompt: string, limit: number, takenBy: string): void {
  const length = [...prompt].length;
  if (length <= limit) return;
  refuse('prompt', `prompt has ${length} characters; ${takenBy} takes at most ${limit}`);
}
