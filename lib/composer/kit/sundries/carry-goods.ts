import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, rod } from '../form';

/** A long barrel of cloth with two handles and a strap. */
const duffelBag: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.45,
  svg:
    stroke('M-62 -34Q-40 -86 0 -84Q40 -86 62 -34', darker(color, 0.35), 5) +
    formed(pen, 'M-56 -50H56Q70 -48 70 -26Q70 0 56 0H-56Q-70 0 -70 -26Q-70 -48 -56 -50Z', color, {
      depth: 9,
    }) +
    formed(
      pen,
      'M-56 -50Q-70 -48 -70 -26Q-70 0 -56 0Q-44 -4 -44 -26Q-44 -46 -56 -50Z',
      darker(color, 0.18),
      { depth: 4 },
    ) +
    formed(
      pen,
      'M56 -50Q70 -48 70 -26Q70 0 56 0Q44 -4 44 -26Q44 -46 56 -50Z',
      darker(color, 0.18),
      { depth: 4 },
    ) +
    stroke('M-42 -46H42', HOUSE.metal, 3) +
    stroke('M-24 0V-46Q-20 -68 0 -68Q20 -68 24 -46V0', HOUSE.coral, 6) +
    formed(pen, 'M-12 -72H12V-64H-12Z', HOUSE.brown, { depth: 3 }),
  anchors: { grip: { at: [0, -68] } },
});

/** A pouch on a belt with its buckle. */
const fannyPack: Drawer = (pen, { color = HOUSE.purple }) => ({
  unitCm: 0.3,
  svg:
    stroke('M-44 -46Q-86 -60 -70 -76Q0 -96 70 -76Q86 -60 44 -46', darker(color, 0.35), 8) +
    formed(pen, 'M-8 -94H16V-78H-8Z', HOUSE.ink, { depth: 3 }) +
    formed(pen, 'M-50 -56Q0 -68 50 -56C58 -20 34 0 0 0C-34 0 -58 -20 -50 -56Z', color, {
      depth: 9,
    }) +
    stroke('M-44 -46Q0 -58 44 -46', HOUSE.mustard, 3.4) +
    path('M-34 -34Q0 -42 34 -34C34 -16 20 -8 0 -8C-20 -8 -34 -16 -34 -34Z', lighter(color, 0.14)) +
    stroke('M-30 -32Q0 -39 30 -32', HOUSE.mustard, 3) +
    rod(pen, 'M44 -46L48 -36', HOUSE.mustard, 4),
});

/** A sack of cloth, drawn together by its cord. */
const drawstringBag: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.4,
  svg:
    stroke('M-34 -4Q-56 -60 -14 -84M34 -4Q56 -60 14 -84', HOUSE.cream, 4) +
    formed(pen, 'M-22 -100Q0 -92 22 -100L14 -82H-14Z', darker(color, 0.14), { depth: 4 }) +
    formed(
      pen,
      'M-14 -84H14C34 -76 42 -60 40 -8Q40 0 32 0H-32Q-40 0 -40 -8C-42 -60 -34 -76 -14 -84Z',
      color,
      { depth: 9 },
    ) +
    stroke('M-8 -82Q-16 -70 -18 -60M8 -82Q16 -70 18 -60M0 -82V-66', darker(color, 0.2), 2.4) +
    rod(pen, 'M-16 -84H16', HOUSE.cream, 5) +
    [-34, 34].map((x) => ball(pen, [x, -5], 4, HOUSE.gold)).join('') +
    path('M0 -50L5 -38L18 -37L8 -29L11 -16L0 -23L-11 -16L-8 -29L-18 -37L-5 -38Z', HOUSE.mustard),
});

/** A bag with its flap down, on one long strap. */
const messengerBag: Drawer = (pen, { color = HOUSE.leather }) => ({
  unitCm: 0.4,
  svg:
    stroke('M-48 -52Q-30 -118 0 -118Q30 -118 48 -52', darker(color, 0.3), 6) +
    formed(pen, 'M-54 -62H54V-8Q54 0 46 0H-46Q-54 0 -54 -8Z', darker(color, 0.12), { depth: 8 }) +
    formed(pen, 'M-56 -66H56V-30Q56 -20 44 -20H-44Q-56 -20 -56 -30Z', color, { depth: 7 }) +
    stroke('M-51 -60V-30Q-50 -25 -44 -25H44Q50 -25 51 -30V-60', lighter(color, 0.2), 1.6) +
    [-28, 28]
      .map(
        (x) =>
          formed(pen, `M${x - 5} -44H${x + 5}V-8H${x - 5}Z`, darker(color, 0.3), { depth: 2 }) +
          rectangle([x - 7, -20], 14, 8, HOUSE.gold),
      )
      .join(''),
  anchors: { grip: { at: [0, -116] } },
});

