import { MODELS, type Model } from '@/lib/models/models';
import { RATIOS, SIZE_TABLES } from '@/lib/models/sizes';
import { LIMITED_PARAMETERS, requiresStyle, styleMatchesOf, supports } from '@/lib/models/support';
import type { OpenCall, Route } from '../router';

/** A model as clients read it. Exact sizes are in the order of `ratios`; vector models take ratios only. */
export function modelJson(model: Model) {
  return {
    id: model.id,
    aliases: model.aliases,
    name: model.name,
    family: model.family,
    summary: model.summary,
    output: model.output,
    resolution: model.resolution,
    price: model.priceUnits / 1000,
    credits: model.priceUnits,
    prompt_limit: model.promptLimit,
    ratios: RATIOS,
    sizes: model.output === 'raster' ? SIZE_TABLES[model.sizeTable] : [],
    style_match: styleMatchesOf(model.family),
    style_required: requiresStyle(model),
    parameters: LIMITED_PARAMETERS.filter((parameter) => supports(model, parameter)),
  };
}

async function listModels({ context }: OpenCall): Promise<Response> {
  return Response.json({ models: MODELS.map(modelJson) }, { headers: context.headers });
}

export const modelRoutes: readonly Route[] = [
  { path: '/v1/models', endpoints: [{ method: 'GET', open: true, handle: listModels }] },
];
