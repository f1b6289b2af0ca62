import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A bottle with a trigger at its neck. */
const sprayBottle: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.24,
  svg:
    formed(
      pen,
      'M-12 -74H12V-62C16 -50 32 -46 32 -28V-10Q32 0 22 0H-22Q-32 0 -32 -10V-28C-32 -46 -16 -50 -12 -62Z',
      color,
      { depth: 9 },
    ) +
    formed(pen, roundedPath([-24, -34], 48, 24, 5), HOUSE.white, { depth: 2 }) +
    circle([-8, -22], 5, HOUSE.teal) +
    circle([6, -25], 3.4, HOUSE.teal) +
    formed(pen, 'M-14 -80H14V-70H-14Z', HOUSE.white, { depth: 4 }) +
    formed(pen, 'M-26 -108H20Q30 -108 32 -98V-92H12V-80H-12V-90Q-24 -92 -26 -100Z', HOUSE.coral, {
      depth: 6,
    }) +
    formed(pen, 'M14 -92H24Q22 -80 30 -70L24 -66Q14 -76 14 -92Z', darker(HOUSE.coral, 0.2), {
      depth: 3,
    }) +
    formed(pen, 'M32 -105H42V-94H32Z', HOUSE.white, { depth: 3 }),
  anchors: { grip: { at: [0, -70] }, mouth: { at: [44, -100] } },
});

/** A cup of rubber on its stick. */
const plunger: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 0.5,
  svg:
    rod(pen, 'M0 -30V-112', HOUSE.wood, 8) +
    formed(pen, 'M-34 0C-36 -26 -22 -38 -10 -42H10C22 -38 36 -26 34 0Z', color, { depth: 10 }) +
    formed(pen, roundedPath([-38, -8], 76, 10, 5), darker(color, 0.12), { depth: 3 }) +
    formed(pen, 'M-8 -54H8V-40H-8Z', color, { depth: 4 }),
  anchors: { grip: { at: [0, -96] } },
});

/** White bristles on a stick, in its holder. */
const toiletBrush: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M0 -60V-104', HOUSE.metal, 6) +
    ball(pen, [0, -106], 7, HOUSE.metal) +
    times(13, (index) => {
      const turn = Math.PI + (index / 12) * Math.PI;
      return stroke(
        `M0 -50L${(24 * Math.cos(turn)).toFixed(1)} ${(-48 + 24 * Math.sin(turn)).toFixed(1)}`,
        index % 2 ? HOUSE.sky : HOUSE.glass,
        5,
      );
    }).join('') +
    formed(pen, 'M-28 -46H28L22 -8Q22 0 12 0H-12Q-22 0 -22 -8Z', color, { depth: 9 }) +
    formed(pen, 'M-31 -50H31V-43H-31Z', darker(color, 0.08), { depth: 3 }),
  anchors: { grip: { at: [0, -98] } },
});

/** A blade of rubber across a handle. */
const squeegee: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-7 -74H7L9 -12Q9 0 0 0Q-9 0 -9 -12Z', color, { depth: 5 }) +
    formed(pen, 'M-16 -88H16L7 -70H-7Z', darker(color, 0.15), { depth: 4 }) +
    formed(pen, 'M-58 -98H58V-86H-58Z', HOUSE.metal, { depth: 4 }) +
    formed(pen, 'M-60 -108H60L58 -98H-58Z', HOUSE.rubber, { depth: 3 }),
  anchors: { grip: { at: [0, -28] } },
});

/** Stiff bristles under a block that fills the hand. */
const scrubBrush: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.18,
  svg:
    times(15, (index) =>
      formed(
        pen,
        `M${-54 + index * 7.2} -26H${-46.6 + index * 7.2}L${-46 + index * 7.4} 0H${-55 + index * 7.4}Z`,
        index % 2 ? HOUSE.crust : HOUSE.woodLight,
        { depth: 2 },
      ),
    ).join('') +
    formed(pen, 'M-62 -24C-66 -44 -40 -56 0 -56C40 -56 66 -44 62 -24Z', color, { depth: 9 }) +
    stroke('M-40 -42Q0 -52 40 -42', lighter(color, 0.25), 3),
  anchors: { grip: { at: [0, -44] } },
});

/** A roll of sticky paper with hairs on it. */
const lintRoller: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-10 -66H10L14 -8Q14 4 0 4T-14 -8Z', color, { depth: 6, light: 3 }) +
    stroke('M-8 -30L8 -32M-9 -22L9 -24M-10 -14L10 -16', darker(color, 0.25), 3) +
    stroke('M0 -64V-84H78V-122H66', HOUSE.metal, 6) +
    formed(pen, roundedPath([-70, -150], 138, 54, 8), HOUSE.white, {
      depth: 11,
      light: 4,
      extra: times(14, (k) =>
        stroke(
          `M${-58 + k * 9} ${-142 + ((k * 29) % 38)}q${4 + (k % 3)} ${k % 2 ? 7 : -6} 10 ${k % 2 ? 3 : -1}`,
          k % 3 ? HOUSE.brown : HOUSE.metalDark,
          2,
        ),
      ).join(''),
    }) +
    ellipse([-70, -123], 8, 27, '#d7a86e') +
    ellipse([-70, -123], 4, 14, HOUSE.brown) +
    path('M30 -98Q48 -92 68 -100V-110Q50 -76 22 -84Z', '#dfe7f2'),
  anchors: { grip: { at: [0, -22] } },
});

