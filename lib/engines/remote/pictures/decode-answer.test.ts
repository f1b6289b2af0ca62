import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeAnswer, decodeBase64 } from './decode-answer';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });
const limits = { maxPixels: 10_000 };

describe('an answered picture', () => {
  it('may be PNG, JPEG or WebP, whatever it is called', async () => {
    for (const bytes of [
      await flat(20, 10).png().toBuffer(),
      await flat(20, 10).jpeg().toBuffer(),
      await flat(20, 10).webp().toBuffer(),
    ]) {
      expect(await decodeAnswer(bytes, limits)).toMatchObject({ widthPx: 20, heightPx: 10 });
    }
  });

  it.each([
    ['larger than what was asked for', async () => flat(200, 100).png().toBuffer()],
    ['cut off', async () => (await flat(90, 90).png().toBuffer()).subarray(0, 120)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page of HTML', async () => Buffer.from('<html>502 Bad Gateway</html>')],
    ['empty', async () => Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, make) => {
    await expect(decodeAnswer(await make(), limits)).rejects.toMatchObject({ failure: 'broken' });
  });
});

describe('Base64', () => {
  it('is read with or without the head of a data URL', () => {
    expect(Buffer.from(decodeBase64('aGk=')).toString()).toBe('hi');
    expect(Buffer.from(decodeBase64('data:image/png;base64,aGk=')).toString()).toBe('hi');
  });

  it('is read however large the picture is', () => {
    const bytes = Buffer.alloc(24_000_001, 7);
    expect(Buffer.from(decodeBase64(bytes.toString('base64'))).equals(bytes)).toBe(true);
  });

  it.each(['<html>', 'aGk=aGk=', 'aG=k', 'a===', '', '='])(
    'that is none is refused: %j',
    (text) => {
      expect(() => decodeBase64(text)).toThrow(/not Base64/);
    },
  );
});
