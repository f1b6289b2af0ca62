import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { blob, ellipsePath } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed, pointsOf, rounded } from '../form';
import {
  cake,
  tieredCake,
  cakeSlice,
  cupcake,
  muffin,
  pie,
  pancake,
  pancakes,
  blueberryPancakes,
  macaron,
} from './cakes';
import { pieSlice } from './pie-slice';
import { waffle } from './pastas';

const CRUST = '#d08a3e';

const scores = (text: string, fill = '#f6d9a0', width = 9) =>
  pointsOf(text)
    .map(
      ([x, y]) =>
        stroke(`M${x} ${y}l26 -26`, darker(CRUST, 0.2), width + 4) +
        stroke(`M${x} ${y}l26 -26`, fill, width),
    )
    .join('');

const loaf: Drawer = (pen, { color = CRUST, state }) => {
  const body =
    'M-140 -10C-156 -60 -130 -116 0 -116S156 -60 140 -10Q130 0 100 0H-100Q-130 0 -140 -10Z';
  const slice = 'M-54 0V-64C-84 -84 -66 -120 0 -120S84 -84 54 -64V0Q0 6 -54 0Z';
  if (state === 'cut')
    return {
      unitCm: 0.09,
      svg:
        formed(pen, slice, color, { depth: 0, light: 0 }) +
        placed(
          path(slice, '#f9e3b4') +
            pointsOf('-26 -30, 10 -50, 24 -20, -10 -84, 30 -84, -34 -66')
              .map(([x, y]) => ellipse([x, y], 5, 4, '#ecc98c'))
              .join(''),
          { scaleX: 0.88, at: [0, -6] },
        ),
    };
  return {
    unitCm: 0.09,
    svg: rounded(pen, body, {
      at: [0, -56],
      rx: 146,
      ry: 64,
      color,
      extra: scores('-92 -46, -40 -50, 12 -52, 64 -46'),
    }),
  };
};

const baguette: Drawer = (pen, { color = CRUST }) => ({
  unitCm: 0.18,
  svg: placed(
    formed(
      pen,
      'M-160 -14C-164 -34 -140 -44 -100 -44H110C146 -44 166 -34 162 -16C158 -2 130 0 100 0H-110C-140 0 -158 -2 -160 -14Z',
      color,
      {
        depth: 12,
        light: 5,
        extra: times(6, (index) =>
          placed(ellipse([0, 0], 20, 6, '#f6d9a0') + ellipse([-1, -2], 16, 3, '#fbe8c0'), {
            at: [-112 + index * 46, -27],
            angleDegrees: -24,
          }),
        ).join(''),
      },
    ),
    { angleDegrees: -8, at: [0, -20] },
  ),
});

/** Segments along an arc, widest in the middle. */
export const croissant: Drawer = (pen) => {
  const segment = (index: number) => {
    const t = index / 8;
    const angle = 200 + 140 * t;
    const [x, y] = [
      Math.cos((angle * Math.PI) / 180) * 175,
      Math.sin((angle * Math.PI) / 180) * 150,
    ];
    const w = 26 + 74 * Math.sin(t * Math.PI) ** 0.8;
    const side = Math.sign(4 - index) * -8;
    const data = blob([
      [-44, 0],
      [-30, -w * 0.8],
      [0, -w],
      [30, -w * 0.8],
      [44, 0],
      [32, w * 0.8],
      [0, w],
      [-32, w * 0.8],
    ]);
    return placed(
      path(data, '#c67a2f') +
        pen.clip(
          data,
          ellipse([-4 - side, -w * 0.12], 36, w * 0.9, '#e09a45') +
            ellipse([-8 - side, -w * 0.36], 24, w * 0.5, '#f4bf70') +
            ellipse([-8 - side, -w * 0.52], 12, w * 0.24, '#ffdc9e') +
            stroke(
              `M-14 ${w * 0.9}Q-20 0 -8 ${-w * 0.9}M12 ${w * 0.9}Q18 0 10 ${-w * 0.9}`,
              '#a85c22',
              2.5,
              { opacity: 0.5 },
            ),
        ),
      { at: [x, y + 60], angleDegrees: angle + 90 },
    );
  };
  return {
    unitCm: 0.036,
    svg: placed([0, 8, 1, 7, 2, 6, 3, 5, 4].map(segment).join(''), { at: [0, -55] }),
  };
};

