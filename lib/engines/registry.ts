import { statSync } from 'node:fs';
import { env } from '@/lib/env';
import { installedFile } from '@/lib/local-models/installed';
import { builtinEngine } from './builtin/builtin-engine';
import type { Engine } from './engine';
import { openEngine } from './open-engine';
import type { OpenOptions } from './remote/open-providers';

type Shared = Pick<OpenOptions, 'slots'>;

let cached: { engine: Engine; choice: number } | undefined;
let shared: Shared = {};

/** Changes when another local model is chosen, which holds for the next picture. */
function localChoice(dataDir: string): number {
  return statSync(installedFile(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/**
 * The engine of this process: for each primitive the provider that has it, the built-in one else. The
 * first call, and the first after another local model was chosen, reads the configuration and asks
 * each backend in the background what it has, so that the log tells it before the first picture.
 *
 * @param options kept from the first call that has any: `slots` where places are shared beyond this machine
 * @throws Error naming the variable or the field of `engines.json` that is wrong
 */
export function engine(options: Shared = {}): Engine {
  shared = { ...options, ...shared };
  const choice = localChoice(env().DATA_DIR);
  if (cached?.choice === choice) return cached.engine;
  const opened = openEngine(env(), { ...shared, builtin: builtinEngine });
  for (const provider of new Set(Object.values(opened.providers))) void provider.probe();
  cached = { engine: opened.engine, choice };
  return opened.engine;
}
