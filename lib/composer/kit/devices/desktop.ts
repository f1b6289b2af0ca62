import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** What lies on desks and sofas to steer machines with. */

const keyboard: Drawer = (pen, { color = '#e4e9f3' }) => {
  const key = darker(color, 0.12);
  const rows = [13, 12, 11];
  return {
    unitCm: 0.155,
    svg:
      formed(
        pen,
        'M-132 -74H132C138 -74 140 -70 142 -66L150 -6C150 -2 148 0 144 0H-144C-148 0 -150 -2 -150 -6L-142 -66C-140 -70 -138 -74 -132 -74Z',
        color,
        {
          depth: 6,
          light: 3,
        },
      ) +
      rows
        .map((count, row) => {
          const width = 268 + row * 6;
          const step = width / count;
          return times(count, (index) =>
            rectangle(
              [-width / 2 + index * step + 2, -66 + row * 16],
              step - 4,
              12,
              index === count - 1 && row === 1 ? HOUSE.coral : key,
              { radius: 3 },
            ),
          ).join('');
        })
        .join('') +
      rectangle([-140, -18], 50, 12, key, { radius: 3 }) +
      rectangle([-84, -18], 150, 12, lighter(key, 0.3), { radius: 3 }) +
      rectangle([72, -18], 68, 12, key, { radius: 3 }),
    anchors: { grip: { at: [0, -40] }, top: { at: [0, -34], spanCm: 240 } },
  };
};

const mouse: Drawer = (pen, { color = '#e4e9f3' }) => ({
  unitCm: 0.06,
  svg:
    stroke('M0 -172C-4 -206 30 -202 26 -232', HOUSE.metalDark, 7) +
    formed(
      pen,
      'M0 -174C52 -174 60 -128 60 -84C60 -30 40 0 0 0S-60 -30 -60 -84C-60 -128 -52 -174 0 -174Z',
      color,
      { depth: 13, light: 6 },
    ) +
    stroke('M-58 -104C-24 -92 24 -92 58 -104M0 -172V-98', darker(color, 0.3), 4) +
    rectangle([-8, -150], 16, 36, HOUSE.coral, { radius: 8 }),
  anchors: { grip: { at: [0, -80] } },
});

const remoteControl: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.085,
  svg:
    formed(pen, roundedPath([-38, -214], 76, 214, 20), color, { depth: 11, light: 4 }) +
    circle([-16, -190], 9, HOUSE.coral) +
    circle([0, -142], 28, lighter(color, 0.2)) +
    circle([0, -142], 12, HOUSE.cream) +
    times(9, (index) =>
      circle([-20 + (index % 3) * 20, -96 + Math.floor(index / 3) * 20], 6.6, lighter(color, 0.5)),
    ).join('') +
    [HOUSE.green, HOUSE.mustard, HOUSE.sky]
      .map((fill, index) => rectangle([-28 + index * 20, -32], 15, 8, fill, { radius: 4 }))
      .join(''),
  anchors: { grip: { at: [0, -60], angleDegrees: -90 }, tip: { at: [0, -214] } },
});

const virtualHeadset: Drawer = (pen, { color = '#e9edf6' }) => ({
  unitCm: 0.09,
  svg:
    stroke('M-90 -70C-110 -180 110 -180 90 -70', darker(HOUSE.navy, 0.1), 19) +
    stroke('M-92 -90C-104 -178 100 -178 92 -92', lighter(HOUSE.navy, 0.2), 10) +
    formed(
      pen,
      'M-112 -84C-112 -116 -84 -120 0 -120S112 -116 112 -84V-40C112 -10 92 0 62 0C34 0 26 -24 0 -24S-34 0 -62 0C-92 0 -112 -10 -112 -40Z',
      color,
      {
        depth: 13,
        light: 5,
      },
    ) +
    formed(
      pen,
      'M-94 -80C-94 -100 -70 -104 0 -104S94 -100 94 -80V-46C94 -24 82 -16 62 -16C40 -16 30 -40 0 -40S-40 -16 -62 -16C-82 -16 -94 -24 -94 -46Z',
      HOUSE.ink,
      {
        depth: 7,
        light: 3,
      },
    ) +
    path('M-78 -80C-60 -92 -30 -92 -8 -92L-44 -34C-62 -24 -80 -34 -80 -52Z', '#7fa8e8', {
      opacity: 0.4,
    }) +
    circle([70, -78], 5, '#7fe0c0'),
  anchors: { eyes: { at: [0, -64] }, grip: { at: [0, -60] } },
});

