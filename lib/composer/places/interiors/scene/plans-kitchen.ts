import * as p from './pieces';
import { type ScenePlan, middle, lampRow, green, piece, asked, beside, set } from './plan';
import { fruit, stoveFront, hungDoors } from './plan-pieces';

/** A kitchen with an island. */

/** At a table nobody needs an island. */
const TABLES = /^(?:table|round-table|dining-table)$/;

export const KITCHEN: ScenePlan = {
  zoom: 1.2,
  walls: [
    ['#e6cdb5', '#f0dcc6'],
    ['#a9c4c0', '#bdd4d0'],
    ['#c9cfe0', '#d8ddea'],
  ],
  floor: '#d9b48f',
  floorStyle: 'tiles',
  ceiling: '#fbf4ea',
  highM: 3,
  window: [3.4, 7.2, 0.95, 2.5],
  pieces: [
    piece(8.96, ['kitchen-cabinet', 'cabinet', 'cupboard'], (room, color) =>
      [-2.1, -0.9, 1.5]
        .map(
          (x) =>
            room.box(
              [x - 0.55, 1.75, room.back - 0.36],
              [1.1, 0.8, 0.36],
              color ?? room.accents[2],
            ) + hungDoors(room, x, color ?? room.accents[2]),
        )
        .join(''),
    ),
    piece(
      8.9,
      ['range-hood'],
      (room) =>
        room.box([-0.05, 1.7, room.back - 0.45], [0.7, 0.22, 0.45], '#c9ced8') +
        room.box([0.15, 1.92, room.back - 0.3], [0.3, 1.1, 0.3], '#c9ced8'),
    ),
    piece(
      8.5,
      ['counter', 'sink', 'stove', 'oven'],
      (room, color) =>
        p.cupboard(
          room,
          { side: 'back', along: -0.1, out: 0 },
          [4.5, 0.62, 0.88],
          color ?? room.accents[2],
          1,
          6,
        ) +
        room.box([-2.4, 0.88, room.back - 0.66], [4.6, 0.06, 0.66], '#f2ece2') +
        stoveFront(room),
    ),
    piece(8.2, ['fridge'], (room, color) =>
      p.cupboard(
        room,
        { side: 'back', along: 2.45, out: 0 },
        [0.85, 0.7, 2],
        color ?? '#dfe4ea',
        2,
        1,
      ),
    ),
    piece(7.4, ['shelf'], (room) =>
      p.shelves(room, { side: 'left', along: 6.6, out: 0 }, [1.6, 0.3, 1.5], {
        rows: 3,
        from: 1.1,
        goods: 'jars',
      }),
    ),
    asked(set(0, 4.9, 0.62)),
    middle(
      beside(
        TABLES,
        piece(
          5,
          ['kitchen-island', 'island'],
          (room, color) =>
            p.cupboard(
              room,
              { side: 'free', along: 0, out: 6.1 },
              [2.5, 0.95, 0.88],
              color ?? '#f0e8dc',
              1,
              4,
            ) +
            room.box([-1.35, 0.88, 5.08], [2.7, 0.07, 1.1], '#f7f3ee') +
            fruit(room, [0.5, 0.96, 5.6]),
        ),
      ),
    ),
    middle(
      beside(
        TABLES,
        piece(4.6, ['bar-stool', 'stool'], (room, color) =>
          [-0.8, 0, 0.8].map((x) => p.stool(room, [x, 0, 4.75], color ?? room.accents[0])).join(''),
        ),
      ),
    ),
    lampRow(
      [
        [-0.8, 2.1, 5.7],
        [0, 2.1, 5.7],
        [0.8, 2.1, 5.7],
      ],
      (room) => room.accents[1],
      0.2,
    ),
    green([2.5, 0, 3.9], 1),
  ],
};
