import type { Hex } from '@/lib/color/hex';
import { circle, line, path, rectangle } from '@/lib/svg/markup';
import { polygon } from '@/lib/svg/path';
import { edgesOf, type Edges, type Point, times } from '@/lib/svg/point';
import { HOUSE } from '../../../palette/house';
import { darker, lighter } from '../../../palette/tones';
import type { Pen } from '../../pen';
import { type Facing, isSeen, toneOf } from './light';

export const WALL_MATERIALS = [
  'plaster',
  'wooden',
  'log',
  'stone',
  'brick',
  'half-timbered',
  'gingerbread',
  'metal',
  'concrete',
] as const;
export type WallMaterial = (typeof WALL_MATERIALS)[number];

/** The colour that a material has by itself. */
export const MATERIAL_COLORS: Readonly<Record<WallMaterial, Hex>> = {
  plaster: HOUSE.plaster,
  wooden: '#c98a55',
  log: '#b9763f',
  stone: '#b3b2bd',
  brick: HOUSE.brick,
  'half-timbered': '#f7e8cf',
  gingerbread: '#b8713c',
  metal: HOUSE.metal,
  concrete: '#b7bac3',
};

type Texture = (pen: Pen, edges: Edges, color: Hex) => string;

/** Rows of blocks of which a share is a tone lighter or darker: a wall of stones without a grid of lines. */
function blocks(pen: Pen, edges: Edges, color: Hex, row: number, share: number): string {
  if (!isSeen(pen, row)) return '';
  const count = Math.ceil((edges.bottom - edges.top) / row);
  return times(count, (index) => {
    const y = edges.bottom - (index + 1) * row;
    let x = edges.left - pen.random.between(0, row * 2);
    let marks = '';
    while (x < edges.right) {
      const width = row * pen.random.between(1.5, 2.6);
      if (pen.random.chance(share)) {
        const tone = pen.random.chance(0.6) ? darker(color, 0.1) : lighter(color, 0.2);
        marks += rectangle([x + row * 0.08, y + row * 0.08], width, row * 0.84, tone, {
          radius: row * 0.22,
        });
      }
      x += width + row * 0.16;
    }
    return marks;
  }).join('');
}

const boards: Texture = (pen, { left, right, top, bottom }, color) =>
  isSeen(pen, 12)
    ? times(Math.ceil((right - left) / 30), (index) => {
        const x = left + index * 30;
        const isPale = pen.random.chance(0.3);
        return (
          (isPale ? rectangle([x, top], 30, bottom - top, lighter(color, 0.08)) : '') +
          rectangle([x, top], 3, bottom - top, darker(color, 0.16))
        );
      }).join('')
    : '';

const logs: Texture = (_pen, { left, right, top, bottom }, color) => {
  const thick = 30;
  return times(Math.ceil((bottom - top) / thick), (index) => {
    const y = bottom - (index + 1) * thick;
    const width = right - left;
    return (
      rectangle([left, y + thick * 0.62], width, thick * 0.38, darker(color, 0.2)) +
      rectangle([left, y + thick * 0.14], width, thick * 0.2, lighter(color, 0.2)) +
      rectangle([left, y], width, thick * 0.07, darker(color, 0.36))
    );
  }).join('');
};

/** Large plates with their joints, and the holes of the anchors. */
const formwork: Texture = (pen, { left, right, top, bottom }, color) => {
  if (!isSeen(pen, 6)) return '';
  const [wide, high] = [150, 88];
  const rows = Math.ceil((bottom - top) / high);
  return times(rows, (row) => {
    const y = bottom - (row + 1) * high;
    return (
      rectangle([left, y], right - left, 4, darker(color, 0.12)) +
      times(Math.ceil((right - left) / wide), (index) => {
        const x = left + index * wide;
        return (
          (pen.random.chance(0.3) ? rectangle([x, y], wide, high, darker(color, 0.04)) : '') +
          rectangle([x, y], 4, high, darker(color, 0.12)) +
          circle([x + 24, y + 24], 5, darker(color, 0.16)) +
          circle([x + wide - 20, y + 24], 5, darker(color, 0.16))
        );
      }).join('')
    );
  }).join('');
};

const TEXTURES: Readonly<Record<WallMaterial, Texture>> = {
  plaster: (pen, edges, color) =>
    rectangle([edges.left, edges.bottom - 34], edges.right - edges.left, 34, darker(color, 0.13)) +
    blocks(pen, { ...edges, bottom: edges.bottom - 60 }, color, 17, 0.05),
  wooden: boards,
  log: logs,
  stone: (pen, edges, color) => blocks(pen, edges, color, 34, 0.34),
  brick: (pen, edges, color) => blocks(pen, edges, color, 18, 0.22),
  'half-timbered': () => '',
  gingerbread: (pen, edges, color) => blocks(pen, edges, color, 26, 0.04),
  metal: boards,
  concrete: (pen, edges, color) => formwork(pen, edges, color),
};

/** The marks of a material within edges, over a wall that is filled already. */
export const wallTexture = (pen: Pen, material: WallMaterial, edges: Edges, color: Hex): string =>
  TEXTURES[material](pen, edges, color);

interface WallOptions {
  material: WallMaterial;
  color?: Hex | undefined;
  facing?: Facing;
  /** Painted on the wall, under nothing. */
  extra?: string;
}

/** A wall: its outline filled with a material in the light of where it looks. */
export function wall(
  pen: Pen,
  outline: readonly Point[] | string,
  { material, color = MATERIAL_COLORS[material], facing = 'front', extra = '' }: WallOptions,
  bounds?: Edges,
): string {
  const tone = toneOf(pen, color, facing);
  const data = typeof outline === 'string' ? outline : polygon(outline);
  const edges = bounds ?? edgesOf(typeof outline === 'string' ? [[0, 0]] : outline);
  return path(data, tone) + pen.clip(data, TEXTURES[material](pen, edges, tone) + extra);
}

/** Upright rectangle as an outline. */
export const upright = (left: number, right: number, top: number, bottom = 0): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

/** The crossed ends of logs at a corner. */
export function logEnds(x: number, topY: number, color: Hex): string {
  return times(Math.floor(-topY / 30), (index) => {
    const y = -index * 30 - 15;
    return circle([x, y], 14.5, darker(color, 0.14)) + circle([x, y], 9.5, lighter(color, 0.34));
  }).join('');
}

/** Beams of a half-timbered wall between edges. */
export function timbering({ left, right, top, bottom }: Edges, columns: number): string {
  const dark = HOUSE.woodDark;
  const step = (right - left) / columns;
  const uprights = times(columns + 1, (index) => {
    const x = left + index * step;
    return line(
      [
        [x, bottom],
        [x, top],
      ],
      dark,
      15,
    );
  });
  const braces = [0, columns - 1].map((index) => {
    const x = left + index * step;
    return line(
      index === 0
        ? [
            [x, bottom],
            [x + step, top],
          ]
        : [
            [x, top],
            [x + step, bottom],
          ],
      dark,
      12,
    );
  });
  return (
    braces.join('') +
    uprights.join('') +
    line(
      [
        [left, top],
        [right, top],
      ],
      dark,
      16,
    ) +
    line(
      [
        [left, bottom],
        [right, bottom],
      ],
      dark,
      16,
    )
  );
}
