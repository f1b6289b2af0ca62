import { ellipse } from '@/lib/svg/markup';
import { type Point, times } from '@/lib/svg/point';
import type { Pen } from '../../pen';

/** Smoke that rises from a chimney and drifts away from light, puff by puff wider and thinner. */
export function smokeFrom(pen: Pen, [x, y]: Point, widthCm: number, tint = '#eef1f7'): string {
  const drift = pen.shade[0] < 0 ? -1 : 1;
  return times(7, (index, share) => {
    const radius = widthCm * (0.34 + share * 0.72);
    const at: Point = [
      x + drift * widthCm * (share * share * 2.1 + Math.sin(index * 2.1) * 0.16),
      y - widthCm * (0.2 + share * 2.9),
    ];
    return (
      ellipse(at, radius, radius * 0.84, '#c9d0e2', { opacity: 0.75 - share * 0.5 }) +
      ellipse(
        [at[0] - drift * radius * 0.16, at[1] - radius * 0.16],
        radius * 0.8,
        radius * 0.66,
        tint,
        {
          opacity: 0.85 - share * 0.5,
        },
      )
    );
  })
    .reverse()
    .join('');
}
