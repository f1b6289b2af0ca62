import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE, SKINS } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';
import { fist, foot, hand, handshake, knee, pointing, thumbsUp } from './hands';

/** Parts of the body as they are taught, and as signs. */

const SKIN = SKINS[2];
const BONE = '#f3e9d6';

const eye: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.04,
  svg:
    formed(pen, 'M-120 -62C-76 -126 70 -132 120 -62C72 -8 -72 -8 -120 -62Z', HOUSE.white, {
      depth: 9,
      light: 0,
      extra:
        circle([0, -68], 46, darker(color, 0.3)) +
        circle([0, -68], 41, color) +
        circle([4, -60], 28, lighter(color, 0.22)) +
        circle([0, -68], 21, HOUSE.ink) +
        circle([-15, -84], 10, HOUSE.white) +
        circle([14, -54], 5, HOUSE.white, { opacity: 0.8 }),
    }) +
    stroke('M-122 -60C-76 -126 70 -132 122 -62', HOUSE.ink, 9) +
    [-96, -56, -12, 34, 76]
      .map((x, index) =>
        stroke(
          `M${x} ${[-88, -108, -116, -112, -98][index] ?? 0}q${-8 + index * 4} -14 ${-16 + index * 8} -22`,
          HOUSE.ink,
          7,
        ),
      )
      .join(''),
});

const ear: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.035,
  svg:
    formed(
      pen,
      'M-40 -52C-52 -112 -36 -180 24 -182C84 -182 92 -112 66 -76C48 -52 48 -8 12 0C-12 4 -34 -20 -40 -52Z',
      color,
      { depth: 13, light: 5, tone: 0.11 },
    ) +
    stroke('M-18 -120C-12 -152 30 -164 52 -140C66 -122 56 -96 42 -84', darker(color, 0.26), 10) +
    stroke('M6 -112C24 -126 40 -108 26 -92C10 -76 24 -60 14 -40', darker(color, 0.26), 9) +
    stroke('M-12 -62C-6 -54 6 -56 6 -68', darker(color, 0.26), 8),
});

const nose: Drawer = (pen, { color = SKIN }) => ({
  unitCm: 0.035,
  svg:
    formed(
      pen,
      'M-44 -152C-40 -168 -18 -166 -14 -150C-4 -116 26 -90 54 -58C70 -38 58 -14 34 -14C22 0 -8 4 -20 -12C-36 0 -56 -14 -52 -36C-46 -74 -48 -116 -44 -152Z',
      color,
      { depth: 12, light: 5, tone: 0.11 },
    ) +
    ellipse([10, -16], 13, 7, darker(color, 0.38)) +
    stroke('M-26 -40C-20 -28 -14 -22 -8 -20', darker(color, 0.22), 6) +
    ellipse([26, -50], 12, 9, lighter(color, 0.4), { opacity: 0.8 }),
});

const mouth: Drawer = (pen, { color = HOUSE.red, state }) => {
  const isOpen = state !== 'broken';
  return {
    unitCm: 0.035,
    svg:
      formed(
        pen,
        'M-110 -56C-70 -92 -34 -116 -14 -100C-6 -94 6 -94 14 -100C34 -116 70 -92 110 -56C76 -10 38 0 0 0S-76 -10 -110 -56Z',
        color,
        {
          depth: 9,
          light: 5,
          extra: isOpen
            ? path('M-86 -56C-50 -74 50 -74 86 -56C56 -28 -56 -28 -86 -56Z', '#5e1f2e') +
              path('M-72 -59C-44 -70 44 -70 72 -59C50 -50 -50 -50 -72 -59Z', HOUSE.white)
            : stroke('M-96 -56C-40 -68 40 -68 96 -56', darker(color, 0.35), 6),
        },
      ) + ellipse([0, -16], 30, 6, lighter(color, 0.5), { opacity: 0.7 }),
  };
};

