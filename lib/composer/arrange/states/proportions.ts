import { moved } from '../assemble';
import type { State } from './state';

/**
 * How long, high and thick a thing is told to be, of its own measures: about a third more or less, so that it is
 * seen beside nothing, and the thing is still known.
 */
const stretched =
  (x: number, y: number): State =>
  (drawing) => {
    const { bottom } = drawing.box;
    const other = moved(drawing, { at: [0, 0], scale: y, squeeze: x / y });
    return moved(other, { at: [0, bottom - other.box.bottom] });
  };

/** By the id of an attribute. */
export const PROPORTIONS: Readonly<Record<string, State>> = {
  tall: stretched(0.94, 1.32),
  long: stretched(1.38, 1),
  short: stretched(1.04, 0.7),
  wide: stretched(1.36, 1),
  narrow: stretched(0.68, 1.04),
  thin: stretched(0.72, 1.02),
  heavy: stretched(1.2, 0.98),
};

/** Whoever lives is fatter by less: faces are known by their measures. */
export const fat = stretched(1.2, 1);
