import type { Hex } from '@/lib/color/hex';
import { circle, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';

/** A sign of thick strokes with a shade under it; 200 units are its height. */
const struck =
  (data: string, own: Hex, width = 26): Drawer =>
  (_, { color = own }) => ({
    unitCm: 0.1,
    svg:
      placed(stroke(data, darker(color, 0.28), width), { at: [5, 6] }) + stroke(data, color, width),
  });

/** A flat shape with one lit edge. */
const cut =
  (data: string, own: Hex): Drawer =>
  (pen, { color = own }) => ({ unitCm: 0.1, svg: formed(pen, data, color, { depth: 14 }) });

const corners = (count: number, turn: number) =>
  `M${times(count, (index) => polar(turn + (index * 360) / count, 100))
    .map(([x, y]) => `${x.toFixed(1)} ${(y - 100).toFixed(1)}`)
    .join('L')}Z`;

/** A round button with a white sign on it. */
const button =
  (sign: string, own: Hex): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.1,
    svg:
      formed(pen, 'M-100 -100a100 100 0 1 1 200 0a100 100 0 1 1 -200 0Z', color, { depth: 16 }) +
      sign,
  });

const radioactive: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-100 -100a100 100 0 1 1 200 0a100 100 0 1 1 -200 0Z', HOUSE.yellow, {
      depth: 12,
    }) +
    [0, 120, 240]
      .map((angleDegrees) =>
        placed(path('M-13 -22L-42 -73A84 84 0 0 1 42 -73L13 -22A26 26 0 0 0 -13 -22Z', HOUSE.ink), {
          at: [0, -100],
          angleDegrees: angleDegrees + 180,
        }),
      )
      .join('') +
    circle([0, -100], 15, HOUSE.ink),
});

const biohazard: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-100 -100a100 100 0 1 1 200 0a100 100 0 1 1 -200 0Z', HOUSE.orange, {
      depth: 12,
    }) +
    [0, 120, 240]
      .map((angleDegrees) =>
        placed(
          path(
            'M-10 -8C-60 -20 -56 -76 -20 -86C-38 -66 -30 -42 0 -42C30 -42 38 -66 20 -86C56 -76 60 -20 10 -8Z',
            HOUSE.ink,
          ),
          { at: [0, -100], angleDegrees },
        ),
      )
      .join('') +
    stroke('M-40 -100a40 40 0 1 1 80 0a40 40 0 1 1 -80 0', HOUSE.ink, 9) +
    circle([0, -100], 10, HOUSE.orange),
});

const accessible: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-100, -200], 200, 200, 30), HOUSE.blue, { depth: 12 }) +
    circle([-12, -164], 15, HOUSE.white) +
    stroke(
      'M-10 -138V-86H38L58 -40L74 -46M-10 -116H28M-32 -106A46 46 0 1 0 42 -54',
      HOUSE.white,
      15,
    ),
});

const cursor: Drawer = (pen, { color = HOUSE.ink }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, 'M-56 -200L70 -78L18 -72L48 -12L16 2L-14 -60L-56 -24Z', HOUSE.white, { depth: 8 }) +
    path('M-42 -168L34 -92L-8 -86L26 -18L20 -16L-10 -78L-42 -50Z', color),
});

const toggle: Drawer = (pen, { color = HOUSE.green }) => ({
  unitCm: 0.12,
  svg:
    formed(pen, roundedPath([-100, -104], 200, 104, 52), color, { depth: 10 }) +
    formed(pen, 'M12 -52a38 38 0 1 1 76 0a38 38 0 1 1 -76 0Z', HOUSE.white, { depth: 8 }),
});

const checkbox: Drawer = (pen, { color = HOUSE.blue }) => ({
  unitCm: 0.1,
  svg:
    formed(pen, roundedPath([-90, -180], 180, 180, 28), HOUSE.white, { depth: 10 }) +
    stroke(roundedPath([-90, -180], 180, 180, 28), color, 16) +
    stroke('M-48 -92L-14 -54L54 -132', color, 26),
});

const bar =
  (inside: (color: Hex) => string): Drawer =>
  (pen, { color = HOUSE.blue }) => ({
    unitCm: 0.12,
    svg:
      formed(pen, roundedPath([-150, -64], 300, 64, 32), HOUSE.white, { depth: 7 }) + inside(color),
  });

const progress = bar((color) => path(roundedPath([-138, -52], 180, 40, 20), color));
const search = bar(
  (color) =>
    stroke('M-122 -34a15 15 0 1 1 30 0a15 15 0 1 1 -30 0M-96 -22L-82 -10', color, 7) +
    rectangle([-60, -38], 120, 10, HOUSE.stone),
);

const quotes = 'M-70 -80C-96 -60 -104 -30 -100 0H-40V-50H-70C-68 -62 -62 -70 -52 -76Z';

