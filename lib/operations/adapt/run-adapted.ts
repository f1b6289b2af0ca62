import type { Engine, EngineContext } from '@/lib/engines/engine';
import type { Job, JobImage, JobResult, JobStyle } from '../job';
import { type RunContext, runContextOf } from '../run/context';
import { measureStyle } from '../run/measure-style';
import { openReferences } from '../run/open-image';
import { runOperation } from '../runs';
import { LOOK_FIELD } from './adaptation';
import { maskBytesFromAlpha } from './alpha-mask';
import { deliver } from './deliver';

/** The look of the pictures that lend it, as a style that only this job knows. */
async function lentStyle(context: RunContext): Promise<JobStyle | undefined> {
  const pictures = await openReferences(context, LOOK_FIELD, LOOK_FIELD);
  if (pictures.length === 0) return undefined;
  const weights = pictures.map(() => 1);
  const { profile, references } = await measureStyle(pictures, weights, context);
  return { profile, match: 'regular', references: references.map(({ bytes }) => bytes) };
}

async function ownMask(job: Job): Promise<Record<string, Uint8Array[]>> {
  const [mask] = job.images.mask ?? [];
  if (!mask || !job.adaptation?.alphaMask) return {};
  return { mask: [await maskBytesFromAlpha(mask, job.sentAs?.mask ?? 'mask')] };
}

/** Runs an operation; what its request asks for beyond it is done before and after. Workers only. */
export async function runAdapted(
  job: Job,
  engine: Engine,
  progress: EngineContext,
): Promise<JobResult> {
  const { adaptation, ...own } = job;
  if (!adaptation) return runOperation(job, engine, progress);
  const context = runContextOf(job, engine, progress);
  const style = (await lentStyle(context)) ?? job.style;
  const images = { ...job.images, ...(await ownMask(job)) };
  const result = await runOperation(
    { ...own, images, ...(style ? { style } : {}) },
    engine,
    progress,
  );
  const delivered: JobImage[] = [];
  for (const image of result.images) {
    delivered.push(await deliver(image, adaptation.delivery, context));
  }
  return { ...result, images: delivered };
}
