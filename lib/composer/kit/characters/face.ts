import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import type { Expression } from '../expressions';

/** A cartoon face on a thing, about 40 wide around the origin: large eyes, a mouth, cheeks. */
export type { Expression };

const EYE = { x: 12.5, y: -5, radius: 6.6 } as const;

function openEye(side: 1 | -1, expression: Expression): string {
  const { x, y, radius } = EYE;
  const r = expression === 'surprised' ? radius * 1.15 : radius;
  const at = [side * x, y] as const;
  const look = expression === 'sad' ? 1 : 0;
  return (
    circle(at, r, HOUSE.white) +
    circle([at[0], at[1] + look], r * 0.68, HOUSE.ink) +
    circle([at[0] + r * 0.24, at[1] + look - r * 0.28], r * 0.24, HOUSE.white)
  );
}

/** Shut in sleep, arched in laughter, else open. */
function eyeOf(side: 1 | -1, expression: Expression): string {
  const { x, y, radius: r } = EYE;
  const arc = (bulge: number) =>
    stroke(
      `M${n(side * x - r)} ${n(y)}Q${n(side * x)} ${n(y + bulge * r)} ${n(side * x + r)} ${n(y)}`,
      HOUSE.ink,
      2.4,
    );
  if (expression === 'asleep') return arc(1.3);
  if (expression === 'laugh' || (expression === 'wink' && side > 0)) return arc(-1.6);
  return openEye(side, expression);
}

const BROWS: Partial<Record<Expression, number>> = { angry: 1, sad: -0.8, focused: -0.2 };

function browOf(side: 1 | -1, expression: Expression): string {
  const slope = BROWS[expression];
  if (slope === undefined) return '';
  const { x, y, radius: r } = EYE;
  return stroke(
    `M${n(side * (x - 7))} ${n(y - r - 3 + slope * 3.4)}L${n(side * (x + 6.5))} ${n(y - r - 3 - slope * 2.6)}`,
    HOUSE.ink,
    2.8,
  );
}

const TONGUE = '#e8596a';

function openMouth(width: number, depth: number): string {
  const data = `M${n(-width)} 4Q0 6 ${n(width)} 4Q${n(width * 0.9)} ${n(4 + depth)} 0 ${n(4 + depth)}Q${n(-width * 0.9)} ${n(4 + depth)} ${n(-width)} 4Z`;
  return path(data, HOUSE.ink) + ellipse([0, 4 + depth * 0.74], width * 0.5, depth * 0.24, TONGUE);
}

const curve = (data: string) => stroke(data, HOUSE.ink, 2.6);

function mouthOf(expression: Expression): string {
  if (expression === 'laugh') return openMouth(9, 11);
  if (expression === 'smile' || expression === 'wink') return openMouth(7, 7.5);
  if (expression === 'sad') return curve('M-6 11Q0 4.5 6 11');
  if (expression === 'angry') return curve('M-7 10.5Q-3 6 0 7.5T7 9');
  if (expression === 'surprised') return ellipse([0, 9], 3.6, 4.6, HOUSE.ink);
  if (expression === 'asleep') return ellipse([0, 7], 2.4, 2.8, HOUSE.ink);
  return curve('M-5.5 5.5Q0 10.5 5.5 5.5');
}

/** Two tears run from under the eyes of who is sad. */
const tear = (side: 1 | -1) =>
  path(
    `M${n(side * 14)} 3Q${n(side * 14 + 4)} 9 ${n(side * 14)} 11.5Q${n(side * 14 - 4)} 9 ${n(side * 14)} 3Z`,
    '#7cc6ea',
  );

export function faceOf(expression: Expression): string {
  const cheek = (side: 1 | -1) =>
    ellipse([side * 20, 5], 4.4, 3, HOUSE.coral, { opacity: expression === 'angry' ? 0.75 : 0.5 });
  return ([-1, 1] as const)
    .map(
      (side) =>
        cheek(side) +
        eyeOf(side, expression) +
        browOf(side, expression) +
        (expression === 'sad' ? tear(side) : ''),
    )
    .concat(mouthOf(expression))
    .join('');
}
