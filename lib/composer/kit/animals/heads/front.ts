import { mix, type Hex } from '@/lib/color/hex';
import { circle, ellipse, path, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import { basicOf } from '../../expressions';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import {
  form,
  isSeen,
  marked,
  mass,
  mirrored,
  type Piece,
  points,
  shadeOn,
  stack,
  symmetric,
} from '../core/piece';
import { muzzleOf } from './muzzles';
import { marksOn } from './marks';
import type { EarKind } from './ears';
import { frontEars } from './front-ears';
import { hairOver, hairUnder } from './front-hair';
import { frontHorns, type HornKind } from './horns';
import type { FaceDrawing, HeadColors } from './profile';
import type { HeadHair } from './profile-hair';

/** A head seen from the front, about 100 wide around the origin. */
export interface FaceSpec {
  /** Half width at the cheeks, half height, half width of the jaw, half width of the brow. */
  width: number;
  height: number;
  jaw: number;
  brow: number;
  /** Height of the cheeks: share of the half height below the middle. */
  cheek?: number;
  tuft?: number;
  ears: EarKind;
  horns?: HornKind;
  muzzle: 'pad' | 'cat' | 'fox' | 'snout' | 'broad' | 'trunk' | 'rodent' | 'frog' | 'ape' | 'koala';
  muzzleWidth?: number;
  muzzleHeight?: number;
  /** Eyes: half distance, height, radius. */
  eyes: readonly [number, number, number];
  marks?:
    | 'none'
    | 'tabby'
    | 'raccoon'
    | 'badger'
    | 'panda'
    | 'blaze'
    | 'fox'
    | 'patch'
    | 'heart'
    | 'sloth'
    | 'spines'
    | 'bumps'
    | 'spots'
    | 'wool';
  mane?: 'lion' | 'forelock';
  teeth?: boolean;
  whiskers?: boolean;
  /** What hangs and stands about the head of breeds. */
  hair?: readonly HeadHair[];
}

function outlineOf({
  width: w,
  height: h,
  jaw,
  brow: b,
  cheek = 0.25,
  tuft = 0,
}: FaceSpec): Point[] {
  const tufts: Point[] =
    tuft > 0
      ? [
          [w + tuft, h * (cheek + 0.22)],
          [w * 0.8, h * (cheek + 0.3)],
        ]
      : [];
  return symmetric([
    [0, -h],
    [b * 0.62, -h * 0.93],
    [b * 1.12, -h * 0.72],
    [w * 0.96, -h * 0.2],
    [w, h * cheek],
    ...tufts,
    [jaw, h * 0.84],
    [0, h],
  ]);
}

/** Hair that falls on one side of a long head. */
const sideMane = ({ width: w, height: h }: FaceSpec, hair: Hex): Piece =>
  form(
    points(
      '-0.2,-0.9 -0.8,-0.84 -1.3,-0.5 -1.22,-0.2 -1.5,0.06 -1.3,0.26 -1.44,0.6 -1,0.5 -0.5,0',
    ).map(([x, y]): Point => [x * w, y * h]),
    hair,
  );

/** Spines that stand round a face. */
function spinesBehind(pen: Pen, { width: w, height: h }: FaceSpec, color: Hex): Piece {
  const rim = times(29, (index, share): Point => {
    const angle = ((158 + share * 224) * Math.PI) / 180;
    const reach = index % 2 ? 1.34 : 1.1;
    return [Math.cos(angle) * w * reach, Math.sin(angle) * h * reach * 1.06];
  });
  return mass(
    pen,
    [...rim, [0, h * 0.5]],
    color,
    shadeOn(color, [
      [w * 0.5, -h * 2],
      [w * 2, -h * 2],
      [w * 2, h],
      [w * 0.7, h],
    ]),
  );
}

function maneBehind(pen: Pen, spec: FaceSpec, hair: Hex): Piece {
  const rim = times(28, (index, share) => {
    const angle = share * 2 * Math.PI * (27 / 28);
    const reach = index % 2 ? 1.62 : 1.42;
    return [
      Math.cos(angle) * spec.width * reach,
      6 + Math.sin(angle) * spec.height * reach * 1.06,
    ] as Point;
  });
  const inner = rim.map(([x, y]): Point => [x * 0.78, 4 + y * 0.78]);
  return mass(pen, rim, hair, form(inner, darker(hair, 0.12)));
}

/** A frog's: they stand out over the head. */
function bulgingEyes(x: number, y: number, r: number, expression: Expression, coat: Hex): string {
  const isShut = expression === 'asleep' || expression === 'laugh';
  const one = (k: 1 | -1) =>
    circle([k * x, y], r * 2.1, coat) +
    (isShut ? '' : circle([k * x, y - 1], r * 1.55, HOUSE.cream)) +
    eye(k * x, y - 1, r, expression);
  return one(1) + one(-1);
}

/** One eye of who winks is shut; of who is bored both are half so. */
const eyeExpression = (side: 1 | -1, expression: Expression): Expression =>
  expression === 'wink' ? (side > 0 ? 'laugh' : 'calm') : basicOf(expression);

/** Tears, blushes and heavy lids: what a face tells around the eyes. */
function besideEye(x: number, y: number, r: number, expression: Expression, coat: Hex): string {
  if (expression === 'crying')
    return (
      ellipse([x, y + r * 2.1], r * 0.42, r * 0.8, '#7cc6ea') +
      ellipse([x + r * 0.1, y + r * 3.9], r * 0.32, r * 0.55, '#7cc6ea')
    );
  if (expression === 'shy')
    return ellipse([x + Math.sign(x) * r * 0.5, y + r * 2], r * 1.3, r * 0.8, HOUSE.coral, {
      opacity: 0.6,
    });
  if (expression !== 'bored' && expression !== 'tired') return '';
  return (
    path(
      `M${n(x - r * 1.3)} ${n(y - r * 1.3)}H${n(x + r * 1.3)}V${n(y - r * 0.05)}H${n(x - r * 1.3)}Z`,
      coat,
    ) + stroke(`M${n(x - r * 1.2)} ${n(y - r * 0.05)}H${n(x + r * 1.2)}`, HOUSE.ink, r * 0.32)
  );
}

function eyesOf({ eyes: [x, y, r], marks }: FaceSpec, expression: Expression, coat: Hex): string {
  if (marks === 'bumps') return bulgingEyes(x, y, r, expression, coat);
  const onDark =
    marks === 'panda' || marks === 'raccoon' || marks === 'badger' || marks === 'sloth';
  const one = (side: 1 | -1) => {
    const told = eyeExpression(side, expression);
    const isShut = told === 'asleep' || told === 'laugh';
    // A panda's patches are lighter than its eyes: it needs no ring.
    const isRinged = onDark && marks !== 'panda' && !isShut;
    const white = isRinged ? circle([side * x, y], r * 1.22, HOUSE.cream) : '';
    const lid = onDark && isShut ? HOUSE.cream : HOUSE.ink;
    return (
      white +
      eye(side * x, y, r, told, lid) +
      brow(side * x, y, r, basicOf(expression), side) +
      besideEye(side * x, y, r, expression, coat)
    );
  };
  return one(-1) + one(1);
}

function whiskersOf({ width: w, height: h, whiskers }: FaceSpec, { coat }: HeadColors): string {
  if (!whiskers) return '';
  const side = (k: number) =>
    `M${n(k * w * 0.62)} ${n(h * 0.42)}L${n(k * w * 1.28)} ${n(h * 0.3)}M${n(k * w * 0.62)} ${n(h * 0.54)}L${n(k * w * 1.25)} ${n(h * 0.58)}`;
  return stroke(side(1) + side(-1), mix(coat, HOUSE.white, 0.78), 2.2);
}

export function frontHead(
  pen: Pen,
  spec: FaceSpec,
  colors: HeadColors & { mane?: Hex; marking?: Hex },
  expression: Expression,
): FaceDrawing {
  const { width: w, height: h } = spec;
  const ears = frontEars(pen, spec, colors);
  const horns = frontHorns(pen, spec.horns ?? 'none');
  const { coat } = colors;
  const hair = colors.mane ?? darker(coat, 0.45);
  const shade = pen.shade[0] > 0 ? 1 : -1;
  const shaded = points(
    '-1.1,0.72 0,0.88 0.5,0.64 0.76,0.1 0.82,-0.5 0.88,-1.2 1.7,-1.2 1.7,1.6 -1,1.6',
  ).map(([x, y]): Point => [x * w, y * h]);
  const face = stack(
    spec.mane === 'lion' && maneBehind(pen, spec, hair),
    spec.mane === 'forelock' && sideMane(spec, hair),
    spec.marks === 'spines' && spinesBehind(pen, spec, colors.marking ?? hair),
    horns.back && marked('horns', horns.back),
    ears.back && marked('ears', ears.back),
    mass(
      pen,
      outlineOf(spec),
      coat,
      marksOn(spec, { ...colors, stripes: colors.stripes ?? colors.marking }),
      shadeOn(coat, shade > 0 ? shaded : mirrored(shaded)),
    ),
    ears.front && marked('ears', ears.front),
    hairUnder(pen, spec, colors),
    muzzleOf(pen, spec, colors, basicOf(expression)),
    eyesOf(spec, expression, colors.coat),
    spec.mane === 'forelock' &&
      form(
        `-14,${-h - 6} 12,${-h - 8} 20,${-h * 0.7} 8,${-h * 0.3} -2,${-h * 0.5} -14,${-h * 0.4} -20,${-h * 0.74}`,
        hair,
      ),
    spec.marks === 'wool' && wool(h, hair),
    hairOver(pen, spec, colors),
    horns.front && marked('horns', horns.front),
    isSeen(pen, 1) && whiskersOf(spec, colors),
  );
  return { face, crown: [0, -h * 0.92], eyes: [0, spec.eyes[1]], mouth: [0, h * 0.7] };
}

const wool = (h: number, color: Hex): Piece =>
  stack(
    ...points(
      `-26,${-h * 0.72} -10,${-h * 0.94} 10,${-h * 0.94} 26,${-h * 0.72} 0,${-h * 0.66}`,
    ).map(([x, y]) => ({
      svg: circle([x, y], 16, color),
      hull: [[x, y - 16]] as Point[],
    })),
  );
