import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodeMask } from './mask';

const SIZE = { widthPx: 64, heightPx: 48 };
const PARAM = { param: 'mask_url' };

/** Gray mask, white where `isWhite`. */
function gray(isWhite: (x: number, y: number) => boolean): Buffer {
  const { widthPx, heightPx } = SIZE;
  return Buffer.from(
    Uint8Array.from({ length: widthPx * heightPx }, (_, at) =>
      isWhite(at % widthPx, Math.floor(at / widthPx)) ? 255 : 0,
    ),
  );
}

const fromGray = (data: Buffer) =>
  sharp(data, { raw: { width: SIZE.widthPx, height: SIZE.heightPx, channels: 1 } });

describe('decodeMask', () => {
  const left = gray((x) => x < 20);

  it.each([
    ['gray PNG', () => fromGray(left).png()],
    ['1-bit PNG', () => fromGray(left).png({ palette: true, colours: 2 })],
    ['RGB PNG', () => fromGray(left).toColourspace('srgb').png()],
    ['opaque RGBA PNG', () => fromGray(left).toColourspace('srgb').ensureAlpha().png()],
    ['16-bit PNG', () => fromGray(left).toColourspace('grey16').png()],
    ['lossless WEBP', () => fromGray(left).webp({ lossless: true })],
  ])('reads a %s', async (_name, make) => {
    const mask = await decodeMask(await make().toBuffer(), SIZE, PARAM);
    expect(Buffer.from(mask.data).equals(left)).toBe(true);
  });

  it('says both sizes when they differ', async () => {
    const bytes = await fromGray(left).resize(60, 48).png().toBuffer();
    await expect(decodeMask(bytes, SIZE, PARAM)).rejects.toMatchObject({
      code: 'invalid_mask',
      param: 'mask_url',
      message: expect.stringMatching(/60×48 px.*64×48 px/),
    });
  });

  it('counts pixels between black and white, with range and place', async () => {
    const soft = Buffer.from(left);
    soft[64 * 3 + 5] = 12;
    soft[64 * 9 + 1] = 200;
    await expect(
      decodeMask(await fromGray(soft).png().toBuffer(), SIZE, PARAM),
    ).rejects.toMatchObject({
      message: expect.stringContaining(
        '2 pixels are neither (values 12 to 200, the first at x 5, y 3)',
      ),
    });
  });

  it('refuses colour and transparency by name', async () => {
    const red = sharp({ create: { width: 64, height: 48, channels: 3, background: '#f00' } });
    await expect(decodeMask(await red.png().toBuffer(), SIZE, PARAM)).rejects.toMatchObject({
      message: expect.stringContaining('3072 pixels are coloured'),
    });
    const clear = fromGray(left).toColourspace('srgb').ensureAlpha(0.5);
    await expect(decodeMask(await clear.png().toBuffer(), SIZE, PARAM)).rejects.toMatchObject({
      message: expect.stringContaining('transparent (alpha value 12'),
    });
  });

  it('refuses an SVG and a damaged file as images', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>');
    await expect(decodeMask(svg, SIZE, PARAM)).rejects.toMatchObject({ code: 'invalid_image' });
    const png = await fromGray(gray((x, y) => (x * y) % 3 === 0))
      .png()
      .toBuffer();
    await expect(decodeMask(png.subarray(0, png.length - 40), SIZE, PARAM)).rejects.toMatchObject({
      code: 'invalid_image',
    });
  });
});
