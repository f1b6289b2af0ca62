import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, defineFamily, type Drawer, formed, rod } from '../form';

/** A figure of gold on a cross of wood. */
const crucifix: Drawer = (pen, { color = HOUSE.woodDark }) => ({
  unitCm: 0.35,
  svg:
    formed(pen, 'M-9 -118H9V-88H40V-70H9V0H-9V-70H-40V-88H-9Z', color, { depth: 6 }) +
    rod(pen, 'M-31 -82Q-14 -78 0 -74Q14 -78 31 -82', HOUSE.gold, 5) +
    formed(pen, 'M-7 -76H7L5 -52H-5Z', HOUSE.gold, { depth: 3 }) +
    formed(pen, 'M-7 -54H7L6 -44H-5Z', HOUSE.cream, { depth: 2 }) +
    rod(pen, 'M-2 -44L1 -20M3 -44L1 -20', HOUSE.gold, 4) +
    ball(pen, [2, -84], 6, HOUSE.gold) +
    rectangle([-6, -108], 12, 7, HOUSE.cream),
  anchors: { grip: { at: [0, -20] } },
});

/** Beads on a loop, with a cross at its end. */
const rosary: Drawer = (pen, { color = HOUSE.brown }) => ({
  unitCm: 0.22,
  svg:
    times(32, (index) => {
      const turn = (index / 32) * 2 * Math.PI + Math.PI / 2;
      const at = [38 * Math.cos(turn), 42 * Math.sin(turn) - 100] as const;
      return index % 8 === 0 ? '' : ball(pen, at, 3.7, color, { glint: 0.4 });
    }).join('') +
    times(3, (index) => {
      const turn = ((index + 1) / 4) * 2 * Math.PI + Math.PI / 2;
      return ball(pen, [38 * Math.cos(turn), 42 * Math.sin(turn) - 100], 5.6, HOUSE.gold);
    }).join('') +
    formed(pen, ellipsePath([0, -56], 6, 8), HOUSE.gold, { depth: 3 }) +
    [-45, -38, -31].map((y) => ball(pen, [0, y], 3.4, color, { glint: 0.4 })).join('') +
    formed(pen, 'M-3.4 -28H3.4V-20H12V-13H3.4V0H-3.4V-13H-12V-20H-3.4Z', HOUSE.gold, { depth: 2 }),
  anchors: { grip: { at: [0, -140] } },
});

/** Two triangles, one through the other. */
const starOfDavid: Drawer = (_, { color = HOUSE.blue }) => ({
  unitCm: 0.25,
  svg: stroke('M0 -108L45 -30H-45Z', color, 9) + stroke('M0 -4L45 -82H-45Z', color, 9),
});

/** Parchment on two rollers with crowns. */
const torahScroll: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.6,
  svg:
    [-28, 28]
      .map(
        (x) =>
          rod(pen, `M${x} 0V-116`, HOUSE.wood, 6) +
          ball(pen, [x, -118], 6, HOUSE.gold) +
          formed(
            pen,
            `M${x - 14} -96H${x + 14}V-88H${x - 14}ZM${x - 14} -18H${x + 14}V-10H${x - 14}Z`,
            HOUSE.wood,
            { depth: 3 },
          ),
      )
      .join('') +
    formed(pen, 'M-42 -90H42V-16H-42Z', color, { depth: 9 }) +
    stroke('M-36 -84H36V-22H-36Z', HOUSE.gold, 2.4) +
    stroke('M0 -70L14 -46H-14ZM0 -38L14 -62H-14Z', HOUSE.gold, 3) +
    times(11, (index) => stroke(`M${-40 + index * 8} -16V-9`, HOUSE.gold, 2)).join(''),
});

