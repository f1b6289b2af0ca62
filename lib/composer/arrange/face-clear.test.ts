import { expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { besideFace, clearOfFace } from './face-clear';

/** Somebody of 170 cm who looks to the right. */
const SOMEBODY: KitDrawing = {
  svg: '',
  box: { left: -25, top: -170, right: 25, bottom: 0 },
  anchors: {
    head: { at: [0, -155], spanCm: 24 },
    eyes: { at: [5, -155] },
    mouth: { at: [5, -148] },
    hand: { at: [10, -150] },
  },
};

const boxed = (left: number, top: number, right: number, bottom: number): KitDrawing => ({
  svg: '<path d="M0 0"/>',
  box: { left, top, right, bottom },
  anchors: { grip: { at: [(left + right) / 2, bottom] } },
});

it('a parrot on a shoulder is on the side of the head that is turned away', () => {
  const { box } = besideFace(SOMEBODY, boxed(-15, -170, 15, -135));
  expect(box.right).toBeLessThan(-1);
});

it('a parrot that is beside the face already stays where it is', () => {
  const parrot = boxed(-60, -170, -30, -135);
  expect(besideFace(SOMEBODY, parrot)).toBe(parrot);
});

it('a tray that would be before the face is held under it', () => {
  const holds = { drawing: boxed(-20, -16, 20, 0) };
  const pose = { pose: 'stand', near: { gesture: 'hold-high', holds } } as const;
  const lowered = clearOfFace(SOMEBODY, pose, 170);
  expect((lowered?.near?.at?.[1] ?? -170) - 16).toBeGreaterThan(-146);
});

it('what is eaten stays at the mouth', () => {
  const holds = { drawing: boxed(-20, -16, 20, 0) };
  const pose = { pose: 'stand', near: { gesture: 'eat', holds } } as const;
  expect(clearOfFace(SOMEBODY, pose, 170)).toBeUndefined();
});
