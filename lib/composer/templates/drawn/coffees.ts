import { path, rectangle, stroke } from '@/lib/svg/markup';

/** Coffee drinks in a glass cut open, their parts as layers, each in a field of 100 by 100. */

const PARTS = {
  coffee: '#4a2c1d',
  milk: '#e9cfa8',
  foam: '#fbf3e4',
  water: '#a9764a',
  cocoa: '#6d3b22',
  cream: '#fff8ec',
} as const;

type Layer = readonly [part: keyof typeof PARTS, share: number];

const CUP = 'M16 16H76L70 84Q69 92 60 92H32Q23 92 22 84Z';
const [TOP, FLOOR] = [16, 92];

/** Layers from the bottom up, in shares of the height of the cup. */
const cup = (layers: readonly Layer[]): string => {
  let filled = 0;
  const bands = layers
    .map(([part, share]) => {
      filled += share;
      return rectangle(
        [10, FLOOR - filled * (FLOOR - TOP)],
        72,
        share * (FLOOR - TOP) + 1,
        PARTS[part],
      );
    })
    .join('');
  const id = `cup-${layers.map(([part, share]) => `${part}${share * 100}`).join('-')}`;
  return (
    stroke('M74 32Q94 30 92 48Q90 64 70 62', '#d5dbe3', 6) +
    path(CUP, '#eef2f6') +
    `<clipPath id="${id}"><path d="${CUP}"/></clipPath><g clip-path="url(#${id})">${bands}</g>` +
    path('M24 24L30 84', 'none') +
    stroke('M25 26L29 78', '#ffffff', 3) +
    stroke(CUP, '#b9c3cf', 2.4)
  );
};

export const COFFEES = {
  espresso: () => cup([['coffee', 0.32]]),
  macchiato: () =>
    cup([
      ['coffee', 0.34],
      ['foam', 0.12],
    ]),
  cappuccino: () =>
    cup([
      ['coffee', 0.3],
      ['milk', 0.3],
      ['foam', 0.3],
    ]),
  latte: () =>
    cup([
      ['coffee', 0.22],
      ['milk', 0.56],
      ['foam', 0.12],
    ]),
  'flat-white': () =>
    cup([
      ['coffee', 0.36],
      ['milk', 0.46],
      ['foam', 0.04],
    ]),
  americano: () =>
    cup([
      ['coffee', 0.3],
      ['water', 0.52],
    ]),
  mocha: () =>
    cup([
      ['cocoa', 0.2],
      ['coffee', 0.24],
      ['milk', 0.3],
      ['cream', 0.16],
    ]),
  affogato: () =>
    cup([
      ['coffee', 0.3],
      ['cream', 0.36],
    ]),
} as const;
