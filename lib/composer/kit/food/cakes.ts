import { type Hex, lightnessOf, toLch } from '@/lib/color/hex';
import { circle, ellipse, path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  band,
  createLathe,
  type Drawer,
  formed,
  hoop,
  type Lathe,
  paintSide,
  pointsOf,
  rounded,
  topOf,
} from '../form';
import type { Pen } from '../pen';
import { missingSlice } from './missing-slice';
import { strawberryAt } from './toppings';
function candles(pen: Pen, count: number, [x, y]: Point, width: number, isLit: boolean): string {
  return times(count, (index, share) => {
    const cx = x + (share - 0.5) * width * (count > 1 ? 1 : 0);
    const cy = y + Math.cos((share - 0.5) * Math.PI) * (count > 1 ? 12 : 0);
    const color = pen.accents[index % 3] ?? HOUSE.coral;
    const stripes = times(3, (k) =>
      stroke(`M${cx - 5} ${cy - 10 - k * 14}l10 -7`, HOUSE.white, 4),
    ).join('');
    return (
      rectangle([cx - 6, cy - 52], 12, 52, color, { radius: 2 }) +
      pen.clip(
        `M${cx - 6} ${cy - 52}h12v52h-12Z`,
        stripes + rectangle([cx + 2, cy - 52], 4, 52, HOUSE.ink, { opacity: 0.14 }),
      ) +
      stroke(`M${cx} ${cy - 52}v-7`, HOUSE.ink, 2.5) +
      (isLit
        ? circle([cx, cy - 70], 20, '#ffe9a0', { opacity: 0.4 }) +
          path(
            `M${cx} ${cy - 90}Q${cx + 12} ${cy - 70} ${cx} ${cy - 57}Q${cx - 12} ${cy - 70} ${cx} ${cy - 90}Z`,
            HOUSE.fire,
          ) +
          path(
            `M${cx} ${cy - 78}Q${cx + 6} ${cy - 67} ${cx} ${cy - 59}Q${cx - 6} ${cy - 67} ${cx} ${cy - 78}Z`,
            '#fff0b8',
          )
        : '')
    );
  }).join('');
}

/** Icing that runs down the side of a cake in drops of different length. */
function drips(lathe: Lathe, color: Hex, count = 11): string {
  const { radius, at, radiusY } = topOf(lathe);
  return times(count, (index, share) => {
    const u = -0.96 + 1.92 * share;
    const [x, y] = [at[0] + u * radius, at[1] + radiusY * Math.sqrt(Math.max(0, 1 - u * u))];
    const w = (radius / count) * 0.98 * Math.sqrt(1.05 - u * u * 0.7);
    return path(
      `M${x - w * 1.5} ${y - 8}H${x + w * 1.5}Q${x + w} ${y + 4} ${x + w} ${y + 12 + ((index * 37) % 30)}a${w} ${w * 1.1} 0 0 1 ${-2 * w} 0Q${x - w} ${y + 4} ${x - w * 1.5} ${y - 8}Z`,
      color,
    );
  }).join('');
}

export const cake: Drawer = (pen, { color = HOUSE.pink, count, state }) => {
  const body = createLathe('128 0!, 130 4, 130 104!', { tilt: 0.26 });
  const sponge = toLch(color).lightness < 0.45 ? '#8a5638' : '#f3d09a';
  const isCut = state === 'cut';
  const { at, radius, radiusY } = topOf(body);
  const layers =
    hoop(body, 0, 104, sponge) + hoop(body, 34, 46, '#fff4e6') + hoop(body, 74, 84, '#c22f47');
  const cream = times(9, (index) => {
    const angle = index * 40;
    const [x, y] = polar(angle, 1);
    return {
      x,
      y,
      svg:
        circle(
          [at[0] + x * radius * 0.8, at[1] + y * radiusY * 0.8 - 8],
          19,
          darker('#fff4e6', 0.08),
        ) + circle([at[0] + x * radius * 0.8 - 3, at[1] + y * radiusY * 0.8 - 12], 14, '#fffaf2'),
    };
  }).sort((a, b) => a.y - b.y);
  return {
    unitCm: 0.1,
    svg:
      paintSide(pen, body, sponge, { material: 'matte', extra: layers }) +
      ellipse(at, radius, radiusY, color) +
      drips(body, color) +
      ellipse([at[0] - 8, at[1] - 2], radius * 0.9, radiusY * 0.84, lighter(color, 0.22)) +
      cream
        .filter(({ y }) => y < 0.2)
        .map(({ svg }) => svg)
        .join('') +
      (isCut ? missingSlice(body, 104, sponge, color) : '') +
      ((state === 'plain' || isCut) && !count
        ? strawberryAt(pen, [isCut ? -46 : 0, at[1] + 2], 0.7)
        : candles(pen, count ?? 3, [0, at[1] + 6], radius * 0.9, state !== 'broken')) +
      cream
        .filter(({ y, x }) => y >= 0.2 && !(isCut && x > -0.3))
        .map(({ svg }) => svg)
        .join(''),
    anchors: { top: { at: [0, at[1]], spanCm: radius * 1.5 } },
  };
};

