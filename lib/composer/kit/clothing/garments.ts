import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';
import {
  beanie,
  boot,
  cap,
  crown,
  glasses,
  hardHat,
  heel,
  necklace,
  pointedHat,
  ring,
  sneaker,
  strawHat,
  topHat,
  wellies,
} from './accessories';
import { foldedBlankets, foldedLinen } from './folded';
import { gloves, scarf, sock, tie, towel } from './soft';

/** Clothes as things of their own; what people wear is drawn with them. */

const SHIRT =
  'M-48 -222C-80 -214 -104 -204 -116 -188C-130 -166 -140 -140 -146 -118Q-146 -112 -140 -110L-100 -98Q-94 -96 -92 -102L-82 -132C-76 -90 -78 -46 -80 -8Q-80 0 -72 1Q0 8 72 1Q80 0 80 -8C78 -46 76 -90 82 -132L92 -102Q94 -96 100 -98L140 -110Q146 -112 146 -118C140 -140 130 -166 116 -188C104 -204 80 -214 48 -222Q0 -176 -48 -222Z';

const hanger = stroke(
  'M0 -262V-246L-70 -214H70L0 -246M0 -262A12 12 0 1 1 12 -274',
  HOUSE.woodDark,
  6,
);

const tshirt: Drawer = (pen, { color = pen.accents[0], state }) => ({
  unitCm: 0.31,
  svg:
    (state === 'open' ? hanger : '') +
    path('M-48 -222Q0 -232 48 -222Q34 -180 0 -180T-48 -222Z', darker(color, 0.36)) +
    formed(pen, SHIRT, color, {
      depth: 13,
      light: 5,
      extra:
        path(
          'M-82 -140C-72 -110 -70 -70 -52 -40C-64 -46 -74 -60 -82 -70ZM82 -140C70 -104 72 -60 46 -24C66 -34 76 -54 84 -70Z',
          darker(color, 0.13),
        ) +
        path(
          'M-30 6Q-20 -40 -44 -70Q-10 -40 -14 6ZM34 6Q26 -30 40 -60Q52 -30 50 6Z',
          darker(color, 0.08),
        ) +
        stroke('M-146 -124L-98 -106M146 -124L98 -106M-82 -12Q0 -4 82 -12', darker(color, 0.16), 3),
    }) +
    stroke('M-46 -220Q0 -174 46 -220', lighter(color, 0.16), 8) +
    stroke('M-50 -221Q0 -166 50 -221', darker(color, 0.18), 2.4),
  anchors: { label: { at: [0, -110], spanCm: 110 }, grip: { at: [0, -210] } },
});

const sweater: Drawer = (pen, { color = pen.accents[2] }) => ({
  unitCm: 0.31,
  svg:
    ellipse([0, -218], 40, 10, darker(color, 0.4)) +
    formed(
      pen,
      'M-46 -224C-80 -216 -104 -206 -114 -188C-134 -140 -142 -80 -148 -30Q-148 -22 -140 -21L-112 -18Q-104 -18 -103 -26C-98 -66 -90 -104 -82 -136C-78 -90 -80 -50 -82 -14Q-82 0 -72 1Q0 6 72 1Q82 0 82 -14C80 -50 78 -90 82 -136C90 -104 98 -66 103 -26Q104 -18 112 -18L140 -21Q148 -22 148 -30C142 -80 134 -140 114 -188C104 -206 80 -216 46 -224Q0 -192 -46 -224Z',
      color,
      {
        depth: 13,
        light: 5,
        extra:
          path('M-84 -158Q0 -140 84 -158V-140Q0 -122 -84 -140Z', HOUSE.cream) +
          times(11, (index) =>
            path(`M${-84 + index * 15.6} -136l8 -14l8 14l-8 12Z`, HOUSE.coral),
          ).join('') +
          path('M-84 -124Q0 -106 84 -124V-112Q0 -94 -84 -112Z', HOUSE.cream) +
          path('M-86 -20Q0 -14 86 -20V8H-86Z', darker(color, 0.16)) +
          times(14, (index) => rectangle([-80 + index * 12, -20], 3, 24, darker(color, 0.28))).join(
            '',
          ) +
          path('M-152 -44L-98 -38V-14H-152ZM152 -44L98 -38V-14H152Z', darker(color, 0.16)) +
          path(
            'M-82 -140C-74 -110 -74 -60 -64 -30C-76 -40 -80 -60 -84 -80ZM82 -140C72 -110 74 -60 60 -30C76 -40 80 -60 84 -80Z',
            darker(color, 0.12),
          ),
      },
    ) +
    stroke('M-46 -222Q0 -186 46 -222', lighter(color, 0.12), 13) +
    stroke('M-50 -218Q0 -174 50 -218', darker(color, 0.2), 2.4),
});

