import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What is drawn otherwise than the last word of its name: parts of cars, bones of dinosaurs, a bucket upside down. */

const BONE = '#f1e6cf';
const BONE_SHADE = '#b8a582';
const IRON = '#4a4f5e';
const CERAMIC = '#f7f4ee';

const bone = (pen: Parameters<Drawer>[0], data: string, width: number) =>
  stroke(data, BONE_SHADE, width + 2.4) + rod(pen, data, BONE, width);

/** Ribs hang from the spine, longest in the middle. */
const ribs = (pen: Parameters<Drawer>[0]) =>
  times(8, (index) => {
    const x = -22 + index * 11;
    const y = -150 - index * 3.4;
    const long = 34 + 26 * Math.sin(((index + 1) / 9) * Math.PI);
    return bone(pen, `M${x} ${y}Q${x + 17} ${y + long * 0.55} ${x + 3} ${y + long}`, 3.4);
  }).join('');

/** Spines on the vertebrae from the tail to the neck. */
const vertebrae = () =>
  times(26, (index) => {
    const share = index / 25;
    const x = -206 + share * 290;
    const y = -128 - 24 * share - 26 * share ** 4 + 12 * Math.sin(share * Math.PI);
    return (
      ellipse([x, y], 4 + 3 * share, 5.5 + 4 * share, BONE) + circle([x, y + 1], 1.6, BONE_SHADE)
    );
  }).join('');

const hindLeg = (pen: Parameters<Drawer>[0], x: number) =>
  bone(pen, `M${x} -140L${x + 30} -92`, 11) +
  bone(pen, `M${x + 30} -92L${x - 6} -46`, 9) +
  bone(pen, `M${x - 6} -46L${x + 12} -10`, 7) +
  bone(pen, `M${x + 12} -10L${x + 38} -6M${x + 12} -10L${x + 32} -14M${x + 12} -10L${x - 2} -6`, 5);

const TEETH = times(7, (index) => `M${92 + index * 8} -190l3.5 9l3.5 -9z`).join('');

const skull = (pen: Parameters<Drawer>[0]) =>
  formed(pen, 'M84 -176L92 -168L150 -164L154 -172L104 -182Z', BONE, { depth: 5 }) +
  formed(
    pen,
    'M78 -196Q76 -226 104 -230Q132 -232 150 -214Q158 -204 152 -188L92 -190Q84 -186 78 -196Z',
    BONE,
    { depth: 8 },
  ) +
  path(TEETH, CERAMIC) +
  ellipse([99, -211], 8, 9, darker(BONE_SHADE, 0.5)) +
  ellipse([121, -209], 9, 6.5, BONE_SHADE) +
  ellipse([143, -206], 4, 3, darker(BONE_SHADE, 0.4));

/** A tyrannosaur of bones, side on, on the plinth of a museum. */
const dinosaurSkeleton: Drawer = (pen) => ({
  unitCm: 1.35,
  svg:
    formed(pen, 'M-120 0L-112 -8H112L120 0Z', HOUSE.woodDark, { depth: 4 }) +
    rod(pen, 'M-34 -8V-142M48 -8V-172', HOUSE.metalDark, 2.4) +
    hindLeg(pen, -54) +
    bone(pen, 'M-206 -126Q-90 -118 -30 -146T86 -196', 6) +
    vertebrae() +
    ribs(pen) +
    formed(
      pen,
      'M-58 -158L-18 -158Q-14 -140 -30 -134L-22 -112L-36 -116L-42 -134Q-62 -140 -58 -158Z',
      BONE,
      {
        depth: 6,
      },
    ) +
    hindLeg(pen, -36) +
    bone(pen, 'M58 -156L70 -138L82 -144M82 -144l6 5M82 -144l7 -1', 3.6) +
    skull(pen),
  anchors: { top: { at: [120, -230] } },
});

/** On its rim, the handle lying round it. */
const upturnedBucket: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.3,
  svg:
    formed(pen, 'M-52 -8L-36 -98Q0 -108 36 -98L52 -8Q0 8 -52 -8Z', color, { depth: 16 }) +
    stroke('M-46 -40Q0 -28 46 -40M-39 -82Q0 -72 39 -82', darker(color, 0.2), 2.5) +
    rod(pen, 'M-53 -8Q0 9 53 -8', color, 6) +
    ellipse([0, -99], 36, 8, darker(color, 0.1)) +
    ellipse([0, -99], 29, 5.5, darker(color, 0.2)) +
    stroke('M-50 -14Q-74 4 -40 4Q8 12 46 4Q70 -2 50 -14', HOUSE.metalDark, 3),
  anchors: { seat: { at: [0, -100] }, top: { at: [0, -100] } },
});

/** Ceramic on a hexagon and a thread, with the hook of its electrode. */
const sparkPlug: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-7 -176H7V-160H-7Z', HOUSE.metal, { depth: 4 }) +
    formed(pen, 'M-13 -160H13L16 -96H-16Z', CERAMIC, { depth: 8 }) +
    stroke('M-14 -148H14M-15 -136H15M-15 -124H15', darker(CERAMIC, 0.16), 3) +
    formed(pen, 'M-30 -96L-26 -102H26L30 -96V-74L26 -68H-26L-30 -74Z', HOUSE.metal, { depth: 9 }) +
    stroke('M-10 -101V-69M12 -101V-69', HOUSE.metalDark, 2) +
    formed(pen, 'M-18 -68H18V-22H-18Z', HOUSE.metal, { depth: 7 }) +
    stroke('M-18 -60L18 -56M-18 -51L18 -47M-18 -42L18 -38M-18 -33L18 -29', HOUSE.metalDark, 2.6) +
    rectangle([-4, -22], 8, 12, CERAMIC) +
    stroke('M14 -22V-4H-3', HOUSE.metalDark, 5),
  anchors: { grip: { at: [0, -120] } },
});

