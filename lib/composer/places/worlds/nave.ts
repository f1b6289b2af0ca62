import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle, shape } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { between, type Point, times } from '@/lib/svg/point';
import { type Canvas, floorGround } from '../canvas';
import type { Ground } from '../place';
import { world } from './world';

/** A nave seen along its middle: pillars and pointed vaults that run towards windows of coloured glass. */

const STONE: Hex = '#b9aebb';
const GLASS: readonly [Hex, ...Hex[]] = [
  '#d9413b',
  '#2f6fc4',
  '#f5b33f',
  '#3f9b63',
  '#8a5ac8',
  '#f08a3c',
];

/** Shares of the picture: where lines meet, and the end wall about it. */
const EYE = { x: 0.5, y: 0.56 } as const;
const END = { half: 0.2, top: 0.12, floor: 0.68 } as const;
const BAYS = 4;

interface Nave {
  canvas: Canvas;
  /** A point of the front edge moved towards where lines meet: 0 at the front, 1 at the end wall. */
  toward(front: Point, share: number): Point;
}

function naveOf(canvas: Canvas): Nave {
  const { widthPx, heightPx } = canvas;
  const eye: Point = [widthPx * EYE.x, heightPx * EYE.y];
  const near = END.half / 0.62;
  return { canvas, toward: (front, share) => between(front, eye, (1 - near) * share ** 0.72) };
}

/** An opening with a pointed head. */
function pointed([x, y]: Point, width: number, height: number): string {
  const half = width / 2;
  const spring = y - height + width * 0.9;
  return `M${x - half} ${y}V${spring}Q${x - half} ${y - height + width * 0.26} ${x} ${y - height}Q${x + half} ${y - height + width * 0.26} ${x + half} ${spring}V${y}Z`;
}

/** A window of coloured panes, as bright as the day outside. */
function stained({ canvas }: Nave, at: Point, width: number, height: number): string {
  const { pen, air, random } = canvas;
  const outline = pointed(at, width, height);
  const [x, y] = at;
  const [columns, rows] = [4, Math.max(5, Math.round((height / width) * 3.4))];
  const [w, h] = [width / columns, height / rows];
  const panes = times(columns * rows, (index) => {
    const [left, top] = [
      x - width / 2 + (index % columns) * w,
      y - height + Math.floor(index / columns) * h,
    ];
    const color = mix(air.glow(random.pick(GLASS)), '#ffffff', random.between(0, 0.3));
    const corners: Point[] = [
      [left + w / 2, top],
      [left + w, top + h / 2],
      [left + w / 2, top + h],
      [left, top + h / 2],
    ];
    return rectangle([left, top], w, h, mix(color, '#fff1c4', 0.35)) + shape(corners, color);
  }).join('');
  const lead = air.tone('#4a4560', -0.4);
  const bars = times(columns - 1, (index) =>
    rectangle(
      [x - width / 2 + (index + 1) * w - width * 0.012, y - height],
      width * 0.024,
      height,
      lead,
    ),
  ).join('');
  const rose = [x, y - height + width * 0.62] as const;
  return (
    path(pointed([x, y + width * 0.06], width * 1.18, height * 1.06), air.tone(STONE, 0.3)) +
    path(outline, lead) +
    pen.clip(outline, panes + bars) +
    circle([rose[0], rose[1]], width * 0.3, lead) +
    times(8, (index) => {
      const angle = (index / 8) * 2 * Math.PI;
      return circle(
        [rose[0] + Math.cos(angle) * width * 0.17, rose[1] + Math.sin(angle) * width * 0.17],
        width * 0.075,
        air.glow(GLASS[index % GLASS.length] ?? GLASS[0]),
      );
    }).join('') +
    circle([rose[0], rose[1]], width * 0.08, air.glow('#fbd25b'))
  );
}

