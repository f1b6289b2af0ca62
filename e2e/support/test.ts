import { randomUUID } from 'node:crypto';
import { expect, test as base, type Page } from '@playwright/test';

export interface Person {
  name: string;
  email: string;
  password: string;
}

interface Fixtures {
  /** Somebody who has signed up and is signed in in `page`. */
  person: Person;
}

/** Creates an account through the page that people use. */
export async function signUp(page: Page, next = '/studio'): Promise<Person> {
  const person = {
    name: 'Maria Kern',
    email: `maria-${randomUUID()}@example.test`,
    password: 'a long enough one',
  };
  await page.goto(`/signup?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === next);
  return person;
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
    await provide(page);
    expect(errors, 'errors that the page logged').toEqual([]);
  },
  person: async ({ page }, provide) => provide(await signUp(page)),
});

export { expect };
