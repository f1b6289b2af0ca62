import { placed } from '@/lib/svg/markup';
import { add, clamp, type Edges, type Point, scale, unionOf } from '@/lib/svg/point';
import type { ActorPart, ActorPose, Held, Pose, Reach } from '../actor';
import type { Gesture } from '../gestures';
import { markupEdges } from '../form/bounds';
import type { Anchor, AnchorName, KitDrawing, KitPart } from '../part';
import type { Pen } from '../pen';
import { type Expression, faceOf } from './face';
import { glove, handAt, hose, knee, shoe } from './limbs';
import { FACE_SPOTS, type FaceSpot, PLAIN_SPOT } from './spots.data';

/**
 * Any thing as a cartoon character: its own drawing with a face, and with arms and legs on which it
 * stands, dances, waves and holds things as people do. Drawn in hundredths of the thing's size.
 */
export interface CharacterOptions {
  /** A face alone, arms as well, or legs too. */
  limbs: 'none' | 'arms' | 'all';
  expression: Expression;
  /** Height of the thing without its legs, where it is not its own. */
  bodyCm?: number;
}

interface Body {
  thing: KitDrawing;
  box: Edges;
  face: Point;
  faceSize: number;
  isFaced: boolean;
  /** Half of its width, where arms begin. */
  half: number;
  middle: number;
  /** Of that half, where the thing is as wide where its arms are. */
  reach: number;
}

/** Every body is as large as this: limbs and faces fit to it. */
const SIZE = 100;

function spotOf(part: KitPart, parameters: unknown): FaceSpot {
  const { kind, variant, style } = (parameters ?? {}) as Record<string, unknown>;
  const found = [kind, variant, style, part.id].find((name) => String(name) in FACE_SPOTS);
  return { ...PLAIN_SPOT, ...FACE_SPOTS[String(found)] };
}

function drawingScaled({ svg, front = '', anchors }: KitDrawing, at: Point, by: number) {
  return {
    svg: placed(svg + front, { at, scaleX: by }),
    anchors: Object.fromEntries(
      Object.entries(anchors).map(([name, anchor]) => [
        name,
        {
          ...anchor,
          at: add(at, scale(anchor.at, by)),
          ...(anchor.spanCm === undefined ? {} : { spanCm: anchor.spanCm * by }),
        },
      ]),
    ) as KitDrawing['anchors'],
  };
}

/** The thing at a size of its own, its foot on the origin. */
function bodyOf(part: KitPart, parameters: unknown, pen: Pen): Body {
  const drawn = part.draw(parameters, pen);
  const { left, right, top, bottom } = drawn.box;
  const by = SIZE / Math.max(Math.sqrt((right - left) * (bottom - top)), 0.01);
  const middle = (left + right) / 2;
  const { svg, anchors } = drawingScaled(drawn, [-middle * by, -bottom * by], by);
  const half = ((right - left) / 2) * by;
  const high = (bottom - top) * by;
  const spot = spotOf(part, parameters);
  const box = { left: -half, right: half, top: -high, bottom: 0 };
  return {
    thing: { svg, box, anchors },
    box,
    face: [-half + spot.x * half * 2, -high + spot.y * high],
    faceSize: Math.min(high, half * 2) * spot.size,
    isFaced: spot.isFaced === true,
    half,
    middle: -half + spot.x * half * 2,
    reach: spot.reach,
  };
}

interface Stance {
  /** Of both legs: where the foot is, from under the hip. */
  feet: readonly [Point, Point];
  /** How far the body is over the ground. */
  lift: number;
  tilt: number;
  arms: readonly [Gesture, Gesture];
  turns: readonly [number, number];
  /** Legs that lie crossed before the body, or one whose foot is on the other's knee. */
  legs?: 'crossed' | 'one';
}

