import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** The flat plate that a whole cake stands on. */
export const dish = (width = 124, tone: Hex = HOUSE.white) =>
  path(
    `M${-width} -8Q${-width * 0.8} 6 ${-width * 0.5} 8H${width * 0.5}Q${width * 0.8} 6 ${width} -8Z`,
    darker(tone, 0.2),
  ) +
  ellipse([0, -8], width, 18, lighter(tone, 0.2)) +
  ellipse([0, -7], width * 0.94, 15, darker(tone, 0.06));

/** What stands on such a plate. */
export const on =
  (unitCm: number, heap: (pen: Pen) => string, width?: number): Drawer =>
  (pen) => ({
    unitCm,
    svg: dish(width) + placed(heap(pen), { at: [0, -8] }),
  });

/** Cream out of a piping bag. */
export const dollop = (pen: Pen, x: number, y: number, color: Hex = HOUSE.cream) =>
  formed(
    pen,
    `M${x - 15} ${y}Q${x - 18} ${y - 14} ${x - 6} ${y - 18}Q${x} ${y - 32} ${x + 3} ${y - 20}Q${x + 17} ${y - 14} ${x + 15} ${y}Q${x} ${y + 7} ${x - 15} ${y}Z`,
    color,
    { depth: 4 },
  );
