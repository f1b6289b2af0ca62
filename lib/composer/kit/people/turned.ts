import { add, type Point, polar } from '@/lib/svg/point';

/** A point turned about the origin. */
export function turned([x, y]: Point, degrees: number): Point {
  return add(polar(degrees, x), polar(degrees + 90, y));
}
