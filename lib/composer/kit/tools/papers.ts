import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

/** What is printed, folded and stuck on boards. Units are millimetres unless told. */

const newspaper: Drawer = (pen) => ({
  unitCm: 0.15,
  svg:
    formed(pen, 'M-104 -8L-92 -196H96L104 -8Z', '#f4efe4', {
      depth: 8,
      light: 4,
      extra:
        rectangle([-76, -182], 156, 22, HOUSE.ink, { radius: 3 }) +
        rectangle([-84, -150], 168, 3, '#b9b4c4') +
        rectangle([-82, -140], 82, 62, '#9db6d3', { radius: 2 }) +
        path('M-82 -78L-52 -112L-30 -92L-14 -104L0 -78Z', HOUSE.green) +
        circle([-20, -124], 8, HOUSE.mustard) +
        times(7, (index) =>
          rectangle([10, -140 + index * 9.4], index % 3 === 2 ? 50 : 74, 4, '#b9b4c4'),
        ).join('') +
        times(6, (index) =>
          [-88, -30, 28]
            .map((x) => rectangle([x, -66 + index * 9.4], index === 5 ? 30 : 50, 4, '#c6c1cf'))
            .join(''),
        ).join(''),
    }) +
    shape(
      [
        [-104, -8],
        [104, -8],
        [98, 0],
        [-98, 0],
      ],
      '#d9d3c6',
    ),
  anchors: { page: { at: [0, -100], spanCm: 180 }, grip: { at: [0, -20] } },
});

const qrCode: Drawer = (pen) => {
  const eye = (x: number, y: number) =>
    rectangle([x, y], 28, 28, HOUSE.ink, { radius: 4 }) +
    rectangle([x + 4, y + 4], 20, 20, HOUSE.white, { radius: 3 }) +
    rectangle([x + 8, y + 8], 12, 12, HOUSE.ink, { radius: 2 });
  const dots = times(625, (index) => {
    const [column, row] = [index % 25, Math.floor(index / 25)];
    const isEye = (column < 8 && (row < 8 || row > 16)) || (column > 16 && row < 8);
    const isSet = ((column * 7 + row * 13 + column * row * 3 + ((column * row) % 7)) % 5) % 2 === 0;
    return isEye || !isSet ? '' : `M${-50 + column * 4} ${-106 + row * 4}h4v4h-4Z`;
  }).join('');
  return {
    unitCm: 0.08,
    svg:
      formed(pen, roundedPath([-62, -118], 124, 118, 10), HOUSE.white, { depth: 4, light: 0 }) +
      path(dots, HOUSE.ink) +
      eye(-50, -106) +
      eye(22, -106) +
      eye(-50, -34),
    anchors: { label: { at: [0, -60], spanCm: 100 } },
  };
};

const browserWindow: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.4,
  svg: formed(pen, roundedPath([-130, -176], 260, 176, 12), HOUSE.white, {
    depth: 5,
    light: 0,
    extra:
      rectangle([-130, -176], 260, 28, HOUSE.navy) +
      [HOUSE.coral, HOUSE.mustard, '#4cc38a']
        .map((tone, index) => circle([-114 + index * 14, -162], 4.4, tone))
        .join('') +
      rectangle([-60, -169], 150, 14, lighter(HOUSE.navy, 0.2), { radius: 7 }) +
      rectangle([-130, -148], 260, 64, lighter(color, 0.72)) +
      circle([70, -116], 22, HOUSE.mustard) +
      path('M10 -84L48 -122L72 -98L88 -110L130 -84Z', HOUSE.green) +
      rectangle([-112, -132], 84, 10, color, { radius: 5 }) +
      rectangle([-112, -114], 60, 6, lighter(color, 0.4), { radius: 3 }) +
      rectangle([-112, -102], 40, 12, HOUSE.coral, { radius: 6 }) +
      [-112, -34, 44]
        .map(
          (x, index) =>
            rectangle(
              [x, -70],
              68,
              40,
              [HOUSE.coral, HOUSE.mustard, HOUSE.teal][index] ?? HOUSE.coral,
              { radius: 5 },
            ) +
            rectangle([x, -24], 56, 5, '#b9c2dc', { radius: 2 }) +
            rectangle([x, -14], 38, 5, '#d3daea', { radius: 2 }),
        )
        .join(''),
  }),
  anchors: {
    screen: { at: [0, -74], spanCm: 240 },
    top: { at: [0, -176], spanCm: 240 },
    grip: { at: [0, -80] },
  },
});

