import type { Hex } from '@/lib/color/hex';
import { times } from '@/lib/svg/point';
import { markedPart } from '../../kit/marked';
import { HOUSE } from '../../palette/house';
import { darker } from '../../palette/tones';
import { box, cone, cylinder, gable, panel, sidePanel } from '../solids';
import type { View } from '../view';
import type { Form, FormOf } from './form';

interface Gabled {
  size: readonly [width: number, depth: number, wall: number, roof: number];
  wall: Hex;
  roof: Hex;
  door: Hex;
  /** A large door with a white cross, as barns have. */
  isBarn?: boolean;
  chimney?: boolean;
  tower?: number;
}

const GABLED: Readonly<Record<string, Gabled>> = {
  house: {
    size: [420, 340, 250, 170],
    wall: HOUSE.cream,
    roof: HOUSE.roof,
    door: HOUSE.wood,
    chimney: true,
  },
  barn: {
    size: [520, 380, 280, 210],
    wall: HOUSE.red,
    roof: HOUSE.stoneDark,
    door: HOUSE.white,
    isBarn: true,
  },
  villa: { size: [560, 400, 300, 120], wall: HOUSE.plaster, roof: HOUSE.roof, door: HOUSE.wood },
  'tree-house': {
    size: [260, 220, 180, 120],
    wall: HOUSE.wood,
    roof: HOUSE.leafDark,
    door: HOUSE.woodDark,
  },
  church: {
    size: [420, 300, 280, 200],
    wall: HOUSE.cream,
    roof: HOUSE.navy,
    door: HOUSE.woodDark,
    tower: 520,
  },
  cathedral: {
    size: [560, 340, 340, 220],
    wall: HOUSE.stone,
    roof: HOUSE.navy,
    door: HOUSE.woodDark,
    tower: 640,
  },
  school: { size: [640, 360, 300, 140], wall: HOUSE.brick, roof: HOUSE.navy, door: HOUSE.wood },
};

const GLASS = '#9fd3e6';

function windows(view: View, width: number, depth: number, wall: number): string {
  const count = Math.max(1, Math.floor(width / 190));
  const gap = width / (count * 2);
  const front = times(count * 2, (index) => index)
    .filter((index) => (count === 1 ? index === 1 : Math.abs(index - (count * 2 - 1) / 2) > 0.6))
    .map((index) => {
      const x = gap * (index + 0.5) - 32;
      return (
        panel(view, [x - 5, depth + 0.2, wall * 0.42], 74, wall * 0.34, HOUSE.white) +
        panel(view, [x, depth + 0.4, wall * 0.45], 64, wall * 0.28, GLASS)
      );
    });
  const side = times(2, (index) => {
    const y = depth * (0.18 + index * 0.4);
    return (
      sidePanel(view, [width + 0.2, y - 4, wall * 0.42], 70, wall * 0.34, HOUSE.white) +
      sidePanel(view, [width + 0.4, y, wall * 0.45], 62, wall * 0.28, GLASS)
    );
  });
  return front.join('') + side.join('');
}

function barnDoor(view: View, width: number, depth: number): string {
  const [x, w, h] = [width / 2 - 85, 170, 200];
  const cross = (x0: number, x1: number) =>
    view.quad(
      [
        [x0, depth + 0.6, 4],
        [x0 + 12, depth + 0.6, 4],
        [x1 + 12, depth + 0.6, h - 4],
        [x1, depth + 0.6, h - 4],
      ],
      HOUSE.white,
      'left',
    );
  return (
    panel(view, [x, depth + 0.3, 0], w, h, HOUSE.white) +
    panel(view, [x + 10, depth + 0.4, 4], w - 20, h - 14, darker(HOUSE.red, 0.25)) +
    cross(x + 8, x + w - 20) +
    cross(x + w - 20, x + 8)
  );
}

const SPIRE_CM = 190;

