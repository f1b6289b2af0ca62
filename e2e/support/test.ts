import { expect, test as base } from '@playwright/test';
import { signUp, type Person } from './accounts';
import { whenReady } from './ready';

interface Fixtures {
  /** Somebody who has signed up and is signed in in `page`. */
  person: Person;
}

/** Journeys fail when the page logs an error, except for those a test expects. */
export const test = base.extend<Fixtures & { expectedErrors: RegExp[] }>({
  baseURL: async ({}, provide) => provide(process.env.EASEL_URL),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, provide) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(error.message));
    await provide(whenReady(page));
    expect(errors, 'errors that the page logged').toEqual([]);
  },
  person: async ({ page }, provide) => provide(await signUp(page)),
});

export { expect, signUp };
