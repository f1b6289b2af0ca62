import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  boxed,
  createLathe,
  type Drawer,
  type Sketch,
  formed,
  hoop,
  paintMouth,
  paintSide,
  rod,
} from '../form';
import type { Pen } from '../pen';
function openBox(pen: Pen, color: Hex, w: number): Sketch {
  const frontSide = boxed(pen, color, {
    at: [-75, 0],
    widthCm: w,
    heightCm: 100,
    depth: [35, 30],
  }).replace(/^<path[^>]*>/, '');
  return {
    unitCm: 0.26,
    svg:
      path('M-75 -100L75 -100L110 -130L-40 -130Z', darker(color, 0.4)) +
      path('M-40 -130L110 -130L126 -160L-30 -158Z', lighter(color, 0.12)) +
      path('M75 -100L110 -130L150 -120L116 -88Z', darker(color, 0.1)),
    front:
      frontSide +
      path('M-75 -100L75 -100L62 -70L-92 -70Z', lighter(color, 0.16)) +
      path('M-75 -100L-40 -130L-78 -134L-112 -104Z', lighter(color, 0.05)),
    anchors: {
      inside: { at: [18, -112], spanCm: 130 },
      grip: { at: [75, -50] },
      gripFar: { at: [-75, -50] },
      label: { at: [0, -46], spanCm: 100 },
    },
  };
}

export const box: Drawer = (pen, { color = '#d0a069', state }) => {
  const w = 150;
  if (state === 'open') return openBox(pen, color, w);
  return {
    unitCm: 0.26,
    svg:
      boxed(pen, color, {
        at: [-75, 0],
        widthCm: w,
        heightCm: 110,
        depth: [36, 30],
        extra:
          rectangle([-16, -110], 32, 110, lighter(color, 0.34), { opacity: 0.7 }) +
          rectangle([32, -34], 30, 20, HOUSE.paper, { radius: 2 }) +
          rectangle([36, -30], 20, 3, '#b9a9b4') +
          rectangle([36, -24], 14, 3, '#b9a9b4'),
      }) +
      shape(
        [
          [-16, -110],
          [16, -110],
          [52, -140],
          [20, -140],
        ],
        lighter(color, 0.5),
      ),
    anchors: {
      top: { at: [18, -125], spanCm: 140 },
      grip: { at: [75, -55] },
      gripFar: { at: [-75, -55] },
      label: { at: [0, -55], spanCm: 100 },
      seat: { at: [18, -125], spanCm: 140 },
    },
  };
};

export const crate: Drawer = (pen, { color = HOUSE.wood }) => {
  const slat = (y: number) =>
    formed(pen, roundedPath([-96, y], 192, 26, 2), color, {
      depth: 5,
      light: 3,
      extra: stroke(`M-90 ${y + 10}q60 6 180 0`, darker(color, 0.14), 2),
    });
  return {
    unitCm: 0.27,
    svg:
      shape(
        [
          [-92, -96],
          [92, -96],
          [116, -124],
          [-68, -124],
        ],
        darker(color, 0.42),
      ) +
      shape(
        [
          [92, -96],
          [116, -124],
          [116, -26],
          [92, 0],
        ],
        darker(color, 0.3),
      ) +
      rectangle([-70, -126], 186, 14, darker(color, 0.18)) +
      rectangle([-90, -96], 180, 92, darker(color, 0.46)),
    front:
      slat(-96) +
      slat(-62) +
      slat(-28) +
      [-92, 74]
        .map(
          (x) =>
            formed(pen, roundedPath([x, -98], 18, 98, 2), lighter(color, 0.1), {
              depth: 4,
              light: 2,
            }) +
            circle([x + 9, -84], 2.4, darker(color, 0.4)) +
            circle([x + 9, -14], 2.4, darker(color, 0.4)),
        )
        .join(''),
    anchors: {
      inside: { at: [10, -108], spanCm: 170 },
      grip: { at: [96, -50] },
      gripFar: { at: [-96, -50] },
      top: { at: [10, -108], spanCm: 170 },
    },
  };
};

