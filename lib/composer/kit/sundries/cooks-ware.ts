import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A ball of mesh on its chain, with leaves in it. */
const teaInfuser: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.1,
  svg:
    times(6, (index) =>
      stroke(ellipsePath([index * 3, -66 - index * 8], 2.6, 4.6), HOUSE.metalDark, 2),
    ).join('') +
    stroke('M16 -110Q14 -122 24 -122Q34 -120 30 -108', HOUSE.metalDark, 3.4) +
    ball(pen, [0, -30], 30, color) +
    times(5, (row) =>
      times(5, (column) =>
        circle([-20 + column * 10, -50 + row * 10], row === 2 ? 0 : 2.2, HOUSE.leafDark),
      ).join(''),
    ).join('') +
    rod(pen, 'M-30 -30H30', HOUSE.metalDark, 5),
  anchors: { top: { at: [24, -122] }, grip: { at: [22, -116] } },
});

/** Two handles that press a clove through holes. */
const garlicPress: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.18,
  svg:
    [-50, -43, -36, -29]
      .map((x, index) =>
        stroke(`M${x} -24Q${x - 3} -14 ${x} ${-8 + (index % 2) * 6}`, HOUSE.cream, 4),
      )
      .join('') +
    formed(pen, 'M-58 -54L54 -84Q64 -84 62 -74L-30 -44Z', darker(color, 0.1), { depth: 5 }) +
    formed(pen, 'M-48 -58H-30V-40H-48Z', HOUSE.metalDark, { depth: 4 }) +
    formed(pen, 'M-60 -46H-20L58 -36Q66 -30 56 -24L-22 -24H-60Z', color, { depth: 6 }) +
    circle([-60, -50], 5, HOUSE.metalDark) +
    stroke('M-54 -28H-26', HOUSE.metalDark, 3),
  anchors: { grip: { at: [36, -50] } },
});

/** Two beaters under a motor with its handle. */
const handMixer: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.28,
  svg:
    [-24, 2]
      .map(
        (x) =>
          rod(pen, `M${x} -62V-34`, HOUSE.metalDark, 4) +
          stroke(ellipsePath([x, -18], 11, 18), HOUSE.metal, 3.4) +
          stroke(ellipsePath([x, -18], 4, 18), HOUSE.metalDark, 2.6),
      )
      .join('') +
    stroke('M-30 -84Q-30 -106 -8 -106H28Q44 -106 42 -80', darker(color, 0.2), 11) +
    formed(pen, 'M-46 -62Q-50 -84 -28 -88H40Q54 -84 52 -70Q50 -60 40 -60H-40Z', color, {
      depth: 8,
    }) +
    formed(pen, 'M-18 -112H-4V-104H-18Z', HOUSE.white, { depth: 2 }) +
    stroke('M18 -74H40M18 -80H40', darker(color, 0.3), 2.6),
  anchors: { grip: { at: [10, -106] } },
});

/** A low jug like a boat, on its foot. */
const gravyBoat: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.18,
  svg:
    stroke('M44 -52Q76 -62 70 -36Q64 -18 38 -22', darker(color, 0.08), 8) +
    formed(pen, 'M-24 0Q-12 -6 -12 -14H16Q16 -6 28 0Z', color, { depth: 5 }) +
    formed(pen, 'M-72 -62Q-44 -50 -30 -50H48Q48 -10 4 -10C-34 -10 -46 -40 -72 -62Z', color, {
      depth: 9,
    }) +
    path('M-66 -59Q-44 -58 -30 -56Q10 -62 48 -50Q10 -40 -30 -46Q-50 -50 -66 -59Z', HOUSE.brown) +
    stroke('M-46 -40Q-20 -18 20 -20', HOUSE.gold, 2.6),
  anchors: { grip: { at: [68, -40] }, mouth: { at: [-72, -62] } },
});

/** A clear bowl with its blade and chute on a motor. */
const foodProcessor: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.34,
  svg:
    stroke('M36 -88Q60 -88 58 -64Q56 -46 38 -46', HOUSE.ink, 8) +
    path('M-38 -96H38L34 -36H-34Z', HOUSE.glass, { opacity: 0.8 }) +
    path('M-35 -62Q-18 -70 0 -62T35 -62L34 -36H-34Z', HOUSE.orange) +
    rod(pen, 'M0 -90V-38', HOUSE.white, 7) +
    path(
      'M-28 -50Q-10 -58 0 -48Q-14 -42 -28 -50ZM28 -42Q10 -48 0 -40Q14 -32 28 -42Z',
      HOUSE.metalDark,
    ) +
    stroke('M-38 -96L-34 -36M38 -96L34 -36', HOUSE.sky, 3) +
    formed(pen, 'M-42 -104H42V-94H-42Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-26 -124H0V-104H-26Z', HOUSE.glass, { depth: 4 }) +
    formed(pen, 'M-40 -36H40L46 -8Q46 0 38 0H-38Q-46 0 -46 -8Z', color, { depth: 9 }) +
    circle([0, -18], 10, HOUSE.ink) +
    stroke('M0 -18V-25', HOUSE.white, 3),
});

