import type { Drawing, DrawSpec, EngineContext, Pixels } from '@/lib/engines/engine';
import { coverFit } from '@/lib/imaging/cover';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { finishDrawing } from '../finish/finish-drawing';
import { chooseSize } from '../pictures/choose-size';
import { portion } from '../progress';
import { wordsOf } from '../prompt/words';
import type { RemoteProvider } from '../provider';
import { seedOf } from './draw';

const DRAWN = 0.9;
/** Backends do nothing at strength 0, and some fail. */
const LEAST_STRENGTH = 0.03;

/** Image to image: the source is brought to the asked shape first, so that nothing is squeezed. */
export async function restyleRemotely(
  provider: RemoteProvider,
  source: Pixels,
  spec: DrawSpec,
  strength: number,
  context: EngineContext,
): Promise<Drawing> {
  const recipe = provider.recipe(spec.modelId, spec.curatedStyle);
  const size = chooseSize(spec, recipe.sizes);
  const image = await coverFit(flattenOnWhite(source), size);
  const drawn = await provider.picture(
    {
      ...wordsOf(spec, recipe),
      ...size,
      seed: seedOf(spec),
      recipe,
      source: { image, strength: Math.min(1, Math.max(LEAST_STRENGTH, strength)) },
    },
    portion(context, 0, DRAWN),
  );
  const fitted = await coverFit(drawn, { widthPx: spec.widthPx, heightPx: spec.heightPx });
  const { whole } = provider.options;
  return finishDrawing(fitted, spec, provider.name, whole(), portion(context, DRAWN, 1));
}
