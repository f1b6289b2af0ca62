import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeImage, decodeReference, readImage } from './decode';
import { encodePixels } from './encode';
import { checkImage } from './inspect';
import { IMAGE_RULES, type ImageRules } from './limits';
import { decodeMask } from './mask';

const PARAM = { param: 'image_url' };
const ANY_SIZE: ImageRules = { ...IMAGE_RULES.edit, minSidePx: 1 };

function picture(width: number, height: number, background = '#c02010') {
  return sharp({ create: { width, height, channels: 3, background } });
}

function noise(width: number, height: number) {
  const noiseSpec = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise: noiseSpec } });
}

/** A PNG of valid header chunks that claims any size, with no pixels behind it. */
function pngClaiming(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', Buffer.alloc(8)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const refusal = (bytes: Uint8Array, rules: ImageRules = IMAGE_RULES.edit) =>
  checkImage(bytes, rules, PARAM).then(
    () => undefined,
    (error: unknown) => error,
  );

describe('what an image is', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('tells a %s by its content', async (format) => {
    const bytes = await picture(300, 260).toFormat(format).toBuffer();
    const facts = await checkImage(bytes, IMAGE_RULES.edit, PARAM);
    expect(facts).toMatchObject({ type: format, widthPx: 300, heightPx: 260, animated: false });
  });

  it('says the upright size of a photo that is stored on its side', async () => {
    const bytes = await picture(400, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const facts = await checkImage(bytes, IMAGE_RULES.edit, PARAM);
    expect(facts).toMatchObject({ widthPx: 300, heightPx: 400 });
    const pixels = await decodeImage(bytes, facts, PARAM);
    expect([pixels.widthPx, pixels.heightPx]).toEqual([300, 400]);
  });

  it('names a foreign format and what is accepted', async () => {
    const gif = await picture(300, 300).gif().toBuffer();
    expect(await refusal(gif)).toMatchObject({
      code: 'invalid_image',
      param: 'image_url',
      message: 'The file is GIF; accepted are PNG, JPG, WEBP, SVG.',
    });
    const html = Buffer.from('<!doctype html><html><body>404</body></html>');
    expect(await refusal(html)).toMatchObject({ message: expect.stringContaining('HTML page') });
    expect(await refusal(Buffer.alloc(0))).toMatchObject({
      message: expect.stringContaining('empty'),
    });
    expect(await refusal(Buffer.from('plain text'))).toMatchObject({ code: 'invalid_image' });
  });

  it('refuses an SVG where only raster is taken', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>');
    expect(await refusal(svg, IMAGE_RULES.vectorize)).toMatchObject({
      code: 'invalid_image',
      message: 'The file is of type SVG; accepted are PNG, JPG, WEBP.',
    });
  });
});

describe('limits', () => {
  it('refuses a bomb by its header', async () => {
    expect(await refusal(pngClaiming(16_000, 16_000))).toMatchObject({
      code: 'invalid_image',
      message: expect.stringMatching(/16000×16000 px.*256 to 4096/),
    });
  });

  it('takes 4096×4096, which is 16 megapixels, and refuses a side more', async () => {
    expect(await refusal(pngClaiming(4096, 4096))).toBeUndefined();
    expect(await refusal(pngClaiming(4097, 4096))).toMatchObject({ code: 'invalid_image' });
  });

  it('takes a mask of 4096×4096', async () => {
    const size = { width: 4096, height: 4096 };
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const mask = await decodeMask(bytes, { widthPx: 4096, heightPx: 4096 }, PARAM);
    expect(mask.data.every((value) => value === 255)).toBe(true);
  });

  it('refuses more pixels than its field takes even when both sides are allowed', async () => {
    const rules = { ...IMAGE_RULES.edit, maxPixels: 4 * 1024 ** 2 };
    expect(await refusal(pngClaiming(4096, 2048), rules)).toMatchObject({
      message: expect.stringContaining('8.0 megapixels, and at most 4.0'),
    });
  });

  it('has a lower minimum for crisp upscale', async () => {
    const small = await picture(32, 40).png().toBuffer();
    expect(await refusal(small)).toMatchObject({ code: 'invalid_image' });
    expect(await refusal(small, IMAGE_RULES.crispUpscale)).toBeUndefined();
  });

  it('refuses 20 MB before looking inside', async () => {
    expect(await refusal(Buffer.alloc(20_000_000))).toMatchObject({ code: 'payload_too_large' });
  });
});

describe('unusual images', () => {
  it('refuses animations', async () => {
    const frames = [
      await picture(300, 300).png().toBuffer(),
      await noise(300, 300).png().toBuffer(),
    ];
    const webp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await refusal(webp)).toMatchObject({ message: expect.stringContaining('animated') });
    const apng = pngClaiming(300, 300, [chunk('acTL', Buffer.alloc(8))]);
    expect(await refusal(apng)).toMatchObject({ message: expect.stringContaining('animated') });
  });

  it.each(['png', 'jpeg', 'webp'] as const)('refuses a %s that is cut off', async (format) => {
    const bytes = await noise(300, 300).toFormat(format).toBuffer();
    const cut = bytes.subarray(0, bytes.length / 2);
    await expect(readImage(cut, ANY_SIZE, PARAM)).rejects.toMatchObject({ code: 'invalid_image' });
    const header = bytes.subarray(0, 18);
    await expect(readImage(header, ANY_SIZE, PARAM)).rejects.toMatchObject({
      code: 'invalid_image',
    });
  });

  it('converts CMYK and 16-bit pictures to 8-bit sRGB', async () => {
    const cmyk = await picture(300, 300).toColourspace('cmyk').jpeg().toBuffer();
    expect(await checkImage(cmyk, ANY_SIZE, PARAM)).toMatchObject({ colorSpace: 'cmyk' });
    const deep = await picture(300, 300).toColourspace('rgb16').png().toBuffer();
    expect(await checkImage(deep, ANY_SIZE, PARAM)).toMatchObject({ bitsPerChannel: 16 });
    for (const bytes of [cmyk, deep]) {
      const [red, green, blue, alpha] = (await readImage(bytes, ANY_SIZE, PARAM)).data;
      expect(Math.abs(red! - 0xc0)).toBeLessThan(14);
      expect(Math.abs(green! - 0x20)).toBeLessThan(14);
      expect(Math.abs(blue! - 0x10)).toBeLessThan(18);
      expect(alpha).toBe(255);
    }
  });

  it('shrinks style references', async () => {
    const bytes = await picture(2048, 1024).png().toBuffer();
    expect(await decodeReference(bytes)).toMatchObject({ widthPx: 1024, heightPx: 512 });
  });
});

describe('encoding', () => {
  it.each(['webp', 'png'] as const)(
    'keeps every byte in %s, hidden colours too',
    async (format) => {
      const data = Uint8Array.from({ length: 40 * 30 * 4 }, (_, at) => (at * 37 + (at >> 5)) % 256);
      const pixels = { widthPx: 40, heightPx: 30, data };
      const bytes = await encodePixels(pixels, format);
      const back = await readImage(bytes, ANY_SIZE, PARAM);
      expect(Buffer.from(back.data).equals(Buffer.from(data))).toBe(true);
    },
  );

  it('writes no alpha channel for an opaque picture', async () => {
    const pixels = { widthPx: 8, heightPx: 8, data: new Uint8Array(8 * 8 * 4).fill(255) };
    const metadata = await sharp(await encodePixels(pixels, 'png')).metadata();
    expect(metadata.hasAlpha).toBe(false);
  });
});
