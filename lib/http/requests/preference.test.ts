import { describe, expect, it } from 'vitest';
import { prefersLater, webhookUrlOf } from './preference';

describe('Prefer', () => {
  it.each([
    ['respond-async', true],
    ['Respond-Async, wait=10', true],
    ['wait=10;x=1, respond-async;y', true],
    ['return=minimal', false],
    ['respond-asynchronously', false],
    ['', false],
  ])('%j: %s', (prefer, later) => {
    expect(prefersLater(new Headers({ prefer }))).toBe(later);
  });
});

describe('X-Webhook-Url', () => {
  const read = (url: string, isLater = true) =>
    webhookUrlOf(new Headers({ 'x-webhook-url': url }), { isLater, allowPrivate: false });

  it('is an address that may be asked', () => {
    expect(read('https://example.com/done?x=1')).toBe('https://example.com/done?x=1');
    expect(webhookUrlOf(new Headers(), { isLater: true, allowPrivate: false })).toBeNull();
  });

  it.each(['ftp://example.com', 'http://127.0.0.1/', 'http://a:b@example.com', 'nothing'])(
    'refuses %s by name',
    (url) => {
      expect(() => read(url)).toThrow(
        expect.objectContaining({ code: 'invalid_request', param: 'X-Webhook-Url' }),
      );
    },
  );

  it('is refused where nothing is told later', () => {
    expect(() => read('https://example.com', false)).toThrow(/Prefer: respond-async/);
  });
});
