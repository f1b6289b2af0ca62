import type { DrawReport, DrawSpec, Drawing, EngineContext } from '@/lib/engines/engine';
import { finish, type FinishOptions } from './finish/finish';
import { treatmentOf } from './finish/treatment-of';
import { paint } from './paint/paint';
import { seedOfVariant } from '@/lib/random/random';
import { type KitPainting, kitPainting } from './kit-painting';
import { isLeadWord } from './plan/leads';
import { plan } from './plan/plan';
import type { ScenePlan } from './plan/scene-plan';
import type { SceneDescription } from './understand/description';
import { understand } from './understand/understand';

/** Draws a prompt: understand, plan, paint, finish. The same spec and seed give the same bytes. */
export async function compose(spec: DrawSpec, context: EngineContext): Promise<Drawing> {
  const description = understand(spec.prompt, spec.negativePrompt);
  context.onProgress(0.1, 'understood');
  const options = finishOptions(spec, description);
  const { painting, report: drawn } =
    kitPainting(spec, options.treatment) ?? plannedPainting(spec, description);
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

/** What the kit can't draw yet is drawn from the older plan. */
function plannedPainting(spec: DrawSpec, description: SceneDescription): KitPainting {
  const scenePlan = plan(description, spec);
  return { painting: paint(scenePlan), report: reportOf(description, scenePlan) };
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

/** What is in the picture, and what was asked for and is not. */
function reportOf(description: SceneDescription, scenePlan: ScenePlan): KitPainting['report'] {
  const drawn = new Set(scenePlan.subjects.map((placed) => placed.subject.phrase));
  const shown = (subject: SceneDescription['subjects'][number]) =>
    drawn.has(subject.phrase) || scenePlan.shownByEnvironment.includes(subject.concept);
  const { subjects } = description;
  const place = scenePlan.environment === description.setting ? description.placePhrases : [];
  return {
    drew: [
      ...subjects.filter(shown).map((subject) => subject.phrase),
      ...place,
      ...(scenePlan.aurora && description.aurora ? [description.aurora] : []),
      ...scenePlan.lettering,
    ],
    notDrawn: [
      ...(!scenePlan.aurora && description.aurora ? [description.aurora] : []),
      ...subjects.filter((subject) => !shown(subject)).map((subject) => subject.phrase),
      ...description.unknown.filter((word) => !(scenePlan.leads.length > 0 && isLeadWord(word))),
    ],
  };
}
