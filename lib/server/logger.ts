import pino, { type Logger } from 'pino';
import { env } from '@/lib/env';

let cached: Logger | undefined;

/** The log of this process: one JSON line an event on standard output. */
export function logger(): Logger {
  cached ??= pino({ level: env().LOG_LEVEL, base: null });
  return cached;
}