const dress: Drawer = (pen, { color = pen.accents[0] }) => ({
  unitCm: 0.42,
  svg:
    stroke('M-28 -250Q-30 -226 -34 -212M28 -250Q30 -226 34 -212', darker(color, 0.14), 9) +
    formed(
      pen,
      'M-44 -216C-34 -226 -24 -210 0 -198C24 -210 34 -226 44 -216C50 -190 42 -168 36 -148C62 -110 92 -58 108 -14Q96 0 80 -3Q66 10 50 3Q34 14 18 5Q0 14 -18 5Q-34 14 -50 3Q-66 10 -80 -3Q-96 0 -108 -14C-92 -58 -62 -110 -36 -148C-42 -168 -50 -190 -44 -216Z',
      color,
      {
        depth: 14,
        light: 6,
        extra:
          path(
            'M-22 -142C-36 -100 -60 -50 -82 6H-50C-40 -50 -24 -100 -10 -142ZM20 -142C26 -90 34 -40 50 8H20C18 -50 12 -100 8 -142Z',
            darker(color, 0.1),
          ) +
          times(13, (index) =>
            circle([-70 + ((index * 61) % 140), -104 + ((index * 37) % 94)], 5, HOUSE.cream, {
              opacity: 0.85,
            }),
          ).join('') +
          path('M40 -150C70 -100 90 -50 110 8H82C72 -50 54 -100 30 -146Z', darker(color, 0.12)),
      },
    ) +
    formed(pen, 'M-38 -158Q0 -148 38 -158L37 -142Q0 -132 -37 -142Z', HOUSE.mustard, {
      depth: 4,
      light: 2,
    }) +
    path(
      'M30 -148L54 -128L46 -120L28 -140ZM26 -146L30 -112L22 -112L20 -142Z',
      darker(HOUSE.mustard, 0.1),
    ),
  anchors: { grip: { at: [0, -220] } },
});

const jacket: Drawer = (pen, { color = HOUSE.navy }) => ({
  unitCm: 0.33,
  svg:
    path('M-12 -140H12V2H-12Z', darker(color, 0.3)) +
    path('M-40 -222L0 -110L40 -222Q0 -232 -40 -222Z', HOUSE.cream) +
    path('M-9 -206H9L14 -190L6 -120L0 -108L-6 -120L-14 -190Z', HOUSE.coral) +
    formed(
      pen,
      'M-44 -224C-78 -216 -102 -208 -112 -190C-132 -140 -140 -80 -146 -26Q-146 -18 -138 -18L-112 -16Q-104 -16 -103 -24C-98 -66 -90 -104 -84 -134C-80 -90 -84 -40 -88 -8Q-88 0 -80 1L-6 4L0 -112L6 4L80 1Q88 0 88 -8C84 -40 80 -90 84 -134C90 -104 98 -66 103 -24Q104 -16 112 -16L138 -18Q146 -18 146 -26C140 -80 132 -140 112 -190C102 -208 78 -216 44 -224L0 -112Z',
      color,
      {
        depth: 13,
        light: 5,
        extra: path(
          'M-84 -140C-74 -104 -76 -50 -62 -16C-76 -26 -84 -50 -86 -70ZM84 -140C72 -104 76 -50 58 -16C76 -26 84 -50 86 -70Z',
          darker(color, 0.2),
        ),
      },
    ) +
    path('M-44 -225L-64 -204L-54 -176L-66 -168L0 -104L-26 -168Z', lighter(color, 0.14)) +
    path('M44 -225L64 -204L54 -176L66 -168L0 -104L26 -168Z', lighter(color, 0.08)) +
    [-78, -46].map((y) => circle([14, y], 5, HOUSE.gold)).join('') +
    [-58, 34].map((x) => rectangle([x, -52], 28, 6, lighter(color, 0.16), { radius: 2 })).join('') +
    path('M34 -150L58 -146L54 -160L46 -150L42 -164Z', HOUSE.cream),
});

