import { cutout } from '@/lib/imaging/cutout';
import { checkImage } from '@/lib/imaging/inspect';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { removeSvgBackground } from '@/lib/imaging/svg/remove-background';
import { resizeSvg } from '@/lib/imaging/svg/root-tag';
import type { ResolvedInput } from '../define-operation';
import { processImage } from '../fields/images';
import type { JobImage } from '../job';
import type { Run, RunContext } from '../run/context';
import { encodePicture, encodeSvg } from '../run/encode-picture';
import { openImage } from '../run/open-image';

const FIELD = { ...processImage, rules: IMAGE_RULES.removeBackground };

/** The drawing without its background shapes, when the input is one; it stays a drawing. */
async function withoutSvgBackground(context: RunContext): Promise<JobImage | undefined> {
  const [bytes] = context.images.image ?? [];
  if (!bytes) return undefined;
  const facts = await checkImage(bytes, FIELD.rules, { param: context.sentAs.image ?? FIELD.json });
  if (facts.type !== 'svg') return undefined;
  const svg = await removeSvgBackground(Buffer.from(bytes).toString('utf8'), {
    param: FIELD.json,
    signal: context.progress.signal,
  });
  return encodeSvg(resizeSvg(svg, facts), facts);
}

/** Cuts the subject out: alpha from the matte, colours at soft edges without the old background. */
export const runRemoveBackground: Run<ResolvedInput> = async (input, context) => {
  const drawing = await withoutSvgBackground(context);
  if (drawing) return { images: [drawing] };
  const image = await openImage(context, 'image', FIELD);
  const matte = await context.engine.matte(image, context.progress);
  return { images: [await encodePicture(cutout(image, matte), input.imageFormat)] };
};
