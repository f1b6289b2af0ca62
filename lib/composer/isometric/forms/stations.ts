import { times } from '@/lib/svg/point';
import { HOUSE } from '../../palette/house';
import { darker, lighter } from '../../palette/tones';
import { box, panel, sidePanel, wheel } from '../solids';
import type { View } from '../view';
import type { Form, FormOf } from './form';

/** Where fire engines stand and cars are fuelled, what fire engines are, and pools to swim in. */

const GLASS = '#9fd3e6';
const PANE = '#41608c';

/** A brick house with two red gates, a sign over them and a tower for its hoses. */
function fireStation(): Form {
  const [width, depth, height] = [640, 400, 330] as const;
  const gate = (view: View, x: number) =>
    panel(view, [x - 8, depth + 0.4, 0], 216, 218, HOUSE.white) +
    panel(view, [x, depth + 0.8, 0], 200, 210, HOUSE.red) +
    times(3, (row) =>
      panel(view, [x + 8, depth + 1.2, 20 + row * 64], 184, 4, darker(HOUSE.red, 0.24)),
    ).join('') +
    times(3, (index) => panel(view, [x + 18 + index * 60, depth + 1.2, 152], 44, 40, GLASS)).join(
      '',
    );
  return {
    size: [width, depth, 560],
    draw: (view) =>
      box(view, [20, 30, 0], [120, 120, 540], darker(HOUSE.brick, 0.06)) +
      times(2, (index) => panel(view, [52, 150.5, 400 + index * 70], 50, 44, GLASS)).join('') +
      box(view, [10, 20, 540], [140, 140, 18], HOUSE.cream) +
      box(view, [0, 0, 0], [width, depth, height], HOUSE.brick) +
      gate(view, 40) +
      gate(view, 280) +
      panel(view, [40, depth + 0.6, 244], 440, 46, HOUSE.cream) +
      panel(view, [60, depth + 1, 258], 400, 18, HOUSE.red) +
      panel(view, [530, depth + 0.6, 0], 70, 140, HOUSE.woodDark) +
      panel(view, [530, depth + 0.6, 190], 70, 70, GLASS) +
      times(3, (index) =>
        sidePanel(view, [width + 0.5, 50 + index * 116, 150], 66, 84, GLASS),
      ).join('') +
      box(view, [-8, -8, height], [width + 16, depth + 16, 16], HOUSE.cream),
  };
}

/** A roof on posts over two pumps, open on all sides, and the shop beside it where the fuel is paid. */
function canopy(): Form {
  const [width, depth, height] = [780, 380, 300] as const;
  const [roof, shop] = [520, { x: 560, y: 30, wide: 220, deep: 320, high: 240 }] as const;
  const pump = (view: View, x: number) =>
    box(view, [x, depth / 2 - 26, 0], [62, 52, 150], HOUSE.red) +
    panel(view, [x + 9, depth / 2 + 26.4, 84], 44, 46, PANE) +
    box(view, [x - 14, depth / 2 - 40, 0], [90, 80, 8], HOUSE.cream);
  return {
    size: [width, depth, height + 60],
    draw: (view) =>
      [60, roof - 90]
        .map((x) => box(view, [x, depth / 2 - 16, 0], [30, 32, height], HOUSE.white))
        .join('') +
      [150, 300].map((x) => pump(view, x)).join('') +
      box(view, [0, 0, height], [roof, depth, 44], HOUSE.white) +
      panel(view, [0, depth + 0.5, height + 10], roof, 20, HOUSE.red) +
      sidePanel(view, [roof + 0.5, 0, height + 10], depth, 20, HOUSE.red) +
      box(view, [shop.x, shop.y, 0], [shop.wide, shop.deep, shop.high], HOUSE.cream) +
      panel(view, [shop.x + 20, shop.y + shop.deep + 0.4, 40], 100, 110, PANE) +
      panel(view, [shop.x + 140, shop.y + shop.deep + 0.4, 0], 62, 150, HOUSE.red) +
      sidePanel(view, [shop.x + shop.wide + 0.4, shop.y + 30, 60], 260, 100, PANE) +
      box(
        view,
        [shop.x - 8, shop.y - 8, shop.high],
        [shop.wide + 16, shop.deep + 16, 26],
        HOUSE.red,
      ),
  };
}

const POOL = { width: 560, depth: 380, rim: 34, level: -13 } as const;
const WATER = '#6cc3e6';
/** How far the water is from the edges of its rim, and how large the pool is within it. */
const BASIN = {
  left: POOL.rim,
  far: POOL.rim,
  right: POOL.width - POOL.rim,
  near: POOL.depth - POOL.rim,
} as const;