const coat: Drawer = (pen, { color = HOUSE.mustard }) => ({
  unitCm: 0.42,
  svg:
    path('M-40 -262Q0 -274 40 -262L0 -190Z', darker(color, 0.4)) +
    formed(
      pen,
      'M-42 -264C-72 -256 -94 -246 -102 -230C-120 -180 -128 -124 -134 -78Q-134 -70 -126 -69L-102 -66Q-94 -66 -93 -74C-88 -110 -82 -140 -76 -166C-78 -110 -88 -50 -98 -8Q-98 0 -90 1Q0 10 90 1Q98 0 98 -8C88 -50 78 -110 76 -166C82 -140 88 -110 93 -74Q94 -66 102 -66L126 -69Q134 -70 134 -78C128 -124 120 -180 102 -230C94 -246 72 -256 42 -264L0 -196Z',
      color,
      {
        depth: 14,
        light: 6,
        extra:
          path('M2 -196V8L30 6L22 -130Z', darker(color, 0.1)) +
          path(
            'M-78 -170C-70 -120 -78 -60 -70 -10C-84 -20 -88 -60 -90 -80ZM78 -170C66 -120 76 -60 64 -10C84 -20 88 -60 90 -80Z',
            darker(color, 0.12),
          ) +
          path('M-138 -96L-92 -88V-62H-138ZM138 -96L92 -88V-62H138Z', darker(color, 0.14)),
      },
    ) +
    path('M-42 -265L-62 -246L-70 -214L-30 -206L0 -170L-14 -206Z', lighter(color, 0.2)) +
    path('M42 -265L62 -246L70 -214L30 -206L0 -170L14 -206Z', lighter(color, 0.1)) +
    formed(pen, 'M-82 -146Q0 -136 82 -146V-130Q0 -120 -82 -130Z', darker(color, 0.22), {
      depth: 4,
      light: 2,
    }) +
    rectangle([-14, -148], 28, 24, HOUSE.woodDark, { radius: 5 }) +
    rectangle([-7, -141], 14, 10, darker(color, 0.22)) +
    [-100, -66, -32]
      .map((y) => [-22, 22].map((x) => circle([x, y], 6, HOUSE.woodDark)).join(''))
      .join('') +
    [-70, 42].map((x) => path(`M${x} -84h30l-2 12h-28Z`, darker(color, 0.16))).join(''),
});

