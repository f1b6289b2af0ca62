import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, defineFamily, type Drawer, formed, paintSide, rod } from '../form';

/** Machines of kitchen and house that stand about or are pulled along. */

const microwave: Drawer = (pen, { color = '#dfe5f0', state }) => {
  const glow = state === 'lit' ? '#ffdf9a' : '#3a4578';
  return {
    unitCm: 0.17,
    svg:
      [-108, 88].map((x) => rectangle([x, -8], 20, 8, HOUSE.ink, { radius: 3 })).join('') +
      formed(pen, roundedPath([-140, -164], 280, 158, 12), color, { depth: 11, light: 4 }) +
      rectangle([-124, -148], 190, 126, HOUSE.ink, { radius: 9 }) +
      rectangle([-112, -136], 166, 102, glow, { radius: 6 }) +
      pen.clip(
        roundedPath([-112, -136], 166, 102, 6),
        ellipse([-29, -46], 62, 12, lighter(glow, 0.2)) +
          path('M-62 -58C-60 -84 0 -84 2 -58Z', HOUSE.coral, { opacity: 0.85 }) +
          path('M-120 -30L-70 -140H-30L-80 -30ZM-10 -30L40 -140H54L4 -30Z', HOUSE.white, {
            opacity: 0.14,
          }),
      ) +
      rod(pen, 'M78 -140V-30', HOUSE.metalDark, 9) +
      rectangle([92, -146], 36, 22, HOUSE.ink, { radius: 4 }) +
      stroke('M100 -135h6m6 0h8', '#7fe0c0', 4) +
      times(9, (index) =>
        circle([97 + (index % 3) * 13, -110 + Math.floor(index / 3) * 15], 4.4, darker(color, 0.3)),
      ).join('') +
      circle([110, -44], 14, darker(color, 0.3)) +
      circle([109, -46], 12, lighter(color, 0.5)) +
      stroke('M109 -46L116 -54', HOUSE.coral, 3.4),
    anchors: {
      inside: { at: [-29, -48], spanCm: 110 },
      top: { at: [0, -164], spanCm: 250 },
      door: { at: [78, -84] },
      grip: { at: [78, -84] },
    },
  };
};

/** An espresso machine with two groups and cups under one of them. */
const coffeeMachine: Drawer = (pen, { color = HOUSE.coral }) => {
  const group = (x: number) =>
    rectangle([x - 17, -120], 34, 15, HOUSE.metalDark, { radius: 4 }) +
    rectangle([x - 11, -106], 22, 10, darker(HOUSE.metal, 0.3), { radius: 3 }) +
    rod(pen, `M${x} -100L${x - 34} -90`, HOUSE.woodDark, 9);
  const cup = (x: number) =>
    path(`M${x - 15} -52H${x + 15}L${x + 10} -24H${x - 10}Z`, HOUSE.white) +
    path(`M${x + 3} -52H${x + 15}L${x + 10} -24H${x + 1}Z`, '#dfe3f0') +
    stroke(`M${x + 14} -46q12 2 8 12q-4 4 -10 4`, HOUSE.white, 4.4);
  return {
    unitCm: 0.26,
    svg:
      [-100, 78].map((x) => rectangle([x, -8], 22, 8, HOUSE.ink, { radius: 3 })).join('') +
      [-84, -58, -32, 18, 44, 70]
        .map(
          (x) =>
            path(`M${x} -212h22l-3 18h-16Z`, HOUSE.cream) +
            rectangle([x + 12, -211], 8, 16, darker(HOUSE.cream, 0.12)),
        )
        .join('') +
      formed(pen, roundedPath([-122, -196], 244, 92, 14), HOUSE.metal, {
        depth: 12,
        light: 5,
        extra: rectangle([-124, -146], 248, 16, color),
      }) +
      rectangle([-104, -112], 208, 92, '#3a3f66') +
      rectangle([-104, -112], 208, 14, HOUSE.ink, { opacity: 0.5 }) +
      group(-46) +
      group(52) +
      stroke('M52 -96V-58M44 -96V-58', '#6b3a26', 3) +
      cup(48) +
      cup(-46) +
      formed(pen, roundedPath([-124, -26], 248, 20, 6), HOUSE.metal, { depth: 5, light: 3 }) +
      times(9, (index) =>
        rectangle([-98 + index * 22, -24], 13, 4, HOUSE.metalDark, { radius: 2 }),
      ).join('') +
      circle([-92, -171], 15, darker(HOUSE.metal, 0.3)) +
      circle([-93, -172], 12, HOUSE.cream) +
      stroke('M-93 -172l6 -7', HOUSE.red, 3) +
      [56, 76, 96]
        .map((x, index) => circle([x, -171], 7, index === 0 ? HOUSE.mustard : HOUSE.navy))
        .join('') +
      rod(pen, 'M112 -112C122 -96 120 -70 114 -52', HOUSE.metalDark, 6),
    anchors: {
      top: { at: [0, -196], spanCm: 230 },
      inside: { at: [48, -26], spanCm: 90 },
      grip: { at: [-80, -90] },
    },
  };
};

