import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, cylinder, panel, sidePanel } from '../solids';
import { board, chair, cup, plant, plate, row } from './pieces';
import type { FurnitureSet } from './set';

/** A table laid for four. */
export const diningTable: FurnitureSet = {
  holds: ['table'],
  form: ({ main, wood }) => ({
    size: [150, 176, 96],
    draw: (view) =>
      times(2, (index) => chair(view, [22 + index * 64, 0], 'far', main)).join('') +
      board(view, [0, 46], [150, 84, 75], wood) +
      times(2, (index) => plate(view, [43 + index * 64, 66, 75], HOUSE.coral)).join('') +
      times(2, (index) => plate(view, [43 + index * 64, 110, 75], HOUSE.leaf)).join('') +
      plant(view, [75, 88, 75], 26, HOUSE.cream) +
      times(2, (index) => chair(view, [22 + index * 64, 134], 'near', main)).join(''),
  }),
};

/** A round table for two. */
export const cafeTable: FurnitureSet = {
  holds: ['round-table', 'table'],
  form: ({ main, wood }) => ({
    size: [170, 84, 96],
    draw: (view) =>
      chair(view, [0, 21], 'left', main) +
      cylinder(view, [85, 42, 0], 24, 4, HOUSE.ink) +
      cylinder(view, [85, 42, 4], 5, 64, HOUSE.ink) +
      cylinder(view, [85, 42, 68], 40, 6, wood) +
      cup(view, [72, 34, 74], HOUSE.white) +
      plate(view, [98, 52, 74], HOUSE.crust) +
      chair(view, [128, 21], 'right', main),
  }),
};

/** A counter with a case of cakes, a till and a coffee machine. */
export const servingCounter: FurnitureSet = {
  holds: ['counter', 'display-case', 'coffee-machine', 'cash-register'],
  form: ({ main, second, wood }) => ({
    size: [250, 74, 150],
    draw: (view) =>
      box(view, [0, 0, 0], [250, 74, 96], main) +
      times(7, (index) => panel(view, [6 + index * 35, 74.3, 8], 28, 78, lighter(main, 0.12))).join(
        '',
      ) +
      box(view, [-4, -2, 96], [258, 80, 6], wood) +
      box(view, [14, 14, 102], [58, 44, 44], HOUSE.metal) +
      panel(view, [20, 58.3, 108], 46, 20, HOUSE.ink) +
      box(view, [20, 18, 146], [46, 34, 5], second) +
      cup(view, [34, 64, 102], HOUSE.white) +
      box(view, [92, 22, 102], [36, 30, 10], HOUSE.ink) +
      box(view, [94, 24, 112], [32, 5, 26], HOUSE.ink) +
      panel(view, [96, 29.3, 115], 28, 20, '#bfe3ef') +
      box(view, [148, 10, 102], [92, 54, 4], HOUSE.cream) +
      row(
        view,
        [152, 20, 106],
        84,
        [30, 13],
        [HOUSE.crust, HOUSE.pink, HOUSE.chocolate, HOUSE.bread],
      ) +
      view.quad(
        [
          [148, 64, 106],
          [240, 64, 106],
          [240, 64, 146],
          [148, 64, 146],
        ],
        '#dff3fb',
        'left',
        0.45,
      ) +
      box(view, [146, 8, 146], [96, 58, 4], second),
  }),
};

/** A counter with stools before it. */
export const barCounter: FurnitureSet = {
  holds: ['counter', 'bar-stool', 'bar-counter'],
  form: ({ main, second, wood }) => ({
    size: [250, 120, 136],
    draw: (view) =>
      box(view, [0, 0, 0], [250, 62, 104], darker(wood, 0.2)) +
      times(5, (index) => panel(view, [8 + index * 49, 62.3, 10], 40, 82, wood)).join('') +
      box(view, [-4, -2, 104], [258, 70, 6], lighter(wood, 0.2)) +
      row(view, [24, 16, 110], 90, [8, 26], [HOUSE.green, second, HOUSE.brown, HOUSE.mustard]) +
      times(3, (index) => cup(view, [150 + index * 24, 40, 110], HOUSE.glass)).join('') +
      times(4, (index) => {
        const x = 36 + index * 60;
        return (
          cylinder(view, [x, 98, 0], 16, 4, HOUSE.ink) +
          cylinder(view, [x, 98, 4], 4, 66, HOUSE.metalDark) +
          cylinder(view, [x, 98, 70], 18, 7, main)
        );
      }).join(''),
  }),
};