/** Two short levers that bite. */
const nailClippers: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.07,
  svg:
    formed(
      pen,
      'M-60 -10Q-40 0 0 0H58Q64 -6 58 -12L-40 -16Q-56 -22 -60 -10Z',
      darker(color, 0.14),
      { depth: 4 },
    ) +
    formed(pen, 'M-60 -18Q-50 -28 -36 -26L58 -14V-22Q20 -32 -36 -34Q-60 -34 -60 -18Z', color, {
      depth: 4,
    }) +
    rod(pen, 'M-38 0V-46', HOUSE.metalDark, 7) +
    formed(pen, 'M-48 -42Q-46 -52 -34 -50L52 -72Q62 -72 60 -62L-34 -38Q-46 -34 -48 -42Z', color, {
      depth: 5,
    }) +
    stroke('M10 -56L44 -65M14 -50L46 -59', HOUSE.metalDark, 2.4),
  anchors: { grip: { at: [44, -40] } },
});

/** Two thin arms that meet at their tips. */
const tweezers: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.09,
  svg: `<g transform="rotate(28)">${
    formed(pen, 'M-8 -112Q-20 -60 -14 -30L-1 0L-4 -32Q-8 -60 0 -104Z', color, { depth: 4 }) +
    formed(pen, 'M8 -112Q20 -60 14 -30L1 0L4 -32Q8 -60 0 -104Z', darker(color, 0.12), {
      depth: 4,
    }) +
    formed(pen, 'M-9 -108Q-8 -122 0 -122Q8 -122 9 -108L0 -98Z', HOUSE.coral, { depth: 4 })
  }</g>`,
  anchors: { grip: { at: [30, -60] } },
});

/** Three round blades over a handle. */
const electricShaver: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.15,
  svg:
    formed(
      pen,
      'M-18 -68H18C26 -44 22 -20 20 -8Q18 0 10 0H-10Q-18 0 -20 -8C-22 -20 -26 -44 -18 -68Z',
      color,
      { depth: 8 },
    ) +
    formed(pen, 'M-10 -56H10V-20Q10 -12 0 -12Q-10 -12 -10 -20Z', HOUSE.metal, { depth: 4 }) +
    circle([0, -44], 5, HOUSE.teal) +
    formed(
      pen,
      'M-36 -94Q-38 -70 -16 -66H16Q38 -70 36 -94Q36 -122 0 -122Q-36 -122 -36 -94Z',
      HOUSE.ink,
      { depth: 7 },
    ) +
    [
      [-16, -82],
      [16, -82],
      [0, -106],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle([x, y], 13, HOUSE.metal) +
          stroke(ellipsePath([x, y], 8), HOUSE.metalDark, 3) +
          circle([x, y], 3, HOUSE.metalDark),
      )
      .join(''),
  anchors: { grip: { at: [0, -36] } },
});

/** Rails on crossed legs, with clothes over them. */
const dryingRack: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M-50 0L46 -88M50 0L-46 -88', HOUSE.metal, 4) +
    rod(pen, 'M-92 -112L-46 -88H46L92 -112', HOUSE.metal, 4) +
    [
      [-84, 30, HOUSE.coral, -108],
      [-44, 34, HOUSE.sky, -88],
      [2, 38, HOUSE.mustard, -88],
    ]
      .map(([x, wide, tone, y]) =>
        formed(
          pen,
          `M${x} ${y}H${Number(x) + Number(wide)}V${Number(y) + 48}Q${Number(x) + Number(wide) / 2} ${Number(y) + 42} ${x} ${Number(y) + 48}Z`,
          String(tone),
          { depth: 5 },
        ),
      )
      .join('') +
    formed(pen, 'M58 -100H68V-70Q76 -64 82 -66V-58H62Q58 -58 58 -64Z', HOUSE.green, { depth: 3 }),
});

/** A padded pair of pants with its tapes. */
const diaper: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-56 -72H56V-46C30 -44 20 -20 20 -6Q0 6 -20 -6C-20 -20 -30 -44 -56 -46Z', color, {
      depth: 8,
    }) +
    stroke('M-54 -48C-28 -46 -18 -22 -18 -8M54 -48C28 -46 18 -22 18 -8', HOUSE.sky, 3) +
    rectangle([-56, -72], 112, 6, HOUSE.glass) +
    [-1, 1]
      .map((side) =>
        formed(pen, `M${side * 58} -66L${side * 30} -62V-52L${side * 58} -52Z`, HOUSE.sky, {
          depth: 2,
        }),
      )
      .join('') +
    path('M0 -34C-10 -46 -18 -38 -13 -31L0 -20L13 -31C18 -38 10 -46 0 -34Z', HOUSE.pink),
});

