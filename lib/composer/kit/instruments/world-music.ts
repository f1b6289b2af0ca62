import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, rod } from '../form';

/** Instruments of orchestras and of many peoples. */

const cymbals: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.24,
  svg: [
    [-52, -16],
    [52, 16],
  ]
    .map(([x = 0, angleDegrees = 0]) =>
      placed(
        ellipse([0, 0], 30, 86, darker(color, 0.25)) +
          formed(pen, 'M-26 0A26 82 0 1 0 26 0A26 82 0 1 0 -26 0Z', color, {
            depth: 8,
            light: 6,
            extra: stroke('M-17 0A17 56 0 1 0 17 0A17 56 0 1 0 -17 0', darker(color, 0.14), 2),
          }) +
          ellipse([0, 0], 9, 24, darker(color, 0.2)) +
          stroke(`M0 0Q${x > 0 ? 30 : -30} 10 ${x > 0 ? 26 : -26} 40`, HOUSE.leather, 7),
        { at: [x, -90], angleDegrees },
      ),
    )
    .join(''),
  anchors: { grip: { at: [76, -60] }, gripFar: { at: [-76, -60] } },
});
const gong: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.8,
  svg:
    [-72, 72]
      .map(
        (x) =>
          rod(pen, `M${x} 0V-150`, HOUSE.woodDark, 8) +
          rod(pen, `M${x - 18} -3H${x + 18}`, HOUSE.woodDark, 8),
      )
      .join('') +
    rod(pen, 'M-84 -150Q0 -168 84 -150', HOUSE.red, 9) +
    stroke('M-26 -150L-18 -126M26 -150L18 -126', HOUSE.leather, 3) +
    formed(pen, 'M-54 -78a54 54 0 1 0 108 0a54 54 0 1 0 -108 0Z', color, {
      depth: 10,
      light: 6,
      extra:
        circle([0, -78], 40, darker(color, 0.1)) +
        circle([0, -78], 36, color) +
        circle([0, -78], 14, darker(color, 0.16)) +
        circle([-2, -80], 11, lighter(color, 0.2)),
    }) +
    rod(pen, 'M92 -20L70 -62', HOUSE.woodLight, 5) +
    circle([68, -66], 10, HOUSE.red),
});
const tuba: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M-14 -150V-40Q-14 -6 16 -6H24Q52 -6 52 -40V-96', color, 22) +
    rod(pen, 'M20 -106V-44Q20 -34 28 -34T36 -44V-110', color, 9) +
    formed(pen, 'M-2 -140C-6 -170 -18 -190 -52 -204H24C-2 -190 8 -170 -2 -140Z', color, {
      depth: 8,
      light: 5,
    }) +
    formed(
      pen,
      'M-28 -130C-26 -170 -40 -188 -70 -206Q-14 -222 42 -206C12 -188 -2 -170 0 -130Z',
      color,
      { depth: 10, light: 6 },
    ) +
    ellipse([-14, -207], 56, 10, darker(color, 0.3)) +
    [4, 18, 32]
      .map(
        (x) =>
          formed(pen, roundedPath([x - 5, -118], 11, 52, 4), lighter(color, 0.2), { depth: 3 }) +
          circle([x, -122], 5, HOUSE.cream),
      )
      .join('') +
    rod(pen, 'M52 -96Q52 -124 70 -128', color, 8) +
    circle([74, -128], 7, HOUSE.metal),
  anchors: { mouth: { at: [78, -128] }, grip: { at: [24, -96] } },
});
const mandolin: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.34,
  svg:
    formed(pen, roundedPath([-8, -180], 16, 100, 4), HOUSE.woodDark, { depth: 4 }) +
    formed(pen, 'M-14 -204H14L10 -176H-10Z', HOUSE.woodDark, { depth: 4 }) +
    [-18, 18]
      .map((x) => [-198, -186].map((y) => circle([x, y], 4, HOUSE.cream)).join(''))
      .join('') +
    formed(
      pen,
      'M0 -96C30 -92 58 -56 54 -30C50 -6 20 0 0 0S-50 -6 -54 -30C-58 -56 -30 -92 0 -96Z',
      color,
      { depth: 10, light: 6 },
    ) +
    ellipse([0, -50], 16, 14, HOUSE.ink) +
    stroke('M-19 -50a19 17 0 1 0 38 0a19 17 0 1 0 -38 0', HOUSE.cream, 2) +
    rectangle([-18, -22], 36, 5, HOUSE.woodDark) +
    [-5, -2, 2, 5].map((x) => stroke(`M${x} -198V-20`, HOUSE.cream, 1)).join(''),
  anchors: { grip: { at: [0, -140] }, gripFar: { at: [0, -40] } },
});
const sitar: Drawer = (pen, { color = '#b9622f' }) => ({
  unitCm: 0.52,
  svg:
    formed(pen, 'M-10 -220L-12 -60H12L10 -220Z', color, {
      depth: 5,
      light: 3,
      extra: times(13, (k) =>
        stroke(`M-14 ${-206 + k * 11}Q0 ${-210 + k * 11} 14 ${-206 + k * 11}`, HOUSE.gold, 2),
      ).join(''),
    }) +
    times(5, (k) =>
      rod(pen, `M${k % 2 ? 10 : -10} ${-212 + k * 12}H${k % 2 ? 24 : -24}`, HOUSE.woodDark, 5),
    ).join('') +
    circle([0, -190], 0.1, color) +
    formed(pen, 'M-10 -66C-56 -62 -60 0 0 0S56 -62 10 -66Z', color, {
      depth: 11,
      light: 6,
      extra:
        ellipse([0, -34], 34, 26, lighter(color, 0.2)) +
        times(9, (k) => circle([-30 + k * 7.5, -8 - Math.abs(k - 4) * 2], 2.4, HOUSE.cream)).join(
          '',
        ),
    }) +
    rectangle([-14, -32], 28, 5, HOUSE.cream) +
    [-4, 0, 4].map((x) => stroke(`M${x} -214V-28`, HOUSE.cream, 1)).join(''),
  anchors: { grip: { at: [0, -140] }, gripFar: { at: [0, -34] } },
});
const bassoon: Drawer = (pen) => ({
  unitCm: 0.62,
  svg: placed(
    rod(pen, 'M0 0V-206', '#7c2f2a', 15) +
      rod(pen, 'M14 0V-120', '#7c2f2a', 13) +
      formed(pen, roundedPath([-10, -14], 34, 16, 5), HOUSE.metal, { depth: 4 }) +
      formed(pen, roundedPath([-9, -216], 18, 14, 4), HOUSE.cream, { depth: 3 }) +
      stroke('M14 -118Q16 -146 40 -142Q50 -140 54 -132', HOUSE.metal, 4) +
      rod(pen, 'M53 -134L60 -118', HOUSE.woodLight, 4) +
      times(8, (k) => circle([(k % 2) * 14, -30 - k * 20], 4, HOUSE.metal)).join('') +
      [-60, -100, -160].map((y) => stroke(`M-8 ${y}H8`, HOUSE.metal, 4)).join(''),
    { angleDegrees: -8 },
  ),
  anchors: { mouth: { at: [44, -124] }, grip: { at: [6, -90] } },
});
const didgeridoo: Drawer = (pen) => ({
  unitCm: 0.7,
  svg: placed(
    formed(pen, 'M-110 -7H70Q92 -10 104 -16V16Q92 10 70 7H-110Z', HOUSE.brown, {
      depth: 6,
      light: 3,
      extra:
        times(7, (k) =>
          rectangle(
            [-90 + k * 26, -20],
            9,
            40,
            [HOUSE.mustard, HOUSE.cream, HOUSE.red][k % 3] ?? HOUSE.cream,
          ),
        ).join('') +
        times(14, (k) => circle([-76 + k * 12, (k % 2) * 6 - 3], 2, HOUSE.cream)).join(''),
    }) + ellipse([104, 0], 6, 16, HOUSE.ink),
    { at: [0, -26], angleDegrees: 8 },
  ),
  anchors: { mouth: { at: [-108, -42] }, grip: { at: [-50, -34] } },
});
const bongos: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    (
      [
        [-52, 44],
        [50, 54],
      ] as const
    )
      .map(
        ([x, r]) =>
          formed(
            pen,
            `M${x - r} -92L${x - r * 0.8} 0Q${x} 14 ${x + r * 0.8} 0L${x + r} -92Z`,
            HOUSE.coral,
            {
              depth: 10,
              light: 5,
              extra: [-0.5, 0, 0.5]
                .map((k) =>
                  stroke(`M${x + k * r} -92L${x + k * r * 0.8} 6`, darker(HOUSE.coral, 0.2), 3),
                )
                .join(''),
            },
          ) +
          path(`M${x - r} -94Q${x} -74 ${x + r} -94V-84Q${x} -62 ${x - r} -84Z`, HOUSE.metal) +
          ellipse([x, -94], r, r * 0.26, HOUSE.cream) +
          ellipse([x, -93], r * 0.7, r * 0.16, '#f0dfc4'),
      )
      .join('') + rectangle([-8, -60], 8, 30, HOUSE.metalDark),
  anchors: { top: { at: [0, -94], spanCm: 34 } },
});
const pipeOrgan: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    formed(pen, roundedPath([-110, -70], 220, 70, 4), HOUSE.woodDark, { depth: 8, light: 4 }) +
    times(17, (k) => {
      const h = 90 + Math.abs(k - 8) * 11;
      return (
        formed(
          pen,
          `M${-102 + k * 12} -70V-${70 + h}Q${-97 + k * 12} -${74 + h} ${-92 + k * 12} -${70 + h}V-70Z`,
          HOUSE.metal,
          { depth: 3, light: 2 },
        ) + path(`M${-100 + k * 12} -84h6l-3 -12Z`, HOUSE.ink)
      );
    }).join('') +
    formed(pen, roundedPath([-114, -78], 228, 10, 3), HOUSE.gold, { depth: 3 }) +
    rectangle([-40, -58], 80, 34, HOUSE.wood) +
    [-52, -42]
      .map(
        (y) =>
          rectangle([-36, y], 72, 6, HOUSE.cream) +
          times(11, (k) => rectangle([-34 + k * 6.5, y], 2.4, 3.4, HOUSE.ink)).join(''),
      )
      .join('') +
    rectangle([-30, -18], 60, 5, HOUSE.woodLight),
});
const tuningFork: Drawer = (pen) => ({
  unitCm: 0.09,
  svg:
    rod(pen, 'M0 0V-70', HOUSE.metal, 10) +
    stroke('M-22 -190V-100Q-22 -68 0 -68T22 -100V-190', HOUSE.metalDark, 13) +
    stroke('M-23 -189V-100Q-22 -70 0 -70T21 -100V-189', HOUSE.metal, 8) +
    [-1, 1]
      .map((s) =>
        stroke(`M${s * 44} -176q${s * 10} 22 0 44M${s * 58} -184q${s * 14} 30 0 60`, HOUSE.sky, 4),
      )
      .join(''),
  anchors: { grip: { at: [0, -30] } },
});
const lyre: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.24,
  svg:
    times(6, (k) => stroke(`M${-20 + k * 8} -166V-24`, HOUSE.cream, 2)).join('') +
    stroke(
      'M-34 -20C-90 -70 -30 -120 -62 -180Q-70 -196 -86 -184M34 -20C90 -70 30 -120 62 -180Q70 -196 86 -184',
      darker(color, 0.15),
      13,
    ) +
    stroke(
      'M-35 -21C-88 -70 -31 -120 -63 -180Q-70 -194 -84 -184M33 -21C88 -70 29 -120 61 -180Q70 -194 84 -184',
      color,
      8,
    ) +
    rod(pen, 'M-60 -168H60', color, 8) +
    formed(pen, 'M-44 -30Q0 -44 44 -30L34 0H-34Z', color, { depth: 6, light: 4 }),
  anchors: { grip: { at: [-52, -90] } },
});
const ocarina: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.11,
  svg:
    formed(pen, 'M-90 -40C-70 -84 20 -90 60 -66Q96 -46 84 -30C40 10 -50 4 -90 -40Z', color, {
      depth: 11,
      light: 7,
    }) +
    formed(pen, 'M-20 -78L-14 -118H18L20 -78Z', color, { depth: 6, light: 4 }) +
    [
      [-44, -46, 7],
      [-16, -40, 8],
      [14, -44, 7],
      [42, -46, 6],
      [0, -22, 5],
    ]
      .map(([x = 0, y = 0, r = 4]) => ellipse([x, y], r, r * 0.8, darker(color, 0.55)))
      .join(''),
});

/** Instruments of orchestras and of many peoples. */
export const worldMusic = defineFamily('world-music', {
  cymbals,
  gong,
  tuba,
  mandolin,
  sitar,
  bassoon,
  didgeridoo,
  bongos,
  'pipe-organ': pipeOrgan,
  'tuning-fork': tuningFork,
  lyre,
  ocarina,
});
