import type { Point } from '@/lib/svg/point';

/** Points written as text, `12 3, 40 -5`: lists of spots, seeds and rivets stay on one line. */
export function pointsOf(text: string): Point[] {
  return text.split(',').map((entry): Point => {
    const [x = 0, y = 0] = entry.trim().split(' ').map(Number);
    return [x, y];
  });
}
