import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A wire coiled on itself, its point in a cap. */
const safetyPin: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.05,
  svg:
    stroke(ellipsePath([-56, -24], 11), darker(color, 0.35), 7) +
    stroke(ellipsePath([-56, -24], 11), color, 4) +
    rod(pen, 'M-58 -13L56 -10', color, 5) +
    rod(pen, 'M-56 -36Q-10 -52 52 -38', color, 5) +
    formed(pen, 'M44 -46H58Q78 -46 78 -26Q78 -2 58 -2H44Q52 -12 52 -24Q52 -36 44 -46Z', color, {
      depth: 7,
    }),
});

/** A roll in its weighted holder, with teeth that cut. */
const tapeDispenser: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.14,
  svg:
    path('M-8 -74Q30 -70 52 -50L56 -46L50 -44Q20 -66 -8 -66Z', HOUSE.glass) +
    formed(
      pen,
      'M-60 0Q-68 -30 -48 -44H0C20 -42 34 -46 46 -52L64 -46V-40L52 -32Q58 -14 64 0Z',
      color,
      { depth: 8 },
    ) +
    ball(pen, [-14, -46], 31, HOUSE.glass, { glint: 0.3 }) +
    circle([-14, -46], 17, HOUSE.white) +
    circle([-14, -46], 10, HOUSE.coral) +
    path('M46 -52L48 -58L52 -50L55 -56L58 -48L62 -53L64 -46Z', HOUSE.metal),
});

/** A stick of glue with its cap off. */
const glueStick: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.08,
  svg:
    formed(pen, 'M-19 -152Q-14 -166 8 -164Q20 -160 19 -150V-128H-19Z', '#fdfdf6', {
      depth: 8,
      light: 4,
    }) +
    formed(pen, roundedPath([-22, -134], 44, 18, 3), HOUSE.white, { depth: 6 }) +
    formed(pen, 'M-26 -118H26V-8Q26 0 18 0H-18Q-26 0 -26 -8Z', color, {
      depth: 10,
      light: 4,
      extra: rectangle([-26, -104], 52, 70, HOUSE.white),
    }) +
    stroke(
      'M-9 -92H-17V-82H-9V-87H-12M-4 -92V-82H2M6 -92V-82H13V-92M22 -92H17V-82H22M17 -87H21',
      HOUSE.coral,
      2.4,
    ) +
    path('M0 -76C10 -62 12 -54 12 -50A12 12 0 0 1 -12 -50C-12 -54 -10 -62 0 -76Z', HOUSE.coral) +
    times(7, (k) => rectangle([-22 + k * 7, -16], 3, 16, darker(color, 0.25))).join(''),
});

/** A broad pen with a slanted tip, and its stripe. */
const highlighter: Drawer = (pen, { color = HOUSE.yellow }) => ({
  unitCm: 0.12,
  svg:
    path('M-64 -8H20V2H-64Z', color, { opacity: 0.7 }) +
    `<g transform="translate(14 -4) rotate(38)">${
      formed(pen, 'M-6 -18H6V-2L-6 -8Z', color, { depth: 3 }) +
      formed(pen, 'M-8 -18L-14 -40H14L8 -18Z', HOUSE.ink, { depth: 4 }) +
      formed(pen, 'M-14 -40H14V-112Q14 -118 8 -118H-8Q-14 -118 -14 -112Z', color, { depth: 7 }) +
      rectangle([-14, -92], 28, 6, darker(color, 0.2)) +
      rectangle([-6, -84], 12, 30, HOUSE.white)
    }</g>`,
  anchors: { grip: { at: [44, -40] } },
});

/** A stick of wax in its paper. */
const crayon: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.08,
  svg: `<g transform="rotate(32)">${
    formed(pen, 'M-5 -2Q0 2 5 -2L12 -24H-12Z', color, { depth: 4 }) +
    formed(pen, 'M-16 -24H16V-124H-16Z', color, { depth: 7 }) +
    formed(pen, 'M-16 -34H16V-114H-16Z', lighter(color, 0.18), { depth: 7 }) +
    stroke('M-16 -40H16M-16 -108H16', HOUSE.ink, 3) +
    path('M-16 -96Q-8 -90 0 -96T16 -96V-54Q8 -48 0 -54T-16 -54Z', darker(color, 0.3)) +
    ellipse([0, -75], 6, 14, lighter(color, 0.35))
  }</g>`,
  anchors: { grip: { at: [36, -58] } },
});

