import * as p from './pieces';
import { picture, rug } from './walls';
import { type ScenePlan, middle, cup, lampRow, green, piece, beside } from './plan';
import { fruit, tableLamp, FIREPLACE, MIRROR, curtainsAt } from './plan-pieces';

/** Rooms of a home. */

export const LIVING: ScenePlan = {
  zoom: 1.36,
  walls: [
    ['#e9c9b0', '#f2d8c2'],
    ['#9fb8ae', '#b3c9be'],
    ['#c3c0dc', '#d3d0e9'],
    ['#4f7f7c', '#5f908c'],
  ],
  floor: '#cf9a66',
  floorStyle: 'boards',
  ceiling: '#fbf1e4',
  highM: 3,
  window: [2.6, 7.2, 0.5, 2.6],
  pieces: [
    piece(
      8.96,
      ['picture-frame', 'painting'],
      (room) => picture(room, [-1.15, -0.15, 1.5, 2.3]) + picture(room, [0.15, 0.85, 1.62, 2.2]),
    ),
    FIREPLACE,
    MIRROR,
    curtainsAt(2.6, 7.2),
    {
      ...piece(8.4, ['bookshelf', 'shelf', 'book'], (room, color) =>
        p.shelves(
          color ? { ...room, wood: color } : room,
          { side: 'left', along: 6.6, out: 0 },
          [2, 0.36, 2.2],
          { goods: 'mixed' },
        ),
      ),
    },
    piece(8, ['sofa', 'cushion'], (room, color) =>
      p.sofa(room, { side: 'back', along: -0.1, out: 0.1 }, color ?? room.accents[2]),
    ),
    beside(
      /^fireplace$/,
      piece(7.9, ['floor-lamp', 'lamp'], (room, color) =>
        p.floorLamp(room, [1.65, 0, 8.2], color ?? '#fff0d6'),
      ),
    ),
    piece(8.3, ['rug', 'carpet'], (room, color) =>
      rug(room, [-1.6, 1.6, 4.4, 7.4], color ?? room.accents[3]),
    ),
    middle(
      piece(
        6,
        ['coffee-table', 'table'],
        (room, color) =>
          p.table(
            room,
            { side: 'free', along: -0.1, out: 6.5 },
            [1.3, 0.7, 0.42],
            color ?? room.wood,
          ) + cup(room, [-0.2, 0.43, 6.1]),
      ),
    ),
    middle(
      piece(5, ['armchair'], (room, color) =>
        p.armchair(room, { side: 'left', along: 5.6, out: 0.95 }, color ?? room.accents[1]),
      ),
    ),
    beside(
      /^fireplace$/,
      piece(3.6, ['sideboard', 'tv-stand'], (room, color) =>
        p.cupboard(
          room,
          { side: 'right', along: 7.9, out: 0 },
          [1.2, 0.42, 0.7],
          color ?? room.wood,
          1,
          3,
        ),
      ),
    ),
    green([2.35, 0, 5.6], 1.1),
    green([-2.5, 0, 8.2], 1.3),
  ],
};

export const BEDROOM: ScenePlan = {
  zoom: 1.36,
  walls: [
    ['#b9b6dc', '#cac7e8'],
    ['#e6c3c0', '#f0d3cf'],
    ['#9fbfc9', '#b5d0d8'],
    ['#4f5f8f', '#5f70a3'],
  ],
  floor: '#c99a6e',
  floorStyle: 'boards',
  ceiling: '#fbf3ea',
  highM: 2.9,
  window: [3, 7, 0.6, 2.5],
  pieces: [
    piece(8.96, ['picture-frame', 'painting'], (room) => picture(room, [-0.95, 0.75, 1.65, 2.35])),
    piece(8.8, ['rug', 'carpet'], (room, color) =>
      rug(room, [-1.9, 1.8, 4.6, 7.4], color ?? room.accents[3]),
    ),
    piece(8, ['wardrobe'], (room, color) =>
      p.cupboard(
        room,
        { side: 'left', along: 7.2, out: 0 },
        [1.8, 0.6, 2.2],
        color ?? room.wood,
        1,
        3,
      ),
    ),
    piece(7, ['bed', 'pillow', 'blanket'], (room, color) =>
      p.bed(room, { side: 'back', along: -0.1, out: 0.02 }, color ?? room.accents[2]),
    ),
    ...[-1.45, 1.25].map((x) =>
      piece(
        8.3,
        ['nightstand', 'bedside-table', 'table-lamp'],
        (room, color) =>
          p.cupboard(
            room,
            { side: 'back', along: x, out: 0.02 },
            [0.46, 0.4, 0.5],
            color ?? room.wood,
            2,
            1,
          ) + tableLamp(room, [x, 0.5, room.back - 0.24]),
      ),
    ),
    green([2.4, 0, 7.6], 1.2),
    middle(
      piece(4.4, ['armchair', 'chair'], (room, color) =>
        p.armchair(room, { side: 'left', along: 5.6, out: 0.5 }, color ?? room.accents[1]),
      ),
    ),
  ],
};

export const DINING: ScenePlan = {
  ...LIVING,
  pieces: [
    piece(8.96, ['picture-frame', 'painting'], (room) => picture(room, [-0.9, 0.7, 1.5, 2.4])),
    piece(8.5, ['sideboard', 'cabinet'], (room, color) =>
      p.cupboard(
        room,
        { side: 'back', along: -0.1, out: 0 },
        [2.2, 0.45, 0.85],
        color ?? room.wood,
        1,
        4,
      ),
    ),
    piece(8.3, ['rug', 'carpet'], (room, color) =>
      rug(room, [-1.9, 1.9, 3.9, 7.4], color ?? room.accents[3]),
    ),
    piece(7.6, ['shelf'], (room) =>
      p.shelves(room, { side: 'left', along: 6.6, out: 0 }, [1.8, 0.34, 2.1], { goods: 'mixed' }),
    ),
    middle(
      piece(
        5,
        ['table', 'dining-table', 'chair'],
        (room, color) =>
          [-0.7, 0, 0.7].map((x) => p.chairFront(room, [x, 0, 6.6], false, '#b8643f')).join('') +
          p.chair(room, [-1.35, 0, 5.7], 1, '#b8643f') +
          p.chair(room, [1.35, 0, 5.7], -1, '#b8643f') +
          p.table(
            room,
            { side: 'free', along: 0, out: 6.3 },
            [2.2, 1.05, 0.76],
            color ?? room.wood,
          ) +
          fruit(room, [0, 0.77, 5.8]) +
          [-0.7, 0, 0.7].map((x) => p.chairFront(room, [x, 0, 4.95], true, '#b8643f')).join(''),
      ),
    ),
    lampRow(
      [
        [-0.6, 2.05, 5.8],
        [0.6, 2.05, 5.8],
      ],
      (room) => room.accents[1],
      0.26,
    ),
    green([2.4, 0, 7.6], 1.2),
  ],
};