/** A horn of a ram, bent once. */
const shofar: Drawer = (pen, { color = HOUSE.brown }) => ({
  unitCm: 0.34,
  svg:
    formed(
      pen,
      'M-68 -10L-64 -4C-20 -2 20 -12 44 -34L76 -50L54 -92C44 -60 20 -38 -14 -26C-34 -18 -52 -12 -68 -10Z',
      color,
      { depth: 9 },
    ) +
    formed(
      pen,
      'M76 -50Q56 -58 54 -92Q62 -96 66 -88Q70 -70 82 -58Q84 -52 76 -50Z',
      darker(color, 0.4),
      { depth: 3 },
    ) +
    stroke('M-10 -22L-6 -10M8 -30L14 -16M24 -40L32 -26', darker(color, 0.25), 3) +
    formed(pen, 'M-70 -12L-64 -14L-60 -4L-66 -2Z', HOUSE.sand, { depth: 2 }),
  anchors: { grip: { at: [-30, -12] }, mouth: { at: [-68, -8] } },
});

/** A small round cap with its border. */
const kippah: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-62 -8C-62 -38 -32 -52 0 -52C32 -52 62 -38 62 -8Q0 14 -62 -8Z', color, {
      depth: 9,
      light: 4,
      extra:
        stroke('M-70 -22Q0 2 70 -22', HOUSE.white, 4) +
        stroke('M-70 -14Q0 10 70 -14', HOUSE.gold, 3) +
        [-36, 0, 36]
          .map((x) =>
            stroke(
              `M${x} -32L${x + 7} -20H${x - 7}ZM${x} -16L${x + 7} -28H${x - 7}Z`,
              HOUSE.white,
              2,
            ),
          )
          .join('') +
        stroke('M0 -52Q-44 -44 -52 -26M0 -52Q44 -44 52 -26', darker(color, 0.24), 2),
    }) +
    path('M-62 -8Q0 14 62 -8Q58 4 0 12Q-58 4 -62 -8Z', darker(color, 0.4)) +
    circle([0, -52], 4, HOUSE.white),
});

/** A green book with a star and border of gold. */
const quran: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.22,
  svg:
    formed(pen, 'M-44 -108H36V0H-44Z', HOUSE.paper, { depth: 4 }) +
    formed(pen, 'M-38 -112H42V-4H-38Z', color, { depth: 5 }) +
    rectangle([33, -112], 9, 108, darker(color, 0.2)) +
    stroke('M-31 -104H26V-12H-31Z', HOUSE.gold, 3) +
    formed(pen, 'M-20 -75H15V-41H-20Z', HOUSE.gold, { depth: 3 }) +
    `<g transform="rotate(45 -2.5 -58)">${rectangle([-20, -75], 35, 34, HOUSE.gold)}</g>` +
    circle([-2.5, -58], 13, color) +
    path('M4 -67A11 11 0 1 0 4 -49A9 9 0 1 1 4 -67Z', HOUSE.gold) +
    [-92, -24]
      .map((y) => path(`M-15 ${y}L-2.5 ${y - 6}L10 ${y}L-2.5 ${y + 6}Z`, HOUSE.gold))
      .join(''),
});

/** A black book with a cross, a ribbon and gilt pages. */
const bible: Drawer = (pen, { color = HOUSE.chocolate }) => ({
  unitCm: 0.22,
  svg:
    path('M8 -4H16V16L12 11L8 16Z', HOUSE.red) +
    formed(pen, 'M-36 -108H44V0H-36Z', HOUSE.gold, { depth: 4 }) +
    formed(pen, 'M-42 -112H38V-4H-42Z', color, { depth: 5 }) +
    rectangle([-42, -112], 9, 108, darker(color, 0.25)) +
    path('M-2 -92H8V-76H24V-66H8V-34H-2V-66H-18V-76H-2Z', HOUSE.gold),
});

