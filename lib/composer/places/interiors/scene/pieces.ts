import { type Hex, mix } from '@/lib/color/hex';
import { circle, ellipse, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { assembled, type Part, pointOf, type Room, shadow, type Stand } from './stand';
import type { Solid } from './view';

/** Furniture of rooms in perspective. A piece has its back to a wall or stands free. */

export const sofa = (room: Room, stand: Stand, color: Hex): string => {
  const pale = mix(color, '#ffffff', 0.14);
  const [one, two] = room.accents;
  const cushion = (u: number, tint: Hex): Part => [u, u + 0.44, 0.26, 0.4, 0.46, 0.84, tint];
  return (
    shadow(room, stand, 1.15, 1.02) +
    assembled(room, stand, [
      [-1.1, 1.1, 0, 0.24, 0.08, 0.92, color],
      [-1.1, -0.86, 0.24, 0.95, 0.08, 0.64, color],
      [0.86, 1.1, 0.24, 0.95, 0.08, 0.64, color],
      [-0.86, 0.86, 0.24, 0.93, 0.08, 0.3, color],
      [-0.85, -0.01, 0.24, 0.97, 0.3, 0.46, pale],
      [0.01, 0.85, 0.24, 0.97, 0.3, 0.46, pale],
      cushion(-0.8, one),
      cushion(0.36, two),
    ])
  );
};

export const armchair = (room: Room, stand: Stand, color: Hex): string =>
  shadow(room, stand, 0.5, 0.9) +
  assembled(room, stand, [
    [-0.48, 0.48, 0, 0.2, 0.1, 0.96, color],
    [-0.48, -0.32, 0.2, 0.82, 0.1, 0.62, color],
    [0.32, 0.48, 0.2, 0.82, 0.1, 0.62, color],
    [-0.32, 0.32, 0.2, 0.84, 0.1, 0.46, mix(color, '#ffffff', 0.12)],
  ]);

export const bed = (room: Room, stand: Stand, color: Hex): string =>
  shadow(room, stand, 1.05, 2.2) +
  assembled(room, stand, [
    [-1, 1, 0, 0.1, 0, 1.15, room.wood],
    [-0.98, 0.98, 0.1, 2.1, 0.06, 0.3, room.wood],
    [-0.95, 0.95, 0.1, 2.08, 0.3, 0.52, '#f7f2ea'],
    [-0.97, 0.97, 0.8, 2.1, 0.34, 0.57, color],
    [-0.97, 0.97, 0.72, 0.9, 0.5, 0.585, mix(color, '#ffffff', 0.5)],
    [-0.82, -0.1, 0.16, 0.6, 0.5, 0.68, '#fffaf2'],
    [0.1, 0.82, 0.16, 0.6, 0.5, 0.68, '#fffaf2'],
  ]);

/** A cupboard with doors or drawers on its front. */
export function cupboard(
  room: Room,
  stand: Stand,
  [w, d, h]: readonly [number, number, number],
  color: Hex,
  rows = 1,
  columns = 2,
): string {
  const body =
    shadow(room, stand, w / 2, d + 0.12) +
    assembled(room, stand, [[-w / 2, w / 2, 0, d, 0, h, color]]);
  const fronts = times(rows * columns, (index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const [u0, u1] = [column, column + 1].map((k) => -w / 2 + (k * w) / columns);
    const [y0, y1] = [row, row + 1].map((k) => 0.06 + (k * (h - 0.1)) / rows);
    const corner = (u: number, y: number) => pointOf(room, stand, d + 0.004, y, u);
    const [a, b, c, e] = [(u0 ?? 0) + 0.03, (u1 ?? 0) - 0.03, (y0 ?? 0) + 0.03, (y1 ?? 0) - 0.02];
    const knob = room.at(corner((a + b) / 2, rows > 1 ? (c + e) / 2 : e - (e - c) * 0.3));
    return (
      room.quad(
        [corner(a, c), corner(b, c), corner(b, e), corner(a, e)],
        room.lit(mix(color, '#ffffff', 0.16), 0.05),
      ) +
      circle(
        knob,
        Math.max(1, room.scaleAt(pointOf(room, stand, d, 0)[2]) * 0.018),
        room.lit('#e9c46a', 0.2),
      )
    );
  });
  return body + fronts.join('');
}

const BOOKS: readonly [Hex, ...Hex[]] = [
  '#b8473a',
  '#3f7f78',
  '#d99a3f',
  '#5a4a7a',
  '#e9d3a8',
  '#34607f',
  '#8f4a4a',
];

/** Shelves with books, pots and boxes: open, so that what they hold is seen. */
export function shelves(
  room: Room,
  stand: Stand,
  [w, d, h]: readonly [number, number, number],
  {
    rows = 5,
    from = 0,
    goods = 'books',
  }: { rows?: number; from?: number; goods?: 'books' | 'jars' | 'mixed' } = {},
): string {
  const { random } = room.canvas;
  const inside = room.lit(mix(room.wood, '#2a1a2e', 0.45), -0.15);
  const face = (u0: number, u1: number, y0: number, y1: number, fill: Hex) =>
    room.quad(
      [
        pointOf(room, stand, d, y0, u0),
        pointOf(room, stand, d, y0, u1),
        pointOf(room, stand, d, y1, u1),
        pointOf(room, stand, d, y1, u0),
      ],
      fill,
    );
  const step = (h - 0.1) / rows;
  const row = (index: number) => {
    const floor = from + 0.06 + index * step;
    let svg = '';
    for (let u = -w / 2 + 0.07; u < w / 2 - 0.1;) {
      const isBook = goods === 'books' || (goods === 'mixed' && random.chance(0.6));
      const thick = isBook ? random.between(0.035, 0.07) : random.between(0.09, 0.14);
      const tall = step * (isBook ? random.between(0.56, 0.86) : random.between(0.34, 0.7));
      const tint = room.lit(random.pick(BOOKS), random.between(-0.1, 0.25));
      if (random.chance(0.92)) svg += face(u, u + thick * 0.9, floor, floor + tall, tint);
      if (!isBook && random.chance(0.7)) {
        const [from, to] = [u + thick * 0.3, u + thick * 0.6];
        svg += face(from, to, floor + tall, floor + tall + step * 0.14, room.lit('#f2e2c4', 0.1));
      }
      u += thick + (isBook ? 0 : 0.05) + (random.chance(0.1) ? 0.1 : 0);
    }
    return svg + face(-w / 2, w / 2, floor - 0.04, floor, room.lit(room.wood, 0.3));
  };
  return (
    (from > 0 ? '' : shadow(room, stand, w / 2, d + 0.1)) +
    assembled(room, stand, [[-w / 2, w / 2, 0, d, from, from + h, room.wood]]) +
    face(-w / 2 + 0.05, w / 2 - 0.05, from + 0.05, from + h - 0.05, inside) +
    times(rows, row).join('') +
    face(-w / 2, w / 2, from + h - 0.06, from + h, room.lit(room.wood, 0.35))
  );
}

/** A table on four legs. */
export function table(
  room: Room,
  stand: Stand,
  [w, d, h]: readonly [number, number, number],
  color: Hex,
): string {
  const leg = (u: number, v: number): Part => [
    u,
    u + 0.07,
    v,
    v + 0.07,
    0,
    h - 0.06,
    mix(color, '#3a2030', 0.25),
  ];
  return (
    shadow(room, stand, w / 2, d + 0.15) +
    assembled(room, stand, [
      leg(-w / 2 + 0.03, 0.04),
      leg(w / 2 - 0.1, 0.04),
      leg(-w / 2 + 0.03, d - 0.1),
      leg(w / 2 - 0.1, d - 0.1),
      [-w / 2, w / 2, 0.001, d, h - 0.06, h, color],
    ])
  );
}

export function roundTable(room: Room, [x, , z]: Solid, radius: number, color: Hex): string {
  const foot = room.lit('#3f2a35', 0);
  return (
    room.disc([x, 0, z], radius * 1.1, room.lit('#3a2030', -0.6), 0.3) +
    room.disc([x, 0.02, z], radius * 0.42, foot) +
    line([room.at([x, 0, z]), room.at([x, 0.72, z])], foot, room.scaleAt(z) * 0.06) +
    room.disc([x, 0.71, z], radius, room.lit(color, -0.45)) +
    room.disc([x, 0.75, z], radius, room.lit(color, 0.45))
  );
}

export function chair(room: Room, [x, , z]: Solid, faces: number, color: Hex): string {
  const leg = (dx: number, dz: number) =>
    line(
      [room.at([x + dx, 0.45, z + dz]), room.at([x + dx * 1.15, 0, z + dz * 1.1])],
      room.lit('#4a2f35', 0),
      Math.max(1.2, room.scaleAt(z) * 0.035),
    );
  const back = room.box(
    [x - faces * 0.2 - 0.02, 0.5, z - 0.2],
    [0.04, 0.45, 0.4],
    mix(color, '#3a2030', 0.15),
  );
  const seat = room.box([x - 0.21, 0.45, z - 0.2], [0.42, 0.05, 0.4], color);
  return (
    room.disc([x, 0, z], 0.3, room.lit('#3a2030', -0.6), 0.24) +
    leg(-0.18, 0.18) +
    leg(0.18, 0.18) +
    leg(-0.18, -0.18) +
    leg(0.18, -0.18) +
    ((x - faces * 0.2) * faces > 0 ? seat + back : back + seat)
  );
}

/** A chair at a table seen from behind or before. */
export function chairFront(room: Room, [x, , z]: Solid, isBackToEye: boolean, color: Hex): string {
  const seat = room.box([x - 0.21, 0.45, z - 0.2], [0.42, 0.05, 0.4], color);
  const back = room.box(
    [x - 0.2, 0.5, isBackToEye ? z - 0.2 : z + 0.18],
    [0.4, 0.42, 0.03],
    mix(color, '#3a2030', 0.12),
  );
  const leg = (dx: number, dz: number) =>
    line(
      [room.at([x + dx, 0.45, z + dz]), room.at([x + dx, 0, z + dz])],
      room.lit('#4a2f35', 0),
      Math.max(1.2, room.scaleAt(z) * 0.035),
    );
  return (
    room.disc([x, 0, z], 0.3, room.lit('#3a2030', -0.6), 0.24) +
    leg(-0.18, 0.18) +
    leg(0.18, 0.18) +
    (isBackToEye ? '' : back) +
    seat +
    leg(-0.18, -0.18) +
    leg(0.18, -0.18) +
    (isBackToEye ? back : '')
  );
}

export function stool(room: Room, [x, , z]: Solid, color: Hex): string {
  const wide = Math.max(1.2, room.scaleAt(z) * 0.035);
  return (
    room.disc([x, 0, z], 0.2, room.lit('#3a2030', -0.6), 0.28) +
    [-0.13, 0.13]
      .map((k) =>
        line(
          [room.at([x + k * 0.5, 0.72, z]), room.at([x + k * 1.4, 0, z - k])],
          room.lit('#4a2f35', 0),
          wide,
        ),
      )
      .join('') +
    room.disc([x, 0.7, z], 0.2, room.lit(color, -0.3)) +
    room.disc([x, 0.76, z], 0.2, room.lit(color, 0.4))
  );
}

export function plant(
  room: Room,
  at: Solid,
  sizeM: number,
  pot: Hex,
  leaf: Hex = '#4f9a5a',
): string {
  const [x, y] = room.at(at);
  const size = room.scaleAt(at[2]) * sizeM;
  const blades = [-1.05, -0.7, -0.4, -0.12, 0.16, 0.42, 0.74, 1.08].map((lean, index) => {
    const long = size * (0.66 + 0.16 * ((index * 5) % 3));
    const foot: Point = [x, y - size * 0.34];
    const tip: Point = [x + Math.sin(lean) * long, foot[1] - Math.cos(lean) * long];
    const [mx, my] = [
      (foot[0] + tip[0]) / 2 - Math.sin(lean) * size * 0.06,
      (foot[1] + tip[1]) / 2 - size * 0.08,
    ];
    const w = size * 0.085;
    return path(
      `M${number(foot[0])} ${number(foot[1])}Q${number(mx - w)} ${number(my)} ${number(tip[0])} ${number(tip[1])}Q${number(mx + w)} ${number(my)} ${number(foot[0])} ${number(foot[1])}Z`,
      room.lit(leaf, index % 2 ? 0.3 : -0.32),
    );
  });
  const half = size * 0.17;
  const body = (from: number, to: number, fill: Hex) =>
    path(
      `M${number(x + half * from)} ${number(y - size * 0.38)}H${number(x + half * to)}L${number(x + half * to * 0.72)} ${number(y)}H${number(x + half * from * 0.72)}Z`,
      fill,
    );
  return (
    ellipse([x + half * 0.3, y], half * 1.5, half * 0.34, room.lit('#3a2030', -0.5), {
      opacity: 0.3,
    }) +
    blades.join('') +
    body(-1, 1, room.lit(pot, -0.3)) +
    body(-0.2, 1, room.lit(pot, 0.25)) +
    rectangle([x - half * 1.1, y - size * 0.42], half * 2.2, size * 0.07, room.lit(pot, 0.4))
  );
}

/** A lamp that hangs from the ceiling, in its own glow. */
export function pendant(room: Room, [x, y, z]: Solid, radiusM: number, color: Hex): string {
  const [cx, cy] = room.at([x, y, z]);
  const [, top] = room.at([x, room.high, z]);
  const r = room.scaleAt(z) * radiusM;
  const glow = room.canvas.pen.radial([cx, cy + r * 0.5], r * 6, [
    [0, '#ffd98a', room.isDark ? 0.55 : 0.34],
    [0.35, '#ffc060', room.isDark ? 0.18 : 0.1],
    [1, '#ffc060', 0],
  ]);
  const n = number;
  return (
    circle([cx, cy + r * 0.5], r * 6, glow) +
    stroke(`M${n(cx)} ${n(top)}V${n(cy - r)}`, room.lit('#4a2f38', -0.2), Math.max(1.4, r * 0.07)) +
    path(
      `M${n(cx - r)} ${n(cy + r * 0.3)}Q${n(cx - r * 0.9)} ${n(cy - r * 0.7)} ${n(cx - r * 0.2)} ${n(cy - r)}H${n(cx + r * 0.2)}Q${n(cx + r * 0.9)} ${n(cy - r * 0.7)} ${n(cx + r)} ${n(cy + r * 0.3)}Z`,
      room.lit(color, 0.05),
    ) +
    path(
      `M${n(cx + r * 0.24)} ${n(cy - r * 0.98)}Q${n(cx + r * 0.9)} ${n(cy - r * 0.7)} ${n(cx + r)} ${n(cy + r * 0.3)}H${n(cx + r * 0.56)}Q${n(cx + r * 0.5)} ${n(cy - r * 0.5)} ${n(cx + r * 0.24)} ${n(cy - r * 0.98)}Z`,
      room.lit(color, 0.5),
    ) +
    ellipse([cx, cy + r * 0.3], r, r * 0.2, '#fff0c0') +
    circle([cx, cy + r * 0.42], r * 0.28, '#fffbe6')
  );
}

export function floorLamp(room: Room, [x, , z]: Solid, color: Hex): string {
  const foot = room.lit('#4a3a44', 0);
  const [cx, cy] = room.at([x, 1.45, z]);
  const r = room.scaleAt(z) * 0.24;
  const n = number;
  const glow = room.canvas.pen.radial([cx, cy], r * 5, [
    [0, '#ffd98a', room.isDark ? 0.5 : 0.24],
    [1, '#ffc060', 0],
  ]);
  return (
    room.disc([x, 0, z], 0.2, foot) +
    line([room.at([x, 0, z]), room.at([x, 1.4, z])], foot, Math.max(1.4, r * 0.12)) +
    circle([cx, cy], r * 5, glow) +
    path(
      `M${n(cx - r * 0.62)} ${n(cy - r)}H${n(cx + r * 0.62)}L${n(cx + r)} ${n(cy + r * 0.5)}H${n(cx - r)}Z`,
      room.lit(color, 0.6),
    )
  );
}
