import { paintPlace } from './scene';
import type { PaintLayout } from './layout';

/** One thing, or a few, on a plain ground. */
export const paintObject: PaintLayout = (canvas, plan) => paintPlace(canvas, plan);
