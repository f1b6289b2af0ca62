import {
  add,
  angleOf,
  between,
  perpendicular,
  type Point,
  polar,
  scale,
  subtract,
} from '@/lib/svg/point';
import type { HeadPose, Pose } from '../../actor';
import type { Build, Mammal } from '../core/mammal';
import { type Placement, placedPoint } from '../core/piece';
import { type Gait, GAITS } from './gaits';

/** Where everything of a four-legged animal is, in hundredths of its withers height, feet on y = 0. */
export interface Stance {
  /** From shoulder or hip to foot; the hind legs have a joint more. */
  legs: Record<'fore' | 'foreFar' | 'hind' | 'hindFar', Point[]>;
  /** The hind legs are folded under the body: a haunch and a foot are seen. */
  folded: boolean;
  /** Feet hang instead of standing. */
  isInAir: boolean;
  outline: Point[];
  belly: Point[];
  shade: Point[];
  neckBase: Point;
  headAt: Point;
  headAngle: number;
  tailRoot: Point;
  tailAngle: number;
  place: Placement;
  /** Highest point of the back, where a rider sits. */
  back: Point;
  chest: Point;
}

/** From straight down, positive forward. */
const hanging = (angleDegrees: number, length: number): Point => polar(90 - angleDegrees, length);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

const HIND_SHARES = [0.4, 0.36, 0.34] as const;

function legsOf({ length, depth, hind, croup }: Build, gait: Omit<Gait, 'pitch'>): Stance['legs'] {
  const shoulder: Point = [length * 0.31, -100 + depth * 0.55];
  const hip: Point = [-length * 0.35, -100 + Math.max(depth * 0.42, hind[0] / 2 + croup + 4.5)];
  const [foreLength, hipHeight] = [-shoulder[1], -hip[1]];
  const [thigh, shin, foot] = HIND_SHARES;
  const unit = hipHeight / (thigh * cosine(22) + shin * cosine(34) + foot);
  const fore = ([a, b]: readonly [number, number]): Point[] => {
    const elbow = add(shoulder, hanging(a, foreLength * 0.56));
    return [shoulder, elbow, add(elbow, hanging(b, foreLength * 0.44))];
  };
  const back = ([a, b, c]: readonly [number, number, number]): Point[] => {
    const knee = add(hip, hanging(a, unit * thigh));
    const hock = add(knee, hanging(b, unit * shin));
    return [hip, knee, hock, add(hock, hanging(c, unit * foot))];
  };
  return {
    fore: fore(gait.fore),
    foreFar: fore(gait.foreFar),
    hind: back(gait.hind),
    hindFar: back(gait.hindFar),
  };
}

function bodyOf({ length: l, depth: d, waist, croup: cr }: Build) {
  const at = (x: number, y: number): Point => [l * x, -100 + y];
  return {
    outline: [
      at(0.3, 0),
      at(0.05, 3.5),
      at(-0.2, 1),
      at(-0.38, cr + 3),
      at(-0.47, cr + 12),
      at(-0.5, cr + 24),
      at(-0.49, d * 0.7),
      at(-0.32, waist + 6),
      at(-0.12, waist + 2),
      at(0.1, d * 0.94),
      at(0.28, d * 0.97),
      at(0.43, d * 0.8),
      at(0.5, d * 0.45),
      at(0.44, d * 0.1),
    ],
    belly: [
      at(0.62, d * 0.3),
      at(0.4, d * 0.5),
      at(0.3, d * 0.86),
      at(0, d * 0.82),
      at(-0.2, waist - 2),
      at(-0.2, 100),
      at(0.7, 100),
    ],
    shade: [
      at(-0.7, d * 0.5),
      at(-0.3, d * 0.66),
      at(0.1, d * 0.72),
      at(0.36, d * 0.74),
      at(0.6, d * 0.5),
      at(0.6, 120),
      at(-0.7, 120),
    ],
    neckBase: at(0.34, d * 0.36),
    neckRoot: at(0.4, d * 0.12),
    tailRoot: at(-0.47, cr + 10),
    back: at(-0.04, 3),
    chest: at(0.44, d * 0.6),
  };
}

/** Degrees that a neck is lifted over its own, and how a head is turned to howl. */
const RAISED = { neck: 16, head: -52 } as const;
/** Where the muzzle of a lowered head is over the ground, and how far a neck stretches to get there. */
const LOWERED = { mouthY: -7, head: 44, stretch: 1.5, reach: 0.62, pitch: 7 } as const;

/** Of the height of the shoulders, where the muzzle of a head is that bends to somebody smaller. */
const BENT = 0.62;

