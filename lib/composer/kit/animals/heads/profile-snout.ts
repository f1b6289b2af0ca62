import { mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye, type Expression, nose } from '../core/features';
import { curve, form, isSeen, mass, type Piece, shadeOn, stack } from '../core/piece';
import type { FaceDrawing, HeadColors, ProfileSpec } from './profile';

interface Measures {
  m: number;
  st: number;
  md: number;
  /** Where the nose is. */
  nx: number;
}

function outlineOf({ m, st, md, nx }: Measures, tuft: number): Point[] {
  const cheek: Point[] =
    tuft > 0
      ? [
          [8, 34 + tuft],
          [-2, 36],
          [-20, 50],
        ]
      : [
          [5, 46],
          [-20, 50],
        ];
  return [
    [-50, 5],
    [-42, -30],
    [-10, -50],
    [22, -46],
    [42, -26 + 0.4 * st],
    [42 + 0.45 * m, -12 + st],
    [nx - 4, -8 + st],
    [nx + 5, 6 + st],
    [nx - 8, 14 + st],
    [42 + 0.35 * m, 12 + md],
    [30, 18 + md],
    ...cheek,
    [-52, 42],
  ];
}

function markings({ m, st, nx }: Measures, colors: HeadColors): (Piece | string)[] {
  const { white, mask, patch, stripes, blaze } = colors;
  const light: Point[] = [
    [-55, 50],
    [-30, 20],
    [10, 6],
    [40, 8],
    [42 + m * 0.5, 2 + st],
    [nx + 20, 2 + st],
    [nx, 60],
    [20, 110],
    [-60, 90],
  ];
  const muzzle: Point[] = [
    [36 + m * 0.12, -30],
    [nx + 20, -30],
    [nx + 20, 60],
    [50, 60],
    [38, 20],
  ];
  const stripe = (x: number, y: number, h: number) =>
    `M${x} ${y}Q${x + 8} ${y + h * 0.5} ${x + 3} ${y + h}Q${x + 14} ${y + h * 0.4} ${x + 12} ${y}Z`;
  return [
    white ? form(light, white) : '',
    mask ? form(muzzle, mask) : '',
    patch ? form('6,-24 34,-34 52,-14 44,12 22,14 8,0', patch) : '',
    blaze ? stroke(`M10 -54Q40 -30 ${number(nx)} ${number(st - 12)}`, blaze, 14) : '',
    stripes
      ? [stripe(-34, -52, 34), stripe(-14, -56, 30), stripe(4, -56, 26)]
          .map((data) => path(data, stripes))
          .join('') + stroke('M-44 8Q-26 6 -14 14M-40 26Q-22 24 -10 32', stripes, 6)
      : '',
  ];
}

function mouthLine({ m, st, nx }: Measures, { mask, coat }: HeadColors): string {
  const from = `${number(nx - 5)} ${number(11 + st)}`;
  const bend = `${number(48 + m * 0.4)} ${number(24 + st)}`;
  const to = `${number(42 + m * 0.12)} ${number(18 + st)}`;
  return stroke(`M${from}Q${bend} ${to}`, darker(mask ?? coat, 0.42), 3.6);
}

function whiskers({ st, nx }: Measures, { coat }: HeadColors): string {
  const one = (y: number, length: number, drop: number) =>
    `M${number(nx - 16)} ${number(y + st)}L${number(nx + length)} ${number(y + drop + st)}`;
  return stroke(one(8, 16, 14) + one(12, 8, 22), mix(coat, HOUSE.white, 0.75), 2);
}

/** Degrees between the jaws of one that calls, for a long and for a short muzzle, and the shortest jaw. */
const GAPE = { long: 26, short: 40, shortMuzzle: 50, leastLength: 46 } as const;

/** A lower jaw that is down, what is seen of the mouth, and its teeth: drawn behind the skull. */
function gape(pen: Pen, { m, st, nx }: Measures, { white, mask, coat }: HeadColors): Piece {
  const hinge: Point = [34 + m * 0.06, 20 + st];
  const length = Math.max(GAPE.leastLength, nx - hinge[0] - 6);
  const angle = m < GAPE.shortMuzzle ? GAPE.short : GAPE.long;
  const along = (share: number, off: number): Point =>
    add(hinge, add(polar(angle, length * share), polar(angle + 90, off)));
  const tip = along(0.92, 0);
  const corner: Point = [nx - 8, 12 + st];
  return stack(
    form([add(hinge, [-12, -8]), corner, tip, along(0.3, 4)], MOUTH),
    form([along(0.1, 1), along(0.5, -7), along(0.84, -3), along(0.5, 4)], TONGUE),
    mass(
      pen,
      [
        along(-0.3, -4),
        along(0.3, 1),
        along(0.9, -3),
        along(1, 3),
        along(0.86, 11),
        along(0.3, 19),
        along(-0.4, 20),
      ],
      white ?? mask ?? coat,
    ),
    fang([nx - 15, 13 + st], 12),
    fang(along(0.84, -2), -10),
  );
}

const MOUTH = '#7d1f33';
const TONGUE = '#e0757f';

function fang([x, y]: Point, length: number): string {
  return form(
    [
      [x - 4, y],
      [x + 4, y],
      [x + 0.5, y + length],
    ],
    HOUSE.cream,
  ).svg;
}

/** Dogs, cats, bears, rodents: a round skull with a muzzle from short to long. */
export function snoutHead(
  pen: Pen,
  spec: ProfileSpec,
  colors: HeadColors,
  expression: Expression,
): FaceDrawing {
  const { muzzle: m = 75, stop: st = 12, jaw: md = 26, cheekTuft = 0 } = spec;
  const nx = 42 + m;
  const measures = { m, st, md, nx };
  const under: Point[] = [
    [-70, 50],
    [-20, 28],
    [30, 32],
    [nx, 17 + st],
    [nx + 10, 60],
    [20, 120],
    [-70, 100],
  ];
  const tongue = curve([
    [40, 20],
    [nx - 10, 18 + st],
    [nx - 16, 38 + st],
    [60, 42 + md * 0.4],
    [30, 30],
  ]);
  const face = stack(
    spec.isCalling ? gape(pen, measures, colors) : spec.open && path(tongue, '#b8434f'),
    mass(
      pen,
      outlineOf(measures, cheekTuft),
      colors.coat,
      ...markings(measures, colors),
      shadeOn(colors.coat, under),
    ),
    !spec.isCalling && mouthLine(measures, colors),
    nose(nx, -2 + st, Math.min(10, 5 + m * 0.08), Math.min(8.5, 4 + m * 0.07), colors.nose),
    eye(28, -12, 8, expression) + brow(28, -12, 8, expression, -1),
    spec.teeth &&
      mass(
        pen,
        [
          [nx - 14, 14 + st],
          [nx - 4, 12 + st],
          [nx - 5, 26 + st],
          [nx - 13, 26 + st],
        ],
        HOUSE.cream,
      ),
    spec.whiskers && isSeen(pen, 0.8) && whiskers(measures, colors),
  );
  return { face, crown: [0, -48], eyes: [28, -12], mouth: [nx - 8, 16 + st] };
}
