import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy';

const scriptsOf = (policy: string) =>
  policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';

describe('the content security policy', () => {
  it('runs no inline script without its nonce, and evaluates nothing', () => {
    const scripts = scriptsOf(contentSecurityPolicy({ nonce: 'abc', isDevelopment: false }));
    expect(scripts).toContain("'nonce-abc'");
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|https?:|\*/);
  });

  it('names no other host', () => {
    const policy = contentSecurityPolicy({ nonce: 'abc', isDevelopment: false });
    expect(policy).not.toMatch(/https?:|\*/);
  });
});
