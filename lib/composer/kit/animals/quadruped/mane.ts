import {
  add,
  between,
  perpendicular,
  type Point,
  scale,
  subtract,
  times,
  unit,
} from '@/lib/svg/point';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { form, mass, type Piece, shadeOn, stack } from '../core/piece';
import { ridge } from './coat';
import type { Stance } from './stance';

/** Hair and crests of the neck; a lion's is drawn behind its face, the others over the neck. */
export function manePiece(pen: Pen, mammal: Mammal, stance: Stance): Piece | undefined {
  const { mane, colors, build } = mammal;
  const { headAt, neckBase } = stance;
  const up = unit(subtract(headAt, neckBase));
  const back = scale(perpendicular(up), -1);
  const [, , below, above] = build.neck;
  const along = (share: number, off: number): Point =>
    add(between(neckBase, headAt, share), scale(back, off * (below + (above - below) * share)));
  const hair = colors.mane ?? darker(colors.coat, 0.45);
  switch (mane) {
    case 'horse':
      return form(
        [
          add(headAt, [build.head * 0.06, -build.head * 0.52]),
          add(headAt, [-build.head * 0.3, -build.head * 0.5]),
          along(0.92, 0.84),
          along(0.8, 0.62),
          along(0.66, 0.88),
          along(0.55, 0.6),
          along(0.4, 0.82),
          along(0.28, 0.54),
          along(0.14, 0.6),
          along(0.3, 0.12),
          along(0.7, 0),
          along(0.98, 0.14),
        ],
        hair,
      );
    case 'bristle': {
      const outer = times(9, (index, share) => along(0.12 + share * 0.96, index % 2 ? 0.78 : 0.66));
      return form([...outer, along(1.02, 0.3), along(0.6, 0.36), along(0.12, 0.3)], hair);
    }
    case 'crest': {
      const [withers, middle, loin] = [stance.outline[0], stance.outline[1], stance.outline[2]];
      const spine: Point[] = [along(1.05, 0.5), along(0.5, 0.46), withers, middle, loin].filter(
        (point) => point !== undefined,
      );
      const fine = spine.flatMap((from, index) => {
        const to = spine[index + 1];
        return to ? [0, 0.34, 0.67].map((share) => between(from, to, share)) : [from];
      });
      const tufts = fine.map((point, index, { length }): Point => {
        const rise = (index % 2 ? 13 : 5) * (1 - (0.7 * index) / length);
        return add(point, [-index * 0.3, -rise]);
      });
      const under = fine.map((point): Point => add(point, [0, 6])).reverse();
      return form([...tufts, ...under], hair);
    }
    case 'lion':
      return lionMane(pen, mammal, headAt, hair);
    case 'ridge': {
      const nape = times(6, (_, share) => along(1 - share * 0.9, 0.5));
      return ridge(nape, build.head * 0.22, hair);
    }
    default:
      return undefined;
  }
}

function lionMane(pen: Pen, { build }: Mammal, headAt: Point, hair: string): Piece {
  const r = build.head * 0.9;
  const center = add(headAt, [-r * 0.42, r * 0.16]);
  const rim = times(22, (index, share) => {
    const angle = share * 2 * Math.PI * (21 / 22);
    const reach = r * (index % 2 ? 1.1 : 0.94);
    const low = Math.sin(angle) > 0 ? 1.22 : 1;
    return add(center, [Math.cos(angle) * reach * 0.94, Math.sin(angle) * reach * low]);
  });
  return mass(
    pen,
    rim,
    hair,
    shadeOn(hair, [
      add(center, [-r * 1.4, r * 0.4]),
      add(center, [0, r * 0.5]),
      add(center, [r * 1.2, r * 0.2]),
      add(center, [r, r * 2]),
      add(center, [-r, r * 2]),
    ]),
  );
}

/** The ridge along back and tail of a dragon. */
export function backRidge(mammal: Mammal, stance: Stance): Piece | undefined {
  const hasPlates = mammal.mane === 'plates';
  if (mammal.mane !== 'ridge' && !hasPlates) return undefined;
  const { outline } = stance;
  const line = [3, 2, 1, 0].map((index) => outline[index] ?? [0, 0]) as Point[];
  const fine = line.flatMap((from, index) => {
    const to = line[index + 1];
    return to ? [from, between(from, to, 0.5)] : [from];
  });
  if (hasPlates) return stack(ridge([...line, [0, 0]], 30, mammal.colors.mane ?? '#e8854a'));
  return stack(ridge(fine, 13, mammal.colors.mane ?? '#f5b33f'));
}
