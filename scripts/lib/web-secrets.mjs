/** What workers must not have, whatever `.env` says; `WEB_SECRETS` of lib/env.ts says why. */
export const WEB_SECRETS = [
  'DATABASE_URL',
  'NEXTAUTH_SECRET',
  'GITHUB_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];

/** The environment without them, and without what makes sense with them only. */
export function withoutWebSecrets(environment) {
  const dropped = new Set([...WEB_SECRETS, 'MAIL_FROM']);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !dropped.has(name)));
}
