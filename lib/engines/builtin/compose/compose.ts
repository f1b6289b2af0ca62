import type { Brief } from '@/lib/composer';
import type { DrawReport, DrawSpec, Drawing, EngineContext } from '@/lib/engines/engine';
import { briefOf, mediumOf } from './brief-of';
import { finish, type FinishOptions } from './finish/finish';
import { treatmentOf } from './finish/treatment-of';
import { seedOfVariant } from '@/lib/random/random';
import { kitPainting } from './kit-painting';
import { toldColors } from './told-colors';

/** Draws a prompt: read, illustrate, finish. The same spec and seed give the same bytes. */
export async function compose(spec: DrawSpec, context: EngineContext): Promise<Drawing> {
  const brief = briefOf(spec);
  context.onProgress(0.1, 'understood');
  const options = finishOptions(spec, brief);
  const { painting, report: drawn } = kitPainting(spec, options.treatment);
  context.onProgress(0.4, 'painted');
  context.signal.throwIfAborted();
  const finished = await finish(painting, options);
  const report: DrawReport = {
    engine: 'builtin',
    drew: drawn.drew,
    notDrawn: [
      ...drawn.notDrawn,
      ...finished.missingCharacters.map((character) => `the character ${character}`),
    ],
  };
  return finished.kind === 'vector'
    ? { kind: 'vector', svg: finished.svg, report }
    : { kind: 'raster', pixels: finished.pixels, report };
}

function finishOptions(spec: DrawSpec, brief: Brief): FinishOptions {
  const medium = mediumOf(brief);
  return {
    output: spec.output,
    treatment: treatmentOf({
      ...(spec.curatedStyle ? { curatedStyle: spec.curatedStyle } : {}),
      ...(medium ? { medium } : {}),
      ...(spec.style ? { profile: spec.style.profile } : {}),
    }),
    seed: seedOfVariant(spec),
    quality: qualityOf(spec.modelId),
    ...(spec.colors ? { colors: spec.colors } : toldColors(brief)),
    ...(spec.backgroundColor ? { backgroundColor: spec.backgroundColor } : {}),
    ...(spec.artisticLevel === undefined ? {} : { artisticLevel: spec.artisticLevel }),
    ...(spec.style ? { style: spec.style } : {}),
    ...(spec.textLayout ? { textLayout: spec.textLayout } : {}),
    ...(spec.noText ? { noText: true } : {}),
  };
}

function qualityOf(modelId: string): FinishOptions['quality'] {
  if (modelId.includes('flash')) return 'flash';
  return modelId.includes('_pro') ? 'pro' : 'default';
}
