import { describe, expect, it } from 'vitest';
import { fileAnswer, type Represented } from './file-answer';

const NOW_MS = 1_000_000;
const file: Represented = {
  etag: 'abc',
  sizeBytes: 100,
  mediaType: 'image/png',
  filename: 'generate-abc.png',
  expiresAt: null,
};

const answer = (headers: Record<string, string> = {}, changes: Partial<Represented> = {}) =>
  fileAnswer({ ...file, ...changes }, { headers: new Headers(headers), isDownload: false }, NOW_MS);

describe('the answer of a file', () => {
  it('is whole, with what a client needs to ask for less the next time', () => {
    expect(answer()).toMatchObject({
      status: 200,
      range: { start: 0, end: 100 },
      headers: {
        etag: '"abc"',
        'accept-ranges': 'bytes',
        'content-type': 'image/png',
        'content-disposition': 'inline; filename="generate-abc.png"',
      },
    });
  });

  it('is to be saved when a download was asked for', () => {
    const { headers } = fileAnswer(file, { headers: new Headers(), isDownload: true }, NOW_MS);
    expect(headers['content-disposition']).toBe('attachment; filename="generate-abc.png"');
  });

  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('is 304 to who has %s', (tag) => {
    const { status, range, headers } = answer({ 'if-none-match': tag, range: 'bytes=0-1' });
    expect({ status, range }).toEqual({ status: 304, range: undefined });
    expect(headers.etag).toBe('"abc"');
  });

  it('is whole to who has something else', () => {
    expect(answer({ 'if-none-match': '"other"' }).status).toBe(200);
  });

  it('is the part that was asked for, and says which of how much', () => {
    const { status, range, headers } = answer({ range: 'bytes=10-19' });
    expect({ status, range }).toEqual({ status: 206, range: { start: 10, end: 20 } });
    expect(headers['content-range']).toBe('bytes 10-19/100');
  });

  it('is a part for the same strong tag alone', () => {
    const range = 'bytes=0-9';
    expect(answer({ range, 'if-range': '"abc"' }).status).toBe(206);
    for (const tag of ['"old"', 'W/"abc"', 'Sat, 22 Nov 2025 10:00:00 GMT']) {
      expect(answer({ range, 'if-range': tag }).status).toBe(200);
    }
  });

  it('is 416 with the size for a part outside', () => {
    expect(() => answer({ range: 'bytes=100-' })).toThrow(
      expect.objectContaining({
        code: 'range_not_satisfiable',
        headers: expect.objectContaining({ 'content-range': 'bytes */100' }) as unknown,
      }),
    );
  });

  it('is not kept longer than the file, and by no shared cache', () => {
    const soon = answer({}, { expiresAt: new Date(NOW_MS + 60_500) });
    expect(soon.headers['cache-control']).toBe('private, max-age=60, immutable');
    expect(answer().headers['cache-control']).toBe('private, max-age=3600, immutable');
  });
});
