import { circle, ellipse, path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, boxed, defineFamily, type Drawer, formed, rod } from '../form';

/** What trades and sports are known by: the pole of a skier, the barre of dancers, the board over a platform. */

const skiPole: Drawer = (pen, { color = HOUSE.metal }) => ({
  svg:
    rod(pen, 'M0 -112V-2', color, 2.2) +
    rod(pen, 'M0 -118V-104', HOUSE.ink, 4.4) +
    stroke('M0 -114C10 -112 9 -96 1 -103', HOUSE.ink, 1.4) +
    ellipse([0, -8], 6.5, 2, HOUSE.ink),
  anchors: { grip: { at: [0, -110], angleDegrees: 90 }, tip: { at: [0, 0] } },
});

/** A small round mirror at the end of a bent rod. */
const dentalMirror: Drawer = (pen) => ({
  unitCm: 0.14,
  svg:
    rod(pen, 'M0 0V-92', HOUSE.metalDark, 7) +
    rod(pen, 'M0 -88L10 -124', HOUSE.metal, 5) +
    circle([15, -142], 21, HOUSE.metalDark) +
    circle([15, -142], 16, '#dff1f8') +
    stroke('M6 -146L16 -154', '#ffffff', 4),
  anchors: { grip: { at: [0, -36], angleDegrees: -90 }, tip: { at: [15, -150] } },
});

/** Rows of times and places, as over a platform or in a hall. */
const departureBoard: Drawer = (pen, { color = '#26324a' }) => ({
  svg:
    [-70, 70].map((x) => rod(pen, `M${x} -150V-116`, HOUSE.metalDark, 5)).join('') +
    boxed(pen, color, { at: [-110, -2], widthCm: 220, heightCm: 118, depth: [6, 4] }) +
    rectangle([-102, -112], 204, 18, HOUSE.mustard, { radius: 2 }) +
    path('M-94 -103L-84 -110L-84 -106L-70 -106V-100H-84V-96Z', color) +
    times(5, (row) => {
      const y = -84 + row * 16;
      return (
        rectangle([-98, y], 28, 9, HOUSE.mustard, { radius: 1 }) +
        rectangle([-58, y], 62 + ((row * 17) % 30), 9, '#f2f4f8', { radius: 1 }) +
        rectangle([58, y], 14, 9, '#f2f4f8', { radius: 1 }) +
        rectangle([80, y], 18, 9, row % 2 ? HOUSE.green : HOUSE.coral, { radius: 1 })
      );
    }).join(''),
});

/** Two rails between posts, for the hands of who dances. */
const ballerinaBarre: Drawer = (pen, { color = HOUSE.wood }) => ({
  svg:
    [-84, 84]
      .map(
        (x) =>
          rod(pen, `M${x} -104V-4`, HOUSE.metalDark, 5) +
          rod(pen, `M${x - 20} -2H${x + 20}`, HOUSE.metalDark, 5),
      )
      .join('') +
    rod(pen, 'M-104 -100H104', color, 6) +
    rod(pen, 'M-104 -72H104', color, 5),
  anchors: { handle: { at: [-70, -101] }, top: { at: [0, -103], spanCm: 180 } },
});

/** A belt that goes through a box, a case as it is seen within on the screen over it. */
const baggageScanner: Drawer = (pen, { color = '#c9d3de' }) => ({
  svg:
    boxed(pen, darker(color, 0.12), { at: [-130, -6], widthCm: 260, heightCm: 52, depth: [5, 3] }) +
    rectangle([-140, -64], 280, 9, HOUSE.ink, { radius: 4 }) +
    boxed(pen, color, { at: [-62, -62], widthCm: 124, heightCm: 78, depth: [8, 5] }) +
    [-62, 40].map((x) => rectangle([x, -112], 22, 48, '#1f2937', { radius: 2 })).join('') +
    times(4, (k) => rectangle([-60 + k * 5, -110], 3.4, 42, HOUSE.metalDark)).join('') +
    rod(pen, 'M0 -140V-156', HOUSE.metalDark, 6) +
    rectangle([-38, -206], 76, 52, HOUSE.ink, { radius: 4 }) +
    rectangle([-33, -201], 66, 42, '#12304a', { radius: 2 }) +
    rectangle([-22, -192], 44, 28, '#f0a24a', { radius: 4, opacity: 0.9 }) +
    stroke('M-8 -192V-197H8V-192', '#f0a24a', 2.4) +
    rectangle([-14, -184], 12, 14, '#4fa3d9', { radius: 2 }) +
    circle([9, -178], 6, '#63b36a') +
    [-110, 110].map((x) => rectangle([x - 5, -6], 10, 6, HOUSE.ink)).join('') +
    rectangle([-22, -128], 44, 12, lighter(color, 0.4), { radius: 2 }) +
    circle([-12, -122], 3, HOUSE.green) +
    circle([0, -122], 3, HOUSE.mustard) +
    circle([12, -122], 3, HOUSE.red),
  anchors: { top: { at: [-98, -64], spanCm: 70 }, screen: { at: [0, -180] } },
});

