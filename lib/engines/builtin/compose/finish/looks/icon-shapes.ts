import type { ShapeStep } from '../vector/steps';
import { BLACK_INK } from './inks';

/** How the looks of icons treat shapes. */
export const ICON_SHAPES = {
  Icon: [
    { shape: 'figureOnly', badge: 'square', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    { shape: 'flatten', bands: 2 },
    { shape: 'rounded', swellPx: 5 },
  ],
  Outline: [
    { shape: 'figureOnly', badge: 'none', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    {
      shape: 'outline',
      linePx: 14,
      scenery: 1,
      color: 'ink',
      ink: BLACK_INK,
      fill: 'paper',
      paper: [1, 1, 1],
      smallestPx: 700,
    },
  ],
  Pictogram: [
    { shape: 'figureOnly', badge: 'none', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    { shape: 'pictogram', ink: BLACK_INK, paper: [1, 1, 1], gapPx: 9 },
  ],
  'Colored outline': [
    { shape: 'figureOnly', badge: 'none', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    {
      shape: 'outline',
      linePx: 12,
      scenery: 1,
      color: 'own',
      ink: BLACK_INK,
      fill: 'paper',
      paper: [1, 1, 1],
      smallestPx: 500,
    },
  ],
  Doodle: [
    { shape: 'figureOnly', badge: 'none', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    {
      shape: 'roughen',
      roughness: 2,
      fill: 'zigzag',
      gapPx: 16,
      linePx: 6,
      ink: BLACK_INK,
      paper: [1, 1, 1],
    },
  ],
  'Colored shape': [
    { shape: 'figureOnly', badge: 'blob', ground: [1, 1, 1], badgeColor: 'own', fills: 0.64 },
    { shape: 'flatten', bands: 2 },
    {
      shape: 'outline',
      linePx: 6,
      scenery: 1,
      color: 'ink',
      ink: [0.16, 0.16, 0.24],
      fill: 'keep',
      paper: [1, 1, 1],
      smallestPx: 300,
    },
  ],
  'Gradient outline': [
    { shape: 'figureOnly', badge: 'none', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    {
      shape: 'outline',
      linePx: 13,
      scenery: 1,
      color: 'gradient',
      ink: BLACK_INK,
      fill: 'paper',
      paper: [1, 1, 1],
      smallestPx: 600,
    },
  ],
  'Broken line': [
    { shape: 'figureOnly', badge: 'none', ground: [1, 1, 1], badgeColor: 'own', fills: 0.78 },
    {
      shape: 'outline',
      linePx: 12,
      scenery: 1,
      color: 'ink',
      ink: [0.12, 0.16, 0.34],
      fill: 'paper',
      paper: [1, 1, 1],
      dashes: [5, 2, 1, 2],
      smallestPx: 700,
    },
  ],
} satisfies Record<string, readonly ShapeStep[]>;