const pretzel: Drawer = (_pen, { color = '#a9622c' }) => {
  const data =
    'M-40 -30C-120 -60 -150 -170 -70 -180C0 -186 30 -100 60 -20M40 -30C120 -60 150 -170 70 -180C0 -186 -30 -100 -60 -20';
  return {
    unitCm: 0.07,
    svg:
      stroke(data, darker(color, 0.24), 34) +
      placed(stroke(data, color, 27), { at: [-3, -3] }) +
      placed(stroke(data, lighter(color, 0.24), 7, { opacity: 0.7 }), { at: [-7, -8] }) +
      pointsOf(
        '-100 -130, -80 -172, -30 -150, 30 -150, 84 -172, 104 -128, -60 -60, 60 -60, 0 -110, -90 -90, 92 -88',
      )
        .map(([x, y]) => rectangle([x - 4, y - 4], 8, 7, '#fff8ee', { radius: 2 }))
        .join(''),
  };
};

export const bun: Drawer = (pen, { color = '#dc9a4c' }) => ({
  unitCm: 0.06,
  svg: rounded(
    pen,
    'M-100 -20C-110 -80 -60 -112 0 -112S110 -80 100 -20Q90 0 60 0H-60Q-90 0 -100 -20Z',
    {
      at: [0, -54],
      rx: 104,
      ry: 62,
      color,
      extra: stroke('M-60 -84Q0 -50 62 -86M0 -110V-30', darker(color, 0.2), 6),
    },
  ),
});

const ringCake =
  (dough: Hex, glaze: Hex | undefined, seeds: Hex | undefined): Drawer =>
  (pen, { color = glaze, view }) => {
    const y = view === 'top' ? 0 : -62;
    const k = view === 'top' ? 1 : 0.62;
    const wave = blob(
      times(14, (index) => polar(index * (360 / 14), index % 2 ? 97 : 84)).map(
        ([x, dy]) => [x, y - 8 + dy * k] as const,
      ),
    );
    const sprinkle = times(20, (index): string => {
      const [x, dy] = polar(index * 137.5, 46 + ((index * 29) % 38));
      return placed(
        rectangle(
          [-7, -2.5],
          14,
          5,
          [HOUSE.white, HOUSE.yellow, HOUSE.sky, HOUSE.coral][index % 4] ?? HOUSE.white,
          { radius: 2.5 },
        ),
        { at: [x, y - 9 + dy * k], angleDegrees: index * 53 },
      );
    }).join('');
    return {
      unitCm: 0.05,
      svg:
        rounded(pen, ellipsePath([0, y], 102, 102 * k + (view === 'top' ? 0 : 2)), {
          at: [0, y],
          rx: 104,
          ry: 102 * k,
          color: dough,
        }) +
        (color
          ? formed(pen, wave, color, { depth: 8, light: 5, extra: sprinkle })
          : pointsOf('-60 -80, -20 -96, 30 -94, 66 -74, -76 -52, 78 -48')
              .map(([x, dy]) => (seeds ? ellipse([x, dy], 5, 3, seeds) : ''))
              .join('')) +
        ellipse([0, y - 10 * k], 32, 32 * k, darker(dough, 0.34)) +
        ellipse([3, y - 2 * k], 28, 24 * k, darker(dough, 0.18)) +
        stroke(`M-74 ${y - 40 * k}Q-60 ${y - 84 * k} -14 ${y - 88 * k}`, '#ffffff', 7, {
          opacity: color ? 0.6 : 0.3,
        }),
      anchors: { inside: { at: [0, y] } },
    };
  };

