import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** Tops and coats by kind, as they lie or hang by themselves: one body, and what makes the kind. */

const LONG_SLEEVE =
  'M-58 -150C-92 -142 -106 -100 -114 -30Q-114 -18 -102 -16L-84 -14Q-72 -70 -60 -104Z';
const SHORT_SLEEVE = 'M-56 -150C-84 -144 -98 -124 -108 -96L-76 -84L-58 -108Z';
const bodyTo = (hem: number, flare = 8) =>
  `M-58 -152L-24 -166Q0 -150 24 -166L58 -152C64 -110 ${62 + flare / 2} -60 ${60 + flare} ${hem}Q0 ${hem + 10} ${-60 - flare} ${hem}C${-62 - flare / 2} -60 -64 -110 -58 -152Z`;

interface Top {
  pen: Pen;
  color: Hex;
  sleeve?: string;
  hem?: number;
  flare?: number;
  cuff?: Hex;
  extra?: string;
  /** Drawn before the body: a hood, an inside. */
  behind?: string;
}

function top({
  pen,
  color,
  sleeve = LONG_SLEEVE,
  hem = -6,
  flare = 8,
  cuff,
  extra = '',
  behind = '',
}: Top): string {
  const arm = formed(pen, sleeve, color, {
    depth: 8,
    light: 4,
    extra: cuff ? path('M-124 -38L-70 -28V0H-124Z', cuff) : '',
  });
  return (
    behind +
    path('M-26 -166Q0 -176 26 -166L18 -140H-18Z', darker(color, 0.45)) +
    arm +
    `<g transform="scale(-1 1)">${arm}</g>` +
    formed(pen, bodyTo(hem, flare), color, { depth: 12, light: 6, extra })
  );
}
const ANCHORS = {
  neck: { at: [0, -160] as [number, number] },
  grip: { at: [0, -150] as [number, number] },
};
const garmentOf =
  (draw: (pen: Pen, color: Hex) => string, own: Hex, unitCm = 0.42): Drawer =>
  (pen, { color = own }) => ({ unitCm, svg: draw(pen, color), anchors: ANCHORS });
const buttons = (ys: readonly number[], x: number, fill: Hex, r = 4) =>
  ys.map((y) => circle([x, y], r, fill)).join('');

