import { paintPlace } from './scene';
import type { PaintLayout } from './layout';

/** Things gathered on a table, overlapping: the plan stands them close together. */
export const paintStillLife: PaintLayout = (canvas, plan) => paintPlace(canvas, plan);
