import { ApiError } from '@/lib/errors/api-error';
import { normalizeStyleName, findCuratedStyle } from '@/lib/models/curated-styles';
import {
  DEFAULT_MODEL_ID,
  DEFAULT_STYLE_MODEL_ID,
  MODELS,
  findModel,
  type Model,
} from '@/lib/models/models';
import { listing, refuse } from './refuse';

/** The model with this id; `param` names the field for the refusal. */
export function modelNamed(id: string, allowed: readonly Model[] = MODELS): Model {
  const model = findModel(id);
  if (model && allowed.includes(model)) return model;
  const accepted = listing(
    allowed.map((entry) => entry.id),
    'or',
  );
  if (model) {
    throw new ApiError(
      'unsupported_parameter',
      `model ${model.id} can't be used here; this endpoint takes ${accepted}`,
      { param: 'model' },
    );
  }
  return refuse('model', `model ${JSON.stringify(id)} does not exist; it is one of ${accepted}`);
}

/** The older style name that meant the vector model of its time. */
const LEGACY_VECTOR_STYLE = 'vectorillustration';

/** The model that a curated style implies: V3 where it has the style, else V2. */
export function modelForStyle(style: string): Model {
  if (normalizeStyleName(style) === LEGACY_VECTOR_STYLE) return modelNamed('svcv3_vector');
  if (findCuratedStyle(style, 'v3', 'raster')) return modelNamed('svcv3');
  if (findCuratedStyle(style, 'v2', 'raster')) return modelNamed('svcv2');
  if (findCuratedStyle(style, 'v2', 'vector')) return modelNamed('svcv2_vector');
  return modelNamed('svcv3');
}

/** The model of a generation when the request names none. */
export function defaultModel(request: { style?: string; hasReferences: boolean }): Model {
  if (request.hasReferences) return modelNamed(DEFAULT_STYLE_MODEL_ID);
  return request.style === undefined ? modelNamed(DEFAULT_MODEL_ID) : modelForStyle(request.style);
}
