import { type Hex, mix, toLch } from '@/lib/color/hex';
import { path, rectangle, shape, stroke } from '@/lib/svg/markup';
import { number, polygon } from '@/lib/svg/path';
import { clamp, type Point, times } from '@/lib/svg/point';
import { type Canvas, createCanvas, floorGround } from '../canvas';
import { kindIn, type Place, type PlaceDrawing, type Stage } from '../place';
import { GROUNDS } from './grounds';
import { piece } from './slabs';
import { type Tints, tintsOf } from './tints';
import { leafShadow, thrownBy, windowLight } from './wall-light';

/** A table seen from its side, or from straight above, for food and small things. */

const n = number;
/** Lighter than what is brown on it. */
const WOODS: readonly [Hex, ...Hex[]] = ['#d99f66', '#cc8f55', '#e4b67c', '#c98654', '#ecca9c'];
/** What the near end of boards turns to, away from the window: a warm brown and no grey. */
const WARM_SHADE = { color: '#7a3a24', share: 0.26 } as const;
const PAINTS: readonly [Hex, ...Hex[]] = [
  '#2f7f86',
  '#e9dcc8',
  '#d9d3e6',
  '#33527a',
  '#f0c9b4',
  '#4f8a6a',
];

/** Boards with seams, a few grain lines, and a warm light across. */
function boards(canvas: Canvas, color: Hex, top: number, perspective: boolean): string {
  const { widthPx, heightPx, random, pen, air } = canvas;
  const base = pen.linear(
    [0, top],
    [widthPx * 0.3, heightPx],
    [
      [0, air.tone(color, perspective ? 0.25 : 0.12)],
      [1, air.tone(mix(color, WARM_SHADE.color, WARM_SHADE.share))],
    ],
  );
  const seam = air.tone(mix(color, WARM_SHADE.color, 0.6));
  const count = 5;
  const lines = times(count - 1, (index) => {
    const share = perspective ? ((index + 1) / count) ** 1.5 : (index + 1) / count;
    return top + share * (heightPx - top);
  });
  const seams = lines.map((y) =>
    rectangle([0, y], widthPx, Math.max(1, 2 * canvas.unit), seam, { opacity: 0.55 }),
  );
  const grain = times(16, () => {
    const [x, y] = [random.between(-0.1, 0.9) * widthPx, random.between(top + 8, heightPx)];
    const length = random.between(80, 260) * canvas.unit;
    return stroke(
      `M${n(x)} ${n(y)}q${n(length / 2)} ${n(random.between(-4, 4))} ${n(length)} 0`,
      seam,
      1.6 * canvas.unit,
      { opacity: 0.34 },
    );
  });
  return rectangle([0, top], widthPx, heightPx - top, base) + seams.join('') + grain.join('');
}

/** Broad strips of window light. */
function lightAcross({ widthPx, heightPx, random, air }: Canvas, top: number): string {
  const x = random.between(0.1, 0.5) * widthPx;
  return [0, 0.16]
    .map((shift) => {
      const left = x + shift * widthPx;
      const corners: Point[] = [
        [left, top],
        [left + widthPx * 0.11, top],
        [left + widthPx * 0.38, heightPx],
        [left + widthPx * 0.2, heightPx],
      ];
      return shape(corners, air.light.light, { opacity: 0.16 });
    })
    .join('');
}

