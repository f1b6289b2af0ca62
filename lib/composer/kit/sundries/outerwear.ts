import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

const SLEEVE = 'M-62 -150C-96 -140 -108 -100 -116 -24Q-116 -12 -104 -10L-84 -8Q-74 -70 -64 -96Z';
const BODY =
  'M-64 -152L-26 -166H26L64 -152C72 -110 68 -60 70 -6Q0 4 -70 -6C-68 -60 -72 -110 -64 -152Z';
const sleeves = (pen: Parameters<Drawer>[0], color: string, cuff: string) => {
  const one =
    formed(pen, SLEEVE, color as `#${string}`, { depth: 9, light: 5 }) +
    path('M-116 -30L-76 -24L-82 -4L-118 -10Z', cuff);
  return one + `<g transform="scale(-1 1)">${one}</g>`;
};
const ANCHORS = { neck: { at: [0, -160] as [number, number] } };

const leatherJacket: Drawer = (pen, { color = '#3a3542' }) => ({
  unitCm: 0.4,
  svg:
    sleeves(pen, color, darker(color, 0.35)) +
    path('M-26 -166Q0 -150 26 -166L14 -120H-14Z', darker(color, 0.5)) +
    formed(pen, BODY, color, {
      depth: 12,
      light: 6,
      extra: rectangle([-80, -22], 160, 9, darker(color, 0.4)),
    }) +
    path('M-28 -166L-56 -132L-40 -128L-46 -112L4 -84L-6 -150Z', lighter(color, 0.14)) +
    path('M28 -166L56 -132L42 -126L46 -110L10 -84L-2 -150Z', lighter(color, 0.1)) +
    stroke('M8 -88L-6 -8', HOUSE.metal, 4) +
    circle([7, -84], 4, HOUSE.metal) +
    stroke('M-52 -70L-28 -60M30 -44L54 -40M-52 -40L-30 -36', HOUSE.metal, 4) +
    rectangle([-18, -26], 22, 16, HOUSE.metal, { radius: 3 }) +
    rectangle([-13, -22], 12, 8, darker(color, 0.3)),
  anchors: ANCHORS,
});
const denimJacket: Drawer = (pen, { color = '#5b8cc4' }) => ({
  unitCm: 0.4,
  svg:
    sleeves(pen, color, darker(color, 0.18)) +
    path('M-24 -166Q0 -150 24 -166L14 -130H-14Z', darker(color, 0.45)) +
    formed(pen, BODY, color, {
      depth: 12,
      light: 6,
      extra: rectangle([-80, -24], 160, 24, darker(color, 0.14)),
    }) +
    path('M-28 -168L-44 -138L-6 -128L0 -152ZM28 -168L44 -138L6 -128L0 -152Z', lighter(color, 0.2)) +
    [-54, 20]
      .map(
        (x) =>
          formed(pen, roundedPath([x, -112], 34, 30, 3), darker(color, 0.08), { depth: 3 }) +
          path(`M${x - 2} -114h38v8l-19 9l-19 -9Z`, lighter(color, 0.12)),
      )
      .join('') +
    stroke('M0 -128V-4M-64 -118H-6M6 -118H64M-44 -78L-30 -26M44 -78L30 -26', '#e2a85a', 2) +
    [-116, -90, -64, -38, -14].map((y) => circle([6, y], 3.6, HOUSE.gold)).join(''),
  anchors: ANCHORS,
});
/** Jackets that are no suit. */
export const outerwear = defineFamily('outerwear', {
  'leather-jacket': leatherJacket,
  'denim-jacket': denimJacket,
});
