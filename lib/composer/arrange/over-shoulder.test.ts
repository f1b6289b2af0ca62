import { describe, expect, it } from 'vitest';
import { illustrate, understand } from '..';
import { seen } from './testing/seen';

describe('what somebody has on or over the shoulder', () => {
  it.each([
    ['a farmer carrying a pitchfork over his shoulder', 0.3],
    ['a lumberjack carrying a log on his shoulder', 0.35],
    ['a worker carrying a wooden crate on his shoulder', 0.35],
    ['a viking with an axe resting on his shoulder', 0.3],
  ])('is up there, and not before the body: %s', (prompt, low) => {
    const [body, thing] = seen(prompt, ['e1', 'e2']);
    const [top, height] = [body?.top ?? 0, body?.height ?? 1];
    // Its middle is over the chest.
    expect(((thing?.top ?? 0) + (thing?.height ?? 0) / 2 - top) / height).toBeLessThan(low);
  });

  it('is worn there where it has a strap', () => {
    const { relations } = understand('a mailman with a leather bag over his shoulder');
    expect(relations).toContainEqual({ kind: 'wearing', from: 'e1', to: 'e2' });
  });
});

describe('what somebody has on the head', () => {
  it('is kept of a role under other clothes, and headphones are over a cap', () => {
    const prompt = 'a boy wearing headphones and a green beanie';
    const { notDrawn } = illustrate({
      brief: understand(prompt),
      prompt,
      widthPx: 512,
      heightPx: 512,
      seed: 1,
      variant: 0,
    });
    expect(notDrawn).toEqual([]);
  });
});
