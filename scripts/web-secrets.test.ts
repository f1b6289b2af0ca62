import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as env from '@/lib/env';
import { WEB_SECRETS, withoutWebSecrets } from './lib/web-secrets.mjs';

/** Secrets that workers need: their queue, their storage, and engines that ask for a key. */
const OF_WORKERS = [
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'ENGINE_OPENAI_KEY',
  'PROMPT_LLM_KEY',
];

it('the script drops what lib/env.ts keeps from workers', () => {
  expect([...WEB_SECRETS].sort()).toEqual([...env.WEB_SECRETS].sort());
});

it('every variable that looks like a secret is dropped, or needed by workers', () => {
  const names = [...readFileSync('lib/env.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  );
  const secrets = names.filter((name) =>
    /SECRET|PASSWORD|_KEY|DATABASE_URL|REDIS_URL|SMTP_URL/.test(name),
  );
  expect(secrets.length).toBeGreaterThan(6);
  expect(secrets.filter((name) => !OF_WORKERS.includes(name)).sort()).toEqual(
    [...WEB_SECRETS].sort(),
  );
});

it('what is left still makes sense', () => {
  const variables = withoutWebSecrets({
    REDIS_URL: 'redis://127.0.0.1:6379',
    DATABASE_URL: 'postgres://x',
    SMTP_URL: 'smtp://x',
    MAIL_FROM: 'a@example.test',
    STRIPE_SECRET_KEY: 'a',
    STRIPE_WEBHOOK_SECRET: 'b',
  });
  expect(Object.keys(variables)).toEqual(['REDIS_URL']);
  expect(() => env.parseEnvironment(variables)).not.toThrow();
});
