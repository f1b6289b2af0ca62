import type { Hex } from '@/lib/color/hex';
import { add, type Point, polar, scale, subtract, unit } from '@/lib/svg/point';
import { lighter } from '../../../palette/tones';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import type { Mammal } from '../core/mammal';
import { farTone, form, mass, move, type Piece, shadeOn, stack } from '../core/piece';
import { bent, tube } from '../core/tube';
import type { Trunk } from './body';

export interface Legs {
  /** Behind the body: the far leg from the side. */
  behind?: Piece;
  /** Standing legs of the front view, their tops hidden by the body. */
  feet?: Piece;
  before?: Piece;
}

const coatOf = ({ colors }: Mammal, far: boolean): { leg: Hex; foot: Hex } => ({
  leg: far ? farTone(colors.coat) : colors.coat,
  foot: far
    ? farTone(colors.sock ?? colors.hoof ?? colors.coat)
    : (colors.sock ?? colors.hoof ?? colors.coat),
});

function sideFoot(pen: Pen, [x, y]: Point, w: number, fill: Hex, angleDegrees = 0): Piece {
  const shape = mass(
    pen,
    [
      [-w * 0.62, -w * 0.5],
      [0, -w * 0.86],
      [w * 0.9, -w * 0.56],
      [w * 1.4, -w * 0.14],
      [w * 1.3, w * 0.24],
      [-w * 0.6, w * 0.24],
    ],
    fill,
    shadeOn(
      fill,
      [
        [-w, 0],
        [w * 1.6, -w * 0.1],
        [w * 1.6, w],
        [-w, w],
      ],
      0.8,
    ),
  );
  return move(shape, { at: [x, y - w * 0.24], angleDegrees });
}

/** Legs from the side: angles of thigh and shin from straight down, near and far. */
const STRIDES: Partial<Record<ActorPose['pose'], readonly [number, number, number, number]>> = {
  walk: [24, 4, -20, -38],
  run: [52, -4, -34, -80],
  jump: [38, -30, -10, -64],
  dance: [40, -16, -8, -14],
  climb: [66, -16, 4, -8],
};

function sideLegs(pen: Pen, mammal: Mammal, pose: ActorPose, trunk: Trunk, unitCm: number): Legs {
  const { leg, limb, belly } = mammal.upright;
  const isSeated = SEATED.includes(pose.pose);
  const bone = leg * 0.56;
  const one = (far: boolean): Piece => {
    const colors = coatOf(mammal, far);
    const hip: Point = [far ? belly * 0.16 : -belly * 0.1, trunk.hipY - 2];
    const given = pose.feet?.[far ? 1 : 0];
    const [a, b, c, d] = STRIDES[pose.pose] ?? [4, 0, 10, 4];
    const [thigh, shin] = far ? [c, d] : [a, b];
    const hanging = (angle: number, length: number) => polar(90 - angle, length);
    const standing = add(add(hip, hanging(thigh, bone)), hanging(shin, bone));
    const seated: Point =
      pose.seatCm === undefined
        ? [hip[0] + leg * 0.9, -limb * 0.4]
        : [hip[0] + leg * 0.8, Math.min(-1, hip[1] + leg * 0.86)];
    const target = given ? scale(given, 1 / unitCm) : isSeated ? seated : standing;
    const ankle: Point = [target[0], target[1] - limb * 0.5];
    const line = bent(hip, ankle, [bone * 1.05, bone * 1.05], -1);
    const turn =
      STRIDES[pose.pose] && !given
        ? Math.max(-10, -shin * 0.5)
        : isSeated && pose.seatCm === undefined && !given
          ? -60
          : 0;
    return stack(
      sideFoot(pen, [ankle[0], ankle[1] + limb * 0.5], limb * 0.86, colors.foot, turn),
      tube(pen, line, [limb * 1.9, limb * 1.4, limb * 1.05], colors.leg, { shade: far ? 0 : 1 }),
    );
  };
  return { behind: one(true), before: one(false) };
}

