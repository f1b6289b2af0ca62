import * as p from './pieces';
import type { Hex } from '@/lib/color/hex';
import { circle, ellipse, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import { assembled, pointOf, type Room } from './stand';
import type { Solid } from './view';
import { hungOnBack } from './walls';
import { type Piece, cup, piece, asked } from './plan';

/** Pieces of planned rooms that are more than one piece of furniture. */

export function fruit(room: Room, at: Solid): string {
  const [x, y] = room.at(at);
  const s = room.scaleAt(at[2]) * 0.13;
  return (
    [
      [-0.7, '#e0704a'],
      [0, '#f0b040'],
      [0.7, '#7fae4a'],
    ]
      .map(([dx, tint]) =>
        circle([x + Number(dx) * s, y - s * 0.9], s * 0.55, room.lit(String(tint) as Hex, 0.2)),
      )
      .join('') +
    rectangle([x - s * 1.4, y - s * 0.8], s * 2.8, s * 0.8, room.lit('#f2ece2', 0.1), {
      radius: s * 0.4,
    })
  );
}

export function chandelier(room: Room, at: Solid): string {
  const [x, y] = room.at(at);
  const [, top] = room.at([at[0], room.high, at[2]]);
  const s = room.scaleAt(at[2]) * 0.8;
  const gold = room.lit('#e0b050', 0.2);
  const glow = room.canvas.pen.radial([x, y], s * 2.4, [
    [0, '#ffe6a8', 0.6],
    [1, '#ffe6a8', 0],
  ]);
  const candles = times(7, (index) => {
    const cx = x + (index - 3) * s * 0.3;
    const cy = y - s * 0.12 + Math.abs(index - 3) * s * -0.03;
    return (
      rectangle([cx - s * 0.04, cy - s * 0.22], s * 0.08, s * 0.22, '#fff6e0') +
      ellipse([cx, cy - s * 0.3], s * 0.05, s * 0.1, '#ffd98a')
    );
  });
  return (
    circle([x, y], s * 2.4, glow) +
    `<path d="M${x} ${top}V${y - s * 0.5}M${x - s} ${y - s * 0.1}Q${x} ${y + s * 0.5} ${x + s} ${y - s * 0.1}M${x} ${y - s * 0.5}Q${x - s * 0.7} ${y - s * 0.3} ${x - s} ${y - s * 0.1}M${x} ${y - s * 0.5}Q${x + s * 0.7} ${y - s * 0.3} ${x + s} ${y - s * 0.1}" fill="none" stroke="${gold}" stroke-width="${(s * 0.06).toFixed(1)}"/>` +
    candles.join('') +
    circle([x, y + s * 0.28], s * 0.09, gold)
  );
}

export function backPanel(room: Room): string {
  return (
    hungOnBack(room, [-1.6, 1, 1.3, 3.4], room.wood, '#6a4a3c') +
    times(6, (index) =>
      room.quad(
        [
          [-1.5 + index * 0.42, 1.35, room.back - 0.02],
          [-1.2 + index * 0.42, 1.35, room.back - 0.02],
          [-1.2 + index * 0.42, 3.35, room.back - 0.02],
          [-1.5 + index * 0.42, 3.35, room.back - 0.02],
        ],
        room.lit('#8a6450', 0.1),
      ),
    ).join('')
  );
}

/** A ladder that leans on the shelves of the left wall. */
export function ladder(room: Room, z: number, color: Hex): string {
  const rails = [0, 0.5].map(
    (k) =>
      [
        [-room.half + 1.15, 0, z + k],
        [-room.half + 0.4, 2.8, z + k],
      ] as const,
  );
  const post = (ends: readonly (readonly [number, number, number])[]) => {
    const [a, b] = ends.map(room.at);
    return `M${a?.join(' ')}L${b?.join(' ')}`;
  };
  const line = (data: string, width: number, key: number) =>
    `<path d="${data}" fill="none" stroke="${room.lit(color, key)}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`;
  const wide = room.scaleAt(z) * 0.07;
  const rungs = times(8, (index) => {
    const t = (index + 0.8) / 8.6;
    const ends = rails.map(([a, b]): Solid => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
      a[2],
    ]);
    return line(post(ends), wide * 0.7, 0);
  });
  return rungs.join('') + rails.map((ends) => line(post(ends), wide, 0.3)).join('');
}

export function deskLamp(room: Room, at: Solid): string {
  const [x, y] = room.at(at);
  const s = room.scaleAt(at[2]) * 0.3;
  const glow = room.canvas.pen.radial([x, y - s * 0.8], s * 2.4, [
    [0, '#ffe6a0', 0.5],
    [1, '#ffe6a0', 0],
  ]);
  return (
    circle([x, y - s * 0.8], s * 2.4, glow) +
    rectangle([x - s * 0.06, y - s], s * 0.12, s, room.lit('#d9a83c', 0.1)) +
    rectangle([x - s * 0.6, y - s * 1.3], s * 1.2, s * 0.42, room.lit('#3f9a70', 0.1), {
      radius: s * 0.2,
    })
  );
}

