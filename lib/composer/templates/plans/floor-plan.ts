import type { Hex } from '@/lib/color/hex';
import { path, placed, rectangle, stroke } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { times } from '@/lib/svg/point';
import { Design } from '../design/design';
import type { Template, TemplateRequest } from '../template';
import { PLAN_FURNITURE, type PlanFurniture } from './plan-furniture';
import { PLAN_ROOMS, type PlanRoom, type PlanRoomId } from './plan-rooms.data';

/** The plan of a flat from above: rooms off a hall, with doors, windows, furniture and their names. */

const WALL: Hex = '#2f3446';
const PAPER: Hex = '#f7f8fb';
const GLASS: Hex = '#8fc3e0';
/** Centimetres. */
const WALL_CM = 18;
const HALL_CM = 130;
/** A car may reach from wall to wall. */
const LONG_CM = 300;
const ROOM_CM = { depth: 430, weight: 260 } as const;

interface Cell {
  room: PlanRoom;
  x: number;
  y: number;
  w: number;
  d: number;
  /** The hall is below the room, or above it. */
  isAbove: boolean;
}

/** Rooms in two rows along a hall, each row as wide as the other. */
function cellsOf(rooms: readonly PlanRoom[]): { cells: Cell[]; wide: number } {
  const row = (id: PlanRoom['row']) => rooms.filter((room) => room.row === id);
  const total = (list: readonly PlanRoom[]) => list.reduce((sum, { weight }) => sum + weight, 0);
  const wide = Math.max(total(row('day')), total(row('night'))) * ROOM_CM.weight;
  const laid = (list: readonly PlanRoom[], y: number, isAbove: boolean): Cell[] => {
    let x = 0;
    return list.map((room) => {
      const w = (room.weight / total(list)) * wide;
      const cell = { room, x, y, w, d: ROOM_CM.depth, isAbove };
      x += w;
      return cell;
    });
  };
  return {
    wide,
    cells: [...laid(row('day'), 0, true), ...laid(row('night'), ROOM_CM.depth + HALL_CM, false)],
  };
}

/** A piece where it stands, smaller where the room is too small for it. */
function piece({ x, y, w, d, isAbove }: Cell, id: PlanFurniture, across: number, down: number) {
  const { width, depth, svg } = PLAN_FURNITURE[id];
  const [inner, deep] = [w - WALL_CM * 2 - 16, d - WALL_CM * 2 - 16];
  const size = Math.min(1, (inner * 0.94) / width, (deep * (depth > LONG_CM ? 0.84 : 0.6)) / depth);
  const share = isAbove ? 1 - down : down;
  const at: [number, number] = [
    x + WALL_CM + 8 + (inner - width * size) * across,
    y + WALL_CM + 8 + (deep - depth * size) * share,
  ];
  const turned = isAbove
    ? { at: [at[0], at[1] + depth * size] as [number, number], scaleX: size, scaleY: -size }
    : { at, scaleX: size };
  return placed(svg, turned);
}

/** A door to the hall with the quarter of a circle that it swings. */
function doorOf({ room, x, y, w, d, isAbove }: Cell): string {
  const wide = 84;
  const left = x + w * 0.5 - wide / 2 + (room.weight > 1.3 ? w * 0.22 : 0);
  const sill = isAbove ? y + d : y;
  const swing = isAbove ? -1 : 1;
  return (
    rectangle([left, sill - WALL_CM / 2 - 2], wide, WALL_CM + 4, room.floor) +
    stroke(`M${number(left)} ${number(sill)}v${number(swing * wide)}`, WALL, 6) +
    stroke(
      `M${number(left)} ${number(sill + swing * wide)}A${wide} ${wide} 0 0 ${isAbove ? 1 : 0} ${number(left + wide)} ${number(sill)}`,
      '#8a93a8',
      3,
    )
  );
}

function windowOf({ x, y, w, d, isAbove }: Cell): string {
  const wide = Math.min(190, w * 0.5);
  const sill = isAbove ? y : y + d;
  return (
    rectangle([x + w / 2 - wide / 2, sill - WALL_CM / 2], wide, WALL_CM, '#ffffff') +
    rectangle([x + w / 2 - wide / 2, sill - 4], wide, 8, GLASS)
  );
}

function cellArt(cell: Cell): string {
  const { room, x, y, w, d } = cell;
  const boards = times(Math.floor(d / 46), (index) =>
    rectangle([x, y + index * 46], w, 2.5, '#000000', { opacity: 0.05 }),
  ).join('');
  return (
    rectangle([x, y], w, d, room.floor) +
    boards +
    room.pieces.map(([id, across, down]) => piece(cell, id, across, down)).join('')
  );
}

const frame = (x: number, y: number, w: number, d: number) =>
  stroke(`M${number(x)} ${number(y)}h${number(w)}v${number(d)}h${number(-w)}Z`, WALL, WALL_CM);

function roomsOf({ brief }: TemplateRequest): PlanRoom[] {
  const items = brief.template?.items ?? [];
  return items.flatMap(({ text }) => (text in PLAN_ROOMS ? [PLAN_ROOMS[text as PlanRoomId]] : []));
}

export const floorPlan: Template = {
  id: 'floor-plan',
  draw(request) {
    const design = new Design(request);
    const { width, height } = design;
    design.fillGround(PAPER);
    const { cells, wide } = cellsOf(roomsOf(request));
    const deep = ROOM_CM.depth * 2 + HALL_CM;
    const scale = Math.min((width * 0.86) / wide, (height * 0.82) / deep);
    const [left, top] = [(width - wide * scale) / 2, (height - deep * scale) / 2];
    const grid = times(40, (index) => {
      const at = number((index / 40) * Math.max(width, height));
      return `M${at} 0V${height}M0 ${at}H${width}`;
    }).join('');
    design.addGround(
      stroke(grid, '#dfe5ef', design.px(1.5)),
      rectangle([left + 10, top + 14], wide * scale, deep * scale, '#2f3446', { opacity: 0.14 }),
    );
    const hall = ROOM_CM.depth;
    const art =
      rectangle([0, hall], wide, HALL_CM, '#f1ece2') +
      cells.map(cellArt).join('') +
      cells.map(({ x, y, w, d }) => frame(x, y, w, d)).join('') +
      frame(0, 0, wide, deep) +
      cells.map((cell) => doorOf(cell) + windowOf(cell)).join('') +
      rectangle([-WALL_CM, hall + 20], WALL_CM * 2, 90, '#f1ece2') +
      path(`M-6 ${hall + 110}h90A90 90 0 0 0 -6 ${hall + 20}Z`, '#ffffff', { opacity: 0.6 });
    design.addArt(placed(art, { at: [left, top], scaleX: scale }));
    for (const { room, x, y, w, d, isAbove } of cells)
      design.text(
        room.name,
        [left + (x + w / 2) * scale, top + (y + d * (isAbove ? 0.72 : 0.3)) * scale],
        {
          face: 'inter',
          sizePx: Math.min(design.px(26), (w * scale) / (room.name.length * 0.62)),
          align: 'center',
          middle: true,
          fill: WALL,
          on: room.floor,
        },
      );
    for (const { id } of request.brief.elements) design.show(id);
    design.tell('rooms', 'doors', 'windows', 'furniture');
    return design.finish();
  },
};