/** A screen on a cart with the fan of grey in it, and its probe on a lead. */
const ultrasound: Drawer = (pen, { color = '#e8edf2' }) => ({
  svg:
    rod(pen, 'M-34 -6H34', HOUSE.metalDark, 6) +
    [-34, 34].map((x) => ball(pen, [x, -4], 5, HOUSE.ink)).join('') +
    boxed(pen, color, { at: [-24, -8], widthCm: 48, heightCm: 64, depth: [5, 3] }) +
    formed(pen, roundedPath([-38, -84], 76, 14, 5), darker(color, 0.12), { depth: 3 }) +
    times(6, (k) => circle([-26 + k * 10, -78], 2.4, k % 3 ? HOUSE.blue : HOUSE.coral)).join('') +
    rod(pen, 'M0 -84V-100', HOUSE.metalDark, 7) +
    rectangle([-42, -160], 84, 62, HOUSE.ink, { radius: 5 }) +
    rectangle([-37, -155], 74, 52, '#0e1720', { radius: 3 }) +
    path('M0 -154L32 -114Q0 -96 -32 -114Z', '#5a6672') +
    ellipse([2, -122], 17, 10, '#1c2630') +
    ellipse([5, -120], 11, 6.5, '#c8d0d8') +
    circle([-6, -124], 5, '#c8d0d8') +
    stroke('M30 -76C52 -70 50 -36 40 -30', HOUSE.ink, 2.4) +
    formed(pen, roundedPath([33, -92], 9, 18, 3), '#f6f8fa', { depth: 2 }),
  anchors: { screen: { at: [0, -130] }, handle: { at: [-36, -80] } },
});

/** A tube with glowing glass at its end. */
const blowpipe: Drawer = (pen, { color = '#f08a3c' }) => ({
  svg:
    rod(pen, 'M0 0H104', HOUSE.metalDark, 3.2) +
    rod(pen, 'M4 0H26', HOUSE.woodDark, 4.6) +
    circle([124, 0], 30, `${color}33`) +
    formed(pen, 'M100 -3C108 -20 146 -22 148 0C146 22 108 20 100 3Z', color, {
      depth: 6,
      light: 6,
    }) +
    ellipse([120, -7], 9, 4, '#ffe2a8'),
  anchors: {
    mouth: { at: [0, 0] },
    grip: { at: [16, 0] },
    gripFar: { at: [44, 0] },
    tip: { at: [146, 0] },
  },
});

/** A bench with a back, hung on chains from the beam of a porch. */
const porchSwing: Drawer = (pen, { color = HOUSE.wood }) => {
  const slat = (y: number) =>
    formed(pen, roundedPath([-74, y], 148, 7, 2), y > -56 ? color : lighter(color, 0.08), {
      depth: 2,
    });
  const chain = (x: number) =>
    stroke(`M${x} -232L${x} -84`, HOUSE.metalDark, 2.6) +
    times(10, (k) => ellipse([x, -226 + k * 15], 2.6, 4.4, HOUSE.metal)).join('');
  return {
    svg:
      formed(pen, roundedPath([-100, -246], 200, 14, 3), darker(color, 0.2), { depth: 4 }) +
      chain(-70) +
      chain(70) +
      [-60, -20, 20, 60].map((x) => rod(pen, `M${x} -92V-46`, darker(color, 0.12), 4)).join('') +
      slat(-94) +
      slat(-82) +
      slat(-70) +
      shape(
        [
          [-74, -44],
          [74, -44],
          [70, -52],
          [-70, -52],
        ],
        lighter(color, 0.3),
      ) +
      slat(-46) +
      [-70, 66]
        .map((x) => rod(pen, `M${x} -84V-42M${x} -64H${x + 6}`, darker(color, 0.1), 4))
        .join(''),
    anchors: {
      seat: { at: [0, -48], spanCm: 126 },
      bed: { at: [0, -48], spanCm: 130 },
      top: { at: [0, -48], spanCm: 126 },
    },
  };
};

/** Split logs stacked between two posts, their ends to us. */
const woodpile: Drawer = (pen, { color = '#b07a4a' }) => ({
  svg:
    [0, 1, 2, 3]
      .flatMap((row) =>
        times(8 - (row % 2), (k) => {
          const x = -77 + (row % 2) * 11 + k * 22;
          const y = -11 - row * 19;
          const tone = (k + row) % 3 ? color : darker(color, 0.1);
          return (
            ball(pen, [x, y], 11, darker(color, 0.42)) +
            circle([x, y], 8.8, lighter(tone, 0.38)) +
            circle([x, y], 5.6, lighter(tone, 0.22)) +
            circle([x, y], 2.6, lighter(tone, 0.38))
          );
        }),
      )
      .join('') + [-93, 93].map((x) => rod(pen, `M${x} -92V-2`, HOUSE.woodDark, 6)).join(''),
  anchors: { top: { at: [0, -78], spanCm: 150 } },
});

/** Broken ice heaped in a flat box, for fish and bottles to lie on. */
const iceBed: Drawer = (pen, { color = '#dff1f8' }) => ({
  svg:
    formed(
      pen,
      'M-74 -16C-60 -30 -40 -26 -28 -32C-8 -36 10 -28 30 -32C50 -34 66 -26 74 -16Z',
      color,
      {
        depth: 4,
        light: 6,
      },
    ) +
    times(14, (k) => {
      const x = -64 + k * 9.6;
      const y = -18 - ((k * 7) % 11);
      return shape(
        [
          [x, y],
          [x + 6, y - 5],
          [x + 11, y - 1],
          [x + 6, y + 4],
        ],
        k % 2 ? '#ffffff' : '#bfe0ee',
      );
    }).join('') +
    boxed(pen, HOUSE.metal, { at: [-80, 0], widthCm: 160, heightCm: 16, depth: [3, 2] }),
  anchors: { top: { at: [0, -27], spanCm: 130 } },
});

export const tradeFixture = defineFamily(
  'trade-fixture',
  {
    'ski-pole': skiPole,
    'dental-mirror': dentalMirror,
    'departure-board': departureBoard,
    'ballet-barre': ballerinaBarre,
    'baggage-scanner': baggageScanner,
    'ultrasound-machine': ultrasound,
    blowpipe,
    'porch-swing': porchSwing,
    'ice-bed': iceBed,
    woodpile,
  },
  1,
);
