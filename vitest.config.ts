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
    ],
  },
});
