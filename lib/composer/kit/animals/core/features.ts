import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, stroke } from '@/lib/svg/markup';
import { HOUSE } from '../../../palette/house';
import type { Expression } from '../../expressions';
import { markedPart } from '../../marked';
import { number } from '@/lib/svg/path';

export type { Expression };

/** As dark as the ink of an eye. */
const PUPIL: Hex = '#24285a';

/** An eye: a dark disc with one light; an arc when it sleeps or laughs. */
export function eye(
  x: number,
  y: number,
  radius: number,
  expression: Expression = 'calm',
  color: Hex = HOUSE.ink,
): string {
  const [r, n] = [radius, number];
  const arc = (bulge: number) =>
    stroke(
      `M${n(x - r * 1.3)} ${n(y)}Q${n(x)} ${n(y + bulge * r)} ${n(x + r * 1.3)} ${n(y)}`,
      color,
      r * 0.62,
    );
  if (expression === 'asleep') return arc(1.8);
  if (expression === 'laugh') return arc(-2);
  const size = expression === 'surprised' ? r * 1.15 : r;
  const light = circle([x + r * 0.32, y - r * 0.38], r * 0.33, HOUSE.white);
  // The pupil is only told from its iris where that has a colour of its own.
  const pupil = color === HOUSE.ink ? circle([x, y], size * 0.58, PUPIL) : '';
  return markedPart('eyes', circle([x, y], size, color) + pupil + light);
}

/** Brows tell what the eye alone does not. */
export function brow(x: number, y: number, radius: number, expression: Expression, side: 1 | -1) {
  const r = radius;
  const tilt = { angry: 0.8, sad: -0.7, focused: 0.35 } as Partial<Record<Expression, number>>;
  const slope = tilt[expression];
  if (slope === undefined) return '';
  const inner = [x - side * r * 1.3, y - r * 1.9 + slope * r] as const;
  const outer = [x + side * r * 1.4, y - r * 1.9 - slope * r * 0.6] as const;
  return stroke(
    `M${number(inner[0])} ${number(inner[1])}L${number(outer[0])} ${number(outer[1])}`,
    HOUSE.ink,
    r * 0.5,
  );
}

export function nose(x: number, y: number, width: number, height: number, color: Hex): string {
  return (
    ellipse([x, y], width, height, color) +
    ellipse([x - width * 0.25, y - height * 0.4], width * 0.32, height * 0.22, HOUSE.white, {
      opacity: 0.45,
    })
  );
}
