import { describe, expect, it } from 'vitest';
import { allowOrigin, isPreflight, preflightResponse } from './cors';

const PAGE = 'https://app.example';
const request = (headers: Record<string, string>, method = 'OPTIONS') =>
  new Request('http://easel.test/v1/models', { method, headers });

function allowedTo(origin: string, origins: readonly string[]): Headers {
  const headers = new Headers();
  allowOrigin(headers, request({ origin }, 'GET'), origins);
  return headers;
}

describe('calls from pages of other origins', () => {
  it('may be read by all, by those listed, or by none, and never with cookies', () => {
    expect(allowedTo(PAGE, ['*']).get('access-control-allow-origin')).toBe('*');
    expect(allowedTo(PAGE, [PAGE]).get('access-control-allow-origin')).toBe(PAGE);
    expect(allowedTo(PAGE, [PAGE]).get('vary')).toBe('Origin');
    for (const origins of [[], ['https://other.example']]) {
      expect(allowedTo(PAGE, origins).get('access-control-allow-origin')).toBeNull();
    }
    expect(allowedTo(PAGE, ['*']).has('access-control-allow-credentials')).toBe(false);
  });

  it('are told what they may send: our headers and the well-formed ones they ask for', () => {
    const asked = request({
      origin: PAGE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, X-Stainless-OS, b@d',
    });
    expect(isPreflight(asked)).toBe(true);
    const { status, headers } = preflightResponse(asked, new Headers());
    expect(status).toBe(204);
    const names = headers.get('access-control-allow-headers')?.split(', ');
    expect(names).toEqual(expect.arrayContaining(['idempotency-key', 'x-stainless-os']));
    expect(names).not.toContain('b@d');
    expect(new Set(names).size).toBe(names?.length);
  });

  it('that do not ask first are no preflight', () => {
    expect(isPreflight(request({ origin: PAGE }))).toBe(false);
    expect(isPreflight(request({ 'access-control-request-method': 'GET' }, 'GET'))).toBe(false);
  });
});
