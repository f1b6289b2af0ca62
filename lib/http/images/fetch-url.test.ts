import { describe, expect, it } from 'vitest';
import { fetchableUrl } from './fetch-url';

describe('the address of a picture', () => {
  it.each([
    'http://example.com/a.png',
    'https://example.com:443/a.png',
    'http://example.com:443/a.png',
    'https://93.184.216.34/a.png',
  ])('is fetched: %s', (url) => {
    expect(fetchableUrl(url, false).href).toBe(new URL(url).href);
  });

  it.each([
    ['another port', 'http://example.com:8080/', 'port 8080 is not fetched from; only 80 and 443'],
    ['another port', 'https://example.com:22/', 'port 22'],
    ['a user name', 'http://me@example.com/', 'user name or password'],
    ['a password', 'http://:secret@example.com/', 'user name or password'],
    ['another scheme', 'file:///etc/passwd', 'file: addresses are not fetched'],
    ['another scheme', 'ftp://example.com/', 'ftp: addresses are not fetched'],
    ['no URL', 'a.png', 'it is not a URL'],
    ['a long one', `http://example.com/${'a'.repeat(5000)}`, 'at most 4096 characters'],
  ])('is refused with %s', (_, url, said) => {
    expect(() => fetchableUrl(url, false)).toThrow(said);
  });

  it('as bare Base64 is told what to put before it', () => {
    const base64 = Buffer.alloc(3000, 'picture').toString('base64');
    expect(() => fetchableUrl(base64, false)).toThrow('put data:image/png;base64, before it');
  });

  it('in development has any port, and may be in the own network', () => {
    expect(fetchableUrl('http://127.0.0.1:8188/a.png', true).port).toBe('8188');
  });
});
