import { env } from '@/lib/env';
import { builtinEngine } from './builtin/builtin-engine';
import type { Engine } from './engine';
import { openEngine } from './open-engine';
import type { OpenOptions } from './remote/open-providers';

let cached: Engine | undefined;

/**
 * The engine of this process: for each primitive the provider that has it, the built-in one else. The
 * first call reads the configuration, and asks each backend in the background what it has, so that
 * the log tells it before the first picture.
 *
 * @param options of the first call alone: `slots` where places are shared beyond this machine
 * @throws Error naming the variable or the field of `engines.json` that is wrong
 */
export function engine(options: Pick<OpenOptions, 'slots'> = {}): Engine {
  if (cached) return cached;
  const opened = openEngine(env(), { ...options, builtin: builtinEngine });
  for (const provider of new Set(Object.values(opened.providers))) void provider.probe();
  cached = opened.engine;
  return cached;
}
