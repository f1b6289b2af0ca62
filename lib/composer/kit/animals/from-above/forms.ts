import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { darker, lighter } from '../../../palette/tones';
import type { Form, Species } from './species.data';

/** Bodies as they are seen from right above, head up, 200 units from nose to tail. */

type Draw = (species: Required<Pick<Species, 'color'>> & Species) => string;

const INK: Hex = '#2a2430';
const mirror = (svg: string) => svg + placed(svg, { scaleX: -1, scaleY: 1 });

/** A spindle with the light on its left half and a ridge in the middle. */
const lit = (outline: string, color: Hex, half: string) =>
  path(outline, color) + path(half, lighter(color, 0.16));

const eyes = (x: number, y: number, r = 3.2) =>
  mirror(circle([x, y], r, INK) + circle([x - r * 0.3, y - r * 0.3], r * 0.35, '#ffffff'));

const patches = (color: Hex, at: readonly (readonly [number, number, number, number])[]) =>
  at.map(([x, y, rx, ry]) => ellipse([x, y], rx, ry, color)).join('');

const otter: Draw = ({ color, other = lighter(color, 0.4) }) => {
  const arm =
    path('M18 -44C36 -56 54 -56 66 -46Q72 -38 64 -34C52 -40 38 -36 24 -22Z', darker(color, 0.06)) +
    ellipse([64, -40], 9, 8, lighter(color, 0.1));
  const foot =
    path('M10 46C24 46 36 56 38 70Q32 78 22 74C14 70 8 62 6 54Z', darker(color, 0.1)) +
    stroke('M26 60l8 12M20 62l4 12', darker(color, 0.3), 1.6);
  return (
    path('M-9 60C-9 84 -6 104 0 112C6 104 9 84 9 60Z', darker(color, 0.12)) +
    mirror(foot) +
    mirror(arm) +
    path(
      'M0 -66C26 -66 34 -36 34 -4C34 30 22 68 0 70C-22 68 -34 30 -34 -4C-34 -36 -26 -66 0 -66Z',
      color,
    ) +
    path(
      'M0 -54C17 -54 22 -30 22 -4C22 26 14 54 0 56C-14 54 -22 26 -22 -4C-22 -30 -17 -54 0 -54Z',
      other,
    ) +
    mirror(circle([23, -96], 7, darker(color, 0.1)) + circle([23, -96], 3.6, darker(color, 0.3))) +
    circle([0, -84], 27, color) +
    ellipse([0, -78], 21, 18, other) +
    mirror(stroke('M6 -92q5 -5 10 0', INK, 2.6)) +
    ellipse([0, -82], 6, 4.4, INK) +
    stroke('M-7 -73q7 7 14 0M0 -78v4', INK, 2) +
    mirror(stroke('M10 -76l18 -3M10 -73l17 3', '#fff4e2', 1.2))
  );
};

const SEAL =
  'M0 -100C14 -100 18 -84 22 -70C36 -46 38 -16 30 18C24 46 12 66 8 78H-8C-12 66 -24 46 -30 18C-38 -16 -36 -46 -22 -70C-18 -84 -14 -100 0 -100Z';
const seal: Draw = ({ color, isPatched }) =>
  mirror(
    path('M30 -34C48 -26 62 -8 64 8Q56 12 48 4C40 -4 32 -10 28 -18Z', darker(color, 0.14)) +
      path('M2 72C10 80 22 90 24 104Q14 106 8 98C4 92 0 84 0 74Z', darker(color, 0.16)),
  ) +
  lit(
    SEAL,
    color,
    'M0 -98C-12 -98 -16 -84 -20 -68C-32 -44 -34 -14 -27 16C-20 44 -12 60 -6 74C-4 20 -4 -40 0 -98Z',
  ) +
  (isPatched
    ? patches(darker(color, 0.16), [
        [12, -30, 6, 5],
        [-12, -10, 7, 5],
        [10, 14, 6, 7],
        [-8, 34, 5, 6],
        [4, -54, 5, 4],
      ])
    : '') +
  eyes(9, -84) +
  ellipse([0, -98], 4.4, 3.2, INK) +
  mirror(stroke('M6 -96l14 -5M6 -94l14 1', lighter(color, 0.5), 1));

