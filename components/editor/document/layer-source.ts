import type { Model } from '@/lib/models/models';
import { sourceSchema, type LayerSource } from '@/lib/projects/layer-content';

/** Fields that a layer's source names for itself. */
const NAMED = ['prompt', 'negative_prompt', 'random_seed', 'style', 'style_id', 'model'];

/** How a result was asked for, as its layer keeps it. What is too long to be kept is left out. */
export function layerSourceOf(
  operationId: string,
  model: Pick<Model, 'id'> | undefined,
  body: Readonly<Record<string, unknown>>,
): LayerSource {
  const rest = Object.entries(body).filter(([name]) => !NAMED.includes(name));
  const named = {
    operationId,
    prompt: body.prompt,
    negativePrompt: body.negative_prompt,
    seed: body.random_seed,
    modelId: model?.id,
    style: body.style,
    styleId: body.style_id,
  };
  const whole = sourceSchema.safeParse({ ...named, parameters: Object.fromEntries(rest) });
  if (whole.success) return whole.data;
  return sourceSchema.catch({ operationId }).parse(named);
}
