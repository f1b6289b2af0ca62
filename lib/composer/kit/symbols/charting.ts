import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Signs of maps, apps and marks, and what is wrought of metal and stone. */

const keyhole: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.035,
  svg:
    formed(pen, roundedPath([-62, -196], 124, 196, 58), color, { depth: 14, light: 6 }) +
    formed(pen, roundedPath([-46, -180], 92, 164, 44), darker(color, 0.14), {
      depth: 0,
      light: 0,
    }) +
    [-182, -14].map((y) => circle([0, y], 5, darker(color, 0.45))).join('') +
    circle([0, -118], 26, HOUSE.ink) +
    path('M-14 -112H14L24 -38H-24Z', HOUSE.ink),
});

const notificationBadge: Drawer = (pen, { color = HOUSE.red, count = 1 }) => {
  const shown = Math.min(count, 3);
  const bars = [
    'M-8 -122L10 -134V-66',
    'M-24 -116C-20 -140 24 -140 22 -114C20 -98 -14 -84 -24 -66H24',
    'M-22 -126C-8 -142 24 -134 20 -114C18 -104 6 -102 -2 -102C10 -102 26 -98 24 -84C22 -62 -12 -60 -24 -76',
  ];
  return {
    unitCm: 0.06,
    svg:
      ball(pen, [0, -100], 96, color, { glint: 0.5 }) +
      stroke(bars[shown - 1] ?? '', HOUSE.white, 19),
  };
};

/** A star of eight points; the long ones are the four quarters, halved in light and shade. */
const compassRose: Drawer = (pen, { color = pen.accents[0] }) => {
  const at: Point = [0, -120];
  const ray = (angle: number, length: number, width: number, light: string, dark: string) =>
    placed(
      shape(
        [
          [0, -length],
          [0, 0],
          [-width, -width],
        ],
        light,
      ) +
        shape(
          [
            [0, -length],
            [width, -width],
            [0, 0],
          ],
          dark,
        ),
      { at, angleDegrees: angle },
    );
  const ink = HOUSE.navy;
  return {
    unitCm: 0.2,
    svg:
      circle(at, 84, HOUSE.gold) +
      circle(at, 78, HOUSE.cream) +
      times(32, (index) => {
        const [x, y] = polar(index * 11.25, 71);
        return circle([at[0] + x, at[1] + y], index % 4 ? 1.6 : 3, ink);
      }).join('') +
      [45, 135, 225, 315]
        .map((angle) => ray(angle, 74, 13, lighter(ink, 0.5), lighter(ink, 0.2)))
        .join('') +
      [90, 180, 270]
        .map((angle) => ray(angle, 118, 19, HOUSE.mustard, darker(HOUSE.mustard, 0.24)))
        .join('') +
      ray(0, 118, 19, color, darker(color, 0.24)) +
      circle(at, 10, ink) +
      circle(at, 5, HOUSE.gold),
  };
};

/** One stroke of a broad brush that rises and ends in a point. */
const swoosh: Drawer = (pen, { color = pen.accents[2] }) => ({
  unitCm: 0.1,
  svg: formed(
    pen,
    'M-128 -14C-84 -132 -18 -60 30 -60C66 -60 96 -88 128 -128C120 -64 84 -12 34 -8C-26 -4 -66 -64 -128 -14Z',
    color,
    {
      depth: 7,
      light: 4,
    },
  ),
});

const link = (pen: Pen, at: Point, angleDegrees: number, side: boolean) =>
  placed(
    side
      ? rod(pen, 'M-26 0H26', HOUSE.metal, 11)
      : stroke(ellipsePath([0, 0], 31, 18), HOUSE.metalDark, 12) +
          stroke(ellipsePath([-0.6, -1], 31, 18), HOUSE.metal, 8) +
          stroke('M-26 -11C-14 -19 10 -19 22 -13', lighter(HOUSE.metal, 0.6), 2.6),
    { at, angleDegrees },
  );

const chains: Drawer = (pen) => ({
  unitCm: 0.14,
  svg: times(7, (index) => {
    const share = index / 6;
    const at: Point = [-132 + share * 264, -30 - Math.sin(share * Math.PI * 1.4) * 42];
    const angle = -Math.cos(share * Math.PI * 1.4) * 32;
    return { at, angle, side: index % 2 === 1 };
  })
    .sort((one, other) => Number(other.side) - Number(one.side))
    .map(({ at, angle, side }) => link(pen, at, angle, side))
    .join(''),
});