/** The head of a standing animal, carried as its own kind does or as it is asked to. */
function carried(
  { neck: [length, angle], head, headAngle }: Build,
  root: Point,
  gait: Turned,
  asked: HeadPose | undefined,
): Pick<Stance, 'headAt' | 'headAngle'> {
  if (asked === 'lowered' || asked === 'bent') {
    const headAngleLow = Math.max(headAngle, LOWERED.head);
    const drop =
      (asked === 'bent' ? root[1] * BENT : LOWERED.mouthY) - head * LOWERED.reach - root[1];
    const far = Math.max(length * LOWERED.stretch, 1);
    const down = Math.min(drop, far * 0.94);
    return {
      headAt: add(root, [
        Math.sqrt(Math.max(far * far * 0.2, far * far - down * down)) * 0.7,
        down,
      ]),
      headAngle: headAngleLow,
    };
  }
  const lift = asked === 'raised' ? Math.max(0, Math.min(RAISED.neck, 72 - angle)) : 0;
  const direction = polar(-(angle + lift + (gait.neck ?? 0)), 1);
  const turn = gait.pitch === undefined ? 0 : -gait.pitch * 0.6;
  return {
    headAt: add(root, scale(direction, length)),
    headAngle: asked === 'raised' ? RAISED.head : headAngle + turn + (gait.head ?? 0),
  };
}

interface Turned extends Gait {
  pitch?: number;
}

const footOf = (leg: readonly Point[]): Point => leg.at(-1) ?? [0, 0];

/** From here on a turned body has its feet elsewhere than an upright one. */
const STEEP_DEGREES = 30;

/** A gait with its body turned, and how far its lowest foot is under the ground then. */
function groundedGait(build: Build, { pitch: own, ...plain }: Gait, head?: HeadPose) {
  const legs = legsOf(build, plain);
  const isLevel = own === 'level';
  const level = () => -angleOf(subtract(footOf(legs.fore), footOf(legs.hind)));
  const pitch = isLevel ? level() : head === 'lowered' ? LOWERED.pitch : own;
  const isTurned = isLevel || (plain.air === undefined && Math.abs(pitch ?? 0) > STEEP_DEGREES);
  const angleDegrees = isTurned ? (pitch ?? 0) : 0;
  const feet = Object.values(legs).map((leg) => placedPoint(footOf(leg), { angleDegrees })[1]);
  const gait: Turned = pitch === undefined ? plain : { ...plain, pitch };
  return { gait, legs, lowest: Math.max(...feet) };
}

function standing(build: Build, plain: Gait, head?: HeadPose): Stance {
  const { gait, legs, lowest } = groundedGait(build, plain, head);
  const body = bodyOf(build);
  return {
    ...body,
    ...carried(build, body.neckRoot, gait, head),
    legs,
    folded: false,
    isInAir: (gait.air ?? 0) > 0,
    tailAngle: gait.tail ?? ((gait.air ?? 0) > 0 ? 8 : 0),
    place: { at: [0, -lowest - (gait.air ?? 0)], angleDegrees: gait.pitch ?? 0 },
  };
}

/** On its belly, forelegs stretched out before it. */
function lying(build: Build, isAsleep: boolean, isHoofed = false): Stance {
  const { length: l, depth: d, fore, hind } = build;
  const drop = 100 - d * 0.95;
  const low = (point: Point): Point => add(point, [0, drop]);
  const body = bodyOf(build);
  const shoulder: Point = [l * 0.31, -100 + d * 0.6 + drop];
  const reach = Math.min(48, 26 + (100 - d) * 0.34);
  const paws = (dx: number): Point[] => [
    shoulder,
    [shoulder[0] - 5 + dx, -fore[1] * 0.62],
    [shoulder[0] + reach + dx, -fore[2] * 0.5],
  ];
  const hip: Point = [-l * 0.32, -100 + d * 0.55 + drop];
  const feet = (dx: number): Point[] => [
    hip,
    [hip[0] + dx, -hind[2] * 0.62],
    [hip[0] + hind[0] * 0.9 + dx, -hind[2] * 0.5],
  ];
  const [neckLength, neckAngle] = build.neck;
  const root = low(body.neckRoot);
  const drowsy = add(root, polar(-8, neckLength * 0.86));
  const headAt: Point = isAsleep
    ? isHoofed
      ? [drowsy[0], Math.min(drowsy[1], -build.head * 0.62)]
      : [shoulder[0] + reach * 0.75 + neckLength * 0.2, -fore[2] - build.head * 0.44]
    : add(root, polar(-neckAngle, neckLength));
  return {
    legs: { fore: paws(0), foreFar: paws(9), hind: feet(0), hindFar: feet(8) },
    folded: true,
    isInAir: false,
    outline: body.outline.map(low),
    belly: body.belly.map(low),
    shade: body.shade.map(low),
    neckBase: low(body.neckBase),
    headAt,
    headAngle: isAsleep && !isHoofed ? Math.min(8, build.headAngle) : build.headAngle,
    tailRoot: low(body.tailRoot),
    tailAngle: -24,
    place: {},
    back: low(body.back),
    chest: low(body.chest),
  };
}

interface SlopingTrunk extends Pick<Stance, 'outline' | 'belly' | 'shade'> {
  front: number;
  rump: number;
  thick: number;
  along(share: number, off: number): Point;
}

