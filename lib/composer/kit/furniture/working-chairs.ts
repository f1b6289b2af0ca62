import { circle, ellipse, path, rectangle } from '@/lib/svg/markup';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { type Drawer, formed, rod } from '../form';

/** Chairs at which somebody works: at a desk, and on who sits in them at the dentist's and the barber's. */

/** A dentist's chair, laid back, with its lamp on an arm and its tray. */
export const dentistChair: Drawer = (pen, { color = HOUSE.teal }) => ({
  svg:
    rod(pen, 'M-40 -4C-64 -60 -70 -150 -52 -188C-44 -200 -18 -204 6 -196', HOUSE.metalDark, 4) +
    formed(pen, 'M-6 -206H40Q48 -204 46 -196L38 -186H-2Q-12 -192 -6 -206Z', HOUSE.cream, {
      depth: 4,
    }) +
    ellipse([18, -185], 20, 4, '#ffe9a8') +
    path('M-2 -184L-14 -150H48L38 -184Z', '#ffe9a833') +
    ellipse([4, -2], 46, 6, HOUSE.metalDark) +
    formed(pen, 'M-10 -36H18L24 -4H-16Z', HOUSE.metal, { depth: 5 }) +
    formed(pen, 'M-62 -108C-58 -118 -44 -116 -40 -106L-14 -56C-12 -46 -24 -42 -32 -48Z', color, {
      depth: 6,
      light: 2,
    }) +
    formed(
      pen,
      'M-70 -124C-66 -134 -52 -132 -50 -124L-46 -112C-50 -106 -60 -106 -64 -112Z',
      lighter(color, 0.14),
      {
        depth: 4,
      },
    ) +
    formed(
      pen,
      'M-32 -54H36C50 -52 66 -34 84 -22C92 -16 86 -8 78 -12C58 -24 46 -36 34 -38H-22Q-34 -42 -32 -54Z',
      color,
      {
        depth: 6,
        light: 2,
      },
    ),
  front:
    formed(pen, 'M-26 -72H16Q22 -70 18 -65H-24Q-30 -68 -26 -72Z', darker(color, 0.2), {
      depth: 2,
    }) + rod(pen, 'M6 -40V-66', HOUSE.metalDark, 4),
  anchors: {
    seat: { at: [-2, -55], spanCm: 50 },
    top: { at: [-2, -55], spanCm: 50 },
    back: { at: [-40, -84] },
  },
});

/** A barber's chair on its pillar, with a foot rest. */
export const barberChair: Drawer = (pen, { color = HOUSE.red }) => ({
  svg:
    ellipse([0, -3], 34, 6, HOUSE.metalDark) +
    formed(pen, 'M-8 -40H10L12 -6H-10Z', HOUSE.metal, { depth: 4 }) +
    rod(pen, 'M22 -40L44 -14H60', HOUSE.metal, 4) +
    formed(pen, 'M-34 -118C-36 -126 -20 -128 -18 -120L-14 -58H-28Z', color, {
      depth: 5,
      light: 2,
    }) +
    formed(pen, 'M-38 -142C-38 -148 -22 -148 -22 -142L-20 -128H-36Z', darker(color, 0.1), {
      depth: 3,
    }) +
    formed(pen, 'M-30 -56Q-30 -62 -22 -62H26Q34 -60 34 -54L30 -42H-24Z', lighter(color, 0.08), {
      depth: 5,
      light: 2,
    }),
  front:
    formed(pen, 'M-22 -80H22Q28 -78 24 -72H-20Q-26 -76 -22 -80Z', HOUSE.ink, { depth: 2 }) +
    rectangle([12, -74], 5, 24, HOUSE.metal) +
    circle([14, -50], 4, HOUSE.metalDark),
  anchors: {
    seat: { at: [2, -60], spanCm: 44 },
    top: { at: [2, -60], spanCm: 44 },
    back: { at: [-26, -92] },
  },
});

export const officeChair: Drawer = (pen, { color = HOUSE.navy }) => ({
  svg:
    [-26, 26, -12, 14]
      .map(
        (x, index) =>
          rod(pen, `M0 -14L${x} ${index > 1 ? -3 : -7}`, HOUSE.metalDark, 3.4) +
          circle([x, index > 1 ? -3 : -6], 3, HOUSE.rubber),
      )
      .join('') +
    rod(pen, 'M0 -42V-12', HOUSE.metalDark, 5) +
    rod(pen, 'M-12 -42C-26 -42 -28 -54 -26 -66', HOUSE.metalDark, 4) +
    formed(
      pen,
      'M-30 -62C-34 -84 -32 -104 -26 -110Q-18 -114 -16 -106C-18 -92 -18 -76 -16 -60Q-22 -54 -30 -62Z',
      color,
      { depth: 4, light: 2 },
    ) +
    formed(
      pen,
      'M-24 -52Q-24 -56 -18 -56H22Q30 -54 30 -48Q30 -42 22 -42H-16Q-24 -42 -24 -52Z',
      lighter(color, 0.06),
      { depth: 4, light: 2 },
    ),
  front:
    rod(pen, 'M-16 -46C-18 -58 -14 -64 -6 -65H14', HOUSE.metalDark, 3.6) +
    formed(pen, 'M-8 -68H18Q22 -66 18 -63H-8Q-12 -66 -8 -68Z', HOUSE.ink, { depth: 1 }),
  anchors: {
    seat: { at: [2, -55], spanCm: 40 },
    top: { at: [2, -55], spanCm: 40 },
    back: { at: [-22, -84] },
  },
});
