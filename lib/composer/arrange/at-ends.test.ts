import { describe, expect, it } from 'vitest';
import { drawNode } from './cluster';
import { penFor, rootsIn } from './testing/planned';
import { sizedFor } from './touching';

const drawingOf = (prompt: string) => {
  const [root] = rootsIn(prompt);
  if (!root) throw new Error('nothing is drawn');
  return { root, drawing: drawNode(root, penFor) };
};

describe('what is held by what stands with its arms out', () => {
  it.each(['a snowman holding a broom', 'a scarecrow holding a pumpkin and a lantern'])(
    'is at the ends of the arms, and not on the head: %s',
    (prompt) => {
      const { root } = drawingOf(prompt);
      expect(root.children.every(({ bond }) => bond === 'tossed')).toBe(true);
    },
  );

  it('makes a snowman with a broom no higher', () => {
    const heightOf = (prompt: string) => -drawingOf(prompt).drawing.box.top;
    expect(heightOf('a snowman holding a broom')).toBeLessThan(heightOf('a snowman') * 1.1);
  });
});

describe('what is pulled', () => {
  it('has its handle where whoever pulls it is', () => {
    const cart = {
      svg: '',
      box: { left: -100, right: 150, top: -100, bottom: 0 },
      anchors: { grip: { at: [150, -80] as const } },
    };
    const how = { isActor: false, isHung: false, isBuilt: false };
    const { anchors, box } = sizedFor(cart, 170, 'tow', how);
    expect(anchors.grip?.at[0]).toBeCloseTo(box.right);
  });
});
