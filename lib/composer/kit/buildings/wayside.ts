import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** What carries current, water, traffic and a view, in centimetres. */

/** A short post that keeps cars out. */
const bollard: Drawer = (pen, { color = HOUSE.metalDark }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-13 -84H13V0H-13Z', color, {
      depth: 7,
      extra: path('M-20 -74H20V-60H-20Z', HOUSE.white),
    }) +
    formed(pen, 'M-15 -84A15 14 0 0 1 15 -84Z', color, { depth: 6 }) +
    formed(pen, 'M-18 -8H18V0H-18Z', color, { depth: 4 }),
});

/** A disc of iron with its pattern, in the paving. */
const manholeCover: Drawer = () => ({
  unitCm: 0.4,
  svg:
    ellipse([0, -40], 110, 44, HOUSE.ink) +
    ellipse([0, -46], 108, 42, HOUSE.metalDark) +
    ellipse([0, -47], 92, 35, darker(HOUSE.metalDark, 0.2)) +
    times(5, (row) =>
      times(7, (column) => {
        const [x, y] = [-66 + column * 22, -69 + row * 11];
        return Math.hypot(x / 84, (y + 47) / 31) < 1 ? ellipse([x, y], 7, 3, HOUSE.metal) : '';
      }).join(''),
    ).join('') +
    [-72, 72].map((x) => ellipse([x, -47], 8, 4, HOUSE.ink)).join(''),
});

/** A wooden mast with arms, wires and a can. */
const utilityPole: Drawer = (pen) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M0 0V-430', HOUSE.woodDark, 15) +
    [-396, -346]
      .map(
        (y) =>
          formed(pen, `M-92 ${y - 7}H92V${y + 7}H-92Z`, HOUSE.wood, { depth: 4 }) +
          [-80, -44, 44, 80]
            .map((x) =>
              formed(pen, `M${x - 5} ${y - 7}V${y - 26}H${x + 5}V${y - 7}Z`, HOUSE.glass, {
                depth: 3,
              }),
            )
            .join(''),
      )
      .join('') +
    stroke('M-50 -344L0 -300M50 -344L0 -300', HOUSE.woodDark, 6) +
    formed(pen, 'M12 -290H54V-216H12Z', HOUSE.metal, { depth: 10 }) +
    stroke(
      'M-80 -422Q-130 -400 -180 -404M80 -422Q130 -400 180 -404M-80 -372Q-130 -350 -180 -354M80 -372Q130 -350 180 -354',
      HOUSE.ink,
      2.6,
    ),
});

/** A red and white mast with dishes and aerials. */
const cellTower: Drawer = (pen) => ({
  unitCm: 8,
  svg:
    times(6, (index) => {
      const [low, high] = [index * 60, (index + 1) * 60];
      const [from, to] = [52 - index * 7, 45 - index * 7];
      return stroke(
        `M-${from} -${low}L-${to} -${high}L${from} -${low}M${from} -${low}L${to} -${high}L-${from} -${low}M-${to} -${high}H${to}`,
        index % 2 ? HOUSE.white : HOUSE.red,
        6,
      );
    }).join('') +
    [-40, 40]
      .map((x) =>
        [-350, -300]
          .map((y) =>
            formed(pen, `M${x - 8} ${y - 26}H${x + 8}V${y + 16}H${x - 8}Z`, HOUSE.white, {
              depth: 4,
            }),
          )
          .join(''),
      )
      .join('') +
    stroke('M-40 -330H40M-40 -286H40', HOUSE.metalDark, 4) +
    rod(pen, 'M0 -360V-420', HOUSE.metalDark, 6) +
    ball(pen, [0, -424], 8, HOUSE.red) +
    ball(pen, [30, -220], 20, HOUSE.cream) +
    stroke(
      'M22 -442A26 26 0 0 1 22 -406M38 -456A46 46 0 0 1 38 -392M-22 -442A26 26 0 0 0 -22 -406M-38 -456A46 46 0 0 0 -38 -392',
      HOUSE.sky,
      6,
    ),
});

