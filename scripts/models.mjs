import { runBundle } from './lib/run-bundle.mjs';

// `npm run models [list|add|use|remove|doctor]`: diffusion models that Easel runs by itself.

await runBundle([['lib/local-models/cli/main.ts', 'dist/models.mjs']]);
