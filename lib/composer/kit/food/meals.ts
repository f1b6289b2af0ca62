import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  defineFamily,
  type Drawer,
  formed,
  leaf,
  pointsOf,
  rod,
  rounded,
  type Sketch,
} from '../form';
import type { Pen } from '../pen';
import { ramen, rice, salad, soup } from './bowls';
import { friedNoodles, spaghetti } from './pastas';
import { flatPizza, margherita, pizzaSlice } from './pizza';
import { sushi, onigiri, dumplings, fishDish } from './rices';

/** Layers of something between two halves of bread: a wavy leaf, a slab, a melted corner. */
const frill = (y: number, w: number, color: Hex) =>
  path(
    `M${-w} ${y}${times(8, (index) => `q${w / 8} ${index % 2 ? -9 : 15} ${w / 4} 0`).join('')}L${w - 6} ${y - 12}H${-w + 6}Z`,
    color,
  );
const slab = (pen: Pen, y: number, w: number, h: number, color: Hex) =>
  formed(
    pen,
    `M${-w} ${y - h / 2}Q${-w} ${y - h} ${-w + h / 2} ${y - h}H${w - h / 2}Q${w} ${y - h} ${w} ${y - h / 2}Q${w} ${y} ${w - h / 2} ${y}H${-w + h / 2}Q${-w} ${y} ${-w} ${y - h / 2}Z`,
    color,
    { depth: h * 0.3, light: h * 0.12 },
  );

/** A burger; `open` has its layers float one above the other. */
const burger: Drawer = (pen, { state }) => {
  const up = (step: number, layer: string) =>
    state === 'open' ? placed(layer, { at: [0, -34 * step] }) : layer;
  return {
    unitCm: 0.055,
    svg: burgerLayers(pen)
      .map((layer, index) => up(index, layer))
      .join(''),
  };
};

const burgerLayers = (pen: Pen): string[] => [
  formed(pen, 'M-104 -34Q-112 0 -70 0H70Q112 0 104 -34Z', '#d9974a', { depth: 12, light: 3 }),
  slab(pen, -28, 110, 30, '#7a4028'),
  path('M-100 -56H100L64 -34L40 -52L-20 -52L-48 -30Z', HOUSE.cheese),
  slab(pen, -54, 98, 14, HOUSE.red),
  frill(-66, 112, '#7cb84f') + frill(-70, 104, '#93cc60'),
  rounded(pen, 'M-108 -76C-112 -134 -60 -160 0 -160S112 -134 108 -76Q60 -68 0 -68T-108 -76Z', {
    at: [0, -106],
    rx: 108,
    ry: 56,
    color: '#e0a050',
    extra: pointsOf(
      '-50 -132, -20 -146, 14 -142, 46 -130, -66 -110, -30 -116, 4 -122, 40 -108, 70 -112',
    )
      .map(([x, y], index) =>
        placed(ellipse([0, 0], 6, 3.6, '#fff0cc'), { at: [x, y], angleDegrees: index * 31 }),
      )
      .join(''),
  }),
];

const sandwich: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(pen, 'M-120 0L108 -10Q120 -12 118 -24L-108 -28Q-126 -28 -120 0Z', '#e9bd79', {
      depth: 8,
    }) +
    frill(-30, 108, '#7cb84f') +
    slab(pen, -32, 104, 13, '#f2a29b') +
    path('M-104 -46H106L70 -30L40 -44L-30 -44L-60 -26Z', HOUSE.cheese) +
    slab(pen, -44, 98, 11, HOUSE.red) +
    formed(
      pen,
      'M-112 -52L108 -54Q122 -58 116 -82Q112 -90 96 -88L-96 -86Q-122 -84 -112 -52Z',
      '#f6dca6',
      { depth: 8, extra: path('M-130 -90H130V-74H-130Z', '#c98a44') },
    ) +
    rod(pen, 'M0 -84V-150', HOUSE.woodLight, 4) +
    circle([0, -152], 11, '#8fa548') +
    circle([-3, -155], 4, '#c4d67a'),
});

const hotdog: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    formed(
      pen,
      'M-118 -30C-130 -78 -100 -88 -70 -88H70C104 -88 130 -76 118 -30Z',
      darker('#d9974a', 0.16),
      { depth: 8 },
    ) +
    formed(
      pen,
      'M-140 -56C-140 -80 -124 -84 -110 -84H110C128 -84 140 -78 140 -58S128 -34 110 -34H-110C-128 -34 -140 -36 -140 -56Z',
      '#b5492f',
      { depth: 10, light: 4 },
    ) +
    stroke('M-112 -66q14 -14 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0', HOUSE.mustard, 9) +
    formed(pen, 'M-122 -46Q-134 -6 -84 0H84Q134 -6 122 -46Q60 -32 0 -34T-122 -46Z', '#e2a555', {
      depth: 14,
      light: 5,
    }),
});