/** Base units with a worktop, a sink and a hob, along a wall. */
export const kitchenLine: FurnitureSet = {
  holds: ['counter', 'kitchen-counter', 'kitchen-units'],
  form: ({ main, second }) => ({
    size: [260, 62, 92],
    isAtWall: true,
    draw: (view) =>
      box(view, [0, 0, 0], [260, 60, 86], main) +
      times(
        5,
        (index) =>
          panel(view, [3 + index * 51.6, 60.3, 8], 47, 72, lighter(main, 0.14)) +
          panel(view, [14 + index * 51.6, 60.6, 68], 24, 4, HOUSE.metal),
      ).join('') +
      box(view, [0, 0, 86], [260, 62, 6], HOUSE.cream) +
      view.quad(
        [
          [30, 12, 92.2],
          [92, 12, 92.2],
          [92, 48, 92.2],
          [30, 48, 92.2],
        ],
        HOUSE.metalDark,
        'top',
      ) +
      box(view, [58, 4, 92], [5, 5, 26], HOUSE.metal) +
      box(view, [58, 6, 116], [5, 20, 4], HOUSE.metal) +
      box(view, [130, 12, 92], [26, 30, 30], second) +
      row(
        view,
        [176, 14, 92],
        64,
        [18, 24],
        [HOUSE.mustard, HOUSE.cream, HOUSE.coral, HOUSE.green],
      ),
  }),
};

/** Shelves of goods that are reached from both sides. */
export const gondola: FurnitureSet = {
  holds: ['shelf', 'bookshelf', 'wall-shelf', 'supermarket-shelf'],
  form: ({ main, second, third }) => {
    const goods = [main, second, third, HOUSE.mustard, HOUSE.leaf, HOUSE.pink] as const;
    return {
      size: [250, 66, 150],
      draw: (view) =>
        box(view, [0, 0, 0], [250, 40, 132], HOUSE.snow) +
        times(3, (level) => {
          const z = 10 + level * 42;
          const shift = goods.slice(level).concat(goods.slice(0, level));
          return (
            panel(view, [2, 40.3, z - 4], 246, 40, '#aeb9d2') +
            box(view, [0, 40, z - 6], [250, 26, 5], HOUSE.white) +
            row(view, [6, 46, z], 240, [16, 30], shift) +
            panel(view, [0, 66.2, z - 6], 250, 5, second)
          );
        }).join('') +
        sidePanel(view, [250.3, 4, 8], 32, 112, HOUSE.metal) +
        box(view, [-3, -3, 132], [256, 46, 10], main),
    };
  },
};

/** A belt with a till at its end. */
export const checkout: FurnitureSet = {
  holds: ['cash-register', 'checkout', 'counter'],
  form: ({ main, second, third }) => ({
    size: [210, 84, 130],
    draw: (view) =>
      box(view, [0, 0, 0], [210, 62, 82], HOUSE.snow) +
      panel(view, [0, 62.3, 10], 210, 14, main) +
      box(view, [10, 6, 82], [130, 46, 3], HOUSE.ink) +
      row(view, [24, 20, 85], 90, [18, 22], [main, second, third, HOUSE.leaf]) +
      box(view, [156, 14, 82], [34, 30, 12], HOUSE.ink) +
      box(view, [158, 16, 94], [30, 5, 26], HOUSE.ink) +
      panel(view, [160, 21.3, 97], 26, 20, '#bfe3ef') +
      box(view, [196, 4, 82], [6, 6, 50], HOUSE.metalDark) +
      box(view, [186, 2, 128], [26, 10, 20], second),
  }),
};