function gabled({ size, wall: color, roof, door, isBarn, chimney, tower }: Gabled): Form {
  const [width, depth, wall, rise] = size;
  return {
    size: [width, depth, Math.max(wall + rise, tower ? tower + SPIRE_CM : 0)],
    draw: (view) =>
      (tower ? box(view, [0, depth / 2 - 75, 0], [150, 150, tower], color) : '') +
      (tower ? cone(view, [75, depth / 2, tower], 92, SPIRE_CM, roof) : '') +
      box(view, [0, 0, 0], [width, depth, wall], color) +
      (isBarn
        ? barnDoor(view, width, depth)
        : panel(view, [width / 2 - 38, depth + 0.3, 0], 76, 150, door)) +
      windows(view, width, depth, wall) +
      gable(view, [0, 0, wall], [width, depth, rise], roof, color, 26) +
      (chimney
        ? box(view, [width * 0.7, depth * 0.55, wall + rise * 0.3], [46, 46, rise], HOUSE.brick)
        : ''),
  };
}

/** Blocks of floors: rows of windows on both faces, a sign or an awning by the street. */
const BLOCKS: Readonly<
  Record<
    string,
    {
      size: readonly [number, number, number];
      color: Hex;
      accent: Hex;
      shop?: boolean;
      cross?: boolean;
    }
  >
> = {
  'modern-house': { size: [460, 360, 300], color: HOUSE.white, accent: HOUSE.wood },
  shop: { size: [460, 340, 330], color: HOUSE.cream, accent: HOUSE.coral, shop: true },
  bakery: { size: [460, 340, 330], color: HOUSE.plaster, accent: HOUSE.mustard, shop: true },
  'cafe-front': { size: [460, 340, 330], color: HOUSE.cream, accent: HOUSE.green, shop: true },
  apartment: { size: [440, 400, 760], color: '#f2c9a8', accent: HOUSE.coral },
  townhouse: { size: [340, 340, 560], color: HOUSE.brick, accent: HOUSE.navy },
  library: { size: [640, 440, 380], color: '#b7bac3', accent: HOUSE.stoneDark },
  hotel: { size: [520, 400, 700], color: '#f2d9b8', accent: HOUSE.coral, shop: true },
  theatre: { size: [560, 440, 420], color: '#eddcc0', accent: HOUSE.red, shop: true },
  'glass-tower': { size: [400, 400, 1250], color: '#5f7fc4', accent: HOUSE.navy },
  hospital: { size: [640, 420, 560], color: HOUSE.white, accent: HOUSE.red, cross: true },
  factory: { size: [620, 420, 380], color: HOUSE.brick, accent: HOUSE.navy },
  columned: { size: [560, 400, 380], color: HOUSE.plaster, accent: HOUSE.stoneDark },
};

function floors(
  view: View,
  [width, depth, height]: readonly [number, number, number],
  from: number,
): string {
  const rows = Math.max(1, Math.floor((height - from - 30) / 110));
  const columns = Math.max(2, Math.floor(width / 105));
  const sides = Math.max(2, Math.floor(depth / 105));
  return times(rows, (row) => {
    const z = from + 26 + row * 110;
    return (
      times(columns, (column) =>
        panel(view, [(width / columns) * (column + 0.5) - 30, depth + 0.3, z], 60, 66, GLASS),
      ).join('') +
      times(sides, (column) =>
        sidePanel(view, [width + 0.3, (depth / sides) * (column + 0.5) - 30, z], 60, 66, GLASS),
      ).join('')
    );
  }).join('');
}

function awning(view: View, width: number, depth: number, color: Hex): string {
  const stripes = 8;
  return times(stripes, (index) => {
    const [x0, x1] = [(width / stripes) * index, (width / stripes) * (index + 1)];
    return view.quad(
      [
        [x0, depth, 200],
        [x1, depth, 200],
        [x1, depth + 70, 160],
        [x0, depth + 70, 160],
      ],
      index % 2 ? HOUSE.white : color,
      'top',
    );
  }).join('');
}