/** Two sprung arms with scalloped ends. */
const kitchenTongs: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.28,
  svg:
    stroke('M-4 -106Q-14 -60 -20 -20M4 -106Q14 -60 20 -20', darker(color, 0.25), 9) +
    stroke('M-5 -104Q-15 -60 -21 -20M3 -104Q13 -60 19 -20', color, 6) +
    formed(
      pen,
      'M-26 -26L-14 -24Q-8 -10 -10 -2Q-14 2 -16 -3Q-20 2 -22 -4Q-28 0 -28 -8Z',
      HOUSE.coral,
      {
        depth: 4,
      },
    ) +
    formed(pen, 'M26 -26L14 -24Q8 -10 10 -2Q14 2 16 -3Q20 2 22 -4Q28 0 28 -8Z', HOUSE.coral, {
      depth: 4,
    }) +
    formed(pen, roundedPath([-8, -116], 16, 16, 6), HOUSE.metalDark, { depth: 4 }),
  anchors: { grip: { at: [0, -86] } },
});

/** A cone of clay on a low dish. */
const tagine: Drawer = (pen, { color = HOUSE.brick }) => ({
  unitCm: 0.28,
  svg:
    formed(pen, 'M-60 -24H60C56 -6 40 0 26 0H-26C-40 0 -56 -6 -60 -24Z', color, { depth: 9 }) +
    formed(pen, 'M-54 -26C-32 -40 -16 -66 -8 -98H8C16 -66 32 -40 54 -26Z', color, { depth: 11 }) +
    path('M-36 -40Q0 -30 36 -40L30 -46Q0 -37 -30 -46Z', HOUSE.mustard) +
    [-18, -6, 6, 18]
      .map((x) => path(`M${x - 5} -52L${x} -60L${x + 5} -52L${x} -47Z`, HOUSE.teal))
      .join('') +
    formed(pen, 'M-62 -30H62V-22H-62Z', darker(color, 0.12), { depth: 3 }) +
    ball(pen, [0, -102], 10, color),
  anchors: { top: { at: [0, -112] } },
});

/** A wide flat bottle of cut glass with its stopper. */
const decanter: Drawer = (pen, { color = HOUSE.meat }) => ({
  unitCm: 0.24,
  svg:
    path(
      'M-11 -76H11C11 -50 46 -42 50 -14Q50 0 38 0H-38Q-50 0 -50 -14C-46 -42 -11 -50 -11 -76Z',
      HOUSE.glass,
      {
        opacity: 0.9,
      },
    ) +
    formed(
      pen,
      'M-38 -34H38Q46 -26 46 -14Q46 -4 36 -4H-36Q-46 -4 -46 -14Q-46 -26 -38 -34Z',
      color,
      {
        depth: 8,
      },
    ) +
    ellipse([0, -34], 38, 4, lighter(color, 0.2)) +
    stroke(
      'M-11 -76H11C11 -50 46 -42 50 -14Q50 0 38 0H-38Q-50 0 -50 -14C-46 -42 -11 -50 -11 -76Z',
      HOUSE.sky,
      3,
    ) +
    rod(pen, 'M-16 -78H16', HOUSE.glass, 6) +
    formed(pen, 'M-6 -80L-14 -96L0 -110L14 -96L6 -80Z', HOUSE.sky, { depth: 6 }) +
    stroke('M-30 -24V-10', HOUSE.white, 4, { opacity: 0.5 }),
  anchors: { grip: { at: [0, -62] }, mouth: { at: [0, -78] } },
});

/** Two round plates of a grid, a waffle on the lower one. */
const waffleIron: Drawer = (pen, { color = HOUSE.rubber }) => ({
  unitCm: 0.28,
  svg:
    formed(pen, 'M-44 -30C-44 -84 -30 -104 0 -104C30 -104 44 -84 44 -30Z', color, { depth: 8 }) +
    path('M-34 -32C-34 -76 -22 -94 0 -94C22 -94 34 -76 34 -32Z', HOUSE.metalDark) +
    stroke('M-16 -88V-34M0 -93V-34M16 -88V-34M-30 -72H30M-33 -56H33M-34 -42H34', HOUSE.ink, 3) +
    formed(pen, 'M-10 -114H10V-103H-10Z', HOUSE.metal, { depth: 3 }) +
    formed(pen, 'M-52 -24H52V-8Q52 0 42 0H-42Q-52 0 -52 -8Z', color, { depth: 7 }) +
    ellipse([0, -25], 52, 12, lighter(color, 0.15)) +
    ellipse([0, -27], 42, 9, HOUSE.crust) +
    ellipse([0, -29], 42, 9, HOUSE.bread) +
    stroke(
      'M-24 -35L-30 -23M-8 -37L-10 -21M8 -37L10 -21M24 -35L30 -23M-36 -32H36M-40 -27H40',
      HOUSE.crust,
      2,
    ) +
    circle([0, -8], 4, HOUSE.red),
});

