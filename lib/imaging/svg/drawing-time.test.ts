import { describe, expect, it } from 'vitest';
import { decodeImage } from '../decode';
import { checkImage } from '../inspect';
import { IMAGE_RULES } from '../limits';
import { withinDrawingTime } from './drawing-time';
import { isDrawingAbandoned, rasterizeUntrustedSvg } from './rasterize';

const PARAM = { param: 'image_url' };
const SIZE = { widthPx: 512, heightPx: 512 };
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${body}</svg>`;

describe('drawing an untrusted SVG', () => {
  it('gives its pixels in time', async () => {
    const draw = (signal: AbortSignal) =>
      rasterizeUntrustedSvg(svg('<rect width="512" height="512" fill="#f80"/>'), SIZE, signal);
    const { data } = await withinDrawingTime(PARAM, draw);
    expect([...data.subarray(0, 4)]).toEqual([255, 136, 0, 255]);
    expect(isDrawingAbandoned()).toBe(false);
  });

  it('ends with the request', async () => {
    const bytes = Buffer.from(svg('<rect width="9" height="9"/>'));
    const facts = await checkImage(bytes, IMAGE_RULES.edit, PARAM);
    const signal = AbortSignal.abort(new Error('gone'));
    await expect(decodeImage(bytes, facts, { ...PARAM, signal })).rejects.toThrow('gone');
  });

  it('that takes too long is refused as unsafe, and its thread is known to work on', async () => {
    const blurred = '<rect width="512" height="512" style="filter:blur(9px)"/>'.repeat(40);
    const draw = (signal: AbortSignal) => rasterizeUntrustedSvg(svg(blurred), SIZE, signal);
    await expect(withinDrawingTime({ ...PARAM, timeMs: 50 }, draw)).rejects.toMatchObject({
      code: 'unsafe_svg',
      param: 'image_url',
      message: expect.stringContaining('took more than 0.05 s'),
    });
    expect(isDrawingAbandoned()).toBe(true);
  });
});