/** A paper bag with tissue coming out, a bow and a tag. */
const giftBag: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.3,
  svg:
    stroke('M-22 -88Q-20 -118 0 -118Q20 -118 22 -88', HOUSE.gold, 4) +
    formed(
      pen,
      'M-38 -84L-30 -106L-18 -92L-8 -112L4 -94L16 -108L24 -92L36 -102L38 -84Z',
      HOUSE.white,
      { depth: 4 },
    ) +
    formed(pen, 'M-42 -86H42L38 0H-38Z', color, { depth: 9 }) +
    times(9, (index) =>
      circle(
        [-28 + (index % 3) * 28, -72 + Math.floor(index / 3) * 28],
        index === 4 ? 0 : 4,
        lighter(color, 0.4),
      ),
    ).join('') +
    formed(
      pen,
      'M0 -44Q-14 -62 -26 -54Q-30 -40 0 -40ZM0 -44Q14 -62 26 -54Q30 -40 0 -40Z',
      HOUSE.gold,
      { depth: 4 },
    ) +
    formed(pen, 'M-2 -42L-14 -22L-6 -24L0 -40L6 -24L14 -22L2 -42Z', HOUSE.gold, { depth: 3 }) +
    ball(pen, [0, -43], 6, HOUSE.gold),
  anchors: { grip: { at: [0, -116] } },
});

/** A card with a hole and a string. */
const giftTag: Drawer = (pen, { color = HOUSE.sand }) => ({
  unitCm: 0.1,
  svg: `<g transform="rotate(-14)">${
    stroke('M0 -92Q-20 -122 6 -128Q30 -124 18 -108', HOUSE.red, 4) +
    formed(pen, 'M-14 -108H14L34 -86V-4Q34 0 30 0H-30Q-34 0 -34 -4V-86Z', color, { depth: 5 }) +
    circle([0, -92], 8, HOUSE.white) +
    circle([0, -92], 4.4, HOUSE.brown) +
    path('M0 -42C-14 -60 -28 -46 -20 -36L0 -18L20 -36C28 -46 14 -60 0 -42Z', HOUSE.red)
  }</g>`,
});

/** Twelve eggs in their box of pulp. */
const eggCarton: Drawer = (pen, { color = HOUSE.stone }) => ({
  unitCm: 0.24,
  svg:
    formed(pen, 'M-66 -54L-58 -96H58L66 -54Z', color, { depth: 6 }) +
    path('M-56 -60L-50 -88H50L56 -60Z', darker(color, 0.16)) +
    [-50, -25, 0, 25, 50]
      .map((x) =>
        formed(
          pen,
          `M${x - 12} -40C${x - 12} -58 ${x - 6} -66 ${x} -66C${x + 6} -66 ${x + 12} -58 ${x + 12} -40Z`,
          HOUSE.sand,
          { depth: 4 },
        ),
      )
      .join('') +
    [-54, -27, 0, 27, 54]
      .map((x) =>
        formed(
          pen,
          `M${x - 13} -24C${x - 13} -44 ${x - 7} -53 ${x} -53C${x + 7} -53 ${x + 13} -44 ${x + 13} -24Z`,
          HOUSE.bread,
          { depth: 5 },
        ),
      )
      .join('') +
    formed(
      pen,
      'M-70 -32Q-54 -24 -40 -32Q-27 -24 -13 -32Q0 -24 13 -32Q27 -24 40 -32Q54 -24 70 -32L62 0H-62Z',
      color,
      { depth: 8 },
    ) +
    stroke('M-40 -30L-37 -4M-13 -30L-12 -4M13 -30L12 -4M40 -30L37 -4', darker(color, 0.18), 2.6),
});

