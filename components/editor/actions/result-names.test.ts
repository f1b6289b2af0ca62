import { describe, expect, it } from 'vitest';
import { captionOf, fileNameOf } from './result-names';

const square = { widthPx: 512, heightPx: 512 };
const source = {
  id: 'a',
  label: 'Original',
  fileName: 'coffee.cup.webp',
  src: '/a',
  ...square,
};

describe('the caption of a result', () => {
  it('is its number among generated ones, and the operation’s name among edits', () => {
    const place = { index: 1, count: 4, size: square, source: undefined };
    expect(captionOf('generateImage', place)).toBe('2');
    expect(captionOf('variateImage', { ...place, source: square })).toBe('Remix 2');
    expect(captionOf('inpaint', { index: 0, count: 1, size: square, source: square })).toBe(
      'Inpaint',
    );
  });

  it('says how much larger an upscaled picture is', () => {
    const size = { widthPx: 2048, heightPx: 2048 };
    const place = { index: 0, count: 1, size, source: square };
    expect(captionOf('crispUpscale', place)).toBe('Crisp ×4');
  });
});

describe('the file name of a result', () => {
  it('says what was asked for', () => {
    const request = {
      operation: 'generateImage',
      body: { prompt: 'A deer, in a pine wood' },
    } as const;
    const name = fileNameOf(
      { ...request, source: undefined },
      { index: 1, count: 2, src: '/x.webp' },
    );
    expect(name).toBe('a-deer-in-a-pine-2.webp');
  });

  it('says what was done to which file', () => {
    const request = { operation: 'removeBackground', body: {}, source } as const;
    const name = fileNameOf(request, { index: 0, count: 1, src: '/v1/files/x.png' });
    expect(name).toBe('coffee.cup-cut-out.png');
  });
});
