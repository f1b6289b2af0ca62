import { WORKER_VARIABLES } from '@/lib/env';

/**
 * What workers get of the environment. They decode pictures of strangers: what they don't have, a hole
 * in a decoder can't give away. Nothing is passed on that is not named here or in `lib/env.ts`.
 */
const OF_THE_SYSTEM: readonly string[] = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_ENV',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'LD_LIBRARY_PATH',
  'OMP_NUM_THREADS',
  'UV_THREADPOOL_SIZE',
  'MALLOC_ARENA_MAX',
  'CUDA_VISIBLE_DEVICES',
  'SYSTEMROOT',
];

/** `set` names what is decided by the server, over what the environment says. */
export function workerEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  set: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const passed: Record<string, string> = {};
  for (const name of [...OF_THE_SYSTEM, ...WORKER_VARIABLES]) {
    const value = variables[name];
    if (value !== undefined) passed[name] = value;
  }
  return { ...passed, ...set };
}
