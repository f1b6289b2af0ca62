import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, type Drawer, formed, rod } from '../form';
import { spokedWheel, wheel } from './wheels';
import { panes } from './far-rails';

/** Of carrying and of fields. */

export const cargoBike: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 1,
  svg:
    spokedWheel(pen, [-90, -34], 34) +
    spokedWheel(pen, [120, -26], 26) +
    stroke(
      'M-90 -34L-54 -84L-20 -34ZM-54 -84L-4 -80L-20 -34M-4 -80L0 -28L92 -24L120 -26',
      color,
      7,
    ) +
    rod(pen, 'M-8 -104L0 -70', HOUSE.metalDark, 6) +
    rod(pen, 'M-26 -108L4 -112', HOUSE.rubber, 6) +
    formed(pen, 'M-70 -96H-34L-40 -86H-66Z', HOUSE.rubber, { depth: 3 }) +
    stroke('M-54 -86V-92', HOUSE.metalDark, 5) +
    circle([-20, -34], 9, HOUSE.metalDark),
  front: formed(pen, 'M16 -86H112L100 -32H22Z', HOUSE.wood, {
    depth: 7,
    extra: stroke('M10 -68H120M10 -50H116', darker(HOUSE.wood, 0.24), 3),
  }),
  anchors: {
    seat: { at: [-54, -96], spanCm: 26 },
    handle: { at: [-14, -110] },
    pedal: { at: [-20, -24] },
    inside: { at: [48, -56], spanCm: 66 },
  },
});
export const handTruck: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-30 -130C-30 -140 -20 -140 -14 -136L14 -8', color, 7) +
    stroke('M-20 -104L-2 -106M-12 -72L4 -74M-4 -40L10 -42', darker(color, 0.2), 5) +
    formed(pen, 'M8 -8H60V0H8Z', HOUSE.metalDark, { depth: 2 }) +
    formed(pen, 'M10 -56H58V-8H18Z', HOUSE.woodLight, {
      depth: 5,
      extra: stroke('M30 -56V-8', HOUSE.wood, 4),
    }) +
    formed(pen, 'M4 -96H46V-58H10Z', HOUSE.bread, {
      depth: 5,
      extra: stroke('M24 -96V-58', HOUSE.wood, 4),
    }) +
    wheel(pen, [2, -14], 14),
  anchors: {
    grip: { at: [-28, -132] },
    handle: { at: [-28, -132] },
    top: { at: [26, -96], spanCm: 40 },
  },
});
export const palletJack: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-20 -24H130L140 -14H-20Z', color, { depth: 4 }) +
    rectangle([6, -36], 118, 8, HOUSE.wood) +
    [10, 60, 108].map((x) => rectangle([x, -28], 14, 8, HOUSE.woodDark)).join('') +
    formed(pen, 'M20 -92H110V-38H20Z', HOUSE.bread, {
      depth: 6,
      extra: stroke('M65 -92V-38', HOUSE.wood, 5),
    }) +
    formed(pen, 'M-34 -54H-10V-10H-34Z', darker(color, 0.1), { depth: 5 }) +
    rod(pen, 'M-22 -50L-58 -120', HOUSE.metalDark, 7) +
    `<ellipse cx="-64" cy="-130" rx="15" ry="11" fill="none" stroke="${HOUSE.rubber}" stroke-width="6"/>` +
    wheel(pen, [-22, -12], 12) +
    wheel(pen, [118, -7], 7),
  anchors: {
    grip: { at: [-64, -130] },
    handle: { at: [-64, -130] },
    top: { at: [65, -92], spanCm: 80 },
  },
});
export const palanquin: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-190 -70H190', HOUSE.woodDark, 10) +
    formed(pen, 'M-66 -150H66V-36H-66Z', color, { depth: 9 }) +
    rectangle([-44, -136], 88, 68, darker(color, 0.55)) +
    path('M-44 -136H-6C-8 -110 -26 -84 -44 -78ZM44 -136H6C8 -110 26 -84 44 -78Z', HOUSE.mustard) +
    formed(
      pen,
      'M-92 -148C-60 -160 -30 -180 0 -204C30 -180 60 -160 92 -148Z',
      darker(color, 0.15),
      { depth: 8 },
    ) +
    ball(pen, [0, -208], 9, HOUSE.gold) +
    stroke('M-92 -148H92M-66 -40H66M-66 -66H66', HOUSE.gold, 6) +
    [-54, 54].map((x) => rod(pen, `M${x} -36V0`, HOUSE.woodDark, 8)).join('') +
    [-92, 92]
      .map((x) => stroke(`M${x} -146v16`, HOUSE.gold, 4) + circle([x, -126], 5, HOUSE.gold))
      .join(''),
  anchors: { inside: { at: [0, -70], spanCm: 84 }, seat: { at: [0, -70], spanCm: 80 } },
});
export const baler: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 1.2,
  svg:
    rod(pen, 'M110 -50H200', HOUSE.metalDark, 9) +
    formed(pen, 'M-130 -60C-150 -150 -90 -200 -10 -196C70 -196 112 -140 112 -50H-110Z', color, {
      depth: 13,
      extra: path('M-150 -110H150V-98H-150Z', HOUSE.mustard),
    }) +
    circle([-34, -116], 46, darker(color, 0.25)) +
    circle([-34, -116], 38, HOUSE.sand) +
    [28, 18, 8]
      .map(
        (r) =>
          `<circle cx="-34" cy="-116" r="${r}" fill="none" stroke="#c99a48" stroke-width="4"/>`,
      )
      .join('') +
    formed(pen, 'M90 -60L130 -24L122 -10L74 -40Z', HOUSE.metal, { depth: 4 }) +
    times(6, (k) => stroke(`M${84 + k * 8} ${-46 + k * 7}l4 18`, HOUSE.metalDark, 3)).join('') +
    formed(pen, 'M-180 0C-196 -40 -166 -70 -140 -62L-128 0Z', HOUSE.sand, { depth: 6 }) +
    wheel(pen, [20, -42], 42, { hub: HOUSE.mustard }),
});
export const roundBale: Drawer = (pen, { color = '#e3bb5f' }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-30 0H70Q110 -4 110 -70T70 -140H-30Z', darker(color, 0.08), {
      depth: 11,
      extra: times(7, (k) => stroke(`M-30 ${-128 + k * 19}H110`, darker(color, 0.2), 3)).join(''),
    }) +
    ellipse([-30, -70], 48, 70, lighter(color, 0.14)) +
    [0.8, 0.6, 0.4, 0.2]
      .map(
        (s) =>
          `<ellipse cx="-30" cy="-70" rx="${48 * s}" ry="${70 * s}" fill="none" stroke="${darker(color, 0.2)}" stroke-width="4"/>`,
      )
      .join('') +
    [
      [-66, -4],
      [104, -6],
      [40, -142],
      [84, -134],
    ]
      .map(([x = 0, y = 0], k) => stroke(`M${x} ${y}l${k % 2 ? 10 : -10} -8`, color, 4))
      .join(''),
  anchors: { seat: { at: [20, -138], spanCm: 90 }, top: { at: [20, -140], spanCm: 90 } },
});
export const hayWagon: Drawer = (pen) => ({
  unitCm: 1.1,
  svg:
    rod(pen, 'M140 -48H220', HOUSE.woodDark, 8) +
    formed(
      pen,
      'M-150 -80C-180 -130 -140 -196 -70 -200C-30 -226 40 -224 70 -202C140 -198 176 -130 148 -80Z',
      '#e3bb5f',
      {
        depth: 15,
        extra: times(30, (k) => {
          const [x, y] = [-140 + ((k * 0.618) % 1) * 280, -206 + ((k * 0.414) % 1) * 122];
          return stroke(`M${x} ${y}l${k % 2 ? 16 : -14} 9`, k % 3 ? '#c99a48' : '#f6dc94', 4);
        }).join(''),
      },
    ) +
    formed(pen, 'M-160 -84H160V-58H-160Z', HOUSE.wood, { depth: 5 }) +
    [-150, 150].map((x) => rod(pen, `M${x} -60L${x * 1.12} -150`, HOUSE.woodDark, 7)).join('') +
    [-96, 96]
      .map((x) => spokedWheel(pen, [x, -40], 40, HOUSE.wood) + circle([x, -40], 9, HOUSE.woodDark))
      .join(''),
  anchors: {
    top: { at: [0, -214], spanCm: 180 },
    seat: { at: [0, -206], spanCm: 150 },
    inside: { at: [0, -200], spanCm: 180 },
  },
});
export const horseTrailer: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M190 -60H270', HOUSE.metalDark, 9) +
    formed(pen, 'M-190 -50V-230Q-190 -250 -170 -250H110Q180 -246 196 -150V-50Z', HOUSE.white, {
      depth: 14,
      extra: rectangle([-210, -104], 420, 60, color),
    }) +
    panes(pen, [-150, -40], -220, 90, 54) +
    path(
      'M86 -128C74 -160 84 -196 112 -206L114 -218L124 -206C142 -196 158 -172 162 -156L150 -146L130 -160C126 -146 126 -138 130 -128Z',
      HOUSE.brown,
    ) +
    [-60, 30].map((x) => wheel(pen, [x, -36], 36)).join(''),
  anchors: { inside: { at: [-40, -60], spanCm: 200 }, door: { at: [-180, -60] } },
});
export const seedDrill: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 1.2,
  svg:
    rod(pen, 'M60 -60L150 -40', HOUSE.metalDark, 8) +
    formed(pen, 'M-90 -150H80L50 -90H-60Z', color, { depth: 9 }) +
    formed(pen, 'M-96 -160H86V-146H-96Z', darker(color, 0.2), { depth: 4 }) +
    rectangle([-90, -78], 170, 12, HOUSE.metalDark) +
    times(
      7,
      (k) =>
        stroke(`M${-56 + k * 18} -90Q${-60 + k * 20} -60 ${-74 + k * 24} -20`, HOUSE.ink, 5) +
        circle([-78 + k * 24, -14], 13, HOUSE.metal) +
        circle([-78 + k * 24, -14], 4, HOUSE.metalDark),
    ).join('') +
    wheel(pen, [-104, -34], 34) +
    times(9, (k) => circle([-70 + k * 18, -2], 2.6, HOUSE.mustard)).join(''),
});