const taco: Drawer = (pen) => ({
  unitCm: 0.06,
  svg:
    formed(
      pen,
      'M-104 0C-120 -90 -40 -136 24 -130C90 -124 130 -70 112 -10Z',
      darker('#e9b451', 0.14),
      { depth: 8 },
    ) +
    times(9, (index) =>
      ball2(
        [-84 + index * 22, -58 - Math.sin((index / 8) * Math.PI) * 64],
        19,
        ['#7cb84f', HOUSE.red, HOUSE.cheese][index % 3] ?? HOUSE.red,
      ),
    ).join('') +
    times(7, (index) =>
      leaf(
        [-76 + index * 25, -66 - Math.sin((index / 6) * Math.PI) * 50],
        34,
        10,
        -120 + index * 14,
        index % 2 ? '#93cc60' : '#6fae45',
      ),
    ).join('') +
    formed(
      pen,
      'M-116 0C-124 -80 -60 -112 0 -112S116 -80 112 0Q108 6 100 2H-104Q-112 6 -116 0Z',
      '#f2c45e',
      {
        depth: 14,
        light: 5,
        extra: pointsOf('-70 -40, -30 -76, 20 -60, 60 -36, -10 -24, 84 -60, -50 -14')
          .map(([x, y]) => ellipse([x, y], 6, 4, '#d99a3c'))
          .join(''),
      },
    ),
});
const ball2 = (at: readonly [number, number], r: number, color: Hex) =>
  circle(at, r, darker(color, 0.14)) + circle([at[0] - 3, at[1] - 3], r * 0.78, color);

const fries: Drawer = (pen, { color = HOUSE.teal }) => ({
  unitCm: 0.075,
  svg:
    times(11, (index) =>
      placed(
        rectangle([-8, -96 - ((index * 37) % 34)], 16, 130, index % 2 ? '#f6c64f' : '#fbd877', {
          radius: 2,
        }) + rectangle([3, -96 - ((index * 37) % 34)], 5, 130, '#dca03a', { radius: 2 }),
        { at: [(index - 5) * 13, -80], angleDegrees: (index - 5) * 2.6 },
      ),
    ).join('') +
    formed(pen, 'M-84 -110Q0 -70 84 -110L62 0H-62Z', color, {
      depth: 14,
      light: 5,
      extra: times(5, (index) =>
        stroke(`M${-72 + index * 36} -120L${-54 + index * 27} 4`, HOUSE.cream, 13),
      ).join(''),
    }),
});

const friedEgg: Drawer = (pen, { view }) => {
  const k = view === 'top' ? 1 : 0.5;
  const y = view === 'top' ? 0 : -52;
  const white = blob(
    times(9, (index) => polar(index * 40, 90 + ((index * 37) % 30))).map(
      ([x, dy]) => [x, y + dy * k] as const,
    ),
  );
  return {
    unitCm: 0.05,
    svg:
      formed(pen, white, '#fffaf2', { depth: 10, light: 0, tone: 0.1 }) +
      ellipse([4, y + 4], 44, 44 * k + 6, '#e09a2c') +
      ellipse([0, y - 2], 43, 42 * k + 6, '#f9b934') +
      ellipse([-14, y - 14 * k], 13, 9 * k, '#ffe6a0'),
  };
};

/** Bands and dots of an egg painted for Easter. */
function painted(color: Hex): string {
  const zigzag = times(9, (index) => `L${-84 + index * 21} ${index % 2 ? -104 : -84}`).join('');
  return (
    stroke(`M-104 -84${zigzag}`, HOUSE.cream, 10) +
    rectangle([-90, -62], 180, 14, HOUSE.coral) +
    rectangle([-90, -134], 180, 12, HOUSE.mustard) +
    times(7, (index) =>
      circle([-66 + index * 22, -32], 7, index % 2 ? HOUSE.yellow : lighter(color, 0.7)),
    ).join('') +
    times(5, (index) => circle([-44 + index * 22, -156], 6, HOUSE.pink)).join('')
  );
}

