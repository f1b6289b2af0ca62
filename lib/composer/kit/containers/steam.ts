import { stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';

/** Two or three curls of steam over something hot. */
export function steam([x, y]: Point, size: number, count = 2): string {
  return times(count, (index, share) => {
    const left = number(x + (share - 0.5) * size * 0.6 * (count > 1 ? 1 : 0));
    const rise = size * (index % 2 ? 0.32 : 0.4);
    const [q, up] = [number(size * 0.16), number(-rise * 0.5)];
    return stroke(
      `M${left} ${number(y)}q-${q} ${up} 0 ${number(-rise)}t0 ${number(-rise)}`,
      '#ffffff',
      size * 0.045,
      { opacity: 0.75 },
    );
  }).join('');
}