const tooth: Drawer = (pen, { state }) => ({
  unitCm: 0.05,
  svg:
    formed(
      pen,
      'M-44 -176C-86 -184 -98 -132 -82 -92C-72 -64 -76 0 -50 0C-30 0 -32 -58 0 -58C32 -58 30 0 50 0C76 0 72 -64 82 -92C98 -132 86 -184 44 -176C26 -172 16 -164 0 -164S-26 -172 -44 -176Z',
      '#fdfaf3',
      { depth: 15, light: 6, tone: 0.13 },
    ) +
    stroke('M-30 -146C-12 -138 12 -138 30 -146', '#cfd6e6', 7) +
    (state === 'broken'
      ? path('M30 -128q16 -18 30 -2q10 18 -8 28q-26 8 -22 -26Z', '#5a4a52')
      : ellipse([-54, -128], 9, 22, HOUSE.white)),
});

/** The heart as it is: two chambers, the great vessels in red and blue. */
const humanHeart: Drawer = (pen) => ({
  unitCm: 0.062,
  svg:
    rod(pen, 'M-58 -130V-206', '#4a7fc4', 30) +
    rod(pen, 'M-56 -60V-20', '#4a7fc4', 26) +
    rod(pen, 'M-6 -120C-10 -190 -4 -206 30 -206C62 -206 66 -180 64 -150', '#e0574f', 34) +
    rod(pen, 'M8 -208V-228M34 -206L42 -226', '#e0574f', 15) +
    formed(
      pen,
      'M-58 -146C-92 -130 -98 -76 -70 -44C-46 -14 -2 0 34 0C62 0 92 -40 94 -82C96 -124 70 -146 34 -142C10 -140 -24 -158 -58 -146Z',
      '#d84a48',
      {
        depth: 20,
        light: 8,
        extra: path('M-98 -150C-40 -150 -30 -110 -40 -30L-110 -10Z', '#b93a45'),
      },
    ) +
    rod(pen, 'M88 -134C60 -138 34 -150 8 -118', '#4a7fc4', 28) +
    stroke(
      'M10 -104C4 -74 18 -50 38 -22M14 -68C-6 -60 -18 -48 -26 -34M16 -60C40 -62 56 -52 70 -42',
      '#f6b08f',
      6,
    ),
});

const lungs: Drawer = (pen) => {
  const lobe =
    'M14 -150C44 -172 92 -120 98 -52C102 -12 92 4 70 0C50 -4 34 -20 20 -22C12 -48 8 -112 14 -150Z';
  const mirror = (markup: string) => `<g transform="scale(-1 1)">${markup}</g>`;
  const color = '#ec8f93';
  const branches = stroke(
    'M6 -150C16 -136 34 -120 44 -100M44 -100L46 -62M44 -100L70 -72M46 -70L34 -44M58 -86L80 -44',
    '#c45f6f',
    6,
  );
  return {
    unitCm: 0.13,
    svg:
      mirror(path(lobe, color)) +
      formed(pen, lobe, color, { depth: 14, light: 5 }) +
      mirror(
        formed({ ...pen, shade: [-pen.shade[0], pen.shade[1]] }, lobe, color, {
          depth: 14,
          light: 5,
        }),
      ) +
      branches +
      mirror(branches) +
      rod(pen, 'M0 -214V-164', '#f3d5c0', 22) +
      times(4, (index) => stroke(`M-10 ${-208 + index * 14}H10`, '#d79f8c', 4)).join(''),
  };
};

const bone = (pen: Pen, data: string, width: number) => rod(pen, data, BONE, width, { shine: 0.3 });

/** One half of what a skeleton has twice, in centimetres. */
function limbs(pen: Pen): string {
  const joints: readonly (readonly [number, number, number])[] = [
    [21, -136, 3.6],
    [27, -108, 2.8],
    [31, -82, 2.6],
    [9, -86, 3.8],
    [10, -45, 3.8],
    [10, -6, 2.8],
  ];
  return (
    bone(pen, 'M4 -139L21 -137', 2.4) +
    bone(pen, 'M21 -136L27 -108', 3.4) +
    bone(pen, 'M26 -108L30 -83M28 -108L32 -83', 1.8) +
    bone(pen, 'M31 -80L29 -72M31 -80L32 -70M32 -80L35 -71', 1.5) +
    bone(pen, 'M9 -86L10 -45', 4.2) +
    bone(pen, 'M9 -45L9 -7M12 -45L11.500 -7', 2.2) +
    bone(pen, 'M9 -4L17 -1.500M10 -3L19 -2.500', 2.4) +
    joints
      .map(
        ([x, y, r]) =>
          circle([x, y], r, darker(BONE, 0.12)) + circle([x - 0.4, y - 0.5], r * 0.8, BONE),
      )
      .join('')
  );
}