/** Iron with a long lever, water out of its spout. */
const handPump: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.8,
  svg:
    path('M56 -112Q74 -100 70 -40H54Q60 -90 48 -104Z', HOUSE.water) +
    formed(pen, 'M-16 -60H16V0H-16Z', color, { depth: 7 }) +
    formed(pen, 'M-26 -8H26V0H-26Z', color, { depth: 4 }) +
    formed(pen, 'M-22 -150H22V-60H-22Z', color, { depth: 9 }) +
    formed(pen, 'M18 -128H48Q62 -126 64 -108H46Q44 -112 18 -110Z', color, { depth: 5 }) +
    formed(pen, 'M-26 -154H26V-144H-26ZM-26 -66H26V-56H-26Z', darker(color, 0.2), { depth: 4 }) +
    rod(pen, 'M0 -152V-182', HOUSE.metalDark, 7) +
    stroke('M20 -186L-20 -178Q-72 -150 -88 -76', HOUSE.metalDark, 9) +
    formed(pen, 'M40 -42H86L80 0H46Z', HOUSE.metal, { depth: 8 }),
  anchors: { handle: { at: [-86, -90] }, grip: { at: [-86, -90] } },
});

/** A cabin with its barrier across the lane. */
const tollBooth: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-86 -230H46V0H-86Z', HOUSE.cream, {
      depth: 10,
      extra: path('M-90 -90H50V0H-90Z', color),
    }) +
    rectangle([-66, -196], 92, 96, HOUSE.sky) +
    path('M-66 -130L-10 -196H10L-66 -106Z', HOUSE.white, { opacity: 0.5 }) +
    formed(pen, 'M-120 -262H90V-230H-120Z', color, { depth: 6 }) +
    circle([20, -246], 9, HOUSE.grass) +
    circle([-50, -246], 9, HOUSE.red) +
    formed(pen, 'M66 0V-104H100V0Z', HOUSE.mustard, { depth: 6 }) +
    formed(pen, 'M60 -110H350V-92H60Z', HOUSE.white, {
      depth: 3,
      extra: times(5, (index) =>
        path(
          `M${110 + index * 56} -116H${138 + index * 56}L${128 + index * 56} -86H${100 + index * 56}Z`,
          HOUSE.red,
        ),
      ).join(''),
    }),
});

/** Its nodding head pumps oil. */
const pumpJack: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 2,
  svg:
    rod(pen, 'M-20 0L10 -170L46 0M-6 -70H30', HOUSE.metalDark, 10) +
    `<g transform="translate(10 -170) rotate(-10)">${
      formed(pen, 'M-130 -14H120V10H-130Z', color, { depth: 6 }) +
      formed(pen, 'M112 -50Q160 -10 132 52L112 40Q122 0 104 -30Z', color, { depth: 6 })
    }</g>` +
    stroke('M148 -150V-16', HOUSE.ink, 4) +
    formed(pen, 'M136 -30H162V0H136Z', HOUSE.metal, { depth: 5 }) +
    stroke('M-112 -148L-92 -62', HOUSE.metalDark, 9) +
    formed(pen, 'M-150 -84Q-92 -104 -76 -50L-96 -30L-140 -40Z', darker(color, 0.3), { depth: 8 }) +
    formed(pen, 'M-146 -36H-56V-8H-146Z', HOUSE.metalDark, { depth: 6 }) +
    formed(pen, 'M-170 -10H180V0H-170Z', HOUSE.stone, { depth: 4 }) +
    ball(pen, [10, -170], 10, HOUSE.metalDark),
});

/** A glazed room on a stalk, over the airfield. */
const controlTower: Drawer = (pen) => ({
  unitCm: 6,
  svg:
    rod(pen, 'M0 -410V-470M24 -408V-440', HOUSE.metalDark, 6) +
    ball(pen, [0, -472], 7, HOUSE.red) +
    formed(pen, 'M-34 -270L-44 0H44L34 -270Z', HOUSE.cream, { depth: 16 }) +
    [-60, -120, -180].map((y) => rectangle([-8, y], 16, 26, HOUSE.sky, { radius: 2 })).join('') +
    formed(pen, 'M-40 -268L-86 -312H86L40 -268Z', HOUSE.stone, { depth: 8 }) +
    formed(pen, 'M-86 -310L-104 -384H104L86 -310Z', HOUSE.sky, { depth: 12 }) +
    stroke('M-52 -310L-62 -384M-18 -310L-22 -384M18 -310L22 -384M52 -310L62 -384', HOUSE.white, 5) +
    formed(pen, 'M-112 -382H112L84 -412H-84Z', HOUSE.teal, { depth: 7 }),
});

