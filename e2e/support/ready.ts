import type { Page } from '@playwright/test';

/** Whether React has taken over every control of the page, and the studio its last session. */
function isReady(): boolean {
  const controls = [...document.querySelectorAll('main :is(button, input, textarea, select)')];
  const taken = controls.every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  );
  return taken && !document.querySelector('main [aria-busy="true"]');
}

/**
 * Makes every opening of a page wait until its controls answer. A person sees a page before pressing
 * its buttons; a journey on a busy machine is quicker than the page's scripts.
 */
export function whenReady(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...details) => {
    const response = await goto(...details);
    // Who asks for no more than the answer looks at the page before its scripts.
    if (details[1]?.waitUntil !== 'commit') await page.waitForFunction(isReady);
    return response;
  };
  page.reload = async (...details) => {
    const response = await reload(...details);
    await page.waitForFunction(isReady);
    return response;
  };
  return page;
}
