import * as p from './pieces';
import { times } from '@/lib/svg/point';
import { chalkboard, picture } from './walls';
import { type ScenePlan, middle, lampRow, set, green, piece } from './plan';
import { counter, stools, backShelf, barrel } from './plan-pieces';

/** Where people are served. */

export const CAFE: ScenePlan = {
  walls: [
    ['#3f6b66', '#457a72'],
    ['#8f5f4c', '#a8705a'],
    ['#4a5f7a', '#55708a'],
  ],
  floor: '#c98a52',
  floorStyle: 'boards',
  ceiling: '#6a453c',
  beams: '#5a3a36',
  highM: 3.5,
  window: [2.3, 8.2, 0.55, 2.95],
  pieces: [
    backShelf(-0.3, 2.5, 'jars'),
    piece(8.95, ['chalkboard', 'menu'], (room) =>
      chalkboard(room, [-room.half + 0.35, -0.55, 2.15, 3.15]),
    ),
    piece(8.4, ['cabinet'], (room) =>
      p.cupboard(room, { side: 'back', along: 1.1, out: 0 }, [3.1, 0.5, 0.95], '#7a4a38', 1, 5),
    ),
    counter,
    stools(2.2, 4.9),
    set(2, 7.3, 0.42),
    set(1.95, 5.3),
    set(0.95, 3.9),
    lampRow(
      [
        [-1.65, 2.25, 7.4],
        [-1.65, 2.25, 5.9],
        [-1.65, 2.25, 4.4],
        [2, 2.4, 7.2],
        [1.9, 2.4, 5.3],
      ],
      (room) => room.accents[0],
    ),
    green([-2.55, 0, 3.3], 1),
  ],
};

export const BAR: ScenePlan = {
  ...CAFE,
  walls: [
    ['#4a3f6a', '#5a4a7a'],
    ['#3f5560', '#4a6470'],
    ['#6a3f4c', '#7a4a5c'],
  ],
  ceiling: '#4a3540',
  pieces: [
    backShelf(-2.4, 2.4, 'jars', 4, 0.9),
    counter,
    stools(2.2, 4.9),
    set(1.9, 6.4, 0.42),
    middle(piece(4.4, ['barrel'], (room) => barrel(room, [1.6, 0, 4.4]))),
    lampRow(
      [
        [-1.65, 2.3, 7.4],
        [-1.65, 2.3, 5.9],
        [-1.65, 2.3, 4.4],
      ],
      () => '#3a3040',
    ),
  ],
};

export const RESTAURANT: ScenePlan = {
  walls: [
    ['#7a4a5c', '#8a586a'],
    ['#3f6b66', '#4a7a74'],
    ['#b5714f', '#c98560'],
  ],
  floor: '#a8714c',
  floorStyle: 'boards',
  ceiling: '#f0dcc8',
  highM: 3.5,
  window: [2.3, 8.2, 0.5, 3],
  pieces: [
    piece(
      8.95,
      ['picture-frame', 'painting'],
      (room) => picture(room, [-2.2, -1.1, 1.5, 2.5]) + picture(room, [-0.7, 0.3, 1.6, 2.4]),
    ),
    backShelf(0.9, 2.5, 'jars', 4, 0.95),
    set(-1.9, 7.2),
    set(0.4, 7),
    set(2, 6.6),
    set(-1.9, 4.7),
    set(1.5, 4.3, 0.52),
    lampRow(
      [
        [-1.9, 2.35, 7.2],
        [0.4, 2.35, 7],
        [2, 2.35, 6.6],
        [-1.9, 2.35, 4.7],
        [1.5, 2.35, 4.3],
      ],
      (room) => room.accents[1],
    ),
    green([-2.6, 0, 3.3], 1.1),
  ],
};

export const SHOP: ScenePlan = {
  zoom: 1.1,
  walls: [
    ['#e6c9b5', '#f0d8c6'],
    ['#b9d3c4', '#cbe2d4'],
    ['#c6c3e0', '#d6d3ec'],
  ],
  floor: '#d3b89a',
  floorStyle: 'boards',
  ceiling: '#fbf3e6',
  highM: 3.3,
  window: [2.4, 7.6, 0.4, 2.8],
  pieces: [
    backShelf(-2.5, 2.5, 'jars', 4, 0.3),
    piece(7.2, ['shelf'], (room) =>
      p.shelves(room, { side: 'left', along: 6.2, out: 0 }, [3.4, 0.4, 2.3], { goods: 'mixed' }),
    ),
    middle(
      piece(
        5.2,
        ['table', 'display'],
        (room, color) =>
          p.table(
            room,
            { side: 'free', along: 0.2, out: 6.6 },
            [2, 0.95, 0.8],
            color ?? room.wood,
          ) +
          times(4, (index) =>
            room.box(
              [-0.6 + index * 0.42, 0.8, 6.1],
              [0.26, 0.26 + 0.1 * (index % 2), 0.26],
              room.accents[index % 4] ?? room.accents[0],
            ),
          ).join(''),
      ),
    ),
    middle(
      piece(4.2, ['counter'], (room, color) =>
        p.cupboard(
          room,
          { side: 'free', along: 1.7, out: 4.9 },
          [1.3, 0.6, 1],
          color ?? room.wood,
          1,
          3,
        ),
      ),
    ),
    lampRow(
      [
        [-1.3, 2.4, 6.4],
        [0.2, 2.4, 6.4],
        [1.6, 2.4, 6.4],
      ],
      (room) => room.accents[1],
      0.22,
    ),
    green([-2.5, 0, 3.5], 1),
  ],
};
