import { circle, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';
import { lamp, spokedWheel, wheel } from './wheels';

/** What is ridden: bicycles, motorcycles, scooters, boards. Seat, handle and pedal are where a body meets them. */

/** Saddle, handlebars, lamp, cranks and chain. */
function bicycleFittings(): string {
  const pedal = (x: number, y: number) =>
    line(
      [
        [-4, -32],
        [x, y],
      ],
      HOUSE.metalDark,
      3,
    ) + rectangle([x - 6, y], 13, 3.4, HOUSE.rubber, { radius: 1.6 });
  return (
    line(
      [
        [-22, -88],
        [-18, -76],
      ],
      HOUSE.metalDark,
      3.2,
    ) +
    path('M-38 -93Q-30 -98 -8 -93Q-4 -90 -10 -88H-26Q-36 -87 -38 -93Z', HOUSE.woodDark) +
    stroke('M30 -96L27 -104Q26 -110 34 -110H42Q46 -109 45 -105', HOUSE.metalDark, 3.2) +
    stroke('M40 -110Q47 -110 45 -104', HOUSE.woodDark, 4.4) +
    line(
      [
        [31, -92],
        [38, -91],
      ],
      HOUSE.metalDark,
      2,
    ) +
    lamp([40, -91], 7, 7) +
    circle([-4, -32], 9, darker(HOUSE.metal, 0.2)) +
    circle([-4, -32], 6, HOUSE.metal) +
    stroke('M-52 -37L-4 -41M-52 -31L-4 -23', HOUSE.metalDark, 1.2) +
    pedal(8, -18) +
    pedal(-16, -48)
  );
}

/** Wheels of 34 cm; a basket where it is `open`. */
const bicycle: Drawer = (pen, { color = pen.accents[2], state }) => {
  const weave = times(4, (index) =>
    line(
      [
        [38, -94 + index * 6],
        [68, -94 + index * 6],
      ],
      darker(HOUSE.woodLight, 0.25),
      0.9,
    ),
  );
  const basket =
    state === 'open'
      ? formed(pen, 'M38 -98H68L63 -74H43Z', HOUSE.woodLight, {
          depth: 4,
          light: 1.5,
          extra: weave.join(''),
        })
      : '';
  return {
    svg:
      spokedWheel(pen, [-52, -34], 34) +
      spokedWheel(pen, [54, -34], 34) +
      stroke('M-84 -44A34 34 0 0 1 -30 -62', darker(color, 0.2), 2.6) +
      stroke('M30 -60A34 34 0 0 1 86 -46', darker(color, 0.2), 2.6) +
      rod(
        pen,
        'M-4 -32L-20 -82M-4 -32L34 -80M-18 -76L33 -82M-52 -34L-18 -76M-52 -34L-4 -32',
        color,
        4.2,
      ) +
      rod(pen, 'M30 -96L34 -80Q40 -54 54 -34', lighter(color, 0.05), 4) +
      bicycleFittings() +
      basket,
    anchors: {
      seat: { at: [-24, -96] },
      handle: { at: [43, -106] },
      grip: { at: [43, -106] },
      gripFar: { at: [40, -110] },
      pedal: { at: [9, -19] },
      inside: { at: [53, -94], spanCm: 26 },
      back: { at: [-56, -70], spanCm: 30 },
      top: { at: [-56, -72], spanCm: 30 },
    },
  };
};

const motorcycle: Drawer = (pen, { color = pen.accents[0] }) => ({
  svg:
    wheel(pen, [-72, -32], 32, { spokes: 7 }) +
    wheel(pen, [76, -32], 32, { spokes: 7 }) +
    rod(pen, 'M76 -32L46 -92', HOUSE.metal, 6) +
    rod(pen, 'M-72 -32L-16 -38L16 -40', HOUSE.metalDark, 7) +
    formed(pen, 'M-22 -64L28 -66L26 -28Q0 -20 -22 -28Z', HOUSE.metalDark, {
      depth: 6,
      light: 2,
      extra: times(4, (index) => rectangle([-20, -60 + index * 8], 44, 3, HOUSE.metal)).join(''),
    }) +
    rod(pen, 'M-2 -26Q-30 -12 -96 -22', HOUSE.metal, 8) +
    formed(pen, 'M-20 -66Q-10 -94 34 -92Q52 -88 46 -74Q30 -60 -20 -66Z', color, {
      depth: 6,
      light: 3,
    }) +
    formed(pen, 'M-96 -76Q-60 -90 -14 -72Q-24 -60 -50 -62Q-80 -62 -96 -76Z', HOUSE.ink, {
      depth: 4,
      light: 2,
    }) +
    formed(pen, 'M-112 -62Q-96 -76 -66 -68L-48 -60Q-70 -50 -106 -56Z', color, {
      depth: 4,
      light: 2,
    }) +
    stroke('M46 -92L38 -108Q34 -114 26 -112', HOUSE.ink, 5) +
    circle([58, -88], 11, HOUSE.metalDark) +
    circle([60, -88], 8, '#fff0b8') +
    stroke('M48 -58A34 34 0 0 1 100 -56', color, 6) +
    lamp([-112, -66], 7, 8, '#f2664f'),
  anchors: {
    seat: { at: [-44, -76] },
    handle: { at: [28, -112] },
    grip: { at: [28, -112] },
    pedal: { at: [4, -22] },
    back: { at: [-82, -78] },
    top: { at: [-82, -76], spanCm: 40 },
  },
});

const scooter: Drawer = (pen, { color = pen.accents[2] }) => ({
  svg:
    wheel(pen, [-58, -22], 22, { hub: HOUSE.cream }) +
    wheel(pen, [64, -22], 22, { hub: HOUSE.cream }) +
    formed(
      pen,
      'M-96 -38Q-96 -74 -50 -74Q-16 -74 -8 -42L36 -36Q48 -38 50 -60L42 -92L56 -94Q70 -60 66 -30L54 -22H-20Q-30 -46 -58 -46Q-80 -46 -88 -26Z',
      color,
      { depth: 7, light: 3 },
    ) +
    formed(pen, 'M-92 -76Q-60 -86 -14 -76Q-12 -68 -22 -68H-80Q-92 -68 -92 -76Z', HOUSE.woodDark, {
      depth: 4,
      light: 2,
    }) +
    rod(pen, 'M64 -22L50 -98', lighter(color, 0.4), 5) +
    formed(pen, 'M42 -30Q44 -54 66 -54Q88 -52 88 -30Q76 -42 64 -42Q50 -42 42 -30Z', color, {
      depth: 4,
      light: 2,
    }) +
    stroke('M50 -98Q48 -108 36 -108', HOUSE.ink, 5) +
    circle([58, -100], 9, HOUSE.metalDark) +
    circle([60, -100], 6.5, '#fff0b8') +
    lamp([-94, -52], 6, 9, '#f2664f'),
  anchors: {
    seat: { at: [-48, -80] },
    handle: { at: [38, -108] },
    grip: { at: [38, -108] },
    pedal: { at: [10, -40] },
    back: { at: [-82, -80] },
    top: { at: [-84, -80], spanCm: 36 },
  },
});

const kickScooter: Drawer = (pen, { color = pen.accents[0] }) => ({
  svg:
    rod(pen, 'M-34 -14H26Q36 -14 38 -24L47 -110', color, 5) +
    rectangle([-36, -17], 58, 5, HOUSE.ink, { radius: 2 }) +
    stroke('M37 -112H51', HOUSE.ink, 5) +
    wheel(pen, [-40, -9], 9) +
    wheel(pen, [36, -9], 9),
  anchors: {
    top: { at: [-8, -17], spanCm: 46 },
    foot: { at: [-4, -17] },
    handle: { at: [43, -112] },
    grip: { at: [43, -112] },
  },
});

const wheelchair: Drawer = (pen, { color = pen.accents[2] }) => ({
  svg:
    rod(pen, 'M-26 -92L-18 -48L-20 -8', HOUSE.metalDark, 3) +
    rectangle([-25, -94], 7, 48, color, { radius: 3 }) +
    rectangle([-22, -54], 46, 8, color, { radius: 4 }) +
    stroke('M-26 -92H-38', HOUSE.ink, 4.4) +
    rod(pen, 'M22 -50L34 -14H46', HOUSE.metalDark, 3) +
    rod(pen, 'M-20 -70H22V-50', HOUSE.metalDark, 3) +
    rectangle([-16, -73], 36, 5, HOUSE.ink, { radius: 2.5 }) +
    rectangle([32, -14], 20, 4, HOUSE.ink, { radius: 2 }) +
    wheel(pen, [24, -9], 9),
  front: spokedWheel(pen, [-12, -31], 31) + stroke(ellipsePath([-12, -31], 26), HOUSE.metal, 1.4),
  anchors: {
    seat: { at: [-4, -54] },
    handle: { at: [-38, -92] },
    grip: { at: [-38, -92] },
    pedal: { at: [42, -15] },
    top: { at: [2, -54], spanCm: 40 },
    inside: { at: [-2, -56] },
  },
});

const pram: Drawer = (pen, { color = pen.accents[3] }) => ({
  svg: path('M-36 -58A44 44 0 0 1 6 -100V-58Z', darker(color, 0.3)),
  front:
    rod(pen, 'M-24 -12L20 -40M26 -12L-22 -40', HOUSE.metal, 3) +
    formed(pen, 'M-48 -60H52Q50 -34 18 -32H-16Q-44 -34 -48 -60Z', color, { depth: 6, light: 3 }) +
    formed(pen, 'M-48 -60A50 46 0 0 1 -4 -104L6 -60Z', lighter(color, 0.15), {
      depth: 5,
      light: 2.4,
    }) +
    stroke('M50 -60Q62 -66 66 -96', HOUSE.metalDark, 3) +
    stroke('M66 -98H76', HOUSE.ink, 4) +
    spokedWheel(pen, [-26, -13], 13) +
    spokedWheel(pen, [28, -13], 13),
  anchors: {
    handle: { at: [72, -98] },
    grip: { at: [72, -98] },
    inside: { at: [14, -60], spanCm: 50 },
    bed: { at: [14, -56] },
    top: { at: [14, -60], spanCm: 40 },
  },
});

export const cycles = defineFamily(
  'cycle',
  {
    bicycle,
    motorcycle,
    scooter,
    'kick-scooter': kickScooter,
    wheelchair,
    pram,
  },
  1,
);