function block(kind: string): Form | undefined {
  const plan = BLOCKS[kind];
  if (!plan) return undefined;
  const { size, color, accent, shop, cross } = plan;
  const [width, depth, height] = size;
  return {
    size,
    top: [width / 2, depth / 2, height + 16],
    draw: (view) =>
      box(view, [0, 0, 0], size, color) +
      floors(view, size, shop ? 190 : 20) +
      (shop
        ? panel(view, [24, depth + 0.4, 30], width * 0.55, 120, GLASS) +
          panel(view, [width * 0.68, depth + 0.4, 0], 90, 160, accent) +
          markedPart('awning', awning(view, width, depth, accent))
        : panel(view, [width / 2 - 45, depth + 0.4, 0], 90, 140, accent)) +
      box(view, [-8, -8, height], [width + 16, depth + 16, 16], accent) +
      (cross
        ? panel(view, [width / 2 - 14, depth + 0.8, height - 120], 28, 90, HOUSE.red) +
          panel(view, [width / 2 - 45, depth + 0.8, height - 89], 90, 28, HOUSE.red)
        : ''),
  };
}

function castle(): Form {
  const size = [560, 520, 520] as const;
  const tower = (view: View, x: number, y: number, h: number) =>
    cylinder(view, [x, y, 0], 62, h, HOUSE.stone) + cone(view, [x, y, h], 78, 170, HOUSE.navy);
  return {
    size,
    draw: (view) =>
      tower(view, 62, 62, 380) +
      box(view, [62, 40, 0], [436, 44, 230], HOUSE.stone) +
      tower(view, 498, 62, 380) +
      box(view, [40, 62, 0], [44, 400, 230], HOUSE.stone) +
      box(view, [190, 150, 0], [190, 190, 380], HOUSE.stone) +
      cone(view, [285, 245, 380], 130, 210, HOUSE.navy) +
      tower(view, 62, 458, 380) +
      box(view, [476, 62, 0], [44, 400, 230], HOUSE.stone) +
      box(view, [62, 436, 0], [436, 44, 230], HOUSE.stone) +
      panel(view, [230, 480.5, 0], 100, 150, HOUSE.woodDark) +
      times(4, (index) => box(view, [95 + index * 100, 440, 230], [46, 36, 30], HOUSE.stone)).join(
        '',
      ) +
      tower(view, 498, 458, 380),
  };
}

/** A ridge tent: two sloping sides with an open end. */
const tent: FormOf = ({ color }) => ({
  size: [240, 200, 150],
  draw: (view) =>
    gable(view, [0, 0, 0], [240, 200, 150], color, darker(color, 0.3), 0) +
    view.quad(
      [
        [240.5, 62, 0],
        [240.5, 138, 0],
        [240.5, 100, 120],
      ],
      HOUSE.ink,
      'left',
    ),
});

const lighthouse: FormOf = () => ({
  size: [160, 160, 700],
  draw: (view) =>
    times(5, (index) =>
      cylinder(
        view,
        [80, 80, index * 110],
        74 - index * 5,
        112,
        index % 2 ? HOUSE.red : HOUSE.white,
      ),
    ).join('') +
    cylinder(view, [80, 80, 550], 64, 12, HOUSE.ink) +
    cylinder(view, [80, 80, 562], 40, 70, HOUSE.yellow) +
    cone(view, [80, 80, 632], 56, 70, HOUSE.red),
});

const fountain: FormOf = () => ({
  size: [220, 220, 120],
  draw: (view) =>
    cylinder(view, [110, 110, 0], 100, 34, HOUSE.stone) +
    cylinder(view, [110, 110, 30], 88, 4, HOUSE.water) +
    cylinder(view, [110, 110, 30], 16, 60, HOUSE.stone) +
    cylinder(view, [110, 110, 90], 44, 10, HOUSE.stone),
});

/** Houses, blocks, towers and what stands in a square. */
export const building: FormOf = (request) => {
  const { kind } = request;
  if (request.part === 'block-building' && kind === 'tower') return block('glass-tower');
  const plan = GABLED[kind];
  if (plan) return gabled(plan);
  if (kind === 'castle') return castle();
  if (kind === 'tent') return tent(request);
  if (kind === 'lighthouse' || kind === 'tower') return lighthouse(request);
  if (kind === 'fountain') return fountain(request);
  return block(kind);
};
