import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '.';

const drawn = (prompt: string) =>
  illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 512,
    seed: 3,
    variant: 0,
  });

describe('a border that a prompt tells of its page', () => {
  it.each(['checkered', 'striped', 'dotted', 'zigzag', 'scalloped', 'double', 'thick'])(
    'is around it: %s',
    (print) => {
      const { layers, drew } = drawn(`poster of a fox, ${print} red border`);
      expect(layers.at(-1)?.id).toBe('page-border');
      expect(layers.at(-1)?.svg).not.toContain('NaN');
      expect(drew).toContain(`${print} red border`);
    },
  );

  it('is around scenes as well', () => {
    expect(drawn('a fox in the snow, blue striped border').layers.at(-1)?.id).toBe('page-border');
  });
});