/** Two loops and a knot. */
const giftBow = (pen: Pen, ribbon: Hex) =>
  formed(pen, 'M8 -132C-30 -190 -80 -160 -60 -138C-46 -124 -10 -124 8 -132Z', ribbon, {
    depth: 8,
    light: 4,
  }) +
  formed(pen, 'M8 -132C40 -196 96 -168 78 -142C64 -126 26 -124 8 -132Z', lighter(ribbon, 0.06), {
    depth: 8,
    light: 4,
  }) +
  circle([8, -134], 12, darker(ribbon, 0.1));

const giftLid = (pen: Pen, color: Hex, ribbon: Hex) =>
  boxed(pen, lighter(color, 0.08), {
    at: [-76, -92],
    widthCm: 142,
    heightCm: 26,
    depth: [28, 22],
    extra:
      rectangle([-18, -118], 26, 26, ribbon) +
      rectangle([-76, -96], 142, 4, darker(color, 0.2), { opacity: 0.5 }),
  }) +
  shape(
    [
      [-18, -118],
      [8, -118],
      [36, -140],
      [10, -140],
    ],
    lighter(ribbon, 0.3),
  );

/** Its lid leans at its side; what is in it looks over its edge. */
function openGift(pen: Pen, color: Hex, ribbon: Hex): Sketch {
  const front = boxed(pen, color, {
    at: [-75, 0],
    widthCm: 150,
    heightCm: 100,
    depth: [35, 30],
    extra:
      rectangle([-16, -100], 30, 100, ribbon) + rectangle([4, -100], 10, 100, darker(ribbon, 0.14)),
  }).replace(/^<path[^>]*>/, '');
  const lid = giftLid(pen, color, ribbon) + giftBow(pen, ribbon);
  return {
    unitCm: 0.16,
    svg:
      placed(placed(lid, { at: [0, 92] }), { at: [134, -66], angleDegrees: 62 }) +
      path('M-75 -100L75 -100L110 -130L-40 -130Z', darker(color, 0.5)) +
      path('M-40 -130L110 -130V-118L-40 -118Z', darker(color, 0.3)),
    front,
    anchors: {
      inside: { at: [18, -112], spanCm: 130 },
      grip: { at: [75, -50] },
      gripFar: { at: [-75, -50] },
      label: { at: [0, -46], spanCm: 100 },
    },
  };
}

export const gift: Drawer = (pen, { color = pen.accents[0], trim, state }) => {
  const ribbon = trim ?? pen.accents[1];
  if (state === 'open') return openGift(pen, color, ribbon);
  return {
    unitCm: 0.16,
    svg:
      boxed(pen, color, {
        at: [-70, 0],
        widthCm: 130,
        heightCm: 96,
        depth: [26, 20],
        extra:
          rectangle([-18, -96], 26, 96, ribbon) + rectangle([0, -96], 8, 96, darker(ribbon, 0.14)),
      }) +
      giftLid(pen, color, ribbon) +
      giftBow(pen, ribbon),
    anchors: { grip: { at: [60, -40] }, gripFar: { at: [-70, -40] }, top: { at: [10, -130] } },
  };
};

export const barrel: Drawer = (pen, { color = HOUSE.wood }) => {
  const body = createLathe('66 0!, 74 30, 84 90, 74 150, 66 180!', { tilt: 0.22 });
  return {
    unitCm: 0.5,
    svg:
      paintMouth(body, color, { filling: lighter(color, 0.1) }) +
      paintSide(pen, body, color, {
        material: 'wood',
        extra:
          times(9, (index) =>
            stroke(
              `M${-72 + index * 18} -190Q${-92 + index * 23} -90 ${-72 + index * 18} 20`,
              darker(color, 0.3),
              2,
              { opacity: 0.7 },
            ),
          ).join('') +
          [16, 50, 126, 158].map((h) => hoop(body, h, h + 9, HOUSE.metalDark)).join(''),
      }),
    anchors: { top: { at: [0, -180], spanCm: 120 }, seat: { at: [0, -180], spanCm: 110 } },
  };
};

