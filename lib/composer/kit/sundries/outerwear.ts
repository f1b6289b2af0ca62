import { circle, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

const SLEEVE = 'M-62 -150C-96 -140 -108 -100 -116 -24Q-116 -12 -104 -10L-84 -8Q-74 -70 -64 -96Z';
const BODY =
  'M-64 -152L-26 -166H26L64 -152C72 -110 68 -60 70 -6Q0 4 -70 -6C-68 -60 -72 -110 -64 -152Z';
const sleeves = (pen: Parameters<Drawer>[0], color: string, cuff: string) => {
  const one =
    formed(pen, SLEEVE, color as `#${string}`, { depth: 9, light: 5 }) +
    path('M-116 -30L-76 -24L-82 -4L-118 -10Z', cuff);
  return one + `<g transform="scale(-1 1)">${one}</g>`;
};
const ANCHORS = { neck: { at: [0, -160] as [number, number] } };

const leatherJacket: Drawer = (pen, { color = '#3a3542' }) => ({
  unitCm: 0.4,
  svg:
    sleeves(pen, color, darker(color, 0.35)) +
    path('M-26 -166Q0 -150 26 -166L14 -120H-14Z', darker(color, 0.5)) +
    formed(pen, BODY, color, {
      depth: 12,
      light: 6,
      extra: rectangle([-80, -22], 160, 9, darker(color, 0.4)),
    }) +
    path('M-28 -166L-56 -132L-40 -128L-46 -112L4 -84L-6 -150Z', lighter(color, 0.14)) +
    path('M28 -166L56 -132L42 -126L46 -110L10 -84L-2 -150Z', lighter(color, 0.1)) +
    stroke('M8 -88L-6 -8', HOUSE.metal, 4) +
    circle([7, -84], 4, HOUSE.metal) +
    stroke('M-52 -70L-28 -60M30 -44L54 -40M-52 -40L-30 -36', HOUSE.metal, 4) +
    rectangle([-18, -26], 22, 16, HOUSE.metal, { radius: 3 }) +
    rectangle([-13, -22], 12, 8, darker(color, 0.3)),
  anchors: ANCHORS,
});
const denimJacket: Drawer = (pen, { color = '#5b8cc4' }) => ({
  unitCm: 0.4,
  svg:
    sleeves(pen, color, darker(color, 0.18)) +
    path('M-24 -166Q0 -150 24 -166L14 -130H-14Z', darker(color, 0.45)) +
    formed(pen, BODY, color, {
      depth: 12,
      light: 6,
      extra: rectangle([-80, -24], 160, 24, darker(color, 0.14)),
    }) +
    path('M-28 -168L-44 -138L-6 -128L0 -152ZM28 -168L44 -138L6 -128L0 -152Z', lighter(color, 0.2)) +
    [-54, 20]
      .map(
        (x) =>
          formed(pen, roundedPath([x, -112], 34, 30, 3), darker(color, 0.08), { depth: 3 }) +
          path(`M${x - 2} -114h38v8l-19 9l-19 -9Z`, lighter(color, 0.12)),
      )
      .join('') +
    stroke('M0 -128V-4M-64 -118H-6M6 -118H64M-44 -78L-30 -26M44 -78L30 -26', '#e2a85a', 2) +
    [-116, -90, -64, -38, -14].map((y) => circle([6, y], 3.6, HOUSE.gold)).join(''),
  anchors: ANCHORS,
});
const LONG =
  'M-64 -152L-26 -166H26L64 -152C74 -100 78 -20 88 60Q0 72 -88 60C-78 -20 -74 -100 -64 -152Z';

const furCoat: Drawer = (pen, { color = '#9a6a45' }) => {
  const rows = times(13, (row) =>
    times(11, (index) => {
      const x = -110 + index * 21 + (row % 2) * 10;
      const y = -152 + row * 17;
      return `M${x} ${y}q3 8 0 12m7 -10q2 7 -2 11`;
    }).join(''),
  ).join('');
  const cloud = (spots: readonly (readonly [number, number, number])[], fill: string) =>
    spots.map(([x, y, r]) => circle([x, y], r, fill)).join('');
  const collar: readonly (readonly [number, number, number])[] = [
    [-40, -158, 17],
    [40, -158, 17],
    [-34, -134, 17],
    [34, -134, 17],
    [-22, -112, 15],
    [22, -112, 15],
    [0, -98, 14],
  ];
  const cuffs: readonly (readonly [number, number, number])[] = [
    [-112, -10, 13],
    [-96, -4, 13],
    [-84, -12, 12],
    [112, -10, 13],
    [96, -4, 13],
    [84, -12, 12],
  ];
  return {
    unitCm: 0.46,
    svg:
      sleeves(pen, color, darker(color, 0.2)) +
      path('M-26 -166Q0 -150 26 -166L14 -120H-14Z', darker(color, 0.5)) +
      formed(pen, LONG, color, {
        depth: 14,
        light: 8,
        extra: stroke(rows, darker(color, 0.22), 2.6) + stroke('M0 -96V66', darker(color, 0.35), 3),
      }) +
      cloud(cuffs, lighter(color, 0.18)) +
      cloud(collar, lighter(color, 0.18)) +
      cloud(
        times(9, (index) => [-80 + index * 20, 60 + (index % 2) * 4, 13] as const),
        darker(color, 0.08),
      ),
    anchors: ANCHORS,
  };
};

/** Long, with pockets, its hood edged with fur. */
const parka: Drawer = (pen, { color = '#6f7a4f' }) => ({
  unitCm: 0.44,
  svg:
    sleeves(pen, color, darker(color, 0.25)) +
    times(9, (index) => {
      const turn = Math.PI * (1.06 + index * 0.11);
      return circle([46 * Math.cos(turn), -152 + 44 * Math.sin(turn)], 14, '#d9c6a4');
    }).join('') +
    path('M-44 -150Q-44 -190 0 -192Q44 -190 44 -150L20 -128H-20Z', darker(color, 0.4)) +
    formed(pen, LONG.replaceAll('60', '26').replace('72', '36'), color, {
      depth: 13,
      light: 6,
      extra: rectangle([-90, -60], 180, 7, darker(color, 0.24)),
    }) +
    stroke('M2 -146V28', HOUSE.metal, 4) +
    [-118, -84, -36, 0].map((y) => circle([12, y], 4, HOUSE.gold)).join('') +
    [-66, 24]
      .map(
        (x) =>
          formed(pen, roundedPath([x, -40], 42, 46, 4), darker(color, 0.08), { depth: 3 }) +
          path(`M${x - 2} -42h46v10l-23 9l-23 -9Z`, lighter(color, 0.12)),
      )
      .join('') +
    [-44, -26, 26, 44].map((x) => circle([x, -142], 13, '#d9c6a4')).join(''),
  anchors: ANCHORS,
});

/** Of nylon: knitted collar, cuffs and hem, a zip, a pocket on the sleeve. */
const bomberJacket: Drawer = (pen, { color = '#5f6a48' }) => ({
  unitCm: 0.4,
  svg:
    sleeves(pen, color, darker(color, 0.35)) +
    path('M-26 -166Q0 -150 26 -166L14 -130H-14Z', HOUSE.orange) +
    formed(pen, BODY, color, {
      depth: 13,
      light: 7,
      extra:
        rectangle([-80, -26], 160, 34, darker(color, 0.35)) +
        stroke(
          'M-60 -26V0M-44 -26V0M-28 -26V0M-12 -26V0M12 -26V0M28 -26V0M44 -26V0M60 -26V0',
          color,
          2.4,
        ),
    }) +
    rod(pen, 'M-28 -164Q-20 -142 -4 -136M28 -164Q20 -142 4 -136', darker(color, 0.35), 11) +
    stroke('M0 -134V-4', HOUSE.metal, 4) +
    stroke('M-52 -72L-30 -48M52 -72L30 -48M-100 -96L-88 -92', darker(color, 0.4), 5),
  anchors: ANCHORS,
});

/** Of thin cloth: a bow at the neck, full sleeves, small buttons. */
const blouse: Drawer = (pen, { color = '#f6dfe3' }) => ({
  unitCm: 0.4,
  svg:
    [1, -1]
      .map(
        (side) =>
          formed(
            pen,
            `M${62 * side} -150C${100 * side} -148 ${128 * side} -90 ${122 * side} -34Q${116 * side} -20 ${92 * side} -24C${80 * side} -50 ${74 * side} -90 ${64 * side} -104Z`,
            color,
            { depth: 8, light: 5 },
          ) +
          formed(pen, roundedPath([side * 106 - 20, -30], 40, 18, 6), lighter(color, 0.3), {
            depth: 3,
          }),
      )
      .join('') +
    path('M-26 -166Q0 -150 26 -166L14 -130H-14Z', darker(color, 0.35)) +
    formed(pen, BODY, color, {
      depth: 11,
      light: 6,
      extra: stroke('M-40 -120Q-34 -60 -42 -4M40 -120Q34 -60 42 -4', darker(color, 0.1), 3),
    }) +
    stroke('M0 -130V-2', darker(color, 0.16), 3) +
    [-104, -78, -52, -26].map((y) => circle([0, y], 4, darker(color, 0.32))).join('') +
    path(
      'M-26 -168L-46 -140L-8 -132L0 -150ZM26 -168L46 -140L8 -132L0 -150Z',
      lighter(color, 0.35),
    ) +
    formed(pen, 'M0 -140L-30 -154V-124ZM0 -140L30 -154V-124Z', darker(color, 0.14), { depth: 3 }) +
    path('M-4 -138L-18 -98L-6 -102L0 -134ZM4 -138L18 -98L6 -102L0 -134Z', darker(color, 0.14)),
  anchors: ANCHORS,
});

/** Jackets and coats that are no suit, and a blouse. */
export const outerwear = defineFamily('outerwear', {
  'leather-jacket': leatherJacket,
  'denim-jacket': denimJacket,
  'fur-coat': furCoat,
  parka,
  blouse,
  'bomber-jacket': bomberJacket,
});