const vacuumCleaner: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.42,
  svg:
    rod(pen, 'M-56 -60C-120 -150 -40 -236 34 -214', HOUSE.metalDark, 15) +
    rod(pen, 'M30 -216L116 -22', HOUSE.metal, 10) +
    rod(pen, 'M18 -244C26 -232 28 -222 34 -208', darker(color, 0.2), 15) +
    formed(pen, 'M84 -22H134C150 -22 156 -12 156 0H72C72 -12 76 -18 84 -22Z', HOUSE.navy, {
      depth: 6,
      light: 3,
    }) +
    formed(
      pen,
      'M-140 -18C-152 -82 -112 -104 -76 -102C-34 -100 -6 -74 0 -18C0 -8 -10 -4 -20 -4H-122C-134 -4 -138 -8 -140 -18Z',
      color,
      {
        depth: 13,
        light: 5,
        extra: path('M-60 -110C-20 -96 4 -60 2 -4H-60Z', lighter(color, 0.2)),
      },
    ) +
    stroke('M-96 -102C-92 -122 -58 -122 -50 -98', HOUSE.navy, 9) +
    circle([-100, -24], 24, HOUSE.rubber) +
    circle([-100, -24], 12, HOUSE.metal) +
    circle([-20, -14], 14, HOUSE.rubber) +
    circle([-20, -14], 6, HOUSE.metal) +
    circle([-40, -72], 7, HOUSE.mustard),
  anchors: { grip: { at: [20, -240] }, tip: { at: [110, -8] } },
});

const hairDryer: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.105,
  svg:
    stroke('M-34 -6C-28 30 20 -14 34 8', HOUSE.ink, 6) +
    formed(pen, 'M-58 -108L-18 -112L-8 -4C-10 4 -44 6 -48 0Z', darker(color, 0.14), {
      depth: 8,
      light: 3,
    }) +
    rectangle([-34, -82], 13, 28, HOUSE.cream, { radius: 6 }) +
    formed(
      pen,
      'M-92 -160C-92 -206 -40 -226 6 -206L102 -186V-122L4 -108C-46 -90 -92 -116 -92 -160Z',
      color,
      {
        depth: 15,
        light: 6,
      },
    ) +
    formed(pen, 'M100 -192H124L132 -202V-106L124 -116H100Z', HOUSE.ink, { depth: 6, light: 3 }) +
    circle([-44, -158], 32, darker(color, 0.28)) +
    times(4, (index) =>
      rectangle([-66, -176 + index * 11], 44 - Math.abs(index - 1.5) * 8, 4, lighter(color, 0.25), {
        radius: 2,
      }),
    ).join(''),
  anchors: { grip: { at: [-30, -50], angleDegrees: -80 }, tip: { at: [132, -154] } },
});

const coffeeGrinder: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    formed(pen, roundedPath([-62, -86], 124, 86, 6), HOUSE.wood, { depth: 10, light: 4 }) +
    rectangle([-34, -56], 68, 40, HOUSE.woodDark, { radius: 3 }) +
    rectangle([-31, -54], 62, 35, HOUSE.woodLight, { radius: 3 }) +
    circle([0, -36], 7, HOUSE.gold) +
    rectangle([-70, -96], 140, 14, HOUSE.woodDark, { radius: 4 }) +
    paintSide(pen, createLathe('20 0!, 44 24, 54 60!', { at: [0, -94], tilt: 0.16 }), HOUSE.metal, {
      material: 'metal',
    }) +
    ellipse([0, -154], 54, 9, '#4a2b1e') +
    rod(pen, 'M0 -150V-196L84 -206', HOUSE.metalDark, 8) +
    circle([84, -218], 14, HOUSE.red) +
    circle([81, -221], 5, lighter(HOUSE.red, 0.5)),
  anchors: { grip: { at: [84, -218] } },
});

const mixer: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-120 -24H96C108 -24 112 -12 110 0H-130C-132 -12 -128 -20 -120 -24Z', color, {
      depth: 7,
      light: 3,
    }) +
    formed(pen, 'M-116 -20C-122 -90 -112 -150 -92 -172H-40C-58 -120 -56 -70 -52 -20Z', color, {
      depth: 10,
      light: 4,
    }) +
    stroke('M24 -132V-92C0 -84 2 -56 24 -44C46 -56 48 -84 24 -92', HOUSE.metalDark, 5) +
    paintSide(
      pen,
      createLathe('34 0!, 56 12, 70 50, 74 78!', { at: [24, -22], tilt: 0.12 }),
      HOUSE.metal,
      { material: 'metal' },
    ) +
    ellipse([24, -100], 74, 9, darker(HOUSE.metal, 0.28)) +
    rod(pen, 'M24 -130V-100', HOUSE.metalDark, 12) +
    formed(
      pen,
      'M-108 -150C-114 -206 -70 -220 0 -216C70 -214 96 -196 96 -170C96 -146 60 -134 0 -134C-50 -134 -100 -128 -108 -150Z',
      color,
      {
        depth: 13,
        light: 6,
        extra: path('M-120 -172H100V-160H-120Z', HOUSE.cream, { opacity: 0.85 }),
      },
    ) +
    circle([-70, -184], 10, HOUSE.cream) +
    circle([-70, -184], 5, HOUSE.coral),
  anchors: { inside: { at: [24, -98], spanCm: 120 }, top: { at: [0, -216], spanCm: 160 } },
});

/** Machines of the house. */
export const appliance = defineFamily('appliance', {
  microwave,
  'coffee-machine': coffeeMachine,
  'vacuum-cleaner': vacuumCleaner,
  'hair-dryer': hairDryer,
  'coffee-grinder': coffeeGrinder,
  mixer,
});
