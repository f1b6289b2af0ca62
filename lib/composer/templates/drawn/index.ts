import { placed } from '@/lib/svg/markup';
import { type Frame, middleOf } from '../design/frame';
import { CLOUDS } from './clouds';
import { COFFEES } from './coffees';
import { LEAVES } from './leaves';
import { PASTA } from './pasta';
import { ROPES } from './ropes';

/**
 * Small drawings that only pages of kinds need, in fields of 100 by 100: shapes of pasta, clouds, knots. Tables name
 * them with a tilde: `~penne`.
 */
const DRAWN: ReadonlyMap<string, () => string> = new Map<string, () => string>(
  [CLOUDS, COFFEES, LEAVES, PASTA, ROPES].flatMap((table) => Object.entries(table)),
);

export const isDrawn = (shows: string): boolean =>
  shows.startsWith('~') && DRAWN.has(shows.slice(1));

/** The drawing of a name with its tilde, as large as a frame allows. */
export function drawnArt(shows: string, frame: Frame): string {
  const draw = DRAWN.get(shows.slice(1));
  if (!draw) return '';
  const side = Math.min(frame.width, frame.height);
  const [x, y] = middleOf(frame);
  return placed(draw(), { at: [x - side / 2, y - side / 2], scaleX: side / 100 });
}
