import { describe, expect, it } from 'vitest';
import { IMAGE_RULES } from '@/lib/imaging/limits';
import { imageProblem } from './image-problem';

const image = (fileName: string, widthPx: number, heightPx = widthPx) => ({
  fileName,
  widthPx,
  heightPx,
});

describe('a picture that an operation can’t take', () => {
  it('is named by its type', () => {
    const problem = imageProblem(IMAGE_RULES.vectorize, image('logo.SVG', 512));
    expect(problem).toBe('It takes PNG, JPG or WEBP; this is an SVG.');
    expect(imageProblem(IMAGE_RULES.edit, image('logo.svg', 512))).toBeUndefined();
  });

  it('is named by its size, with the limit', () => {
    expect(imageProblem(IMAGE_RULES.edit, image('a.png', 200, 400))).toContain('at least 256 px');
    expect(imageProblem(IMAGE_RULES.crispUpscale, image('a.png', 200, 400))).toBeUndefined();
    expect(imageProblem(IMAGE_RULES.edit, image('a.png', 5000, 400))).toContain('at most 4096 px');
    expect(imageProblem(IMAGE_RULES.edit, image('a.png', 4096))).toBeUndefined();
  });

  it('may be a small SVG where those are drawn larger', () => {
    expect(imageProblem(IMAGE_RULES.removeBackground, image('a.svg', 64))).toBeUndefined();
  });
});
