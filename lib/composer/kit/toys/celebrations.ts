import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, shape, stroke } from '@/lib/svg/markup';
import { blob, roundedPath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { GLOW } from '../../palette/glow';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, formed } from '../form';
import type { Pen } from '../pen';

/** What people put up, throw and push through the streets when they celebrate. Units are centimetres unless told. */

/** A marigold head. */
const marigold = (at: Point, r: number, color: Hex = HOUSE.orange) =>
  times(9, (index) => {
    const [x, y] = polar(index * 40, r * 0.6);
    return circle([at[0] + x, at[1] + y], r * 0.46, index % 2 ? color : darker(color, 0.08));
  }).join('') +
  circle(at, r * 0.52, lighter(color, 0.14)) +
  circle(at, r * 0.24, HOUSE.mustard);

const litCandle = (x: number, y: number, h: number) =>
  rectangle([x - 3, y - h], 6, h, HOUSE.cream, { radius: 1.5 }) +
  rectangle([x + 0.5, y - h], 2.5, h, darker(HOUSE.cream, 0.12)) +
  path(
    `M${x} ${y - h - 12}Q${x + 5} ${y - h - 4} ${x} ${y - h}Q${x - 5} ${y - h - 4} ${x} ${y - h - 12}Z`,
    GLOW.flame,
  ) +
  path(
    `M${x} ${y - h - 8}Q${x + 2.4} ${y - h - 3} ${x} ${y - h}Q${x - 2.4} ${y - h - 3} ${x} ${y - h - 8}Z`,
    GLOW.flameInner,
  );

/** A sugar skull with flowers for eyes. */
function skull(pen: Pen, [x, y]: Point, s: number, color: Hex): string {
  return placed(
    formed(
      pen,
      'M-11 -9C-12 -26 12 -26 11 -9C11 -5 8 -4 7 -3V2H-7V-3C-8 -4 -11 -5 -11 -9Z',
      HOUSE.white,
      { depth: 3 },
    ) +
      circle([-4.6, -10], 3.4, color) +
      circle([4.6, -10], 3.4, color) +
      circle([-4.6, -10], 1.6, HOUSE.ink) +
      circle([4.6, -10], 1.6, HOUSE.ink) +
      path('M0 -7L1.6 -4H-1.6Z', HOUSE.ink) +
      stroke('M-5 -0.6H5M-3 -2V0.8M0 -2V0.8M3 -2V0.8', HOUSE.ink, 0.7) +
      circle([0, -17], 1.8, HOUSE.mustard),
    { at: [x, y], scaleX: s },
  );
}

const picado = (x: number, y: number, w: number, fill: Hex) =>
  path(`M${x} ${y}h${w}v20l${-w / 4} 5l${-w / 4} -5l${-w / 4} 5l${-w / 4} -5Z`, fill) +
  circle([x + w / 2, y + 9], 4, lighter(fill, 0.6)) +
  [0.22, 0.78].map((u) => circle([x + w * u, y + 9], 1.8, lighter(fill, 0.6))).join('') +
  stroke(`M${x + 4} ${y + 17}h${w - 8}`, lighter(fill, 0.6), 1.2);

/** Somebody who is remembered, in a gold frame. */
const photo = (x: number, y: number, hair: Hex) =>
  rectangle([x - 12, y - 30], 24, 30, HOUSE.gold, { radius: 1.5 }) +
  rectangle([x - 9, y - 27], 18, 24, '#f3e3cd') +
  circle([x, y - 16], 5, '#d08d63') +
  path(
    `M${x - 6} ${y - 17}C${x - 6} ${y - 25} ${x + 6} ${y - 25} ${x + 6} ${y - 17}Q${x} ${y - 21} ${x - 6} ${y - 17}Z`,
    hair,
  ) +
  path(`M${x - 8} ${y - 3}Q${x} ${y - 15} ${x + 8} ${y - 3}Z`, HOUSE.navy);

