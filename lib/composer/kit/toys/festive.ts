import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, shape, stroke } from '@/lib/svg/markup';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed } from '../form';

function sail(color: Hex, second: Hex, third: Hex): string {
  const quarters: readonly (readonly [Point, Point, Hex])[] = [
    [[0, -46], [32, -6], second],
    [[0, -46], [-32, -6], color],
    [[0, 46], [32, -6], darker(color, 0.16)],
    [[0, 46], [-32, -6], third],
  ];
  const panes = quarters.map(([a, b, fill]) => shape([a, b, [0, -6]], fill));
  return panes.join('') + stroke('M0 -46V46M-32 -6H32', HOUSE.cream, 1.4);
}

function tailBow(at: Point, angleDegrees: number, left: Hex, right: Hex): string {
  return placed(path('M0 0L-9 -5V5Z', left) + path('M0 0L9 -5V5Z', right), { at, angleDegrees });
}

/** A kite high at the right of its line's end, which is the grip; flown, the line is whoever's who has it. Units are centimetres. */
export const kite: Drawer = (pen, { color = pen.accents[0], state }) => {
  const at: Point = [48, -136];
  const [, second, third, dark] = pen.accents;
  return {
    unitCm: 1,
    svg:
      (state === 'launched' ? '' : stroke('M0 0Q32 -64 50 -140', HOUSE.white, 1.1)) +
      stroke('M28 -94C12 -76 40 -64 26 -46C14 -30 44 -22 34 0', dark, 1.2) +
      tailBow([22, -72], 20, second, color) +
      tailBow([31, -48], 70, color, second) +
      tailBow([28, -24], 10, second, color) +
      placed(sail(color, second, third), { at, angleDegrees: 26 }),
    anchors: { grip: { at: state === 'launched' ? at : [0, 0] }, tip: { at: [52, -150] } },
  };
};

/** Bursts of light in the night sky. */
export const fireworks: Drawer = (pen) => {
  const burst = (at: Point, radius: number, color: Hex) =>
    times(16, (index) => {
      const angle = index * 22.5 + 6;
      const [a, b, c] = [
        polar(angle, radius * 0.24),
        polar(angle, radius * 0.74),
        polar(angle, radius * (index % 2 ? 1 : 0.9)),
      ];
      return (
        stroke(
          `M${at[0] + a[0]} ${at[1] + a[1]}L${at[0] + b[0]} ${at[1] + b[1]}`,
          index % 2 ? color : lighter(color, 0.4),
          radius * 0.045,
        ) +
        ellipse([at[0] + c[0], at[1] + c[1]], radius * 0.045, radius * 0.045, lighter(color, 0.6))
      );
    }).join('') + ellipse(at, radius * 0.1, radius * 0.1, '#fff6d8');
  const trail = (from: Point, to: Point) =>
    stroke(
      `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 - 14} ${(from[1] + to[1]) / 2} ${to[0]} ${to[1]}`,
      '#ffe9b0',
      4,
      { opacity: 0.5 },
    );
  return {
    unitCm: 5,
    svg:
      trail([-20, 0], [-60, -220]) +
      trail([10, 0], [110, -160]) +
      trail([20, 0], [40, -310]) +
      burst([-60, -230], 110, pen.accents[0]) +
      burst([118, -170], 80, HOUSE.yellow) +
      burst([44, -336], 66, HOUSE.sky),
  };
};

/** A glass ball for a Christmas tree, hung at its ring. */
export const bauble: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.05,
  svg:
    stroke('M0 12Q-22 -24 0 -34Q22 -24 0 12', HOUSE.gold, 5) +
    ball(pen, [0, 118], 92, color, {
      extra:
        path('M-100 92Q0 140 100 92V124Q0 172 -100 124Z', HOUSE.gold) +
        path('M-100 108Q0 156 100 108', 'none'),
    }) +
    formed(pen, 'M-24 12H24V34H-24Z', HOUSE.gold, { depth: 6 }),
  anchors: { grip: { at: [0, -30] } },
});