const paperPlane: Drawer = (_pen, { color = HOUSE.white }) => ({
  unitCm: 0.2,
  svg:
    path('M-110 -66L112 -112L-30 -34Z', color) +
    path('M-30 -34L112 -112L20 2Z', darker(color, 0.1)) +
    path('M-30 -34L112 -112L-26 2Z', darker(color, 0.34)) +
    path('M-30 -34L-26 2L-2 -20Z', darker(color, 0.22)),
  anchors: { grip: { at: [-20, -20] }, tip: { at: [112, -112] } },
});

const paperBoat: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.12,
  svg:
    path('M-50 -44L0 -108L50 -44Z', darker(color, 0.08)) +
    path('M0 -108L50 -44H0Z', darker(color, 0.18)),
  front:
    formed(pen, 'M-110 -66L-60 -2H60L110 -66L0 -34Z', color, { depth: 5, light: 0 }) +
    path('M0 -34L110 -66L60 -2H0Z', darker(color, 0.12)),
  anchors: {
    inside: { at: [0, -40], spanCm: 90 },
    seat: { at: [-40, -46] },
    surface: { at: [0, -12], spanCm: 160 },
  },
});

const stickyNote: Drawer = (pen, { color = HOUSE.yellow }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-46 -92H46V-18L28 0H-46Z', color, {
      depth: 4,
      extra: rectangle([-46, -92], 92, 14, darker(color, 0.08)),
    }) +
    path('M46 -18L28 0Q32 -10 28 -18Z', darker(color, 0.24)) +
    times(3, (index) =>
      rectangle([-32, -64 + index * 16], index === 2 ? 34 : 62, 6, darker(color, 0.3), {
        radius: 3,
      }),
    ).join(''),
  anchors: { page: { at: [0, -48], spanCm: 80 } },
});

const ticket: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.1,
  svg: placed(
    formed(pen, 'M-90 -72H90V-48A12 12 0 0 0 90 -24V0H-90V-24A12 12 0 0 0 -90 -48Z', color, {
      depth: 5,
      light: 3,
      extra:
        stroke('M42 -70V0', HOUSE.cream, 2.4, { opacity: 0.8 }).replace(
          '/>',
          ' stroke-dasharray="2 6"/>',
        ) + rectangle([-70, -58], 96, 44, lighter(color, 0.24), { radius: 4 }),
    }) +
      path(
        'M-22 -56L-17.4 -43H-4L-14.6 -35L-10.6 -21L-22 -29.6L-33.4 -21L-29.4 -35L-40 -43H-26.6Z',
        HOUSE.mustard,
      ),
    { angleDegrees: -10 },
  ),
  anchors: { grip: { at: [60, -36] }, label: { at: [-20, -36], spanCm: 90 } },
});

const passport: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.1,
  svg:
    rectangle([-42, -124], 90, 122, HOUSE.paper, { radius: 4 }) +
    formed(pen, roundedPath([-46, -126], 90, 126, 6), color, { depth: 6, light: 3 }) +
    stroke(ellipsePath([-1, -72], 24, 24), HOUSE.gold, 3) +
    stroke('M-25 -72H23M-1 -96V-48M-1 -96Q-18 -72 -1 -48Q16 -72 -1 -96', HOUSE.gold, 2.4) +
    rectangle([-22, -112], 42, 5, HOUSE.gold, { radius: 2 }) +
    rectangle([-16, -34], 30, 5, HOUSE.gold, { radius: 2 }) +
    rectangle([-8, -22], 14, 8, HOUSE.gold, { radius: 2 }),
  anchors: { grip: { at: [0, -20] } },
});

const idBadge: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.1,
  svg:
    stroke('M-4 -112L-40 -200M4 -112L40 -200', color, 9) +
    rectangle([-9, -122], 18, 16, HOUSE.metal, { radius: 4 }) +
    formed(pen, roundedPath([-40, -110], 80, 110, 8), HOUSE.white, {
      depth: 5,
      light: 0,
      extra: rectangle([-40, -110], 80, 22, color),
    }) +
    rectangle([-24, -78], 48, 44, lighter(color, 0.7), { radius: 5 }) +
    circle([0, -63], 9, '#e9ab85') +
    path('M-17 -34Q-16 -52 0 -52T17 -34Z', HOUSE.navy) +
    rectangle([-24, -26], 48, 5, HOUSE.navy, { radius: 2 }) +
    rectangle([-16, -15], 32, 4, '#b9c2dc', { radius: 2 }),
  anchors: { grip: { at: [0, -60] }, label: { at: [0, -20], spanCm: 60 } },
});

export const paperThing = defineFamily('paper-thing', {
  newspaper,
  'qr-code': qrCode,
  'browser-window': browserWindow,
  plane: paperPlane,
  boat: paperBoat,
  'sticky-note': stickyNote,
  ticket,
  passport,
  'id-badge': idBadge,
});
