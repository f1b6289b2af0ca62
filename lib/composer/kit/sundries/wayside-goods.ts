import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { spokedWheel } from '../vehicles/wheels';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What stands, lies and drifts out of doors and on vehicles. */

/** A barrel under the pipe of a roof, full to its brim. */
const rainBarrel: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.55,
  svg:
    rod(pen, 'M20 -240V-210Q20 -196 4 -190', HOUSE.metal, 17) +
    stroke('M2 -186V-166', HOUSE.water, 9) +
    ellipse([0, -166], 78, 19, darker(color, 0.4)) +
    ellipse([0, -162], 68, 14, HOUSE.water) +
    formed(pen, 'M-78 -166Q0 -134 78 -166Q100 -80 74 -6Q0 16 -74 -6Q-100 -80 -78 -166Z', color, {
      depth: 13,
      extra:
        [-46, -16, 16, 46]
          .map((x) => stroke(`M${x} -160Q${x * 1.3} -80 ${x} 4`, darker(color, 0.25), 3))
          .join('') + stroke('M-90 -118Q0 -92 90 -118M-90 -44Q0 -18 90 -44', HOUSE.metalDark, 11),
    }) +
    formed(pen, roundedPath([-11, -40], 22, 15, 4), HOUSE.gold, { depth: 3 }),
  anchors: { inside: { at: [0, -160], spanCm: 60 } },
});

/** A stone by the road with its number. */
const milestone: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 0.45,
  svg:
    formed(pen, 'M-62 0V-120C-62 -200 62 -200 62 -120V0Z', color, { depth: 12 }) +
    stroke(
      'M-28 -120L-14 -134V-70M8 -118Q12 -136 28 -134Q44 -130 40 -112Q34 -96 8 -70H44',
      HOUSE.ink,
      9,
    ) +
    path(
      'M-92 0L-76 -28L-64 -6L-52 -36L-36 -4L-20 -22L-4 0ZM30 0L44 -30L56 -6L70 -34L82 -4L96 -20L102 0Z',
      HOUSE.grass,
    ),
});

/** Blocks on their rail for the start of a sprint. */
const startingBlock: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M-128 -8H128', HOUSE.metalDark, 13) +
    [
      [-62, 0],
      [44, 0],
    ]
      .map(
        ([x = 0]) =>
          rod(pen, `M${x - 20} -10L${x - 6} -66`, HOUSE.metal, 9) +
          formed(pen, `M${x - 2} -88L${x + 18} -84L${x + 52} -12H${x + 26}Z`, color, {
            depth: 6,
            extra: times(5, (index) =>
              stroke(`M${x + index * 7} ${-78 + index * 14}l24 3`, darker(color, 0.3), 3),
            ).join(''),
          }),
      )
      .join('') +
    [-124, 124]
      .map((x) => formed(pen, `M${x - 8} -20H${x + 8}V0H${x - 8}Z`, HOUSE.metal, { depth: 3 }))
      .join(''),
});

/** A pot of clay on a chimney's head. */
const chimneyPot: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 0.6,
  svg:
    formed(pen, 'M-40 -190H40L34 -176L44 -70H-44L-34 -176Z', color, { depth: 10 }) +
    formed(pen, 'M-46 -200H46V-182H-46Z', lighter(color, 0.12), { depth: 4 }) +
    ellipse([0, -200], 42, 8, HOUSE.chocolate) +
    formed(pen, 'M-84 -76H84V-56H-84Z', HOUSE.stone, { depth: 4 }) +
    formed(pen, 'M-72 -56H72V0H-72Z', darker(color, 0.12), {
      depth: 7,
      extra: stroke(
        'M-72 -38H72M-72 -18H72M-40 -56V-38M0 -56V-38M40 -56V-38M-56 -38V-18M-18 -38V-18M22 -38V-18M-40 -18V0M0 -18V0M40 -18V0',
        HOUSE.plaster,
        3,
      ),
    }),
});

/** A ship with a house on it, and a giraffe looks out. */
const ark: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 5,
  svg:
    rod(pen, 'M42 -130Q54 -180 48 -208', HOUSE.mustard, 13) +
    formed(pen, 'M36 -222Q50 -230 60 -220L80 -206Q80 -196 66 -196L44 -200Z', HOUSE.mustard, {
      depth: 4,
    }) +
    circle([56, -212], 3, HOUSE.ink) +
    formed(pen, 'M-70 -134H76V-78H-70Z', HOUSE.woodLight, {
      depth: 7,
      extra: [-44, 0, 44]
        .map((x) => rectangle([x - 11, -118], 22, 22, HOUSE.chocolate, { radius: 4 }))
        .join(''),
    }) +
    formed(pen, 'M-86 -130L-58 -170H22L34 -130ZM58 -130L52 -150H66L90 -130Z', HOUSE.roof, {
      depth: 5,
    }) +
    ball(pen, [-34, -184], 13, HOUSE.stoneDark) +
    formed(
      pen,
      'M-150 -96Q-120 -76 -70 -76H76Q120 -76 152 -100Q150 -20 84 -8H-80Q-146 -20 -150 -96Z',
      color,
      {
        depth: 13,
        extra:
          stroke('M-146 -62Q0 -40 148 -64M-130 -36Q0 -18 130 -38', darker(color, 0.25), 4) +
          [-76, -26, 26, 76].map((x) => circle([x, -56], 9, HOUSE.chocolate)).join(''),
      },
    ) +
    formed(
      pen,
      'M-176 -20Q-146 -36 -116 -20T-58 -20T0 -20T58 -20T116 -20T176 -20V0H-176Z',
      HOUSE.water,
      { depth: 4 },
    ),
});

