import { describe, expect, it } from 'vitest';
import { isToContinue, readHolePrompt } from './hole-prompt';

const specOf = (prompt: string, negativePrompt?: string) => ({
  prompt,
  negativePrompt,
  widthPx: 512,
  heightPx: 512,
  modelId: 'svcv3',
  output: 'raster' as const,
  seed: 1,
  variant: 0,
});

describe('what a prompt puts into a hole', () => {
  it.each([
    ['a hot air balloon', 0.1, 'subjects'],
    ['a hot air balloon in the sky', 0.1, 'subjects'],
    ['a fox in a snowy forest', 0.2, 'subjects'],
    ['a fox in a snowy forest', 0.8, 'scene'],
    ['a lake', 0.1, 'scene'],
    ['starry sky', 0.1, 'sky'],
    ['blue sky with clouds', 0.1, 'sky'],
    ['sunset', 0.1, 'sky'],
    ['a zorgblat', 0.1, 'nothing'],
    ['something nice', 0.9, 'nothing'],
  ])('%s in %f of the picture: %s', (prompt, share, kind) => {
    expect(readHolePrompt(specOf(prompt), share).kind).toBe(kind);
  });

  it('does not draw what the negative prompt excludes', () => {
    const { kind } = readHolePrompt(specOf('a dog', 'dog'), 0.1);
    expect(kind).toBe('nothing');
  });
});

describe('what is to go on rather than to be drawn', () => {
  it.each([
    ['more sky', 'sky'],
    ['the room goes on', 'room'],
    ['extend the beach to the left', 'beach'],
    ['continue with the same forest', 'forest'],
  ])('in "%s" is the %s', (prompt, phrase) => {
    expect(isToContinue(prompt, phrase)).toBe(true);
  });

  it.each([
    ['a beach', 'beach'],
    ['more sky, a hot air balloon', 'hot air balloon'],
    ['a dog on a meadow', 'dog'],
  ])('in "%s" is not the %s', (prompt, phrase) => {
    expect(isToContinue(prompt, phrase)).toBe(false);
  });
});
