import type { Edges, Point } from '@/lib/svg/point';
import type { Canvas } from '../canvas';

/** A thing of a ground that nobody asks for by name: its edges in centimetres, drawn at a scale with the foot at a point. */
export interface OwnProp {
  box: Edges;
  draw(canvas: Canvas, at: Point, scale: number): string;
}
