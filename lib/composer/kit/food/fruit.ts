import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { ellipsePath } from '@/lib/svg/path';
import { type Point, polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { ball, defineFamily, type Drawer, formed, leaf, rod, rounded, pointsOf } from '../form';
import type { Pen } from '../pen';
import { fig, olive } from './figs';
import { mango, pomegranate } from './stone-and-seed';
import { berries, cherry, grapes, STALK, strawberry } from './berries';

const APPLE =
  'M0 -201C-40 -229 -116 -211 -116 -129C-116 -51 -62 3 -26 -1Q0 -9 26 -1C62 3 116 -51 116 -129C116 -211 40 -229 0 -201Z';

function specks(pen: Pen, count: number, at: Point, reach: number, fill: Hex, size = 2.2): string {
  return times(count, () => {
    const [x, y] = polar(pen.random.between(0, 360), Math.sqrt(pen.random()) * reach);
    return circle([at[0] + x, at[1] + y], pen.random.between(size * 0.6, size * 1.2), fill, {
      opacity: 0.55,
    });
  }).join('');
}

const apple: Drawer = (pen, { color = HOUSE.red, state }) => {
  const dent = ellipse([4, -200], 52, 18, darker(color, 0.4), { opacity: 0.55 });
  if (state === 'cut') {
    return {
      unitCm: 0.035,
      svg:
        formed(pen, APPLE, color, { depth: 0, light: 0 }) +
        placed(
          path(APPLE, '#f7ecc2') +
            path('M0 -176C-26 -160 -30 -60 0 -40C30 -60 26 -160 0 -176Z', '#efdca0') +
            [-12, 12].map((x) => ellipse([x, -104], 7, 15, STALK)).join(''),
          { at: [0, -9], scaleX: 0.92 },
        ) +
        rod(pen, 'M0 -190Q4 -224 20 -246', STALK, 8),
    };
  }
  return {
    unitCm: 0.035,
    svg:
      rounded(pen, APPLE, {
        at: [0, -108],
        rx: 120,
        color,
        extra: specks(pen, 14, [0, -100], 90, '#fff3c4') + dent,
      }) +
      rod(pen, 'M2 -196Q4 -230 22 -252', STALK, 9) +
      leaf([14, -226], 86, 25, -20, HOUSE.leaf) +
      path(
        'M-74 -140C-80 -172 -54 -192 -42 -188C-36 -184 -64 -166 -64 -140C-66 -132 -72 -132 -74 -140Z',
        '#ffffff',
        { opacity: 0.75 },
      ),
  };
};

const pear: Drawer = (pen, { color = '#a4c648' }) => ({
  unitCm: 0.035,
  svg:
    rounded(
      pen,
      'M0 -280C-44 -280 -52 -232 -58 -196C-66 -152 -108 -134 -108 -78C-108 -22 -58 0 0 0S108 -22 108 -78C108 -134 66 -152 58 -196C52 -232 44 -280 0 -280Z',
      {
        at: [0, -110],
        rx: 116,
        ry: 140,
        color,
        extra:
          specks(pen, 16, [-4, -100], 90, '#7d8a2b') +
          ellipse([-30, -230], 24, 36, lighter(color, 0.24)),
      },
    ) +
    rod(pen, 'M0 -276Q0 -306 16 -322', STALK, 9) +
    leaf([4, -290], 76, 22, 12, HOUSE.leaf) +
    path(
      'M-76 -96C-82 -126 -66 -146 -54 -144C-48 -140 -66 -120 -66 -94C-68 -86 -74 -88 -76 -96Z',
      '#ffffff',
      { opacity: 0.6 },
    ),
});

/** An orange, a peach, a plum: a ball with a navel and, perhaps, a leaf. */
const round =
  (base: Hex, unitCm: number, { leafy = true, pores = true, crease = false } = {}): Drawer =>
  (pen, { color = base, state }) => {
    if (state === 'cut') return { unitCm, svg: citrusHalf(color) };
    return {
      unitCm,
      svg:
        ball(pen, [0, -100], 100, color, {
          glint: 0.6,
          extra:
            (pores ? specks(pen, 26, [0, -100], 92, darker(color, 0.3), 2) : '') +
            (crease
              ? stroke('M8 -196C50 -160 54 -60 20 -6', darker(color, 0.25), 6, { opacity: 0.6 })
              : ''),
        }) +
        ellipse([2, -190], 16, 6, darker(color, 0.35)) +
        (leafy
          ? leaf([4, -191], 74, 22, -22, HOUSE.leaf) + leaf([2, -191], 56, 18, -150, HOUSE.leafDark)
          : '') +
        rod(pen, 'M2 -190q0 -12 6 -18', STALK, 7),
    };
  };

function citrusHalf(color: Hex): string {
  const wedge = (index: number) =>
    placed(
      path(
        'M0 -10C-10 -20 -32 -66 -28 -76Q0 -92 28 -76C32 -66 10 -20 0 -10Z',
        lighter(color, 0.16),
      ) + path('M4 -20C16 -40 28 -60 26 -74Q14 -82 4 -82Z', color),
      { angleDegrees: index * 40 },
    );
  return placed(
    circle([3, 4], 100, darker(color, 0.16)) +
      circle([0, 0], 99, color) +
      circle([0, 0], 91, '#fff4d6') +
      times(9, wedge).join(''),
    { at: [0, -100] },
  );
}

const lemonPath =
  'M-112 -62C-104 -70 -96 -74 -88 -84C-62 -120 62 -120 88 -84C96 -74 106 -72 114 -62C106 -52 96 -48 88 -38C62 0 -62 0 -88 -38C-96 -48 -104 -54 -112 -62Z';
const lemon =
  (base: Hex): Drawer =>
  (pen, { color = base, state }) =>
    state === 'cut'
      ? { unitCm: 0.033, svg: citrusHalf(color) }
      : {
          unitCm: 0.04,
          svg:
            placed(
              rounded(pen, lemonPath, {
                at: [0, -61],
                rx: 104,
                ry: 62,
                color,
                extra: specks(pen, 22, [0, -60], 80, darker(color, 0.3)),
              }) + ellipse([-40, -92], 18, 8, '#ffffff', { opacity: 0.7 }),
              { angleDegrees: -8, at: [0, -10] },
            ) + leaf([96, -72], 64, 18, -50, HOUSE.leaf),
        };

const banana: Drawer = (pen, { color = '#f7cf46', count = 2 }) => {
  const one =
    'M-128 -118C-120 -40 -40 8 70 -6C96 -10 124 -22 136 -44L126 -58C100 -44 60 -44 26 -52C-40 -70 -84 -104 -104 -142Z';
  const single = (angleDegrees: number, at: Point) =>
    placed(
      formed(pen, one, color, {
        depth: 16,
        light: 5,
        tone: 0.14,
        extra:
          stroke('M-116 -124C-96 -60 -20 -22 80 -26', darker(color, 0.16), 4) +
          stroke('M-112 -116C-90 -74 -30 -40 40 -36', lighter(color, 0.5), 8, { opacity: 0.8 }),
      }) + path('M128 -60L138 -42Q146 -48 142 -58Q136 -64 128 -60Z', STALK),
      { angleDegrees, at },
    );
  return {
    unitCm: 0.065,
    svg:
      (count > 1 ? single(-16, [14, -26]) : '') +
      single(0, [0, 0]) +
      (count > 2 ? single(14, [-10, 22]) : '') +
      path('M-132 -112L-136 -160Q-128 -168 -116 -160L-102 -140Z', '#8a7a32'),
  };
};

const watermelon: Drawer = (pen, { state }) => {
  const [rind, flesh] = ['#2f7d4f', '#f0576a'];
  if (state === 'cut') {
    const seeds = pointsOf(
      '-66 -54, -22 -34, 22 -34, 66 -54, -44 -84, 0 -74, 44 -84, -20 -118, 24 -120',
    );
    return {
      unitCm: 0.09,
      svg:
        path('M-150 -100A152 152 0 0 0 150 -100L0 -190Z', rind) +
        placed(path('M-150 -100A152 152 0 0 0 150 -100Q0 0 -150 -100Z', darker(rind, 0.2)), {}) +
        path('M-140 -104A141 141 0 0 0 140 -104L0 -190Z', '#dff0c2') +
        path('M-128 -110A130 130 0 0 0 128 -110L0 -190Z', flesh) +
        pen.clip(
          'M-128 -110A130 130 0 0 0 128 -110L0 -190Z',
          path('M40 -200C60 -120 40 -40 0 40H160V-200Z', darker(flesh, 0.12)) +
            path('M0 -190L-128 -110L-116 -96L4 -176Z', lighter(flesh, 0.3)),
        ) +
        seeds
          .map(([x, y]) =>
            placed(path('M0 -9C6 -2 6 7 0 8C-6 7 -6 -2 0 -9Z', '#3a2430'), { at: [x, y] }),
          )
          .join(''),
    };
  }
  const stripes = [-78, -44, -8, 30, 66, 92]
    .map((x) =>
      stroke(
        `M${x * 0.3} -202C${x * 1.1} -180 ${x * 1.25} -110 ${x * 1.3} -90S${x * 1.1} -20 ${x * 0.3} 0`,
        darker(rind, 0.35),
        11,
        { opacity: 0.75 },
      ),
    )
    .join('');
  return {
    unitCm: 0.12,
    svg:
      rounded(pen, ellipsePath([0, -100], 124, 100), {
        at: [0, -100],
        rx: 124,
        ry: 100,
        color: lighter(rind, 0.14),
        extra: stripes,
      }) +
      ellipse([-56, -150], 24, 10, '#ffffff', { opacity: 0.5 }) +
      rod(pen, 'M0 -198q2 -16 16 -22', '#6f8a3c', 8),
  };
};

const avocado: Drawer = (pen, { state }) => {
  const body =
    'M0 -230C-38 -230 -46 -188 -60 -150C-74 -116 -92 -102 -92 -70C-92 -24 -50 0 0 0S92 -24 92 -70C92 -102 74 -116 60 -150C46 -188 38 -230 0 -230Z';
  if (state === 'plain')
    return {
      unitCm: 0.05,
      svg:
        rounded(pen, body, {
          at: [0, -90],
          rx: 96,
          ry: 120,
          color: '#4f7a3c',
          extra: specks(pen, 24, [0, -90], 84, '#2c4d2c'),
        }) + rod(pen, 'M0 -228q2 -10 8 -14', STALK, 8),
    };
  return {
    unitCm: 0.05,
    svg:
      path(body, '#3f6a38') +
      placed(path(body, '#a9c85a'), { scaleX: 0.93, at: [0, -7] }) +
      placed(path(body, '#e9e59a'), { scaleX: 0.82, at: [0, -17] }) +
      circle([6, -68], 45, darker('#e9e59a', 0.12)) +
      ball(pen, [0, -74], 42, '#96592f', { glint: 0.6 }),
  };
};

const pineapple: Drawer = (pen) => {
  const body =
    'M0 -190C-62 -190 -84 -140 -84 -94C-84 -36 -52 0 0 0S84 -36 84 -94C84 -140 62 -190 0 -190Z';
  const [color, net] = ['#f0ac3c', '#c27a26'];
  const lines = times(9, (index) =>
    stroke(
      `M${-220 + index * 44} -200Q${-130 + index * 44} -90 ${-20 + index * 44} 10M${220 - index * 44} -200Q${130 - index * 44} -90 ${20 - index * 44} 10`,
      net,
      5,
      { opacity: 0.75 },
    ),
  ).join('');
  const crown = times(11, (index) =>
    leaf(
      [(index - 5) * 5, -184],
      130 - Math.abs(index - 5) * 13,
      15,
      -90 + (index - 5) * 13,
      index % 2 ? HOUSE.leafDark : HOUSE.leaf,
    ),
  ).join('');
  return {
    unitCm: 0.1,
    svg: crown + rounded(pen, body, { at: [0, -94], rx: 90, ry: 100, color, extra: lines }),
  };
};

const coconut: Drawer = (pen) => ({
  unitCm: 0.07,
  svg:
    ball(pen, [0, -84], 84, '#8a5a3a', {
      glint: 0,
      extra: times(14, (index) =>
        stroke(`M${-80 + index * 12} ${-150 + (index % 5) * 9}q6 20 2 36`, '#5f3a26', 3, {
          opacity: 0.5,
        }),
      ).join(''),
    }) +
    placed(
      ellipse([0, 0], 84, 50, '#6d4430') +
        ellipse([0, -1], 77, 44, '#fdf8ee') +
        ellipse([2, 3], 62, 33, '#e6dde0') +
        ellipse([0, 6], 56, 27, '#f4f0ee'),
      { at: [0, -128], angleDegrees: -10 },
    ),
});

const kiwi: Drawer = () => ({
  unitCm: 0.032,
  svg: placed(
    circle([3, 4], 100, '#6b4f2c') +
      circle([0, 0], 98, '#8a6a3c') +
      circle([0, 0], 91, '#a7c24b') +
      circle([0, 0], 72, '#8fb23a') +
      ellipse([0, 0], 26, 30, '#f3f0c4') +
      times(22, (index) =>
        placed(ellipse([0, -46], 3.4, 8, '#2c2a2e'), { angleDegrees: index * 16.4 }),
      ).join('') +
      times(22, (index) =>
        placed(stroke('M0 -66V-82', '#c4d97a', 3), { angleDegrees: index * 16.4 + 8 }),
      ).join(''),
    { at: [0, -100] },
  ),
});

export const fruit = defineFamily('fruit', {
  apple,
  pear,
  orange: round(HOUSE.orange, 0.04),
  peach: round('#f6a46e', 0.036, { pores: false, crease: true }),
  plum: round('#6d4a8c', 0.026, { pores: false, crease: true }),
  pomegranate,
  lemon: lemon(HOUSE.yellow),
  lime: lemon('#8fbf40'),
  mango,
  banana,
  strawberry,
  cherry,
  grapes,
  watermelon,
  avocado,
  pineapple,
  coconut,
  kiwi,
  blueberry: berries('#4f62ad', 'blue'),
  raspberry: berries('#d23a5c', 'rasp'),
  blackberry: berries('#4a2c56', 'rasp'),
  olive,
  fig,
});