function addEnd(nave: Nave): void {
  const { canvas } = nave;
  const { widthPx: w, heightPx: h, air, pen } = canvas;
  const wall = pointed([w / 2, h * END.floor], w * END.half * 2, h * (END.floor - END.top));
  const glow = pen.radial([w / 2, h * 0.4], w * 0.5, [
    [0, air.tone('#fff3d6', 0.4)],
    [1, air.tone(STONE, -0.35)],
  ]);
  canvas.add({
    id: 'end-wall',
    role: 'backdrop',
    depth: 0.005,
    shows: ['window'],
    svg:
      rectangle([0, 0], w, h, air.tone(STONE, -0.55)) +
      path(wall, glow) +
      stained(nave, [w / 2, h * 0.54], w * 0.13, h * 0.34) +
      [-1, 1]
        .map((side) => stained(nave, [w / 2 + side * w * 0.125, h * 0.54], w * 0.07, h * 0.22))
        .join(''),
  });
}

/** Both aisles from the far bay to the near one: wall, window, pillar. */
function addAisles(nave: Nave): void {
  const { canvas, toward } = nave;
  const { widthPx: w, heightPx: h, air } = canvas;
  const bays = times(BAYS, (index) => BAYS - 1 - index).map((bay) =>
    [-1, 1]
      .map((side) => {
        const x = side < 0 ? -w * 0.12 : w * 1.12;
        const [far, near] = [(bay + 1) / BAYS, bay / BAYS];
        const corner = (share: number, y: number) => toward([x, y], share);
        const wall = [
          corner(near, -h * 0.2),
          corner(far, -h * 0.2),
          corner(far, h * 1.02),
          corner(near, h * 1.02),
        ];
        const [mx] = corner((near + far) / 2, h);
        const wide = Math.abs((wall[1]?.[0] ?? 0) - (wall[0]?.[0] ?? 0));
        const [, low] = corner((near + far) / 2, h * 0.62);
        const [, high] = corner((near + far) / 2, h * 0.04);
        const [px, top] = corner(near, -h * 0.1);
        const [, foot] = corner(near, h * 1.02);
        const thick = w * 0.085 * (1 - 0.66 * near ** 0.72);
        return (
          path(polygon(wall), air.tone(STONE, side < 0 ? -0.12 : -0.32, 0.25 * far)) +
          stained(nave, [mx, low], wide * 0.42, low - high) +
          rectangle(
            [px - thick / 2, top],
            thick,
            foot - top,
            air.tone(STONE, side < 0 ? 0.3 : 0.1),
          ) +
          rectangle(
            [px + (side < 0 ? thick * 0.12 : -thick / 2), top],
            thick * 0.38,
            foot - top,
            air.tone(STONE, -0.4),
          ) +
          rectangle([px - thick * 0.12, top], thick * 0.16, foot - top, air.tone(STONE, 0.5)) +
          rectangle(
            [px - thick * 0.72, foot - thick * 0.5],
            thick * 1.44,
            thick * 0.5,
            air.tone(STONE, -0.1),
          )
        );
      })
      .join(''),
  );
  canvas.add({
    id: 'aisles',
    role: 'backdrop',
    depth: 0.02,
    svg: bays.join(''),
    shows: ['church-interior', 'window', 'stained-glass-window'],
  });
}

/** Ribs that spring from each pair of pillars and meet over the middle. */
function addVault(nave: Nave): void {
  const { canvas, toward } = nave;
  const { widthPx: w, heightPx: h, air } = canvas;
  const arch = (share: number, lift: number) => {
    const [l, r] = [toward([-w * 0.12, h * 0.12], share), toward([w * 1.12, h * 0.12], share)];
    const [tx, ty] = toward([w / 2, -h * (0.62 + lift)], share);
    return `M${l[0]} ${l[1]}Q${l[0]} ${ty + (l[1] - ty) * 0.34} ${tx} ${ty}Q${r[0]} ${ty + (r[1] - ty) * 0.34} ${r[0]} ${r[1]}`;
  };
  const svg = times(BAYS + 1, (index) => BAYS - index).map((bay) => {
    const share = bay / BAYS;
    const thick = w * 0.036 * (1 - 0.66 * share ** 0.72);
    const roof = `${arch(share, 0.3)}L${w * 1.6} ${-h}H${-w * 0.6}Z`;
    return (
      path(roof, air.tone(STONE, -0.5 + 0.09 * bay, 0.12 * bay)) +
      `<path d="${arch(share, 0)}" fill="none" stroke="${air.tone(STONE, -0.35)}" stroke-width="${thick * 1.5}"/>` +
      `<path d="${arch(share, 0)}" fill="none" stroke="${air.tone(STONE, 0.3)}" stroke-width="${thick}"/>`
    );
  });
  canvas.add({ id: 'vault', role: 'backdrop', depth: 0.012, svg: svg.join('') });
}

