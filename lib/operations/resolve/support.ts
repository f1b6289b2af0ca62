import { ApiError } from '@/lib/errors/api-error';
import { findModel, type Model } from '@/lib/models/models';
import {
  LIMITED_PARAMETERS,
  modelsSupporting,
  requiresStyle,
  styleMatchesOf,
  supports,
  type LimitedParameter,
  type StyleMatch,
} from '@/lib/models/support';
import { listing, refuse } from './refuse';

/** The models that take a parameter, those first that are likest to the chosen one. */
function takersFor(model: Model, takers: readonly string[]): string[] {
  const rank = (id: string) => {
    const taker = findModel(id);
    return Number(taker?.output !== model.output) + Number(taker && requiresStyle(taker)) * 2;
  };
  return [...takers].sort((a, b) => rank(a) - rank(b));
}

/** Up to this many models are all named; of more, the likest few. */
const MOST_NAMED = 4;
const FEW = 3;

/** Refuses a parameter that the model does not take, first of all with the models that do. */
export function refuseUnsupported(
  parameter: string,
  model: Model,
  takers: readonly string[],
): never {
  const ranked = takersFor(model, takers);
  const named = ranked.slice(0, ranked.length <= MOST_NAMED ? MOST_NAMED : FEW);
  throw new ApiError(
    'unsupported_parameter',
    `send ${parameter} with ${listing(named, 'or')}; ${model.id} does not take it`,
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
    accepted.length === 0
      ? `leave ${param} out; ${model.id} takes no style`
      : `send ${param} ${listing(accepted, 'or')}; ${JSON.stringify(match)} is not supported by ${model.id}`,
  );
}

/** Refuses a prompt longer than the model takes; characters are counted as Unicode code points. */
export function checkPromptLength(prompt: string, limit: number, takenBy: string): void {
  const length = [...prompt].length;
  if (length <= limit) return;
  refuse(
    'prompt',
    `shorten the prompt to ${limit} characters, the most that ${takenBy} takes; it has ${length}`,
  );
}
