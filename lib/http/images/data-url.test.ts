import { describe, expect, it } from 'vitest';
import { decodeDataUrl } from './data-url';

const decode = (url: string, maxBytes = 1_000_000) =>
  Buffer.from(decodeDataUrl(url, 'image_url', maxBytes)).toString();

const thrownBy = (url: string, maxBytes?: number): unknown => {
  try {
    return decode(url, maxBytes);
  } catch (error) {
    return error;
  }
};

const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64');

describe('a data URL', () => {
  it('is decoded from Base64 and from percent signs', () => {
    expect(decode(`data:image/png;base64,${Buffer.from('picture').toString('base64')}`)).toBe(
      'picture',
    );
    expect(decode('data:image/svg+xml,%3Csvg/%3E')).toBe('<svg/>');
  });

  it.each([2_000_000, 5_000_000])('of %i bytes says how large it is and may be', (bytes) => {
    expect(thrownBy(`data:image/png;base64,${base64(bytes)}`)).toMatchObject({
      code: 'payload_too_large',
      message: `image_url: the picture in the data URL has ${bytes / 1_000_000}.0 MB; it must be under 1 MB`,
    });
  });

  it('of many megabytes is taken as Base64 only, which decodes at once', () => {
    expect(thrownBy(`data:image/svg+xml,${'%41'.repeat(1_000_000)}`, 20_000_000)).toMatchObject({
      code: 'payload_too_large',
      message: expect.stringContaining('as Base64'),
    });
  });

  it.each([
    ['no comma', 'data:image/png;base64'],
    ['nothing in it', 'data:image/png;base64,'],
    ['a broken escape', 'data:image/svg+xml,%zz'],
  ])('with %s is refused', (_, url) => {
    expect(thrownBy(url)).toMatchObject({ code: 'invalid_image', param: 'image_url' });
  });
});
