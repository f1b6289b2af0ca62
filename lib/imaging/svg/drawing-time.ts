import { startDeadline } from '@/lib/deadline';
import { ApiError } from '@/lib/errors/api-error';

/**
 * Time for drawing one untrusted SVG. What `checkDrawingCost` lets through takes less than half of it on
 * one free core; the rest is for slow and busy machines.
 */
export const DRAWING_TIME_MS = 20_000;

interface DrawingOptions {
  /** The request field the SVG came in, for the error. */
  param: string;
  /** Ends the work early. */
  signal?: AbortSignal;
  timeMs?: number;
}

/**
 * Draws an untrusted SVG, once or several times, in limited time.
 * @throws ApiError `unsafe_svg` when the time is over; the signal's reason when that aborts
 */
export async function withinDrawingTime<Result>(
  { param, signal, timeMs = DRAWING_TIME_MS }: DrawingOptions,
  draw: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const deadline = startDeadline(timeMs, signal ? [signal] : []);
  try {
    return await draw(deadline.signal);
  } catch (error) {
    if (!deadline.isOver) throw error;
    throw new ApiError(
      'unsafe_svg',
      `Drawing the SVG took more than ${timeMs / 1000} s and was stopped; ` +
        'use fewer or smaller filters, masks, transparent groups and overlapping shapes.',
      { param, cause: error },
    );
  } finally {
    deadline.end();
  }
}
