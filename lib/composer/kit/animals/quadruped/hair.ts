import { circle, path, stroke } from '@/lib/svg/markup';
import { coordinates, number } from '@/lib/svg/path';
import { add, between, type Point, scale, times } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { isSeen, type Piece, shadeOn, stack } from '../core/piece';
import { around } from './coat';
import type { Stance } from './stance';
import { tailTip } from './tails';

/** How long the hair is on the back, and how much longer where it hangs, hundredths of the withers height. */
const ON_BACK = 6;
const HANGING = 13;

/** A collar of long hair about the root of the neck. */
function ruff(pen: Pen, { build, colors }: Mammal, { neckBase, headAt }: Stance): Piece {
  const [, , below, above] = build.neck;
  const center = between(neckBase, headAt, 0.42);
  const color = colors.bib ?? colors.coat;
  const radius = (below * 0.62 + above * 0.38) * 0.6;
  const rim = times(40, (index, share): Point => {
    const angle = share * 2 * Math.PI * (39 / 40);
    const reach = radius * (index % 2 ? 1.1 : 0.98);
    const low = Math.sin(angle) > 0 ? 1.26 : 0.94;
    return add(center, [Math.cos(angle) * reach, Math.sin(angle) * reach * low]);
  });
  const data = `M${rim.map(coordinates).join('L')}Z`;
  const shade = shadeOn(color, [
    add(center, [-radius * 2, radius * 0.5]),
    add(center, [radius * 0.4, radius * 0.6]),
    add(center, [radius * 1.4, -radius]),
    add(center, [radius * 2, radius * 2]),
    add(center, [-radius * 2, radius * 2]),
  ]);
  return { svg: path(data, color) + pen.clip(data, shade), hull: rim };
}

/** Long hair in locks: short on the back, to the knees or the ground where it hangs. */
export function shaggy(pen: Pen, mammal: Mammal, stance: Stance): Piece {
  const { colors, hair = 1 } = mammal;
  const color = colors.marking ?? colors.coat;
  const locks = around(stance.outline, 4.4);
  const rim = locks.map(({ at, out }, index): Point => {
    const fall = Math.max(0, out[1]) ** 2;
    const long = ON_BACK * (1 - fall) + HANGING * hair * fall;
    const ends = index % 2 ? (index % 4 === 1 ? 1 : 0.84) : 0.58;
    const [x, y] = add(
      at,
      add(scale(out, ON_BACK * ends * 0.6), [-2.4 * ends, long * ends * fall]),
    );
    return [x, Math.min(y, index % 2 ? -1 : -5)];
  });
  const data = `M${rim.map(coordinates).join('L')}Z`;
  const strands = locks
    .filter((_, index) => index % 4 === 0 && isSeen(pen, 2.4))
    .map(({ at, out }, index) => {
      const [x, y] = add(at, scale(out, -12 - (index % 2) * 6));
      return stroke(
        `M${number(x)} ${number(y)}q-3 7 -5 14`,
        index % 2 ? lighter(color, 0.2) : darker(color, 0.16),
        2.2,
      );
    })
    .join('');
  const body = path(data, color) + pen.clip(data, shadeOn(color, stance.shade) + strands);
  return stack({ svg: body, hull: rim }, mammal.mane === undefined && ruff(pen, mammal, stance));
}

/** A ball of wool. */
function pompom(at: Point, radius: number, color: string): Piece {
  const puffs = times(9, (index) => {
    const angle = (index / 9) * Math.PI * 2;
    return circle(
      add(at, [Math.cos(angle) * radius * 0.72, Math.sin(angle) * radius * 0.72]),
      radius * 0.42,
      Math.sin(angle) > 0.4 ? darker(color, 0.1) : color,
    );
  }).join('');
  return {
    svg:
      puffs +
      circle(at, radius * 0.8, color) +
      circle(add(at, [-radius * 0.22, -radius * 0.24]), radius * 0.44, lighter(color, 0.4)),
    hull: [
      add(at, [-radius, -radius]),
      add(at, [radius, -radius]),
      add(at, [radius, radius]),
      add(at, [-radius, radius]),
    ],
  };
}

/** Shorn but for balls of wool: on the chest, the hips, the ankles and the tail's end. */
export function pompoms(mammal: Mammal, stance: Stance): Piece {
  const { colors, build } = mammal;
  const color = colors.marking ?? colors.coat;
  const ankle = (leg: readonly Point[]): Point =>
    between(leg.at(-2) ?? [0, 0], leg.at(-1) ?? [0, 0], 0.5);
  const { fore, foreFar, hind, hindFar } = stance.legs;
  const far = darker(color, 0.16);
  return stack(
    pompom(ankle(foreFar), 12, far),
    pompom(ankle(hindFar), 12, far),
    pompom(tailTip(stance.tailRoot, stance.tailAngle), 14, color),
    pompom(hind[0] ?? [0, 0], build.depth * 0.34, color),
    pompom(add(stance.neckBase, [-8, 14]), build.depth * 0.66, color),
    pompom(ankle(hind), 13, color),
    pompom(ankle(fore), 13, color),
  );
}
