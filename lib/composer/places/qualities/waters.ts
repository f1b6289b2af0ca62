import { path, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import type { Effect } from './quality';

/** Water that stands where none belongs. */

/** How deep it is, in centimetres at the main things. */
const DEEP_CM = 34;

/** Water over the ground, and over the feet of who stands in it. */
export const flood: Effect = ({ canvas, ground, landFrom, things, isTop }) => {
  if (isTop) return;
  const { widthPx, heightPx, pen, air, unit, random } = canvas;
  const color = air.tone('#5f93ad');
  const sheet = (top: number, opacity: number, id: string, depth: number) => {
    const wave = widthPx / 8;
    const edge = times(
      8,
      () => `q${number(wave / 4)} ${number(-5 * unit)} ${number(wave / 2)} 0t${number(wave / 2)} 0`,
    ).join('');
    const fill = pen.linear(
      [0, top],
      [0, heightPx],
      [
        [0, color, opacity],
        [1, color, Math.min(1, opacity + 0.14)],
      ],
    );
    const ripples = times(14, () => {
      const y = top + (heightPx - top) * random.between(0.08, 0.96);
      const x = widthPx * random.between(-0.05, 0.95);
      return `M${number(x)} ${number(y)}q${number(24 * unit)} ${number(-5 * unit)} ${number(48 * unit)} 0t${number(48 * unit)} 0`;
    }).join('');
    canvas.add({
      id,
      role: depth < 0.9 ? 'scenery' : 'atmosphere',
      depth,
      svg:
        path(`M0 ${number(top)}${edge}V${number(heightPx)}H0Z`, fill) +
        stroke(ripples, '#eaf7fb', 2.6 * unit, { opacity: 0.6 }),
      shows: ['water'],
    });
  };
  const back = ground.yAt(landFrom + (ground.mainDepth - landFrom) * 0.12, 0.5);
  sheet(back, 0.72, 'flood', 0.07);
  const feet = Math.max(...things.map(({ bottom }) => bottom), ground.yAt(ground.mainDepth, 0.5));
  const top = Math.min(heightPx * 0.92, feet - DEEP_CM * ground.pxPerCmAt(ground.mainDepth));
  sheet(Math.max(top, back), 0.58, 'flood-before', 0.985);
};
