import { builtinEngine } from '../../lib/engines/builtin/builtin-engine';
import { CATALOGUE } from '../../lib/operations/catalogue';
import type { StyleSpec } from '../../lib/engines/engine';
import type { JobResult } from '../../lib/operations/job';
import { runOperation } from '../../lib/operations/runs';

/** Pictures must come out the same from one run of the gallery to the next. */
const SEED = 1;

/** Runs an operation in this process, with the built-in engine and without an account. */
export async function perform(
  operationId: string,
  body: Record<string, unknown>,
  pictures: Record<string, Uint8Array> = {},
  style?: StyleSpec,
): Promise<JobResult> {
  const operation = CATALOGUE.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`No operation is called ${operationId}`);
  const counts = Object.fromEntries(Object.keys(pictures).map((name) => [name, 1]));
  const input = operation.resolve(operation.input.parse(body), counts, operation.paths[0] ?? '');
  const images = Object.fromEntries(
    Object.entries(pictures).map(([name, bytes]) => [name, [bytes]]),
  );
  const job = { operationId, input, images, seed: input.seed ?? SEED, ...(style && { style }) };
  const progress = { signal: new AbortController().signal, onProgress: () => undefined };
  return runOperation(job, builtinEngine, progress);
}
