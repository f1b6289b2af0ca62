import type { Page } from '@playwright/test';
import type { TestServer } from '../../tests/support/server';

/** Ends a journey's own server; the page leaves it first, or it would log that the server is gone. */
export async function endServer(page: Page, server: TestServer): Promise<void> {
  await page.goto('about:blank');
  await server.stop();
}
