import { ledgerOf } from '@/lib/composer';
import type { DrawReport, DrawSpec, Drawing, EngineContext } from '@/lib/engines/engine';
import { briefOf } from './brief-of';
import { finish, type FinishOptions } from './finish/finish';
import { treatmentOf } from './finish/treatment-of';
import { paint } from './paint/paint';
import { seedOfVariant } from '@/lib/random/random';
import { type KitPainting, kitPainting } from './kit-painting';
import { plan } from './plan/plan';
import { plannedReport } from './planned-report';
import type { SceneDescription } from './understand/description';
import { understand } from './understand/understand';

/** Draws a prompt: understand, plan, paint, finish. The same spec and seed give the same bytes. */
export async function compose(spec: DrawSpec, context: EngineContext): Promise<Drawing> {
  const description = understand(spec.prompt, spec.negativePrompt);
  context.onProgress(0.1, 'understood');
  const options = finishOptions(spec, description);
  const { painting, report: drawn } = painted(spec, options, description);
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

/** The kit's picture, unless the older plan shows more of what was asked for. */
function painted(
  spec: DrawSpec,
  { treatment }: FinishOptions,
  description: SceneDescription,
): Painted {
  const kit = kitPainting(spec, treatment);
  if (kit?.isMost) return kit;
  const planned = plannedPainting(spec, description);
  if (!kit) return planned;
  const asked = ledgerOf(briefOf(spec)).map(({ phrase }) => phrase);
  const shown = ({ report }: Painted) =>
    asked.filter((phrase) => report.drew.includes(phrase)).length;
  return shown(kit) >= shown(planned) ? kit : planned;
}

type Painted = Pick<KitPainting, 'painting' | 'report'>;

/** What the kit can't draw yet is drawn from the older plan. */
function plannedPainting(spec: DrawSpec, description: SceneDescription): Painted {
  const scenePlan = plan(description, spec);
  const painting = paint(scenePlan);
  return { painting, report: plannedReport({ spec, description, scenePlan, painting }) };
}

function finishOptions(spec: DrawSpec, description: SceneDescription): FinishOptions {
  const [medium] = description.media;
  return {
    output: spec.output,
    treatment: treatmentOf({
      ...(spec.curatedStyle ? { curatedStyle: spec.curatedStyle } : {}),
      ...(medium ? { medium } : {}),
      ...(spec.style ? { profile: spec.style.profile } : {}),
    }),
    seed: seedOfVariant(spec),
    quality: qualityOf(spec.modelId),
    ...colorsOf(spec, description),
    ...(spec.backgroundColor ? { backgroundColor: spec.backgroundColor } : {}),
    ...(spec.artisticLevel === undefined ? {} : { artisticLevel: spec.artisticLevel }),
    ...(spec.style ? { style: spec.style } : {}),
    ...(spec.textLayout ? { textLayout: spec.textLayout } : {}),
    ...(spec.noText ? { noText: true } : {}),
  };
}

/** Colours of the request, else those that the prompt names for the picture as a whole. */
function colorsOf(
  spec: DrawSpec,
  { paletteColors }: SceneDescription,
): Pick<FinishOptions, 'colors'> {
  if (spec.colors) return { colors: spec.colors };
  return paletteColors.length > 0 ? { colors: paletteColors.map((rgb) => ({ rgb })) } : {};
}

function qualityOf(modelId: string): FinishOptions['quality'] {
  if (modelId.includes('flash')) return 'flash';
  return modelId.includes('_pro') ? 'pro' : 'default';
}