/** A cloth under the main thing, with a stripe and a fringe. */
function cloth(canvas: Canvas, [x, y]: Point, half: Point, far = 0.1, told?: Hex): string {
  const { air, random, pen } = canvas;
  const any = random.pick<Hex>(['#fff6ea', '#f3e3cd', '#f7d9d0', '#dbe9e4']);
  const color = told ?? any;
  const stripe = random.pick<Hex>(['#f2664f', '#2f8f78', '#3f7fd1', '#c98a52']);
  const skew = random.between(-0.08, 0.08) * half[0];
  const corners: Point[] = [
    [x - half[0] * (1 - far) + skew, y - half[1]],
    [x + half[0] * (1.04 - far) + skew, y - half[1] * 0.94],
    [x + half[0] - skew, y + half[1]],
    [x - half[0] * 1.04 - skew, y + half[1] * 0.95],
  ];
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const along = (from: Point, to: Point, share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const band = (from: number, to: number) =>
    shape(
      [along(a, b, from), along(a, b, to), along(d, c, to), along(d, c, from)],
      air.tone(stripe, 0.2),
      { opacity: 0.5 },
    );
  const fringe = times(40, (_, share) => {
    const [px, py] = along(d, c, share);
    return `M${n(px)} ${n(py)}v${n(6 * canvas.unit)}`;
  });
  return (
    `<g transform="translate(${n(6 * canvas.unit)} ${n(8 * canvas.unit)})">${shape(corners, air.light.shade, { opacity: 0.2 })}</g>` +
    stroke(fringe.join(''), air.tone(color, -0.1), 2 * canvas.unit) +
    shape(corners, air.tone(color, 0.1)) +
    pen.clip(
      polygon(corners),
      band(0.06, 0.075) + band(0.09, 0.12) + band(0.88, 0.91) + band(0.925, 0.94),
    )
  );
}

const CHECKS = { across: 12, deep: 5 } as const;

/** A checked cloth, its bands of one colour crossing over white. */
function checkedCloth(canvas: Canvas, [x, y]: Point, half: Point, far: number, told?: Hex): string {
  const { air, pen, unit } = canvas;
  const dye = told ?? '#d8433f';
  const corners: Point[] = [
    [x - half[0] * (1 - far), y - half[1]],
    [x + half[0] * (1 - far), y - half[1]],
    [x + half[0], y + half[1]],
    [x - half[0], y + half[1]],
  ];
  const wide = (down: number) => half[0] * (1 - far + far * down);
  const at = (across: number, down: number): Point => [
    x + (across * 2 - 1) * wide(down),
    // Rows are nearer to each other the farther away they are.
    y - half[1] + 2 * half[1] * down ** 1.25,
  ];
  const { across, deep } = CHECKS;
  const bands = times(across / 2, (index) => {
    const [from, to] = [(index * 2) / across, (index * 2 + 1) / across];
    return shape([at(from, 0), at(to, 0), at(to, 1), at(from, 1)], air.tone(dye, 0.1), {
      opacity: 0.55,
    });
  });
  const rows = times(deep, (index) => {
    const [from, to] = [(index * 2) / (deep * 2), (index * 2 + 1) / (deep * 2)];
    return shape([at(0, from), at(1, from), at(1, to), at(0, to)], air.tone(dye, 0.1), {
      opacity: 0.55,
    });
  });
  return (
    `<g transform="translate(${n(5 * unit)} ${n(8 * unit)})">${shape(corners, air.light.shade, { opacity: 0.2 })}</g>` +
    shape(corners, air.tone('#fff8ef', 0.1)) +
    pen.clip(polygon(corners), bands.join('') + rows.join(''))
  );
}

/** Of the height, how far its far edge is behind where the things of a still life stand. */
export const BEHIND_STILL = 0.27;
/** Of the height, where they may stand. */
const STILL = { highest: 0.62, lowest: 0.9, lowestOnPiece: 0.8 } as const;

/** Where the table ends behind its things, and where these stand. */
function edgesOf({ isStill, surface, standY = STILL.lowest }: Stage, { heightPx, random }: Canvas) {
  if (!isStill) {
    const topPx = heightPx * random.between(0.58, 0.64);
    return { topPx, standPx: topPx + (heightPx - topPx) * random.between(0.46, 0.56) };
  }
  // Of a board the nearer edge is seen, too.
  const lowest = surface?.isPiece ? STILL.lowestOnPiece : STILL.lowest;
  const standPx = heightPx * clamp(standY, STILL.highest, lowest);
  return { standPx, topPx: standPx - heightPx * BEHIND_STILL };
}

/** Under what stands on it: of the width of all that, half the cloth; its depth of its width; how much narrower its far edge is. */
const CLOTH = {
  width: 0.72,
  least: 0.38,
  most: 0.56,
  squash: 0.34,
  nearer: 0.015,
  far: 0.3,
} as const;

/** Of half the cloth, half of a board or slab. */
const PIECE = { wider: 0.9 } as const;

/** What lies under things, where the prompt says so. */
const CLOTH_STAND = 'cloth';

/** The table alone, from side to side, with its cloth. */
function layTable(canvas: Canvas, { topPx, standPx }: { topPx: number; standPx: number }): void {
  const { stage, widthPx, heightPx, random, air } = canvas;
  const { surface } = stage;
  const { color: told, material, stand } = surface ?? {};
  const isCloth = stand === CLOTH_STAND;
  const isUnder = isCloth || surface?.isPiece === true;
  const wood = (isUnder ? undefined : told) ?? dimmed(stage, tableColor(stage));
  const isPlain = surface !== undefined && !isUnder && material !== 'wooden';
  const ground = isUnder ? undefined : GROUNDS[material ?? ''];
  const edge = path(
    `M0 ${n(topPx)}H${widthPx}V${n(topPx + 5 * canvas.unit)}H0Z`,
    air.tone(wood, 0.7),
    { opacity: 0.7 },
  );
  canvas.add({
    id: 'table',
    depth: 0.02,
    svg:
      (ground
        ? ground({ canvas, color: wood, topPx, standPx })
        : (isPlain ? slab(canvas, wood, topPx) : boards(canvas, wood, topPx, true)) + edge) +
      lightAcross(canvas, topPx),
    shows: surface?.isPiece ? ['counter'] : ['table-top', 'table', 'counter', 'window-sill'],
  });
  const hasCloth = ['cloth', 'napkin', 'towel', 'tablecloth'].some((id) => stage.things?.has(id));
  const x = widthPx * stage.focusX;
  const { left = 0.3, right = 0.7 } = stage.subject ?? {};
  const half = clamp((right - left) * CLOTH.width, CLOTH.least, CLOTH.most) * widthPx;
  if (isCloth || (random.chance(0.25) && !hasCloth && !surface && !isDark(stage)))
    canvas.add({
      id: 'cloth',
      depth: 0.05,
      ...(isCloth ? { shows: [CLOTH_STAND] } : {}),
      svg: (surface?.isChecked ? checkedCloth : cloth)(
        canvas,
        [x, standPx + heightPx * CLOTH.nearer],
        [half, half * CLOTH.squash],
        CLOTH.far,
        isCloth ? told : undefined,
      ),
    });
  if (surface?.isPiece) {
    const halfPx = half * PIECE.wider;
    const svg = piece({ canvas, color: told ?? wood, material, at: [x, standPx], halfPx });
    canvas.add({ id: 'slab', depth: 0.05, shows: ['table-top', 'table'], svg });
  }
  canvas.spots.push({
    kind: 'table',
    at: [x, standPx],
    widthPx: widthPx * 0.8,
    pxPerCm: stage.pxPerCm,
    depth: (standPx - topPx) / (heightPx - topPx),
  });
}

/** Boards of a paint stand out under what is of wood, and the other way round. */
const tableColor = (stage: Stage): Hex =>
  stage.surface?.isPiece && stage.surface.material === 'wooden'
    ? kindIn(stage, PAINTS)
    : kindIn(stage, WOODS);

/** From here on a told background is dark, and how much of it a table takes that was not told. */
const DARK = { lightness: 0.45, share: 0.62 } as const;

const isDark = ({ background }: Stage): boolean =>
  background !== undefined && toLch(background).lightness < DARK.lightness;

const dimmed = (stage: Stage, color: Hex): Hex =>
  stage.background !== undefined && isDark(stage)
    ? mix(color, stage.background, DARK.share)
    : color;

/** A smooth top in one colour, with a few veins. */
function slab(canvas: Canvas, color: Hex, top: number): string {
  const { widthPx, heightPx, random, pen, air } = canvas;
  const base = pen.linear(
    [0, top],
    [widthPx * 0.3, heightPx],
    [
      [0, air.tone(color, 0.3)],
      [1, air.tone(color, -0.16)],
    ],
  );
  const veins = times(5, () => {
    const [x, y] = [random.between(-0.1, 0.8) * widthPx, random.between(top, heightPx)];
    const [w, h] = [random.between(160, 420) * canvas.unit, random.between(-40, 60) * canvas.unit];
    return stroke(
      `M${n(x)} ${n(y)}q${n(w * 0.3)} ${n(h)} ${n(w * 0.55)} ${n(h * 0.5)}t${n(w * 0.45)} ${n(h * 0.6)}`,
      air.tone(color, -0.35),
      2.4 * canvas.unit,
      { opacity: 0.3 },
    );
  });
  return (
    rectangle([0, top], widthPx, heightPx - top, base) +
    pen.clip(`M0 ${n(top)}H${widthPx}V${heightPx}H0Z`, veins.join(''))
  );
}

/** A room with the near end of a table before it, on which the things of a still life stand. */
export function tableIn(room: Place): Place {
  return {
    ...room,
    draw: (stage) => {
      const behind = room.draw(stage);
      const canvas = createCanvas(stage, 'table');
      const edges = edgesOf(stage, canvas);
      layTable(canvas, edges);
      return {
        layers: [
          ...behind.layers
            .filter(({ role }) => role !== 'foreground')
            .map((layer) => ({ ...layer, depth: layer.depth * 0.01 })),
          ...canvas.layers,
        ],
        ground: floorGround(stage, edges.topPx, edges.standPx),
        spots: canvas.spots,
      };
    },
  };
}

function sideView(stage: Stage): PlaceDrawing {
  const canvas = createCanvas(stage, 'table');
  const { widthPx, pen } = canvas;
  const tints: Tints = tintsOf(stage);
  const edges = edgesOf(stage, canvas);
  const { topPx } = edges;
  const glow = pen.radial([widthPx * 0.24, topPx * 0.2], widthPx * 0.8, [
    [0, tints.light, 0.8],
    [1, tints.light, 0],
  ]);
  const wall =
    rectangle([0, 0], widthPx, topPx + 2, tints.shape) +
    rectangle([0, 0], widthPx, topPx + 2, glow);
  const any = stage.isStill ? kindIn(stage, [windowLight, leafShadow]) : undefined;
  const thrown = stage.thrown ? thrownBy(stage.thrown) : any;
  const light = thrown?.(canvas, tints, widthPx * stage.focusX) ?? '';
  canvas.add({ id: 'wall', role: 'backdrop', depth: 0, svg: wall + light });
  layTable(canvas, edges);
  return {
    layers: canvas.layers,
    ground: floorGround(stage, topPx, edges.standPx),
    spots: canvas.spots,
  };
}

/** The table from above: of what is told that things lie on, else of boards. */
function flatTop(canvas: Canvas): string {
  const { widthPx, heightPx, random, stage } = canvas;
  const { background, surface } = stage;
  const color = random.chance(0.5) ? random.pick(WOODS) : random.pick(PAINTS);
  const { color: told, material = '', stand } = surface ?? {};
  const own = told ?? background;
  const ground = GROUNDS[material];
  if (ground && own) return ground({ canvas, color: own, topPx: 0, standPx: heightPx / 2 });
  if (material === 'wooden' || own === undefined || stand)
    return boards(canvas, own ?? color, 0, false);
  if (told) return slab(canvas, told, 0);
  return rectangle([0, 0], widthPx, heightPx, own);
}

function topView(stage: Stage): PlaceDrawing {
  const canvas = createCanvas(stage, 'table');
  const { widthPx, heightPx } = canvas;
  canvas.add({
    id: 'table',
    role: 'backdrop',
    depth: 0,
    svg: flatTop(canvas) + lightAcross(canvas, 0),
    shows: ['table-top', 'table'],
  });
  const middle = heightPx / 2;
  canvas.spots.push({
    kind: 'table',
    at: [widthPx / 2, middle],
    widthPx: widthPx * 0.9,
    pxPerCm: stage.pxPerCm,
    depth: 0.5,
  });
  return {
    layers: canvas.layers,
    ground: { yAt: (depth) => heightPx * depth, pxPerCmAt: () => stage.pxPerCm, mainDepth: 0.5 },
    spots: canvas.spots,
  };
}

export const tableTop: Place = {
  id: 'table-top',
  draw: (stage) => (stage.camera === 'top' ? topView(stage) : sideView(stage)),
};