/** A box with its lid up: ice, and bottles in it. */
const coolBox: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.5,
  svg:
    [-30, -8, 14]
      .map((x, index) =>
        formed(
          pen,
          `M${x - 4} -96H${x + 4}V-84Q${x + 9} -78 ${x + 9} -60H${x - 9}Q${x - 9} -78 ${x - 4} -84Z`,
          index === 1 ? HOUSE.orange : HOUSE.leaf,
          { depth: 4 },
        ),
      )
      .join('') +
    [-44, -32, -20, -2, 22, 34, 44]
      .map((x, index) =>
        formed(pen, roundedPath([x - 7, -70 - (index % 2) * 5], 15, 15, 3), HOUSE.glass, {
          depth: 4,
        }),
      )
      .join('') +
    formed(pen, 'M-54 -60H54L48 -6Q47 0 40 0H-40Q-47 0 -48 -6Z', color, { depth: 9 }) +
    formed(pen, 'M-58 -64H58V-52H-58Z', HOUSE.white, { depth: 3 }) +
    stroke('M-54 -52Q-76 -40 -52 -26M54 -52Q76 -40 52 -26', HOUSE.white, 5) +
    path(
      'M0 -42L3 -32L13 -36L6 -28L13 -20L3 -23L0 -13L-3 -23L-13 -20L-6 -28L-13 -36L-3 -32Z',
      HOUSE.white,
    ),
  anchors: { top: { at: [0, -64], spanCm: 52 } },
});

/** A lamp on a band for the brow. */
const headlamp: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.16,
  svg:
    stroke(ellipsePath([0, -34], 56, 20), darker(color, 0.3), 13) +
    stroke(ellipsePath([0, -34], 56, 20), color, 8) +
    stroke('M0 -14Q-22 -40 0 -54', darker(color, 0.25), 7) +
    formed(pen, roundedPath([-26, -32], 52, 36, 10), HOUSE.ink, { depth: 6 }) +
    ball(pen, [0, -14], 14, HOUSE.yellow) +
    circle([0, -14], 7, HOUSE.white) +
    circle([19, -24], 3, HOUSE.red),
  anchors: { crown: { at: [0, -30] } },
});

/** A mask of glass with its tube. */
const snorkelMask: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.24,
  svg:
    stroke('M-44 -62Q-76 -60 -70 -40M44 -62Q76 -60 70 -40', HOUSE.ink, 6) +
    rod(pen, 'M62 -112V-22Q62 -4 44 -4H22', HOUSE.mustard, 11) +
    formed(pen, 'M55 -118H69V-102H55Z', HOUSE.red, { depth: 3 }) +
    formed(pen, 'M10 -12H26V4H10Z', HOUSE.ink, { depth: 3 }) +
    formed(
      pen,
      'M-50 -82Q0 -92 50 -82Q58 -56 46 -38Q36 -28 20 -36Q8 -44 0 -44Q-8 -44 -20 -36Q-36 -28 -46 -38Q-58 -56 -50 -82Z',
      color,
      { depth: 7 },
    ) +
    path(
      'M-42 -74Q0 -82 42 -74Q48 -58 38 -46Q30 -40 20 -46Q8 -54 0 -54Q-8 -54 -20 -46Q-30 -40 -38 -46Q-48 -58 -42 -74Z',
      HOUSE.glass,
    ) +
    stroke('M-34 -68L-24 -50M-24 -70L-18 -58', HOUSE.white, 3.4),
});

/** Four posts that bear a canopy over a bed. */
const fourPosterBed: Drawer = (pen, { color = HOUSE.meat }) => ({
  unitCm: 2,
  svg:
    [-84, 84].map((x) => rod(pen, `M${x * 0.86} -20V-108`, HOUSE.woodDark, 4)).join('') +
    formed(pen, 'M-86 -64Q-78 -74 -66 -70V-20H-86Z', HOUSE.wood, { depth: 5 }) +
    formed(pen, 'M-82 -40H84V-18H-82Z', HOUSE.white, { depth: 5 }) +
    formed(pen, 'M-40 -46H82Q88 -44 86 -16H-40Z', color, { depth: 6 }) +
    formed(pen, 'M-78 -54Q-58 -58 -46 -52Q-42 -44 -48 -40H-78Z', HOUSE.cream, { depth: 4 }) +
    formed(pen, 'M-88 -20H88V-8H-88Z', HOUSE.wood, { depth: 3 }) +
    [-86, 86]
      .map((x) => rod(pen, `M${x} 0V-110`, HOUSE.wood, 5) + ball(pen, [x, -120], 4, HOUSE.gold))
      .join('') +
    formed(
      pen,
      'M-92 -118H92V-104Q84 -96 76 -104Q61 -94 46 -104Q31 -94 16 -104Q0 -94 -16 -104Q-31 -94 -46 -104Q-61 -94 -76 -104Q-84 -96 -92 -104Z',
      color,
      { depth: 5 },
    ) +
    [-1, 1]
      .map((side) =>
        formed(
          pen,
          `M${side * 84} -104C${side * 60} -90 ${side * 74} -70 ${side * 80} -58C${side * 72} -44 ${side * 72} -30 ${side * 76} -14H${side * 90}V-104Z`,
          lighter(color, 0.14),
          { depth: 4 },
        ),
      )
      .join(''),
  anchors: { seat: { at: [10, -44] }, top: { at: [0, -44], spanCm: 200 } },
});