/** The altar of the Day of the Dead: three steps with cloths, photos, skulls, candles and flowers. */
const ofrenda: Drawer = (pen) => {
  const step = (w: number, top: number, h: number, cloth: Hex) =>
    formed(pen, roundedPath([-w / 2, -top], w, h, 2), cloth, { depth: 7, light: 2 }) +
    times(Math.round(w / 14), (index) =>
      path(`M${-w / 2 + index * 14} ${-top + 5}h14l-7 8Z`, lighter(cloth, 0.4)),
    ).join('') +
    rectangle([-w / 2 - 2, -top - 3], w + 4, 6, lighter(cloth, 0.2), { radius: 2 });
  const arch = times(15, (index) => {
    const [x, y] = polar(180 + index * (180 / 14), 1);
    return marigold([x * 66, -112 + y * 76], 9.4, index % 3 ? HOUSE.orange : HOUSE.mustard);
  }).join('');
  const flags = [HOUSE.pink, HOUSE.teal, HOUSE.mustard, HOUSE.purple, HOUSE.coral];
  return {
    unitCm: 1,
    svg:
      arch +
      rectangle([-67, -112], 2.4, 20, HOUSE.leafDark) +
      rectangle([65, -112], 2.4, 20, HOUSE.leafDark) +
      step(92, 92, 40, HOUSE.purple) +
      flags.map((fill, index) => picado(-42 + index * 17, -150, 15, fill)).join('') +
      photo(-16, -94, '#2a2230') +
      photo(16, -94, '#5a3a2c') +
      litCandle(-38, -95, 16) +
      litCandle(38, -95, 16) +
      step(134, 60, 32, HOUSE.pink) +
      skull(pen, [-46, -64], 1, HOUSE.coral) +
      skull(pen, [46, -64], 1, HOUSE.teal) +
      [-22, 0, 22].map((x) => marigold([x, -68], 8)).join('') +
      litCandle(-62, -62, 22) +
      litCandle(62, -62, 22) +
      step(176, 28, 28, HOUSE.coral) +
      skull(pen, [0, -31], 1.1, HOUSE.purple) +
      formed(pen, 'M-52 -31C-52 -45 -24 -45 -24 -31Z', HOUSE.bread, {
        depth: 3,
        extra: stroke('M-46 -36H-30M-38 -44V-31', lighter(HOUSE.bread, 0.4), 2.4),
      }) +
      formed(pen, 'M26 -31C26 -44 52 -44 52 -31Z', HOUSE.bread, { depth: 3 }) +
      [-74, -62, 64, 76]
        .map((x, index) => marigold([x, -34], 7.6, index % 2 ? HOUSE.mustard : HOUSE.orange))
        .join('') +
      litCandle(-86, -28, 20) +
      litCandle(88, -28, 20) +
      times(11, (index) =>
        marigold([-84 + index * 16.8, -2], 6.4, index % 2 ? HOUSE.orange : HOUSE.mustard),
      ).join(''),
    anchors: { top: { at: [0, -126], spanCm: 60 } },
  };
};

/** Cloths in four colours about a wagon. */
const skirtOf = (color: Hex) =>
  times(14, (index) =>
    path(
      `M${-196 + index * 28} -66h28v34a14 14 0 0 1 -28 0Z`,
      [color, HOUSE.mustard, HOUSE.teal, HOUSE.pink][index % 4] ?? color,
    ),
  ).join('');

/** Rays of the sun on a wagon. */
const sunRays = () =>
  times(11, (index) => {
    const [a, b, c] = [
      polar(180 + index * 18 - 6, 62),
      polar(180 + index * 18 + 6, 62),
      polar(180 + index * 18, 92),
    ];
    return shape(
      [a, b, c].map(([x, y]): Point => [-104 + x, -118 + y]),
      index % 2 ? HOUSE.mustard : HOUSE.coral,
    );
  }).join('');

/** A wagon of a parade with flowers, flags and a sun, and a deck to dance on. */
const float: Drawer = (pen, { color = HOUSE.purple }) => {
  const balloons = [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.pink, HOUSE.purple].map(
    (fill, index) => {
      const [x, y]: Point = [
        130 + (index % 3) * 26 - 20,
        -232 + Math.floor(index / 3) * 34 + (index % 2) * 12,
      ];
      return (
        stroke(`M${x} ${y + 18}Q${x - 4} -150 150 -116`, HOUSE.cream, 1.4) +
        formed(
          pen,
          blob(
            times(8, (k): Point => {
              const [u, v] = polar(k * 45, 1);
              return [x + u * 16, y + v * 20];
            }),
          ),
          fill,
          { depth: 5, light: 3 },
        )
      );
    },
  );
  return {
    unitCm: 1,
    svg:
      sunRays() +
      formed(pen, 'M-170 -118a66 66 0 0 1 132 0Z', HOUSE.yellow, { depth: 8 }) +
      circle([-124, -142], 5, HOUSE.ink) +
      circle([-84, -142], 5, HOUSE.ink) +
      stroke('M-124 -128Q-104 -112 -84 -128', HOUSE.coral, 4) +
      balloons.join('') +
      [-140, -60, 60, 140]
        .map((x) => circle([x, -20], 20, HOUSE.rubber) + circle([x, -20], 9, HOUSE.metal))
        .join('') +
      formed(pen, roundedPath([-200, -118], 400, 24, 8), lighter(color, 0.1), {
        depth: 6,
        light: 3,
      }) +
      formed(pen, roundedPath([-196, -96], 392, 40, 4), darker(color, 0.1), { depth: 8 }) +
      skirtOf(color) +
      times(17, (index) =>
        marigold(
          [-196 + index * 24.5, -100],
          9,
          [HOUSE.pink, HOUSE.cream, HOUSE.coral, HOUSE.mustard][index % 4],
        ),
      ).join(''),
    anchors: { top: { at: [20, -118], spanCm: 210 }, handle: { at: [200, -80] } },
  };
};

