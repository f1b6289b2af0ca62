import { runBundle } from './lib/run-bundle.mjs';

// `npm run admin -- COMMAND`: accounts, credits and tokens, also while the server runs.

await runBundle([['lib/admin/main.ts', 'dist/admin.mjs']]);