const tobaccoPipe: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.062,
  svg:
    rod(pen, 'M-116 -96C-84 -98 -52 -72 -10 -40', HOUSE.ink, 13) +
    rod(pen, 'M-48 -68C-30 -54 -8 -36 14 -30', darker(color, 0.1), 20) +
    formed(pen, 'M8 -124H80C88 -72 84 -8 46 0C16 4 -8 -18 -2 -44C6 -62 8 -90 8 -124Z', color, {
      depth: 13,
      light: 5,
    }) +
    ellipse([44, -124], 37, 10, darker(color, 0.3)) +
    ellipse([44, -123], 29, 7, '#3a2420') +
    ellipse([44, -122], 20, 4.4, HOUSE.fire),
  anchors: { mouth: { at: [-116, -96] }, grip: { at: [44, -50] }, tip: { at: [44, -124] } },
});

/** A block with two hollows, as walls are built of. */
const concreteBlock: Drawer = (pen, { color = '#a6abb8' }) => ({
  unitCm: 0.16,
  svg:
    shape(
      [
        [-130, -96],
        [-70, -134],
        [140, -134],
        [92, -96],
      ],
      lighter(color, 0.32),
    ) +
    shape(
      [
        [92, -96],
        [140, -134],
        [140, -40],
        [92, 0],
      ],
      pen.shade[0] < 0 ? lighter(color, 0.12) : darker(color, 0.24),
    ) +
    [-96, 2]
      .map((x) =>
        shape(
          [
            [x + 20, -104],
            [x + 50, -124],
            [x + 110, -124],
            [x + 84, -104],
          ],
          darker(color, 0.42),
        ),
      )
      .join('') +
    formed(pen, roundedPath([-130, -96], 222, 96, 3), color, {
      depth: 8,
      light: 4,
      extra: times(22, () =>
        circle(
          [pen.random.between(-124, 86), pen.random.between(-90, -6)],
          pen.random.between(1.2, 3),
          darker(color, 0.24),
        ),
      ).join(''),
    }),
  anchors: { top: { at: [6, -114], spanCm: 200 }, seat: { at: [6, -114] } },
});

const videoCall: Drawer = (pen) => {
  const [first, second] = [pen.accents[0], pen.accents[2]];
  const face = (x: number, cloth: string, skin: string, hair: string) => {
    const frame = roundedPath([x, -160], 118, 132, 10);
    const middle = x + 59;
    return (
      path(frame, '#dfe8f8') +
      pen.clip(
        frame,
        circle([middle, -104], 33, hair) +
          path(`M${x + 8} -20C${x + 10} -64 ${x + 108} -64 ${x + 110} -20Z`, cloth) +
          rectangle([middle - 10, -84], 20, 26, darker(skin, 0.14)) +
          ellipse([middle, -98], 24, 27, skin) +
          path(
            `M${middle - 27} -106C${middle - 20} -136 ${middle + 20} -136 ${middle + 27} -106C${middle + 8} -116 ${middle - 10} -116 ${middle - 27} -106Z`,
            hair,
          ) +
          circle([middle - 8, -99], 3, HOUSE.ink) +
          circle([middle + 8, -99], 3, HOUSE.ink) +
          stroke(`M${middle - 8} -86Q${middle} -79 ${middle + 8} -86`, darker(skin, 0.5), 3),
      )
    );
  };
  return {
    unitCm: 0.2,
    svg:
      formed(pen, roundedPath([-150, -200], 300, 200, 16), HOUSE.navy, { depth: 10, light: 4 }) +
      [HOUSE.coral, HOUSE.mustard, HOUSE.green]
        .map((fill, index) => circle([-130 + index * 16, -182], 5, fill))
        .join('') +
      face(-132, first, '#e9ab85', '#5a3a2c') +
      face(14, second, '#a9694a', '#2a2230') +
      rectangle([-58, -26], 116, 22, '#4a4f84', { radius: 11 }) +
      [-34, 0].map((x) => circle([x, -15], 7, HOUSE.cream)).join('') +
      circle([34, -15], 7.6, HOUSE.red),
  };
};

export const chartSign = defineFamily('chart-sign', {
  keyhole,
  'notification-badge': notificationBadge,
  'compass-rose': compassRose,
  swoosh,
  chains,
  'tobacco-pipe': tobaccoPipe,
  'concrete-block': concreteBlock,
  'video-call': videoCall,
});
