import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, leaf, rod, rounded } from '../form';

/** Fruit about a flat stone, and fruit full of seeds. */

const MANGO =
  'M-104 -44C-112 -96 -60 -140 6 -138C70 -134 112 -96 104 -48C96 -8 60 6 24 0C-6 -6 -20 -4 -46 2C-80 6 -98 -10 -104 -44Z';

/** Fuller at its stalk, a blush on the side to the sun; cut, a cheek scored into cubes. */
export const mango: Drawer = (pen, { color = '#f5b53d', state }) => {
  const blush =
    ellipse([52, -104], 78, 52, '#e0563f', { opacity: 0.8 }) +
    ellipse([34, -112], 96, 44, '#ee7d42', { opacity: 0.55 }) +
    ellipse([-92, -16], 56, 40, '#8fae45', { opacity: 0.65 });
  const cubes = times(5, (index) =>
    stroke(`M${-80 + index * 40} -140L${-60 + index * 30} 0`, '#e39a24', 5),
  )
    .concat(
      times(3, (index) =>
        stroke(
          `M-110 ${-104 + index * 36}Q0 ${-88 + index * 36} 110 ${-104 + index * 36}`,
          '#e39a24',
          5,
        ),
      ),
    )
    .join('');
  const whole =
    rounded(pen, MANGO, {
      at: [0, -68],
      rx: 108,
      ry: 72,
      color,
      extra: state === 'cut' ? '' : blush,
    }) +
    (state === 'cut'
      ? pen.clip(MANGO, placed(path(MANGO, '#ffd05c'), { at: [0, -4], scaleX: 0.92 }) + cubes)
      : ellipse([-30, -108], 22, 9, '#ffffff', { opacity: 0.5 }));
  return {
    unitCm: 0.041,
    svg:
      rod(pen, 'M66 -124Q72 -142 84 -152', '#7a5a34', 8) +
      leaf([80, -148], 76, 18, -8, HOUSE.leaf) +
      placed(whole, { angleDegrees: -7 }),
  };
};

const seeds = (count: number, reach: number): string =>
  times(count, (index) => {
    const [x, y] = polar(index * 137.5, Math.sqrt((index + 0.5) / count) * reach);
    return (
      ellipse([x, y], 9, 7.4, '#9d1f38') +
      ellipse([x - 1.4, y - 1.6], 7.4, 6, '#e0405a') +
      ellipse([x - 3, y - 3], 2.2, 1.6, '#ffd3d6')
    );
  }).join('');

const half = (color: string): string =>
  ellipse([0, -78], 84, 82, color) +
  ellipse([0, -78], 77, 75, '#fbe7bd') +
  placed(seeds(44, 62), { at: [0, -78] }) +
  stroke('M0 -78L0 -150M0 -78L66 -52M0 -78L-64 -46', '#fbe7bd', 7);

/** Under a crown of its own, with a half of it that shows its seeds; cut, the half alone. */
export const pomegranate: Drawer = (pen, { color = '#c0384a', state }) => ({
  unitCm: 0.04,
  svg:
    state === 'cut'
      ? half(color)
      : formed(
          pen,
          'M-66 -166L-78 -206L-56 -194L-44 -214L-32 -194L-10 -206L-20 -166Z',
          darker(color, 0.12),
          {
            depth: 6,
          },
        ) +
        rounded(pen, ellipsePath([-44, -86], 92, 90), { at: [-44, -86], rx: 92, color }) +
        ellipse([-84, -128], 20, 12, lighter(color, 0.6), { opacity: 0.6 }) +
        placed(half(color), { at: [84, 0], scaleX: 0.86 }),
});
