import type { Hex } from '@/lib/color/hex';
import { ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { blob } from '@/lib/svg/path';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import {
  createLathe,
  defineFamily,
  type Drawer,
  formed,
  hoop,
  leaf,
  paintMouth,
  paintSide,
  rod,
  rounded,
  sprig,
  topOf,
} from '../form';
import type { Pen } from '../pen';
import { leafRoof } from './leaf-roof';
import {
  singleLeaf,
  mapleLeaf,
  clover,
  twig,
  fern,
  grass,
  reed,
  wheat,
  wreath,
  ivy,
  seaweed,
  coral,
  bamboo,
  nest,
  pineCone,
  acorn,
} from './wild';

const POT = createLathe('40 0!, 42 3, 54 74!, 60 76!, 61 94!', { tilt: 0.2 });
function pot(pen: Pen, color: Hex): { back: string; front: string; y: number } {
  return {
    back: paintMouth(POT, color, { wall: 0.08, filling: HOUSE.soil }),
    front: paintSide(pen, POT, color, {
      material: 'matte',
      extra: hoop(POT, 70, 76, darker(color, 0.24), 0.7),
    }),
    y: topOf(POT).at[1],
  };
}
type Growth = (pen: Pen, y: number) => string;
const potted =
  (growth: Growth, unitCm = 0.28): Drawer =>
  (pen, { color = HOUSE.coral }) => {
    const { back, front, y } = pot(pen, color);
    return {
      unitCm,
      svg: back + growth(pen, y),
      front,
      anchors: { grip: { at: [50, -50] }, gripFar: { at: [-50, -50] }, inside: { at: [0, y] } },
    };
  };

const rubberPlant: Growth = (pen, y) =>
  rod(pen, `M0 ${y}V${y - 170}`, '#6d7a45', 7) +
  times(11, (index) =>
    leaf(
      [0, y - 14 - index * 15],
      96 - index * 3,
      30,
      index % 2 ? -28 - index * 3 : -152 + index * 3,
      index % 3 ? HOUSE.leaf : HOUSE.leafDark,
    ),
  ).join('') +
  leaf([0, y - 168], 70, 20, -90, lighter(HOUSE.leaf, 0.12));
const monstera: Growth = (pen, y) =>
  [
    [-62, 132, 0.78],
    [62, 120, 0.74],
    [-28, 176, 0.86],
    [32, 168, 0.9],
    [0, 112, 0.96],
  ]
    .map(([turn = 0, length = 0, size = 1], index) => {
      const [x, dy] = polar(-90 + turn, length);
      const fill = index % 2 ? HOUSE.leafDark : HOUSE.leaf;
      const half =
        'C-44 46 -96 10 -84 -36L-44 -28L-82 -56C-80 -78 -66 -92 -54 -100L-34 -52L-36 -112Q-16 -126 0 -132';
      const mirror =
        'Q16 -126 36 -112L34 -52L54 -100C66 -92 80 -78 82 -56L44 -28L84 -36C96 10 44 46 0 24Z';
      const holes = [
        [-20, -10],
        [20, -10],
        [-16, -62],
        [16, -62],
      ]
        .map(([hx = 0, hy = 0]) => ellipse([hx, hy], 6, 10, darker(fill, 0.4)))
        .join('');
      return (
        rod(pen, `M0 ${y}Q${x * 0.2} ${y + dy * 0.7} ${x} ${y + dy}`, '#4d8a55', 6) +
        placed(
          formed(pen, `M0 24${half}${mirror}`, fill, {
            depth: 10,
            light: 5,
            extra:
              stroke(
                'M0 24V-120M0 6L-60 4M0 6L60 4M0 -30L-66 -64M0 -30L66 -64',
                lighter(fill, 0.25),
                4,
              ) + holes,
          }),
          { at: [x, y + dy], angleDegrees: turn * 0.7, scaleX: size * 0.8 },
        )
      );
    })
    .join('');
const snakePlant: Growth = (pen, y) =>
  times(7, (index) =>
    placed(
      formed(
        pen,
        'M-12 0C-20 -80 -14 -140 0 -190C14 -140 20 -80 12 0Z',
        index % 2 ? '#3f8a5f' : '#57a06a',
        {
          depth: 7,
          light: 4,
          extra: times(6, (k) =>
            stroke(`M-20 ${-20 - k * 28}q20 -10 40 0`, darker('#3f8a5f', 0.2), 4, { opacity: 0.6 }),
          ).join(''),
        },
      ),
      {
        at: [(index - 3) * 11, y + 4],
        angleDegrees: (index - 3) * 8,
        scaleX: 0.9 - Math.abs(index - 3) * 0.08,
      },
    ),
  ).join('');
const sprout: Growth = (pen, y) =>
  rod(pen, `M0 ${y}C-4 ${y - 30} 4 ${y - 40} 0 ${y - 62}`, '#6fae52', 7) +
  leaf([0, y - 58], 62, 24, -30, '#7cc05f') +
  leaf([0, y - 58], 58, 22, -152, HOUSE.leaf);
const herb: Growth = (_pen, y) =>
  times(9, (index) =>
    sprig({
      at: [(index - 4) * 8, y],
      length: 110 - Math.abs(index - 4) * 9,
      angleDegrees: -90 + (index - 4) * 12,
      pairs: 4,
      leafLength: 36,
      leafWidth: 13,
      color: index % 2 ? '#5fae52' : HOUSE.leaf,
    }),
  ).join('');
const bonsai: Growth = (pen, y) =>
  rod(
    pen,
    `M-6 ${y}C-30 ${y - 40} 30 ${y - 60} 0 ${y - 110}C-14 ${y - 130} -60 ${y - 120} -80 ${y - 124}M6 ${y - 76}C40 ${y - 84} 50 ${y - 90} 74 ${y - 90}`,
    HOUSE.woodDark,
    15,
  ) +
  [
    [-82, -136, 52],
    [78, -104, 50],
    [4, -160, 64],
  ]
    .map(([x = 0, dy = 0, r = 0]) =>
      rounded(
        pen,
        blob(
          times(14, (k) => polar(k * (360 / 14), k % 2 ? r * 0.9 : r * 1.04)).map(
            ([px, py]) => [x + px, y + dy + py * 0.5] as const,
          ),
        ),
        { at: [x, y + dy], rx: r, ry: r * 0.52, color: HOUSE.leaf },
      ),
    )
    .join('');

const cactusBody = (pen: Pen, y: number) => {
  const ribbed = (data: string, xs: readonly number[], top: number, bottom: number) =>
    formed(pen, data, '#4f9a62', {
      depth: 14,
      light: 6,
      extra: xs.map((x) => stroke(`M${x} ${bottom}V${top}`, darker('#4f9a62', 0.2), 3)).join(''),
    });
  return (
    ribbed(
      `M-70 ${y - 96}V${y - 120}Q-70 ${y - 138} -56 ${y - 138}T-42 ${y - 120}V${y - 96}Q-40 ${y - 84} -28 ${y - 84}V${y - 56}Q-70 ${y - 56} -70 ${y - 96}Z`,
      [-56],
      y - 140,
      y - 60,
    ) +
    ribbed(
      `M70 ${y - 116}V${y - 150}Q70 ${y - 168} 57 ${y - 168}T44 ${y - 150}V${y - 116}Q42 ${y - 104} 28 ${y - 104}V${y - 76}Q70 ${y - 76} 70 ${y - 116}Z`,
      [57],
      y - 170,
      y - 80,
    ) +
    ribbed(
      `M-32 ${y + 4}V${y - 180}Q-32 ${y - 214} 0 ${y - 214}T32 ${y - 180}V${y + 4}Z`,
      [-16, 0, 16],
      y - 206,
      y,
    ) +
    times(9, (index) =>
      stroke(`M${-24 + (index % 3) * 24} ${y - 20 - index * 20}l5 -5`, '#f3f3d0', 2),
    ).join('') +
    times(5, (index) =>
      placed(path('M0 0C-9 -8 -7 -20 0 -24C7 -20 9 -8 0 0Z', HOUSE.pink), {
        at: [0, y - 212],
        angleDegrees: (index - 2) * 34,
      }),
    ).join('')
  );
};
const cactus: Drawer = (pen, { color = HOUSE.coral, state }) => {
  if (state === 'open')
    return { unitCm: 0.9, svg: cactusBody(pen, 0), anchors: { top: { at: [0, -214] } } };
  const { back, front, y } = pot(pen, color);
  return {
    unitCm: 0.1,
    svg: back + placed(cactusBody(pen, 0), { at: [0, y + 6], scaleX: 0.8 }),
    front,
    anchors: { grip: { at: [50, -50] } },
  };
};
const succulent: Drawer = (pen, { color = HOUSE.cream }) => {
  const { back, front, y } = pot(pen, color);
  const rosette = [1, 0.74, 0.48]
    .map((size, level) =>
      times(9, (index) =>
        placed(
          path(
            'M0 0C-22 -14 -20 -50 0 -62C20 -50 22 -14 0 0Z',
            index % 2 ? lighter('#6fae8f', level * 0.14) : darker('#6fae8f', 0.1 - level * 0.05),
          ),
          { at: [0, y - 14 - level * 8], angleDegrees: -90 + index * 22.5, scaleX: size },
        ),
      ).join(''),
    )
    .join('');
  return { unitCm: 0.09, svg: back + rosette, front, anchors: { grip: { at: [50, -50] } } };
};

/** Pot plants, leaves, grasses and what grows in water. A cactus that is `open` stands in the desert. */
export const green = defineFamily('green', {
  'potted-plant': potted(rubberPlant),
  monstera: potted(monstera, 0.3),
  'snake-plant': potted(snakePlant),
  sprout: potted(sprout, 0.1),
  herb: potted(herb, 0.13),
  bonsai: potted(bonsai, 0.16),
  cactus,
  succulent,
  leaf: singleLeaf,
  'leaf-roof': leafRoof,
  'maple-leaf': mapleLeaf,
  clover,
  twig,
  fern,
  grass,
  reed,
  wheat,
  wreath,
  ivy,
  seaweed,
  coral,
  bamboo,
  nest,
  'pine-cone': pineCone,
  acorn,
});
