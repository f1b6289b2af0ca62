import type { Hex } from '@/lib/color/hex';
import { circle, path, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer } from '../form';
import type { Pen } from '../pen';

const MIDDLE: Point = [0, -100];

/** A ball of 200 units with its pattern under the light. */
function patterned(pen: Pen, color: Hex, pattern: string): string {
  const silhouette = ellipsePath(MIDDLE, 100);
  const shade = path(
    'M-110 -210H110V10H-110ZM-72 -150A96 96 0 0 0 64 -22A104 104 0 0 1 -96 -76A100 100 0 0 1 -72 -150Z',
    '#23264d',
    { opacity: 0 },
  );
  return (
    circle(MIDDLE, 100, color) +
    pen.clip(silhouette, pattern + shade + ring(pen, 0.2, 0.14) + ring(pen, 0.42, 0.1)) +
    stroke('M-74 -134A82 82 0 0 1 -32 -174', '#ffffff', 9, { opacity: 0.65 })
  );
}

/** Everything of the ball outside a disc moved towards the light, in shade. */
function ring({ shade }: Pen, share: number, opacity: number): string {
  const at: Point = [MIDDLE[0] - shade[0] * 100 * share, MIDDLE[1] - shade[1] * 100 * share];
  const outside = `M-260 -360H260V160H-260Z${ellipsePath(at, 100)}`;
  return `<path d="${outside}" fill="#23264d" fill-rule="evenodd" fill-opacity="${opacity}"/>`;
}

export const beachBall: Drawer = (pen, { color = pen.accents[0] }) => {
  const tones = [color, HOUSE.paper, pen.accents[1], HOUSE.paper, HOUSE.sky, HOUSE.paper];
  const slice = (index: number) => {
    const [a, b] = [polar(index * 60 - 14, 220), polar(index * 60 + 46, 220)];
    const bend = polar(index * 60 - 40, 60);
    const next = polar(index * 60 + 20, 60);
    return path(
      `M-18 -124Q${bend[0]} ${bend[1] - 110} ${a[0] - 18} ${a[1] - 124}L${b[0] - 18} ${b[1] - 124}Q${next[0]} ${next[1] - 110} -18 -124Z`,
      tones[index] ?? color,
    );
  };
  return {
    unitCm: 0.2,
    svg: patterned(pen, color, times(6, slice).join('') + circle([-18, -124], 14, HOUSE.paper)),
  };
};

/** A ball of two colours with a star and a band, as in circuses and nurseries. */
export const toyBall: Drawer = (pen, { color = pen.accents[0] }) => {
  const points = times(10, (index) => {
    const [x, y] = polar(-100 + index * 36, index % 2 ? 18 : 42);
    return [x - 12, y - 142] as const;
  });
  return {
    unitCm: 0.12,
    svg: patterned(
      pen,
      color,
      path('M-120 -108Q0 -56 120 -108V-62Q0 -8 -120 -62Z', HOUSE.cream) +
        path('M-120 -62Q0 -8 120 -62V20H-120Z', pen.accents[3]) +
        shape(points, HOUSE.yellow),
    ),
  };
};

/** A ball of glass on a stand, mist and sparks in it. */
export const crystalBall: Drawer = (pen, { color = HOUSE.purple }) => {
  const at: Point = [0, -150];
  const spark = (x: number, y: number, r: number) =>
    path(
      `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
      '#fff3c4',
    );
  return {
    unitCm: 0.1,
    svg:
      path('M-84 0Q-88 -22 -66 -26L-40 -62H40L66 -26Q88 -22 84 0Z', darker(HOUSE.gold, 0.25)) +
      path('M-84 0Q-88 -22 -66 -26L-40 -62H-10L-30 0Z', HOUSE.gold) +
      circle(at, 100, darker(color, 0.2)) +
      pen.clip(
        ellipsePath(at, 100),
        circle([-16, -170], 92, color) +
          circle([-28, -186], 64, lighter(color, 0.25)) +
          path('M-110 -120Q-60 -170 -10 -130T110 -140V-40H-110Z', HOUSE.sky, { opacity: 0.55 }) +
          path('M-110 -90Q-40 -130 10 -96T110 -100V-40H-110Z', HOUSE.pink, { opacity: 0.5 }),
      ) +
      spark(20, -180, 26) +
      spark(-30, -140, 16) +
      spark(48, -120, 13) +
      path('M-78 -170A82 82 0 0 1 -26 -226A100 100 0 0 0 -66 -160Z', '#ffffff', { opacity: 0.8 }),
  };
};