function ribs(pen: Pen): string {
  return times(6, (index) => {
    const y = -136 + index * 5.4;
    const w = [9, 12.5, 14, 14.5, 14, 12][index] ?? 12;
    return bone(
      pen,
      `M0 ${y}C${w} ${y - 3} ${w + 3} ${y + 4} ${w * 0.55} ${y + 7}M0 ${y}C${-w} ${y - 3} ${-w - 3} ${y + 4} ${-w * 0.55} ${y + 7}`,
      1.8,
    );
  }).join('');
}

/** A whole skeleton, from the front, cheerful enough for a class room. */
const skeleton: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    limbs(pen) +
    `<g transform="scale(-1 1)">${limbs(pen)}</g>` +
    bone(pen, 'M0 -146V-88', 3.6) +
    times(9, (index) =>
      rectangle([-2.8, -110 + index * 2.7 - 24 * Number(index < 0)], 5.6, 1.6, darker(BONE, 0.16), {
        radius: 0.8,
      }),
    ).join('') +
    ribs(pen) +
    rectangle([-1.8, -138], 3.6, 24, BONE, { radius: 1.8 }) +
    formed(
      pen,
      'M-15 -98C-10 -104 -4 -98 0 -96C4 -98 10 -104 15 -98C17 -90 10 -84 6 -86C4 -82 -4 -82 -6 -86C-10 -84 -17 -90 -15 -98Z',
      BONE,
      {
        depth: 2,
        light: 1,
        extra: circle([-6, -92], 2.2, darker(BONE, 0.4)) + circle([6, -92], 2.2, darker(BONE, 0.4)),
      },
    ) +
    formed(
      pen,
      'M-11.500 -160C-11.500 -176 11.500 -176 11.500 -160C11.500 -155 9 -154 8 -151V-147C8 -145 -8 -145 -8 -147V-151C-9 -154 -11.500 -155 -11.500 -160Z',
      BONE,
      {
        depth: 2.4,
        light: 1,
        extra:
          ellipse([-4.6, -159], 3, 3.4, '#3a2c48') +
          ellipse([4.6, -159], 3, 3.4, '#3a2c48') +
          path('M0 -155.500L1.600 -152.500H-1.600Z', '#3a2c48') +
          stroke('M-5.500 -149.500H5.500', '#3a2c48', 0.7) +
          stroke('M-3 -150.600V-148.400M0 -150.600V-148.400M3 -150.600V-148.400', '#3a2c48', 0.6),
      },
    ),
  anchors: {
    head: { at: [0, -160] },
    crown: { at: [0, -172], spanCm: 20 },
    hand: { at: [31, -76] },
    handFar: { at: [-31, -76] },
    eyes: { at: [0, -159] },
    neck: { at: [0, -144] },
    waist: { at: [0, -100] },
  },
});

/** A plaster on whatever hurts. */
const plaster: Drawer = (pen, { color = '#eab68a' }) => ({
  unitCm: 0.045,
  svg: `<g transform="translate(0 -70) rotate(-28)">${
    formed(pen, roundedPath([-120, -36], 240, 72, 36), color, {
      depth: 9,
      light: 5,
      extra: rectangle([-40, -40], 80, 80, lighter(color, 0.34)),
    }) +
    [-96, -78, -60, 60, 78, 96]
      .flatMap((x) => [-14, 0, 14].map((y) => circle([x, y], 3.2, darker(color, 0.24))))
      .join('') +
    path(ellipsePath([0, 0], 24, 20), lighter(color, 0.6), { opacity: 0.5 })
  }</g>`,
});

export const bodyPart = defineFamily('body-part', {
  hand,
  'thumbs-up': thumbsUp,
  pointing,
  handshake,
  fist,
  foot,
  knee,
  eye,
  ear,
  nose,
  mouth,
  tooth,
  'human-heart': humanHeart,
  lungs,
  skeleton,
  plaster,
});