const paddle: Draw = ({ color }) =>
  path('M-12 62C-34 70 -38 92 -26 104Q0 114 26 104C38 92 34 70 12 62Z', darker(color, 0.12)) +
  mirror(
    path('M34 -42C54 -36 64 -18 60 -6Q50 -4 44 -12C40 -20 34 -26 30 -30Z', darker(color, 0.16)),
  ) +
  lit(
    'M0 -100C18 -100 22 -88 26 -76C46 -60 50 -16 42 14C36 42 20 60 14 74H-14C-20 60 -36 42 -42 14C-50 -16 -46 -60 -26 -76C-22 -88 -18 -100 0 -100Z',
    color,
    'M-2 -98C-16 -98 -20 -88 -24 -74C-42 -58 -46 -16 -39 12C-32 40 -20 56 -12 70C-14 20 -16 -50 -2 -98Z',
  ) +
  times(4, (index) =>
    stroke(
      `M-${30 - index * 4} ${-30 + index * 24}q${30 - index * 4} 8 ${60 - index * 8} 0`,
      darker(color, 0.14),
      2,
    ),
  ).join('') +
  ellipse([0, -92], 13, 8, lighter(color, 0.22)) +
  mirror(circle([5, -96], 1.8, INK)) +
  eyes(17, -82, 2.6);

const FLUKE = 'M0 70C10 78 34 82 44 102C28 106 10 98 0 92Z';
const whale: Draw = ({ color, other, isPatched }) =>
  mirror(
    path(FLUKE, darker(color, 0.1)) +
      path('M24 -44C46 -36 60 -14 62 8Q52 6 44 -4C36 -12 28 -18 24 -22Z', darker(color, 0.14)),
  ) +
  lit(
    'M0 -104C10 -98 28 -82 29 -44C30 -4 18 44 5 76H-5C-18 44 -30 -4 -29 -44C-28 -82 -10 -98 0 -104Z',
    color,
    'M0 -102C-10 -96 -25 -80 -26 -44C-26 -4 -16 40 -4 72C-6 20 -8 -50 0 -102Z',
  ) +
  (isPatched && other
    ? mirror(ellipse([16, -70], 6, 12, other)) +
      path('M-18 -2Q0 -16 18 -2Q10 12 0 8Q-10 12 -18 -2Z', lighter(color, 0.34))
    : '') +
  path('M0 -14C7 -4 7 8 0 20C-5 8 -5 -4 0 -14Z', darker(color, 0.26)) +
  ellipse([0, -72], 4.6, 2.4, darker(color, 0.4)) +
  mirror(circle([20, -72], 2.2, INK));

const shark: Draw = ({ color }) =>
  path('M-3 70L0 112L3 70Z', darker(color, 0.12)) +
  path(
    'M-4 88C-18 94 -26 104 -28 114Q-10 112 0 100Q10 112 28 114C26 104 18 94 4 88Z',
    darker(color, 0.14),
  ) +
  mirror(path('M22 -30C46 -22 62 0 66 22Q52 16 42 8C32 0 24 -6 22 -12Z', darker(color, 0.12))) +
  lit(
    'M0 -106C14 -94 25 -66 25 -34C25 10 10 56 4 90H-4C-10 56 -25 10 -25 -34C-25 -66 -14 -94 0 -106Z',
    color,
    'M0 -104C-12 -92 -22 -66 -22 -34C-22 10 -8 54 -3 84C-6 20 -6 -50 0 -104Z',
  ) +
  path('M-2 -26C6 -12 8 8 0 24C-8 8 -8 -12 -2 -26Z', darker(color, 0.26)) +
  mirror(
    times(4, (index) => stroke(`M18 ${-56 + index * 7}l5 3`, darker(color, 0.3), 1.6)).join('') +
      circle([15, -74], 2.4, INK),
  );