/** Cloth for under a chin, tied at the neck. */
const bib: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.3,
  svg:
    formed(
      pen,
      'M-22 -88C-44 -84 -46 -50 -44 -34C-42 -10 -22 0 0 0C22 0 42 -10 44 -34C46 -50 44 -84 22 -88C26 -66 20 -56 0 -56C-20 -56 -26 -66 -22 -88Z',
      color,
      { depth: 8 },
    ) +
    stroke('M-36 -36C-34 -16 -18 -8 0 -8C18 -8 34 -16 36 -36', HOUSE.white, 3) +
    stroke('M-22 -88Q-30 -98 -40 -94M22 -88Q30 -98 40 -94', HOUSE.coral, 4) +
    ball(pen, [0, -30], 11, HOUSE.brown) +
    [-9, 9].map((x) => circle([x, -40], 5, HOUSE.brown)).join('') +
    ellipse([0, -27], 5, 4, HOUSE.cream) +
    [-4, 4].map((x) => circle([x, -33], 1.4, HOUSE.ink)).join(''),
});

/** A baby's suit with snaps between the legs. */
const onesie: Drawer = (pen, { color = HOUSE.glass }) => ({
  unitCm: 0.38,
  svg:
    formed(
      pen,
      'M-18 -102L-38 -94L-56 -66L-40 -56L-32 -66L-34 -28L-14 -4Q0 4 14 -4L34 -28L32 -66L40 -56L56 -66L38 -94L18 -102Q0 -86 -18 -102Z',
      color,
      { depth: 9 },
    ) +
    stroke('M-18 -102Q0 -86 18 -102M-33 -30Q-18 -28 -13 -6M33 -30Q18 -28 13 -6', HOUSE.sky, 4) +
    [-8, 0, 8].map((x) => circle([x, -4], 2.4, HOUSE.white)).join('') +
    path('M0 -48C-12 -62 -22 -52 -16 -44L0 -30L16 -44C22 -52 12 -62 0 -48Z', HOUSE.coral),
});

/** A ball that rattles on its ring. */
const babyRattle: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.14,
  svg: `<g transform="translate(-16 -20) rotate(30)">${
    stroke(ellipsePath([0, 0], 17), darker(HOUSE.teal, 0.1), 9) +
    rod(pen, 'M0 -18V-56', HOUSE.white, 10) +
    formed(pen, 'M-9 -30H9V-24H-9Z', HOUSE.mustard, { depth: 3 }) +
    ball(pen, [0, -80], 29, color, { glint: 0.4 }) +
    path('M-29 -84Q0 -74 29 -84V-76Q0 -66 -29 -76Z', HOUSE.mustard) +
    [-14, 0, 14].map((x) => circle([x, -96], 3, HOUSE.white)).join('')
  }</g>`,
  anchors: { grip: { at: [-16, -20] } },
});

/** Posts of rope with platforms and a den. */
const catTree: Drawer = (pen, { color = HOUSE.sand }) => ({
  unitCm: 1.1,
  svg:
    [
      [-34, -8, -70],
      [34, -8, -118],
    ]
      .map(
        ([x = 0, from = 0, to = 0]) =>
          formed(pen, `M${x - 7} ${to}H${x + 7}V${from}H${x - 7}Z`, HOUSE.woodLight, { depth: 5 }) +
          times(Math.floor((from - to) / 6), (index) =>
            stroke(
              `M${x - 7} ${to + 4 + index * 6}L${x + 7} ${to + 2 + index * 6}`,
              HOUSE.wood,
              1.4,
            ),
          ).join(''),
      )
      .join('') +
    formed(pen, roundedPath([-58, -10], 116, 10, 4), color, { depth: 3 }) +
    formed(pen, 'M-14 -10V-36Q-14 -46 -4 -46H20V-10Z', darker(color, 0.12), { depth: 5 }) +
    circle([4, -26], 11, HOUSE.brown) +
    formed(pen, roundedPath([-64, -78], 64, 9, 4), color, { depth: 3 }) +
    formed(pen, 'M2 -130H66Q64 -114 50 -114H18Q4 -114 2 -130Z', color, { depth: 5 }) +
    stroke('M-52 -70V-54', HOUSE.metalDark, 1.4) +
    ball(pen, [-52, -50], 5, HOUSE.coral),
  anchors: { top: { at: [-32, -78], spanCm: 60 } },
});

/** What washes, grooms and keeps the small ones. */
export const homeCare = defineFamily('home-care', {
  'spray-bottle': sprayBottle,
  plunger,
  'toilet-brush': toiletBrush,
  squeegee,
  'scrub-brush': scrubBrush,
  'lint-roller': lintRoller,
  'nail-clippers': nailClippers,
  tweezers,
  'electric-shaver': electricShaver,
  'drying-rack': dryingRack,
  diaper,
  bib,
  onesie,
  'baby-rattle': babyRattle,
  'cat-tree': catTree,
});