/** A steel disc with holes, and the red caliper on it. */
const brakeDisc: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    ball(pen, [0, -80], 80, HOUSE.metal, { glint: 0 }) +
    circle([0, -80], 72, darker(HOUSE.metal, 0.08)) +
    times(18, (index) => {
      const turn = (index / 18) * 2 * Math.PI;
      const radius = index % 2 ? 62 : 52;
      return circle([radius * Math.cos(turn), -80 + radius * Math.sin(turn)], 3.6, HOUSE.metalDark);
    }).join('') +
    ball(pen, [0, -80], 38, HOUSE.metalDark, { glint: 0.2 }) +
    circle([0, -80], 14, darker(HOUSE.metalDark, 0.4)) +
    times(5, (index) => {
      const turn = ((index - 0.25) / 5) * 2 * Math.PI;
      return circle([25 * Math.cos(turn), -80 + 25 * Math.sin(turn)], 4.5, HOUSE.metal);
    }).join('') +
    formed(
      pen,
      'M44 -128Q62 -142 76 -130Q104 -84 78 -34Q64 -20 46 -32L50 -46Q70 -80 50 -114Z',
      HOUSE.red,
      {
        depth: 10,
      },
    ),
  anchors: { grip: { at: [0, -80] } },
});

/** A scissor jack: four arms, a screw through them, a foot and a saddle. */
const carJack: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-44 0L-36 -12H36L44 0Z', HOUSE.metalDark, { depth: 4 }) +
    rod(pen, 'M0 -12L-66 -60L0 -108L66 -60Z', HOUSE.red, 13) +
    rod(pen, 'M-82 -60H104', HOUSE.metal, 7) +
    stroke('M104 -60L116 -60L116 -42L132 -42', HOUSE.metalDark, 6) +
    [-66, 66].map((x) => ball(pen, [x, -60], 10, HOUSE.metalDark)).join('') +
    formed(pen, 'M-30 -106H30V-116L20 -122H-20L-30 -116Z', HOUSE.metalDark, { depth: 5 }),
  anchors: { grip: { at: [116, -50] }, top: { at: [0, -122] } },
});

/** A car's: a box with two poles, plus and minus told apart by their caps. */
const carBattery: Drawer = (pen) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-70 0V-76H70V0Z', HOUSE.navy, { depth: 14 }) +
    formed(pen, 'M-76 -72V-92H76V-72Z', HOUSE.asphalt, { depth: 7 }) +
    formed(pen, 'M-56 -92V-108H-32V-92Z', HOUSE.red, { depth: 5 }) +
    formed(pen, 'M32 -92V-108H56V-92Z', HOUSE.metalDark, { depth: 5 }) +
    stroke('M-56 -48H-32M-44 -60V-36M32 -48H56', HOUSE.white, 6) +
    path('M4 -66L-12 -36H-2L-6 -12L14 -44H3L10 -66Z', HOUSE.yellow),
  anchors: { grip: { at: [0, -92] } },
});

const SPIRAL = times(60, (index) => {
  const turn = index * 0.36;
  const radius = 6 + index * 1.05;
  return `${index ? 'L' : 'M'}${(radius * Math.cos(turn)).toFixed(1)} ${(-32 + radius * 0.42 * Math.sin(turn)).toFixed(1)}`;
}).join('');

/** A green coil on its stand, its end aglow under a thread of smoke. */
const mosquitoCoil: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-74 -10Q0 14 74 -10L60 2Q0 16 -60 2Z', HOUSE.metal, { depth: 5 }) +
    ellipse([0, -11], 74, 15, darker(HOUSE.metal, 0.12)) +
    rod(pen, 'M0 -12V-34', HOUSE.metalDark, 4) +
    rod(pen, SPIRAL, HOUSE.leafDark, 7) +
    circle([-43, -10], 6, HOUSE.fire) +
    stroke('M-43 -16C-60 -40 -26 -58 -44 -84S-26 -116 -42 -138', '#dfe3ec', 6, { opacity: 0.85 }),
  anchors: { top: { at: [0, -40] } },
});

/** A prisoner's ball, with the chain that it is dragged by. */
const ironBall: Drawer = (pen) => ({
  unitCm: 0.5,
  svg:
    times(6, (index) =>
      stroke(
        `M${-88 + index * 9} ${-10 - index * 6}m-7 0a7 4.6 0 1 0 14 0a7 4.6 0 1 0 -14 0`,
        index % 2 ? HOUSE.metalDark : HOUSE.metal,
        3,
      ),
    ).join('') +
    ball(pen, [0, -50], 50, IRON) +
    ball(pen, [-36, -44], 6, HOUSE.metalDark),
  anchors: { grip: { at: [-88, -12] }, top: { at: [0, -100] } },
});

export const otherSense = defineFamily('other-sense', {
  'dinosaur-skeleton': dinosaurSkeleton,
  'upturned-bucket': upturnedBucket,
  'spark-plug': sparkPlug,
  'brake-disc': brakeDisc,
  'car-jack': carJack,
  'car-battery': carBattery,
  'mosquito-coil': mosquitoCoil,
  'iron-ball': ironBall,
});
