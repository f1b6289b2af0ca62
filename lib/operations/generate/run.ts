import type { DrawSpec, StyleSpec } from '@/lib/engines/engine';
import { styleMatchesOf } from '@/lib/models/support';
import type { JobImage, JobResult } from '../job';
import { encodeDrawing, partOf, type Run, type RunContext } from '../run/context';
import { measureStyle } from '../run/measure-style';
import { openReferences } from '../run/open-image';
import type { GenerateInput } from './definition';

/** The look to draw in: that of attached references, else the stored style's. */
function styleSpecOf(
  input: GenerateInput,
  context: RunContext,
  measured: JobResult['style'],
): StyleSpec | undefined {
  if (!measured) {
    return context.style && { ...context.style, match: input.styleMatch ?? context.style.match };
  }
  const [defaultMatch = 'regular'] = styleMatchesOf(input.model.family);
  return { profile: measured.profile, match: input.styleMatch ?? defaultMatch };
}

/** The specification of the picture with this index among the request's. */
export function drawSpecOf(
  input: GenerateInput,
  seed: number,
  variant: number,
  style: StyleSpec | undefined,
): DrawSpec {
  return {
    prompt: input.prompt,
    widthPx: input.size.widthPx,
    heightPx: input.size.heightPx,
    modelId: input.model.id,
    output: input.model.output,
    seed,
    variant,
    ...(input.negativePrompt ? { negativePrompt: input.negativePrompt } : {}),
    ...(input.controls?.colors ? { colors: input.controls.colors } : {}),
    ...(input.controls?.background_color
      ? { backgroundColor: input.controls.background_color.rgb }
      : {}),
    ...(input.controls?.artistic_level === undefined
      ? {}
      : { artisticLevel: input.controls.artistic_level }),
    ...(input.controls?.no_text ? { noText: true } : {}),
    ...(input.textLayout ? { textLayout: input.textLayout } : {}),
    ...(input.curatedStyle ? { curatedStyle: input.curatedStyle } : {}),
    ...(style ? { style } : {}),
  };
}

/** Draws the pictures one after another: a worker has one core's worth of work to give. */
export const runGenerate: Run<GenerateInput> = async (input, context) => {
  const references = await openReferences(context, 'style_references', 'style_reference_urls');
  const equalWeights = references.map(() => 1);
  const measured =
    references.length > 0 ? await measureStyle(references, equalWeights, context) : undefined;
  const style = styleSpecOf(input, context, measured);
  const images: JobImage[] = [];
  for (let variant = 0; variant < input.count; variant += 1) {
    context.progress.signal.throwIfAborted();
    const spec = drawSpecOf(input, context.seed, variant, style);
    const progress = partOf(context.progress, variant, input.count);
    const drawing = await context.engine.draw(spec, progress);
    images.push(await encodeDrawing(drawing, input.imageFormat));
  }
  return { images, ...(measured ? { style: measured } : {}) };
};