export const tieredCake: Drawer = (pen, { color = '#fff6ee' }) => {
  const tier = (r: number, y: number, h: number) => {
    const body = createLathe(
      [
        [r, 0, 1],
        [r, h, 1],
      ],
      { at: [0, -y], tilt: 0.22 },
    );
    const pearls = times(13, (index, share) => {
      const u = -0.95 + 1.9 * share;
      return circle(
        [u * r, -y + 0.22 * r * Math.sqrt(1 - u * u) - 4],
        6,
        index % 2 ? '#fffdf8' : '#f4e4da',
      );
    }).join('');
    return (
      paintSide(pen, body, color, {
        material: 'matte',
        extra: hoop(body, h * 0.12, h * 0.3, HOUSE.pink, 0.7),
      }) +
      ellipse([0, -y - h], r, r * 0.22, lighter(color, 0.6)) +
      pearls
    );
  };
  const rose = (x: number, y: number, s: number) =>
    circle([x, y], 16 * s, darker(HOUSE.pink, 0.12)) +
    circle([x - 2, y - 3], 12 * s, HOUSE.pink) +
    circle([x - 3, y - 4], 6 * s, lighter(HOUSE.pink, 0.4));
  return {
    unitCm: 0.15,
    svg:
      tier(150, 0, 96) +
      tier(108, 96, 84) +
      tier(66, 180, 74) +
      rose(-14, -262, 1.1) +
      rose(14, -262, 1.1) +
      rose(0, -276, 1.2) +
      rose(-88, -106, 1) +
      rose(-66, -98, 0.9) +
      rose(100, -14, 1) +
      rose(122, -8, 0.9),
    anchors: { top: { at: [0, -256], spanCm: 100 } },
  };
};

const LIGHT_ICING = 0.5;
/** What is inside of a cake whose icing is dark is dark, too. */
const crumbOf = (icing: Hex): Hex =>
  lightnessOf(icing) < LIGHT_ICING ? lighter(icing, 0.22) : '#f3d09a';

export const cakeSlice: Drawer = (pen, { color = HOUSE.pink }) => ({
  unitCm: 0.06,
  svg:
    path('M-110 -100L110 -128Q128 -110 120 -92L-100 -92Z', darker(color, 0.1)) +
    path('M-110 -104L96 -136Q124 -124 124 -104Z', lighter(color, 0.2)) +
    formed(pen, 'M-110 -104H124V0H-96Q-110 -50 -110 -104Z', crumbOf(color), {
      depth: 8,
      light: 0,
      extra:
        rectangle([-120, -104], 260, 14, color) +
        rectangle([-120, -66], 260, 13, '#fff4e6') +
        rectangle([-120, -38], 260, 6, '#c22f47') +
        times(14, (index) =>
          ellipse([-90 + index * 16, -16 - (index % 4) * 22], 4, 3, darker(crumbOf(color), 0.14)),
        ).join(''),
    }) +
    path(
      'M70 -104h16v22a8 8 0 0 1 -16 0ZM20 -104h14v12a7 7 0 0 1 -14 0ZM-50 -104h16v28a8 8 0 0 1 -16 0Z',
      color,
    ) +
    strawberryAt(pen, [40, -118], 0.62),
});

