import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box } from '../solids';
import type { View } from '../view';
import type { FormOf } from './form';

/** A bed on posts under which there is a room of its own, with a ladder at its front. */

const [WIDTH, DEPTH, DECK, HIGH] = [216, 104, 132, 184] as const;
const POST = 9;

const post = (view: View, x: number, y: number, color: string) =>
  box(view, [x, y, 0], [POST, POST, HIGH], color);

function ladder(view: View, color: string): string {
  const [x, y] = [WIDTH - 62, DEPTH + 2];
  const rungs = Array.from({ length: 6 }, (_, index) =>
    box(view, [x + 4, y, 16 + index * 24], [40, 4, 4], color),
  );
  return (
    box(view, [x, y, 0], [5, 5, DECK + 30], color) +
    rungs.join('') +
    box(view, [x + 44, y, 0], [5, 5, DECK + 30], color)
  );
}

export const loft: FormOf = ({ kind, color }) =>
  kind === 'loft-bed'
    ? {
        size: [WIDTH, DEPTH, HIGH],
        isAtWall: true,
        top: [WIDTH / 2, DEPTH / 2, DECK + 30],
        draw: (view) =>
          post(view, 0, 0, darker(color, 0.1)) +
          post(view, WIDTH - POST, 0, darker(color, 0.1)) +
          box(view, [0, 0, DECK], [WIDTH, DEPTH, 12], color) +
          box(
            view,
            [POST, POST, DECK + 12],
            [WIDTH - 2 * POST, DEPTH - 2 * POST, 16],
            HOUSE.white,
          ) +
          box(view, [14, 16, DECK + 28], [44, DEPTH - 36, 9], lighter(HOUSE.white, 0.4)) +
          box(view, [70, POST, DECK + 28], [WIDTH - 84, DEPTH - 2 * POST, 7], HOUSE.coral) +
          post(view, 0, DEPTH - POST, color) +
          post(view, WIDTH - POST, DEPTH - POST, color) +
          box(view, [POST, DEPTH - 6, HIGH - 12], [WIDTH - 90, 5, 8], color) +
          ladder(view, color),
      }
    : undefined;