const projector: Drawer = (pen, { color = '#e4e9f3' }) => ({
  unitCm: 0.17,
  svg:
    [-86, 70].map((x) => rectangle([x, -12], 18, 12, HOUSE.ink, { radius: 4 })).join('') +
    formed(pen, roundedPath([-116, -98], 232, 88, 18), color, { depth: 12, light: 5 }) +
    circle([56, -54], 40, HOUSE.metalDark) +
    circle([55, -55], 35, HOUSE.ink) +
    circle([55, -55], 25, '#3f6fb5') +
    circle([46, -65], 9, '#dff0ff') +
    times(6, (index) =>
      rectangle([-96, -78 + index * 9], 76, 4, darker(color, 0.28), { radius: 2 }),
    ).join('') +
    circle([-86, -86], 4, HOUSE.green),
  anchors: { tip: { at: [96, -55] }, top: { at: [0, -98], spanCm: 200 } },
});

const faceMask: Drawer = (pen, { color = '#a9d8e6' }) => ({
  unitCm: 0.085,
  svg:
    stroke('M-86 -84C-136 -112 -138 -26 -84 -36M86 -84C136 -112 138 -26 84 -36', '#d3ddec', 6) +
    formed(
      pen,
      'M-90 -98C-60 -98 -30 -114 0 -114S60 -98 90 -98V-38C62 -10 34 0 0 0S-62 -10 -90 -38Z',
      color,
      {
        depth: 12,
        light: 5,
        extra: [-82, -60, -38]
          .map((y) =>
            stroke(`M-94 ${y - 4}C-40 ${y + 4} 40 ${y + 4} 94 ${y - 4}`, darker(color, 0.2), 4),
          )
          .join(''),
      },
    ),
});

const grater: Drawer = (pen) => ({
  unitCm: 0.11,
  svg:
    stroke('M-34 -176C-34 -216 34 -216 34 -176', HOUSE.ink, 13) +
    formed(pen, 'M-40 -178H40L64 0H-64Z', HOUSE.metal, { depth: 12, light: 5 }) +
    times(6, (row) =>
      times(row % 2 ? 4 : 5, (index) => {
        const count = row % 2 ? 4 : 5;
        const x = (index - (count - 1) / 2) * (15 + row * 1.4);
        return (
          ellipse([x, -148 + row * 25], 4.6, 6, HOUSE.metalDark) +
          stroke(`M${x - 4} ${-145 + row * 25}h8`, HOUSE.white, 2.4)
        );
      }).join(''),
    ).join(''),
  anchors: { grip: { at: [0, -204] } },
});

const corkscrew: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.075,
  svg:
    stroke(
      'M0 -128C-20 -118 -20 -106 0 -102S20 -88 0 -82S-20 -68 0 -62S20 -48 0 -42S-18 -28 0 -22S6 -8 2 0',
      HOUSE.metalDark,
      7,
    ) +
    rod(pen, 'M0 -190V-122', HOUSE.metal, 11) +
    formed(pen, roundedPath([-72, -220], 144, 38, 19), color, { depth: 10, light: 4 }) +
    [-54, 54].map((x) => circle([x, -201], 5, lighter(color, 0.4))).join(''),
  anchors: { grip: { at: [0, -200] }, tip: { at: [2, 0] } },
});

export const handDevice = defineFamily('hand-device', {
  keyboard,
  mouse,
  'remote-control': remoteControl,
  'vr-headset': virtualHeadset,
  projector,
  'face-mask': faceMask,
  grater,
  corkscrew,
});