export const cupcake: Drawer = (pen, { color = HOUSE.pink, state }) => {
  const swirl = (y: number, w: number, tone: number) =>
    formed(
      pen,
      `M${-w} ${y}C${-w - 14} ${y - 34} ${-w * 0.4} ${y - 46} 0 ${y - 44}S${w + 14} ${y - 34} ${w} ${y}Q0 ${y + 22} ${-w} ${y}Z`,
      tone ? darker(color, tone) : color,
      { depth: 12, light: 5 },
    );
  return {
    unitCm: 0.035,
    svg:
      formed(pen, 'M-74 -88H74L54 0Q0 10 -54 0Z', HOUSE.teal, {
        depth: 14,
        light: 0,
        extra: times(8, (index) =>
          stroke(`M${-66 + index * 19} -90L${-48 + index * 14} 4`, lighter(HOUSE.teal, 0.3), 5),
        ).join(''),
      }) +
      swirl(-86, 88, 0.06) +
      swirl(-118, 66, 0.02) +
      swirl(-146, 40, 0) +
      (state === 'lit'
        ? candles(pen, 1, [0, -174], 0, true)
        : ellipse([0, -196], 17, 16, HOUSE.red) +
          ellipse([-5, -202], 5, 4, '#ffb0a4') +
          stroke('M2 -210q6 -16 18 -20', HOUSE.leafDark, 4)) +
      pointsOf('-50 -100, -12 -92, 34 -98, -30 -132, 18 -128, 56 -108, 2 -156')
        .map(([x, y], index) =>
          placed(
            rectangle(
              [-7, -2],
              14,
              4.4,
              [HOUSE.yellow, HOUSE.white, HOUSE.sky][index % 3] ?? HOUSE.white,
              { radius: 2 },
            ),
            { at: [x, y], angleDegrees: index * 47 },
          ),
        )
        .join(''),
  };
};

export const muffin: Drawer = (pen, { color = '#c98a4a' }) => ({
  unitCm: 0.04,
  svg:
    formed(pen, 'M-70 -80H70L52 0Q0 8 -52 0Z', '#f3e0c0', {
      depth: 14,
      light: 0,
      extra: times(8, (index) =>
        stroke(`M${-62 + index * 18} -82L${-46 + index * 13} 4`, '#d9bd90', 4),
      ).join(''),
    }) +
    rounded(pen, 'M-90 -80C-104 -130 -50 -160 0 -160S104 -130 90 -80Q60 -66 0 -70T-90 -80Z', {
      at: [0, -104],
      rx: 94,
      ry: 56,
      color,
      extra: pointsOf('-50 -110, -10 -134, 36 -116, 60 -90, -20 -92, 20 -88')
        .map(([x, y]) => circle([x, y], 9, '#4a3a78') + circle([x - 2, y - 3], 3, '#8a7ac0'))
        .join(''),
    }),
});

export const pie: Drawer = (pen, { color = '#d08a3e' }) => {
  const dish = createLathe('96 0!, 100 4, 122 44!', { tilt: 0.28 });
  const { at, radius, radiusY } = topOf(dish);
  const top = ellipsePath([0, at[1] - 8], radius * 0.98, radiusY);
  const lattice = times(6, (index) =>
    stroke(
      `M${-120 + index * 48} ${at[1] - 50}L${-70 + index * 48} ${at[1] + 40}M${120 - index * 48} ${at[1] - 50}L${70 - index * 48} ${at[1] + 40}`,
      '#e9b163',
      11,
    ),
  ).join('');
  return {
    unitCm: 0.11,
    svg:
      paintSide(pen, dish, HOUSE.metal, { material: 'metal' }) +
      path(top, '#c22f47') +
      pen.clip(top, lattice) +
      times(26, (index) => {
        const [x, y] = polar(index * (360 / 26), 1);
        return ellipse(
          [x * radius, at[1] - 6 + y * radiusY],
          15,
          9,
          index % 2 ? color : lighter(color, 0.14),
        );
      }).join(''),
    anchors: { top: { at } },
  };
};

/** One pancake of a stack. */
function pancakeLayer(pen: Pen, index: number): string {
  const shift = [2, -6, 5, -3, 1][index % 5] ?? 0;
  const body = createLathe('116 0, 129 8, 130 17, 120 29', {
    at: [shift, -index * 27],
    tilt: 0.27,
  });
  const { at, radius, radiusY } = topOf(body);
  const extra =
    hoop(body, 0, 7, '#b4662a') +
    hoop(body, 9, 19, '#fbdc9a') +
    hoop(body, 12, 15, '#fff0c4') +
    band(pen, body, [0.65, 1], '#7a3d1c', 0.12);
  return (
    (index ? ellipse([6, at[1] + 36], 122, 34, '#7a3d1c', { opacity: 0.3 }) : '') +
    paintSide(pen, body, '#e9a954', { material: 'matte', extra }) +
    ellipse(at, radius, radiusY, '#c9792f') +
    ellipse([at[0] - 3, at[1] - 1], radius * 0.92, radiusY * 0.88, '#dc9440')
  );
}

