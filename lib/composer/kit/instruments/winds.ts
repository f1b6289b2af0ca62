import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, createLathe, defineFamily, type Drawer, formed, paintSide, rod } from '../form';

const trumpet: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.18,
  svg:
    rod(pen, 'M-140 -60H90', color, 12) +
    rod(pen, 'M-60 -20H40C66 -20 66 -60 40 -60', color, 10) +
    rod(pen, 'M-60 -20C-84 -20 -84 -60 -60 -60', color, 10) +
    formed(pen, 'M70 -68C110 -70 130 -90 146 -112V-8C130 -30 110 -50 70 -52Z', color, {
      depth: 14,
      light: 6,
    }) +
    ellipse([146, -60], 11, 52, darker(color, 0.26)) +
    [-22, 0, 22]
      .map(
        (x) =>
          rectangle([x - 8, -92], 16, 78, lighter(color, 0.1), { radius: 5 }) +
          rectangle([x + 1, -92], 7, 78, darker(color, 0.18), { radius: 3 }) +
          rectangle([x - 2, -108], 4, 18, HOUSE.metalDark) +
          circle([x, -110], 8, HOUSE.cream),
      )
      .join('') +
    formed(pen, 'M-140 -68L-158 -74V-46L-140 -52Z', color, { depth: 4 }),
  anchors: {
    mouth: { at: [-158, -60] },
    grip: { at: [0, -100] },
    gripFar: { at: [-50, -40] },
    tip: { at: [150, -60] },
  },
});
const trombone: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.3,
  svg:
    rod(pen, 'M-150 -70H120M-150 -40H120C140 -40 140 -70 120 -70', color, 8) +
    rod(pen, 'M-150 -70C-176 -70 -176 -110 -150 -110H40', color, 9) +
    formed(pen, 'M30 -116C80 -118 110 -130 126 -156V-64C110 -90 80 -102 30 -104Z', color, {
      depth: 12,
      light: 5,
    }) +
    ellipse([126, -110], 10, 46, darker(color, 0.26)) +
    rod(pen, 'M-60 -70V-40M40 -70V-40', HOUSE.metal, 6),
  anchors: {
    mouth: { at: [-150, -40] },
    grip: { at: [40, -56] },
    gripFar: { at: [-60, -56] },
    tip: { at: [130, -110] },
  },
});
const horn: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.2,
  svg:
    `<circle cx="-10" cy="-100" r="62" fill="none" stroke="${darker(color, 0.2)}" stroke-width="16"/><circle cx="-12" cy="-102" r="62" fill="none" stroke="${color}" stroke-width="11"/><circle cx="-10" cy="-100" r="40" fill="none" stroke="${darker(color, 0.1)}" stroke-width="10"/>` +
    formed(pen, 'M20 -60C60 -60 80 -40 96 0L10 30C16 0 0 -30 -20 -40Z', color, {
      depth: 14,
      light: 6,
    }) +
    placed(ellipse([0, 0], 52, 14, darker(color, 0.26)), { at: [54, 14], angleDegrees: -19 }) +
    rod(pen, 'M-20 -162L-90 -196', color, 9) +
    [-30, -12, 6]
      .map((x) => rectangle([x - 6, -120], 12, 40, lighter(color, 0.2), { radius: 4 }))
      .join(''),
  anchors: { mouth: { at: [-90, -196] }, grip: { at: [-12, -130] }, gripFar: { at: [50, 0] } },
});
const saxophone: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.26,
  svg:
    formed(
      pen,
      'M-60 -262C-40 -276 -20 -268 -12 -250L22 -60C26 -30 60 -30 60 -64C62 -90 56 -110 40 -128H128C112 -110 108 -90 106 -56C102 10 -10 22 -22 -50L-44 -236C-48 -250 -54 -250 -62 -246Z',
      color,
      { depth: 14, light: 6 },
    ) +
    ellipse([84, -128], 44, 10, darker(color, 0.3)) +
    formed(pen, 'M-60 -262L-104 -246L-100 -232L-60 -246Z', HOUSE.ink, { depth: 4 }) +
    times(
      6,
      (index) =>
        circle([-30 + index * 8, -220 + index * 30], 12, darker(color, 0.22)) +
        circle([-31 + index * 8, -222 + index * 30], 9, HOUSE.cream),
    ).join('') +
    stroke('M-10 -220L24 -70', darker(color, 0.3), 4),
  anchors: {
    mouth: { at: [-102, -240] },
    grip: { at: [-24, -190] },
    gripFar: { at: [6, -90] },
    handle: { at: [6, -90] },
  },
});
const flute: Drawer = (pen, { color = HOUSE.metal, state }) => ({
  unitCm: 0.28,
  svg: placed(
    formed(pen, roundedPath([-130, -16], 260, 16, 8), state === 'open' ? HOUSE.woodLight : color, {
      depth: 6,
      light: 3,
    }) +
      times(9, (index) =>
        circle([-40 + index * 18, -9], 5, state === 'open' ? HOUSE.woodDark : darker(color, 0.4)),
      ).join('') +
      rectangle([-112, -20], 26, 10, state === 'open' ? HOUSE.wood : darker(color, 0.2), {
        radius: 4,
      }),
    { angleDegrees: -10, at: [0, -20] },
  ),
  anchors: {
    mouth: { at: [-104, -18] },
    grip: { at: [-10, -26] },
    gripFar: { at: [80, -40] },
    tip: { at: [128, -50] },
  },
});
const accordion: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.2,
  svg:
    times(9, (index) =>
      rectangle(
        [-58 + index * 13, -150 + (index % 2) * 6],
        13,
        138 - (index % 2) * 12,
        index % 2 ? darker(color, 0.3) : HOUSE.cream,
      ),
    ).join('') +
    formed(pen, roundedPath([-120, -160], 64, 160, 12), color, { depth: 10, light: 4 }) +
    formed(pen, roundedPath([58, -160], 64, 160, 12), color, { depth: 10, light: 4 }) +
    times(
      9,
      (index) =>
        rectangle([-112, -150 + index * 16], 34, 14, HOUSE.white, { radius: 2 }) +
        (index % 3 ? rectangle([-112, -154 + index * 16], 20, 8, HOUSE.ink) : ''),
    ).join('') +
    times(10, (index) =>
      circle([80 + (index % 2) * 20, -136 + Math.floor(index / 2) * 27], 6, HOUSE.cream),
    ).join(''),
  anchors: { grip: { at: [100, -80] }, gripFar: { at: [-100, -80] } },
});
const harmonica: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, roundedPath([-100, -56], 200, 56, 12), HOUSE.metal, { depth: 10, light: 6 }) +
    rectangle([-92, -34], 184, 15, HOUSE.ink, { radius: 3 }) +
    times(12, (index) => rectangle([-86 + index * 15, -32], 8, 11, HOUSE.wood)).join(''),
});
const bell: Drawer = (pen, { color = HOUSE.gold }) => {
  const body = createLathe('96 0!, 88 10, 66 34, 56 90, 46 130, 14 152', { tilt: 0.14 });
  return {
    unitCm: 0.09,
    svg:
      circle([0, 6], 20, darker(color, 0.34)) +
      paintSide(pen, body, color, { material: 'metal' }) +
      rod(pen, 'M-14 -160Q-14 -186 0 -186T14 -160', darker(color, 0.2), 9),
    anchors: { grip: { at: [0, -180] } },
  };
};
const maracas: Drawer = (pen) => ({
  unitCm: 0.11,
  svg: [-1, 1]
    .map((s) =>
      placed(
        rod(pen, 'M0 0V-120', HOUSE.wood, 15) +
          ball(pen, [0, -168], 52, s > 0 ? HOUSE.coral : HOUSE.teal, {
            extra:
              rectangle([-60, -180], 120, 12, HOUSE.mustard) +
              rectangle([-60, -160], 120, 6, HOUSE.cream),
          }),
        { at: [s * 20, 0], angleDegrees: s * 24 },
      ),
    )
    .join(''),
  anchors: { grip: { at: [30, -40] }, gripFar: { at: [-30, -40] } },
});
const tambourine: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.13,
  svg:
    circle([0, -100], 98, darker(color, 0.2)) +
    circle([-2, -102], 96, color) +
    circle([0, -100], 78, '#f6ecda') +
    path('M-70 -110A72 72 0 0 1 -10 -170L-4 -156A60 60 0 0 0 -56 -106Z', HOUSE.white, {
      opacity: 0.7,
    }) +
    times(6, (index) =>
      placed(
        ellipse([0, -88], 15, 7, HOUSE.gold) + ellipse([0, -91], 15, 7, lighter(HOUSE.gold, 0.3)),
        { at: [0, -100], angleDegrees: index * 60 + 30 },
      ),
    ).join('') +
    rod(pen, 'M0 -4V0', color, 2),
  anchors: { grip: { at: [70, -40] } },
});
const xylophone: Drawer = () => ({
  unitCm: 0.2,
  svg:
    path('M-110 -20L110 -34V-20L-110 0ZM-110 -92L110 -74V-62L-110 -76Z', HOUSE.wood) +
    times(8, (index) => {
      const color =
        [
          HOUSE.red,
          HOUSE.orange,
          HOUSE.yellow,
          HOUSE.green,
          HOUSE.teal,
          HOUSE.blue,
          HOUSE.purple,
          HOUSE.pink,
        ][index] ?? HOUSE.red;
      const h = 104 - index * 8;
      return (
        rectangle([-106 + index * 27, -46 - h / 2], 22, h, darker(color, 0.2), { radius: 5 }) +
        rectangle([-106 + index * 27, -48 - h / 2], 20, h - 2, color, { radius: 5 })
      );
    }).join(''),
  anchors: { grip: { at: [0, -60] } },
});
const recordPlayer: Drawer = (pen, { state }) =>
  state === 'open'
    ? {
        unitCm: 0.15,
        svg:
          circle([2, -98], 100, '#15172f') +
          circle([0, -100], 100, '#2a2d4f') +
          [84, 68, 52]
            .map(
              (r) =>
                `<circle cx="0" cy="-100" r="${r}" fill="none" stroke="#454a78" stroke-width="2"/>`,
            )
            .join('') +
          path('M-60 -170L0 -100L-20 -194ZM60 -30L0 -100L20 -6Z', '#ffffff', { opacity: 0.12 }) +
          circle([0, -100], 34, HOUSE.coral) +
          circle([0, -100], 7, HOUSE.cream),
      }
    : {
        unitCm: 0.2,
        svg:
          formed(pen, roundedPath([-120, -64], 240, 56, 8), HOUSE.wood, { depth: 8, light: 3 }) +
          [-90, 90]
            .map((x) => rectangle([x - 12, -10], 24, 10, HOUSE.ink, { radius: 3 }))
            .join('') +
          ellipse([-24, -66], 84, 22, '#15172f') +
          ellipse([-24, -69], 84, 22, '#2a2d4f') +
          ellipse([-24, -69], 28, 8, HOUSE.coral) +
          rod(pen, 'M92 -92L84 -74L34 -64', HOUSE.metal, 6) +
          circle([92, -84], 12, HOUSE.metalDark) +
          circle([88, -36], 8, HOUSE.gold),
        anchors: { top: { at: [-24, -70] } },
      };
