import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { createLathe, defineFamily, type Drawer, formed, paintSide } from '../form';
import { STEEL } from './shaft';

/** What bodies and clothes are cared for with. */

const firstAidKit: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.13,
  svg:
    stroke(
      'M-40 -164V-186C-40 -198 -34 -202 -24 -202H24C34 -202 40 -198 40 -186V-164',
      darker(color, 0.3),
      14,
    ) +
    formed(pen, roundedPath([-126, -170], 252, 170, 22), color, {
      depth: 15,
      light: 6,
      extra: rectangle([-130, -122], 260, 7, darker(color, 0.28)),
    }) +
    [-86, 62]
      .map(
        (x) =>
          rectangle([x, -136], 24, 34, HOUSE.metal, { radius: 4 }) +
          rectangle([x + 4, -126], 16, 6, HOUSE.metalDark, { radius: 3 }),
      )
      .join('') +
    circle([0, -72], 50, HOUSE.white) +
    path('M-12 -108H12V-84H36V-60H12V-36H-12V-60H-36V-84H-12Z', color),
  anchors: {
    grip: { at: [0, -202] },
    label: { at: [0, -72], spanCm: 90 },
    top: { at: [0, -170], spanCm: 220 },
  },
});

const razor: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.075,
  svg:
    formed(
      pen,
      'M-12 0C-20 -40 -18 -80 -11 -120L-8 -176H10L12 -120C18 -80 18 -40 12 0C8 8 -8 8 -12 0Z',
      color,
      {
        depth: 8,
        light: 4,
        extra: times(5, (index) =>
          rectangle([-20, -92 + index * 14], 40, 6, darker(color, 0.26)),
        ).join(''),
      },
    ) +
    formed(pen, roundedPath([-62, -212], 124, 42, 12), HOUSE.navy, { depth: 7, light: 3 }) +
    times(3, (index) => rectangle([-52, -204 + index * 11], 104, 5, STEEL, { radius: 2 })).join(
      '',
    ) +
    rectangle([-52, -176], 104, 5, HOUSE.mustard, { radius: 2 }),
  anchors: { grip: { at: [0, -40], angleDegrees: -90 }, tip: { at: [0, -206] } },
});

const hairbrush: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.09,
  svg:
    formed(
      pen,
      'M-11 0C-18 -30 -12 -62 -12 -96C-48 -110 -58 -150 -52 -184C-46 -220 46 -220 52 -184C58 -150 48 -110 12 -96C12 -62 18 -30 11 0C8 8 -8 8 -11 0Z',
      color,
      { depth: 12, light: 5 },
    ) +
    ellipse([0, -157], 38, 48, darker(HOUSE.pink, 0.12)) +
    ellipse([-2, -159], 35, 45, lighter(HOUSE.pink, 0.2)) +
    times(5, (row) =>
      times(row % 2 ? 4 : 5, (column) => {
        const x = (column - (row % 2 ? 1.5 : 2)) * 13;
        const y = -190 + row * 16;
        return stroke(`M${x} ${y}l-3 -9`, HOUSE.ink, 3) + circle([x - 3, y - 9], 2.8, HOUSE.navy);
      }).join(''),
    ).join('') +
    circle([0, -8], 4.5, darker(color, 0.4)),
  anchors: { grip: { at: [0, -42], angleDegrees: -90 }, tip: { at: [0, -190] } },
});

