import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';

function drawn(prompt: string) {
  return illustrate({
    brief: understand(prompt),
    prompt,
    widthPx: 512,
    heightPx: 384,
    seed: 3,
    variant: 0,
  });
}

describe('who is at a window', () => {
  it.each(['a cat asleep on a cushion at a window', 'a cat sitting on the windowsill'])(
    'has it behind: %s',
    (prompt) => {
      const { layers, notDrawn } = drawn(prompt);
      expect(layers.map(({ id }) => id)).toContain('curtains');
      expect(notDrawn).toEqual([]);
    },
  );

  it('sees the weather through it', () => {
    expect(drawn('a cat on the windowsill looking at the rain').drew).toContain('rain');
  });

  it('is in the room that is told, where one is', () => {
    const { layers } = drawn('a cat at the window of a kitchen');
    expect(layers.map(({ id }) => id)).not.toContain('curtains');
  });
});
