/** The oldest Redis with all that we use (`GETDEL`, `SET … GET`, BullMQ's own rule). */
const OLDEST = [6, 2] as const;

/** The only policy under which Redis keeps what it was told to keep. */
const POLICY = 'noeviction';

/** A Redis that must not be used as it is set up. */
export class UnfitRedisError extends Error {
  override readonly name = 'UnfitRedisError';
}

function factsOf(info: string): ReadonlyMap<string, string> {
  const pairs = info.split(/\r?\n/).map((line) => /^([a-z_]+):(.*)$/.exec(line));
  return new Map(pairs.flatMap((pair) => (pair ? [[pair[1] ?? '', pair[2] ?? '']] : [])));
}

/**
 * Checks what `INFO` says of a server: its version, and that it throws nothing away. A policy that
 * evicts would drop waiting work and counts without a word once memory is short.
 *
 * @throws UnfitRedisError saying what was found and what is accepted
 */
export function checkServer(info: string): void {
  const facts = factsOf(info);
  const version = facts.get('redis_version') ?? '';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (version && (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))) {
    throw new UnfitRedisError(
      `REDIS_URL: Redis ${version} is too old; ${OLDEST.join('.')} is needed`,
    );
  }
  const policy = facts.get('maxmemory_policy');
  if (policy !== undefined && policy !== POLICY) {
    throw new UnfitRedisError(
      `REDIS_URL: Redis evicts keys (maxmemory-policy ${policy}); set maxmemory-policy ${POLICY}`,
    );
  }
}
