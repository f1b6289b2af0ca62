import path from 'node:path';
import type { Environment } from '@/lib/env';
import { LOCAL_TIMEOUT_SECONDS, localProfile } from '@/lib/local-models/local-profile';
import { type LocalEngine, openLocalEngine } from '@/lib/local-models/local-engine';
import type { TimeLimits } from '@/lib/scheduling/deadline';
import { logger } from './logger';

const SECOND_MS = 1000;

/** Opens the local model of this machine; nothing is loaded before a picture needs it. */
export function openLocalEngineOf(environment: Environment): Promise<LocalEngine> {
  return openLocalEngine({
    environment,
    keeperPath: path.join(/* turbopackIgnore: true */ process.cwd(), 'dist', 'keeper.mjs'),
    log: {
      info: (facts, message) => logger().info(facts, message),
      warn: (facts, message) => logger().warn(facts, message),
    },
  });
}

/**
 * How long jobs may work. While a local model is in use each may take as long as a picture of it: on
 * a processor that is minutes, and which model is used can change at any time.
 */
export function workTimeOf(environment: Environment): TimeLimits {
  const { REQUEST_TIMEOUT_SECONDS: base, REQUEST_TIMEOUT_MAX_SECONDS: max } = environment;
  return {
    get baseMs() {
      const isLocal = localProfile(environment.DATA_DIR) !== undefined;
      return (isLocal ? Math.max(base, Math.min(LOCAL_TIMEOUT_SECONDS, max)) : base) * SECOND_MS;
    },
    maxMs: max * SECOND_MS,
  };
}
