import {
  add,
  angleOf,
  between,
  clamp,
  perpendicular,
  type Point,
  polar,
  scale,
  subtract,
  unit,
} from '@/lib/svg/point';
import { BONES, type Body } from './body';
import type { Posture } from './posture';

export type Face = 'three-quarter' | 'profile' | 'front' | 'back';

/** Half the width of the trunk at `t` of the spine, against that of hips and shoulders there. */
const OUTLINE: readonly (readonly [t: number, share: number])[] = [
  [-0.12, 0.9],
  [0, 1.05],
  [0.2, 0.97],
  [0.45, 0.84],
  [0.7, 0.95],
  [0.86, 1],
  [0.96, 0.8],
  [1.03, 0.42],
];
/** The same of somebody who is portrayed: shoulders slope down from the neck. */
const BUST_OUTLINE: typeof OUTLINE = [
  [-0.12, 0.9],
  [0, 1.05],
  [0.2, 0.97],
  [0.45, 0.86],
  [0.64, 0.95],
  [0.8, 1.04],
  [0.88, 0.98],
  [0.96, 0.72],
  [1.03, 0.42],
];
/** The same of who is as broad as two: a chest that is round, and shoulders that slope under heavy arms. */
const BROAD_OUTLINE: typeof OUTLINE = [
  [-0.12, 0.92],
  [0, 1.05],
  [0.2, 1.02],
  [0.45, 0.96],
  [0.66, 0.97],
  [0.8, 0.88],
  [0.92, 0.66],
  [1.03, 0.36],
];
/** From such a build on. */
const BROAD_BUILD = 1.3;
const WAIST = 0.45;

/** The joints of a figure, and the trunk as a frame that clothes are written in. */
export interface Skeleton {
  body: Body;
  face: Face;
  turn: number;
  hips: Point;
  /**
   * A point of the trunk: `t` 0 at the hips, 1 at the base of the neck; `k` -1 at the back edge (the
   * left one, seen from the front), 1 at the other. It follows lean, turn and belly, and so do clothes.
   */
  at(t: number, k: number): Point;
  /** Closed outline of the trunk. */
  outline: readonly Point[];
  /** Near, far. */
  shoulders: readonly [Point, Point];
  hipJoints: readonly [Point, Point];
  neck: Point;
  head: { center: Point; radius: number; angleDegrees: number; flip: 1 | -1 };
  leanDegrees: number;
}

interface Asked {
  posture: Posture;
  body: Body;
  face: Face;
  gaze?: Point | undefined;
  /** Hips where a seat is. */
  hips: Point;
  leanDegrees: number;
}

function outlineShare(t: number, outline: typeof OUTLINE): number {
  const index = outline.findIndex(([at]) => at >= t);
  const at = clamp(index < 0 ? outline.length - 1 : index, 1, outline.length - 1);
  const [a, b] = [outline[at - 1], outline[at]];
  if (!a || !b) return 1;
  return a[1] + (b[1] - a[1]) * clamp((t - a[0]) / (b[0] - a[0]), 0, 1);
}

/** The shirt hangs straight on who stands and is rounded by the seat. */
const outlineFor = ({ isPortrait, build }: Body) =>
  isPortrait ? BUST_OUTLINE : build >= BROAD_BUILD ? BROAD_OUTLINE : OUTLINE;

function outlineOf(at: Skeleton['at'], seated: boolean, body: Body): Point[] {
  const edge = (side: 1 | -1) =>
    outlineFor(body).map(([t], index) =>
      seated && index === 0 ? at(-0.1, 0.62 * side) : at(t, side),
    );
  return [...edge(-1), ...edge(1).reverse()];
}

