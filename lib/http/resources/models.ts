import type { z } from 'zod';
import { MODELS, type Model } from '@/lib/models/models';
import { RATIOS, SIZE_TABLES } from '@/lib/models/sizes';
import { LIMITED_PARAMETERS, requiresStyle, styleMatchesOf, supports } from '@/lib/models/support';
import type { modelActions, modelAnswer } from '@/lib/resources/models';
import type { HandlersOf } from './handler';

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

export const modelHandlers: HandlersOf<typeof modelActions> = {
  listModels: async () => ({ models: MODELS.map(modelJson) }),
};