/** Signs of keyboards, sums, screens and warnings, drawn as things. */
export const glyph = defineFamily('glyph', {
  hashtag: struck('M-30 -190L-56 -10M48 -190L22 -10M-84 -134H88M-92 -66H80', HOUSE.blue),
  ampersand: struck(
    'M84 -20C40 -50 -60 -130 -50 -164C-42 -200 32 -200 30 -158C28 -120 -76 -108 -76 -54C-74 10 60 0 72 -92',
    HOUSE.purple,
  ),
  at: struck(
    'M34 -100A38 38 0 1 1 -42 -100A38 38 0 1 1 34 -100M36 -138V-92C36 -58 82 -58 84 -104C84 -160 42 -190 -4 -190C-56 -190 -94 -150 -94 -98C-94 -44 -52 -10 0 -10C24 -10 44 -16 58 -26',
    HOUSE.teal,
    20,
  ),
  percent: struck(
    'M74 -186L-74 -14M-22 -150A34 34 0 1 1 -90 -150A34 34 0 1 1 -22 -150M90 -50A34 34 0 1 1 22 -50A34 34 0 1 1 90 -50',
    HOUSE.coral,
    24,
  ),
  dollar: struck(
    'M58 -146C44 -176 -54 -180 -56 -134C-56 -88 60 -112 60 -62C58 -18 -46 -20 -62 -58M0 -200V0',
    HOUSE.green,
  ),
  euro: struck(
    'M66 -164C20 -210 -60 -180 -60 -100C-60 -20 20 10 66 -36M-92 -122H26M-92 -80H20',
    HOUSE.blue,
  ),
  pound: struck(
    'M60 -160C40 -200 -34 -196 -34 -134C-34 -90 -10 -60 -60 -14H70M-66 -98H34',
    HOUSE.purple,
  ),
  yen: struck('M-66 -186L0 -100L66 -186M0 -100V-10M-58 -88H58M-58 -48H58', HOUSE.red),
  equals: struck('M-74 -78H74M-74 -18H74', HOUSE.teal, 30),
  multiply: struck('M-60 -136L60 -16M60 -136L-60 -16', HOUSE.coral, 32),
  divide: struck('M-80 -76H80M0 -134v0.1M0 -18v0.1', HOUSE.purple, 34),
  pi: struck(
    'M-88 -146C-70 -176 40 -166 90 -172M-36 -164C-36 -90 -44 -40 -66 -14M34 -166C30 -60 36 -6 76 -26',
    HOUSE.blue,
  ),
  root: struck('M-96 -84L-70 -98L-34 -16L10 -184H96', HOUSE.green, 22),
  sigma: struck('M70 -150V-186H-66L14 -100L-66 -14H70V-50', HOUSE.navy, 24),
  asterisk: struck('M0 -184V-16M-73 -142L73 -58M73 -142L-73 -58', HOUSE.coral, 30),
  quotes: (pen, { color = HOUSE.teal }) => ({
    unitCm: 0.1,
    svg:
      formed(pen, quotes, color, { depth: 8 }) +
      placed(formed(pen, quotes, color, { depth: 8 }), { at: [112, 0] }),
  }),
  'treble-clef': struck(
    'M-8 -66C-34 -74 -34 -108 -4 -108C34 -108 38 -54 0 -50C-60 -48 -66 -116 -20 -150C14 -176 34 -206 20 -232C6 -252 -14 -226 -10 -196L12 -20C14 16 -34 16 -34 -8',
    HOUSE.navy,
    15,
  ),
  male: struck(
    'M40 -70A52 52 0 1 1 -64 -70A52 52 0 1 1 40 -70M26 -110L84 -172M36 -176H88V-124',
    HOUSE.blue,
    24,
  ),
  female: struck(
    'M56 -140A56 56 0 1 1 -56 -140A56 56 0 1 1 56 -140M0 -84V-6M-44 -44H44',
    HOUSE.pink,
    24,
  ),
  'latin-cross': cut('M-22 -200H22V-148H72V-104H22V0H-22V-104H-72V-148H-22Z', HOUSE.gold),
  'red-cross': cut('M-34 -200H34V-134H100V-66H34V0H-34V-66H-100V-134H-34Z', HOUSE.red),
  ankh: struck(
    'M0 -108C-64 -150 -44 -196 0 -196C44 -196 64 -150 0 -108V-8M-64 -104H64',
    HOUSE.gold,
    26,
  ),
  triskele: struck(
    [0, 120, 240]
      .map((turn) => {
        const at = (angle: number, reach: number) =>
          polar(turn + angle, reach)
            .map((value, index) => (value - (index ? 100 : 0)).toFixed(1))
            .join(' ');
        return `M0 -100C${at(-90, 60)} ${at(-60, 110)} ${at(-30, 92)}C${at(0, 84)} ${at(-4, 40)} ${at(-30, 46)}C${at(-50, 50)} ${at(-44, 74)} ${at(-30, 70)}`;
      })
      .join(''),
    HOUSE.green,
    16,
  ),
  power: struck('M-46 -160A84 84 0 1 0 46 -160M0 -196V-106', HOUSE.green, 26),
  play: button(path('M-30 -150L58 -100L-30 -50Z', HOUSE.white), HOUSE.coral),
  pause: button(
    rectangle([-44, -146], 30, 92, HOUSE.white) + rectangle([14, -146], 30, 92, HOUSE.white),
    HOUSE.blue,
  ),
  stop: button(rectangle([-42, -142], 84, 84, HOUSE.white), HOUSE.red),
  radioactive,
  biohazard,
  accessible,
  cursor,
  toggle,
  checkbox,
  progress,
  search,
});

