import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, cylinder, panel } from '../solids';
import type { FormOf, FormRequest, Form } from './form';
import { flattened } from '../../arrange/assemble';

const SEATS: Readonly<Record<string, readonly [width: number, depth: number]>> = {
  sofa: [190, 85],
  armchair: [90, 85],
  bench: [150, 50],
  chair: [46, 46],
  'office-chair': [54, 54],
  throne: [84, 70],
  'rocking-chair': [60, 60],
  'deck-chair': [64, 120],
};
const CUSHIONED = new Set(['sofa', 'armchair']);
const FRAME = HOUSE.woodDark;

/** Cushions between arms, before a back. */
function cushioned([width, depth]: readonly [number, number], { color }: FormRequest): Form {
  const arm = 18;
  return {
    size: [width, depth, 82],
    isAtWall: true,
    top: [width / 2, depth * 0.62, 44],
    draw: (view) =>
      box(view, [0, 0, 8], [width, 22, 74], color) +
      box(view, [0, 0, 8], [arm, depth, 50], color) +
      box(view, [arm, 20, 8], [width - 2 * arm, depth - 22, 22], darker(color, 0.1)) +
      Array.from({ length: width > 120 ? 2 : 1 }, (_, index) => {
        const span = (width - 2 * arm) / (width > 120 ? 2 : 1);
        return box(
          view,
          [arm + index * span + 1, 20, 30],
          [span - 2, depth - 20, 14],
          lighter(color, 0.14),
        );
      }).join('') +
      box(view, [width - arm, 0, 8], [arm, depth, 50], color),
  };
}

/** A seat with a back, on legs. */
function legged([width, depth]: readonly [number, number], { color }: FormRequest): Form {
  const seat = 45;
  const leg =
    (x: number, y: number) =>
    ({ view }: { view: Parameters<Form['draw']>[0] }) =>
      box(view, [x, y, 0], [5, 5, seat], FRAME);
  const legs = [leg(1, 1), leg(width - 6, 1), leg(1, depth - 6), leg(width - 6, depth - 6)];
  return {
    size: [width, depth, 90],
    top: [width / 2, depth / 2, seat + 6],
    draw: (view) =>
      legs.map((one) => one({ view })).join('') +
      box(view, [0, 0, seat], [width, depth, 6], color) +
      box(view, [0, 0, seat + 6], [width, 6, 42], color),
  };
}

/** What is sat on, by its kind. */
export const seat: FormOf = (request) => {
  const { kind, color } = request;
  const plan = SEATS[kind];
  if (plan && CUSHIONED.has(kind)) return cushioned(plan, request);
  if (plan) return legged(plan, request);
  if (kind === 'stool' || kind === 'bar-stool' || kind === 'pouf' || kind === 'beanbag') {
    const height = kind === 'bar-stool' ? 74 : 44;
    const isSoft = kind === 'pouf' || kind === 'beanbag';
    return {
      size: [44, 44, height],
      top: [22, 22, height],
      draw: (view) =>
        isSoft
          ? cylinder(view, [22, 22, 0], 30, height - 6, color)
          : cylinder(view, [22, 22, 0], 5, height, FRAME) +
            cylinder(view, [22, 22, height - 6], 19, 6, color),
    };
  }
  return undefined;
};

const TABLES: Readonly<Record<string, readonly [number, number, number]>> = {
  table: [150, 80, 74],
  desk: [140, 70, 74],
  'coffee-table': [110, 60, 42],
  bedside: [46, 42, 52],
  workbench: [170, 70, 88],
  'picnic-table': [170, 90, 74],
};

/** Tops on legs; desks have drawers under one end. */
function onLegs(
  [width, depth, height]: readonly [number, number, number],
  request: FormRequest,
): Form {
  const { kind } = request;
  const color = HOUSE.woodLight;
  const leg = 7;
  const corners = [
    [2, 2],
    [width - leg - 2, 2],
    [2, depth - leg - 2],
    [width - leg - 2, depth - leg - 2],
  ] as const;
  const hasDrawers = kind === 'desk' || kind === 'bedside' || kind === 'workbench';
  return {
    size: [width, depth, height],
    isAtWall: kind !== 'table' && kind !== 'coffee-table' && kind !== 'picnic-table',
    top: [width / 2, depth / 2, height],
    draw: (view) => {
      const drawers = hasDrawers
        ? box(view, [width - 46, 4, 0], [42, depth - 8, height - 6], HOUSE.plaster) +
          [0, 1, 2]
            .map((row) =>
              panel(view, [width - 42, depth - 4, 6 + row * 22], 34, 18, HOUSE.woodLight),
            )
            .join('')
        : '';
      return (
        corners.map(([x, y]) => box(view, [x, y, 0], [leg, leg, height - 6], HOUSE.wood)).join('') +
        drawers +
        box(view, [0, 0, height - 6], [width, depth, 6], color)
      );
    },
  };
}