const ray: Draw = ({ color, other = lighter(color, 0.2) }) =>
  stroke('M0 30Q6 70 -2 112', darker(color, 0.2), 4) +
  path(
    'M0 -52C34 -58 66 -30 96 -2C64 4 34 26 12 44Q0 50 -12 44C-34 26 -64 4 -96 -2C-66 -30 -34 -58 0 -52Z',
    color,
  ) +
  path(
    'M0 -40C22 -42 40 -24 52 -6C34 4 20 18 8 30Q0 34 -8 30C-20 18 -34 4 -52 -6C-40 -24 -22 -42 0 -40Z',
    other,
  ) +
  mirror(
    path('M8 -50Q10 -66 18 -70Q20 -60 16 -48Z', darker(color, 0.1)) + circle([14, -42], 3, INK),
  );

const turtle: Draw = ({ color, other = '#8f6a3c' }) =>
  mirror(
    path('M36 -36C62 -50 84 -44 92 -28C84 -16 62 -14 40 -16Z', darker(color, 0.06)) +
      path('M34 44C52 52 60 68 56 82C44 82 32 70 24 56Z', darker(color, 0.1)),
  ) +
  path('M-5 66L0 92L5 66Z', darker(color, 0.1)) +
  ellipse([0, -78], 18, 24, color) +
  eyes(9, -84, 3) +
  ellipse([0, 4], 56, 70, darker(other, 0.22)) +
  ellipse([0, 2], 50, 64, other) +
  path('M0 -50L20 -36V-12L0 2L-20 -12V-36ZM0 2L20 14V38L0 54L-20 38V14Z', lighter(other, 0.24)) +
  mirror(path('M26 -38Q46 -24 46 -2L26 8V-10ZM26 16L46 6Q44 34 26 46Z', lighter(other, 0.14)));

const fish: Draw = ({ color, other = lighter(color, 0.3), isPatched }) =>
  path(
    'M-2 56C-20 70 -30 92 -26 106C-12 98 -6 88 0 78C6 88 12 98 26 106C30 92 20 70 2 56Z',
    lighter(color, 0.1),
    { opacity: 0.92 },
  ) +
  mirror(
    path(
      'M22 -34C42 -34 52 -18 52 -6C40 -4 28 -12 20 -18ZM16 20C28 24 34 36 32 46C22 44 14 36 10 28Z',
      lighter(color, 0.14),
      { opacity: 0.92 },
    ),
  ) +
  lit(
    'M0 -96C18 -92 28 -64 27 -34C26 6 12 44 4 70H-4C-12 44 -26 6 -27 -34C-28 -64 -18 -92 0 -96Z',
    color,
    'M0 -94C-15 -90 -24 -64 -23 -34C-22 6 -10 40 -3 64C-6 10 -6 -50 0 -94Z',
  ) +
  (isPatched
    ? patches(other, [
        [2, -64, 18, 16],
        [-6, -14, 15, 18],
        [5, 30, 8, 16],
      ])
    : path('M0 -40C6 -20 6 20 0 44C-6 20 -6 -20 0 -40Z', other)) +
  mirror(circle([17, -72], 3, INK));

const bird: Draw = ({ color, other = color }) =>
  path('M-12 66L0 98L12 66Z', darker(color, 0.14)) +
  ellipse([0, 16], 42, 62, color) +
  mirror(
    path('M8 -34C38 -34 46 4 34 44C28 64 14 74 6 78C12 40 14 0 8 -34Z', darker(color, 0.1)) +
      stroke('M34 10q-6 30 -20 50M28 -6q-2 30 -12 52', darker(color, 0.24), 2),
  ) +
  path('M-11 -36V-64H11V-36Z', other) +
  path('M-7 -84Q-8 -104 0 -108Q8 -104 7 -84Z', '#f2a23c') +
  circle([0, -72], 20, other) +
  eyes(12, -76, 2.6);