/** A long rug with its niche and fringes. */
const prayerRug: Drawer = (pen, { color = HOUSE.meat }) => ({
  unitCm: 1,
  svg:
    times(14, (index) =>
      stroke(`M${-34 + index * 5.2} -112V-106M${-34 + index * 5.2} -6V0`, HOUSE.cream, 2),
    ).join('') +
    formed(pen, 'M-36 -108H36V-4H-36Z', color, { depth: 3 }) +
    stroke('M-31 -103H31V-9H-31Z', HOUSE.gold, 3) +
    path('M-23 -14V-68Q-23 -80 0 -96Q23 -80 23 -68V-14Z', HOUSE.green) +
    stroke('M-23 -14V-68Q-23 -80 0 -96Q23 -80 23 -68V-14Z', HOUSE.cream, 2) +
    stroke('M0 -88V-70', HOUSE.gold, 1.6) +
    formed(pen, 'M-5 -70H5L8 -58L0 -50L-8 -58Z', HOUSE.gold, { depth: 2 }) +
    path('M0 -40L8 -30L0 -20L-8 -30Z', HOUSE.gold),
});

/** Five colours of cloth on a line between two poles. */
const prayerFlags: Drawer = (pen) => ({
  unitCm: 1.6,
  svg:
    [-100, 100].map((x) => rod(pen, `M${x} 0V-120`, HOUSE.woodDark, 4)).join('') +
    stroke('M-100 -116Q0 -84 100 -116', HOUSE.woodDark, 1.6) +
    times(10, (index) => {
      const x = -91 + index * 18.4;
      const y = -116 + 16 * (1 - ((x + 8) / 100) ** 2);
      const tones = [HOUSE.blue, HOUSE.white, HOUSE.red, HOUSE.leaf, HOUSE.yellow];
      const tone = tones[index % 5] ?? HOUSE.blue;
      return (
        formed(
          pen,
          `M${x} ${y}H${x + 16}L${x + 15} ${y + 24}Q${x + 8} ${y + 21} ${x + 1} ${y + 24}Z`,
          tone,
          { depth: 3 },
        ) +
        stroke(`M${x + 4} ${y + 8}H${x + 12}M${x + 4} ${y + 13}H${x + 12}`, darker(tone, 0.25), 1)
      );
    }).join(''),
});

/** Sits with crossed legs, hands in the lap. */
const buddhaStatue: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.5,
  svg:
    times(7, (index) =>
      formed(
        pen,
        `M${-50 + index * 14} -2Q${-52 + index * 14} -16 ${-42 + index * 14} -22Q${-32 + index * 14} -16 ${-34 + index * 14} -2Z`,
        HOUSE.pink,
        { depth: 3 },
      ),
    ).join('') +
    formed(
      pen,
      'M-24 -78C-40 -74 -38 -52 -34 -40C-54 -40 -62 -28 -56 -20Q-30 -10 0 -14Q30 -10 56 -20C62 -28 54 -40 34 -40C38 -52 40 -74 24 -78Z',
      color,
      { depth: 9 },
    ) +
    path('M-22 -78Q10 -66 30 -46L34 -42Q36 -60 24 -78Q0 -70 -22 -78Z', HOUSE.orange) +
    stroke('M-46 -28Q-16 -16 14 -20M46 -28Q20 -18 -10 -22', darker(color, 0.25), 2.4) +
    stroke('M-33 -44Q-20 -34 -4 -36M33 -44Q20 -34 4 -36', darker(color, 0.2), 2.4) +
    formed(pen, ellipsePath([0, -37], 11, 5), lighter(color, 0.15), { depth: 2 }) +
    formed(pen, 'M-7 -84H7V-72H-7Z', darker(color, 0.1), { depth: 2 }) +
    [-19, 19].map((x) => formed(pen, ellipsePath([x, -94], 4, 10), color, { depth: 2 })).join('') +
    ball(pen, [0, -120], 8, HOUSE.brown, { glint: 0 }) +
    formed(pen, ellipsePath([0, -99], 19, 20), color, { depth: 5 }) +
    path('M-19 -102Q-16 -122 0 -122Q16 -122 19 -102Q0 -112 -19 -102Z', HOUSE.brown) +
    stroke('M-11 -97Q-7 -94 -3 -97M3 -97Q7 -94 11 -97M-5 -87Q0 -84 5 -87', HOUSE.woodDark, 1.8) +
    circle([0, -105], 1.8, HOUSE.coral),
});