/** Two handles, a wheel that cuts and the key that turns it. */
const canOpener: Drawer = (pen, { color = HOUSE.red }) => ({
  unitCm: 0.18,
  svg:
    formed(pen, 'M-16 -62L-30 -6Q-32 2 -22 2Q-14 2 -13 -6L-2 -56Z', color, { depth: 5 }) +
    formed(pen, 'M16 -62L30 -6Q32 2 22 2Q14 2 13 -6L2 -56Z', color, { depth: 5 }) +
    formed(pen, 'M-22 -62Q-24 -90 0 -98Q24 -90 22 -62L8 -52H-8Z', HOUSE.metal, { depth: 7 }) +
    circle([-4, -82], 11, HOUSE.metalDark) +
    circle([-4, -82], 7, lighter(HOUSE.metal, 0.4)) +
    rod(pen, 'M0 -66H38', HOUSE.metalDark, 7) +
    formed(pen, 'M34 -82Q54 -84 54 -74Q54 -68 44 -66Q54 -64 54 -58Q54 -48 34 -50Z', HOUSE.metal, {
      depth: 5,
    }),
  anchors: { grip: { at: [0, -30] } },
});

/** A white front, its door down, plates on the rack. */
const dishwasher: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.8,
  svg:
    formed(pen, 'M-38 -106H38V0H-38Z', color, { depth: 7 }) +
    rectangle([-32, -88], 64, 74, HOUSE.metalDark) +
    rectangle([-32, -88], 64, 8, HOUSE.ink) +
    [-22, -10, 2, 14]
      .map(
        (x) => ellipse([x + 4, -66], 5, 13, HOUSE.white) + ellipse([x + 5, -66], 3, 9, HOUSE.sky),
      )
      .join('') +
    stroke(
      'M-30 -52H30M-30 -60V-50M30 -60V-50M-14 -58V-52M0 -58V-52M14 -58V-52',
      HOUSE.metal,
      2.4,
    ) +
    [-20, -4, 12]
      .map((x, index) =>
        formed(
          pen,
          `M${x - 6} -40H${x + 8}L${x + 6} -24H${x - 4}Z`,
          index % 2 ? HOUSE.coral : HOUSE.mustard,
          {
            depth: 3,
          },
        ),
      )
      .join('') +
    stroke('M-30 -23H30', HOUSE.metal, 2.4) +
    formed(pen, 'M-34 -16H34L44 -4H-44Z', lighter(HOUSE.metal, 0.3), { depth: 3 }) +
    formed(pen, 'M-44 -4H44V2H-44Z', color, { depth: 2 }) +
    rectangle([-32, -101], 26, 6, HOUSE.metalDark) +
    [12, 20, 28].map((x) => circle([x, -98], 2.4, HOUSE.teal)).join(''),
  anchors: { inside: { at: [-24, -64], spanCm: 50 } },
});

/** A low dish with a lid of glass over the butter. */
const butterDish: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.16,
  svg:
    formed(pen, 'M-62 -10H62Q58 0 44 0H-44Q-58 0 -62 -10Z', color, { depth: 4 }) +
    formed(pen, 'M-34 -30H34V-10H-34Z', HOUSE.yellow, { depth: 6 }) +
    path('M-46 -10V-36Q-46 -46 -36 -46H36Q46 -46 46 -36V-10Z', HOUSE.glass, { opacity: 0.5 }) +
    stroke('M-46 -10V-36Q-46 -46 -36 -46H36Q46 -46 46 -36V-10', HOUSE.sky, 3) +
    stroke('M-38 -34V-18', HOUSE.white, 4, { opacity: 0.7 }) +
    ball(pen, [0, -51], 7, HOUSE.gold),
});

/** A mesh spoon of wire with its rim and handle. */
const sieve: Drawer = (pen, { color = HOUSE.metal }) => ({
  unitCm: 0.26,
  svg:
    path('M-50 -52C-50 -18 -34 0 -8 0C18 0 34 -18 34 -52Z', HOUSE.glass, { opacity: 0.7 }) +
    stroke(
      'M-38 -50V-14M-28 -50V-6M-18 -50V-2M-8 -50V0M2 -50V-2M12 -50V-6M22 -50V-14M-49 -42H33M-46 -32H30M-42 -22H26M-34 -12H18',
      HOUSE.metalDark,
      1.4,
    ) +
    stroke('M-50 -52C-50 -18 -34 0 -8 0C18 0 34 -18 34 -52', HOUSE.metalDark, 2) +
    rod(pen, 'M-54 -53H38', color, 8) +
    formed(pen, 'M36 -60H84Q94 -54 84 -47H36Z', HOUSE.wood, { depth: 4 }),
  anchors: { grip: { at: [66, -53] }, top: { at: [-8, -53], spanCm: 18 } },
});

/** What stands in a kitchen and on a laid table. */
export const cooksWare = defineFamily('cooks-ware', {
  'tea-infuser': teaInfuser,
  'garlic-press': garlicPress,
  'hand-mixer': handMixer,
  'gravy-boat': gravyBoat,
  'food-processor': foodProcessor,
  'kitchen-tongs': kitchenTongs,
  tagine,
  decanter,
  'waffle-iron': waffleIron,
  'can-opener': canOpener,
  dishwasher,
  'butter-dish': butterDish,
  sieve,
});
