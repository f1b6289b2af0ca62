import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { held, shaft, STEEL } from './shaft';
const spade: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    shaft(pen, 280, 13) +
    formed(
      pen,
      'M-30 -290Q-30 -270 -8 -262H8Q30 -270 30 -290Q30 -300 0 -300T-30 -290ZM-16 -286Q0 -292 16 -286Q10 -274 0 -274T-16 -286Z',
      HOUSE.woodDark,
      { depth: 4 },
    ) +
    formed(pen, 'M-44 -96H44V-40Q40 -10 0 6Q-40 -10 -44 -40Z', '#9aa5bd', { depth: 12, light: 5 }),
  anchors: {
    grip: { at: [0, -284] },
    gripFar: { at: [0, -150] },
    handle: { at: [0, -150] },
    tip: { at: [0, 0] },
  },
});
const rake: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    shaft(pen, 290, 10) +
    rectangle([-56, -24], 112, 10, '#6c7690', { radius: 3 }) +
    times(9, (index) => rectangle([-54 + index * 12.8, -16], 5, 22, '#8b95ae', { radius: 2 })).join(
      '',
    ),
  anchors: {
    grip: { at: [0, -240] },
    gripFar: { at: [0, -140] },
    handle: { at: [0, -140] },
    tip: { at: [0, 6] },
  },
});
const pitchfork: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    shaft(pen, 220, 10) +
    stroke(
      'M-36 -300V-250Q-36 -214 0 -214T36 -250V-300M0 -214V-306M-14 -216V-300M14 -216V-300',
      '#8b95ae',
      6,
    ),
  anchors: { ...held(220), tip: { at: [0, -300] } },
});
const broom: Drawer = (pen, { color = '#e3b25c' }) => ({
  unitCm: 0.48,
  svg:
    shaft(pen, 290, 11) +
    formed(pen, 'M-18 -104H18C26 -70 44 -40 60 0H-60C-44 -40 -26 -70 -18 -104Z', color, {
      depth: 14,
      light: 5,
      extra: times(9, (index) =>
        stroke(`M${-14 + index * 3.6} -100L${-52 + index * 13} 0`, darker(color, 0.2), 2.4),
      ).join(''),
    }) +
    rectangle([-24, -92], 48, 9, HOUSE.coral, { radius: 3 }),
  anchors: {
    grip: { at: [0, -240] },
    gripFar: { at: [0, -150] },
    handle: { at: [0, -150] },
    tip: { at: [0, 0] },
  },
});
const mop: Drawer = (pen) => ({
  unitCm: 0.48,
  svg:
    shaft(pen, 290, 10, HOUSE.blue) +
    times(9, (index) =>
      stroke(
        `M${-20 + index * 5} -70C${-40 + index * 10} -40 ${-56 + index * 14} -30 ${-50 + index * 12.5} -3`,
        index % 2 ? '#e3e9f3' : '#fbfcff',
        11,
      ),
    ).join('') +
    rectangle([-28, -82], 56, 18, HOUSE.teal, { radius: 6 }),
  anchors: {
    grip: { at: [0, -240] },
    gripFar: { at: [0, -150] },
    handle: { at: [0, -150] },
    tip: { at: [0, 0] },
  },
});
const fishingRod: Drawer = () => ({
  unitCm: 0.8,
  svg:
    stroke('M-140 0L150 -210', HOUSE.woodDark, 5) +
    stroke('M-140 0L-80 -43', HOUSE.wood, 9) +
    circle([-66, -46], 10, HOUSE.metalDark) +
    circle([-66, -46], 5, HOUSE.metal) +
    stroke('M150 -210V-60', '#8b95ae', 1.6) +
    ellipse([150, -52], 6, 8, HOUSE.red) +
    path('M144 -52A6 8 0 0 0 156 -52Z', HOUSE.white) +
    stroke('M150 -44V-24Q150 -16 144 -18', HOUSE.metalDark, 1.8),
  anchors: { grip: { at: [-110, -22] }, gripFar: { at: [-88, -38] }, tip: { at: [150, -52] } },
});
const net: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    shaft(pen, 180, 9) +
    formed(
      pen,
      'M-56 -210C-60 -140 -20 -110 10 -120C40 -130 58 -170 56 -210Q0 -190 -56 -210Z',
      '#e9eef6',
      {
        depth: 0,
        light: 0,
        extra: times(7, (index) =>
          stroke(
            `M${-60 + index * 20} -220L${-30 + index * 12} -110M-60 ${-200 + index * 14}Q0 ${-180 + index * 14} 60 ${-200 + index * 14}`,
            '#9fb0cc',
            2,
          ),
        ).join(''),
      },
    ) +
    `<ellipse cx="0" cy="-210" rx="57" ry="16" fill="none" stroke="${HOUSE.coral}" stroke-width="7"/>`,
  anchors: { ...held(180), tip: { at: [0, -210] } },
});
const scythe: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    shaft(pen, 270, 10) +
    formed(pen, 'M4 -276C-50 -290 -120 -270 -150 -216C-110 -250 -50 -258 4 -254Z', STEEL, {
      depth: 9,
      light: 3,
    }) +
    rod(pen, 'M4 -130H34', HOUSE.woodDark, 8),
  anchors: { ...held(270, 0.4, 0.6), tip: { at: [-148, -218] } },
});
const wheelbarrow: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.55,
  svg:
    rod(pen, 'M-150 -80L-60 -60L60 -30M-70 -60L-90 0H-76', HOUSE.woodDark, 9) +
    circle([78, -28], 28, HOUSE.rubber) +
    circle([78, -28], 17, HOUSE.metal) +
    circle([78, -28], 6, HOUSE.metalDark),
  front: formed(pen, 'M-90 -116L110 -128L64 -56H-50Z', color, { depth: 12, light: 5 }),
  anchors: {
    handle: { at: [-146, -80] },
    grip: { at: [-146, -80] },
    inside: { at: [10, -118], spanCm: 160 },
  },
});
const hose: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.25,
  svg:
    times(
      4,
      (index) =>
        `<ellipse cx="0" cy="${-24 - index * 13}" rx="${90 - index * 6}" ry="26" fill="none" stroke="${index % 2 ? color : darker(color, 0.14)}" stroke-width="13"/>`,
    ).join('') +
    rod(pen, 'M70 -60C120 -50 110 -110 150 -120', color, 12) +
    placed(formed(pen, 'M0 -8H40L48 -13V13L40 8H0Z', HOUSE.mustard, { depth: 4 }), {
      at: [148, -120],
      angleDegrees: -10,
    }),
  anchors: { grip: { at: [160, -122] }, tip: { at: [196, -128] } },
});

/** Tools of garden, house and water's edge. */
export const gardenTool = defineFamily('garden-tool', {
  spade,
  rake,
  pitchfork,
  broom,
  mop,
  'fishing-rod': fishingRod,
  net,
  scythe,
  wheelbarrow,
  hose,
});
