import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, cone, cylinder, panel, wheel } from '../solids';
import { board, carton, mat, row, screen } from './pieces';
import type { FurnitureSet } from './set';

/** Cartons on a pallet. */
export const pallet: FurnitureSet = {
  holds: ['pallet', 'crate', 'box', 'cardboard-box'],
  form: () => ({
    size: [124, 104, 128],
    draw: (view) =>
      box(view, [0, 0, 0], [124, 104, 6], HOUSE.woodDark) +
      box(view, [0, 0, 6], [124, 104, 5], HOUSE.woodLight) +
      carton(view, [4, 4, 11], [56, 46, 50]) +
      carton(view, [64, 4, 11], [54, 46, 50]) +
      carton(view, [4, 54, 11], [56, 46, 50]) +
      carton(view, [64, 54, 11], [54, 46, 50]) +
      carton(view, [10, 8, 61], [52, 44, 44]) +
      carton(view, [66, 12, 61], [46, 40, 36]) +
      carton(view, [30, 54, 61], [50, 42, 40]),
  }),
};

/** Tall shelves of steel with cartons on three levels. */
export const highRack: FurnitureSet = {
  holds: ['storage-rack', 'shelf'],
  form: ({ main, second }) => ({
    size: [260, 80, 236],
    isAtWall: true,
    draw: (view) =>
      times(3, (index) => box(view, [index * 126, 0, 0], [8, 8, 236], main)).join('') +
      times(3, (level) => {
        const z = 6 + level * 76;
        return (
          box(view, [0, 0, z], [260, 78, 7], second) +
          times(4, (index) =>
            (index + level) % 5 === 3
              ? ''
              : carton(
                  view,
                  [10 + index * 62, 12, z + 7],
                  [52, 56, 34 + ((index * 5 + level * 3) % 3) * 9],
                ),
          ).join('')
        );
      }).join('') +
      times(3, (index) => box(view, [index * 126, 72, 0], [8, 8, 236], main)).join(''),
  }),
};

/** A belt on rollers that carries cartons. */
export const conveyor: FurnitureSet = {
  holds: ['conveyor-belt', 'conveyor'],
  form: ({ main }) => ({
    size: [300, 76, 112],
    draw: (view) =>
      times(4, (index) => box(view, [10 + index * 90, 6, 0], [8, 64, 56], HOUSE.metalDark)).join(
        '',
      ) +
      box(view, [0, 0, 56], [300, 76, 14], main) +
      view.quad(
        [
          [0, 8, 70.2],
          [300, 8, 70.2],
          [300, 68, 70.2],
          [0, 68, 70.2],
        ],
        HOUSE.ink,
        'left',
      ) +
      times(3, (index) => carton(view, [22 + index * 98, 18, 70], [48, 40, 34])).join(''),
  }),
};

/** A bench with flasks, a rack of tubes and a screen. */
export const labBench: FurnitureSet = {
  holds: ['workbench', 'lab-bench', 'microscope', 'flask'],
  form: ({ main, second }) => ({
    size: [230, 76, 140],
    draw: (view) =>
      box(view, [0, 0, 0], [230, 70, 84], HOUSE.snow) +
      times(4, (index) => panel(view, [5 + index * 56, 70.3, 8], 50, 66, lighter(main, 0.4))).join(
        '',
      ) +
      box(view, [-3, -2, 84], [236, 76, 6], HOUSE.metal) +
      times(
        3,
        (index) =>
          cone(
            view,
            [26 + index * 30, 34, 90],
            13,
            30,
            [main, HOUSE.leaf, HOUSE.coral][index] ?? main,
          ) + cylinder(view, [26 + index * 30, 34, 112], 4, 14, HOUSE.glass),
      ).join('') +
      row(view, [116, 30, 90], 44, [8, 22], [HOUSE.pink, HOUSE.sky, HOUSE.mustard]) +
      screen(view, [168, 16, 90], 54, '#e6eefb', [second, main]),
  }),
};

/** A bench with tools at work. */
export const workTable: FurnitureSet = {
  holds: ['workbench', 'toolbox'],
  form: ({ main, second, wood }) => ({
    size: [190, 76, 110],
    isAtWall: true,
    draw: (view) =>
      board(view, [0, 0], [190, 74, 86], wood) +
      box(view, [110, 6, 8], [70, 62, 68], main) +
      times(3, (index) =>
        panel(view, [114, 68.3, 12 + index * 21], 62, 17, lighter(main, 0.2)),
      ).join('') +
      box(view, [16, 20, 86], [50, 26, 24], second) +
      box(view, [36, 28, 110], [10, 10, 5], HOUSE.ink) +
      box(view, [90, 24, 86], [60, 6, 4], HOUSE.metal) +
      box(view, [84, 44, 86], [14, 22, 12], HOUSE.metalDark),
  }),
};

/** A running belt with its console. */
export const treadmill: FurnitureSet = {
  holds: ['treadmill'],
  form: ({ main }) => ({
    size: [84, 176, 140],
    draw: (view) =>
      box(view, [0, 0, 0], [84, 176, 16], HOUSE.ink) +
      view.quad(
        [
          [12, 8, 16.2],
          [72, 8, 16.2],
          [72, 170, 16.2],
          [12, 170, 16.2],
        ],
        HOUSE.asphalt,
        'left',
      ) +
      box(view, [2, 14, 16], [8, 8, 104], HOUSE.metal) +
      box(view, [2, 14, 92], [8, 60, 6], main) +
      box(view, [74, 14, 16], [8, 8, 104], HOUSE.metal) +
      box(view, [74, 14, 92], [8, 60, 6], main) +
      box(view, [0, 10, 118], [84, 10, 30], HOUSE.ink) +
      panel(view, [12, 20.3, 124], 60, 18, '#6ff0e0'),
  }),
};

