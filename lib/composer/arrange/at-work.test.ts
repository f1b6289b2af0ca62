import { describe, expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { POURED } from '../concepts/running';
import { HOUSE } from '../palette/house';
import { drawNode } from './cluster';
import { penFor, rootsIn } from './testing/planned';

function drawn(prompt: string): KitDrawing {
  const [first] = rootsIn(prompt);
  if (!first) throw new Error('nothing is drawn');
  return drawNode(first, penFor);
}

describe('who works standing at a table', () => {
  it.each(['a man opening a jar', 'a woman counting coins', 'a bear kneading dough'])(
    '%s has the hand ahead, over the work on the table',
    (prompt) => {
      const { anchors } = drawn(prompt);
      const height = -(anchors.crown?.at[1] ?? 0);
      const [x, y] = anchors.hand?.at ?? [0, 0];
      expect(x).toBeGreaterThan(height * 0.12);
      expect(-y).toBeLessThan(height * 0.75);
      expect(-y).toBeGreaterThan(height * 0.25);
    },
  );

  it('raises a hammer over the nail', () => {
    const { anchors } = drawn('a man hammering a nail');
    const { at: palm = [0, 0] } = anchors.hand ?? {};
    expect(-palm[1]).toBeGreaterThan(-(anchors.crown?.at[1] ?? 0) * 0.6);
  });
});

describe('what is poured', () => {
  it.each([
    ['a woman pouring juice into a glass', POURED.juice],
    ['a woman pouring milk over cereal', POURED.milk],
    ['a girl watering flowers', HOUSE.water],
  ])('runs out of what is tipped: %s', (prompt, color) => {
    expect(drawn(prompt).svg).toContain(color);
  });
});
