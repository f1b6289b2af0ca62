import type { LoggerInstance } from 'next-auth';
import { logger } from './logger';

/**
 * What next-auth reports when a cookie opens nothing (any more), or somebody gave up at GitHub's
 * door: clients cause it at will, so it is no error of ours.
 */
const CAUSED_BY_CLIENTS = [
  'JWT_SESSION_ERROR',
  'SIGNOUT_ERROR',
  'OAUTH_CALLBACK_ERROR',
  'SIGNIN_OAUTH_ERROR',
];

function messageOf(metadata: unknown): string | undefined {
  if (metadata instanceof Error) return metadata.message;
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  if ('error' in metadata && metadata.error instanceof Error) return metadata.error.message;
  return 'message' in metadata ? String(metadata.message) : undefined;
}

/** next-auth's own log, as lines of ours: whatever it quotes is JSON there and can't pass for a line. */
export const authLogger: LoggerInstance = {
  error(code, metadata) {
    const line = { event: 'auth_error', code, reason: messageOf(metadata) };
    if (CAUSED_BY_CLIENTS.includes(code)) logger().debug(line);
    else logger().error({ ...line, err: metadata });
  },
  warn(code) {
    logger().warn({ event: 'auth_warning', code });
  },
  debug(code) {
    logger().trace({ event: 'auth_debug', code });
  },
};
