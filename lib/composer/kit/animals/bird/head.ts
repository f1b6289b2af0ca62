import { circle, ellipse, stroke } from '@/lib/svg/markup';
import { number as n } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { brow, eye, type Expression } from '../core/features';
import { facet, form, mass, type Piece, points, shadeOn, stack } from '../core/piece';
import { tube } from '../core/tube';
import type { Bird } from './bird';

/** Beaks from the side: x in lengths of the beak from the face, y in radii of the head; upper part, lower part. */
const BEAK_SHAPES: Record<Bird['beak'], readonly [upper: string, lower?: string, tip?: string]> = {
  cone: ['0,-0.3 0.5,-0.16 1,0.14 0,0.2', '0,0.16 0.76,0.16 0,0.44'],
  hook: [
    '-0.1,-0.42 0.5,-0.4 0.94,0 0.88,0.66 0.62,0.3 -0.1,0.24',
    '0,0.2 0.5,0.3 0.3,0.54 0,0.46',
    '0.6,-0.4 1.2,-0.2 1,0.8 0.6,0.4',
  ],
  duck: ['0,-0.22 0.4,-0.04 0.8,0.06 1,0.22 0.9,0.34 0,0.3', '0,0.26 0.84,0.34 0.5,0.5 0,0.5'],
  spear: ['0,-0.34 1,0.1 0,0.16', '0,0.1 0.94,0.12 0,0.4'],
  needle: ['0,-0.14 1,-0.02 0,0.08'],
  toucan: [
    '-0.06,-0.56 0.3,-0.78 0.7,-0.6 0.96,-0.1 1,0.34 0.86,0.16 0.4,0.2 -0.06,0.16',
    '-0.04,0.1 0.4,0.14 0.8,0.14 0.4,0.5 -0.04,0.56',
    '0.78,-0.8 1.2,-0.8 1.2,0.7 0.86,0.6 0.76,0',
  ],
  // High and short, its base of another colour.
  puffin: [
    '-0.1,-0.66 0.34,-0.74 0.74,-0.36 1,0.28 0.5,0.16 -0.1,0.1',
    '-0.08,0.06 0.5,0.14 0.9,0.26 0.42,0.62 -0.08,0.62',
    '-0.3,-1 0.36,-1 0.26,1 -0.3,1',
  ],
  pelican: [
    '0,-0.3 0.5,-0.12 1,0.06 0.98,0.24 0,0.1',
    '0,0.06 0.96,0.18 0.6,0.9 0.24,1.2 -0.1,0.7',
  ],
  flamingo: [
    '-0.06,-0.44 0.4,-0.4 0.74,-0.1 0.86,0.7 0.62,0.86 0.4,0.3 -0.06,0.34',
    undefined,
    '0.5,0.36 1.2,0.06 1.2,1.2 0.4,1.2',
  ],
};

const SHARP: readonly Bird['beak'][] = ['cone', 'spear', 'needle'];

function beakPiece(pen: Pen, { beak, beakLength, head, colors }: Bird): Piece {
  const fit = (text: string): Point[] =>
    points(text).map(([x, y]): Point => [head * 0.78 + x * beakLength, y * head]);
  const [upper, lower, tip] = BEAK_SHAPES[beak];
  const low = darker(colors.beak, 0.22);
  if (SHARP.includes(beak)) {
    return stack(lower && facet(fit(lower), low, 1.4), facet(fit(upper), colors.beak, 1.6));
  }
  return stack(
    lower && form(fit(lower), low),
    mass(
      pen,
      fit(upper),
      colors.beak,
      tip && colors.beakTip && form(fit(tip), colors.beakTip),
      // A base of another colour is lit as it is.
      beak !== 'puffin' &&
        form(fit('0,-0.9 0.9,-0.9 0.6,-0.42 0,-0.3'), lighter(colors.beak, 0.3), 0.7),
    ),
  );
}