/** A sprung clip of black steel with two wire arms. */
const binderClip: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.05,
  svg:
    placed(rectangle([-78, -70], 150, 66, '#dfe4ee'), { angleDegrees: 3 }) +
    placed(rectangle([-74, -70], 148, 66, HOUSE.white), { angleDegrees: -2 }) +
    stroke('M-56 -20H50M-56 -10H20', '#c3cbdc', 3) +
    stroke('M-20 -88L-34 -150Q-36 -168 -18 -168H18Q36 -168 34 -150L20 -88', HOUSE.metalDark, 8) +
    stroke('M-21 -90L-35 -151Q-36 -167 -18 -168H18', HOUSE.metal, 4) +
    formed(pen, 'M-46 -98Q-44 -104 -38 -104H38Q44 -104 46 -98L64 -36H-64Z', color, {
      depth: 9,
      light: 5,
    }) +
    rod(pen, 'M-40 -100H40', lighter(color, 0.24), 10) +
    stroke(
      'M-26 -92L-40 -40Q-42 -26 -28 -26H28Q42 -26 40 -40L26 -92',
      darker(HOUSE.metal, 0.2),
      8,
    ) +
    stroke('M-27 -92L-41 -41Q-42 -27 -28 -27H28', HOUSE.metal, 4),
});

/** A lever over two punches, confetti under it. */
const holePunch: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.14,
  svg:
    formed(pen, 'M-62 -14H62V0H-62Z', HOUSE.ink, { depth: 4 }) +
    [-30, 26]
      .map((x) => formed(pen, `M${x} -40H${x + 12}V-14H${x}Z`, HOUSE.metal, { depth: 3 }))
      .join('') +
    formed(pen, 'M-56 -26H-40V-12H-56ZM42 -26H56V-12H42Z', HOUSE.metalDark, { depth: 3 }) +
    formed(pen, 'M-58 -36Q-60 -62 -40 -66H40Q60 -62 58 -36Q40 -46 0 -46Q-40 -46 -58 -36Z', color, {
      depth: 8,
    }) +
    [
      [74, -3],
      [86, -8],
      [-76, -3],
    ]
      .map(([x = 0, y = 0]) => circle([x, y], 4, HOUSE.white))
      .join(''),
});

/** A gun that melts a stick of glue. */
const glueGun: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.18,
  svg:
    formed(pen, 'M-78 -92H-48V-80H-78Z', HOUSE.cream, { depth: 3 }) +
    formed(pen, 'M46 -94L70 -86V-82L46 -76Z', HOUSE.metal, { depth: 4 }) +
    stroke('M72 -83Q80 -74 76 -62', HOUSE.cream, 4) +
    formed(
      pen,
      'M-52 -106H34Q48 -104 48 -88Q48 -70 34 -68H-4L-16 -8Q-18 0 -26 0H-44Q-52 0 -50 -10L-40 -66H-52Q-60 -68 -60 -86Q-60 -104 -52 -106Z',
      color,
      { depth: 9 },
    ) +
    formed(pen, 'M-2 -68H16Q8 -52 0 -46H-8Z', HOUSE.coral, { depth: 3 }) +
    rectangle([-30, -92], 44, 8, lighter(color, 0.3)) +
    stroke('M-36 0Q-38 12 -60 8', HOUSE.rubber, 4),
  anchors: { grip: { at: [-32, -36] } },
});

/** A headless body of cloth on its stand. */
const dressForm: Drawer = (pen, { color = HOUSE.sand }) => ({
  unitCm: 1.1,
  svg:
    rod(pen, 'M0 -50V-8', HOUSE.woodDark, 5) +
    rod(pen, 'M-26 -2Q-10 -4 0 -16Q10 -4 26 -2', HOUSE.woodDark, 5) +
    formed(
      pen,
      'M-8 -136H8V-124C26 -122 30 -112 26 -98C24 -86 16 -82 18 -72C24 -62 27 -54 26 -44H-26C-27 -54 -24 -62 -18 -72C-16 -82 -24 -86 -26 -98C-30 -112 -26 -122 -8 -124Z',
      color,
      { depth: 9 },
    ) +
    stroke(
      'M0 -124V-46M-12 -122Q-16 -90 -10 -74Q-14 -58 -14 -46M12 -122Q16 -90 10 -74Q14 -58 14 -46',
      darker(color, 0.2),
      1.2,
    ) +
    rod(pen, 'M-26 -45H26', HOUSE.woodDark, 4) +
    ball(pen, [0, -140], 6, HOUSE.woodDark) +
    stroke('M-8 -124Q-22 -100 8 -92', HOUSE.yellow, 4),
});

/** A tube of paint squeezed out at its mouth. */
const paintTube: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.14,
  svg: `<g transform="translate(0 -14) rotate(-64)">${
    formed(pen, 'M-6 0Q-16 18 0 22Q20 24 10 8L6 0Z', color, { depth: 4 }) +
    formed(pen, 'M-8 -12H8V0H-8Z', HOUSE.metal, { depth: 3 }) +
    formed(pen, 'M-10 -12L-24 -24L-20 -110H20L24 -24L10 -12Z', HOUSE.white, { depth: 8 }) +
    formed(pen, 'M-24 -36L-22 -76H22L24 -36Z', color, { depth: 8 }) +
    formed(pen, 'M-23 -120H23V-106H-23Z', HOUSE.metal, { depth: 3 })
  }</g>`,
  anchors: { grip: { at: [-50, -40] } },
});

