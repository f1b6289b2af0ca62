import { expect, it } from 'vitest';
import type { KitDrawing } from '../kit/part';
import { besideRiders } from './beside-riders';

const at = (left: number, right: number, top = -30): KitDrawing => ({
  svg: '',
  box: { left, right, top, bottom: 0 },
  anchors: {},
});

it('pumpkins on a fence stand to both sides of the cat on it', () => {
  const cat = at(-20, 20, -40);
  const pumpkins = besideRiders([at(-60, -30), at(-15, 15), at(30, 60)], [cat]);
  for (const { box } of pumpkins) expect(box.right <= -20 || box.left >= 20).toBe(true);
});

it('an apple before a cat stays where it lies', () => {
  const apples = [at(-5, 5, -8)];
  expect(besideRiders(apples, [at(-20, 20, -40)])).toBe(apples);
});
