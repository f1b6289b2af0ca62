import { fileURLToPath } from 'node:url';
import { removeUnusedWeights } from './lib/packaged-weights.mjs';

// Runs after every install, whichever command began it.
for (const file of removeUnusedWeights(fileURLToPath(new URL('..', import.meta.url)))) {
  console.log(`Easel does not use ${file}: removed`);
}