/** Flags of stone, pews on both sides of the aisle, and light that lies on them in colours. */
function addFloor(nave: Nave): void {
  const { canvas, toward } = nave;
  const { widthPx: w, heightPx: h, air, pen } = canvas;
  const floor: Point[] = [
    [-w * 0.3, h * 1.05],
    toward([-w * 0.12, h * 1.02], 1),
    toward([w * 1.12, h * 1.02], 1),
    [w * 1.3, h * 1.05],
  ];
  const outline = polygon(floor);
  const rows = times(9, (index) => {
    const [, y] = toward([0, h * 1.02], index / 9);
    return rectangle([0, y], w, Math.max(1, h * 0.004), air.tone('#8a8094', -0.35));
  }).join('');
  const lanes = times(9, (index) => {
    const x = w * (-0.4 + index * 0.225);
    const far = toward([x, h * 1.02], 1);
    return `<path d="M${x} ${h * 1.02}L${far[0]} ${far[1]}" stroke="${air.tone('#8a8094', -0.35)}" stroke-width="${h * 0.004}"/>`;
  }).join('');
  const pool = times(5, (index) => {
    const [x, y] = toward([w * (0.3 + 0.1 * index), h], 0.35 + 0.1 * (index % 3));
    return `<ellipse cx="${x}" cy="${y}" rx="${w * 0.05}" ry="${h * 0.014}" fill="${air.glow(GLASS[index % GLASS.length] ?? GLASS[0])}" opacity=".35"/>`;
  }).join('');
  canvas.add({
    id: 'nave-floor',
    role: 'backdrop',
    depth: 0.015,
    svg: path(outline, air.tone('#a79cab', 0)) + pen.clip(outline, rows + lanes + pool),
  });
  const pews = times(5, (index) => 4 - index).map((row) => {
    const share = 0.12 + row * 0.15;
    return [-1, 1]
      .map((side) => {
        const [inner, y] = toward([w * (0.5 + side * 0.2), h * 1.02], share);
        const [outer] = toward([w * (0.5 + side * 0.5), h * 1.02], share);
        const high = h * 0.13 * (1 - 0.66 * share ** 0.72);
        const left = Math.min(inner, outer);
        const wide = Math.abs(outer - inner);
        return (
          rectangle([left, y - high], wide, high, air.tone('#7d5340', -0.2)) +
          rectangle([left, y - high], wide, high * 0.16, air.tone('#a8714c', 0.3)) +
          rectangle(
            [side < 0 ? left + wide - high * 0.16 : left, y - high * 1.12],
            high * 0.16,
            high * 1.12,
            air.tone('#8a5638', 0.1),
          )
        );
      })
      .join('');
  });
  canvas.add({ id: 'pews', depth: 0.06, svg: pews.join('') });
}

/** Light that falls in through the windows of one side. */
function addRays(nave: Nave): void {
  const { canvas } = nave;
  const { widthPx: w, heightPx: h, pen, air } = canvas;
  const fill = pen.linear(
    [0, 0],
    [w * 0.6, h],
    [
      [0, air.glow('#fff1c4'), 0.5],
      [1, air.glow('#fff1c4'), 0],
    ],
  );
  const rays = [0, 1, 2].map((index) => {
    const x = w * (0.04 + index * 0.13);
    const y = h * (0.12 + index * 0.08);
    return `<path d="M${x} ${y}L${x + w * 0.05} ${y}L${x + w * 0.5} ${h * 0.95}L${x + w * 0.3} ${h * 0.95}Z" fill="${fill}"/>`;
  });
  canvas.add({
    id: 'rays',
    role: 'atmosphere',
    depth: 0.05,
    svg: rays.join(''),
    shows: ['sun-rays'],
  });
}

function draw(canvas: Canvas): Ground {
  const nave = naveOf(canvas);
  addEnd(nave);
  addVault(nave);
  addFloor(nave);
  addAisles(nave);
  addRays(nave);
  const { heightPx, stage } = canvas;
  return floorGround(stage, heightPx * END.floor, heightPx * 0.92);
}

export const churchInterior = world('church-interior', draw, { roofed: true });
