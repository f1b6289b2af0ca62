import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { lighter } from '../../palette/tones';
import { defineFamily, type Drawer } from '../form';

/** A star of four points, as sparks of magic are drawn. */
function spark([x, y]: Point, size: number, color: Hex): string {
  const [r, q] = [size, size * 0.24];
  return path(
    `M${x} ${y - r}L${x + q} ${y - q}L${x + r} ${y}L${x + q} ${y + q}L${x} ${y + r}L${x - q} ${y + q}L${x - r} ${y}L${x - q} ${y - q}Z`,
    color,
  );
}

/** Light in rings around something, the widest the faintest. */
const rings = (at: Point, radius: number, color: Hex): string =>
  [1, 0.76, 0.54].map((share) => circle(at, radius * share, color, { opacity: 0.22 })).join('');

const TAIL =
  'M96 -4C92 40 40 62 -4 52C-60 50 -110 76 -176 66C-130 52 -122 40 -96 34C-136 26 -170 0 -206 -22C-160 -16 -128 -18 -100 -22C-122 -42 -138 -62 -146 -92C-104 -62 -62 -56 -14 -56C46 -62 98 -46 96 -4Z';

/** A ball of fire that flies to the right, its flames behind it. */
const fireball: Drawer = () => {
  const flame = (share: number, color: Hex, x: number) =>
    placed(path(TAIL, color), { at: [x, -90], scaleX: share, scaleY: share });
  return {
    unitCm: 0.3,
    svg:
      rings([28, -90], 118, GLOW.flame) +
      flame(1, GLOW.flameEdge, 0) +
      flame(0.78, GLOW.flame, 14) +
      flame(0.54, GLOW.flameInner, 30) +
      circle([44, -92], 28, GLOW.flameHeart) +
      [
        [-190, -150, 9],
        [-150, -8, 7],
        [-232, -96, 6],
      ]
        .map(([x = 0, y = 0, r = 5]) => circle([x, y], r, GLOW.flame))
        .join(''),
    anchors: { grip: { at: [-150, -20] }, top: { at: [20, -150] } },
  };
};

/** A whirl of light with sparks: a spell that is being cast. */
const spell: Drawer = (_pen, { color = '#b48cff' }) => {
  const at: Point = [0, -100];
  const bright = lighter(color, 0.45);
  const arm = (turn: number, radius: number, width: number, tone: Hex) => {
    const points = times(9, (index) => {
      const [x, y] = polar(turn + index * 34, radius * (0.25 + index * 0.095));
      return `${at[0] + x} ${at[1] + y}`;
    });
    return stroke(`M${points.join('L')}`, tone, width);
  };
  return {
    unitCm: 0.34,
    svg:
      rings(at, 124, color) +
      [0, 120, 240].map((turn) => arm(turn, 92, 9, color)).join('') +
      [60, 180, 300].map((turn) => arm(turn, 70, 6, bright)).join('') +
      circle(at, 26, bright) +
      circle(at, 15, GLOW.flameHeart) +
      times(9, (index) => {
        const [x, y] = polar(index * 40 + 14, 84 + (index % 3) * 26);
        return spark(
          [at[0] + x, at[1] + y],
          9 + (index % 3) * 5,
          index % 2 ? bright : GLOW.flameHeart,
        );
      }).join(''),
    anchors: { grip: { at: [-96, 6] }, top: { at: [0, -200] } },
  };
};

/** A blade of light on a metal handle. */
const lightBlade: Drawer = (_pen, { color = '#58d7ff' }) => ({
  unitCm: 0.5,
  svg:
    stroke('M0 -40V-220', color, 30, { opacity: 0.25 }) +
    stroke('M0 -40V-220', color, 18, { opacity: 0.5 }) +
    stroke('M0 -40V-218', GLOW.flameHeart, 8) +
    path('M-9 0H9V-42H-9Z', '#8d93a8') +
    path('M2 0H9V-42H2Z', '#6b718a') +
    path('M-11 -42H11V-34H-11Z', '#3a3d66') +
    path('M-9 -22H9V-16H-9Z', '#3a3d66'),
  anchors: { grip: { at: [0, -18], angleDegrees: -90 }, tip: { at: [0, -230] } },
});

/** A pistol of space heroes: a round body, rings on the barrel, a ball at its end. */
const rayGun: Drawer = (_pen, { color = '#d9413b' }) => ({
  unitCm: 0.2,
  svg:
    path('M-30 4C-34 -20 -22 -40 -6 -52L24 -46C12 -30 6 -10 8 6Z', '#5b4033') +
    path('M-46 -70C-46 -98 -10 -104 20 -96L70 -84V-60L20 -46C-14 -40 -46 -46 -46 -70Z', color) +
    path(
      'M-46 -68C-40 -50 -10 -52 20 -58L70 -68V-60L20 -46C-14 -40 -46 -46 -46 -68Z',
      lighter(color, -0.2),
    ) +
    [72, 88, 104]
      .map((x, index) => stroke(`M${x} ${-90 + index * 4}V${-54 - index * 4}`, '#b9bccb', 7))
      .join('') +
    stroke('M66 -72H128', '#8d93a8', 9) +
    circle([134, -72], 12, '#58d7ff') +
    circle([131, -76], 4, GLOW.flameHeart),
  anchors: { grip: { at: [-8, -24] }, tip: { at: [146, -72] } },
});

export const magic = defineFamily('magic', {
  fireball,
  spell,
  'light-blade': lightBlade,
  'ray-gun': rayGun,
});
