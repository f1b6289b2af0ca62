import type { ServerResponse } from 'node:http';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Of every answer. Pages, and files for themselves, say more of what they may load. */
const HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** What is no page may load nothing: answers of the API, errors, redirects. */
const INERT_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Scripts of ours run as workers too, where the policy of the script's own answer holds. */
const SCRIPT_POLICY = ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"].join(
  '; ',
);

const SCRIPT = /^(?:application|text)\/javascript\b/i;

/** Adds what an answer does not say itself, just before its headers leave. */
export function addSecurityHeaders(response: ServerResponse, overTls: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  if (overTls && !response.hasHeader('strict-transport-security')) {
    response.setHeader('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}`);
  }
  if (response.hasHeader('content-security-policy')) return;
  const type = String(response.getHeader('content-type') ?? '');
  const policy = SCRIPT.test(type) ? SCRIPT_POLICY : INERT_POLICY;
  response.setHeader('content-security-policy', policy);
}
