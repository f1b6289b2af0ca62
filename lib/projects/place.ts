import { type Matrix, multiply } from '@/lib/svg/matrix';
import type { Place } from './document';

/**
 * The map from a layer's own pixels (origin top left) to pixels of the frame, as in SVG and canvas:
 * its middle goes to the origin, is flipped, scaled, turned clockwise, and moved to its place.
 */
export function matrixOfPlace(place: Place, size: { widthPx: number; heightPx: number }): Matrix {
  const angle = (place.rotationDegrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scaleX = place.flipX ? -place.scaleX : place.scaleX;
  const scaleY = place.flipY ? -place.scaleY : place.scaleY;
  const turned: Matrix = [
    cos * scaleX,
    sin * scaleX,
    -sin * scaleY,
    cos * scaleY,
    place.x,
    place.y,
  ];
  return multiply(turned, [1, 0, 0, 1, -size.widthPx / 2, -size.heightPx / 2]);
}
