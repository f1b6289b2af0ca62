import { env } from '@/lib/env';
import { builtinEngine } from './builtin/builtin-engine';
import type { Engine } from './engine';
import { openEngine, type OpenedEngine } from './open-engine';

let cached: OpenedEngine | undefined;

function opened(): OpenedEngine {
  cached ??= openEngine(env(), { builtin: builtinEngine });
  return cached;
}

/** The engine of this process: for each primitive the provider that has it, the built-in one else. */
export function engine(): Engine {
  return opened().engine;
}

/** Reads the configuration and asks each backend what it has, so that the log tells it at start. */
export async function prepareEngine(): Promise<void> {
  const providers = new Set(Object.values(opened().providers));
  await Promise.all([...providers].map((provider) => provider.probe()));
}