/** The lower half of a shell, its far edge behind whoever comes out of it. */
const brokenEgg = (pen: Pen, color: Hex): Sketch => ({
  unitCm: 0.03,
  svg:
    path(
      'M-79 -84L-58 -104L-34 -88L-10 -108L16 -90L40 -108L60 -92L79 -84Q40 -40 0 -40T-79 -84Z',
      darker(color, 0.24),
    ) +
    path('M92 -2Q96 -26 120 -30L112 -20L128 -18Q126 -2 108 0Z', darker(color, 0.06)) +
    path('M-112 0Q-118 -16 -104 -24L-98 -14L-90 -18Q-88 -4 -96 0Z', color),
  front: formed(
    pen,
    'M-79 -84L-54 -64L-30 -90L-6 -66L20 -92L46 -66L79 -84C84 -30 46 0 0 0S-84 -30 -79 -84Z',
    color,
    { depth: 20, light: 7 },
  ),
  anchors: { inside: { at: [0, -74], spanCm: 140 } },
});

const egg: Drawer = (pen, { color = '#f3dcc0', state }) =>
  state === 'broken'
    ? brokenEgg(pen, color)
    : {
        unitCm: 0.03,
        svg: rounded(
          pen,
          'M0 -196C-46 -196 -80 -124 -80 -76C-80 -28 -46 0 0 0S80 -28 80 -76C80 -124 46 -196 0 -196Z',
          { at: [0, -90], rx: 82, ry: 100, color, extra: state === 'lit' ? painted(color) : '' },
        ),
      };

const cheese: Drawer = (pen, { color = HOUSE.cheese }) => ({
  unitCm: 0.06,
  svg:
    shape(
      [
        [-120, -70],
        [60, -140],
        [130, -86],
      ],
      lighter(color, 0.3),
    ) +
    formed(pen, 'M-120 -70L130 -86V-6Q128 0 118 0H-112Q-120 0 -120 -8Z', color, {
      depth: 8,
      light: 0,
      extra: pointsOf('-76 -44 , -10 -20, 50 -52, 98 -18, -100 -8, 10 -66')
        .map(
          ([x, y], index) =>
            ellipse([x, y], 16 - (index % 3) * 4, 14 - (index % 3) * 4, darker(color, 0.2)) +
            ellipse(
              [x + 2, y + 3],
              13 - (index % 3) * 4,
              11 - (index % 3) * 4,
              darker(color, 0.08),
            ),
        )
        .join(''),
    }) +
    ellipse([40, -104], 14, 6, darker(color, 0.12)) +
    ellipse([-30, -88], 10, 4, darker(color, 0.12)),
});

const steak: Drawer = (pen) => ({
  unitCm: 0.08,
  svg:
    formed(
      pen,
      'M-120 -60C-120 -110 -60 -120 0 -108C50 -98 116 -110 122 -60C126 -10 60 -10 20 -6C-20 0 -50 4 -80 -6C-104 -12 -120 -30 -120 -60Z',
      '#8a3f2e',
      {
        depth: 14,
        light: 5,
        extra: stroke('M-70 -100L-30 -10M-20 -106L20 -10M34 -102L70 -16', '#5a2a22', 9, {
          opacity: 0.7,
        }),
      },
    ) +
    stroke('M-112 -52C-108 -98 -60 -108 0 -98C50 -90 104 -100 112 -60', '#f2d6c0', 7) +
    circle([70, -62], 13, '#f6e6d8') +
    circle([70, -62], 7, '#c9a890'),
});

const chicken: Drawer = (pen) => ({
  unitCm: 0.1,
  svg:
    formed(
      pen,
      'M100 -40C130 -50 150 -70 160 -62C168 -56 160 -50 158 -46C166 -42 164 -32 156 -34C140 -34 120 -20 104 -20Z',
      '#f6e6d0',
      { depth: 4 },
    ) +
    rounded(
      pen,
      'M-120 -40C-130 -100 -70 -124 -20 -118C40 -112 60 -80 108 -58Q120 -40 104 -22C60 -4 0 0 -50 0C-90 0 -116 -8 -120 -40Z',
      { at: [-20, -56], rx: 110, ry: 62, color: '#c9762e' },
    ) +
    formed(
      pen,
      'M-30 -64C20 -80 70 -60 66 -36C60 -12 10 -10 -20 -24C-36 -34 -40 -56 -30 -64Z',
      '#d98a3c',
      { depth: 10, light: 5 },
    ),
});

/** Dishes and what they are made of. */
export const meal = defineFamily('meal', {
  pizza: flatPizza,
  margherita,
  'pizza-slice': pizzaSlice,
  burger,
  sandwich,
  'hot-dog': hotdog,
  taco,
  fries,
  sushi,
  onigiri,
  'fried-egg': friedEgg,
  egg,
  cheese,
  steak,
  chicken,
  spaghetti,
  'fried-noodles': friedNoodles,
  dumplings,
  fish: fishDish,
  soup,
  ramen,
  salad,
  rice,
});