/** A bow with a thin toothed blade. */
const hacksaw: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.32,
  svg:
    rod(pen, 'M-64 -10V-44Q-64 -52 -56 -52H36V-10', HOUSE.metalDark, 6) +
    formed(pen, 'M-66 -14H38V-6H-66Z', HOUSE.metal, { depth: 2 }) +
    times(20, (index) =>
      path(`M${-64 + index * 5} -6L${-61.5 + index * 5} -2L${-59 + index * 5} -6Z`, HOUSE.metal),
    ).join('') +
    formed(pen, 'M34 -56H52C70 -50 78 -34 78 -16Q78 0 62 0H42V-16H56Q60 -34 48 -40H34Z', color, {
      depth: 5,
    }),
  anchors: { grip: { at: [64, -26] } },
});

/** A radio for the hand with its stub of an aerial. */
const walkieTalkie: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-22 -96H-10L-12 -138Q-16 -142 -20 -138Z', HOUSE.rubber, { depth: 3 }) +
    formed(pen, 'M8 -104H22V-94H8Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-28 -96H28V-8Q28 0 20 0H-20Q-28 0 -28 -8Z', color, { depth: 8 }) +
    formed(pen, roundedPath([-20, -88], 40, 24, 4), HOUSE.ink, { depth: 2 }) +
    rectangle([-15, -83], 30, 14, HOUSE.glass) +
    times(5, (index) => stroke(`M-16 ${-30 + index * 6}H16`, HOUSE.ink, 2.6)).join('') +
    [-12, 0, 12].map((x) => circle([x, -50], 4.4, HOUSE.ink)).join('') +
    formed(pen, 'M-34 -74H-28V-44H-34Z', HOUSE.coral, { depth: 2 }),
  anchors: { grip: { at: [0, -44] } },
});

/** A square disk with its shutter and label. */
const floppyDisk: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.09,
  svg:
    formed(pen, 'M-48 -100H38L50 -88V-4Q50 0 46 0H-46Q-50 0 -50 -4V-96Q-50 -100 -48 -100Z', color, {
      depth: 5,
    }) +
    formed(pen, 'M-26 -100H28V-66H-26Z', HOUSE.metal, { depth: 3 }) +
    rectangle([8, -94], 12, 22, color) +
    formed(pen, 'M-36 -50H36V0H-36Z', HOUSE.white, { depth: 2 }) +
    stroke('M-28 -38H28M-28 -26H28M-28 -14H10', HOUSE.sky, 4),
});

/** A head on three spread legs. */
const tripod: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 1,
  svg:
    rod(pen, 'M0 -92L4 0', darker(color, 0.2), 6) +
    rod(pen, 'M-4 -96L-46 0M4 -96L46 0', color, 6) +
    rod(pen, 'M-22 -52L0 -42L22 -52', HOUSE.ink, 3) +
    rod(pen, 'M0 -126V-94', color, 7) +
    formed(pen, 'M-10 -104H10V-90H-10Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-20 -138H20V-128H-20Z', HOUSE.ink, { depth: 3 }) +
    rod(pen, 'M8 -128L38 -108', HOUSE.ink, 4) +
    [-46, 4, 46].map((x) => ball(pen, [x, -2], 4, HOUSE.rubber)).join(''),
  anchors: { top: { at: [0, -138], spanCm: 30 } },
});

/** A plate on the wall with two holes and a third. */
const wallSocket: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.09,
  svg:
    formed(pen, roundedPath([-46, -92], 92, 92, 12), color, { depth: 6 }) +
    circle([0, -46], 34, darker(color, 0.14)) +
    circle([1, -45], 30, darker(color, 0.06)) +
    [-13, 13].map((x) => circle([x, -46], 5.4, HOUSE.ink)).join('') +
    [-76, -16].map((y) => rectangle([-4, y], 8, 6, HOUSE.metal)).join(''),
});

/** A black chip with legs of gold all round. */
const microchip: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.04,
  svg:
    times(6, (index) => {
      const at = -38 + index * 15;
      return (
        rectangle([at - 3, -112], 6, 112, HOUSE.gold) +
        rectangle([-56, at - 59], 112, 6, HOUSE.gold)
      );
    }).join('') +
    formed(pen, roundedPath([-46, -102], 92, 92, 6), color, { depth: 7 }) +
    formed(pen, roundedPath([-26, -82], 52, 52, 4), HOUSE.metal, { depth: 5 }) +
    circle([-36, -92], 4, HOUSE.metalDark) +
    stroke('M-14 -66H14M-14 -56H14M-14 -46H4', HOUSE.metalDark, 3),
});

/** What lies on desks and benches and hangs on walls. */
export const benchThing = defineFamily('bench-thing', {
  'safety-pin': safetyPin,
  'tape-dispenser': tapeDispenser,
  'glue-stick': glueStick,
  highlighter,
  crayon,
  'binder-clip': binderClip,
  'hole-punch': holePunch,
  'glue-gun': glueGun,
  'dress-form': dressForm,
  'paint-tube': paintTube,
  hacksaw,
  'walkie-talkie': walkieTalkie,
  'floppy-disk': floppyDisk,
  tripod,
  'wall-socket': wallSocket,
  microchip,
});
