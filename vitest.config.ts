import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '@': path.resolve(import.meta.dirname) };

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['lib/**/*.test.ts', 'components/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          globalSetup: ['lib/db/testing/global-setup.ts'],
          // By default one core is left idle, which is half of a small machine.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          maxWorkers: 2,
          // Networks run here, several times a test, also on machines that do other things.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each contract file drives a real server with a drawing worker; two at once fill two cores.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          // Contract tests of what many machines could get wrong, each against a cluster of its own:
          // money, keys, limits, sessions, files, progress and refusals. The rest is the same code.
          include: [
            'tests/contract/{access,answers,attempts,files,malformed,mcp,models,money,openai-client}.test.ts',
            'tests/contract/{payments,refusals,sessions,styles,variants}.test.ts',
            'tests/cluster/**/*.test.ts',
          ],
          globalSetup: ['tests/cluster/global-setup.ts'],
          setupFiles: ['tests/cluster/share.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
