import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

/** A Chromium of the system, where one is installed; else the one that Playwright brought. */
function systemChromium(): string | undefined {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  return ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
}

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/support/global-setup.ts',
  fullyParallel: true,
  // Each journey draws pictures with the server's own workers, which share the machine.
  workers: 2,
  // On a shared machine a journey gets a second try; `npm test` names those that needed it, as faults to mend.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  // What is waited for may be a style of ten pictures, drawn on a machine that does other things.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // A trace of every journey would triple their time; `--trace on` records one where it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: systemChromium(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: DESKTOP,
      testIgnore: /phone|speed/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testMatch: /phone/,
    },
    {
      // Frames are timed when nothing else is drawn.
      name: 'speed',
      use: DESKTOP,
      testMatch: /speed/,
      dependencies: ['desktop', 'phone'],
      // Not even another one of these: two of them at once share the frames.
      workers: 1,
    },
  ],
});
