import type { Hex } from '@/lib/color/hex';
import { add, type Point, scale, subtract, unit } from '@/lib/svg/point';
import { lighter } from '../../../palette/tones';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import { blade } from '../core/blade';
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

const SEATED: readonly ActorPose['pose'][] = [
  'sit',
  'ride',
  'cycle',
  'sit-ground',
  'lotus',
  'kneel',
];

/** The legs of one that is banded are as dark as its feet. */
const shankOf = ({ colors, markings }: Mammal): Hex =>
  (markings === 'band' ? colors.sock : undefined) ?? colors.coat;

const coatOf = (mammal: Mammal, far: boolean): { leg: Hex; foot: Hex } => ({
  leg: far ? farTone(shankOf(mammal)) : shankOf(mammal),
  foot: far
    ? farTone(mammal.colors.sock ?? mammal.colors.hoof ?? mammal.colors.coat)
    : (mammal.colors.sock ?? mammal.colors.hoof ?? mammal.colors.coat),
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

/** Where the feet are in a stride, near and far: shares of the leg forwards and up, and how the foot turns. */
const STRIDES: Partial<
  Record<
    ActorPose['pose'],
    readonly [readonly [number, number, number], readonly [number, number, number]]
  >
> = {
  walk: [
    [0.62, 0, -8],
    [-0.62, 0.06, 26],
  ],
  run: [
    [0.98, 0.34, -24],
    [-0.9, 0.5, 62],
  ],
  jump: [
    [0.7, 0.5, -10],
    [-0.5, 0.1, 50],
  ],
  dance: [
    [0.8, 0.4, -20],
    [-0.3, 0, 0],
  ],
  /** On a board or on skates, one foot behind the other. */
  glide: [
    [0.56, 0, 0],
    [-0.7, 0, 0],
  ],
  climb: [
    [0.6, 0.7, 0],
    [-0.1, 0, 10],
  ],
};

const STANDING = [
  [-0.06, 0, 0],
  [0.12, 0, 0],
] as const;

function soleOf(mammal: Mammal, pose: ActorPose, hip: Point, far: boolean, unitCm: number) {
  const { leg, limb } = mammal.upright;
  const given = pose.feet?.[far ? 1 : 0];
  if (given) return { at: scale(given, 1 / unitCm), turn: 0 };
  if (SEATED.includes(pose.pose)) {
    return pose.seatCm === undefined
      ? { at: [hip[0] + leg * 0.9, -limb * 0.4] as Point, turn: -60 }
      : { at: [hip[0] + leg * 0.8, Math.min(-1, hip[1] + leg * 0.86)] as Point, turn: 0 };
  }
  const [x, up, turn] = (STRIDES[pose.pose] ?? STANDING)[far ? 1 : 0];
  return { at: [hip[0] + x * leg, hip[1] + 2 + leg * (1 - up)] as Point, turn };
}

function sideLegs(pen: Pen, mammal: Mammal, pose: ActorPose, trunk: Trunk, unitCm: number): Legs {
  const { leg, limb, belly } = mammal.upright;
  const bone = leg * 0.58;
  const one = (far: boolean): Piece => {
    const colors = coatOf(mammal, far);
    const hip: Point = [far ? belly * 0.16 : -belly * 0.1, trunk.hipY - 2];
    const { at, turn } = soleOf(mammal, pose, hip, far, unitCm);
    const line = bent(hip, [at[0], at[1] - limb * 0.5], [bone, bone], -1);
    return stack(
      pose.onBlades && blade(at, limb, turn),
      sideFoot(pen, at, limb * 0.86, colors.foot, turn),
      tube(pen, line, [limb * 1.8, limb * 1.3, limb], colors.leg, { shade: far ? 0 : 1 }),
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