/** Stairs that wind about a post. */
const spiralStairs: Drawer = (pen, { color = HOUSE.metalDark }) => {
  const steps = times(15, (index) => {
    const turn = index * 0.52;
    const reach = 74 * Math.cos(turn);
    const y = -18 - index * 19;
    return { isNear: Math.sin(turn) >= 0, y, reach, lift: 12 * Math.sin(turn) };
  });
  const drawn = (isNear: boolean) =>
    steps
      .filter((step) => step.isNear === isNear)
      .map(({ y, reach, lift }) => {
        const edge = reach === 0 ? 8 : reach;
        return (
          formed(
            pen,
            `M0 ${y}L${edge} ${y + lift}V${y + lift + 9}L0 ${y + 9}Z`,
            isNear ? HOUSE.wood : darker(HOUSE.wood, 0.3),
            { depth: 2 },
          ) +
          stroke(
            `M${edge} ${y + lift}V${y + lift - 58}`,
            isNear ? color : lighter(color, 0.25),
            3.4,
          )
        );
      })
      .join('');
  const rail = steps
    .map(
      ({ reach, y, lift }, index) =>
        `${index ? 'L' : 'M'}${reach.toFixed(1)} ${(y + lift - 58).toFixed(1)}`,
    )
    .join('');
  return {
    unitCm: 1,
    svg:
      drawn(false) +
      rod(pen, 'M0 0V-350', color, 13) +
      stroke(rail, color, 6) +
      drawn(true) +
      formed(pen, 'M-30 -6H30V0H-30Z', color, { depth: 3 }) +
      ball(pen, [0, -354], 9, color),
  };
};

/** Moving stairs between rubber rails. */
const escalator: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    formed(pen, 'M-230 0V-26L-150 -26L130 -226H230V-190L150 -186L-120 0Z', HOUSE.metalDark, {
      depth: 10,
    }) +
    times(
      10,
      (index) =>
        formed(
          pen,
          `M${-146 + index * 28} ${-30 - index * 20}H${-116 + index * 28}V${-6 - index * 20}H${-146 + index * 28}Z`,
          HOUSE.metal,
          { depth: 3 },
        ) + rectangle([-146 + index * 28, -32 - index * 20], 30, 4, HOUSE.yellow),
    ).join(''),
  front:
    path('M-220 -20V-92L-140 -96L140 -296H224V-220L146 -214L-132 -16Z', HOUSE.glass, {
      opacity: 0.5,
    }) +
    stroke('M-224 -30Q-240 -96 -206 -98H-146L136 -300H214Q244 -296 230 -226', HOUSE.rubber, 12) +
    formed(pen, 'M-230 -4V-24L-140 -26L136 -222H232V-202L146 -198L-128 -4Z', HOUSE.metal, {
      depth: 6,
    }),
  anchors: { top: { at: [0, -136], spanCm: 60 } },
});

/** Two curves of wood that face each other. */
const halfPipe: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M-330 0V-230H-256C-256 -90 -170 -16 0 -16S256 -90 256 -230H330V0Z',
      darker(color, 0.3),
      { depth: 14 },
    ) +
    path(
      'M-330 -252H-244C-244 -90 -160 -34 0 -34S244 -90 244 -252H330V-230H256C256 -80 170 -10 0 -10S-256 -80 -256 -230H-330Z',
      color,
    ) +
    stroke('M-256 -232C-256 -80 -170 -12 0 -12S256 -80 256 -232', HOUSE.metal, 6) +
    [-1, 1]
      .map((side) =>
        stroke(
          `M${side * 322} -250V-310H${side * 266}M${side * 294} -250V-310`,
          HOUSE.metalDark,
          6,
        ),
      )
      .join('') +
    path('M-320 -120L-286 -90L-300 -60L-280 -40L-326 -30Z', HOUSE.coral) +
    path('M318 -150Q280 -120 304 -80Q286 -40 322 -30Z', HOUSE.teal),
  anchors: { top: { at: [0, -16], spanCm: 160 }, seat: { at: [0, -16] } },
});

/** What stands by roads, works and fields. */
export const wayside = defineFamily('wayside', {
  bollard,
  'manhole-cover': manholeCover,
  'utility-pole': utilityPole,
  'cell-tower': cellTower,
  'hand-pump': handPump,
  'toll-booth': tollBooth,
  'pump-jack': pumpJack,
  'control-tower': controlTower,
  'spiral-stairs': spiralStairs,
  escalator,
  'half-pipe': halfPipe,
});
