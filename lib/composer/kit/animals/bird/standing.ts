import { stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { add, clamp, type Point } from '@/lib/svg/point';
import { lighter } from '../../../palette/tones';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import { anchor, type Anchors } from '../core/finish';
import { form, mass, move, type Piece, points, shadeOn, stack, symmetric } from '../core/piece';
import { tube } from '../core/tube';
import type { Bird } from './bird';
import { seatOf, STEPS } from './front';
import { birdHead } from './head';
import { birdTail } from './tail';
import { wingArms } from './wing-arms';

/** The parts of a bird on its feet, from the ground up, in hundredths of its height. */
interface Build {
  legs: number;
  body: number;
  neck: number;
  /** Radius of the head, half the width of the body, how wide the neck is under the head. */
  head: number;
  half: number;
  throat: number;
}

/** Lengths of legs from which they are a wader's, and a hen's. */
const LONG_LEG = 60;
const MIDDLE_LEG = 30;

function buildOf(bird: Bird, isSeated: boolean): Build {
  const legs = isSeated ? 6 : bird.leg > LONG_LEG ? 30 : bird.leg >= MIDDLE_LEG ? 13 : 8;
  const head = clamp(bird.head * 0.72, 9.5, 17);
  const rise = -(points(bird.neck.line).at(-1)?.[1] ?? 0);
  const neck = clamp(rise * 0.3, 3, 26);
  const long = bird.leg > LONG_LEG ? 30 : bird.leg >= MIDDLE_LEG ? 13 : 8;
  const body = 100 - long - neck - head * 1.6;
  const half = Math.min(27, body * 0.48) * (0.8 + 0.2 * (bird.depth / 66));
  const throat = clamp((bird.neck.widths.at(-1) ?? 20) * 0.62, 7, head * 1.7);
  return { legs, body, neck, head, half, throat };
}

function legsPiece({ colors }: Bird, { legs, half }: Build, lifted: number): Piece {
  const wide = legs > 20 ? 3 : 4.4;
  const x = half * 0.44;
  const one = (k: 1 | -1, up: number) => {
    const at = k * x;
    const toes = [-5, 1, 6].map((dx) => `M${n(at)} ${n(-4 - up)}L${n(at + dx)} ${n(-1.6 - up)}`);
    return `M${n(at)} ${n(-legs - 4)}L${n(at)} ${n(-4 - up)}${toes.join('')}`;
  };
  return {
    svg: stroke(one(1, lifted) + one(-1, 0), colors.leg, wide),
    hull: [
      [-x - 6, 0],
      [x + 7, 0],
    ],
  };
}

function trunkPiece(pen: Pen, { colors }: Bird, { legs, body, half }: Build): Piece {
  const { coat, belly } = colors;
  const top = -(legs + body);
  const light = belly ?? lighter(coat, 0.16);
  return mass(
    pen,
    symmetric([
      [0, top],
      [half * 0.5, top + body * 0.07],
      [half * 0.86, top + body * 0.3],
      [half, top + body * 0.62],
      [half * 0.66, -legs - body * 0.05],
      [0, -legs],
    ]),
    coat,
    form(
      symmetric([
        [0, top + body * 0.2],
        [half * 0.5, top + body * 0.3],
        [half * 0.68, top + body * 0.62],
        [half * 0.5, -legs - 2],
        [0, -legs],
      ]),
      light,
    ),
    shadeOn(
      coat,
      [
        [half * 0.4, -legs + 4],
        [half * 0.72, top + body * 0.6],
        [half * 0.5, top],
        [half * 1.6, top],
        [half * 1.6, -legs + 4],
      ].map(([x = 0, y = 0]): Point => [pen.shade[0] > 0 ? x : -x, y]),
    ),
  );
}

/** A neck in its curve, ending in the middle of the head. */
function neckPiece(pen: Pen, bird: Bird, build: Build, headAt: Point): Piece {
  const { legs, body, neck, half, throat } = build;
  const top = -(legs + body);
  const bow = neck > 14 ? neck * 0.2 : 0;
  return tube(
    pen,
    [[0, top + body * 0.16], [-bow, top + 2], [-bow * 0.4, (top + headAt[1]) / 2], headAt],
    [Math.max(throat, half * 0.9), throat * 1.15, throat, throat],
    bird.colors.collar ?? bird.colors.head ?? bird.colors.coat,
    { shade: 0.4 },
  );
}

/**
 * A bird on its feet, as tales tell it: wings for arms, and its own neck, legs and beak, the head to the side, so
 * that a crow, a duck and a flamingo are told apart.
 */
export function drawBirdStanding(
  pen: Pen,
  bird: Bird,
  pose: ActorPose,
  unitCm: number,
): { piece: Piece; anchors: Anchors } {
  const seat = seatOf(pose, unitCm);
  const build = buildOf(bird, seat > 0 || pose.pose === 'sit');
  const { legs, body, neck, head, half } = build;
  const top = -(legs + body);
  const headAt: Point = [head * 0.2, top - neck - head * 0.6];
  const reach = clamp(body * 0.72, 30, 42);
  const arms = {
    shoulder: [half * 0.8, top + body * 0.2],
    length: reach,
    widths: [reach * 0.3, reach * 0.36, reach * 0.2],
    rest: [half * 0.98, top + body * 0.76],
    chestY: top + body * 0.12,
    seat,
  } as const;
  const wings = wingArms(pen, bird, pose, arms, unitCm);
  const expression = pose.expression ?? (pose.pose === 'sleep' ? 'asleep' : 'calm');
  const size = head / bird.head;
  const piece = stack(
    move(birdTail(pen, bird), {
      at: [-half * 0.6, -legs - body * 0.24],
      angleDegrees: TAIL_DEGREES,
      scaleX: body / 90,
    }),
    legsPiece(bird, build, STEPS[pose.pose] ?? 0),
    neckPiece(pen, bird, build, headAt),
    trunkPiece(pen, bird, build),
    move(birdHead(pen, bird, expression), { at: headAt, scaleX: size }),
    wings.isBoth && wings.things,
    wings.far.piece,
    wings.near.piece,
    !wings.isBoth && wings.things,
  );
  const lifted = (point: Point) => add(point, [0, -seat]);
  const palms = [lifted(wings.near.palm), lifted(wings.far.palm)] as const;
  return {
    piece: move(piece, { at: [0, -seat] }),
    anchors: standingAnchors(bird, build, headAt, palms, lifted),
  };
}

/** How a tail is turned behind who stands on its feet: clear of the ground. */
const TAIL_DEGREES = -18;

function standingAnchors(
  bird: Bird,
  { legs, body, head, half, throat }: Build,
  headAt: Point,
  [near, far]: readonly [Point, Point],
  lifted: (point: Point) => Point,
): Anchors {
  const top = -(legs + body);
  const at = (x: number, y: number) => lifted([x, y]);
  const onHead = (x: number, y: number) => lifted(add(headAt, [x * head, y * head]));
  const beak = (bird.beakLength / bird.head) * 0.9;
  return {
    head: anchor(onHead(0, 0), head * 2),
    crown: anchor(onHead(0, -0.94), head * 1.6),
    eyes: anchor(onHead(0.36, -0.16), head * 1.4),
    mouth: anchor(onHead(0.8 + beak, 0.2)),
    neck: anchor(at(0, top + 1), Math.max(throat * 1.3, half * 1.2)),
    chest: anchor(at(0, top + body * 0.3), half * 1.5),
    shoulder: anchor(at(half * 0.8, top + body * 0.2)),
    back: anchor(at(-half, top + body * 0.3)),
    hand: anchor(near),
    handFar: anchor(far),
    lap: anchor(at(0, -legs - body * 0.12), half),
    foot: anchor(at(half * 0.44, 0)),
    footFar: anchor(at(-half * 0.44, 0)),
    tail: anchor(at(-half * 0.6, -legs - body * 0.24)),
    top: anchor(onHead(0, -1), head * 1.3),
  };
}