const LEG = 26;
const STANCES: Partial<Record<Pose, Partial<Stance>>> = {
  walk: {
    feet: [
      [14, 0],
      [-12, -3],
    ],
    turns: [-16, 20],
    tilt: 3,
  },
  run: {
    feet: [
      [24, -6],
      [-26, -12],
    ],
    turns: [-28, 50],
    tilt: 8,
    arms: ['present', 'relax'],
  },
  jump: {
    feet: [
      [12, -16],
      [-12, -16],
    ],
    lift: 16,
    turns: [20, 20],
    arms: ['raise', 'raise'],
  },
  dance: {
    feet: [
      [26, -14],
      [-2, 0],
    ],
    turns: [-24, 0],
    tilt: -8,
    arms: ['raise', 'present'],
  },
  fly: {
    feet: [
      [4, -6],
      [-10, -2],
    ],
    lift: 14,
    turns: [30, 30],
    tilt: 12,
    arms: ['raise', 'relax'],
  },
  float: {
    feet: [
      [6, -4],
      [-6, -4],
    ],
    lift: 12,
    turns: [24, 24],
    arms: ['present', 'present'],
  },
  sit: {
    feet: [
      [22, -4],
      [-22, -4],
    ],
    lift: -LEG * 0.8,
    turns: [-40, -40],
  },
  'sit-ground': {
    feet: [
      [22, -4],
      [-22, -4],
    ],
    lift: -LEG * 0.8,
    turns: [-40, -40],
  },
  lotus: {
    feet: [
      [-8, -4],
      [8, -4],
    ],
    lift: -LEG * 0.62,
    turns: [0, 0],
    arms: ['hold-low', 'hold-low'],
    legs: 'crossed',
  },
  tree: { arms: ['raise', 'raise'], legs: 'one' },
  glide: {
    feet: [
      [14, 0],
      [-14, 0],
    ],
    lift: -6,
    tilt: 6,
    arms: ['present', 'present'],
  },
};

const STANDING: Stance = {
  feet: [
    [3, 0],
    [-3, 0],
  ],
  lift: 0,
  tilt: 0,
  arms: ['relax', 'relax'],
  turns: [0, 0],
};

interface Arm {
  svg: string;
  palm: Point;
  held: string;
  /** It comes before the body, and not from behind it. */
  isBefore: boolean;
}

/** What is held is large enough to be read beside the body. */
const LEAST_HELD = 46;
const MOST_HELD = 120;

