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

  it.each([
    ['a view from a window over a garden', 'garden'],
    ['a cup of coffee on a window sill with a view of the sea', 'sea'],
    ['a boy looking out of the window at a snowy village', 'snowy village'],
  ])('has the place behind it that is told: %s', (prompt, place) => {
    const { layers, drew } = drawn(prompt);
    expect(drew).toContain(place);
    expect(layers.map(({ id }) => id)).toContain('curtains');
    // Nothing of the country is outside of the pane.
    expect(layers.filter(({ role }) => role === 'foreground')).toEqual([]);
  });

  it('stays outside where a house has the windows', () => {
    const { layers } = drawn('a house with windows overlooking the sea');
    expect(layers.map(({ id }) => id)).not.toContain('curtains');
  });

  it('is in the room that is told, where one is', () => {
    const { layers } = drawn('a cat at the window of a kitchen');
    expect(layers.map(({ id }) => id)).not.toContain('curtains');
  });
});
