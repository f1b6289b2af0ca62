import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openDatabase, type DatabaseHandle } from '@/lib/db/database';
import { createAccountStore } from '@/lib/db/repositories/account-store';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Units of a new account. */
const GRANT_UNITS = 1_000;

function newPerson(): Person {
  return {
    name: 'Maria Kern',
    email: `maria-${randomUUID()}@example.test`,
    password: 'a long enough one',
  };
}

/** Creates an account through the page that people use, of the journeys' server or of another. */
export async function signUpOnPage(page: Page, next: string, serverUrl = ''): Promise<Person> {
  const person = newPerson();
  await page.goto(`${serverUrl}/signup?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === next);
  return person;
}

let database: DatabaseHandle | undefined;

async function signUpInDatabase(page: Page, dataDir: string, next: string): Promise<Person> {
  const person = newPerson();
  database ??= openDatabase({ DATA_DIR: dataDir });
  const grant = { grantUnits: GRANT_UNITS, grantNote: 'Granted at sign-up' };
  await createAccountStore(database.db).create({ ...person, ...grant });
  const csrf = await page.request.get('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const { email, password } = person;
  const signedIn = await page.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password, json: 'true' },
  });
  if (!signedIn.ok()) throw new Error(`Signing in was answered with ${signedIn.status()}`);
  await page.goto(next);
  return person;
}

/**
 * Somebody new who is signed in in `page`. A server of the journeys' own gets the account straight into
 * its database, which is far quicker; any other gets it through its page.
 */
export function signUp(page: Page, next = '/studio'): Promise<Person> {
  const dataDir = process.env.EASEL_OWN_SERVER;
  return dataDir ? signUpInDatabase(page, dataDir, next) : signUpOnPage(page, next);
}