/** Syrup that runs over the edge at `x`. */
function syrupDrop(x: number, y: number, length: number): string {
  const w = 6 + length / 28;
  const base = y + 31 * Math.sqrt(1 - (x / 122) ** 2) - 4;
  return (
    path(
      `M${x - w * 1.6} ${base - 7}Q${x - w} ${base} ${x - w} ${base + 12}V${base + length}a${w} ${w * 1.15} 0 0 0 ${2 * w} 0V${base + 12}Q${x + w} ${base} ${x + w * 1.6} ${base - 7}Z`,
      '#a84c18',
    ) + stroke(`M${x - w * 0.4} ${base + 8}V${base + length - 3}`, '#f3b067', w * 0.34)
  );
}

const BUTTER =
  path('M-70 -34L10 -56L84 -30L4 -4Z', '#fff3b4') +
  path('M-70 -34L4 -4V38L-70 6Z', '#ffdf76') +
  path('M4 -4L84 -30V8L4 38Z', '#eebb48') +
  path('M-50 -34L6 -49L22 -43L-32 -27Z', '#fffbe0');

/** Berries that lie on a stack about its butter, and those that fell beside it. */
const BERRIES = pointsOf('40 -4, 58 8, 24 12, 66 -8, -62 6, 2 20, -84 -4');
const FALLEN = pointsOf('-128 -8, 132 -10, 150 -4');

const berry = ([x, y]: Point, radius: number): string =>
  circle([x, y - radius * 0.5], radius, '#3b4a86') +
  circle([x - radius * 0.2, y - radius * 0.72], radius * 0.62, '#5a6cb0') +
  circle([x + radius * 0.1, y - radius * 0.95], radius * 0.24, '#2b3464');

/** Of a batter with berries in it: they show on the sides of the stack. */
const bakedIn = (layers: number): string =>
  times(layers, (index) =>
    [-70, -22, 34, 78]
      .map((x) => ellipse([x + ((index * 29) % 23), -index * 27 - 13], 7, 5, '#5d4a86'))
      .join(''),
  ).join('');

export const blueberryPancakes: Drawer = (pen, wish) => {
  const { count = 5 } = wish;
  const layers = Math.min(9, count);
  const plain = pancakes(pen, wish);
  const y = -layers * 27;
  return {
    ...plain,
    svg:
      plain.svg +
      bakedIn(layers) +
      BERRIES.map(([x, dy]) => berry([x, y + dy], 13)).join('') +
      FALLEN.map((at) => berry(at, 12)).join(''),
  };
};

export const pancakes: Drawer = (pen, { count = 5 }) => {
  const layers = Math.min(9, count);
  const y = -layers * 27;
  const drops = pointsOf('-97 60, -68 30, -38 92, 4 44, 38 112, 70 34, 96 70');
  return {
    unitCm: 0.06,
    svg:
      times(layers, (index) => pancakeLayer(pen, index)).join('') +
      ellipse([0, y], 113, 28, '#8f3d12') +
      drops.map(([x, length]) => syrupDrop(x, y, Math.min(length, layers * 22))).join('') +
      ellipse([-3, y - 2], 107, 24, '#b4581c') +
      ellipse([-10, y - 4], 90, 18, '#c96d28') +
      placed(BUTTER, { at: [-34, y - 8], scaleX: 0.5 }),
    anchors: { top: { at: [0, y], spanCm: 160 } },
  };
};

/** One alone in the air, seen from below its edge. */
export const pancake: Drawer = () => ({
  unitCm: 0.09,
  svg:
    ellipse([0, -40], 128, 40, '#b4692c') +
    ellipse([0, -48], 126, 38, '#eab765') +
    ellipse([0, -49], 104, 29, '#c77f38') +
    ellipse([-22, -54], 62, 13, '#d89a50'),
});

export const macaron: Drawer = (pen, { color = HOUSE.pink, count = 3 }) => ({
  unitCm: 0.03,
  svg: times(count, (index) => {
    const y = -index * 78;
    const tint = [color, '#a9d3a0', HOUSE.sky, HOUSE.mustard][index % 4] ?? color;
    return placed(
      formed(
        pen,
        'M-88 -30C-88 -2 -60 0 0 0S88 -2 88 -30Q90 -40 0 -40T-88 -30Z',
        darker(tint, 0.06),
        { depth: 10 },
      ) +
        rectangle([-82, -48], 164, 14, '#fff4e6', { radius: 6 }) +
        formed(pen, 'M-88 -50C-88 -84 -60 -92 0 -92S88 -84 88 -50Q90 -42 0 -42T-88 -50Z', tint, {
          depth: 12,
          light: 6,
        }),
      { at: [(index % 2) * 10 - 4, y] },
    );
  }).join(''),
});
