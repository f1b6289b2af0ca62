import { circle, path, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { add, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { ActorPose } from '../../actor';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import { anchor, type Anchors } from '../core/finish';
import {
  facet,
  form,
  mass,
  mirrored,
  move,
  type Piece,
  shadeOn,
  stack,
  symmetric,
} from '../core/piece';
import type { Bird } from './bird';
import { wingArms, type WingArms } from './wing-arms';

const EGG = symmetric('0,-101 17,-98.5 30,-88 36,-70 39,-46 35,-16 20,-3 0,-1');
/** Head of the front view: below it begins the body. */
const NECK_Y = -58;

function penguinFace({ colors, front }: Bird): Piece | undefined {
  if (front !== 'penguin') return undefined;
  const light = colors.cheek ?? colors.belly ?? lighter(colors.coat, 0.3);
  return form(symmetric('0,-76 9,-88 20,-86 25,-72 16,-60 0,-57'), light);
}

function bellyPiece(bird: Bird): Piece {
  const { front, colors } = bird;
  const light = colors.belly ?? lighter(colors.coat, 0.3);
  const chevrons = times(4, (row) =>
    times(5, (index) => {
      const x = (index - 2 + (row % 2 ? 0.5 : 0)) * 9 - 3;
      return `M${n(x)} ${n(-50 + row * 9)}q3 4.4 6 0`;
    }).join(''),
  ).join('');
  if (front === 'penguin') {
    return stack(
      form(symmetric('0,-62 16,-62 27,-46 29,-26 20,-6 0,-4'), light),
      penguinFace(bird),
    );
  }
  return stack(
    form(symmetric('0,-58 20,-52 28,-34 22,-12 0,0'), light),
    front === 'owl' && stroke(chevrons, darker(light, 0.24), 1.6),
  );
}

function owlFace({ colors }: Bird, expression: Expression): Piece {
  const disc = colors.cheek ?? lighter(colors.coat, 0.3);
  const isShut = expression === 'asleep' || expression === 'laugh';
  const iris = (k: number) =>
    circle([k * 13.5, -76], 11, colors.ring ?? HOUSE.cream) +
    (isShut
      ? eye(k * 13.5, -76, 5, expression)
      : circle([k * 13.5, -76], 8.4, HOUSE.mustard) + eye(k * 13, -75, 5, expression)) +
    brow(k * 13.5, -76, 4.6, expression, k as 1 | -1);
  return stack(
    form(symmetric('0,-92 14,-95 27,-84 25,-68 12,-59 0,-56'), disc),
    path(
      'M-2 -92Q-14 -100 -29 -90Q-16 -95 -3 -88ZM2 -92Q14 -100 29 -90Q16 -95 3 -88Z',
      darker(colors.coat, 0.34),
    ),
    iris(1) + iris(-1),
  );
}

function beakPiece({ colors, beak }: Bird): Piece {
  const wide = beak === 'duck' || beak === 'pelican' ? 9 : beak === 'toucan' ? 8 : 5;
  const y = beak === 'duck' || beak === 'pelican' ? -68 : -70;
  const long =
    beak === 'toucan' || beak === 'spear' || beak === 'needle' ? 15 : beak === 'duck' ? 8 : 10;
  return stack(
    facet(
      symmetric([
        [0, y - 2],
        [wide, y + 2],
        [0, y + long],
      ]),
      colors.beak,
      2,
    ),
    facet(
      [
        [0, y],
        [wide - 1, y + 2.4],
        [0, y + long - 0.6],
      ],
      darker(colors.beak, 0.2),
      1,
    ),
  );
}

function crestPiece({ front, crest, colors }: Bird): Piece | undefined {
  if (front === 'owl') {
    const tuft = '10,-92 29,-108 35,-78';
    return stack(facet(tuft, colors.coat, 4), facet(mirrored(tuft), colors.coat, 4));
  }
  const color = colors.crest ?? colors.coat;
  if (crest === 'comb') return form(symmetric('0,-112 5,-104 11,-109 13,-96 0,-92'), color);
  if (crest) return form(symmetric('0,-114 4,-102 12,-106 10,-94 0,-92'), color);
  return undefined;
}

/** The face and all of the head: for heads alone it is cut under the neck. */
export function birdFace(bird: Bird, expression: Expression): Piece {
  const { front, colors } = bird;
  const dark = front === 'penguin' || front === 'owl';
  const eyes = (k: 1 | -1) => {
    const ring = colors.ring && front === 'round' ? circle([k * 14, -78], 6.6, colors.ring) : '';
    return ring + eye(k * 14, -78, 4.2, expression) + brow(k * 14, -78, 4.2, expression, k);
  };
  return stack(
    front === 'owl' ? owlFace(bird, expression) : eyes(1) + eyes(-1),
    beakPiece(bird),
    !dark &&
      colors.cheek &&
      circle([21, -68], 3.6, '#f2664f', { opacity: 0.3 }) +
        circle([-21, -68], 3.6, '#f2664f', { opacity: 0.3 }),
  );
}

export function birdHeadFront(pen: Pen, bird: Bird, expression: Expression): Piece {
  const { colors } = bird;
  const head = colors.head ?? colors.coat;
  const outline = symmetric('0,-101 17,-98.5 30,-88 36,-70 32,-56 18,-49 0,-47');
  return stack(
    crestPiece(bird),
    mass(
      pen,
      outline,
      head,
      penguinFace(bird),
      shadeOn(head, '-40,-54 0,-54 28,-62 34,-96 60,-100 50,-30 -40,-30'),
    ),
    birdFace(bird, expression),
  );
}

function feet({ colors }: Bird, lifted: number): Piece {
  const one = (k: number, up: number) => {
    const x = k * 13;
    return [-5, 0, 5]
      .map((dx) => `M${n(x)} ${n(-4 - up)}L${n(x + dx * 1.1)} ${n(-1.6 - up)}`)
      .join('');
  };
  return {
    svg: stroke(one(1, lifted) + one(-1, 0), colors.leg, 4.6),
    hull: [
      [-22, 0],
      [22, 0],
    ],
  };
}

function bodyPiece(pen: Pen, bird: Bird): Piece {
  const { coat } = bird.colors;
  const head = bird.colors.head ?? coat;
  const dark = symmetricShade(pen);
  return mass(
    pen,
    EGG,
    coat,
    head !== coat && form(symmetric('0,-110 50,-110 50,-64 20,-56 0,-54'), head),
    bellyPiece(bird),
    shadeOn(coat, dark),
  );
}

const symmetricShade = (pen: Pen): Point[] => {
  const right: Point[] = [
    [8, 6],
    [28, -20],
    [27, -60],
    [26, -96],
    [60, -100],
    [60, 10],
  ];
  return pen.shade[0] > 0 ? right : mirrored(right);
};

/** The wings of the egg: its shoulders are under the head, and they reach before the belly. */
const ARMS = {
  shoulder: [31, -57],
  length: 42,
  widths: [14, 17, 9],
  rest: [34.5, -18],
  chestY: NECK_Y + 3,
} as const satisfies Omit<WingArms, 'seat'>;

/** How high the seat is that somebody is on, in units of the drawing. */
export const seatOf = ({ pose, seatCm }: ActorPose, unitCm: number): number =>
  seatCm !== undefined && ['sit', 'ride', 'cycle'].includes(pose) ? seatCm / unitCm : 0;

/** How far a foot is lifted. */
export const STEPS: Partial<Record<ActorPose['pose'], number>> = { walk: 5, run: 7, dance: 9 };

/** A bird towards who looks, wings for arms: as tales tell it. */
export function drawBirdFront(
  pen: Pen,
  bird: Bird,
  pose: ActorPose,
  unitCm: number,
): { piece: Piece; anchors: Anchors } {
  const seat = seatOf(pose, unitCm);
  const { near, far, things, isBoth } = wingArms(pen, bird, pose, { ...ARMS, seat }, unitCm);
  const expression = pose.expression ?? (pose.pose === 'sleep' ? 'asleep' : 'calm');
  const piece = stack(
    crestPiece(bird),
    feet(bird, STEPS[pose.pose] ?? 0),
    bodyPiece(pen, bird),
    birdFace(bird, expression),
    isBoth && things,
    far.piece,
    near.piece,
    !isBoth && things,
  );
  const at: Point = [0, -seat];
  return { piece: move(piece, { at }), anchors: frontAnchors(near.palm, far.palm, at) };
}

function frontAnchors(near: Point, far: Point, by: Point): Anchors {
  const at = (x: number, y: number): Point => add(by, [x, y]);
  return {
    head: anchor(at(0, -76), 74),
    crown: anchor(at(0, -97), 54),
    eyes: anchor(at(0, -76), 62),
    mouth: anchor(at(0, -64), 10),
    neck: anchor(at(0, NECK_Y), 70),
    chest: anchor(at(0, -44), 50),
    shoulder: anchor(at(...ARMS.shoulder)),
    back: anchor(at(-36, -50)),
    hand: anchor(add(by, near)),
    handFar: anchor(add(by, far)),
    lap: anchor(at(0, -12), 40),
    foot: anchor(at(13, 0)),
    footFar: anchor(at(-13, 0)),
    tail: anchor(at(-20, -6)),
    top: anchor(at(0, -99), 44),
  };
}