const TAILS = {
  thin: (color: Hex) => stroke('M0 74C4 96 22 96 24 116', color, 8),
  bushy: (color: Hex) => path('M-6 72C-20 92 -12 122 6 128C20 116 18 90 8 72Z', color),
  short: (color: Hex) => ellipse([0, 82], 8, 10, color),
  flat: (color: Hex) => ellipse([0, 102], 18, 32, darker(color, 0.3)),
} as const;

const EARS = {
  round: (color: Hex) => circle([20, -100], 9, darker(color, 0.1)),
  pointed: (color: Hex) => path('M8 -106L28 -116L26 -90Z', darker(color, 0.12)),
  long: (color: Hex) => ellipse([13, -72], 8, 26, darker(color, 0.08)),
  hanging: (color: Hex) =>
    path('M18 -104C34 -108 42 -92 36 -74C28 -74 20 -84 18 -96Z', darker(color, 0.18)),
  horned: (color: Hex) =>
    path('M14 -100Q34 -108 32 -124Q20 -118 12 -108Z', '#efe3c8') +
    ellipse([32, -92], 11, 6, darker(color, 0.16)),
} as const;

const beast: Draw = ({ color, other, isPatched, ears = 'round', tail }) => {
  const coat = isPatched || !other ? color : other;
  const paw =
    ellipse([38, -38], 12, 19, darker(color, 0.14)) +
    ellipse([38, 52], 13, 20, darker(color, 0.14));
  return (
    (tail ? TAILS[tail](darker(color, 0.08)) : '') +
    mirror(paw) +
    path(
      'M0 -66C34 -66 44 -40 42 0C42 40 40 78 0 80C-40 78 -42 40 -42 0C-44 -40 -34 -66 0 -66Z',
      coat,
    ) +
    path(
      'M-4 -62C-30 -60 -38 -38 -36 0C-36 36 -34 68 -8 76C-18 30 -18 -20 -4 -62Z',
      lighter(coat, 0.16),
    ) +
    (isPatched && other
      ? patches(other, [
          [16, -30, 16, 20],
          [-18, 10, 15, 20],
          [14, 46, 14, 16],
        ])
      : '') +
    mirror(EARS[ears](color)) +
    ellipse([0, -88], 25, 27, color) +
    ellipse([0, -108], 14, 13, lighter(color, 0.2)) +
    ellipse([0, -117], 6, 4.4, INK) +
    eyes(12, -98, 2.8)
  );
};

const reptile: Draw = ({ color }) =>
  mirror(
    path(
      'M18 -40C34 -44 44 -32 46 -22L36 -20C32 -28 26 -30 18 -28ZM16 22C32 22 40 34 40 46L30 46C28 38 22 34 14 34Z',
      darker(color, 0.14),
    ),
  ) +
  path('M-14 40C-12 74 -20 98 6 116C10 96 12 74 14 40Z', darker(color, 0.06)) +
  lit(
    'M0 -112C10 -112 12 -96 14 -80C18 -66 24 -44 24 -14C24 20 18 44 8 62H-8C-18 44 -24 20 -24 -14C-24 -44 -18 -66 -14 -80C-12 -96 -10 -112 0 -112Z',
    color,
    'M0 -110C-8 -110 -10 -96 -12 -78C-16 -64 -21 -44 -21 -14C-21 18 -16 40 -6 58C-8 10 -8 -60 0 -110Z',
  ) +
  times(8, (index) => mirror(path(`M4 ${-50 + index * 16}l7 5l-7 6Z`, darker(color, 0.26)))).join(
    '',
  ) +
  eyes(9, -76, 3);

export const FORMS: Readonly<Record<Form, Draw>> = {
  otter,
  seal,
  paddle,
  whale,
  shark,
  ray,
  turtle,
  fish,
  bird,
  beast,
  reptile,
};