function trunkOf(body: Body, turn: number, hips: Point, leanDegrees: number, curve: number) {
  const { unit: u } = body;
  const outline = outlineFor(body);
  const direction = polar(leanDegrees - 90, 1);
  const neck = add(hips, scale(direction, BONES.spine * u));
  const middle = add(between(hips, neck, 0.5), scale(perpendicular(direction), curve * u));
  const spine = (t: number) => between(between(hips, middle, t), between(middle, neck, t), t);
  const across = (t: number) =>
    perpendicular(unit(subtract(between(middle, neck, t), between(hips, middle, t))));
  const shoulderHalf = (0.07 + 0.045 * turn) * u * body.build * body.shoulders;
  const hipHalf = (0.07 + 0.012 * turn) * u * (0.6 + 0.4 * body.build) * body.hips;
  const half = (t: number) => {
    const waist = 1 - (1 - body.waist) * Math.exp(-((t - WAIST) ** 2) / 0.05);
    return (
      outlineShare(t, outline) *
      waist *
      (hipHalf + (shoulderHalf - hipHalf) * clamp(t * 1.25, 0, 1))
    );
  };
  const swell = (t: number, k: number) => {
    const belly = body.belly * Math.exp(-((t - 0.28) ** 2) / 0.05);
    const bust = body.bust * (1 - 0.6 * turn) * Math.exp(-((t - 0.68) ** 2) / 0.012);
    return k > 0 ? 1 + belly + bust : 1 + belly * turn * 0.7;
  };
  const at = (t: number, k: number): Point =>
    add(spine(t), scale(across(t), k * half(t) * swell(t, k)));
  return { at, neck, direction, spine };
}

function headOf(asked: Asked, neck: Point, direction: Point): Skeleton['head'] {
  const { body, face, posture, gaze } = asked;
  const { unit: u, headRadius: radius } = body;
  const upright = clamp(1 - Math.abs(asked.leanDegrees) / 55, 0, 1);
  const flat = face === 'front' || face === 'back';
  const forth = flat ? 0 : 0.07;
  const way = unit([
    direction[0] * (1 - 0.4 * upright) + forth * upright,
    direction[1] * (1 - 0.4 * upright) - 0.5 * upright,
  ]);
  const neckLength = BONES.neck * u * body.neck;
  const raised = add(neck, scale(way, neckLength + radius * 0.92));
  const center: Point = flat ? raised : add(raised, [radius * 0.06 * upright, 0]);
  const base = posture.headDegrees ?? 0;
  if (!gaze) return { center, radius, angleDegrees: base, flip: 1 };
  const look = subtract(gaze, center);
  const behind = look[0] < -0.12 * u && !posture.prone && !flat;
  const slope = angleOf([Math.max(0.05 * u, Math.abs(look[0])), look[1]]);
  if (flat) return { center, radius, angleDegrees: clamp(look[0] / u, -1, 1) * 7, flip: 1 };
  const tilt = posture.prone ? base : clamp(slope * 0.55, -30, 26);
  return { center, radius, angleDegrees: behind ? -tilt : tilt, flip: behind ? -1 : 1 };
}

export function skeletonOf(asked: Asked): Skeleton {
  const { body, posture, face, hips, leanDegrees } = asked;
  const turn = face === 'profile' ? Math.min(posture.turn, 0.18) : posture.turn;
  const stoop = posture.prone ? 0 : body.stoopDegrees;
  const curve = (posture.curve ?? 0) - stoop * 0.004 * (1 - 0.6 * turn);
  const lean = leanDegrees + stoop * (1 - 0.5 * turn);
  const { at, neck, direction } = trunkOf(body, turn, hips, lean, curve);
  const isBroad = body.build >= BROAD_BUILD;
  const shoulderT = body.isPortrait || isBroad ? 0.81 : 0.87;
  const head = headOf(asked, neck, direction);
  return {
    body,
    face,
    turn,
    hips,
    at,
    outline: outlineOf(at, posture.seated === true, body),
    shoulders: [at(shoulderT, -0.14 - 0.56 * turn), at(shoulderT, 0.2 + 0.5 * turn)],
    hipJoints: [at(0.02, -0.42 * turn), at(0.02, 0.42 * turn)],
    neck,
    head,
    leanDegrees: lean,
  };
}
