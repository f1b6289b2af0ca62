import type { Page } from '@playwright/test';

const SCRIPTS = '**/_next/static/**/*.js*';

/**
 * Holds the page's scripts back, as a slow line does; the returned function lets them come.
 * @param having words of the scripts that are meant, where others come at once
 */
export async function holdScripts(page: Page, having = ''): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(having)) await released;
    await route.fulfill({ response });
  });
  return release;
}
