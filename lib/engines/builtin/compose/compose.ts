import type { DrawReport, DrawSpec, Drawing, EngineContext } from '@/lib/engines/engine';
import { finish, type FinishOptions } from './finish/finish';
import { treatmentOf } from './finish/treatment-of';
import { paint } from './paint/paint';
import { plan } from './plan/plan';
import type { SceneDescription } from './understand/description';
import { understand } from './understand/understand';

/** Draws a prompt: understand, plan, paint, finish. The same spec and seed give the same bytes. */
export async function compose(spec: DrawSpec, context: EngineContext): Promise<Drawing> {
  const description = understand(spec.prompt, spec.negativePrompt);
  context.onProgress(0.1, 'understood');
  const scenePlan = plan(description, spec);
  context.signal.throwIfAborted();
  const painting = paint(scenePlan);
  context.onProgress(0.4, 'painted');
  context.signal.throwIfAborted();
  const { missingCharacters, ...drawing } = await finish(
    painting,
    finishOptions(spec, description),
  );
  const report = reportOf(description, missingCharacters);
  return { ...drawing, report };
}

function qualityOf(modelId: string): FinishOptions['quality'] {
  if (modelId.includes('flash')) return 'flash';
  return modelId.includes('_pro') ? 'pro' : 'default';
}

function finishOptions(spec: DrawSpec, description: SceneDescription): FinishOptions {
  const [medium] = description.media;
  return {
    output: spec.output,
    seed: spec.seed,
    quality: qualityOf(spec.modelId),
    treatment: treatmentOf({
      ...(spec.curatedStyle ? { curatedStyle: spec.curatedStyle } : {}),
      ...(medium ? { medium } : {}),
      ...(spec.style ? { profile: spec.style.profile } : {}),
    }),
    ...(spec.colors ? { colors: spec.colors } : {}),
    ...(spec.backgroundColor ? { backgroundColor: spec.backgroundColor } : {}),
    ...(spec.artisticLevel === undefined ? {} : { artisticLevel: spec.artisticLevel }),
    ...(spec.style ? { style: spec.style } : {}),
    ...(spec.textLayout ? { textLayout: spec.textLayout } : {}),
    ...(spec.noText ? { noText: true } : {}),
  };
}

function reportOf(description: SceneDescription, missingCharacters: string[]): DrawReport {
  return {
    engine: 'builtin',
    drew: description.subjects.map((subject) => subject.phrase),
    notDrawn: [...description.unknown, ...missingCharacters],
  };
}
