import * as p from './pieces';
import { hungOnBack, rug } from './walls';
import { type ScenePlan, middle, lampRow, green, piece } from './plan';
import { chandelier, backPanel, ladder, deskLamp, openBook, whiteboard, desk } from './plan-pieces';

/** Where people work, read and wait. */

export const OFFICE: ScenePlan = {
  zoom: 1.04,
  walls: [
    ['#c3c6e0', '#d3d6ec'],
    ['#bcd3d6', '#cfe2e4'],
    ['#e3d3bc', '#efe2ce'],
  ],
  floor: '#a9abc9',
  floorStyle: 'carpet',
  ceiling: '#f4f3f8',
  highM: 3.1,
  window: [2.4, 8.2, 0.55, 2.7],
  pieces: [
    piece(8.95, ['whiteboard', 'chart'], (room) => whiteboard(room)),
    piece(8.8, ['bookshelf', 'shelf', 'cabinet'], (room, color) =>
      p.shelves(
        color ? { ...room, wood: color } : room,
        { side: 'left', along: 7.2, out: 0 },
        [2.2, 0.36, 1.5],
        { rows: 3, goods: 'mixed' },
      ),
    ),
    desk(-1.2, 7.7),
    desk(1.15, 7.5),
    middle(desk(-1.15, 5.3)),
    middle(desk(1.25, 5.1)),
    lampRow(
      [
        [-1.2, 2.5, 7.3],
        [1.15, 2.5, 7.1],
        [-1.15, 2.5, 4.9],
        [1.25, 2.5, 4.7],
      ],
      (room) => room.accents[1],
      0.22,
    ),
    green([2.4, 0, 8.3], 1.2),
    green([-2.5, 0, 5.6], 1.2),
    green([-2.4, 0, 3.2], 1.1),
  ],
};

export const LIBRARY: ScenePlan = {
  walls: [
    ['#7d5a4a', '#8a6552'],
    ['#4a6478', '#55708a'],
    ['#4f6f5f', '#5c7f6d'],
  ],
  floor: '#a8714c',
  floorStyle: 'boards',
  ceiling: '#8a6a58',
  beams: '#6a4a3c',
  highM: 3.4,
  window: [3, 6.6, 0.7, 2.9],
  pieces: [
    piece(8.95, ['bookshelf', 'shelf', 'book'], (room, color) =>
      p.shelves(
        color ? { ...room, wood: color } : room,
        { side: 'back', along: 0, out: 0 },
        [5.6, 0.36, 3],
        { rows: 6 },
      ),
    ),
    piece(8.2, ['bookcase'], (room) =>
      p.shelves(room, { side: 'left', along: 5.9, out: 0 }, [4.4, 0.36, 3], { rows: 6 }),
    ),
    piece(5.2, ['ladder'], (room, color) => ladder(room, 6.4, color ?? '#d9a860')),
    piece(8.4, ['rug', 'carpet'], (room, color) =>
      rug(room, [-1.3, 2.2, 4, 7.6], color ?? room.accents[0]),
    ),
    middle(
      piece(
        5.6,
        ['table'],
        (room, color) =>
          p.table(
            room,
            { side: 'free', along: 0.5, out: 6.6 },
            [2, 0.9, 0.76],
            color ?? room.wood,
          ) +
          deskLamp(room, [0.1, 0.77, 6.1]) +
          openBook(room, [0.8, 0.77, 6.1]) +
          p.chairFront(room, [0.5, 0, 5.35], true, '#8a5238'),
      ),
    ),
    middle(
      piece(6.7, ['armchair'], (room, color) =>
        p.armchair(room, { side: 'right', along: 7.4, out: 0.2 }, color ?? room.accents[0]),
      ),
    ),
    lampRow(
      [
        [0.5, 2.5, 6.2],
        [-1, 2.5, 4.6],
      ],
      (room) => room.accents[1],
    ),
    green([2.4, 0, 4.2], 1),
  ],
};

