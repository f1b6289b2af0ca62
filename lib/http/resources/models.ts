import type { z } from 'zod';
import { ApiError } from '@/lib/errors/api-error';
import { modelIdOfAlias } from '@/lib/models/aliases';
import { MODELS, findModel, type Model } from '@/lib/models/models';
import { RATIOS, SIZE_TABLES } from '@/lib/models/sizes';
import { LIMITED_PARAMETERS, requiresStyle, styleMatchesOf, supports } from '@/lib/models/support';
import type { modelActions, modelAnswer } from '@/lib/resources/models';
import { nearestFew } from '@/lib/operations/resolve/refuse';
import type { HandlersOf } from './handler';
import { pageOf } from './page-of';

/** A model as clients read it. Exact sizes are in the order of `ratios`; vector models take ratios only. */
export function modelJson(model: Model): z.input<typeof modelAnswer> {
  return {
    id: model.id,
    aliases: [...model.aliases],
    name: model.name,
    family: model.family,
    summary: model.summary,
    output: model.output,
    resolution: model.resolution,
    price: model.priceUnits / 1000,
    credits: model.priceUnits,
    prompt_limit: model.promptLimit,
    ratios: [...RATIOS],
    sizes: model.output === 'raster' ? [...SIZE_TABLES[model.sizeTable]] : [],
    style_match: [...styleMatchesOf(model.family)],
    style_required: requiresStyle(model),
    parameters: LIMITED_PARAMETERS.filter((parameter) => supports(model, parameter)),
  };
}

/** The models have no dates of their own: all came with the first version of the table. */
const CREATED = Date.UTC(2026, 0, 1) / 1000;

/** A model as OpenAI's clients read it. */
function entryJson({ id }: Model) {
  return { id, object: 'model', created: CREATED, owned_by: 'easel' } as const;
}

const LONGEST_SHOWN_NAME = 100;

function noSuchModel(name: string): ApiError {
  const ids = MODELS.map(({ id }) => id);
  const shown = JSON.stringify(name.slice(0, LONGEST_SHOWN_NAME));
  return new ApiError('not_found', `ask for ${nearestFew(name, ids)}; there is no model ${shown}`);
}

export const modelHandlers: HandlersOf<typeof modelActions> = {
  listModels: async ({ query }) => {
    const { items, next } = pageOf(MODELS, query, ({ id }) => id);
    return { object: 'list', data: items.map(entryJson), models: items.map(modelJson), next };
  },
  /** By its id or by any of its aliases. */
  readModel: async ({ services, params }) => {
    const name = params.id ?? '';
    const alias = services.env.MODEL_ALIASES ? modelIdOfAlias(name, 'openai') : undefined;
    const model = findModel(alias ?? name);
    if (!model) throw noSuchModel(name);
    return { ...modelJson(model), ...entryJson(model) };
  },
};
