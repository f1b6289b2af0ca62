import type { Hex } from '@/lib/color/hex';
import { add, between, edgesOf, type Point } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { form, mass, type Piece, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { Stance } from './stance';

/** Of the length of the body, where a coat ends before the tail. */
const HEM = 0.16;
/** How far cloth stands off the body. */
const LOOSE = 3.5;

/** The outline of the body as far back as a coat goes, a little wider than the body. */
function clothOf({ outline }: Stance): Point[] {
  const { left, right, top, bottom } = edgesOf(outline);
  const hem = left + (right - left) * HEM;
  const middle: Point = [(left + right) / 2, (top + bottom) / 2];
  return outline.map(([x, y]): Point => [
    Math.max(hem, x + (x > middle[0] ? LOOSE * 0.6 : 0)),
    y + (y > middle[1] ? LOOSE : -LOOSE),
  ]);
}

/** A coat over back and belly, behind the foreleg; it moves as the body does. */
export function jacketPiece(pen: Pen, stance: Stance, color: Hex): Piece {
  const cloth = clothOf(stance);
  const { left, right, top, bottom } = edgesOf(cloth);
  const hem = form(
    [
      [left - 6, top - 6],
      [left + 6, top - 6],
      [left + 6, bottom + 6],
      [left - 6, bottom + 6],
    ],
    darker(color, 0.16),
  );
  const light = form(
    [
      [left, top - 8],
      [right + 8, top - 8],
      [right, top + (bottom - top) * 0.14],
      [left, top + (bottom - top) * 0.2],
    ],
    lighter(color, 0.12),
  );
  return mass(pen, cloth, color, light, shadeOn(color, stance.shade), hem);
}

/** The sleeve of the near foreleg. */
export function sleevePiece(pen: Pen, { build }: Mammal, stance: Stance, color: Hex): Piece {
  const [shoulder, elbow] = stance.legs.fore;
  if (!shoulder || !elbow) return stack();
  const [root, joint] = build.fore;
  const wrist = between(shoulder, elbow, stance.folded ? 0.8 : 1.05);
  const edge = between(shoulder, elbow, stance.folded ? 0.72 : 0.94);
  return stack(
    tube(
      pen,
      [shoulder, between(shoulder, elbow, 0.5), wrist],
      [root * 1.02, (root + joint) * 0.56, joint * 1.3],
      color,
    ),
    tube(pen, [edge, wrist], [joint * 1.36, joint * 1.36], darker(color, 0.16)),
  );
}

/** What is turned down about the neck. */
export function collarPiece(pen: Pen, { build }: Mammal, stance: Stance, color: Hex): Piece {
  const { neckBase, headAt } = stance;
  const [length, , below, above] = build.neck;
  const share = Math.min(0.42, 14 / Math.max(1, length));
  const [from, to] = [between(neckBase, headAt, share * 0.3), between(neckBase, headAt, share)];
  const wide = Math.max(below * 0.94, above) + LOOSE;
  return tube(pen, [add(from, [-3, 0]), to], [wide * 1.1, wide * 0.92], darker(color, 0.1));
}
