import { describe, expect, it } from 'vitest';
import { distrust } from './forwarded-headers';

describe('headers of a client without a proxy', () => {
  it('lose what they say of the client’s own address, and nothing else', () => {
    const headers = {
      host: 'easel.example',
      'x-forwarded-for': '203.0.113.1',
      'x-forwarded-proto': 'https',
      'x-request-id': '1',
    };
    distrust(headers);
    expect(headers).toEqual({ host: 'easel.example', 'x-request-id': '1' });
  });
});
