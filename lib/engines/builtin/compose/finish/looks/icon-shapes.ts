import type { ShapeStep } from '../vector/steps';
import { BLACK_INK } from './inks';
import { outline, roughen } from './parts';

/** The figure alone, large and in the middle of white. */
const FIGURE = {
  shape: 'figureOnly',
  badge: 'none',
  ground: [1, 1, 1],
  badgeColor: 'own',
  fills: 0.88,
} as const satisfies ShapeStep;

/** Lines alone: a figure that hides what is behind it. */
const LINES = { scenery: 1, fill: 'paper', paper: [1, 1, 1] } as const;

/** How the looks of icons treat shapes. */
export const ICON_SHAPES = {
  Icon: [
    { ...FIGURE, badge: 'square', fills: 0.74 },
    { shape: 'flatten', bands: 2 },
    { shape: 'rounded', swellPx: 5 },
  ],
  Outline: [FIGURE, outline({ ...LINES, linePx: 15, smallestPx: 700 })],
  Pictogram: [FIGURE, { shape: 'pictogram', ink: BLACK_INK, paper: [1, 1, 1], gapPx: 9 }],
  'Colored outline': [
    FIGURE,
    outline({ ...LINES, fill: 'tint', tint: 0.3, linePx: 13, color: 'own', smallestPx: 500 }),
  ],
  Doodle: [
    FIGURE,
    roughen({ roughness: 2, fill: 'zigzag', gapPx: 16, linePx: 6, paper: [1, 1, 1] }),
  ],
  'Colored shape': [
    { ...FIGURE, badge: 'blob', fills: 0.64 },
    { shape: 'flatten', bands: 2 },
    outline({
      linePx: 6,
      scenery: 1,
      ink: [0.16, 0.16, 0.24],
      paper: [1, 1, 1],
      smallestPx: 300,
    }),
  ],
  'Gradient outline': [
    FIGURE,
    outline({ ...LINES, linePx: 19, color: 'gradient', smallestPx: 600 }),
  ],
  'Broken line': [
    FIGURE,
    outline({
      ...LINES,
      linePx: 17,
      ink: [0.88, 0.38, 0.06],
      dashes: [5, 2, 1, 2],
      smallestPx: 700,
    }),
  ],
} satisfies Record<string, readonly ShapeStep[]>;
