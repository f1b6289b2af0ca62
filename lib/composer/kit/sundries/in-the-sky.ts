import { path } from '@/lib/svg/markup';
import type { Drawer } from '../form';

/** Two white threads behind an aircraft, that run into one and fray where they are old. */
export const contrail: Drawer = (pen) => {
  const fade = pen.linear(
    [-300, 0],
    [300, 0],
    [
      [0, '#ffffff', 0],
      [0.25, '#ffffff', 0.75],
      [1, '#ffffff', 0.95],
    ],
  );
  return {
    unitCm: 8,
    svg:
      path('M-300 6Q-120 -34 300 -68Q-100 -16 -292 36Q-320 30 -300 6Z', fade) +
      path('M-280 20Q-120 -12 300 -54Q-90 4 -262 44Q-300 42 -280 20Z', fade),
  };
};