/** Shapes of geometry lessons, flat and solid. */
export const geometric = defineFamily('geometric', {
  pentagon: cut(corners(5, -90), HOUSE.purple),
  hexagon: cut(corners(6, 0), HOUSE.mustard),
  octagon: cut(corners(8, 22.5), HOUSE.coral),
  'star-shape': cut(
    `M${times(10, (index) => polar(-90 + index * 36, index % 2 ? 44 : 106))
      .map(([x, y]) => `${x.toFixed(1)} ${(y - 86).toFixed(1)}`)
      .join('L')}Z`,
    HOUSE.mustard,
  ),
  'heart-shape': cut(
    'M0 0C-150 -90 -110 -200 -50 -200Q-14 -200 0 -164Q14 -200 50 -200C110 -200 150 -90 0 0Z',
    HOUSE.coral,
  ),
  rectangle: cut('M-120 -140H120V0H-120Z', HOUSE.blue),
  oval: cut('M-120 -80a120 80 0 1 1 240 0a120 80 0 1 1 -240 0Z', HOUSE.teal),
  rhombus: cut('M0 -200L80 -100L0 0L-80 -100Z', HOUSE.pink),
  trapezoid: cut('M-60 -130H60L120 0H-120Z', HOUSE.green),
  parallelogram: cut('M-70 -120H130L70 0H-130Z', HOUSE.orange),
  spiral: struck(
    `M${times(70, (_, share) =>
      polar(share * 1080, 6 + share * 94)
        .map((value, index) => (value - (index ? 100 : 0)).toFixed(1))
        .join(' '),
    ).join('L')}`,
    HOUSE.purple,
    13,
  ),
  cube: (_, { color = HOUSE.blue }) => ({
    unitCm: 0.1,
    svg:
      path('M0 -200L90 -152V-48L0 0L-90 -48V-152Z', color) +
      path('M0 -200L90 -152L0 -104L-90 -152Z', lighter(color, 0.25)) +
      path('M0 -104L90 -152V-48L0 0Z', darker(color, 0.22)),
  }),
  sphere: (_, { color = HOUSE.coral }) => ({
    unitCm: 0.1,
    svg:
      circle([0, -100], 100, color) +
      path('M62 -178A100 100 0 1 1 -84 -46C-20 -6 100 -60 62 -178Z', darker(color, 0.18)) +
      circle([-36, -138], 18, HOUSE.white, { opacity: 0.6 }),
  }),
  cylinder: (pen, { color = HOUSE.green }) => ({
    unitCm: 0.1,
    svg:
      formed(pen, 'M-74 -168V-28C-74 10 74 10 74 -28V-168Z', color, { depth: 18 }) +
      path('M-74 -168a74 30 0 1 1 148 0a74 30 0 1 1 -148 0Z', lighter(color, 0.25)),
  }),
  'solid-cone': (pen, { color = HOUSE.mustard }) => ({
    unitCm: 0.1,
    svg: formed(pen, 'M0 -200L84 -30C84 10 -84 10 -84 -30Z', color, { depth: 20 }),
  }),
  'solid-pyramid': (_pen, { color = HOUSE.coral }) => ({
    unitCm: 0.1,
    svg:
      path('M0 -190L-104 -16L10 14Z', color) + path('M0 -190L10 14L104 -30Z', darker(color, 0.24)),
  }),
  cuboid: (_pen, { color = HOUSE.blue }) => ({
    unitCm: 0.1,
    svg:
      path('M-120 -92H80V10H-120Z', color) +
      path('M-120 -92L-76 -132H124L80 -92Z', lighter(color, 0.26)) +
      path('M80 -92L124 -132V-30L80 10Z', darker(color, 0.24)),
  }),
  torus: (pen, { color = HOUSE.purple }) => ({
    unitCm: 0.1,
    svg:
      formed(pen, 'M-120 -64a120 64 0 1 1 240 0a120 64 0 1 1 -240 0Z', color, { depth: 18 }) +
      path('M-50 -74Q0 -44 50 -74Q0 -100 -50 -74Z', darker(color, 0.45)),
  }),
});