export function openBook(room: Room, [x, y, z]: Solid): string {
  const page = (a: number, b: number, key: number) =>
    room.quad(
      [
        [x + a, y + 0.01, z - 0.18],
        [x + b, y + 0.01, z - 0.18],
        [x + b, y + 0.03, z + 0.12],
        [x + a, y + 0.03, z + 0.12],
      ],
      room.lit('#fff4df', key),
    );
  return page(-0.22, 0, 0.1) + page(0, 0.22, 0.4);
}

/** Draws rectangles that face the eye, so far from it. */
const facing =
  (room: Room, z: number) =>
  (x0: number, x1: number, y0: number, y1: number, fill: Hex): string =>
    room.quad(
      [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ],
      fill,
    );

export function whiteboard(room: Room): string {
  const face = facing(room, room.back - 0.03);
  return (
    hungOnBack(room, [-0.9, 0.9, 1.3, 2.4], '#c9ced8', '#fbfbfd') +
    [0.35, 0.6, 0.45, 0.8]
      .map((tall, index) =>
        face(
          -0.7 + index * 0.22,
          -0.56 + index * 0.22,
          1.42,
          1.42 + tall,
          room.lit(room.accents[index % 4] ?? room.accents[0], 0),
        ),
      )
      .join('') +
    [2.2, 2.05, 1.9]
      .map((y, index) => face(0.3, 0.75 - index * 0.1, y, y + 0.05, room.lit('#8f95ad', 0)))
      .join('')
  );
}

export function stoveFront(room: Room): string {
  const face = facing(room, room.back - 0.63);
  return (
    face(-0.05, 0.65, 0.06, 0.86, room.lit('#5a6070', 0.05)) +
    face(0.03, 0.57, 0.2, 0.6, room.lit('#2f3444', 0)) +
    face(0.03, 0.57, 0.66, 0.71, room.lit('#dfe4ea', 0.1))
  );
}

export function hungDoors(room: Room, x: number, color: Hex): string {
  return [-0.5, 0.02]
    .map((u) =>
      room.quad(
        [
          [x + u, 1.8, room.back - 0.365],
          [x + u + 0.48, 1.8, room.back - 0.365],
          [x + u + 0.48, 2.5, room.back - 0.365],
          [x + u, 2.5, room.back - 0.365],
        ],
        room.lit(color, 0.25),
      ),
    )
    .join('');
}

export function tableLamp(room: Room, at: Solid): string {
  const [x, y] = room.at(at);
  const s = room.scaleAt(at[2]) * 0.42;
  const glow = room.canvas.pen.radial([x, y - s * 0.7], s * 2, [
    [0, '#ffd98a', room.isDark ? 0.55 : 0.28],
    [1, '#ffc060', 0],
  ]);
  return (
    circle([x, y - s * 0.7], s * 2, glow) +
    rectangle([x - s * 0.05, y - s * 0.5], s * 0.1, s * 0.5, room.lit('#8a5a44', 0)) +
    rectangle([x - s * 0.32, y - s * 0.98], s * 0.64, s * 0.5, room.lit('#fff0d0', 0.5), {
      radius: s * 0.08,
    })
  );
}

/** A counter along the left wall, with who is served in mind: cakes under glass, a machine. */
export const counter: Piece = piece(4, ['counter'], (room, color) => {
  const top = color ?? '#8a5238';
  const slats = times(13, (index) => {
    const z = 4.1 + index * 0.3;
    const x = -room.half + 1.75;
    return room.quad(
      [
        [x + 0.005, 0.12, z],
        [x + 0.005, 0.95, z],
        [x + 0.005, 0.95, z + 0.24],
        [x + 0.005, 0.12, z + 0.24],
      ],
      room.lit(top, index % 2 ? -0.12 : 0.16),
    );
  });
  const x = -room.half + 1;
  const [gx, gy] = room.at([x + 0.55, 1.3, 4.6]);
  const s = room.scaleAt(4.6) * 0.08;
  return (
    room.box([x, 0, 4], [0.75, 1.04, 4], top) +
    slats.join('') +
    room.box([x - 0.08, 1.04, 3.9], [0.93, 0.07, 4.2], '#e0b27a') +
    room.box([x + 0.1, 1.11, 6.5], [0.5, 0.5, 0.8], '#d9d3cc') +
    room.box([x + 0.14, 1.61, 6.5], [0.42, 0.06, 0.7], room.accents[0]) +
    room.box([x + 0.15, 1.11, 4.6], [0.5, 0.42, 0.95], '#b5d6d2') +
    times(6, (index) =>
      ellipse(
        [gx - s * 2 + (index % 3) * s * 1.9, gy + (index > 2 ? -s * 1.6 : s * 0.6)],
        s * 0.85,
        s * 0.55,
        room.lit(index % 2 ? '#e9b070' : '#d98a5a', 0.15),
      ),
    ).join('') +
    cup(room, [x + 0.6, 1.12, 4.2], 0.11) +
    cup(room, [x + 0.5, 1.12, 6], 0.1)
  );
});

