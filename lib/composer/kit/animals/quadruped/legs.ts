import type { Hex } from '@/lib/color/hex';
import { add, angleOf, between, type Point, subtract } from '@/lib/svg/point';
import { lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { facet, farTone, form, mass, move, type Piece, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { Stance } from './stance';

type LegName = keyof Stance['legs'];

function foot(
  mammal: Mammal,
  leg: readonly Point[],
  color: Hex,
  width: number,
  turns: boolean,
): Piece {
  const [end, before] = [leg.at(-1) ?? [0, 0], leg.at(-2) ?? [0, -1]] as [Point, Point];
  const w = width;
  const turn = (angleOf(subtract(end, before)) - 90) * (turns ? 1 : 0.15);
  const { hoof } = mammal.colors;
  if (mammal.profile.kind === 'elephant') return pad(end, w, color, turn);
  const shape = hoof
    ? stack(
        form(
          [
            [-w * 0.55, -w * 1.2],
            [w * 0.55, -w * 1.2],
            [w * 0.62, -w * 0.4],
            [-w * 0.62, -w * 0.4],
          ],
          color,
        ),
        facet(
          [
            [-w * 0.55, -w * 0.45],
            [w * 0.55, -w * 0.45],
            [w * 0.9, w * 0.35],
            [-w * 0.6, w * 0.35],
          ],
          hoof,
          w * 0.15,
        ),
      )
    : form(
        [
          [-w * 0.5, -w * 0.6],
          [w * 0.45, -w * 0.6],
          [w * 1.1, -w * 0.15],
          [w * 1.25, w * 0.25],
          [w, w * 0.42],
          [-w * 0.5, w * 0.42],
        ],
        color,
      );
  return move(shape, { at: end, angleDegrees: turn });
}

/** A round foot under a leg like a column, its nails in front. */
function pad(at: Point, w: number, color: Hex, angleDegrees: number): Piece {
  const nail = (x: number) =>
    form(
      [
        [x - w * 0.13, w * 0.4],
        [x - w * 0.1, w * 0.2],
        [x, w * 0.13],
        [x + w * 0.1, w * 0.2],
        [x + w * 0.13, w * 0.4],
      ],
      lighter(color, 0.5),
    );
  const sole = form(
    [
      [-w * 0.52, -w * 0.6],
      [w * 0.5, -w * 0.6],
      [w * 0.68, w * 0.1],
      [w * 0.66, w * 0.42],
      [-w * 0.6, w * 0.42],
      [-w * 0.6, w * 0.1],
    ],
    color,
  );
  return move(stack(sole, nail(w * 0.08), nail(w * 0.33), nail(w * 0.54)), { at, angleDegrees });
}

/** A stocking that ends in a soft edge two thirds down the last bone. */
function sock(leg: readonly Point[], color: Hex): string {
  const [end, before] = [leg.at(-1) ?? [0, 0], leg.at(-2) ?? [0, -1]] as [Point, Point];
  const at = (share: number, dx: number): Point => add(between(end, before, share), [dx, 0]);
  const wide = 40;
  return form(
    [at(0.75, -wide), at(0.9, 0), at(0.75, wide), add(end, [wide, wide]), add(end, [-wide, wide])],
    color,
  ).svg;
}

/** One leg, from the root inside the body to the paw or hoof. */
export function legPiece(pen: Pen, mammal: Mammal, stance: Stance, name: LegName): Piece {
  const { build, colors } = mammal;
  const isNear = name === 'fore' || name === 'hind';
  const line = stance.legs[name];
  const [root, joint, end] = name.startsWith('fore') ? build.fore : build.hind;
  const coat = isNear ? colors.coat : farTone(colors.coat);
  if (stance.folded && name.startsWith('hind')) return haunch(pen, mammal, line, coat);
  const widths = line.length === 4 ? [root, joint * 1.05, end] : [root, joint, end];
  const limb = tube(pen, line, line.length === 4 ? [...widths, end] : widths, coat, {
    shade: isNear ? 1 : 0,
  });
  const sockColor = colors.sock && (isNear ? colors.sock : farTone(colors.sock));
  const paw = foot(mammal, line, sockColor ?? coat, end, stance.isInAir);
  const stocking = sockColor ? pen.clip(limb.data, sock(line, sockColor)) : '';
  return colors.hoof ? stack(limb, stocking, paw) : stack(paw, limb, stocking);
}

/** The folded hind leg: a round haunch and the foot before it on the ground. */
function haunch(pen: Pen, { build, colors }: Mammal, line: readonly Point[], coat: Hex): Piece {
  const [hip, , toe] = line as [Point, Point, Point];
  const radius = Math.max(build.hind[0] * 0.62, 14);
  const [x, y] = hip;
  const bottom = -build.hind[2] * 0.3;
  const end = build.hind[2];
  return stack(
    tube(
      pen,
      [
        [x, -end * 0.55],
        [(x + toe[0]) / 2, -end * 0.55],
        [toe[0] + end * 0.5, -end * 0.5],
      ],
      [end * 1.1, end * 1.15, end],
      colors.sock ?? coat,
      { shade: 0.7 },
    ),
    mass(
      pen,
      [
        [x - radius, y * 0.7],
        [x - radius * 0.7, y - radius * 0.5],
        [x, y - radius * 0.86],
        [x + radius * 0.8, y - radius * 0.44],
        [x + radius * 1.06, y * 0.5],
        [x + radius * 0.7, bottom],
        [x - radius * 0.6, bottom],
      ],
      coat,
      shadeOn(
        coat,
        [
          [x - radius * 1.2, y * 0.45],
          [x, y * 0.5],
          [x + radius * 0.9, y - radius * 0.3],
          [x + radius * 1.6, 6],
          [x - radius, 8],
        ],
        0.8,
      ),
    ),
  );
}
