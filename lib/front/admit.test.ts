import { describe, expect, it } from 'vitest';
import { admit } from './admit';

const codeOf = (method: string, target: string) => {
  const admission = admit(method, target);
  return admission.kind === 'refuse' ? admission.error.code : admission;
};

describe('the front door', () => {
  it.each(['/v1/models', '/v1', '/mcp', '/v1/files/a%20b', '/api/stripe/webhook'])(
    'lets %s read its own body',
    (target) => {
      expect(admit('POST', target)).toEqual({ kind: 'pass', url: target, body: 'own' });
    },
  );

  it.each([
    '/',
    '/api/auth/signout',
    '/profile',
    '/v1x',
    '/V1/models',
    '/%761/models',
    '/api/stripe/webhook/x',
    '/x/../v1/images/generations',
  ])('caps the body of %s', (target) => {
    expect(admit('POST', target)).toMatchObject({ kind: 'pass', body: 'foreign' });
  });

  it('drops a trailing slash under /v1, and keeps the query', () => {
    expect(admit('GET', '/v1/users/me/?a=/b/')).toMatchObject({ url: '/v1/users/me?a=/b/' });
    expect(admit('GET', '/v1/')).toMatchObject({ url: '/v1' });
  });

  it('takes the whole address as a request target', () => {
    expect(admit('GET', 'http://easel.example/v1/models?x=1')).toMatchObject({
      url: '/v1/models?x=1',
      body: 'own',
    });
    expect(admit('GET', 'https://easel.example')).toMatchObject({ url: '/', body: 'foreign' });
  });

  it.each([
    '/v1/%',
    '/v1/%E0%A4%A',
    '//v1/models',
    '/v1//models',
    '/v1/models//',
    '/v1\\models',
    '/v1/../healthz',
    '/v1/%2e%2E/healthz',
    `/v1/${'x'.repeat(3000)}`,
    '/_next/image',
    '/_next/image?url=%2Ficon.svg&w=640&q=75',
  ])('finds nothing at %s', (target) => {
    expect(codeOf('GET', target)).toBe('not_found');
  });

  it.each(['TRACE', 'PROPFIND', 'LINK'])('refuses %s wherever it goes', (method) => {
    expect(codeOf(method, '/v1/models')).toBe('method_not_allowed');
    expect(codeOf(method, '/')).toBe('method_not_allowed');
  });

  it('refuses a target that is no path', () => {
    expect(codeOf('OPTIONS', '*')).toBe('invalid_request');
  });
});