export const stools = (xs: number, from: number): Piece => ({
  z: from,
  shows: ['bar-stool', 'stool'],
  isMiddle: true,
  draw: (room, color) =>
    [2.1, 1.05, 0]
      .map((step) => p.stool(room, [-room.half + xs, 0, from + step], color ?? '#c9704a'))
      .join(''),
});

export const backShelf = (
  from: number,
  to: number,
  goods: 'jars' | 'books' | 'mixed',
  rows = 4,
  low = 1.05,
): Piece =>
  piece(8.9, ['shelf', 'bookshelf', 'wall-shelf'], (room, color) =>
    p.shelves(
      color ? { ...room, wood: color } : room,
      { side: 'back', along: (from + to) / 2, out: 0 },
      [to - from, 0.26, 2.1],
      { rows, from: low, goods },
    ),
  );

export const barrel = (room: Room, at: Solid): string => p.stool(room, at, '#8a5238');

/** Logs burn under a mantelpiece. */
export const FIREPLACE: Piece = asked(
  piece(8.45, ['fireplace', 'fire'], (room, color) => {
    const stand = { side: 'back', along: 1.75, out: 0 } as const;
    const stone = color ?? '#b9a08f';
    const face = (u0: number, u1: number, y0: number, y1: number, fill: Hex, out = 0.43) =>
      room.quad(
        [
          pointOf(room, stand, out, y0, u0),
          pointOf(room, stand, out, y0, u1),
          pointOf(room, stand, out, y1, u1),
          pointOf(room, stand, out, y1, u0),
        ],
        fill,
      );
    const [x, y] = room.at(pointOf(room, stand, 0.45, 0.3));
    const s = room.scaleAt(room.back - 0.45);
    const glow = room.canvas.pen.radial([x, y], s * 1.5, [
      [0, '#ffb24a', 0.6],
      [1, '#ff9a3a', 0],
    ]);
    const flame = (dx: number, k: number, tint: string) =>
      `<path d="M${x + dx * s} ${y + 0.2 * s}Q${x + (dx - 0.16 * k) * s} ${y - 0.05 * s} ${x + dx * s} ${y - 0.34 * k * s}Q${x + (dx + 0.16 * k) * s} ${y - 0.05 * s} ${x + dx * s} ${y + 0.2 * s}Z" fill="${tint}"/>`;
    return (
      assembled(room, stand, [
        [-0.85, 0.85, 0, 0.42, 0, 2.96, stone],
        [-1, 1, 0.4, 0.62, 1.2, 1.32, room.wood],
        [-1, 1, 0.4, 0.8, 0, 0.08, '#8f7a70'],
      ]) +
      face(-0.55, 0.55, 0.08, 0.95, room.lit('#3a2a30', -0.2)) +
      circle([x, y], s * 1.5, glow) +
      flame(-0.04, 1.1, '#f2763a') +
      flame(0.05, 0.9, '#f59a3f') +
      flame(0, 0.6, '#ffd66a')
    );
  }),
);

export const MIRROR: Piece = asked(
  piece(8.94, ['mirror'], (room) => hungOnBack(room, [1.2, 1.9, 1.2, 2.4], '#d9b060', '#cfe3ea')),
);

/** At both ends of the window in the right wall. */
export const curtainsAt = (from: number, to: number): Piece => ({
  z: from,
  shows: ['curtain'],
  isAsked: true,
  draw: (room, color) =>
    [from - 0.15, to - 0.4]
      .flatMap((z) => [0, 1, 2, 3].map((k) => z + k * 0.14))
      .map((z, index) =>
        room.quad(
          [
            [room.half - 0.1, 0.08, z],
            [room.half - 0.1, 0.08, z + 0.15],
            [room.half - 0.1, 2.75, z + 0.15],
            [room.half - 0.1, 2.75, z],
          ],
          room.lit(color ?? room.accents[1], index % 2 ? -0.25 : 0.15),
        ),
      )
      .join(''),
});

export const desk = (x: number, out: number): Piece => ({
  z: out - 0.8,
  shows: ['desk', 'monitor', 'office-chair', 'laptop'],
  draw: (room, color) =>
    p.table(room, { side: 'free', along: x, out }, [1.5, 0.75, 0.74], color ?? room.wood) +
    room.box([x - 0.3, 0.84, out - 0.4], [0.6, 0.36, 0.03], '#3a4258') +
    room.quad(
      [
        [x - 0.27, 0.87, out - 0.405],
        [x + 0.27, 0.87, out - 0.405],
        [x + 0.27, 1.17, out - 0.405],
        [x - 0.27, 1.17, out - 0.405],
      ],
      room.lit('#a9d3ea', 0.3),
    ) +
    p.chairFront(room, [x + 0.05, 0, out - 1.05], true, room.accents[3]),
});
