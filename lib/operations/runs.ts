import type { Engine, EngineContext } from '@/lib/engines/engine';
import type { InputOf, OperationId } from './catalogue';
import type { Job, JobResult } from './job';
import { runCreateStyle } from './create-style/run';
import { runCreativeUpscale } from './creative-upscale/run';
import { runCrispUpscale } from './crisp-upscale/run';
import { runEnhancePrompt } from './enhance-prompt/run';
import { runEraseRegion } from './erase-region/run';
import { runGenerate } from './generate-image/run';
import { runGenerateBackground } from './generate-background/run';
import { runImageToImage } from './image-to-image/run';
import { runInpaint } from './inpaint/run';
import { runOutpaint } from './outpaint/run';
import { runRefineDetails } from './refine-details/run';
import { runRemoveBackground } from './remove-background/run';
import { runReplaceBackground } from './replace-background/run';
import { runVariateImage } from './variate-image/run';
import { runVectorize } from './vectorize/run';
import { runContextOf, type Run } from './run/context';

/** One run for every operation of the catalogue, for the input that its definition resolves to. */
export type Runs = { readonly [Id in OperationId]: Run<InputOf<Id>> };

/** What does the work of each operation, by the id of its definition. Workers only. */
export const RUNS: Runs = {
  generateImage: runGenerate,
  createStyle: runCreateStyle,
  inpaint: runInpaint,
  outpaint: runOutpaint,
  eraseRegion: runEraseRegion,
  replaceBackground: runReplaceBackground,
  generateBackground: runGenerateBackground,
  imageToImage: runImageToImage,
  variateImage: runVariateImage,
  vectorize: runVectorize,
  removeBackground: runRemoveBackground,
  crispUpscale: runCrispUpscale,
  creativeUpscale: runCreativeUpscale,
  refineDetails: runRefineDetails,
  enhancePrompt: runEnhancePrompt,
};

function isOperation(id: string): id is OperationId {
  return Object.hasOwn(RUNS, id);
}

/** Runs a job: the input was resolved by the operation's own definition before it was sent. */
export function runOperation(
  job: Job,
  engine: Engine,
  progress: EngineContext,
): Promise<JobResult> {
  const run = isOperation(job.operationId) ? RUNS[job.operationId] : undefined;
  if (!run) throw new Error(`No operation is called ${job.operationId}`);
  return (run as Run<never>)(job.input as never, runContextOf(job, engine, progress));
}
