import { circle, path, placed, stroke } from '@/lib/svg/markup';

import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod, rounded } from '../form';

/** What is left of an apple. */
const appleCore: Drawer = (pen) => ({
  unitCm: 0.055,
  svg:
    rod(pen, 'M0 -150Q4 -176 18 -190', HOUSE.woodDark, 9) +
    path('M10 -172Q40 -200 66 -184Q44 -160 10 -172Z', HOUSE.leaf) +
    formed(
      pen,
      'M-60 -132Q0 -120 60 -132C20 -110 18 -60 58 -28Q0 -40 -56 -28C-18 -60 -20 -110 -60 -132Z',
      HOUSE.cream,
      { depth: 11 },
    ) +
    formed(
      pen,
      'M-72 -140Q-60 -166 -20 -158Q0 -150 20 -158Q60 -166 72 -140Q60 -112 0 -116T-72 -140Z',
      HOUSE.red,
      { depth: 7 },
    ) +
    formed(pen, 'M-62 -26Q-40 -46 0 -42T62 -26Q50 2 22 -2Q0 6 -22 -2Q-50 2 -62 -26Z', HOUSE.red, {
      depth: 7,
    }) +
    path(
      'M-8 -92Q-18 -76 -8 -66Q2 -76 -8 -92ZM10 -84Q0 -68 10 -58Q20 -68 10 -84Z',
      HOUSE.chocolate,
    ),
});

/** A peel that lies with three flaps spread. */
const bananaPeel: Drawer = (pen, { color = HOUSE.yellow }) => ({
  unitCm: 0.11,
  svg:
    formed(
      pen,
      'M-10 -124C-50 -110 -60 -60 -120 -40C-134 -30 -130 -6 -108 -8C-50 -10 -10 -50 10 -100Z',
      color,
      { depth: 9 },
    ) +
    formed(
      pen,
      'M12 -124C50 -110 64 -60 118 -46C134 -36 130 -10 110 -10C60 -8 10 -50 -8 -100Z',
      color,
      { depth: 9 },
    ) +
    formed(
      pen,
      'M-16 -126C-30 -80 -30 -30 -10 0Q6 12 20 0C34 -30 30 -80 18 -126Z',
      lighter(color, 0.4),
      { depth: 7, extra: stroke('M-2 -110Q-8 -60 4 -14', color, 5) },
    ) +
    formed(pen, 'M-18 -112L-10 -170L-14 -186H10L8 -170L20 -112Q0 -96 -18 -112Z', color, {
      depth: 6,
    }) +
    path('M-15 -188H11L9 -174H-12Z', HOUSE.brown),
});

/** A spiral of peel. */
const orangePeel: Drawer = (pen, { color = HOUSE.orange }) => {
  const strip =
    'M-30 -150C30 -176 84 -140 62 -108C40 -80 -52 -92 -58 -60C-60 -34 56 -52 64 -22C66 6 0 10 -44 -2';
  return {
    unitCm: 0.08,
    svg:
      stroke(strip, '#fbe3bd', 34) +
      placed(stroke(strip, color, 26), { at: [0, -8] }) +
      placed(stroke(strip, lighter(color, 0.2), 8), { at: [-2, -15] }) +
      ball(pen, [-22, -176], 54, '#f9b24d', {
        extra: times(6, (k) =>
          placed(stroke('M0 0Q8 -26 4 -56', '#fbe3bd', 4), {
            at: [-22, -176],
            angleDegrees: k * 60,
          }),
        ).join(''),
      }) +
      formed(pen, 'M-76 -180C-76 -240 32 -240 32 -180C6 -164 -50 -164 -76 -180Z', color, {
        depth: 8,
        light: 5,
        extra: times(9, (k) =>
          circle([-60 + ((k * 37) % 80), -212 + ((k * 17) % 34)], 2.2, darker(color, 0.2)),
        ).join(''),
      }) +
      circle([-22, -224], 5, HOUSE.leaf),
  };
};

/** A yolk in half a shell. */
const eggYolk: Drawer = (pen) => ({
  unitCm: 0.045,
  svg:
    path(
      'M-76 -70L-54 -92L-34 -72L-12 -96L10 -74L32 -96L52 -74L76 -84V-50H-76Z',
      darker(HOUSE.bread, 0.06),
    ) +
    rounded(pen, 'M-58 -74A58 46 0 1 1 58 -74A58 46 0 1 1 -58 -74Z', {
      at: [0, -76],
      rx: 58,
      ry: 48,
      color: HOUSE.mustard,
    }) +
    formed(
      pen,
      'M-80 -72L-58 -54L-36 -74L-14 -50L8 -72L30 -50L54 -72L80 -56C80 -10 40 4 0 4S-82 -14 -80 -72Z',
      '#f1d9bd',
      { depth: 12 },
    ),
});

/** Rods with their hairs under a lens. */
const bacteria: Drawer = (pen) => ({
  unitCm: 0.2,
  svg: [
    [-62, -140, -24, HOUSE.grass],
    [46, -92, 30, HOUSE.teal],
    [-44, -40, 12, HOUSE.purple],
  ]
    .map(([x, y, angle, tone]) => {
      const color = String(tone);
      return placed(
        times(6, (index) =>
          stroke(
            `M${-50 + index * 20} -26q4 -14 -4 -22M${-50 + index * 20} 26q-4 14 4 22`,
            color,
            4,
          ),
        ).join('') +
          stroke('M62 0q20 -16 34 0t34 0', color, 5) +
          formed(pen, 'M-40 -30H40A30 30 0 0 1 40 30H-40A30 30 0 0 1 -40 -30Z', color, {
            depth: 12,
          }) +
          circle([-28, -4], 7, lighter(color, 0.45)) +
          circle([6, 8], 9, lighter(color, 0.35)) +
          circle([34, -8], 6, lighter(color, 0.45)),
        { at: [Number(x), Number(y)], angleDegrees: Number(angle) },
      );
    })
    .join(''),
});

/** A closed eye with its lashes. */
const eyelashes: Drawer = () => ({
  unitCm: 0.035,
  svg:
    times(9, (index) => {
      const share = (index - 4) / 4;
      const [x, y] = [share * 84, -64 + 30 * (1 - share * share)];
      return stroke(
        `M${x} ${y}Q${x + share * 16} ${y + 22} ${x + share * 44} ${y + 30 - Math.abs(share) * 8}`,
        HOUSE.ink,
        7,
      );
    }).join('') + stroke('M-96 -66Q0 -6 96 -66', HOUSE.ink, 11),
});

/** Four slashes. */
const clawMarks: Drawer = () => ({
  unitCm: 0.25,
  svg: times(4, (index) =>
    path(
      `M${-78 + index * 46} ${-180 + Math.abs(index - 1.5) * 14}Q${-62 + index * 44} -90 ${-100 + index * 44} ${-4 - Math.abs(index - 1.5) * 14}Q${-92 + index * 46} -90 ${-78 + index * 46} ${-180 + Math.abs(index - 1.5) * 14}Z`,
      HOUSE.ink,
    ),
  ).join(''),
});

/** What is left of what was eaten, what grows in a face, and traces. */
export const leaving = defineFamily('leaving', {
  'apple-core': appleCore,
  'banana-peel': bananaPeel,
  'orange-peel': orangePeel,
  'egg-yolk': eggYolk,
  bacteria,
  eyelashes,
  'claw-marks': clawMarks,
});
