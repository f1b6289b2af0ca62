import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { add, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A ball of mirrors on its cord, in many tints, with glints about it. */
const mirrorBall: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.22,
  svg:
    rod(pen, 'M0 -196V-240', HOUSE.metalDark, 5) +
    formed(pen, roundedPath([-16, -206], 32, 18, 5), HOUSE.metalDark, { depth: 3 }) +
    ball(pen, [0, -98], 96, color, {
      glint: 0,
      extra:
        times(11, (row) =>
          times(11, (column) => {
            const [tilt, turn] = [((row - 5) * Math.PI) / 11, ((column - 5) * Math.PI) / 11];
            const [x, y] = [96 * Math.cos(tilt) * Math.sin(turn), -98 + 96 * Math.sin(tilt)];
            const tints = [
              HOUSE.white,
              HOUSE.sky,
              HOUSE.pink,
              HOUSE.metal,
              HOUSE.purple,
              HOUSE.glass,
            ];
            const side = 21 * Math.max(0.25, Math.cos(turn)) * Math.cos(tilt);
            return rectangle(
              [x - side / 2, y - 10],
              side,
              20,
              tints[(row * 5 + column * 3) % 6] ?? color,
              {
                opacity: 0.75,
              },
            );
          }).join(''),
        ).join('') +
        times(11, (row) => stroke(`M-100 ${-194 + row * 19}H100`, darker(color, 0.3), 2)).join(''),
    }) +
    [
      [-104, -176, 15],
      [108, -40, 12],
      [98, -160, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) =>
        path(
          `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`,
          HOUSE.yellow,
        ),
      )
      .join(''),
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

/** A red button that wants to be pressed. */
const pushButton: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.07,
  svg:
    formed(pen, 'M-112 -40V-20C-112 16 112 16 112 -20V-40Z', HOUSE.metalDark, { depth: 8 }) +
    ellipse([0, -42], 112, 36, HOUSE.metal) +
    ellipse([0, -44], 86, 26, HOUSE.ink) +
    formed(pen, 'M-76 -80V-48C-76 -22 76 -22 76 -48V-80Z', darker(color, 0.16), { depth: 9 }) +
    ellipse([0, -82], 76, 26, color) +
    ellipse([-16, -88], 40, 10, lighter(color, 0.4), { opacity: 0.7 }),
  anchors: { top: { at: [0, -100], spanCm: 8 } },
});

/** A mat with a mouse on it. */
const mousePad: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.11,
  svg:
    formed(
      pen,
      'M-86 -96Q-80 -104 -70 -104H104Q114 -104 118 -96L124 -12Q124 0 112 0H-120Q-132 0 -128 -12Z',
      color,
      { depth: 6 },
    ) +
    stroke('M20 -66Q30 -130 84 -124', HOUSE.metalDark, 5) +
    formed(pen, 'M-8 -50C-8 -78 48 -78 48 -50C48 -22 40 -14 20 -14S-8 -22 -8 -50Z', HOUSE.white, {
      depth: 7,
    }) +
    stroke('M20 -70V-52M-6 -48H46', HOUSE.stone, 4),
});

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

/** Letters of gilt on two sticks for a cake. */
const cakeTopper: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.08,
  svg:
    [-54, 54].map((x) => rod(pen, `M${x} -60V0`, HOUSE.woodLight, 7)).join('') +
    formed(pen, 'M-118 -62Q0 -100 118 -62L112 -44Q0 -80 -112 -44Z', HOUSE.pink, { depth: 4 }) +
    [-84, -42, 0, 42, 84]
      .map((x, index) => {
        const star = times(10, (turn) =>
          add(
            [x, -118 - 24 * (1 - Math.abs(index - 2) / 2)],
            polar(turn * 36 - 90, turn % 2 ? 12 : 29),
          )
            .map((value) => value.toFixed(1))
            .join(' '),
        ).join('L');
        return (
          formed(pen, `M${star}Z`, color, { depth: 4 }) +
          stroke(`M${x} -${92 + 24 * (1 - Math.abs(index - 2) / 2)}V-74`, darker(color, 0.1), 4)
        );
      })
      .join(''),
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