export const trash: Drawer = (pen, { color = HOUSE.green, state }) => {
  const body = createLathe('60 0!, 62 4, 76 160!', { tilt: 0.2 });
  const mark =
    state === 'open'
      ? times(3, (index) =>
          placed(
            path(
              'M-26 -20A33 33 0 0 1 12 -31L16 -42L30 -20L6 -12L10 -22A22 22 0 0 0 -18 -14Z',
              HOUSE.cream,
            ),
            {
              at: [0, -80],
              angleDegrees: index * 120,
            },
          ),
        ).join('')
      : '';
  return {
    unitCm: 0.42,
    svg:
      paintSide(pen, body, color, {
        material: 'plastic',
        extra: times(5, (index) =>
          stroke(`M${-60 + index * 30} -160L${-50 + index * 25} 10`, darker(color, 0.2), 4, {
            opacity: 0.6,
          }),
        ).join(''),
      }) +
      mark +
      paintSide(
        pen,
        createLathe('82 0!, 82 10!, 70 20, 20 30', { at: [0, -158], tilt: 0.2 }),
        darker(color, 0.08),
        { material: 'plastic' },
      ) +
      rod(pen, 'M-18 -194Q0 -210 18 -194', darker(color, 0.2), 8),
    anchors: { top: { at: [0, -190] }, inside: { at: [0, -160] } },
  };
};

export const treasure: Drawer = (pen, { color = HOUSE.woodDark, state }) => {
  const bands = (y: number, h: number) =>
    [-86, -6, 74].map((x) => rectangle([x, y], 14, h, HOUSE.gold)).join('');
  const coins =
    times(22, (index) => {
      const x = -84 + ((index * 41) % 168);
      const y = -112 - ((index * 23) % 30) * (1 - Math.abs(x) / 130);
      return (
        ellipse([x, y], 15, 8, darker(HOUSE.gold, 0.2)) +
        ellipse([x, y - 3], 15, 8, index % 3 ? HOUSE.gold : '#ffdf83')
      );
    }).join('') +
    path('M-30 -140l14 -10l14 10l-14 18Z', HOUSE.coral) +
    path('M36 -132l12 -9l12 9l-12 16Z', HOUSE.teal) +
    circle([6, -142], 8, '#fff3f5') +
    circle([20, -138], 8, '#fff3f5');
  const lid =
    state === 'plain'
      ? formed(pen, 'M-100 -96C-100 -160 -70 -176 0 -176S100 -160 100 -96Z', color, {
          depth: 14,
          light: 6,
          extra: bands(-180, 90) + stroke('M-100 -130H100', darker(color, 0.3), 3),
        })
      : formed(pen, 'M-96 -112L-104 -190C-90 -240 90 -240 104 -190L96 -112Z', darker(color, 0.3), {
          depth: 10,
          light: 4,
        }) +
        formed(pen, 'M-88 -118L-92 -184C-80 -220 80 -220 92 -184L88 -118Z', darker(color, 0.5), {
          depth: 10,
          light: 0,
        }) +
        coins;
  return {
    unitCm: 0.36,
    svg: lid,
    front:
      formed(pen, roundedPath([-104, -104], 208, 104, 6), color, {
        depth: 14,
        light: 5,
        extra: stroke('M-104 -66H104M-104 -32H104', darker(color, 0.3), 3) + bands(-110, 120),
      }) +
      rectangle([-104, -104], 208, 12, darker(HOUSE.gold, 0.08)) +
      rectangle([-18, -112], 36, 40, HOUSE.gold, { radius: 6 }) +
      circle([0, -94], 6, '#5a3425') +
      rectangle([-2.5, -92], 5, 12, '#5a3425'),
    anchors: { inside: { at: [0, -110], spanCm: 170 }, top: { at: [0, -176] } },
  };
};