/** Weights in two rows on a stand. */
export const weightRack: FurnitureSet = {
  holds: ['dumbbell', 'barbell', 'weights'],
  form: ({ main, second }) => ({
    size: [180, 54, 92],
    isAtWall: true,
    draw: (view) =>
      box(view, [0, 0, 0], [8, 50, 84], HOUSE.ink) +
      times(2, (level) => {
        const z = 24 + level * 42;
        return (
          box(view, [0, 8, z], [180, 38, 6], HOUSE.metalDark) +
          times(5, (index) => {
            const x = 14 + index * 33;
            const color = index % 2 ? main : second;
            return (
              box(view, [x, 14, z + 6], [20, 8, 17], color) +
              box(view, [x + 7, 20, z + 11], [6, 16, 6], HOUSE.metal) +
              box(view, [x, 34, z + 6], [20, 8, 17], color)
            );
          }).join('')
        );
      }).join('') +
      box(view, [172, 0, 0], [8, 50, 84], HOUSE.ink),
  }),
};

/** A bench to lie on under a bar with weights. */
export const pressBench: FurnitureSet = {
  holds: ['bench', 'weight-bench', 'barbell'],
  form: ({ main, second }) => ({
    size: [150, 150, 120],
    draw: (view) =>
      box(view, [34, 20, 0], [8, 8, 96], HOUSE.metalDark) +
      box(view, [108, 20, 0], [8, 8, 96], HOUSE.metalDark) +
      box(view, [56, 26, 0], [38, 12, 38], HOUSE.ink) +
      box(view, [54, 24, 38], [42, 116, 12], main) +
      box(view, [56, 120, 0], [38, 12, 38], HOUSE.ink) +
      wheel(view, [14, 25, 98], 24, HOUSE.ink, second) +
      box(view, [0, 22, 96], [150, 5, 5], HOUSE.metal) +
      wheel(view, [134, 27, 98], 24, HOUSE.ink, second),
  }),
};

/** Mats on the floor. */
export const mats: FurnitureSet = {
  holds: ['yoga-mat'],
  form: ({ main, third }) => ({
    size: [160, 170, 1],
    isFlat: true,
    draw: (view) => mat(view, [0, 0], 66, 170, main) + mat(view, [84, 0], 66, 170, third),
  }),
};

/** A bed with rails and a screen beside it, as in a ward. */
export const sickbed: FurnitureSet = {
  holds: ['bed', 'hospital-bed'],
  form: ({ main }) => ({
    size: [150, 214, 150],
    isAtWall: true,
    top: [54, 120, 66],
    draw: (view) =>
      box(view, [0, 0, 30], [104, 8, 78], HOUSE.snow) +
      box(view, [118, 12, 0], [6, 6, 110], HOUSE.metalDark) +
      box(view, [104, 10, 106], [40, 10, 34], HOUSE.snow) +
      panel(view, [107, 20.3, 110], 34, 26, HOUSE.ink) +
      panel(view, [111, 20.6, 122], 26, 3, '#6ff0a0') +
      box(view, [4, 8, 34], [96, 198, 12], HOUSE.metal) +
      box(view, [6, 8, 46], [92, 196, 14], HOUSE.white) +
      box(view, [5, 84, 50], [94, 122, 14], main) +
      box(view, [5, 84, 62], [94, 16, 4], lighter(main, 0.4)) +
      box(view, [18, 14, 60], [68, 38, 12], HOUSE.white) +
      times(2, (index) => box(view, [98, 60 + index * 60, 56], [4, 46, 22], HOUSE.metal)).join('') +
      box(view, [0, 206, 30], [104, 8, 54], HOUSE.snow) +
      wheel(view, [10, 214.5, 8], 8, HOUSE.ink, HOUSE.metal) +
      wheel(view, [94, 214.5, 8], 8, HOUSE.ink, HOUSE.metal),
  }),
};

/** Clothes on a rail. */
export const rail: FurnitureSet = {
  holds: ['clothes-rail', 'clothes-rack'],
  form: ({ main, second, third }) => ({
    size: [170, 56, 156],
    draw: (view) =>
      box(view, [4, 24, 0], [5, 5, 150], HOUSE.metalDark) +
      times(9, (index) =>
        box(
          view,
          [16 + index * 16, 8, 60 - ((index * 7) % 3) * 12],
          [9, 40, 84 + ((index * 7) % 3) * 12],
          [main, second, third, HOUSE.cream][index % 4] ?? main,
        ),
      ).join('') +
      box(view, [4, 25, 148], [164, 4, 4], HOUSE.metalDark) +
      box(view, [163, 24, 0], [5, 5, 150], HOUSE.metalDark),
  }),
};

/** Seats in rows, as in a hall or where people wait. */
export const seatRow: FurnitureSet = {
  holds: ['chair', 'bench'],
  form: ({ main }) => ({
    size: [220, 56, 86],
    isAtWall: true,
    draw: (view) =>
      box(view, [0, 22, 0], [8, 10, 40], HOUSE.metalDark) +
      box(view, [212, 22, 0], [8, 10, 40], HOUSE.metalDark) +
      times(4, (index) => {
        const x = 4 + index * 54;
        return (
          box(view, [x, 2, 46], [48, 7, 40], main) +
          box(view, [x, 4, 38], [48, 48, 8], darker(main, 0.06))
        );
      }).join(''),
  }),
};
