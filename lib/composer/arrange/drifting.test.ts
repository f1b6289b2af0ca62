import { describe, expect, it } from 'vitest';
import { understand } from '../understand';
import { driftingOf } from './drifting';
import { edgesIn, type Frame, type Item } from './item';

const petal = (id: string): Item => ({
  id,
  elements: [id],
  box: { left: -2, right: 2, top: -3, bottom: 0 },
  layer: 'sky',
  kind: 'plant',
  isActor: false,
  drift: 'down',
});

const FRAME: Frame = { widthPx: 800, heightPx: 600, groundAt: () => 500, mainDepth: 0.6 };

describe('what comes down or goes up by the dozen', () => {
  it('is all over the air and small', () => {
    const spots = driftingOf(
      Array.from({ length: 12 }, (_, index) => petal(`e${index}`)),
      [],
      FRAME,
    );
    const boxes = spots.map(edgesIn);
    expect(Math.min(...boxes.map(({ left }) => left))).toBeLessThan(200);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(600);
    expect(Math.max(...boxes.map(({ top, bottom }) => bottom - top))).toBeLessThan(60);
  });

  it('lies on nothing that it comes down on', () => {
    for (const prompt of [
      'petals falling on a bench',
      'paper lanterns rising over a lake',
      'a girl under falling snowflakes',
    ]) {
      const { elements, relations } = understand(prompt);
      const adrift = elements.find(({ attributes }) =>
        attributes.some((attribute) => attribute.startsWith('drifting')),
      );
      expect(adrift, prompt).toBeDefined();
      expect(relations.filter(({ from }) => from === adrift?.id)).toEqual([]);
    }
  });

  it('leaves alone who falls', () => {
    const { elements } = understand('two skaters falling on the ice');
    expect(elements.flatMap(({ attributes }) => attributes)).not.toContain('drifting-down');
  });
});
