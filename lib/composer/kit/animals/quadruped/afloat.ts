import type { Pen } from '../../pen';
import { polygon } from '@/lib/svg/path';
import { edgesOf } from '@/lib/svg/point';
import { anchor } from '../core/finish';
import type { Mammal } from '../core/mammal';
import { move } from '../core/piece';
import type { Drawn } from './draw';

/** How far who swims is lowered: to half the depth of the chest. */
export const swimmingDepth = ({ build }: Mammal): number => 100 - build.depth * 0.62;

/** Lowered so far, and cut by the surface of the water; y = 0 is the surface. */
export function afloat(pen: Pen, { piece, anchors }: Drawn, sinksBy: number): Drawn {
  const sunk = move(piece, { at: [0, sinksBy] });
  const { left, right, top } = edgesOf(sunk.hull);
  const dry = polygon([
    [left - 5, top - 20],
    [right + 5, top - 20],
    [right + 5, 0],
    [left - 5, 0],
  ]);
  const lowered = Object.entries(anchors).map(([name, found]) => [
    name,
    { ...found, at: [found.at[0], found.at[1] + sinksBy] },
  ]);
  return {
    piece: {
      svg: pen.clip(dry, sunk.svg),
      hull: sunk.hull.map(([x, y]) => [x, Math.min(0, y)]),
    },
    anchors: { ...Object.fromEntries(lowered), surface: anchor([0, 0], right - left) },
  };
}
