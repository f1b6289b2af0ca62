import { circle, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, type Drawer, formed, paintSide, paintSolid, rod, topOf } from '../form';
export const sewingMachine: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, roundedPath([-130, -26], 260, 26, 6), HOUSE.wood, { depth: 6 }) +
    formed(
      pen,
      'M-110 -130C-110 -160 -80 -164 -50 -160L40 -150C60 -148 60 -170 80 -170H104Q120 -170 120 -150V-26H62V-90C62 -110 40 -116 10 -116L-70 -122V-80H-108Z',
      color,
      { depth: 12, light: 5 },
    ) +
    circle([128, -130], 24, HOUSE.metalDark) +
    circle([127, -131], 16, HOUSE.metal) +
    stroke('M-88 -80V-34', HOUSE.metalDark, 4) +
    rectangle([-104, -36], 40, 5, HOUSE.metal) +
    stroke('M0 -158Q-40 -196 -88 -120V-40', HOUSE.coral, 2) +
    rectangle([-8, -190], 18, 30, HOUSE.coral, { radius: 3 }),
});

export const fan: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.2,
  svg:
    paintSolid(pen, createLathe('50 0!, 48 8, 10 14', {}), color, { material: 'plastic' }) +
    rod(pen, 'M0 -12V-90', HOUSE.metalDark, 9) +
    circle([0, -152], 76, '#eef3fa', { opacity: 0.7 }) +
    times(3, (index) =>
      placed(path('M0 0C-40 -14 -44 -62 0 -66C24 -60 20 -20 0 0Z', lighter(color, 0.3)), {
        at: [0, -152],
        angleDegrees: index * 120,
      }),
    ).join('') +
    times(16, (index) =>
      placed(stroke('M0 -14V-74', HOUSE.metalDark, 1.4, { opacity: 0.6 }), {
        at: [0, -152],
        angleDegrees: index * 22.5,
      }),
    ).join('') +
    `<circle cx="0" cy="-152" r="75" fill="none" stroke="${color}" stroke-width="6"/>` +
    circle([0, -152], 14, color),
});

export const typewriter: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.15,
  svg:
    shape(
      [
        [-64, -120],
        [64, -120],
        [60, -206],
        [-60, -206],
      ],
      HOUSE.paper,
    ) +
    times(4, (index) =>
      rectangle([-44, -190 + index * 13], 80 - (index % 2) * 24, 4, '#b9c4dc'),
    ).join('') +
    formed(pen, roundedPath([-122, -138], 244, 26, 12), HOUSE.ink, { depth: 6 }) +
    formed(pen, 'M-98 -116H98L126 -14Q128 0 112 0H-112Q-128 0 -126 -14Z', color, {
      depth: 12,
      light: 5,
    }) +
    times(3, (row) =>
      times(
        9,
        (column) =>
          circle([-88 + column * 22 + (row % 2) * 8 - row * 2, -70 + row * 21], 8, HOUSE.ink) +
          circle([-89 + column * 22 + (row % 2) * 8 - row * 2, -72 + row * 21], 6, HOUSE.cream),
      ).join(''),
    ).join(''),
  anchors: { page: { at: [0, -165], spanCm: 120 } },
});

export const kettle: Drawer = (pen, { color = HOUSE.coral, state }) => {
  const body = createLathe(
    state === 'open' ? '40 0!, 62 10, 70 40, 56 78, 30 92' : '62 0!, 66 6, 64 50, 46 90, 30 100',
  );
  const h = topOf(body).height;
  return {
    svg:
      rod(pen, `M58 ${-h * 0.5}C96 ${-h * 0.5} 80 ${-h * 0.92} 108 ${-h * 0.98}`, color, 17) +
      (state === 'open'
        ? rod(pen, `M-62 ${-h * 0.8}C-116 ${-h * 0.9} -112 ${-h * 0.2} -60 ${-h * 0.25}`, color, 12)
        : rod(
            pen,
            `M-46 ${-h * 0.86}C-60 ${-h * 1.7} 60 ${-h * 1.7} 46 ${-h * 0.86}`,
            HOUSE.woodDark,
            11,
          )) +
      paintSide(pen, body, color, { material: state === 'open' ? 'ceramic' : 'metal' }) +
      paintSide(pen, createLathe('31 0!, 24 9, 6 13', { at: [0, -h + 2] }), darker(color, 0.1)) +
      circle([0, -h - 16], 8, HOUSE.woodDark),
    anchors: {
      grip: { at: state === 'open' ? [-98, -h * 0.55] : [0, -h * 1.46] },
      tip: { at: [110, -h] },
    },
  };
};

export const toaster: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    [-34, 22]
      .map((x) =>
        formed(pen, roundedPath([x - 22, -178], 62, 60, 16), '#d9974a', {
          depth: 4,
          extra: rectangle([x - 16, -172], 50, 60, '#f3d49c', { radius: 12 }),
        }),
      )
      .join('') +
    formed(pen, roundedPath([-110, -136], 220, 128, 34), color, { depth: 18, light: 8 }) +
    rectangle([-90, -10], 180, 10, HOUSE.ink, { radius: 4 }) +
    rectangle([96, -90], 26, 12, HOUSE.ink, { radius: 4 }) +
    circle([70, -36], 12, HOUSE.coral) +
    rectangle([-88, -112], 14, 82, '#ffffff', { radius: 7, opacity: 0.6 }),
});

export const blender: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.14,
  svg:
    paintSide(pen, createLathe('56 0!, 54 20, 44 70!'), color, { material: 'plastic' }) +
    rod(pen, 'M52 -190C92 -190 90 -110 46 -104', '#cfe6ee', 10) +
    formed(pen, 'M-44 -80L-60 -220H60L44 -80Q0 -68 -44 -80Z', '#d9ecf2', {
      depth: 10,
      light: 8,
      extra: path('M-80 -170Q0 -186 80 -170V-60H-80Z', '#f29bb0'),
    }) +
    paintSolid(pen, createLathe('60 0!, 58 12!', { at: [0, -218] }), color, {
      material: 'plastic',
    }) +
    circle([0, -34], 12, HOUSE.cream),
});
