import type { StyleSpec } from '@/lib/engines/engine';
import { styleMatchesOf } from '@/lib/models/support';
import type { JobResult } from '../job';
import type { Run, RunContext } from '../run/context';
import { drawSpecOf, storedStyle } from '../run/draw-spec';
import { measureStyle } from '../run/measure-style';
import { openReferences } from '../run/open-image';
import { encodeDrawing } from '../run/encode-picture';
import { forEachVariant } from '../run/variants';
import type { GenerateInput } from './definition';

/** The look to draw in: that of attached references, else the stored style's. */
function styleSpecOf(
  input: GenerateInput,
  context: RunContext,
  measured: JobResult['style'],
): StyleSpec | undefined {
  if (!measured) return storedStyle(input, context);
  const [defaultMatch = 'regular'] = styleMatchesOf(input.model.family);
  return {
    profile: measured.profile,
    match: input.styleMatch ?? defaultMatch,
    references: measured.references.map(({ bytes }) => bytes),
  };
}

/** Draws the pictures one after another: a worker has one core's worth of work to give. */
export const runGenerate: Run<GenerateInput> = async (input, context) => {
  const references = await openReferences(context, 'style_references', 'style_reference_urls');
  const equalWeights = references.map(() => 1);
  const measured =
    references.length > 0 ? await measureStyle(references, equalWeights, context) : undefined;
  const style = styleSpecOf(input, context, measured);
  const made = await forEachVariant(input.count, context, async (variant, part) => {
    const spec = drawSpecOf(input, input.size, part, variant, style);
    const drawing = await part.engine.draw(spec, part.progress);
    return encodeDrawing(drawing, input.model, input.imageFormat, input.size, part);
  });
  return { ...made, ...(measured ? { style: measured } : {}) };
};
