import type { DrawReport, DrawSpec, Drawing, EngineContext } from '@/lib/engines/engine';
import { assembleSvg } from './paint/assemble';
import { paint } from './paint/paint';
import { plan } from './plan/plan';
import { rasterise } from './rasterise';
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
  const svg = assembleSvg(painting);
  const report = reportOf(description);
  if (spec.output === 'vector') return { kind: 'vector', svg, report };
  return { kind: 'raster', pixels: rasterise(svg, spec.widthPx, spec.heightPx), report };
}

function reportOf(description: SceneDescription): DrawReport {
  return {
    engine: 'builtin',
    drew: description.subjects.map((subject) => subject.phrase),
    notDrawn: description.unknown,
  };
}
