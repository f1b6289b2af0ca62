import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { renderThumbnail } from './thumbnail';

describe('a thumbnail', () => {
  it('of a photo is as wide as asked, in its proportions', async () => {
    const photo = await sharp({
      create: { width: 800, height: 400, channels: 3, background: '#c33' },
    })
      .png()
      .toBuffer();
    const small = await renderThumbnail(photo, { isVector: false, widthPx: 320 });
    expect(await sharp(small).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
  });

  it('of a drawing is drawn at that size', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="#00f"/></svg>';
    const small = await renderThumbnail(Buffer.from(svg), { isVector: true, widthPx: 64 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 64, height: 64 });
  });

  it('is not larger than what it shows', async () => {
    const dot = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const small = await renderThumbnail(dot, { isVector: false, widthPx: 320 });
    expect((await sharp(small).metadata()).width).toBe(20);
  });
});
