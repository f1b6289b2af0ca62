import { bundle, replaceFile } from './bundle.mjs';

/** An import would have Node look through all of the bundle for what it exports. */
const LOADS_WORKER =
  "import { createRequire } from 'node:module';\ncreateRequire(import.meta.url)('./worker.cjs');\n";

/** Everything that runs outside Next: the server around it, the workers and the command line. */
export async function bundleAll() {
  await Promise.all([
    bundle('lib/front/main.ts', 'dist/serve.mjs'),
    bundle('lib/workers/entry.ts', 'dist/worker.cjs'),
    bundle('lib/queue/worker/main.ts', 'dist/worker-node.mjs'),
    bundle('lib/admin/main.ts', 'dist/admin.mjs'),
    bundle('lib/local-models/cli/main.ts', 'dist/models.mjs'),
    bundle('lib/local-models/runtime/keeper.ts', 'dist/keeper.mjs'),
  ]);
  replaceFile('dist/worker.mjs', LOADS_WORKER);
}