/** A reel of thread with a threaded needle beside it. */
const needleAndThread: Drawer = (pen, { color = pen.accents[0] }) => {
  const reel = (at: number) =>
    paintSide(pen, createLathe('52 0!, 52 14!', { at: [-30, at], tilt: 0.22 }), HOUSE.woodLight, {
      material: 'wood',
    }) + ellipse([-30, at - 14], 52, 11.4, lighter(HOUSE.woodLight, 0.3));
  return {
    unitCm: 0.034,
    svg:
      reel(0) +
      paintSide(
        pen,
        createLathe('36 0!, 42 8, 42 88, 36 96!', { at: [-30, -14], tilt: 0.22 }),
        color,
        {
          material: 'matte',
          extra: times(11, (index) =>
            stroke(
              `M-76 ${-24 - index * 8}Q-30 ${-8 - index * 8} 16 ${-24 - index * 8}`,
              darker(color, 0.22),
              2.6,
            ),
          ).join(''),
        },
      ) +
      reel(-110) +
      ellipse([-30, -124], 13, 3, HOUSE.woodDark) +
      stroke('M10 -40C60 -40 40 4 74 0C112 -4 60 -150 112 -184', color, 4.6) +
      path(
        'M108 -206C116 -206 122 -190 118 -178L72 -18L98 -182C100 -196 102 -206 108 -206Z',
        STEEL,
      ) +
      path('M114 -200C120 -196 121 -188 118 -178L72 -18Z', darker(STEEL, 0.24)) +
      ellipse([109, -190], 2.4, 8, HOUSE.ink),
    anchors: { grip: { at: [104, -150], angleDegrees: -74 }, tip: { at: [72, -18] } },
  };
};

const needle: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.03,
  svg: placed(
    stroke('M0 -190C50 -214 70 -160 40 -130C10 -102 60 -84 84 -108', color, 5) +
      path('M-7 -200C-4 -212 4 -212 7 -200L3 -40L0 0L-3 -40Z', STEEL) +
      path('M0 -209C4 -209 7 -204 7 -200L3 -40L0 0Z', darker(STEEL, 0.24)) +
      ellipse([0, -190], 2.6, 11, HOUSE.ink),
    { angleDegrees: 18 },
  ),
  anchors: { tip: { at: [0, 0] } },
});

const lipstick: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.042,
  svg:
    formed(pen, 'M-24 -120V-178C-24 -190 4 -212 22 -206C26 -204 24 -190 24 -180V-120Z', color, {
      depth: 10,
      light: 5,
    }) +
    path('M-22 -180C-10 -172 12 -184 22 -204C8 -210 -20 -194 -22 -180Z', lighter(color, 0.28)) +
    paintSide(pen, createLathe('28 0!, 28 44!', { at: [0, -80], tilt: 0.1 }), HOUSE.gold, {
      material: 'metal',
    }) +
    paintSide(pen, createLathe('36 0!, 36 84!', { tilt: 0.1 }), HOUSE.navy, {
      material: 'plastic',
    }) +
    rectangle([-36, -20], 72, 6, HOUSE.gold),
  anchors: { grip: { at: [0, -40] }, tip: { at: [10, -204] } },
});

const button: Drawer = (pen, { color = pen.accents[2] }) => ({
  unitCm: 0.012,
  svg:
    circle([4, -96], 100, darker(color, 0.3)) +
    formed(pen, 'M-100 -100a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', color, {
      depth: 16,
      light: 8,
    }) +
    circle([0, -100], 72, darker(color, 0.18)) +
    circle([2, -98], 69, lighter(color, 0.08)) +
    [-22, 22]
      .flatMap((x) => [-122, -78].map((y) => circle([x, y], 12, darker(color, 0.5))))
      .join('') +
    stroke('M-22 -122L22 -78M22 -122L-22 -78', HOUSE.cream, 8),
});

const pacifier: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.03,
  svg:
    stroke('M-36 -66C-36 4 36 4 36 -66', darker(color, 0.2), 13) +
    formed(pen, 'M-28 -122C-44 -176 -30 -204 0 -204S44 -176 28 -122Z', '#f6d9a8', {
      depth: 10,
      light: 5,
    }) +
    formed(pen, 'M-96 -96C-92 -132 92 -132 96 -96C96 -66 46 -58 0 -58S-96 -66 -96 -96Z', color, {
      depth: 12,
      light: 5,
    }) +
    circle([0, -88], 24, lighter(color, 0.4)),
});

/** Care of bodies and clothes. */
export const careThing = defineFamily('care-thing', {
  'first-aid-kit': firstAidKit,
  razor,
  hairbrush,
  thread: needleAndThread,
  needle,
  lipstick,
  button,
  pacifier,
});