function crestBehind({ crest, head: r, colors }: Bird): Piece | undefined {
  const color = colors.crest ?? colors.coat;
  switch (crest) {
    case 'comb':
      return stack(
        form(
          [
            [-r * 0.7, -r * 0.7],
            [-r * 0.6, -r * 1.5],
            [-r * 0.1, -r * 1.14],
            [r * 0.16, -r * 1.7],
            [r * 0.5, -r * 1.12],
            [r * 0.86, -r * 1.36],
            [r * 0.8, -r * 0.5],
          ],
          color,
        ),
      );
    case 'crown':
      return {
        svg: [-0.5, -0.1, 0.3]
          .map(
            (x) =>
              stroke(`M0 ${n(-r * 0.7)}L${n(x * r)} ${n(-r * 2)}`, color, 1.6) +
              circle([x * r, -r * 2.1], r * 0.22, color),
          )
          .join(''),
        hull: [[0, -r * 2.3]],
      };
    case 'tuft':
      return stack(
        form(
          [
            [r * 0.3, -r * 0.86],
            [-r * 0.4, -r * 1.5],
            [-r * 1.5, -r * 1.7],
            [-r * 0.9, -r * 1.1],
            [-r * 1.7, -r * 1],
            [-r * 0.8, -r * 0.4],
          ],
          color,
        ),
      );
    case 'flame':
      return form(
        [
          [r * 0.5, -r * 0.8],
          [r * 0.4, -r * 1.9],
          [-r * 0.1, -r * 1.3],
          [-r * 0.6, -r * 2.1],
          [-r * 0.7, -r * 1.2],
          [-r * 1.5, -r * 1.5],
          [-r * 0.9, -r * 0.3],
        ],
        color,
      );
    default:
      return undefined;
  }
}

/** What is painted on a head: cheek and cap, and the shade under it. */
function paintOn({ head: r, crest, colors }: Bird, coat: string): Piece {
  const cheek =
    colors.cheek &&
    form(
      points('0.1,-0.4 1.2,-0.6 1.2,1.2 -0.3,1.2 -0.2,0.2').map(
        ([x, y]) => [x * r, y * r] as const,
      ),
      colors.cheek,
    );
  const cap =
    crest === 'cap' &&
    form(
      points('-1.3,-1.3 1.2,-1.3 0.9,-0.5 0,-0.46 -1.2,-0.1').map(
        ([x, y]) => [x * r, y * r] as const,
      ),
      colors.crest ?? coat,
    );
  const under = points('-1,0.5 0,0.56 1,0.2 1,1.4 -1,1.4').map(([x, y]) => [x * r, y * r] as const);
  return stack(cheek, cap, shadeOn(coat, under, 0.8));
}

const ROUND = points('-1,0 -0.7,-0.72 0,-1 0.7,-0.72 1,0 0.7,0.72 0,1 -0.7,0.72');

/** A bird's head from the side around the origin. */
export function birdHead(pen: Pen, bird: Bird, expression: Expression): Piece {
  const { head: r, colors } = bird;
  const coat = colors.head ?? colors.coat;
  const [x, y]: Point = [r * 0.36, -r * 0.16];
  const size = Math.max(2, r * 0.15);
  const ring =
    colors.ring && expression !== 'asleep'
      ? ellipse([x, y], size * 1.9, size * 1.8, colors.ring)
      : '';
  const dark = isLight(coat, colors.ring) ? HOUSE.ink : HOUSE.cream;
  const wattle = points('0.7,0.3 1.1,0.5 1.04,1.3 0.7,1.2').map(
    ([a, b]) => [a * r, b * r] as const,
  );
  return stack(
    crestBehind(bird),
    mass(
      pen,
      ROUND.map(([a, b]) => [a * r, b * r] as const),
      coat,
      paintOn(bird, coat),
    ),
    bird.crest === 'comb' && form(wattle, colors.crest ?? coat),
    beakPiece(pen, bird),
    ring + eye(x, y, size, expression, dark) + brow(x, y, size, expression, -1),
  );
}

/** The head on a piece of neck, for portraits. */
export function birdBust(pen: Pen, bird: Bird, expression: Expression): Piece {
  const { head: r, colors } = bird;
  const neck = tube(
    pen,
    [
      [0, 0],
      [-r * 0.24, r * 1.1],
      [-r * 0.3, r * 1.9],
    ],
    [r * 1.5, r * 1.6, r * 2],
    colors.collar ?? colors.head ?? colors.coat,
  );
  const data = `M${-r * 3} ${-r * 3}H${r * 3}V${r * 1.8}H${-r * 3}Z`;
  const cut = {
    svg: pen.clip(data, neck.svg),
    hull: [
      [-r * 1.3, r * 1.8],
      [r * 0.8, r * 1.8],
    ] as Point[],
  };
  return stack(cut, birdHead(pen, bird, expression));
}

/** Whether an eye of ink is seen on a head. */
function isLight(coat: string, ring?: string): boolean {
  if (ring) return true;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(coat.slice(at, at + 2), 16));
  return r * 0.3 + g * 0.59 + b * 0.11 > 84;
}
