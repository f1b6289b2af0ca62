import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, type Tensor } from 'onnxruntime-node';
import { ApiError } from '@/lib/errors/api-error';
import { NetworkGraph } from './network-graph';
import { type Weight } from './weights';

const require = createRequire(import.meta.url);

const sessions = new Map<string, Promise<InferenceSession>>();

/**
 * Runs a network on the CPU. Its session is loaded on first use, after its file's checksum, and kept
 * for the life of the process.
 * @throws ApiError `engine_failed` when the weights are missing, altered or can't be run
 */
export async function runNetwork(
  weight: Weight,
  feeds: Record<string, Tensor>,
): Promise<Record<string, Tensor>> {
  const session = await sessionOf(weight);
  try {
    return await session.run(feeds);
  } catch (cause) {
    throw new ApiError('engine_failed', `The network ${weight.fileName} could not be run.`, {
      cause,
    });
  }
}

function sessionOf(weight: Weight): Promise<InferenceSession> {
  const known = sessions.get(weight.fileName);
  if (known !== undefined) return known;
  const loading = loadSession(weight);
  sessions.set(weight.fileName, loading);
  // A file that was mended meanwhile gets another chance with the next request.
  loading.catch(() => sessions.delete(weight.fileName));
  return loading;
}

async function loadSession(weight: Weight): Promise<InferenceSession> {
  const bytes = await readFile(locate(weight));
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== weight.sha256)
    throw new ApiError(
      'engine_failed',
      `The weights ${weight.fileName} are not the ones expected (SHA-256 ${found.slice(0, 16)}…).`,
    );
  return InferenceSession.create(rewritten(weight, bytes), {
    intraOpNumThreads: os.availableParallelism(),
    enableCpuMemArena: weight.keepsMemory ?? false,
    // Plans for a fixed shape double an arena's size and gain nothing measurable.
    enableMemPattern: false,
    // Threads that wait by spinning take a third more processor from the workers beside this one.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

function rewritten({ rewrites = [] }: Weight, bytes: Uint8Array): Uint8Array {
  if (rewrites.length === 0) return bytes;
  const graph = new NetworkGraph(bytes);
  for (const rewrite of rewrites) rewrite(graph);
  return graph.encode();
}

function locate({ fileName, packagePath, folder }: Weight): string {
  // Read here alone: engines also run on the command line, without the server's other variables.
  const override = process.env.MODELS_DIR;
  if (override) {
    const file = path.join(override, fileName);
    if (existsSync(file)) return file;
  }
  try {
    if (packagePath !== undefined) return require.resolve(packagePath);
  } catch (cause) {
    throw new ApiError('engine_failed', `The weights ${fileName} are not installed.`, { cause });
  }
  return findUpwards(path.join(folder ?? '', fileName));
}

/** This code runs from its source and from a bundle elsewhere under the same root. */
function findUpwards(relativePath: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const file = path.join(folder, relativePath);
    if (existsSync(file)) return file;
    const parent = path.dirname(folder);
    if (parent === folder)
      throw new ApiError('engine_failed', `The weights ${relativePath} are not installed.`);
    folder = parent;
  }
}
