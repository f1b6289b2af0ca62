import type { Drawing, DrawSpec, EngineContext, Pixels } from '@/lib/engines/engine';
import type { Hires } from '@/lib/engines/mapping/schema';
import { coverFit } from '@/lib/imaging/cover';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import type { PictureRequest } from '../backends/backend';
import { finishDrawing } from '../finish/finish-drawing';
import { chooseSize } from '../pictures/choose-size';
import { referencesOf } from '../pictures/references';
import { portion } from '../progress';
import { wordsOf } from '../prompt/words';
import type { RemoteProvider } from '../provider';

const DRAWN = 0.9;

/** Each picture of a request has a seed of its own, so that they differ and can be had again. */
export function seedOf({ seed, variant }: DrawSpec): number {
  return (seed + variant) >>> 0;
}

/** Enlarges a drawing towards the wanted size and has its detail drawn anew there. */
async function hiresPass(
  provider: RemoteProvider,
  drawn: Pixels,
  wanted: DrawSpec,
  request: PictureRequest,
  hires: Hires,
  context: EngineContext,
): Promise<Pixels> {
  const { recipe } = request;
  const { multiple, minSidePx } = recipe.sizes;
  const longestPx = Math.max(wanted.widthPx, wanted.heightPx);
  const rules = {
    multiple,
    minSidePx,
    maxSidePx: longestPx + multiple,
    maxPixels: hires.maxPixels,
  };
  const size = chooseSize(wanted, rules);
  if (size.widthPx * size.heightPx <= drawn.widthPx * drawn.heightPx) return drawn;
  const image = await coverFit(flattenOnWhite(drawn), size);
  const steps = hires.steps ?? recipe.steps;
  return provider.picture(
    {
      ...request,
      ...size,
      recipe: { ...recipe, ...(steps === undefined ? {} : { steps }) },
      source: { image, strength: hires.strength },
    },
    context,
  );
}

/** Text to image: at a size the backend draws well, then fitted to exactly what was asked. */
export async function drawRemotely(
  provider: RemoteProvider,
  spec: DrawSpec,
  context: EngineContext,
): Promise<Drawing> {
  const recipe = provider.recipe(spec.modelId, spec.curatedStyle);
  const size = chooseSize(spec, recipe.sizes);
  const request: PictureRequest = {
    ...wordsOf(spec, recipe),
    ...size,
    seed: seedOf(spec),
    recipe,
    ...(recipe.styleReferences ? await referencesOf(spec.style) : {}),
  };
  const { hires } = recipe;
  const drawn = await provider.picture(request, portion(context, 0, hires ? DRAWN / 2 : DRAWN));
  const second = portion(context, DRAWN / 2, DRAWN);
  const detailed = hires ? await hiresPass(provider, drawn, spec, request, hires, second) : drawn;
  const fitted = await coverFit(detailed, { widthPx: spec.widthPx, heightPx: spec.heightPx });
  const { whole } = provider.options;
  return finishDrawing(fitted, spec, provider.name, whole(), portion(context, DRAWN, 1));
}
