import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, path, placed, stroke } from '@/lib/svg/markup';
import { polar, times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { defineFamily, type Drawer, leaf, sprig } from '../form';

/** What is cut and put beside goods and dishes: sprigs that lie, a flowering twig, a petal. */

interface Habit {
  color: Hex;
  pairs: number;
  leafLength: number;
  leafWidth: number;
}

/** Two that lie across each other, the farther one darker. */
const lying =
  ({ color: own, ...habit }: Habit): Drawer =>
  (_pen, { color = own }) => ({
    unitCm: 0.085,
    svg:
      sprig({
        at: [-96, -8],
        length: 190,
        angleDegrees: -17,
        ...habit,
        color: darker(color, 0.14),
      }) + sprig({ at: [-108, 4], length: 212, angleDegrees: -3, bend: 8, ...habit, color }),
  });

/** Stems with round leaves on both their sides. */
const eucalyptus: Drawer = (_pen, { color = '#86a896' }) => {
  const stem = (turn: number, tone: Hex) => {
    const leaves = times(7, (index) => {
      const along = 36 + index * 27;
      const side = index % 2 ? 1 : -1;
      const [x, y] = polar(turn, along);
      const [dx, dy] = polar(turn + side * 64, 21 - index);
      return placed(
        ellipse([0, 0], 24 - index * 1.6, 18 - index * 1.2, index % 3 ? tone : lighter(tone, 0.14)),
        {
          at: [x + dx, y + dy],
          angleDegrees: turn + side * 64,
        },
      );
    });
    const [ex, ey] = polar(turn, 216);
    return stroke(`M0 0L${ex} ${ey}`, darker(tone, 0.3), 4) + leaves.join('');
  };
  return {
    unitCm: 0.085,
    svg:
      placed(stem(-19, darker(color, 0.14)), { at: [-100, -6] }) +
      placed(stem(-4, color), { at: [-108, 6] }),
  };
};

/** A handful of stalks that lie, their ears to the right. */
const lavender: Drawer = (_pen, { color = '#9a7fd1' }) => ({
  unitCm: 0.085,
  svg:
    [-21, -12, -4, 3]
      .map((turn, index) => {
        const stalk = stroke('M0 0H128', index % 2 ? HOUSE.leaf : darker(HOUSE.leaf, 0.14), 4);
        const ear = times(7, (at) =>
          ellipse(
            [126 + at * 12, at % 2 ? -5 : 5],
            9,
            7.5 - at * 0.4,
            at % 3 ? color : lighter(color, 0.18),
          ),
        );
        const tip = ellipse([212, 0], 8, 4, darker(color, 0.1));
        return placed(stalk + tip + ear.join(''), { at: [-112, index * 3], angleDegrees: turn });
      })
      .join('') + stroke('M-70 -22L-62 12', '#d8b98a', 7),
});

const mint: Drawer = (_pen, { color = HOUSE.leaf }) => ({
  unitCm: 0.045,
  svg:
    stroke('M-92 4Q-20 -12 70 -10', darker(color, 0.3), 6) +
    [
      [-46, 0, 62, -128, 0],
      [-44, -2, 58, 108, 0.1],
      [6, -8, 66, -116, 0.12],
      [10, -8, 60, 96, 0],
      [56, -10, 58, -76, 0],
      [58, -10, 54, 52, 0.14],
      [62, -10, 64, -12, 0.08],
    ]
      .map(([x = 0, y = 0, length = 0, turn = 0, by = 0]) =>
        leaf([x, y], length, length * 0.42, turn, by ? lighter(color, by) : color),
      )
      .join(''),
});

const PETAL = 'M-46 10C-40 -18 -14 -42 22 -38C44 -34 54 -18 46 -4C30 18 -14 20 -46 10Z';
/** One petal that fell: a shallow cup that narrows to where it was held. */
const petal: Drawer = (_pen, { color = '#e2798f' }) => ({
  unitCm: 0.03,
  svg:
    path(PETAL, darker(color, 0.06)) +
    path(
      'M-46 10C-30 -20 -6 -36 22 -34C38 -30 42 -22 34 -14C12 4 -18 10 -46 10Z',
      lighter(color, 0.28),
    ) +
    path('M-46 10C-28 -8 -4 -18 16 -18C22 -14 18 -8 8 -4C-10 4 -28 8 -46 10Z', color, {
      opacity: 0.5,
    }),
});

const CITRUS: Hex = '#fbf8ee';
/** Five narrow petals about a yellow middle, seen at an angle. */
function star([x, y]: readonly [number, number], size: number, color: Hex): string {
  const petals = times(5, (index) =>
    leaf([0, 0], size, size * 0.42, index * 72 - 90, index % 2 ? color : darker(color, 0.07)),
  );
  const threads = times(6, (index) => {
    const [tx, ty] = polar(index * 60 + 20, size * 0.3);
    return circle([tx, ty], size * 0.075, HOUSE.yellow);
  });
  return placed(petals.join('') + threads.join('') + circle([0, 0], size * 0.12, '#cfd98a'), {
    at: [x, y],
  });
}

/** A twig of glossy leaves with white flowers and buds. */
const citrusBlossom: Drawer = (_pen, { color = CITRUS }) => ({
  unitCm: 0.085,
  svg:
    stroke('M0 0Q-8 -80 2 -190', '#6d7a45', 7) +
    [
      [-3, -36, 82, -158, 0],
      [-4, -58, 88, -22, 0.1],
      [-4, -104, 86, -150, 0.06],
      [0, -128, 80, -34, 0],
      [2, -180, 70, -108, 0.08],
    ]
      .map(([x = 0, y = 0, length = 0, turn = 0, by = 0]) =>
        leaf([x, y], length, length * 0.3, turn, by ? lighter(HOUSE.leafDark, by) : HOUSE.leafDark),
      )
      .join('') +
    star([-26, -128], 40, color) +
    star([36, -166], 44, color) +
    star([-8, -202], 38, color) +
    ellipse([52, -112], 10, 14, color) +
    ellipse([-52, -172], 9, 13, darker(color, 0.05)),
  anchors: { grip: { at: [0, -10] } },
});

export const cutSprig = defineFamily('cut-sprig', {
  'rosemary-sprig': lying({ color: '#5f8f7a', pairs: 15, leafLength: 26, leafWidth: 4 }),
  'thyme-sprig': lying({ color: '#7f9f5a', pairs: 13, leafLength: 13, leafWidth: 6 }),
  'sage-sprig': lying({ color: '#9fb39a', pairs: 6, leafLength: 50, leafWidth: 15 }),
  'mint-sprig': mint,
  'eucalyptus-sprig': eucalyptus,
  'lavender-bundle': lavender,
  'citrus-blossom': citrusBlossom,
  petal,
});