/** A body that slopes from the withers to the ground. */
function slopingTrunk({ length: l, depth: d }: Build): SlopingTrunk {
  const slope = Math.min(0.92 * l, Math.max(60, l * 0.8));
  const run = Math.sqrt(Math.max(35 ** 2, slope * slope - 62 * 62)) * 0.92;
  const front = run * 0.5;
  const rump = front - run;
  const thick = d * 0.5;
  const along = (share: number, off: number): Point => {
    const spineAt = between([front, -100 + thick * 0.5], [rump, -thick * 0.86], share);
    const normal = perpendicular(polar(Math.atan2(70, -run) * (180 / Math.PI), 1));
    return add(spineAt, scale(normal, off));
  };
  const outline: Point[] = [
    [front + d * 0.1, -100],
    along(0.16, thick),
    along(0.45, thick * 1.02),
    along(0.75, thick * 1.12),
    [rump - thick * 0.72, -thick * 0.9],
    [rump - thick * 0.6, -4],
    [rump + thick * 0.5, 0],
    [rump + run * 0.42, -6],
    along(0.5, -thick * 0.86),
    [front + d * 0.16, -100 + d * 0.98],
    [front + d * 0.46, -100 + d * 0.72],
    [front + d * 0.44, -100 + d * 0.2],
  ];
  return {
    front,
    rump,
    thick,
    along,
    outline,
    belly: [
      [front + d * 0.7, -100 + d * 0.1],
      [front + d * 0.2, -100 + d * 0.5],
      along(0.55, -thick * 0.3),
      [rump + run * 0.4, 20],
      [front + d, 20],
    ],
    shade: [
      [rump - thick, -12],
      [rump + run * 0.3, -24],
      [front - d * 0.04, -100 + d * 0.86],
      [front + d * 0.7, -100 + d * 0.5],
      [front + d, 20],
      [rump, 30],
    ],
  };
}

/** On its haunches, forelegs straight. */
function sitting(build: Build, head?: HeadPose): Stance {
  const { depth: d, fore, hind } = build;
  const { front, rump, thick, along, ...trunk } = slopingTrunk(build);
  const shoulder: Point = [front + d * 0.08, -100 + d * 0.58];
  const paws = (dx: number): Point[] => [
    shoulder,
    [shoulder[0] + 2 + dx * 0.6, shoulder[1] * 0.48],
    [shoulder[0] + 3 + dx, -fore[2] * 0.3],
  ];
  const hip: Point = [rump + thick * 0.5, -Math.max(thick * 0.78, hind[0] * 0.6)];
  const feet = (dx: number): Point[] => [
    hip,
    [hip[0] + dx, -hind[2] * 0.62],
    [Math.min(hip[0] + hind[0] * 1.05, shoulder[0] - fore[2]) + dx, -hind[2] * 0.5],
  ];
  const root: Point = [front + d * 0.18, -100 + d * 0.12];
  const [neckLength, neckAngle] = build.neck;
  const back = along(0.2, thick);
  return {
    legs: { fore: paws(0), foreFar: paws(9), hind: feet(0), hindFar: feet(7) },
    folded: true,
    isInAir: false,
    ...trunk,
    neckBase: [front + d * 0.04, -100 + d * 0.38],
    headAt: add(root, polar(-Math.max(neckAngle, 50), neckLength)),
    headAngle: head === 'raised' ? RAISED.head : Math.min(12, build.headAngle * 0.6),
    tailRoot: [rump - thick * 0.5, -9],
    tailAngle: -20,
    place: {},
    back,
    chest: [front + d * 0.42, -100 + d * 0.6],
  };
}

/** The stance of a pose; a pose that four legs have not is drawn standing. */
export function stanceOf({ build, colors, profile }: Mammal, pose: Pose, asked?: HeadPose): Stance {
  // An elephant raises its trunk, and the head stays.
  const head =
    asked === 'raised' && (profile.kind === 'elephant' || pose === 'balance') ? 'open' : asked;
  switch (pose) {
    case 'walk':
      return standing(build, GAITS.walk, head);
    case 'run':
    case 'fly':
    case 'fall':
      return standing(build, colors.hoof ? GAITS.gallop : GAITS.run, head);
    case 'jump':
    case 'dance':
      return standing(build, GAITS.jump);
    case 'balance':
      return standing(build, GAITS.balance, head);
    case 'climb':
      return standing(build, GAITS.climb);
    case 'bow':
    case 'sneak':
    case 'rear':
      return standing(build, GAITS[pose]);
    case 'swim':
    case 'float':
      return standing(build, GAITS.walk);
    case 'lie':
      return lying(build, false);
    case 'sleep':
      return lying(build, true, colors.hoof !== undefined);
    case 'sit':
    case 'sit-ground':
    case 'crouch':
      return colors.hoof ? lying(build, false) : sitting(build, head);
    default:
      return standing(build, GAITS.stand, head);
  }
}