/** The water of a pool, with its two far walls below the edge. */
function basin(view: View): string {
  const { left, far, right, near } = BASIN;
  const { level } = POOL;
  const surface = [
    [left, far, 6.2],
    [right, far, 6.2],
    [right, near, 6.2],
    [left, near, 6.2],
  ] as const;
  const farWall = [
    [left, far, 6.4],
    [right, far, 6.4],
    [right, far, level],
    [left, far, level],
  ] as const;
  const leftWall = [
    [left, far, 6.4],
    [left, near, 6.4],
    [left, near, level],
    [left, far, level],
  ] as const;
  return (
    view.quad(surface, WATER, 'left') +
    view.quad(farWall, '#dff1f8', 'left') +
    view.quad(leftWall, '#b9dfee', 'right')
  );
}

/** A gleam on the water, of which each lies elsewhere. */
function gleam(view: View, index: number): string {
  const { left, far, right, near } = BASIN;
  const x = left + 40 + ((index * 173) % (right - left - 120));
  const y = far + 40 + ((index * 97) % (near - far - 60));
  const corners = [
    [x, y, 6.5],
    [x + 70, y, 6.5],
    [x + 70, y + 5, 6.5],
    [x, y + 5, 6.5],
  ] as const;
  return view.quad(corners, lighter(WATER, 0.45), 'left');
}

/** Water in a rim of tiles, its far walls seen below the edge, with a ladder. */
function pool(): Form {
  const { width, depth, level } = POOL;
  return {
    size: [width, depth, 6],
    isFlat: true,
    isWater: true,
    top: [width / 2, depth * 0.52, level],
    draw: (view) =>
      box(view, [0, 0, 0], [width, depth, 6], '#ece5da') +
      basin(view) +
      times(7, (index) => gleam(view, index)).join('') +
      times(2, (index) =>
        box(view, [width - 120 + index * 34, BASIN.near, 6], [6, 14, 44], HOUSE.metal),
      ).join(''),
  };
}

/** Red all over, with a white stripe, shutters at its side, blue lights and a ladder on its roof. */
export function fireEngine(): Form {
  const [length, width] = [560, 200] as const;
  const wheels = (view: View, y: number, radius: number) =>
    [100, 420].map((x) => wheel(view, [x, y, radius], radius, HOUSE.rubber, HOUSE.metal)).join('');
  return {
    size: [length, width, 270],
    draw: (view) =>
      wheels(view, 12, 44) +
      box(view, [0, 0, 40], [360, width, 180], HOUSE.red) +
      times(3, (index) =>
        panel(view, [22 + index * 112, width + 0.4, 108], 96, 96, HOUSE.metal),
      ).join('') +
      times(9, (index) =>
        panel(
          view,
          [22 + (index % 3) * 112, width + 0.8, 128 + Math.floor(index / 3) * 24],
          96,
          3,
          HOUSE.metalDark,
        ),
      ).join('') +
      box(view, [372, 0, 40], [188, width, 200], HOUSE.red) +
      panel(view, [392, width + 0.4, 140], 66, 76, PANE) +
      panel(view, [472, width + 0.4, 140], 74, 76, PANE) +
      sidePanel(view, [length + 0.4, 18, 134], width - 36, 84, PANE) +
      panel(view, [0, width + 0.6, 74], 360, 20, HOUSE.white) +
      panel(view, [372, width + 0.6, 74], 188, 20, HOUSE.white) +
      sidePanel(view, [length + 0.6, 0, 74], width, 20, HOUSE.white) +
      sidePanel(view, [length + 0.8, 14, 52], 34, 18, HOUSE.yellow) +
      sidePanel(view, [length + 0.8, width - 48, 52], 34, 18, HOUSE.yellow) +
      [70, 118].map((y) => box(view, [20, y, 226], [400, 8, 10], HOUSE.metal)).join('') +
      times(9, (index) => box(view, [30 + index * 46, 76, 228], [6, 46, 6], HOUSE.metalDark)).join(
        '',
      ) +
      box(view, [440, 40, 240], [36, 120, 18], HOUSE.blue) +
      wheels(view, width + 0.8, 46),
  };
}

const FORMS: Readonly<Record<string, () => Form>> = {
  'fire-station': fireStation,
  'filling-station': canopy,
  'swimming-pool': pool,
};

/** What of the works and outposts of a town has a solid form. */
export const station: FormOf = ({ kind }) => FORMS[kind]?.();