export const CLASSROOM: ScenePlan = {
  zoom: 1.02,
  walls: [
    ['#e3d0a8', '#efe0bd'],
    ['#b5cfc0', '#c9dfd2'],
    ['#b9cfdc', '#cde0ea'],
  ],
  floor: '#cfa273',
  floorStyle: 'boards',
  ceiling: '#fbf5e9',
  highM: 3.2,
  window: [2.4, 8, 0.8, 2.7],
  pieces: [
    piece(8.96, ['blackboard', 'chalkboard', 'whiteboard'], (room, color) =>
      hungOnBack(room, [-1.8, 1.4, 1.05, 2.4], room.wood, color ?? '#2f5f50'),
    ),
    piece(8.3, ['desk', 'globe'], (room) =>
      p.cupboard(room, { side: 'free', along: 1.6, out: 8.3 }, [1.3, 0.6, 0.76], room.wood, 1, 2),
    ),
    piece(8.2, ['bookshelf', 'shelf'], (room) =>
      p.shelves(room, { side: 'left', along: 7.4, out: 0 }, [1.8, 0.34, 1.3], {
        rows: 3,
        goods: 'mixed',
      }),
    ),
    ...[6.6, 5.1, 3.7].flatMap((z) =>
      [-1.7, -0.1, 1.5].map((x) =>
        middle(
          piece(
            z - 0.7,
            ['school-desk', 'desk', 'table', 'chair'],
            (room, color) =>
              p.table(
                room,
                { side: 'free', along: x, out: z },
                [0.95, 0.5, 0.7],
                color ?? room.wood,
              ) + p.chairFront(room, [x, 0, z - 0.75], true, room.accents[2]),
          ),
        ),
      ),
    ),
    green([2.5, 0, 8.4], 1),
  ],
};

export const LOBBY: ScenePlan = {
  zoom: 1.06,
  walls: [
    ['#d9c3a8', '#e6d3ba'],
    ['#7a6a8a', '#8a7a9a'],
    ['#3f6b6a', '#4a7a78'],
  ],
  floor: '#e3d6c6',
  floorStyle: 'tiles',
  ceiling: '#fbf1e0',
  highM: 4.2,
  window: [2.4, 8.2, 0.3, 3.6],
  pieces: [
    piece(
      8.9,
      ['counter', 'reception-desk'],
      (room, color) =>
        backPanel(room) +
        p.cupboard(
          room,
          { side: 'free', along: -0.3, out: 8.3 },
          [2.6, 0.7, 1.1],
          color ?? room.wood,
          1,
          6,
        ) +
        room.box([-1.7, 1.1, 7.55], [2.8, 0.07, 0.8], '#fbf6ee'),
    ),
    ...[-2.5, 2.5].map((x) =>
      piece(
        7.2,
        ['column', 'pillar'],
        (room) =>
          room.box([x - 0.2, 0, 7], [0.4, 4.2, 0.4], '#f0e6d8') +
          room.box([x - 0.28, 0, 6.95], [0.56, 0.25, 0.5], '#d9c6ae'),
      ),
    ),
    piece(8.6, ['rug', 'carpet'], (room, color) =>
      rug(room, [-2, 0.9, 3.6, 6.2], color ?? room.accents[3]),
    ),
    middle(
      piece(5, ['sofa', 'cushion'], (room, color) =>
        p.sofa(room, { side: 'left', along: 5.2, out: 0.2 }, color ?? room.accents[2]),
      ),
    ),
    middle(
      piece(4.6, ['table', 'coffee-table'], (room, color) =>
        p.roundTable(room, [-0.9, 0, 4.9], 0.42, color ?? '#c98550'),
      ),
    ),
    middle(
      piece(4.4, ['armchair'], (room, color) =>
        p.armchair(room, { side: 'free', along: 0.6, out: 6.3 }, color ?? room.accents[1]),
      ),
    ),
    piece(4, ['chandelier'], (room) => chandelier(room, [0, 3.1, 5.6])),
    green([2.3, 0, 6.2], 1.4),
    green([-2.5, 0, 7.9], 1.4),
    green([2.3, 0, 3.6], 1.2),
  ],
};
