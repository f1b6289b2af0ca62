import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';
import type { Pen } from '../pen';

/** Strings and winds that belong to one country or one time. */

const held = { grip: { at: [0, -140] }, gripFar: { at: [0, -40] } } as const;

function neckOf(pen: Pen, top: number, from: number, wide = 7): string {
  return (
    formed(pen, `M${-wide} ${top}H${wide}V${from}H${-wide}Z`, HOUSE.woodDark, { depth: 4 }) +
    times(6, (index) => rectangle([-wide, top + 14 + index * 16], wide * 2, 1.6, HOUSE.gold)).join(
      '',
    )
  );
}

const courses = (xs: readonly number[], from: number, to: number) =>
  xs.map((x) => stroke(`M${x} ${from}V${to}`, HOUSE.cream, 1)).join('');

/** A body of three corners. */
const balalaika: Drawer = (pen, { color = HOUSE.orange }) => ({
  unitCm: 0.36,
  svg:
    neckOf(pen, -186, -84) +
    formed(pen, 'M-10 -210H10L14 -184H-14Z', HOUSE.woodDark, { depth: 4 }) +
    [-17, 17].map((x) => circle([x, -198], 4, HOUSE.cream)).join('') +
    formed(pen, 'M0 -104Q10 -90 78 -8Q80 0 68 0H-68Q-80 0 -78 -8Q-10 -90 0 -104Z', color, {
      depth: 11,
      light: 6,
      extra: path('M-90 10V-20H90V10Z', darker(color, 0.3)),
    }) +
    circle([0, -52], 9, HOUSE.ink) +
    rectangle([-16, -28], 32, 4, HOUSE.woodDark) +
    courses([-4, 0, 4], -196, -26),
  anchors: held,
});

/** A half pear, its head bent back. */
const lute: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.36,
  svg:
    neckOf(pen, -176, -100, 10) +
    formed(pen, 'M-10 -176L-44 -200L-38 -212L10 -190V-176Z', HOUSE.woodDark, { depth: 4 }) +
    times(4, (index) => circle([-38 + index * 10, -216 + index * 5], 3.6, HOUSE.cream)).join('') +
    formed(
      pen,
      'M0 -116C26 -106 62 -66 62 -36C60 -8 28 0 0 0S-60 -8 -62 -36C-62 -66 -26 -106 0 -116Z',
      color,
      { depth: 12, light: 6 },
    ) +
    circle([0, -58], 17, HOUSE.woodDark) +
    times(8, (index) => {
      const turn = (index * Math.PI) / 4;
      return circle([9 * Math.cos(turn), -58 + 9 * Math.sin(turn)], 2.6, color);
    }).join('') +
    rectangle([-24, -24], 48, 5, HOUSE.woodDark) +
    courses([-8, -5, -2, 2, 5, 8], -178, -22),
  anchors: held,
});

/** A small square drum on a long neck, with its plectrum. */
const shamisen: Drawer = (pen) => ({
  unitCm: 0.44,
  svg:
    rod(pen, 'M0 -70V-206', HOUSE.chocolate, 9) +
    formed(pen, 'M-6 -228Q-4 -214 -6 -200H6Q6 -216 12 -226Z', HOUSE.chocolate, { depth: 3 }) +
    [-16, 16, -16]
      .map((x, index) => stroke(`M0 ${-212 + index * 7}H${x}`, HOUSE.cream, 4))
      .join('') +
    formed(pen, 'M-38 -76H38Q44 -38 38 0H-38Q-44 -38 -38 -76Z', HOUSE.woodDark, { depth: 6 }) +
    formed(pen, 'M-32 -70H32Q36 -38 32 -6H-32Q-36 -38 -32 -70Z', HOUSE.cream, { depth: 7 }) +
    rectangle([-12, -22], 24, 4, HOUSE.wood) +
    courses([-3, 0, 3], -214, -20) +
    path('M26 -44L50 -62L74 -34L66 -26Z', HOUSE.mustard),
  anchors: held,
});