/** A small house on the wall with a dial, a bird and two weights. */
const cuckooClock: Drawer = (pen, { color = HOUSE.wood }) => ({
  unitCm: 0.45,
  svg:
    stroke('M-14 -44V-6M14 -44V-18', HOUSE.metalDark, 2) +
    [
      [-14, 0],
      [14, -12],
    ]
      .map(([x = 0, y = 0]) =>
        formed(
          pen,
          `M${x} ${y - 16}Q${x + 7} ${y - 8} ${x + 5} ${y}H${x - 5}Q${x - 7} ${y - 8} ${x} ${y - 16}Z`,
          HOUSE.brown,
          { depth: 3 },
        ),
      )
      .join('') +
    rod(pen, 'M0 -46V-22', HOUSE.gold, 3) +
    ball(pen, [0, -20], 6, HOUSE.gold) +
    formed(pen, 'M-34 -104H34V-44H-34Z', color, { depth: 7 }) +
    formed(pen, 'M0 -140L48 -102L42 -92L0 -124L-42 -92L-48 -102Z', HOUSE.woodDark, { depth: 5 }) +
    path('M-12 -92V-106Q-12 -114 0 -116Q12 -114 12 -106V-92Z', HOUSE.chocolate) +
    ball(pen, [0, -100], 7, HOUSE.yellow, { glint: 0 }) +
    path('M5 -102L14 -99L5 -96Z', HOUSE.coral) +
    circle([2, -102], 1.3, HOUSE.ink) +
    circle([0, -68], 18, HOUSE.cream) +
    stroke(ellipsePath([0, -68], 18), HOUSE.woodDark, 3) +
    times(12, (index) =>
      circle(
        [14 * Math.cos((index * Math.PI) / 6), -68 + 14 * Math.sin((index * Math.PI) / 6)],
        1.2,
        HOUSE.ink,
      ),
    ).join('') +
    stroke('M0 -68V-80M0 -68L7 -63', HOUSE.ink, 2) +
    [-30, 30]
      .map((x) =>
        formed(
          pen,
          `M${x} -40C${x - 10} -48 ${x - 10} -60 ${x} -66C${x + 10} -60 ${x + 10} -48 ${x} -40Z`,
          HOUSE.leaf,
          { depth: 3 },
        ),
      )
      .join('') +
    ellipse([0, -41], 30, 3, HOUSE.woodDark),
});

/** Two pads of fur on a bow. */
const earmuffs: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.2,
  svg:
    rod(pen, 'M-46 -34Q-50 -102 0 -102Q50 -102 46 -34', HOUSE.metalDark, 8) +
    [-46, 46]
      .map(
        (x) =>
          times(12, (index) =>
            circle(
              [x + 20 * Math.cos(index * 0.5236), -28 + 20 * Math.sin(index * 0.5236)],
              8,
              index % 2 ? color : lighter(color, 0.16),
            ),
          ).join('') + ball(pen, [x, -28], 20, color, { glint: 0.3 }),
      )
      .join(''),
  anchors: { crown: { at: [0, -36] } },
});

/** What is carried along, wrapped for somebody, or stands in a room of old. */
export const carryGood = defineFamily('carry-good', {
  'duffel-bag': duffelBag,
  'fanny-pack': fannyPack,
  'drawstring-bag': drawstringBag,
  'messenger-bag': messengerBag,
  'gift-bag': giftBag,
  'gift-tag': giftTag,
  'egg-carton': eggCarton,
  'cool-box': coolBox,
  headlamp,
  'snorkel-mask': snorkelMask,
  'four-poster-bed': fourPosterBed,
  'cuckoo-clock': cuckooClock,
  earmuffs,
});
