import type { EngineContext, Pixels, Plane, Repainted, RepaintSpec } from '@/lib/engines/engine';
import type { PictureRequest } from '../backends/backend';
import { drawLettering, letteringOn } from '../finish/lettering';
import { reportOf } from '../finish/report';
import { emptyShare } from '../pictures/fill-holes';
import { cutWindow, pasteAnswer, planRepaint } from '../pictures/repaint-window';
import { apiErrorOf, BackendError } from '../transport/backend-error';
import { wordsOf } from '../prompt/words';
import type { RemoteProvider } from '../provider';
import { seedOf } from './draw';

const ERASE_WORDS = {
  prompt: 'empty background, seamless continuation of the surroundings',
  negativePrompt: 'object, person, animal, text',
};

/** Above this share of transparent pixels there is nothing under the mask to begin from. */
const MOSTLY = 0.5;

function wordsFor(spec: RepaintSpec | undefined, recipe: PictureRequest['recipe']) {
  return spec ? wordsOf(spec, recipe) : ERASE_WORDS;
}

/**
 * Has the white area of the mask painted anew. Only a window around it is sent, at a size the backend
 * paints well; of its answer only what lies under the mask is to be taken.
 */
export async function repaintRemotely(
  provider: RemoteProvider,
  image: Pixels,
  mask: Plane,
  spec: RepaintSpec | undefined,
  context: EngineContext,
): Promise<Repainted> {
  if (!spec && !provider.erases) {
    return provider.options.builtin.repaint(image, mask, undefined, context);
  }
  const recipe = provider.recipe(spec?.modelId, spec?.curatedStyle);
  const window = planRepaint(mask, recipe.sizes);
  if (!window) return { pixels: image };
  const sent = await cutWindow(image, mask, window);
  const isEmpty = spec?.extends !== undefined || emptyShare(image, mask) > MOSTLY;
  const answer = await provider.picture(
    {
      ...wordsFor(spec, recipe),
      ...window.asked,
      seed: spec ? seedOf(spec) : 0,
      recipe,
      source: { image: sent.image, strength: isEmpty ? 1 : recipe.repaintStrength },
      mask: sent.mask,
    },
    context,
  );
  try {
    const repainted = await pasteAnswer(image, mask, answer, window);
    const lettering = spec?.textLayout?.length
      ? letteringOn(repainted, spec.textLayout)
      : undefined;
    return {
      pixels: lettering ? drawLettering(repainted, lettering) : repainted,
      report: reportOf(provider.name, lettering),
    };
  } catch (error) {
    throw error instanceof BackendError ? apiErrorOf(error, provider.name) : error;
  }
}