/** A long board with its strings over small bridges. */
const koto: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.9,
  svg:
    formed(pen, 'M-88 -14H-72L-76 0H-84ZM72 -14H88L84 0H76Z', HOUSE.woodDark, { depth: 3 }) +
    formed(pen, 'M-100 -16Q0 -30 100 -16L96 -8H-96Z', darker(color, 0.2), { depth: 4 }) +
    formed(pen, 'M-100 -18Q0 -32 100 -18L92 -36Q0 -48 -92 -36Z', color, { depth: 5, light: 4 }) +
    times(5, (index) =>
      stroke(
        `M-90 ${-34 + index * 3.4}Q0 ${-46 + index * 3.6} 90 ${-34 + index * 3.4}`,
        HOUSE.cream,
        0.9,
      ),
    ).join('') +
    times(9, (index) =>
      path(`M${-60 + index * 13} ${-28 - (index % 3) * 4}l4 -9l4 9Z`, HOUSE.white),
    ).join(''),
  anchors: { top: { at: [0, -40], spanCm: 130 } },
});

/** A long neck in a small box, with its bow between the strings. */
const erhu: Drawer = (pen) => ({
  unitCm: 0.4,
  svg:
    rod(pen, 'M0 -10V-190', HOUSE.chocolate, 7) +
    stroke('M0 -188Q-2 -204 -16 -202', HOUSE.chocolate, 7) +
    rod(pen, 'M2 -170H30M2 -154H30', HOUSE.woodDark, 6) +
    courses([3, 6], -166, -24) +
    formed(pen, 'M-18 -40H26L32 -20L26 0H-18L-24 -20Z', HOUSE.brick, { depth: 6 }) +
    ellipse([4, -20], 13, 13, HOUSE.mustard) +
    stroke('M-60 -48Q0 -70 84 -44', HOUSE.woodDark, 4) +
    stroke('M-60 -48L84 -44', HOUSE.cream, 2.4),
  anchors: held,
});

/** Pipes of falling length, bound side by side. */
const panFlute: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 0.22,
  svg:
    times(9, (index) => {
      const x = -56 + index * 14;
      const low = -10 - index * 7.5;
      return (
        formed(pen, `M${x - 7} -116H${x + 7}V${low}Q${x} ${low + 8} ${x - 7} ${low}Z`, color, {
          depth: 4,
        }) + ellipse([x, -116], 6, 2.6, darker(color, 0.5))
      );
    }).join('') +
    formed(pen, 'M-66 -94H66V-82H-66Z', HOUSE.red, { depth: 3 }) +
    times(9, (index) => path(`M${-62 + index * 14} -88l5 -5l5 5l-5 5Z`, HOUSE.mustard)).join(''),
  anchors: { mouth: { at: [0, -118] }, grip: { at: [-40, -60] }, gripFar: { at: [40, -78] } },
});

/** A wooden horn as long as a room, its bell on the ground. */
const alphorn: Drawer = (pen, { color = HOUSE.woodLight }) => ({
  unitCm: 1,
  svg:
    formed(
      pen,
      'M-160 -134L90 -26Q126 -10 140 -34L172 -62L200 -20Q180 4 120 0Q96 0 70 -14L-164 -126Z',
      color,
      { depth: 10, light: 5 },
    ) +
    `<g transform="rotate(56 186 -41)">${ellipse([186, -41], 26, 9, darker(color, 0.5))}</g>` +
    [
      [-60, -90],
      [20, -55],
    ]
      .map(([x = 0, y = 0]) => stroke(`M${x - 3} ${y - 6}L${x - 8} ${y + 10}`, HOUSE.red, 5))
      .join('') +
    ball(pen, [-163, -131], 6, HOUSE.woodDark),
  anchors: { mouth: { at: [-166, -132] }, grip: { at: [-110, -110] }, gripFar: { at: [-70, -92] } },
});