function bed({ color }: FormRequest): Form {
  return {
    size: [150, 200, 95],
    isAtWall: true,
    top: [75, 125, 50],
    draw: (view) =>
      box(view, [0, 0, 0], [150, 10, 92], HOUSE.wood) +
      box(view, [0, 8, 8], [150, 192, 22], HOUSE.wood) +
      box(view, [4, 10, 30], [142, 186, 18], HOUSE.cream) +
      box(view, [3, 74, 32], [144, 124, 18], color) +
      box(view, [14, 16, 48], [54, 36, 12], HOUSE.white) +
      box(view, [82, 16, 48], [54, 36, 12], HOUSE.white),
  };
}

/** Tables, beds and tubs. */
export const table: FormOf = (request) => {
  const { kind, color } = request;
  const plan = TABLES[kind];
  if (plan) return onLegs(plan, request);
  if (kind === 'bed' || kind === 'crib') return bed(request);
  if (kind === 'round-table')
    return {
      size: [96, 96, 74],
      top: [48, 48, 74],
      draw: (view) =>
        cylinder(view, [48, 48, 0], 26, 4, HOUSE.ink) +
        cylinder(view, [48, 48, 4], 5, 66, HOUSE.ink) +
        cylinder(view, [48, 48, 68], 44, 6, HOUSE.woodLight),
    };
  if (kind === 'bathtub')
    return {
      size: [170, 76, 58],
      isAtWall: true,
      top: [85, 38, 50],
      draw: (view) =>
        box(view, [0, 0, 0], [170, 76, 58], HOUSE.snow) +
        view.quad(
          [
            [10, 8, 58.1],
            [160, 8, 58.1],
            [160, 68, 58.1],
            [10, 68, 58.1],
          ],
          darker(color, 0),
          'top',
        ),
    };
  return undefined;
};

/** Depth of what is a box with a front: shelves, cupboards, machines. */
const BOXES: Readonly<Record<string, number>> = {
  bookshelf: 34,
  cabinet: 46,
  dresser: 48,
  wardrobe: 62,
  fridge: 66,
  stove: 62,
  sink: 58,
  fireplace: 44,
  chest: 52,
  'washing-machine': 60,
  'server-rack': 90,
  printer: 40,
  terminal: 50,
  speaker: 34,
  crate: 50,
  box: 46,
  gift: 30,
  'treasure-chest': 44,
  television: 12,
};

/** Whether things of a kind are boxes with a front. */
export function isBox(kind: string): boolean {
  return kind in BOXES;
}

/** A box with the thing's own drawing on its front. */
export const fronted: FormOf = ({ kind, drawing, color }) => {
  const depth = BOXES[kind];
  if (depth === undefined) return undefined;
  const { left, right, top } = drawing.box;
  const [width, height] = [right - left, -top];
  return frontedBox(width, depth, height, color, flattened(drawing).svg, left);
};

/** @param left edge of the front's drawing in its own frame, whose origin is on the ground */
export function frontedBox(
  width: number,
  depth: number,
  height: number,
  color: string,
  front: string,
  left: number,
): Form {
  return {
    size: [width, depth, height],
    isAtWall: true,
    top: [width / 2, depth / 2, height],
    draw: (view) =>
      box(view, [0, 0, 0], [width, depth, height], color) +
      view.upright(front, [-left, depth, 0], 'left'),
  };
}

/** A rug lies on the floor. */
export const rug: FormOf = ({ color }) => ({
  size: [170, 120, 1],
  isFlat: true,
  top: [85, 60, 1],
  draw: (view) =>
    view.quad(
      [
        [0, 0, 0.5],
        [170, 0, 0.5],
        [170, 120, 0.5],
        [0, 120, 0.5],
      ],
      color,
      'left',
    ) +
    view.quad(
      [
        [12, 12, 0.6],
        [158, 12, 0.6],
        [158, 108, 0.6],
        [12, 108, 0.6],
      ],
      lighter(color, 0.35),
      'left',
    ) +
    view.quad(
      [
        [22, 22, 0.7],
        [148, 22, 0.7],
        [148, 98, 0.7],
        [22, 98, 0.7],
      ],
      color,
      'left',
    ),
});
