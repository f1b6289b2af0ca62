import { bundle } from './bundle.mjs';

/** Everything that runs outside Next: the workers and the command line. */
export async function bundleAll() {
  await Promise.all([
    bundle('lib/workers/entry.ts', 'dist/worker.mjs'),
    bundle('lib/admin/main.ts', 'dist/admin.mjs'),
  ]);
}
