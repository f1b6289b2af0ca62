import { describe, expect, it } from 'vitest';
import type { Pixels, Plane } from '@/lib/engines/engine';
import { boundsOf, cutWindow, pasteAnswer, planRepaint } from './repaint-window';

const RULES = { multiple: 64, minSidePx: 256, maxSidePx: 2048, maxPixels: 1_048_576 };

function gradient(widthPx: number, heightPx: number): Pixels {
  const data = new Uint8Array(widthPx * heightPx * 4);
  for (let at = 0; at < widthPx * heightPx; at += 1) {
    const x = at % widthPx;
    data.set([60 + Math.round((x / widthPx) * 120), 90, 120, 255], at * 4);
  }
  return { widthPx, heightPx, data };
}

function hole(size: Pixels, left: number, top: number, side: number): Plane {
  const data = new Uint8Array(size.widthPx * size.heightPx);
  for (let y = top; y < top + side; y += 1) {
    data.fill(255, y * size.widthPx + left, y * size.widthPx + left + side);
  }
  return { widthPx: size.widthPx, heightPx: size.heightPx, data };
}

/** The answer of a backend that leaves the picture as it is, but for a cast of colour. */
function cast(image: Pixels, levels: number): Pixels {
  const data = image.data.map((value, at) => (at % 4 === 3 ? 255 : Math.min(255, value + levels)));
  return { ...image, data };
}

describe('the window of a repaint', () => {
  it('is a part of a large picture, with surroundings, at a size that the backend draws', () => {
    const mask = hole(gradient(1600, 1200), 1000, 500, 100);
    const window = planRepaint(mask, RULES);
    expect(boundsOf(mask)).toEqual({ leftPx: 1000, topPx: 500, widthPx: 100, heightPx: 100 });
    expect(window?.box).toEqual({ leftPx: 936, topPx: 436, widthPx: 228, heightPx: 228 });
    expect(window?.scaled).toEqual({ widthPx: 456, heightPx: 456 });
    expect(window?.asked).toEqual({ widthPx: 512, heightPx: 512 });
  });

  it('is shrunk where the masked area has more pixels than the backend draws', () => {
    const window = planRepaint(hole(gradient(3000, 2000), 100, 100, 1800), RULES);
    const { widthPx = 0, heightPx = 0 } = window?.scaled ?? {};
    expect(widthPx * heightPx).toBeLessThanOrEqual(RULES.maxPixels);
    expect(widthPx * heightPx).toBeGreaterThan(RULES.maxPixels * 0.97);
  });

  it('is padded into the listed size of the nearest shape', () => {
    const only = [
      { widthPx: 512, heightPx: 512 },
      { widthPx: 768, heightPx: 512 },
    ];
    const window = planRepaint(hole(gradient(400, 200), 50, 50, 100), { ...RULES, only });
    expect(window?.asked).toEqual({ widthPx: 512, heightPx: 512 });
    expect(window?.scaled.widthPx).toBeLessThanOrEqual(512);
    expect(window?.scaled.heightPx).toBeLessThanOrEqual(512);
  });
});

describe('what comes back', () => {
  it('lies where it was, and loses a cast of colour that would show as a seam', async () => {
    const image = gradient(400, 300);
    const mask = hole(image, 150, 100, 80);
    const window = planRepaint(mask, RULES);
    if (!window) throw new Error('there is a window');
    const sent = await cutWindow(image, mask, window);
    const pasted = await pasteAnswer(image, mask, cast(sent.image, 14), window);
    let largest = 0;
    mask.data.forEach((value, at) => {
      // What is outside the mask is put back for all engines alike, by `keepingOutside`.
      if (value === 0) return;
      for (let channel = 0; channel < 4; channel += 1) {
        const difference = Math.abs(pasted.data[at * 4 + channel]! - image.data[at * 4 + channel]!);
        largest = Math.max(largest, difference);
      }
    });
    expect(largest).toBeLessThanOrEqual(3);
  });

  it('is taken as it is when the backend painted the surroundings anew', async () => {
    const image = gradient(400, 300);
    const mask = hole(image, 150, 100, 80);
    const window = planRepaint(mask, RULES);
    if (!window) throw new Error('there is a window');
    const data = new Uint8Array(window.asked.widthPx * window.asked.heightPx * 4).fill(250);
    const pasted = await pasteAnswer(image, mask, { ...window.asked, data }, window);
    expect([...pasted.data.subarray((140 * 400 + 190) * 4, (140 * 400 + 190) * 4 + 3)]).toEqual([
      250, 250, 250,
    ]);
  });
});
