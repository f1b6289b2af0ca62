import type { EngineContext, Engine } from '@/lib/engines/engine';
import { openEngine } from '@/lib/engines/open-engine';
import { MemorySlots } from '@/lib/engines/remote/balance/slots';
import { parseEnvironment } from '@/lib/env';
import { localEngine } from './local-engine';

/** Small pictures: the suite is about what happens to them, not about how many pixels they have. */
export const SMALL = { ENGINES_FILE: 'tests/engines/small-sizes.json' };

/** Polls of remote jobs follow each other at once. */
const POLL_MS = 1;

/** A log that can be read back. */
export function memoryLog() {
  const lines: string[] = [];
  const write = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  return { lines, info: write, warn: write };
}

export interface Opened {
  engine: Engine;
  local: ReturnType<typeof localEngine>;
  log: ReturnType<typeof memoryLog>;
}

/** An engine as the environment describes it, over a stand-in for the built-in one. */
export function open(variables: Record<string, string>): Opened {
  const local = localEngine();
  const log = memoryLog();
  const environment = parseEnvironment({ ENGINE_QUEUE_SECONDS: '0', ...variables });
  const slots = new MemorySlots();
  const { engine } = openEngine(environment, { builtin: local, log, slots, pollMs: POLL_MS });
  return { engine, local, log };
}

/** A context that remembers the progress reported. */
export function context(signal: AbortSignal = new AbortController().signal) {
  const steps: { fraction: number; step: string }[] = [];
  const onProgress = (fraction: number, step: string) => void steps.push({ fraction, step });
  return { signal, onProgress, steps } satisfies EngineContext & { steps: unknown };
}