/** A horn without valves, its cord and tassel. */
const bugle: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.16,
  svg:
    rod(
      pen,
      'M-150 -90H50Q84 -90 84 -66Q84 -44 50 -44H-60Q-90 -44 -90 -66Q-90 -90 -60 -90',
      color,
      13,
    ) +
    formed(pen, 'M40 -98Q110 -100 150 -134V-46Q110 -80 40 -82Z', color, { depth: 9, light: 5 }) +
    ellipse([150, -90], 11, 44, darker(color, 0.35)) +
    path('M-172 -106L-146 -98V-82L-172 -74Z', HOUSE.metal) +
    stroke('M-40 -44C-30 0 10 0 20 -44', HOUSE.red, 5) +
    formed(pen, 'M-16 -12H-2L4 18H-22Z', HOUSE.red, { depth: 3 }),
  anchors: { grip: { at: [-14, -66] }, gripFar: { at: [-40, -66] }, mouth: { at: [-174, -90] } },
});

/** Six sides and a pleated bag between. */
const concertina: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.3,
  svg:
    times(8, (index) =>
      formed(
        pen,
        `M${-44 + index * 11} -94L${-38.5 + index * 11} -100L${-33 + index * 11} -94V-6L${-38.5 + index * 11} 0L${-44 + index * 11} -6Z`,
        index % 2 ? color : lighter(color, 0.2),
        { depth: 3 },
      ),
    ).join('') +
    [-1, 1]
      .map(
        (side) =>
          formed(
            pen,
            `M${side * 42} -84L${side * 56} -100H${side * 78}L${side * 88} -84V-16L${side * 78} 0H${side * 56}L${side * 42} -16Z`,
            HOUSE.brown,
            { depth: 7 },
          ) +
          [-70, -50, -30].map((y) => circle([side * 70, y], 5, HOUSE.cream)).join('') +
          stroke(`M${side * 86} -76Q${side * 104} -50 ${side * 86} -24`, HOUSE.leather, 6),
      )
      .join(''),
  anchors: { grip: { at: [90, -50] }, gripFar: { at: [-90, -50] } },
});

/** A short tube to hum into. */
const kazoo: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M-70 -34H-40L40 -44Q60 -44 66 -24Q60 -4 40 -4L-40 -12H-70Q-76 -22 -70 -34Z',
      color,
      { depth: 8, light: 5 },
    ) +
    formed(pen, 'M-6 -40V-56H26V-42Z', HOUSE.gold, { depth: 4 }) +
    ellipse([10, -57], 17, 5, HOUSE.cream) +
    ellipse([-71, -23], 4, 9, darker(color, 0.5)),
  anchors: { mouth: { at: [70, -24] }, grip: { at: [-20, -20] } },
});

/** A stick to beat time with. */
const baton: Drawer = (pen) => ({
  unitCm: 0.17,
  svg:
    stroke('M40 -118Q96 -140 116 -96M58 -138Q120 -158 136 -100', HOUSE.sky, 4, { opacity: 0.8 }) +
    formed(pen, 'M-60 -19L104 -86L108 -82L-56 -9Z', HOUSE.white, { depth: 3, light: 2 }) +
    formed(
      pen,
      'M-54 -20C-60 -34 -84 -30 -92 -14C-98 2 -82 14 -68 6C-58 2 -52 -6 -54 -20Z',
      '#b9763f',
      {
        depth: 7,
        light: 4,
      },
    ) +
    stroke('M-62 -24L-55 -6', HOUSE.gold, 6) +
    stroke('M132 -22V-66L158 -73V-30', HOUSE.ink, 5) +
    ellipse([126, -20], 8, 6, HOUSE.ink) +
    ellipse([152, -28], 8, 6, HOUSE.ink),
  anchors: { grip: { at: [-74, -14] } },
});

/** Music that is known by the shape of what makes it. */
export const rareMusic = defineFamily('rare-music', {
  balalaika,
  lute,
  shamisen,
  koto,
  erhu,
  'pan-flute': panFlute,
  alphorn,
  bugle,
  concertina,
  kazoo,
  baton,
});
