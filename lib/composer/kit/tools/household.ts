import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { STEEL } from './shaft';
import {
  magnifier,
  telescope,
  microscope,
  flask,
  syringe,
  pill,
  stethoscope,
  thermometer,
  compass,
  torch,
  binoculars,
  spyglass,
} from './science';

const upright = (length: number) => ({
  grip: { at: [0, -length * 0.25] as Point, angleDegrees: -90 },
  tip: { at: [0, -length] as Point },
});

const knife: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-14 -100V-240Q16 -220 18 -100Z', STEEL, { depth: 7, light: 4 }) +
    formed(pen, roundedPath([-15, -104], 32, 104, 12), '#5a3024', { depth: 8, light: 4 }) +
    circle([1, -80], 4, '#e0b98a') +
    circle([1, -30], 4, '#e0b98a'),
  anchors: upright(240),
});
const fork: Drawer = (pen) => ({
  unitCm: 0.085,
  svg: formed(
    pen,
    'M-7 0Q-12 -60 -5 -120C-26 -130 -28 -160 -26 -230H-18V-170H-10V-230H-3V-170H3V-230H10V-170H18V-230H26C28 -160 26 -130 5 -120Q12 -60 7 0Q0 6 -7 0Z',
    STEEL,
    { depth: 7, light: 3 },
  ),
  anchors: upright(230),
});
const spoon: Drawer = (pen, { state }) => {
  const color = state === 'open' ? HOUSE.wood : STEEL;
  return {
    unitCm: 0.085,
    svg:
      formed(
        pen,
        'M-7 0Q-11 -70 -5 -140C-34 -160 -36 -240 0 -240S34 -160 5 -140Q11 -70 7 0Q0 6 -7 0Z',
        color,
        { depth: 8, light: 3 },
      ) +
      ellipse([0, -192], 18, 32, darker(color, 0.14)) +
      ellipse([-5, -200], 6, 14, lighter(color, 0.5)),
    anchors: upright(240),
  };
};
const chopsticks: Drawer = (pen) => ({
  unitCm: 0.1,
  svg: rod(pen, 'M-30 0L-4 -230', HOUSE.woodDark, 8) + rod(pen, 'M16 0L6 -230', HOUSE.coral, 8),
  anchors: upright(230),
});
const rollingPin: Drawer = (pen) => ({
  unitCm: 0.17,
  svg: placed(
    formed(pen, roundedPath([-130, -36], 260, 22, 10), HOUSE.wood, { depth: 7, light: 3 }) +
      formed(pen, roundedPath([-86, -52], 172, 52, 12), HOUSE.woodLight, { depth: 14, light: 6 }),
    { angleDegrees: -8, at: [0, -14] },
  ),
  anchors: { grip: { at: [110, -50] }, gripFar: { at: [-110, -22] } },
});
const whisk: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(pen, roundedPath([-11, -110], 22, 110, 10), HOUSE.wood, { depth: 7, light: 3 }) +
    [34, 22, 9]
      .map((x) =>
        stroke(
          `M-5 -108C-${x * 1.6} -180 -${x} -240 0 -244C${x} -240 ${x * 1.6} -180 5 -108`,
          '#8b95ae',
          4,
        ),
      )
      .join(''),
  anchors: upright(244),
});
const spatula: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M0 0V-160', HOUSE.woodDark, 13) +
    formed(pen, 'M-10 -150H10L32 -176V-240H-32V-176Z', '#8b95ae', { depth: 8, light: 4 }) +
    [-14, 0, 14]
      .map((x) => rectangle([x - 3, -230], 6, 44, darker('#8b95ae', 0.36), { radius: 3 }))
      .join(''),
  anchors: upright(240),
});
const ladle: Drawer = (pen) => ({
  unitCm: 0.12,
  svg:
    rod(pen, 'M50 -64C66 -120 60 -190 56 -236C54 -268 22 -268 24 -240', '#8b95ae', 11) +
    formed(pen, 'M-66 -64Q-64 0 -4 0T58 -64Q-4 -44 -66 -64Z', '#8b95ae', { depth: 13, light: 6 }) +
    ellipse([-4, -64], 62, 17, '#b9c2d6') +
    ellipse([-4, -63], 54, 13, darker('#8b95ae', 0.3)) +
    ellipse([-4, -60], 49, 10, HOUSE.orange) +
    ellipse([-16, -62], 18, 4, lighter(HOUSE.orange, 0.35)) +
    circle([14, -58], 4, HOUSE.leaf) +
    circle([24, -62], 3, HOUSE.leaf),
  anchors: { grip: { at: [58, -200] }, tip: { at: [-20, -20] } },
});
const toothbrush: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.085,
  svg:
    formed(pen, 'M-9 0Q-14 -60 -7 -150V-220Q0 -230 7 -220V-150Q14 -60 9 0Q0 6 -9 0Z', color, {
      depth: 6,
      light: 3,
    }) +
    times(5, (index) =>
      rectangle([7, -216 + index * 11], 24, 8, index % 2 ? HOUSE.white : '#cfe6f2', { radius: 2 }),
    ).join(''),
  anchors: upright(220),
});
const comb: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.08,
  svg:
    times(17, (index) => rectangle([-108 + index * 13, -48], 8, 46, color, { radius: 3 })).join(
      '',
    ) + formed(pen, roundedPath([-114, -66], 228, 26, 10), color, { depth: 7, light: 3 }),
});
const iron: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, 'M-110 -16H120Q126 0 116 0H-104Z', STEEL, { depth: 5 }) +
    formed(pen, 'M-112 -16V-52C-90 -74 40 -92 122 -16Z', color, { depth: 10, light: 4 }) +
    rod(
      pen,
      'M-100 -56C-110 -120 -60 -120 -20 -118H20C50 -116 56 -90 50 -64',
      darker(color, 0.18),
      19,
    ),
  anchors: { grip: { at: [-20, -118] } },
});
const sponge: Drawer = (pen) => ({
  unitCm: 0.06,
  svg: formed(pen, roundedPath([-90, -70], 180, 70, 14), HOUSE.yellow, {
    depth: 14,
    light: 5,
    extra:
      rectangle([-90, -70], 180, 22, HOUSE.green) +
      times(12, (index) =>
        ellipse([-76 + index * 14, -12 - ((index * 23) % 30)], 4, 3, '#d9a93c'),
      ).join(''),
  }),
});
const soap: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, roundedPath([-90, -74], 180, 74, 32), color, { depth: 16, light: 7 }) +
    [
      [-60, -96, 17],
      [-20, -104, 24],
      [30, -94, 15],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle([x, y], r, '#dff1fa', { opacity: 0.85 }) +
          circle([x - r * 0.3, y - r * 0.3], r * 0.25, HOUSE.white),
      )
      .join(''),
});
const matchHead = (tone: string) => path('M0 -176Q13 -164 9 -146H-9Q-13 -164 0 -176Z', tone);
/** Lit, still fresh, or burnt down to a bent black stick. */
const matches: Drawer = (pen, { state }) => ({
  unitCm: 0.05,
  svg:
    state === 'broken'
      ? rod(pen, 'M0 0V-62', HOUSE.woodLight, 9) +
        rod(pen, 'M0 -58Q-3 -86 4 -106T18 -146', '#33292b', 8) +
        circle([19, -150], 8, '#241d20') +
        stroke('M20 -166Q8 -184 20 -200T18 -236', '#9b949c', 4)
      : rod(pen, 'M0 0V-150', HOUSE.woodLight, 9) +
        (state === 'bare'
          ? matchHead('#c8382f')
          : circle([0, -158], 26, '#ffe9a0', { opacity: 0.4 }) +
            path('M0 -230Q26 -170 0 -146Q-26 -170 0 -230Z', HOUSE.fire) +
            path('M0 -196Q13 -166 0 -150Q-13 -166 0 -196Z', GLOW.flameHeart)),
  anchors: upright(150),
});
const key: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.04,
  svg:
    formed(pen, 'M-12 -120H12V0H-12ZM12 -46H44V-28H34V-18H44V0H12Z', color, {
      depth: 8,
      light: 4,
    }) +
    `<circle cx="0" cy="-164" r="40" fill="none" stroke="${darker(color, 0.2)}" stroke-width="24"/><circle cx="-1.500" cy="-166" r="40" fill="none" stroke="${color}" stroke-width="18"/>`,
  anchors: { grip: { at: [0, -164] }, tip: { at: [0, 0] } },
});
const lock: Drawer = (pen, { color = HOUSE.gold, state }) => ({
  unitCm: 0.045,
  svg:
    stroke(
      state === 'open'
        ? 'M-44 -110V-160C-44 -220 44 -220 44 -160V-150'
        : 'M-44 -100V-150C-44 -210 44 -210 44 -150V-100',
      '#7f8aa6',
      20,
    ) +
    formed(pen, roundedPath([-76, -120], 152, 120, 18), color, { depth: 14, light: 6 }) +
    circle([0, -68], 15, '#5a3425') +
    path('M-7 -64H7L12 -28H-12Z', '#5a3425'),
  anchors: { grip: { at: [0, -50] } },
});
/** Kitchen tools and what is measured, healed and looked through with. */
export const householdTool = defineFamily('household-tool', {
  knife,
  fork,
  spoon,
  chopsticks,
  'rolling-pin': rollingPin,
  whisk,
  spatula,
  ladle,
  toothbrush,
  comb,
  iron,
  sponge,
  soap,
  match: matches,
  key,
  lock,
  magnifier,
  telescope,
  microscope,
  flask,
  syringe,
  pill,
  stethoscope,
  thermometer,
  compass,
  torch,
  binoculars,
  spyglass,
});