/** Bursts of coloured powder in the air. */
const powder: Drawer = (pen) => {
  const puff = ([x, y]: Point, r: number, color: Hex) => {
    const ring = (share: number, turn: number) =>
      blob(
        times(9, (index): Point => {
          const [u, v] = polar(index * 40 + turn, r * share * (index % 2 ? 1 : 0.8));
          return [x + u, y + v * 0.86];
        }),
      );
    return (
      path(ring(1, 10), color) +
      path(ring(0.7, 34), lighter(color, 0.22)) +
      path(ring(0.4, 60), lighter(color, 0.44)) +
      times(12, (index) => {
        const [u, v] = polar(index * 30 + 8, r * (1.1 + ((index * 37) % 10) * 0.05));
        return circle([x + u, y + v * 0.9], r * (0.03 + (index % 3) * 0.02), color);
      }).join('')
    );
  };
  const [first, second, third] = [HOUSE.pink, HOUSE.mustard, HOUSE.teal];
  return {
    unitCm: 1,
    svg:
      puff([-64, -66], 44, first ?? pen.accents[0]) +
      puff([56, -76], 48, second) +
      puff([0, -118], 42, third) +
      puff([-6, -44], 36, HOUSE.purple),
    anchors: {},
  };
};

/** The stable of Christmas with the child in the manger. */
const nativity: Drawer = (pen) => {
  const figure = (x: number, h: number, robe: Hex, cloak: Hex, skin: Hex) =>
    formed(
      pen,
      `M${x - 15} 0C${x - 15} ${-h * 0.5} ${x - 9} ${-h * 0.7} ${x} ${-h * 0.72}C${x + 9} ${-h * 0.7} ${x + 15} ${-h * 0.5} ${x + 15} 0Z`,
      robe,
      { depth: 5 },
    ) +
    path(
      `M${x - 14} ${-h * 0.3}C${x - 14} ${-h * 1.12} ${x + 14} ${-h * 1.12} ${x + 14} ${-h * 0.3}L${x + 8} ${-h * 0.66}Q${x} ${-h * 0.56} ${x - 8} ${-h * 0.66}Z`,
      cloak,
    ) +
    circle([x, -h * 0.8], 8, skin) +
    stroke(`M${x - 3} ${-h * 0.76}Q${x} ${-h * 0.73} ${x + 3} ${-h * 0.76}`, darker(skin, 0.4), 1) +
    circle([x - 3, -h * 0.82], 1, HOUSE.ink) +
    circle([x + 3, -h * 0.82], 1, HOUSE.ink);
  return {
    unitCm: 1,
    svg:
      path('M-84 0V-92L0 -136L84 -92V0Z', darker(HOUSE.woodDark, 0.2)) +
      formed(pen, 'M-100 -84L0 -142L100 -84L92 -74L0 -126L-92 -74Z', HOUSE.wood, { depth: 4 }) +
      [-84, 76].map((x) => rectangle([x, -90], 8, 90, HOUSE.wood)).join('') +
      placed(
        times(5, (index) => {
          const [tip, left, right] = [
            polar(index * 72 - 90, 22),
            polar(index * 72 - 126, 8),
            polar(index * 72 - 54, 8),
          ];
          return shape([tip, left, [0, 0], right], HOUSE.yellow);
        }).join(''),
        { at: [0, -152] },
      ) +
      ellipse([0, -30], 60, 34, '#f7d98a33') +
      figure(-42, 84, HOUSE.cream, HOUSE.blue, '#e9ab85') +
      figure(42, 94, HOUSE.brown, HOUSE.green, '#d08d63') +
      stroke('M-22 0L22 -24M22 0L-22 -24', HOUSE.woodDark, 4) +
      formed(pen, 'M-28 -34H28L20 -12H-20Z', HOUSE.wood, { depth: 3 }) +
      path('M-30 -34Q-16 -44 0 -38Q18 -44 30 -34Z', HOUSE.yellow) +
      ellipse([2, -40], 15, 6, HOUSE.white) +
      circle([-14, -42], 5.4, '#e9ab85'),
  };
};

/** A pole with ribbons that hang from a wreath. */
const maypole: Drawer = (pen) => ({
  unitCm: 1,
  svg:
    times(8, (index) => {
      const fill = [HOUSE.coral, HOUSE.mustard, HOUSE.teal, HOUSE.purple][index % 4] ?? HOUSE.coral;
      const x = -112 + index * 32;
      return stroke(`M${x * 0.12} -372Q${x * 0.7} -250 ${x} -110`, fill, 5);
    }).join('') +
    formed(pen, roundedPath([-6, -400], 12, 400, 4), HOUSE.woodLight, { depth: 4 }) +
    times(12, (index) => path(`M-6 ${-16 - index * 31}l12 -12v9l-12 12Z`, HOUSE.coral)).join('') +
    ellipse([0, -372], 34, 12, HOUSE.leaf) +
    times(7, (index) =>
      marigold(
        [-33 + index * 11, -368 + (index % 2) * 5],
        6,
        [HOUSE.pink, HOUSE.mustard, HOUSE.coral][index % 3],
      ),
    ).join(''),
});

export const celebration = defineFamily('celebration', {
  ofrenda,
  float,
  powder,
  nativity,
  maypole,
});