/** A bowl of bronze on its cushion, with the stick. */
const singingBowl: Drawer = (pen, { color = HOUSE.gold }) => ({
  unitCm: 0.2,
  svg:
    formed(pen, 'M-56 -20Q-66 -8 -54 0H54Q66 -8 56 -20Q0 -8 -56 -20Z', HOUSE.meat, { depth: 5 }) +
    formed(pen, 'M-54 -74H54C54 -32 34 -14 0 -14C-34 -14 -54 -32 -54 -74Z', color, { depth: 10 }) +
    stroke('M-50 -56Q0 -44 50 -56', darker(color, 0.25), 3) +
    ellipse([0, -74], 54, 11, darker(color, 0.15)) +
    ellipse([0, -72], 47, 8, darker(color, 0.45)) +
    rod(pen, 'M-20 -72L48 -112', HOUSE.wood, 9) +
    formed(pen, 'M24 -104L46 -117Q56 -116 54 -108L32 -92Z', HOUSE.red, { depth: 4 }),
});

/** Seven candles in red, black and green. */
const kinara: Drawer = (pen) => ({
  unitCm: 0.3,
  svg:
    times(7, (index) => {
      const x = -48 + index * 16;
      const y = -40 - (3 - Math.abs(index - 3)) * 7;
      const tone = index < 3 ? HOUSE.red : index > 3 ? HOUSE.leaf : HOUSE.ink;
      return (
        formed(pen, `M${x - 4.6} ${y - 38}H${x + 4.6}V${y}H${x - 4.6}Z`, tone, { depth: 3 }) +
        path(
          `M${x} ${y - 56}Q${x + 7} ${y - 44} ${x} ${y - 39}Q${x - 7} ${y - 44} ${x} ${y - 56}Z`,
          HOUSE.fire,
        ) +
        circle([x, y - 43.4], 2.2, HOUSE.yellow) +
        formed(pen, `M${x - 7} ${y - 3}H${x + 7}V${y + 6}H${x - 7}Z`, HOUSE.wood, { depth: 2 })
      );
    }).join('') +
    formed(
      pen,
      'M-58 -34H-38L-24 -41L-8 -48L8 -48L24 -41L38 -34H58L36 -10H44V0H-44V-10H-36Z',
      HOUSE.wood,
      { depth: 8 },
    ) +
    path('M-20 -24L0 -34L20 -24L0 -14Z', HOUSE.mustard),
});

/** A ring of fir with four candles, one of them lit. */
const adventWreath: Drawer = (pen) => ({
  unitCm: 0.32,
  svg:
    [-18, 18].map((x, index) => adventCandle(pen, x, -36, index === 0)).join('') +
    times(24, (index) => {
      const turn = (index / 24) * 2 * Math.PI;
      const at = [50 * Math.cos(turn), -24 + 15 * Math.sin(turn)] as const;
      return circle(at, 11, index % 2 ? HOUSE.leafDark : HOUSE.leaf);
    }).join('') +
    [-36, 36].map((x) => adventCandle(pen, x, -20, false)).join('') +
    times(6, (index) =>
      ball(
        pen,
        [-50 + index * 20, -9 - 6 * Math.abs(index - 2.5)],
        4.6,
        index % 2 ? HOUSE.gold : HOUSE.red,
      ),
    ).join('') +
    formed(pen, 'M0 -12L-18 -22V-4ZM0 -12L18 -22V-4Z', HOUSE.red, { depth: 3 }),
});