export const cookie: Drawer = (pen, { color = '#d69a55' }) => ({
  unitCm: 0.04,
  svg: placed(
    rounded(pen, blob(times(12, (index) => polar(index * 30, 97 + (index % 3) * 3))), {
      at: [0, 0],
      rx: 100,
      color,
    }) +
      pointsOf('-40 -40, 20 -54, 52 -6, -8 -4, -54 22, 24 42, -20 60, 62 40')
        .map(
          ([x, y], index) =>
            ellipse(
              [x + 2, y + 3],
              14 - (index % 3) * 2,
              12 - (index % 3) * 2,
              darker(color, 0.3),
            ) +
            ellipse([x, y], 14 - (index % 3) * 2, 12 - (index % 3) * 2, HOUSE.chocolate) +
            circle([x - 4, y - 4], 3, '#8a5a45'),
        )
        .join(''),
    { at: [0, -100] },
  ),
});

const gingerbread: Drawer = (pen, { color = '#a8642f' }) => {
  const body =
    'M0 -220C-40 -220 -52 -184 -38 -156C-60 -152 -96 -160 -104 -140C-110 -120 -96 -112 -44 -110C-44 -80 -70 -30 -68 -16C-64 4 -34 2 -26 -10C-18 -26 -10 -50 0 -52C10 -50 18 -26 26 -10C34 2 64 4 68 -16C70 -30 44 -80 44 -110C96 -112 110 -120 104 -140C96 -160 60 -152 38 -156C52 -184 40 -220 0 -220Z';
  const icing = '#fff8ee';
  return {
    unitCm: 0.05,
    svg:
      formed(pen, body, color, { depth: 12, light: 6 }) +
      stroke(
        'M-96 -146q4 8 2 18M96 -146q-4 8 -2 18M-64 -28q12 8 24 2M64 -28q-12 8 -24 2M-18 -176Q0 -162 18 -176',
        icing,
        6,
      ) +
      circle([-15, -190], 6, icing) +
      circle([15, -190], 6, icing) +
      pointsOf('0 -132, 0 -106, 0 -82')
        .map(([x, y], index) =>
          circle([x, y], 7.5, [HOUSE.red, HOUSE.green, HOUSE.red][index] ?? HOUSE.red),
        )
        .join(''),
  };
};

/** Cut through and spread, the upper half strewn with sesame. */
const bagel: Drawer = (pen, { color = '#c98a44' }) => ({
  unitCm: 0.05,
  svg:
    formed(pen, 'M-106 -50Q-112 -2 -62 4H62Q112 -2 106 -50Z', '#dca868', { depth: 10, light: 4 }) +
    formed(
      pen,
      'M-110 -58Q-112 -36 -92 -40Q-78 -24 -60 -38Q-42 -26 -26 -38Q-6 -22 14 -38Q34 -24 50 -38Q70 -26 86 -40Q112 -36 110 -58Z',
      HOUSE.white,
      { depth: 6 },
    ) +
    path('M-108 -62Q-108 -48 0 -46T108 -62Z', '#f0cd96') +
    rounded(pen, ellipsePath([0, -92], 108, 48), { at: [0, -92], rx: 108, ry: 48, color }) +
    ellipse([0, -104], 34, 15, darker(color, 0.4)) +
    ellipse([2, -100], 28, 10, '#8a5a2c') +
    times(26, (index) => {
      const [x, y] = polar(index * 137.5, 44 + ((index * 29) % 52));
      return placed(ellipse([0, 0], 6, 3.2, '#fdf0cf'), {
        at: [x, -104 + y * 0.34],
        angleDegrees: index * 53,
      });
    }).join(''),
});

/** What comes out of an oven. Candles of a cake are counted; `state: 'broken'` has them out. */
export const bakery = defineFamily('bakery', {
  loaf,
  baguette,
  croissant,
  pretzel,
  bun,
  donut: ringCake('#dc9a4c', HOUSE.pink, undefined),
  'plain-donut': ringCake('#d8924a', undefined, undefined),
  bagel,
  cookie,
  gingerbread,
  cake,
  'tiered-cake': tieredCake,
  'cake-slice': cakeSlice,
  cupcake,
  muffin,
  pie,
  'pie-slice': pieSlice,
  pancake,
  pancakes,
  'blueberry-pancakes': blueberryPancakes,
  waffle,
  macaron,
});
