import type { Hex } from '@/lib/color/hex';
import { rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import type { Drawer } from '../form';
import { cushion } from './joinery';

/** Seats of trains, buses and planes, from the front: high backs with headrests side by side on one base. */

const WIDE = 54;

function place(pen: Parameters<Drawer>[0], x: number, color: Hex): string {
  const soft = lighter(color, 0.1);
  return (
    rectangle([x + 20, -112], 14, 10, HOUSE.metalDark) +
    cushion(pen, [x + 2, -100], WIDE - 4, 62, color, 9) +
    stroke(`M${x + 14} -92V-50M${x + WIDE - 14} -92V-50`, darker(color, 0.12), 1.2) +
    cushion(pen, [x + 8, -124], WIDE - 16, 22, HOUSE.cream, 7) +
    cushion(pen, [x + 1, -50], WIDE - 2, 17, soft, 6)
  );
}

/** So many places beside one another. */
const rowOf =
  (count: number): Drawer =>
  (pen, { color = HOUSE.blue }) => {
    const half = (count * WIDE) / 2;
    const arm = (x: number) =>
      rectangle([x - 3, -66], 6, 36, darker(color, 0.3), { radius: 3 }) +
      rectangle([x - 4.5, -70], 9, 7, HOUSE.ink, { radius: 3.5 });
    const feet = [-half + 12, half - 20].map((x) =>
      rectangle([x, -16], 8, 16, HOUSE.metalDark, { radius: 1.5 }),
    );
    return {
      svg:
        feet.join('') +
        rectangle([-half + 2, -36], half * 2 - 4, 20, darker(color, 0.26), { radius: 4 }) +
        times(count, (index) => place(pen, -half + index * WIDE, color)).join('') +
        arm(-half - 1) +
        arm(half + 1),
      anchors: {
        seat: { at: [0, -50], spanCm: half * 2 - 8 },
        top: { at: [0, -50], spanCm: half * 2 - 8 },
        back: { at: [0, -84] },
      },
    };
  };

export const cabinSeat = rowOf(2);
export const cabinSeatRow = rowOf(4);