function heldAt({ drawing, angleDegrees = 0 }: Held, palm: Point, unitCm: number): string {
  const { box, anchors, svg, front = '' } = drawing;
  const size = Math.max(box.right - box.left, box.bottom - box.top, 0.01) / unitCm;
  const by = clamp(size, LEAST_HELD, MOST_HELD) / size / unitCm;
  const grip = anchors.grip?.at ?? [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return placed(placed(svg + front, { at: scale(grip, -by), scaleX: by }), {
    at: palm,
    angleDegrees,
  });
}

function armOf(
  body: Body,
  reach: Reach | undefined,
  usual: Gesture,
  side: 1 | -1,
  unitCm: number,
): Arm {
  const told = reach?.gesture ?? (reach?.holds ? 'present' : usual);
  const gesture = reach?.holds && told === 'hold-chest' ? 'present' : told;
  const length = 40;
  const width = Math.min(body.half * body.reach * 0.84, 62);
  const shoulder: Point = [body.middle + side * width, body.box.top * 0.4];
  const palm = reach?.at ? scale(reach.at, 1 / unitCm) : handAt(shoulder, gesture, side, length);
  const bulge = (gesture === 'relax' || gesture === 'hold-low' ? -0.22 : 0.2) * side;
  const holds = reach?.holds;
  const hand = glove({ at: palm, from: shoulder, side, gesture: holds ? 'hold-low' : gesture });
  return {
    svg: hose(shoulder, palm, bulge) + (holds ? '' : hand),
    palm,
    held: holds ? heldAt(holds, palm, unitCm) + hand : '',
    isBefore: Math.abs(palm[0]) < body.half || holds !== undefined,
  };
}

function legsOf(body: Body, stance: Stance, pen: Pen, drop: number): string {
  const hip = clamp(body.half * body.reach * 0.36, 9, 26);
  return ([1, -1] as const)
    .map((side, index) => {
      const root: Point = [body.middle + side * hip, -16];
      const [dx, dy] = stance.feet[index] ?? [0, 0];
      const foot: Point = [body.middle + side * hip + dx, drop + dy - 2];
      return (
        knee(root, [foot[0], foot[1] - 5], side) +
        shoe(foot, side, pen.accents[0], stance.turns[index] ?? 0)
      );
    })
    .join('');
}

/** Shins cross before the body, knees to both sides. */
function crossedLegs(body: Body, pen: Pen, drop: number): string {
  const hip = clamp(body.half * body.reach * 0.36, 9, 26);
  return ([1, -1] as const)
    .map((side) => {
      const root: Point = [body.middle + side * hip, -10];
      const bend: Point = [body.middle + side * (hip + 24), drop - 8];
      const foot: Point = [body.middle - side * (hip - 4), drop - 3];
      return (
        hose(root, bend, 0.12 * side) +
        hose(bend, [foot[0], foot[1] - 3], 0.08 * side) +
        shoe(foot, side === 1 ? -1 : 1, pen.accents[0])
      );
    })
    .join('');
}

/** The sole of one foot on the knee of the leg that stands. */
function oneLeg(body: Body, pen: Pen, drop: number): string {
  const hip = clamp(body.half * body.reach * 0.3, 7, 16);
  const foot: Point = [body.middle - hip, drop - 2];
  const bend: Point = [body.middle + hip + 22, drop - 20];
  const sole: Point = [body.middle - hip + 8, drop - 14];
  return (
    knee([body.middle - hip, -16], [foot[0], foot[1] - 5], -1) +
    shoe(foot, -1, pen.accents[0]) +
    hose([body.middle + hip, -16], bend, 0.1) +
    hose(bend, sole, 0.06) +
    shoe(sole, -1, pen.accents[0], -50)
  );
}

function stanceOf({ pose }: ActorPose): Stance {
  return { ...STANDING, ...STANCES[pose] };
}

function anchorsOf(body: Body, near: Point, far: Point): Partial<Record<AnchorName, Anchor>> {
  const { face, faceSize, box, half, middle } = body;
  const top = body.thing.anchors.top?.at[1] ?? box.top;
  const span = Math.min(faceSize * 1.25, half * 1.4);
  return {
    head: { at: face, spanCm: faceSize * 1.2 },
    crown: { at: [middle, Math.max(box.top, top) + faceSize * 0.14], spanCm: span },
    eyes: { at: [face[0], face[1] - faceSize * 0.12], spanCm: faceSize * 1.06 },
    mouth: { at: [face[0], face[1] + faceSize * 0.2], spanCm: faceSize * 0.3 },
    neck: {
      at: [face[0], face[1] + faceSize * 0.46],
      spanCm: Math.min(half * 1.5, faceSize * 1.6),
    },
    hand: { at: near },
    handFar: { at: far },
    top: { at: [middle, box.top], spanCm: half },
  };
}

const movedAnchors = (anchors: KitDrawing['anchors'], by: number, dyCm: number) =>
  Object.fromEntries(
    Object.entries(anchors).map(([name, anchor]) => [
      name,
      {
        at: add(scale(anchor.at, by), [0, dyCm]),
        ...(anchor.spanCm === undefined ? {} : { spanCm: anchor.spanCm * by }),
      },
    ]),
  ) as KitDrawing['anchors'];

const FACE_UNITS = 52;

/** A face on what has none. */
const faceOn = ({ face, faceSize, isFaced }: Body, expression: Expression): string =>
  isFaced ? '' : placed(faceOf(expression), { at: face, scaleX: faceSize / FACE_UNITS });

function drawn(
  part: KitPart,
  options: CharacterOptions,
  parameters: unknown,
  pose: ActorPose,
  pen: Pen,
): KitDrawing {
  const { limbs, bodyCm } = options;
  const body = bodyOf(part, parameters, pen);
  const own = part.draw(parameters, pen).box;
  const unitCm = (bodyCm ?? own.bottom - own.top) / -body.box.top;
  const stance = stanceOf(pose);
  const hasLegs = limbs === 'all';
  const standing = hasLegs ? LEG + stance.lift : 0;
  const expression = pose.expression ?? options.expression;
  const face = faceOn(body, expression);
  const hasArms = limbs !== 'none';
  const shifted = (reach: Reach | undefined): Reach | undefined =>
    reach?.at ? { ...reach, at: add(reach.at, [0, standing * unitCm]) } : reach;
  const [near, far] = ([1, -1] as const).map((side, index) =>
    armOf(
      body,
      shifted(side === 1 ? pose.near : pose.far),
      stance.arms[index] ?? 'relax',
      side,
      unitCm,
    ),
  ) as [Arm, Arm];
  const arms = hasArms ? [near, far] : [];
  const behind = arms.filter(({ isBefore }) => !isBefore).map(({ svg }) => svg);
  const before = arms.flatMap(({ svg, held, isBefore }) => [isBefore ? svg : '', held]);
  const drop = Math.max(LEG + Math.min(stance.lift, 0), 4);
  const crossed = hasLegs && stance.legs === 'crossed' ? crossedLegs(body, pen, drop) : '';
  const standingLegs =
    stance.legs === 'one' ? oneLeg(body, pen, drop) : legsOf(body, stance, pen, drop);
  const legs = hasLegs && crossed === '' ? standingLegs : '';
  const upper = behind.join('') + body.thing.svg + face + before.join('');
  const content = legs + placed(upper, { angleDegrees: stance.tilt }) + crossed;
  const sized = placed(content, { at: [0, -standing * unitCm], scaleX: unitCm });
  const limbsBox = markupEdges(legs + crossed + behind.join('') + before.join('') + face);
  const box = unionOf([body.box, limbsBox]);
  const edge = (value: number) => value * unitCm;
  return {
    svg: sized,
    box: {
      left: edge(box.left),
      right: edge(box.right),
      top: edge(box.top - standing),
      bottom: Math.max(0, edge(box.bottom - standing)),
    },
    anchors: movedAnchors(anchorsOf(body, near.palm, far.palm), unitCm, -standing * unitCm),
  };
}

const POSES: readonly [Pose, ...Pose[]] = ['stand', ...(Object.keys(STANCES) as Pose[])];

/** A thing with hands and feet, for whoever stages actors. */
export function characterOf(part: KitPart, options: CharacterOptions): ActorPart {
  return {
    id: `character-${part.id}`,
    parameters: part.parameters,
    poses: POSES,
    drawActor: (parameters, pose, pen) => drawn(part, options, parameters, pose, pen),
  };
}

/** A thing with a face and nothing else: it stays what it was for whoever places it. */
export function faced(part: KitPart, expression: Expression): KitPart {
  return {
    ...part,
    draw(parameters, pen) {
      const thing = part.draw(parameters, pen);
      const body = bodyOf(part, parameters, pen);
      if (body.isFaced) return thing;
      const { left, right, bottom } = thing.box;
      const unitCm = (right - left) / (body.half * 2);
      const face = placed(faceOf(expression), {
        at: [(left + right) / 2 + body.face[0] * unitCm, bottom + body.face[1] * unitCm],
        scaleX: (body.faceSize / FACE_UNITS) * unitCm,
      });
      return thing.front === undefined
        ? { ...thing, svg: thing.svg + face }
        : { ...thing, front: thing.front + face };
    },
  };
}
