import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { type Drawer, formed } from '../form';
import type { Pen } from '../pen';
import { board } from './joinery';

/** Blocks that are worked on with heavy tools. Units are centimetres. */

/** A round of a trunk, standing. */
function stump(pen: Pen, half: number, highCm: number): string {
  return (
    formed(
      pen,
      `M${-half} ${-highCm}L${-half - 5} -6Q${-half - 12} 0 ${-half - 18} 1H${half + 18}Q${half + 12} 0 ${half + 5} -6L${half} ${-highCm}Z`,
      HOUSE.woodDark,
      { depth: 9, light: 4 },
    ) +
    stroke(
      `M${-half * 0.5} ${-highCm + 12}V-8M${half * 0.2} ${-highCm + 16}V-12M${half * 0.62} ${-highCm + 12}V-10`,
      darker(HOUSE.woodDark, 0.26),
      2,
    ) +
    ellipse([0, -highCm], half, half * 0.24, HOUSE.woodLight) +
    ellipse([0, -highCm], half * 0.66, half * 0.15, HOUSE.wood) +
    ellipse([0, -highCm], half * 0.34, half * 0.07, HOUSE.woodLight)
  );
}

/** An anvil on its block, glowing iron on it, sparks over it. */
export const anvilBlock: Drawer = (pen) => ({
  svg:
    stump(pen, 30, 46) +
    formed(
      pen,
      'M-30 -48H30V-54Q14 -58 12 -66Q14 -72 34 -74V-88H-40Q-58 -88 -66 -80Q-54 -72 -34 -70Q-14 -68 -14 -62Q-16 -56 -30 -54Z',
      '#6a7396',
      { depth: 8, light: 4 },
    ) +
    rectangle([-30, -94], 46, 6, HOUSE.fire, { radius: 3 }) +
    rectangle([-22, -93], 26, 4, HOUSE.yellow, { radius: 2 }) +
    times(9, (index) => {
      const angle = Math.PI * (1.08 + index * 0.105);
      const reach = 18 + ((index * 13) % 20);
      const [x, y] = [-10 + Math.cos(angle) * reach, -96 + Math.sin(angle) * reach];
      return circle([x, y], index % 2 ? 1.8 : 2.6, index % 3 ? HOUSE.yellow : HOUSE.fire);
    }).join(''),
  anchors: { top: { at: [-8, -95], spanCm: 50 } },
});

/** A log upright on a stump, split wood around. */
export const choppingBlock: Drawer = (pen) => {
  const split = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${
      formed(pen, 'M-24 -7H24V7H-24Z', HOUSE.woodLight, { depth: 4, light: 2 }) +
      rectangle([-24, 3], 48, 5, HOUSE.woodDark)
    }</g>`;
  return {
    svg:
      split(62, -8, 6) +
      split(84, -10, -14) +
      split(72, -22, 3) +
      split(-66, -8, -8) +
      stump(pen, 36, 34) +
      formed(pen, 'M-17 -78H17V-36Q0 -30 -17 -36Z', HOUSE.wood, { depth: 6, light: 3 }) +
      ellipse([0, -78], 17, 4.6, HOUSE.woodLight) +
      path('M-3 -78L3 -82L1 -72Z', darker(HOUSE.wood, 0.4)) +
      stroke('M-26 -92L-32 -98M26 -92L33 -99M30 -80L39 -82', HOUSE.woodLight, 3),
    anchors: { top: { at: [0, -82], spanCm: 30 } },
  };
};

/** A board across two trestles, sawdust falling from the cut. */
export const sawhorse: Drawer = (pen) => {
  const trestle = (x: number) =>
    stroke(`M${x} -66L${x - 16} 0M${x} -66L${x + 16} 0M${x - 10} -24H${x + 10}`, HOUSE.wood, 6) +
    board(pen, [x - 15, -72], 30, 7, HOUSE.woodDark);
  return {
    svg:
      trestle(-44) +
      trestle(58) +
      board(pen, [-80, -84], 172, 12, HOUSE.woodLight, 1) +
      rectangle([-28, -85], 2.6, 12, darker(HOUSE.woodLight, 0.5)) +
      [0, 1, 2, 3, 4]
        .map((index) => circle([-32 + ((index * 7) % 15), -56 + index * 11], 1.8, HOUSE.woodLight))
        .join('') +
      ellipse([-26, -2], 20, 4, HOUSE.woodLight),
    anchors: { top: { at: [-24, -88], spanCm: 70 } },
  };
};