const trousers: Drawer = (pen, { color = '#4a6fa5' }) => ({
  unitCm: 0.4,
  svg:
    formed(
      pen,
      'M-60 -250H60C66 -190 76 -90 80 -8Q80 0 72 0H30Q23 0 22 -8L6 -156Q0 -166 -6 -156L-22 -8Q-23 0 -30 0H-72Q-80 0 -80 -8C-76 -90 -66 -190 -60 -250Z',
      color,
      {
        depth: 12,
        light: 5,
        extra:
          path(
            'M-50 -210C-40 -120 -46 -60 -40 0H-26C-34 -80 -26 -130 -14 -176ZM48 -210C40 -120 52 -60 46 0H60C60 -80 62 -130 60 -200Z',
            darker(color, 0.08),
          ) + rectangle([-84, -16], 170, 20, lighter(color, 0.24)),
      },
    ) +
    rectangle([-61, -254], 122, 18, darker(color, 0.18), { radius: 4 }) +
    [-44, -18, 34]
      .map((x) => rectangle([x, -257], 7, 22, darker(color, 0.3), { radius: 2 }))
      .join('') +
    circle([2, -245], 6, HOUSE.gold) +
    stroke(
      'M-58 -224Q-38 -206 -30 -236M58 -224Q38 -206 30 -236M0 -236V-172Q10 -176 14 -192V-236',
      lighter(color, 0.34),
      2.6,
    ),
  anchors: { grip: { at: [0, -245] } },
});

const shorts: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.4,
  svg:
    formed(
      pen,
      'M-60 -122H60C68 -90 78 -46 84 -10Q84 -2 76 -1Q44 6 18 1Q12 0 10 -8L2 -56H-2L-10 -8Q-12 0 -18 1Q-44 6 -76 -1Q-84 -2 -84 -10C-78 -46 -68 -90 -60 -122Z',
      color,
      {
        depth: 11,
        light: 5,
        extra:
          path('M-64 -124L-92 4H-70L-50 -124ZM64 -124L92 4H70L50 -124Z', HOUSE.cream, {
            opacity: 0.85,
          }) +
          path(
            'M-20 -100C-24 -60 -30 -30 -26 6H-44C-44 -40 -36 -70 -20 -100ZM26 -100C28 -60 40 -30 36 6H52C48 -40 40 -70 26 -100Z',
            darker(color, 0.1),
          ),
      },
    ) +
    formed(pen, roundedPath([-62, -128], 124, 18, 6), darker(color, 0.12), { depth: 3, light: 2 }) +
    stroke('M-6 -116Q-16 -94 -10 -84M6 -116Q14 -96 12 -80', HOUSE.cream, 4),
  anchors: { grip: { at: [0, -118] } },
});

const skirt: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.4,
  svg:
    formed(
      pen,
      'M-46 -138H46C62 -96 86 -50 98 -12Q84 2 66 -3Q50 9 33 1Q16 11 0 2Q-16 11 -33 1Q-50 9 -66 -3Q-84 2 -98 -12C-86 -50 -62 -96 -46 -138Z',
      color,
      {
        depth: 12,
        light: 5,
        extra: [
          [-34, -66, -33],
          [-12, -18, 0],
          [10, 16, 33],
          [30, 50, 66],
        ]
          .map(([a, b, c]) =>
            path(
              `M${a} -138Q${Number(b) * 0.8} -70 ${b} 8L${c} 4Q${Number(c) * 0.7} -70 ${Number(a) + 8} -138Z`,
              darker(color, 0.12),
            ),
          )
          .join(''),
      },
    ) +
    formed(pen, roundedPath([-49, -146], 98, 18, 6), darker(color, 0.2), { depth: 4, light: 3 }),
  anchors: { grip: { at: [0, -138] } },
});

export const garment = defineFamily('garment', {
  't-shirt': tshirt,
  sweater,
  dress,
  jacket,
  coat,
  trousers,
  shorts,
  skirt,
  sock,
  gloves,
  scarf,
  towel,
  'folded-linen': foldedLinen,
  'folded-blankets': foldedBlankets,
  tie,
  sneaker,
  boot,
  wellies,
  heel,
  'top-hat': topHat,
  'straw-hat': strawHat,
  cap,
  beanie,
  'pointed-hat': pointedHat,
  'hard-hat': hardHat,
  crown,
  ring,
  necklace,
  glasses,
});