function sole(pen: Pen, [x, y]: Point, r: number, fill: Hex, pad: Hex): Piece {
  return stack(
    mass(
      pen,
      [
        [x - r, y],
        [x - r * 0.8, y - r],
        [x, y - r * 1.36],
        [x + r * 0.8, y - r],
        [x + r, y],
        [x, y + r * 0.72],
      ],
      fill,
      shadeOn(
        fill,
        [
          [x - r, y + r * 0.3],
          [x + r, y - r * 0.2],
          [x + r * 2, y + r * 2],
          [x - r, y + r * 2],
        ],
        0.7,
      ),
    ),
    form(
      [
        [x - r * 0.52, y],
        [x, y - r * 0.44],
        [x + r * 0.52, y],
        [x, y + r * 0.4],
      ],
      pad,
    ),
    form(
      [
        [x - r * 0.62, y - r * 0.6],
        [x - r * 0.4, y - r * 0.8],
        [x - r * 0.24, y - r * 0.56],
        [x - r * 0.44, y - r * 0.4],
      ],
      pad,
    ),
    form(
      [
        [x + r * 0.62, y - r * 0.6],
        [x + r * 0.4, y - r * 0.8],
        [x + r * 0.24, y - r * 0.56],
        [x + r * 0.44, y - r * 0.4],
      ],
      pad,
    ),
  );
}

const SEATED: readonly ActorPose['pose'][] = [
  'sit',
  'ride',
  'cycle',
  'sit-ground',
  'lotus',
  'kneel',
];

/** Seated, towards who looks: the soles are seen. */
function seatedFrontLegs(
  pen: Pen,
  mammal: Mammal,
  pose: ActorPose,
  trunk: Trunk,
  unitCm: number,
): Legs {
  const { leg, limb, belly } = mammal.upright;
  const colors = coatOf(mammal, false);
  const pad = mammal.colors.earInner ?? lighter(colors.foot, 0.3);
  const drop = pose.seatCm === undefined ? 0 : Math.min(leg * 0.62, pose.seatCm / unitCm);
  const both = ([1, -1] as const).map((k) => {
    const foot: Point = [k * belly * 0.92, trunk.hipY - limb * 0.2 + drop];
    const from: Point = [k * belly * 0.5, trunk.hipY - limb * 0.4];
    return stack(
      tube(
        pen,
        [from, add(from, scale(unit(subtract(foot, from)), 2)), foot],
        [limb * 1.5, limb * 1.6, limb * 1.5],
        colors.leg,
        { shade: 0.5 },
      ),
      sole(pen, [foot[0] + k, foot[1] + 1], limb * 0.98, colors.foot, pad),
    );
  });
  return { before: stack(...both) };
}

const LIFTED: Partial<Record<ActorPose['pose'], number>> = { walk: 5, run: 9, dance: 12 };

function frontLegs(pen: Pen, mammal: Mammal, pose: ActorPose, trunk: Trunk, unitCm: number): Legs {
  const { limb, belly } = mammal.upright;
  const colors = coatOf(mammal, false);
  const feet = ([1, -1] as const).map((k) => {
    const up = k === 1 ? (LIFTED[pose.pose] ?? 0) : 0;
    const given = pose.feet?.[k === 1 ? 0 : 1];
    const target: Point = given ? scale(given, 1 / unitCm) : [k * (belly * 0.56 + up * 0.5), -up];
    const ankle: Point = [target[0], target[1] - limb * 0.6];
    const w = limb * 0.9;
    const [x, y] = target;
    return stack(
      tube(
        pen,
        [
          [k * belly * 0.46, trunk.hipY - 4],
          [(k * belly * 0.5 + ankle[0]) / 2, (trunk.hipY + ankle[1]) / 2],
          ankle,
        ],
        [limb * 1.9, limb * 1.5, limb * 1.25],
        colors.leg,
      ),
      mass(
        pen,
        [
          [x - w * 0.9, y - w * 0.7],
          [x + k * w * 0.2, y - w * 1.1],
          [x + w * 0.9, y - w * 0.7],
          [x + w * 1.1, y - w * 0.1],
          [x, y + w * 0.06],
          [x - w * 1.1, y - w * 0.1],
        ],
        colors.foot,
        shadeOn(
          colors.foot,
          [
            [x - w, y - w * 0.3],
            [x + w * 1.3, y - w * 0.6],
            [x + w * 2, y + w],
            [x - w, y + w],
          ],
          0.7,
        ),
      ),
    );
  });
  return { feet: stack(...feet) };
}

export function legsOf(
  pen: Pen,
  mammal: Mammal,
  pose: ActorPose,
  trunk: Trunk,
  unitCm: number,
): Legs {
  if (trunk.view === 'side') return sideLegs(pen, mammal, pose, trunk, unitCm);
  const draw = SEATED.includes(pose.pose) ? seatedFrontLegs : frontLegs;
  return draw(pen, mammal, pose, trunk, unitCm);
}
