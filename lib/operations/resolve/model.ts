import { ApiError } from '@/lib/errors/api-error';
import { findCuratedStyle, namesVectorOutput } from '@/lib/models/curated-styles';
import {
  DEFAULT_STYLE_MODEL_ID,
  MODELS,
  findModel,
  withOutput,
  type Model,
} from '@/lib/models/models';
import { sharesStyles } from '@/lib/models/support';
import type { ModelOffer } from './model-offer';
import { listing, nearestFew, refuse } from './refuse';

/** The model with this id or alias, among those offered. */
export function modelNamed(name: string, offered: readonly Model[] = MODELS): Model {
  const model = findModel(name);
  if (model && offered.includes(model)) return model;
  const ids = offered.map(({ id }) => id);
  if (model) {
    throw new ApiError(
      'unsupported_parameter',
      `send model ${nearestFew(model.id, ids)} here; ${model.id} is not taken by this endpoint`,
      { param: 'model' },
    );
  }
  return refuse(
    'model',
    `send model ${nearestFew(name, ids)}; there is no model ${JSON.stringify(name)} (GET /v1/models lists all)`,
  );
}

/** What of a request decides about its model. */
interface ModelRequest {
  model?: string | undefined;
  style?: string | undefined;
  /** The model that the style of `style_id` was made for. */
  styleModel?: Model | undefined;
  hasReferences?: boolean;
}

/** The models that an operation takes, and the one that does the work when a request implies none. */
type Choice = Pick<ModelOffer, 'offered' | 'usual' | 'takes'>;

/** The raster form of the model that a stored style was made for. */
function modelOfStyle(made: Model, offered: readonly Model[]): Model {
  const model = withOutput(made, 'raster') ?? made;
  if (offered.includes(model)) return model;
  const kin = offered.find((entry) => sharesStyles(entry.family, model.family));
  if (kin) return kin;
  const takers = [...new Set(offered.map(({ name }) => name))];
  return refuse(
    'style_id',
    `send a style made for ${listing(takers.slice(0, 3), 'or')} here; this one was made for ${made.name}`,
  );
}

/** The model that a curated style implies: V3 where it has the style, else V2. */
function modelOfCuratedStyle(style: string, offered: readonly Model[]): Model | undefined {
  const candidates = ['svcv3', 'svcv2', 'svcv3_vector', 'svcv2_vector'].flatMap((id) => {
    const model = findModel(id);
    return model && offered.includes(model) ? [model] : [];
  });
  const having = candidates.filter((model) => {
    const found = findCuratedStyle(style, model.family, model.output);
    return found && !(found.legacy && found.name === 'Icon');
  });
  return having[0] ?? candidates.find((model) => model.family === 'v3') ?? candidates[0];
}

function askedModel(request: ModelRequest, { offered, usual, takes }: Choice): Model {
  const { model, style, styleModel, hasReferences } = request;
  if (model !== undefined) return modelNamed(model, offered);
  if (styleModel) {
    const inStyles = offered.filter((entry) => takes(entry, 'style_id'));
    return modelOfStyle(styleModel, inStyles);
  }
  if (hasReferences) return modelNamed(DEFAULT_STYLE_MODEL_ID, offered);
  const implied = style === undefined ? undefined : modelOfCuratedStyle(style, offered);
  return implied ?? modelNamed(usual, offered);
}

/**
 * The model that does the work. In order: the one named, that of the stored style, the one for style
 * references, that of the curated style, the operation's own. The older styles that name an output
 * (`vector_illustration`, `icon`) then exchange it for its vector twin.
 */
export function resolveModel(request: ModelRequest, choice: Choice): Model {
  const model = askedModel(request, choice);
  if (request.style === undefined || !namesVectorOutput(request.style)) return model;
  const takesStyle = model.family === 'v3' || model.family === 'v2';
  return (takesStyle ? withOutput(model, 'vector') : undefined) ?? model;
}