function adventCandle(pen: Parameters<Drawer>[0], x: number, y: number, isLit: boolean): string {
  return (
    formed(pen, roundedPath([x - 9, y - 46], 18, 46, 3), HOUSE.red, { depth: 5 }) +
    stroke(`M${x} ${y - 46}V${y - 51}`, HOUSE.ink, 1.8) +
    (isLit
      ? path(
          `M${x} ${y - 70}Q${x + 9} ${y - 56} ${x} ${y - 50}Q${x - 9} ${y - 56} ${x} ${y - 70}Z`,
          HOUSE.fire,
        ) + circle([x, y - 55], 3, HOUSE.yellow)
      : '')
  );
}

const altarCandle = (pen: Parameters<Drawer>[0], x: number) =>
  formed(pen, `M${x - 7} -102H${x + 7}L${x + 3} -108V-116H${x - 3}V-108Z`, HOUSE.gold, {
    depth: 3,
  }) +
  formed(pen, roundedPath([x - 4, -142], 8, 26, 2), HOUSE.cream, { depth: 3 }) +
  path(`M${x} -156Q${x + 6} -147 ${x} -142Q${x - 6} -147 ${x} -156Z`, HOUSE.fire) +
  circle([x, -146], 2, HOUSE.yellow);

/** A table of stone on a step, with a cloth that hangs down in front, a cross and candles. */
const altar: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 1,
  svg:
    boxed(pen, HOUSE.stone, { at: [-100, 0], widthCm: 194, heightCm: 12, depth: [8, 8] }) +
    boxed(pen, HOUSE.sand, { at: [-76, -14], widthCm: 148, heightCm: 76, depth: [6, 6] }) +
    boxed(pen, HOUSE.white, { at: [-88, -88], widthCm: 172, heightCm: 10, depth: [8, 8] }) +
    formed(pen, 'M-34 -98H34V-34L0 -22L-34 -34Z', color, { depth: 6 }) +
    stroke('M-34 -38L0 -26L34 -38', HOUSE.gold, 4) +
    path('M-4 -86H4V-74H14V-66H4V-46H-4V-66H-14V-74H-4Z', HOUSE.gold) +
    formed(pen, 'M-12 -102H12L5 -112V-148H20V-158H5V-174H-5V-158H-20V-148H-5V-112Z', HOUSE.gold, {
      depth: 4,
    }) +
    [-62, -44, 48, 66].map((x) => altarCandle(pen, x)).join(''),
  anchors: { top: { at: [26, -100], spanCm: 40 } },
});

/** A chest of stone under a lid with a cross, as kings lie in. */
const tomb: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 1,
  svg:
    boxed(pen, darker(color, 0.12), {
      at: [-122, 0],
      widthCm: 234,
      heightCm: 14,
      depth: [14, 12],
    }) +
    boxed(pen, color, { at: [-106, -16], widthCm: 204, heightCm: 62, depth: [12, 10] }) +
    times(5, (index) => {
      const x = -96 + index * 39;
      return (
        path(`M${x} -22V-58Q${x + 14} -78 ${x + 28} -58V-22Z`, darker(color, 0.22)) +
        path(`M${x + 5} -22V-56Q${x + 14} -70 ${x + 28} -56V-22Z`, darker(color, 0.36))
      );
    }).join('') +
    boxed(pen, lighter(color, 0.12), {
      at: [-116, -80],
      widthCm: 224,
      heightCm: 14,
      depth: [16, 14],
    }) +
    path('M-60 -102H20L24 -106H44L40 -102H60L57 -98H36L32 -95H12L16 -98H-64Z', darker(color, 0.25)),
  anchors: { top: { at: [0, -100], spanCm: 180 } },
});

/** What people pray with, light and hold holy. */
export const riteThing = defineFamily('rite-thing', {
  crucifix,
  rosary,
  'star-of-david': starOfDavid,
  'torah-scroll': torahScroll,
  shofar,
  kippah,
  quran,
  bible,
  'prayer-rug': prayerRug,
  'prayer-flags': prayerFlags,
  'buddha-statue': buddhaStatue,
  'singing-bowl': singingBowl,
  kinara,
  'advent-wreath': adventWreath,
  altar,
  tomb,
});