const note: Drawer = (_pen, { color = HOUSE.navy, state }) => ({
  unitCm: 0.1,
  svg:
    state === 'open'
      ? stroke('M0 -24V-170C60 -150 60 -110 44 -90', color, 13) +
        placed(ellipse([0, 0], 36, 26, color), { at: [-30, -26], angleDegrees: -20 })
      : path('M-46 -180L74 -206V-176L-46 -150Z', color) +
        rectangle([-50, -178], 12, 146, color) +
        rectangle([64, -204], 12, 150, color) +
        placed(ellipse([0, 0], 34, 25, color), { at: [-70, -28], angleDegrees: -20 }) +
        placed(ellipse([0, 0], 34, 25, color), { at: [44, -50], angleDegrees: -20 }),
});
const sheetMusic: Drawer = (pen) => ({
  unitCm: 0.13,
  svg: formed(pen, roundedPath([-86, -230], 172, 230, 4), HOUSE.paper, {
    depth: 6,
    light: 0,
    extra: times(
      5,
      (row) =>
        times(5, (k) => rectangle([-70, -206 + row * 42 + k * 6], 140, 1.2, '#8a7a8a')).join('') +
        stroke(`M-62 ${-178 + row * 42}q-11 -11 0 -18q12 -12 4 -22q-7 5 -2 44`, HOUSE.ink, 2) +
        times(6, (k) => {
          const [x, y] = [-38 + k * 19, -202 + row * 42 + ((k * 7 + row * 5) % 5) * 5];
          return (
            ellipse([x, y], 4.6, 3.6, HOUSE.ink) + stroke(`M${x + 4} ${y}v-16`, HOUSE.ink, 1.6)
          );
        }).join(''),
    ).join(''),
  }),
  anchors: { page: { at: [0, -115] }, grip: { at: [80, -40] } },
});
const musicStand: Drawer = (pen) => {
  const page = sheetMusic(pen, {
    color: undefined,
    view: 'side',
    state: 'plain',
    count: undefined,
  });
  return {
    unitCm: 0.5,
    svg:
      rod(pen, 'M0 -150V-40M0 -50L-50 0M0 -50L50 0M0 -50L6 -2', HOUSE.metalDark, 6) +
      formed(pen, 'M-72 -240H72L64 -150H-64Z', HOUSE.metalDark, { depth: 5, light: 2 }) +
      [-34, 34].map((x) => placed(page.svg, { at: [x, -156], scaleX: 0.38 })).join('') +
      rectangle([-70, -158], 140, 8, HOUSE.metal, { radius: 3 }),
    anchors: { page: { at: [0, -196] } },
  };
};

/** Winds, small percussion and what belongs to music. */
export const windInstrument = defineFamily('wind-instrument', {
  trumpet,
  trombone,
  horn,
  saxophone,
  flute,
  accordion,
  harmonica,
  bell,
  maracas,
  tambourine,
  xylophone,
  'record-player': recordPlayer,
  note,
  'sheet-music': sheetMusic,
  'music-stand': musicStand,
});
