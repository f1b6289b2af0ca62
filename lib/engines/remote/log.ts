import pino, { type Logger } from 'pino';
import { env } from '@/lib/env';

let cached: Logger | undefined;

/** The log of what remote engines do: JSON lines on the worker's output, beside the server's. */
export function engineLog(): Logger {
  cached ??= pino({ level: env().LOG_LEVEL, base: null }).child({ part: 'engines' });
  return cached;
}

/** The part of a log that remote engines use; tests bring their own. */
export type EngineLog = Pick<Logger, 'info' | 'warn'>;