const hoodie = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      cuff: darker(color, 0.18),
      behind:
        formed(
          pen,
          'M-48 -150C-60 -206 -30 -218 0 -218S60 -206 48 -150Q0 -130 -48 -150Z',
          darker(color, 0.1),
          { depth: 8 },
        ) +
        path(
          'M-30 -152C-36 -190 -20 -198 0 -198S36 -190 30 -152Q0 -138 -30 -152Z',
          darker(color, 0.5),
        ),
      extra:
        rectangle([-80, -20], 160, 26, darker(color, 0.18)) +
        path('M-34 -70H34L48 -26H-48Z', darker(color, 0.12)) +
        stroke('M-34 -70L-48 -26M34 -70L48 -26', darker(color, 0.3), 3),
    }) +
    path('M-42 -158Q0 -124 42 -158L34 -138Q0 -108 -34 -138Z', lighter(color, 0.1)) +
    stroke('M-14 -128V-92M14 -128V-96', HOUSE.cream, 4),
  HOUSE.coral,
);
const trenchCoat = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      hem: 66,
      flare: 26,
      extra:
        stroke('M6 -130V76', darker(color, 0.25), 3) +
        rectangle([-100, -66], 200, 15, darker(color, 0.25)) +
        path('M-62 -150L0 -112L-58 -92ZM62 -150L8 -112L60 -92Z', darker(color, 0.1)) +
        [-56, 34].map((x) => path(`M${x} -30h24l-3 9h-20Z`, darker(color, 0.2))).join(''),
    }) +
    path(
      'M-26 -168L-46 -150L-38 -122L-4 -104L-6 -138ZM26 -168L46 -150L38 -122L8 -104L6 -138Z',
      lighter(color, 0.16),
    ) +
    rectangle([-12, -69], 24, 21, HOUSE.brown, { radius: 4 }) +
    rectangle([-6, -63], 12, 9, color) +
    [-96, -28, 10]
      .map((y) => circle([-16, y], 4.4, HOUSE.brown) + circle([26, y], 4.4, HOUSE.brown))
      .join('') +
    path(
      'M-70 -146L-46 -158L-42 -150L-66 -138ZM70 -146L46 -158L42 -150L66 -138Z',
      darker(color, 0.2),
    ),
  '#d9b88a',
);
const raincoat = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      hem: 50,
      flare: 24,
      behind:
        formed(pen, 'M-46 -150C-60 -212 -28 -226 0 -226S60 -212 46 -150Q0 -130 -46 -150Z', color, {
          depth: 8,
        }) +
        path(
          'M-30 -152C-38 -196 -18 -206 0 -206S38 -196 30 -152Q0 -138 -30 -152Z',
          darker(color, 0.4),
        ),
      extra:
        stroke('M0 -140V60', darker(color, 0.22), 4) +
        [-62, 22]
          .map(
            (x) =>
              rectangle([x, -20], 40, 32, darker(color, 0.1)) +
              rectangle([x - 2, -24], 44, 11, darker(color, 0.2)),
          )
          .join('') +
        stroke('M-34 -120Q-44 -60 -46 -34', HOUSE.white, 6, { opacity: 0.6 }),
    }) +
    buttons([-120, -84, -48, -10, 26], 7, darker(color, 0.4), 5) +
    [
      [-84, -176],
      [88, -190],
      [108, -140],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x} ${y}C${x - 9} ${y + 12} ${x - 7} ${y + 21} ${x} ${y + 21}S${x + 9} ${y + 12} ${x} ${y}Z`,
          HOUSE.water,
        ),
      )
      .join(''),
  HOUSE.yellow,
);
const poloShirt = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      sleeve: SHORT_SLEEVE,
      extra: rectangle([-7, -160], 14, 50, darker(color, 0.14)),
    }) +
    path(
      'M-26 -168L-40 -152L-18 -132L0 -150ZM26 -168L40 -152L18 -132L0 -150Z',
      lighter(color, 0.24),
    ) +
    buttons([-138, -124], 0, HOUSE.white, 3) +
    circle([34, -120], 6, HOUSE.white),
  HOUSE.green,
);
const tankTop: Drawer = (pen, { color = HOUSE.sky }) => ({
  unitCm: 0.42,
  svg:
    path('M-26 -160Q0 -120 26 -160Z', darker(color, 0.4)) +
    formed(
      pen,
      'M-40 -164H-24Q-18 -116 0 -114T24 -164H40Q36 -116 62 -96C58 -60 66 -30 66 -4Q0 6 -66 -4C-66 -30 -58 -60 -62 -96Q-36 -116 -40 -164Z',
      color,
      { depth: 12, light: 6 },
    ) +
    stroke(
      'M-24 -164Q-18 -114 0 -114T24 -164M-40 -164Q-36 -116 -62 -96M40 -164Q36 -116 62 -96',
      lighter(color, 0.3),
      4,
    ),
  anchors: ANCHORS,
});
const turtleneck = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      cuff: darker(color, 0.16),
      extra:
        rectangle([-80, -18], 160, 24, darker(color, 0.16)) +
        times(6, (k) => stroke(`M${-50 + k * 20} -140V-20`, darker(color, 0.1), 4)).join(''),
    }) +
    formed(pen, roundedPath([-26, -194], 52, 46, 10), lighter(color, 0.08), { depth: 6 }) +
    stroke('M-24 -170Q0 -162 24 -170', darker(color, 0.2), 3),
  HOUSE.purple,
);
const cardigan = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      cuff: darker(color, 0.18),
      extra:
        path('M-24 -170L0 -86L24 -170Z', HOUSE.cream) +
        stroke('M-25 -168L-4 -90V10M25 -168L4 -90V10', darker(color, 0.22), 8) +
        rectangle([-80, -16], 160, 24, darker(color, 0.18)) +
        [-54, 20]
          .map((x) => rectangle([x, -54], 34, 32, darker(color, 0.1), { radius: 4 }))
          .join(''),
    }) + buttons([-80, -56, -32, -10], 3, HOUSE.woodLight, 4.6),
  HOUSE.teal,
);
const pufferJacket = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      cuff: darker(color, 0.2),
      hem: -2,
      flare: 14,
      extra:
        times(6, (k) =>
          path(
            `M-90 ${-148 + k * 25}Q0 ${-132 + k * 25} 90 ${-148 + k * 25}V${-142 + k * 25}Q0 ${-124 + k * 25} -90 ${-142 + k * 25}Z`,
            darker(color, 0.2),
          ),
        ).join('') + stroke('M0 -150V10', darker(color, 0.4), 4),
    }) +
    times(4, (k) =>
      [-1, 1]
        .map((side) =>
          stroke(
            `M${side * (64 + k * 5)} ${-120 + k * 26}L${side * (100 + k * 3)} ${-112 + k * 24}`,
            darker(color, 0.2),
            5,
          ),
        )
        .join(''),
    ).join('') +
    formed(pen, roundedPath([-34, -188], 68, 38, 16), lighter(color, 0.08), { depth: 7 }) +
    stroke('M-30 -169H30', darker(color, 0.2), 4),
  HOUSE.blue,
);
const poncho: Drawer = (pen, { color = HOUSE.coral }) => ({
  unitCm: 0.42,
  svg:
    path('M-30 -164Q0 -178 30 -164L16 -130H-16Z', darker(color, 0.5)) +
    times(15, (k) =>
      stroke(`M${-126 + k * 18} ${-26 + (7 - Math.abs(k - 7)) * 5}v18`, HOUSE.cream, 4),
    ).join('') +
    formed(
      pen,
      'M-32 -164L0 -128L32 -164Q70 -120 136 -28Q60 14 0 14T-136 -28Q-70 -120 -32 -164Z',
      color,
      {
        depth: 13,
        light: 6,
        extra:
          path('M-150 -60Q0 40 150 -60V-42Q0 58 -150 -42Z', HOUSE.mustard) +
          path('M-150 -96Q0 4 150 -96V-86Q0 14 -150 -86Z', HOUSE.teal) +
          times(13, (k) =>
            path(
              `M${-110 + k * 18} ${-62 + (6 - Math.abs(k - 6)) * 8}l8 -12l8 12l-8 12Z`,
              HOUSE.cream,
            ),
          ).join(''),
      },
    ),
  anchors: ANCHORS,
});
const christmasSweater = garmentOf(
  (pen, color) =>
    top({
      pen,
      color,
      cuff: HOUSE.white,
      extra:
        rectangle([-80, -18], 160, 24, HOUSE.white) +
        times(8, (k) =>
          path(`M${-66 + k * 18} -26l6 -10l6 10ZM${-66 + k * 18} -134l6 10l6 -10Z`, HOUSE.white),
        ).join('') +
        path('M0 -116L-22 -86H-12L-30 -62H-16L-36 -40H36L16 -62H30L12 -86H22Z', HOUSE.leaf) +
        rectangle([-6, -40], 12, 10, HOUSE.brown) +
        buttons([-92, -70, -50], 0, HOUSE.yellow, 4) +
        path('M0 -126l4 8h8l-6 6l2 9l-8 -5l-8 5l2 -9l-6 -6h8Z', HOUSE.yellow),
    }) + stroke('M-25 -164Q0 -148 25 -164', HOUSE.white, 8),
  HOUSE.red,
);
const gi: Drawer = (pen, { color = HOUSE.white }) => ({
  unitCm: 0.5,
  svg:
    formed(pen, 'M-50 -70H50L58 80H10L0 -10L-10 80H-58Z', darker(color, 0.06), { depth: 9 }) +
    top({
      pen,
      color,
      sleeve: 'M-56 -150C-90 -140 -112 -100 -124 -54L-84 -38L-58 -100Z',
      hem: -26,
      flare: 10,
    }) +
    path('M-24 -166L10 -96L4 -84L-36 -158ZM24 -166L-16 -80H-2L36 -158Z', darker(color, 0.12)) +
    rectangle([-66, -84], 132, 17, HOUSE.ink) +
    path('M-8 -72L-26 -26L-12 -24L4 -68ZM6 -72L22 -22L34 -28L14 -72Z', HOUSE.ink) +
    rectangle([-12, -88], 24, 24, lighter(HOUSE.ink, 0.14), { radius: 5 }),
  anchors: ANCHORS,
});
const suitOf =
  (own: Hex, draw: (pen: Pen, color: Hex) => string): Drawer =>
  (pen, { color = own }) => ({
    unitCm: 0.62,
    svg:
      formed(
        pen,
        'M-58 -60H58L60 90Q62 100 50 100H16Q8 100 8 92L0 -6L-8 92Q-8 100 -16 100H-50Q-62 100 -60 90Z',
        color,
        { depth: 10, light: 5 },
      ) + draw(pen, color),
    anchors: ANCHORS,
  });
const wetsuit = suitOf(
  '#2b3350',
  (pen, color) =>
    top({
      pen,
      color,
      hem: -44,
      flare: -6,
      extra: path('M-70 -150L-40 -60L-52 -30H-80ZM70 -150L40 -60L52 -30H80Z', HOUSE.teal),
    }) +
    formed(pen, roundedPath([-24, -180], 48, 26, 8), lighter(color, 0.1), { depth: 4 }) +
    stroke('M0 -156V-60', HOUSE.metal, 3),
);
const spacesuit = suitOf(
  '#eef1f7',
  (pen, color) =>
    formed(pen, roundedPath([-62, -190], 124, 110, 24), HOUSE.metal, { depth: 8 }) +
    top({ pen, color, hem: -44, flare: 0, cuff: HOUSE.blue }) +
    formed(pen, roundedPath([-30, -126], 60, 40, 6), HOUSE.metal, { depth: 5 }) +
    [-18, 0, 18]
      .map((x, k) => circle([x, -112], 5, [HOUSE.red, HOUSE.yellow, HOUSE.grass][k] ?? HOUSE.red))
      .join('') +
    rectangle([-20, -100], 40, 7, HOUSE.navy) +
    ball(pen, [0, -196], 46, HOUSE.white) +
    ellipse([4, -196], 34, 30, HOUSE.navy) +
    path('M-20 -204Q-10 -220 12 -220Q-4 -212 -12 -192Z', HOUSE.sky) +
    [-34, 34].map((x) => rectangle([x - 26, 80], 52, 20, HOUSE.metalDark, { radius: 6 })).join(''),
);

/** Tops, coats and suits, each by what makes it that kind. */
export const tailored = defineFamily('tailored', {
  hoodie,
  'trench-coat': trenchCoat,
  raincoat,
  'polo-shirt': poloShirt,
  'tank-top': tankTop,
  turtleneck,
  cardigan,
  'puffer-jacket': pufferJacket,
  poncho,
  'christmas-sweater': christmasSweater,
  gi,
  wetsuit,
  spacesuit,
});