/** Bristles that spread from their handle. */
const shavingBrush: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.06,
  svg:
    formed(
      pen,
      'M-34 -110Q-70 -150 -62 -190Q-30 -214 0 -212Q30 -214 62 -190Q70 -150 34 -110Z',
      HOUSE.cream,
      {
        depth: 10,
        extra:
          path('M-36 -110Q-64 -140 -66 -156Q0 -130 66 -156Q64 -140 36 -110Z', HOUSE.stoneDark) +
          times(7, (index) =>
            stroke(
              `M${-24 + index * 8} -112L${-48 + index * 16} -206`,
              darker(HOUSE.cream, 0.18),
              3,
            ),
          ).join(''),
      },
    ) +
    formed(pen, roundedPath([-38, -120], 76, 20, 6), HOUSE.gold, { depth: 5 }) +
    formed(
      pen,
      'M-34 -100H34Q28 -70 20 -62Q46 -40 48 -10Q48 0 38 0H-38Q-48 0 -48 -10Q-46 -40 -20 -62Q-28 -70 -34 -100Z',
      color,
      { depth: 9 },
    ),
  anchors: { grip: { at: [0, -50] } },
});

/** A marker with its cap off. */
const marker: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.075,
  svg: placed(
    formed(pen, roundedPath([-140, -17], 108, 34, 8), color, { depth: 7 }) +
      formed(pen, 'M-36 -19H84V19H-36Z', HOUSE.white, {
        depth: 7,
        extra: rectangle([-10, -19], 50, 38, color),
      }) +
      formed(pen, 'M84 -15L112 -8V8L84 15Z', HOUSE.stone, { depth: 4 }) +
      formed(pen, 'M112 -8L130 -2L126 8H112Z', color, { depth: 3 }),
    { at: [-8, -84], angleDegrees: 34 },
  ),
  anchors: { grip: { at: [10, -70] }, tip: { at: [96, -10] } },
});

/** A band of iron with spikes. */
const spikes: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.2,
  svg:
    times(6, (index) =>
      formed(
        pen,
        `M${-118 + index * 41} -24L${-100 + index * 41} -150L${-82 + index * 41} -24Z`,
        color,
        { depth: 8 },
      ),
    ).join('') +
    formed(pen, roundedPath([-128, -28], 256, 28, 6), HOUSE.metalDark, {
      depth: 5,
      extra: times(6, (index) => circle([-100 + index * 41, -14], 5, HOUSE.metal)).join(''),
    }),
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

/** A strip of staples and some loose. */
const staples: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.025,
  svg:
    formed(pen, 'M-112 -120L60 -120L96 -88V-40H84V-78H-76V-40H-88V-84Z', color, {
      depth: 5,
      extra: times(14, (index) =>
        stroke(`M${-100 + index * 12} -120L${-68 + index * 12} -84`, darker(color, 0.26), 2.5),
      ).join(''),
    }) +
    [
      [-58, -6, -14],
      [50, -4, 20],
    ]
      .map(([x = 0, y = 0, angle = 0]) =>
        placed(rod(pen, 'M-34 0V-30H34V0', color, 8), { at: [x, y], angleDegrees: angle }),
      )
      .join(''),
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
    `<circle cx="-70" cy="-100" r="92" fill="none" stroke="${HOUSE.rubber}" stroke-width="17"/>` +
    formed(
      pen,
      'M-84 -100C-80 -190 20 -200 76 -170C128 -140 128 -60 76 -30C20 0 -80 -10 -84 -100Z',
      HOUSE.cream,
      {
        depth: 17,
        extra: stroke(
          'M-60 -100Q0 -110 60 -160M-60 -100Q10 -96 100 -100M-60 -100Q0 -80 60 -40',
          darker(HOUSE.cream, 0.14),
          4,
        ),
      },
    ) +
    stroke('M112 -176L134 -194M126 -132L152 -140M126 -66L152 -58M110 -26L130 -8', HOUSE.mustard, 7),
});

/** The mark of a post office: two rings, waves. */
const postmark: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.03,
  svg:
    `<circle cx="-36" cy="-76" r="70" fill="none" stroke="${color}" stroke-width="7"/><circle cx="-36" cy="-76" r="46" fill="none" stroke="${color}" stroke-width="4"/>` +
    stroke('M-58 -84H-14M-52 -66H-20', color, 8) +
    times(4, (index) =>
      stroke(`M44 ${-112 + index * 24}q12 -14 24 0t24 0t24 0t24 0`, color, 6),
    ).join('') +
    times(9, (index) => circle(add([-36, -76], polar(index * 40, 58)), 4, color)).join(''),
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

/** Everyday goods that no larger family has. */
export const plainGood = defineFamily('plain-good', {
  'mirror-ball': mirrorBall,
  'cart-wheel': cartWheel,
  'push-button': pushButton,
  'mouse-pad': mousePad,
  'rain-barrel': rainBarrel,
  milestone,
  'cake-topper': cakeTopper,
  'starting-block': startingBlock,
  'shaving-brush': shavingBrush,
  marker,
  spikes,
  'chimney-pot': chimneyPot,
  staples,
  ark,
  'air-bag': airBag,
  postmark,
  'straw-bundle': strawBundle,
  'oil-spill': oilSpill,
});