/** A bag of air that burst from a steering wheel. */
const airBag: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    rod(pen, 'M-176 -78L-84 -104', HOUSE.metalDark, 30) +
    formed(pen, 'M-196 -150Q-150 -140 -146 -90Q-150 -20 -196 0Z', HOUSE.navy, { depth: 8 }) +
    `<ellipse cx="-70" cy="-110" rx="42" ry="106" fill="none" stroke="${HOUSE.rubber}" stroke-width="19"/>` +
    formed(
      pen,
      'M-66 -196C-10 -226 96 -216 120 -164C134 -130 134 -86 120 -54C96 -4 -10 6 -66 -24Q-92 -110 -66 -196Z',
      HOUSE.white,
      {
        depth: 17,
        light: 8,
        extra: stroke(
          'M-66 -110Q20 -120 126 -150M-66 -110Q30 -112 130 -106M-66 -110Q20 -96 124 -66M-66 -110Q10 -160 60 -206M-66 -110Q10 -60 60 -12',
          '#d5dcea',
          4,
        ),
      },
    ) +
    stroke(
      'M108 -206L124 -228M138 -166L162 -178M144 -108H170M138 -52L162 -40M108 -10L124 12',
      HOUSE.mustard,
      8,
    ),
});

/** Stalks of straw in a band. */
const strawBundle: Drawer = (pen, { color = '#e2b95a' }) => ({
  unitCm: 0.4,
  svg:
    times(13, (index) => {
      const lean = (index - 6) / 6;
      return rod(
        pen,
        `M${lean * 66} ${-4 + Math.abs(lean) * -6}Q${lean * 12} -80 ${lean * 22} -100Q${lean * 40} -140 ${lean * 92} ${-190 + Math.abs(lean) * 24}`,
        index % 2 ? color : lighter(color, 0.25),
        10,
      );
    }).join('') +
    formed(pen, 'M-36 -112Q0 -100 36 -112V-88Q0 -76 -36 -88Z', HOUSE.brown, { depth: 5 }),
});

/** A slick of oil with its colours. */
const oilSpill: Drawer = (pen) => ({
  unitCm: 0.6,
  svg:
    formed(
      pen,
      'M-140 -30C-130 -60 -80 -54 -60 -66C-20 -84 40 -76 70 -62C120 -60 150 -36 128 -18C90 6 40 -4 0 0C-50 6 -120 4 -140 -30Z',
      HOUSE.ink,
      { depth: 0, light: 5 },
    ) +
    stroke('M-96 -30C-60 -50 -20 -40 10 -50S80 -46 96 -34', HOUSE.purple, 9, { opacity: 0.9 }) +
    stroke('M-84 -20C-50 -38 -10 -28 20 -36S70 -34 84 -24', HOUSE.teal, 7, { opacity: 0.9 }) +
    stroke('M-60 -12C-30 -24 0 -16 26 -22S60 -22 68 -16', HOUSE.mustard, 5, { opacity: 0.9 }) +
    ellipse([-150, -6], 13, 5, HOUSE.ink),
});

/** A wheel of wood: felloe, spokes, hub, its iron tyre. */
const cartWheel: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.45,
  svg:
    times(5, (index) => {
      const [from, to] = [
        add([0, -100], polar(index * 36, 84)),
        add([0, -100], polar(index * 36 + 180, 84)),
      ];
      return rod(pen, `M${from.join(' ')}L${to.join(' ')}`, lighter(color, 0.1), 11);
    }).join('') +
    `<circle cx="0" cy="-100" r="84" fill="none" stroke="${darker(color, 0.16)}" stroke-width="21"/>` +
    `<circle cx="-2" cy="-102" r="83" fill="none" stroke="${color}" stroke-width="14"/>` +
    `<circle cx="0" cy="-100" r="96" fill="none" stroke="${HOUSE.metalDark}" stroke-width="8"/>` +
    ball(pen, [0, -100], 25, darker(color, 0.1), { glint: 0.2 }) +
    circle([0, -100], 11, HOUSE.metalDark),
});

/** A wheel of a bicycle that stands by itself: tyre, rim and thin spokes. */
const bicycleWheel: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.33,
  svg: spokedWheel(pen, [0, -100], 100, color),
});

/** Goods of roads, yards and decks. */
export const waysideGood = defineFamily('wayside-good', {
  'rain-barrel': rainBarrel,
  milestone,
  'starting-block': startingBlock,
  'chimney-pot': chimneyPot,
  ark,
  'air-bag': airBag,
  'straw-bundle': strawBundle,
  'oil-spill': oilSpill,
  'cart-wheel': cartWheel,
  'bicycle-wheel': bicycleWheel,
});
