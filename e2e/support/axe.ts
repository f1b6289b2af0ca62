import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

/** Waits for what fades or slides in: half-transparent, it would be judged by colours it never keeps. */
function settled(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the page as it is. */
export async function violationsAsItIs(page: Page): Promise<string[]> {
  await settled(page);
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe) await page.addScriptTag({ path: AXE });
  // What passes is not listed: a large page has thousands of such places.
  const options = JSON.stringify({ runOnly: WCAG, resultTypes: ['violations'] });
  const broken = await page.evaluate<Violation[]>(
    `axe.run(document, ${options}).then(({ violations }) => violations)`,
  );
  return broken.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' | ')})`,
  );
}

/** The same in the light theme and in the dark one. */
export async function violations(page: Page): Promise<string[]> {
  const light = await violationsAsItIs(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violationsAsItIs(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((one) => `in the dark theme ${one}`)];
}
