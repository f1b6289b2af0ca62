import * as halls from './fixtures-halls';
import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import { ellipse, placed, shape } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { type Canvas, createCanvas } from '../canvas';
import { type Ground, kindIn, type PlaceDrawing, type Stage } from '../place';
import type { Decor, Fixture } from './fixture';
import * as boards from './fixtures-boards';
import * as home from './fixtures-home';
import { kitchenUnits } from './fixtures-kitchen';
import * as walls from './fixtures-wall';
import { layoutRoom, type Standing } from './layout';
import { roofSlopes } from './slopes';
import type { RoomSpec } from './room-spec';
import {
  floorLight,
  floorMarkup,
  nearness,
  type Shell,
  shellOf,
  sidesMarkup,
  sideWindow,
} from './shell';
import { wallMarkup } from './surfaces';

/** A room seen in perspective: its far wall, its sides, its floor, and a few large quiet fixtures behind the main things. */

const DEFAULT_CEILING_CM = 330;
/** Fixtures are this much of the wall's colour, so that they stay behind. */
const QUIET = 0.1;
/** What lamps leave of the lightness of day. */
const LAMPLIGHT = { dark: 0.52, lit: 0.72, litFrom: 0.6 } as const;
const ACCENT_SETS: readonly (readonly [Hex, Hex, Hex, Hex])[] = [
  ['#f2664f', '#f5b33f', '#2f8f78', '#5a6ab0'],
  ['#f08a3c', '#fbd25b', '#3f7fa0', '#4a4f8a'],
  ['#e0708a', '#f5c56a', '#5a8fb0', '#6f5bb5'],
  ['#d9534a', '#f3b562', '#4f9a6a', '#3f5f8a'],
];

export function decorOf(canvas: Canvas, wall: Hex): Decor {
  const { air, random, pen, stage } = canvas;
  const isDark = air.areLampsLit;
  const { shade, light, brightness } = air.light;
  const isLit = brightness >= LAMPLIGHT.litFrom;
  const lamps = isLit ? LAMPLIGHT.lit : LAMPLIGHT.dark;
  const local = (color: Hex, key: number): Hex => {
    const near = mix(color, wall, QUIET);
    const formed = key >= 0 ? mix(near, '#ffffff', key * 0.5) : mix(near, shade, -key * 0.6);
    // Lamps keep a room lighter and warmer than the night outside it.
    if (isDark) return mix(shadeOf(formed, lamps), mix(light, shade, isLit ? 0.4 : 0.55), 0.22);
    return mix(formed, light, (1 - brightness) * 0.5);
  };
  const own = kindIn({ ...stage, random }, ACCENT_SETS as [readonly [Hex, Hex, Hex, Hex]]);
  const accents = stage.style?.accents ?? own;
  return {
    tone: (color, key = 0) => local(color, key),
    glow: (color) => color,
    random,
    isDark,
    wood: stage.style?.wood ?? kindIn(stage, ['#b9763f', '#a8683f', '#c98a52', '#8a5638']),
    paint: random.pick(['#fff6ea', '#e9ecf6', '#f3e3cd', '#dfe6ea']),
    accents,
    wall,
    sky: mix(air.light.skyMiddle, air.light.skyTop, isDark ? 0.8 : 0.15),
    skyLow: air.light.skyLow,
    leaf: stage.season === 'autumn' ? '#6f9a55' : '#3f9b63',
    ...outsideOf(stage),
    pen,
    clip: (data, content) => pen.clip(data, content),
  };
}

/** Places that windows show, by what of them is seen. */
const VIEWS: Readonly<Record<string, Decor['view']>> = {
  city: 'city',
  street: 'city',
  rooftop: 'city',
  sea: 'sea',
  beach: 'sea',
  coast: 'sea',
  lake: 'sea',
  harbour: 'sea',
  mountains: 'mountains',
  valley: 'mountains',
  'snow-field': 'mountains',
  forest: 'forest',
  jungle: 'forest',
};

function outsideOf({ parts, weather, season }: Stage): Pick<Decor, 'view' | 'falls' | 'isSnowy'> {
  const view = parts.map((part) => VIEWS[part]).find((found) => found !== undefined) ?? 'hills';
  const falls = weather === 'rain' || weather === 'storm' ? 'rain' : undefined;
  return {
    view,
    ...(weather === 'snowfall' ? { falls: 'snow' } : falls ? { falls } : {}),
    isSnowy: weather === 'snowfall' || season === 'winter',
  };
}

/** What a window tells: the place behind it, and the weather. */
function seenThrough({ isWindow }: Fixture, { parts, weather }: Stage): string[] {
  if (!isWindow) return [];
  return [...parts.filter((part) => part in VIEWS), ...(weather === 'clear' ? [] : [weather])];
}

/** A colour with less light on it. */
function shadeOf(color: Hex, lightness: number): Hex {
  const lch = toLch(color);
  return fromLch({
    ...lch,
    lightness: lch.lightness * lightness,
    chroma: lch.chroma * 0.9 + 0.012,
  });
}

/** Share of the size of the main things that they would have at the far wall. */
const FAR_SHARE = 0.66;
/** Ceilings that are seen at all are seen this far down, as a share of the wall. */
const SEEN_CEILING = 0.93;

/** Pixels of a centimetre at the far wall: less than where the main things stand, and never so little that a wall is five metres high. */
function wallScale(stage: Stage, floorPx: number, ceilingCm: number): number {
  return Math.max(stage.pxPerCm * FAR_SHARE, (floorPx * SEEN_CEILING) / ceilingCm);
}

/** A fixture at the wall; one that comes out of it has its front nearer, and a side and a top. */
function fixtureMarkup(decor: Decor, { fixture, xPx, upCm }: Standing, shell: Shell): string {
  const { scale, floor, toward, vanishing } = shell;
  const at: Point = [xPx, floor - upCm * scale];
  const front = fixture.draw(decor);
  if (fixture.depthCm === undefined) return placed(front, { at, scaleX: scale });
  const k = nearness(fixture.depthCm);
  const half = (fixture.widthCm / 2) * scale;
  const top = at[1] - fixture.heightCm * scale;
  const inner = xPx < vanishing[0] ? xPx + half : xPx - half;
  const body = bodyOf(front) ?? decor.tone(decor.wood);
  const face = (points: readonly [Point, Point], shade: number) =>
    shape(
      [points[0], points[1], toward(points[1], k), toward(points[0], k)],
      shade < 0 ? mix(body, '#23264d', -shade) : mix(body, '#ffffff', shade),
    );
  const side = face(
    [
      [inner, at[1]],
      [inner, top],
    ],
    xPx < vanishing[0] ? -0.1 : -0.3,
  );
  const isSeenFromAbove = top > vanishing[1];
  const lid = isSeenFromAbove
    ? face(
        [
          [xPx - half, top],
          [xPx + half, top],
        ],
        0.22,
      )
    : '';
  return side + lid + placed(front, { at: toward(at, k), scaleX: scale * k });
}

/** The colour that a drawing begins with: that of its body. */
function bodyOf(svg: string): Hex | undefined {
  return /#[0-9a-f]{6}\b/.exec(svg)?.[0];
}

export function addFixture(
  canvas: Canvas,
  decor: Decor,
  standing: Standing,
  shell: Shell,
  id: string,
  depth: number,
): void {
  const { fixture, xPx, upCm } = standing;
  const { scale, floor, toward } = shell;
  canvas.add({
    id,
    depth,
    svg: fixtureMarkup(decor, standing, shell),
    shows: [
      ...(fixture.shows ?? []),
      ...(fixture.concepts ?? []),
      ...seenThrough(fixture, canvas.stage),
    ],
  });
  const k = fixture.depthCm === undefined ? 1 : nearness(fixture.depthCm);
  for (const { kind, xCm, upCm: spotUp, widthCm } of fixture.spots ?? []) {
    canvas.spots.push({
      kind,
      at: toward([xPx + xCm * scale, floor - (upCm + spotUp) * scale], k),
      widthPx: widthCm * scale * k,
      pxPerCm: scale * k,
      depth,
    });
  }
}

function rug({
  canvas,
  decor,
  x,
  floorPx,
}: {
  canvas: Canvas;
  decor: Decor;
  x: number;
  floorPx: number;
}): string {
  const { widthPx, heightPx } = canvas;
  const y = floorPx + (heightPx - floorPx) * 0.55;
  const [rx, ry] = [widthPx * 0.3, (heightPx - floorPx) * 0.3];
  return (
    ellipse([x, y], rx, ry, decor.tone(decor.accents[3], 0.4)) +
    ellipse([x, y], rx * 0.86, ry * 0.82, decor.tone(decor.accents[3], 0.6), { opacity: 0.6 })
  );
}

/** Shares of the height: where the far wall meets the floor. */
const FLOOR_LINE = [0.69, 0.74] as const;

/** What a room has of its own is left out where the prompt names it: that stands in the room already. */
const NAMED: readonly (readonly [Fixture, RegExp])[] = [
  [home.sofa, /^(?:sofa|couch|armchair|daybed)$/],
  [home.bookcase, /^(?:bookshelf|bookcase|shelf)$/],
  [home.floorLamp, /^floor-lamp$/],
  [home.plant, /plant$/],
  [home.sideboard, /^(?:sideboard|tv-stand|dresser|cabinet)$/],
  [home.bed, /bed$/],
  [home.nightstand, /^(?:nightstand|bedside-table)$/],
  [home.wardrobe, /^wardrobe$/],
  [home.fridge, /^fridge$/],
  [home.bathtub, /^bathtub$/],
  [halls.throne, /throne$/],
  [home.washbasin, /^(?:sink|washbasin)$/],
  [home.diningTable, /table$/],
  [home.cafeTable, /table$/],
  [home.cafeCounter, /(?:counter|coffee-bar)$/],
  [
    kitchenUnits,
    /^(?:stove|oven|sink|kitchen-island|kitchen-cabinet|cooker|sink-unit|brick-oven)$/,
  ],
  [walls.curtainWindow, /^window$/],
  [walls.windowPane, /^window$/],
  [walls.tallWindow, /^window$/],
  [walls.picture, /^(?:picture|painting|picture-frame)$/],
  [walls.mirror, /mirror$/],
  [walls.shelf, /shelf$/],
  [boards.pegboard, /^pegboard$/],
  [boards.blackboard, /^(?:blackboard|whiteboard)$/],
];

export function withoutNamed(spec: RoomSpec, { things = new Set(), isBare }: Stage): RoomSpec {
  if (isBare)
    return {
      ...spec,
      hung: spec.hung.filter(({ isWindow }) => isWindow),
      standing: [],
      rug: false,
    };
  const isFree = (fixture: Fixture) => {
    if (fixture.concepts?.some((concept) => things.has(concept))) return false;
    const named = NAMED.find(([one]) => one === fixture)?.[1];
    return !named || ![...things].some((thing) => named.test(thing));
  };
  const rug = (spec.rug ?? false) && !things.has('rug') && !things.has('carpet');
  return {
    ...spec,
    hung: spec.hung.filter(isFree),
    standing: spec.standing.filter(isFree),
    rug,
  };
}

/** A room with a view has a wide window for it. */
export function viewed(spec: RoomSpec, { parts }: Stage): RoomSpec {
  if (spec.isWindowless || !parts.some((part) => part in VIEWS)) return spec;
  return { ...spec, hung: [walls.tallWindow, ...spec.hung.filter(({ isWindow }) => !isWindow)] };
}

/** A room as the prompt has it: without what is named in it, with its view and its walls. */
export function toldSpec(whole: RoomSpec, stage: Stage): RoomSpec {
  const spec = withoutNamed(viewed(whole, stage), stage);
  const { style, wallStyle = style?.wallStyle } = stage;
  return {
    ...spec,
    ...(style ? { walls: style.walls, floorColor: style.floor } : {}),
    ...(wallStyle ? { wallStyle } : {}),
  };
}

export function drawRoom(id: string, whole: RoomSpec, stage: Stage): PlaceDrawing {
  const spec = toldSpec(whole, stage);
  const canvas = createCanvas(stage, id);
  const { widthPx, heightPx, random } = canvas;
  const floorPx = heightPx * random.between(...FLOOR_LINE);
  const ceilingCm = spec.ceilingCm ?? DEFAULT_CEILING_CM;
  const scale = wallScale(stage, floorPx, ceilingCm);
  const shell = shellOf({ canvas, scale, floorPx, ceilingCm });
  const picked = random.pick(spec.walls);
  const wall = stage.walls ?? picked;
  const decor = decorOf(canvas, wall);
  addShell(canvas, decor, shell, spec, id);
  const span = shell.right - shell.left;
  const inner = { ...stage, widthPx: span, focusX: (stage.focusX * widthPx - shell.left) / span };
  const items = layoutRoom({ spec, stage: inner, scale, floorPx, random });
  const moved = (item: Standing): Standing => ({ ...item, xPx: item.xPx + shell.left });
  items.hung.forEach((item, index) =>
    addFixture(canvas, decor, moved(item), shell, `hung-${index + 1}`, 0.01 + index * 0.001),
  );
  items.standing.forEach((item, index) =>
    addFixture(canvas, decor, moved(item), shell, `fixture-${index + 1}`, 0.03 + index * 0.001),
  );
  if (spec.rug)
    canvas.add({
      id: 'rug',
      depth: 0.06,
      svg: rug({ canvas, decor, x: widthPx * stage.focusX, floorPx }),
    });
  if (spec.lamps) addLamps(canvas, decor, scale, floorPx);
  canvas.spots.push({
    kind: 'wall',
    at: [widthPx * stage.focusX, floorPx * 0.4],
    widthPx: widthPx * 0.3,
    pxPerCm: scale,
    depth: 0.01,
  });
  return {
    layers: canvas.layers.sort((a, b) => a.depth - b.depth),
    ground: roomGround(stage, shell),
    spots: canvas.spots,
  };
}

/** Walls, ceiling and floor, and the light that comes in. */
export function addShell(
  canvas: Canvas,
  decor: Decor,
  shell: Shell,
  spec: RoomSpec,
  id: string,
): void {
  const { wall, tone } = decor;
  const surface = { canvas, wall, floorPx: shell.floor, scale: shell.scale, tone };
  canvas.add({
    id: 'wall',
    role: 'backdrop',
    depth: 0,
    svg: wallMarkup(surface, spec.wallStyle),
    shows: [id, 'wall'],
  });
  canvas.add({
    id: 'sides',
    role: 'backdrop',
    depth: 0.003,
    svg:
      sidesMarkup(canvas, shell, wall, tone) +
      (spec.isWindowless || canvas.stage.interior ? '' : sideWindow(canvas, shell, tone)),
  });
  canvas.add({
    id: 'floor',
    role: 'backdrop',
    depth: 0.005,
    svg: floorMarkup(canvas, shell, spec.floor, spec.floorColor, tone),
    shows: ['floor'],
  });
  if (spec.isSloped)
    canvas.add({
      id: 'roof-slopes',
      role: 'backdrop',
      depth: 0.009,
      svg: roofSlopes(canvas, shell, wall, tone),
      shows: ['window', 'skylight'],
    });
  if (!decor.isDark && !spec.isWindowless)
    canvas.add({
      id: 'window-light',
      role: 'backdrop',
      depth: 0.007,
      svg: floorLight(canvas, shell),
    });
}

/** How far down the floor the main things stand. */
const MAIN_DEPTH = 0.56;

/** A floor that runs towards the eye: sizes grow from those at the wall to the stage's own. */
export function roomGround({ heightPx, pxPerCm }: Stage, { floor, scale }: Shell): Ground {
  return {
    yAt: (depth) => floor + (heightPx - floor) * depth,
    pxPerCmAt: (depth) => scale + ((pxPerCm - scale) * depth) / MAIN_DEPTH,
    mainDepth: MAIN_DEPTH,
  };
}

function addLamps(canvas: Canvas, decor: Decor, scale: number, floorPx: number): void {
  const { widthPx, random, stage } = canvas;
  const count = random.whole(2, 3);
  for (let index = 0; index < count; index += 1) {
    const x = widthPx * ((index + 0.5) / count + (stage.focusX > 0.5 ? -0.06 : 0.06));
    const fixture: Fixture = home.pendant;
    // Hung from above the picture's edge, low enough to be seen.
    const upPx = Math.min(
      (fixture.hangsCm ?? 200) * scale,
      floorPx - floorPx * random.between(0.14, 0.22),
    );
    canvas.add({
      id: `lamp-${index + 1}`,
      depth: 0.04,
      svg: placed(
        home.pendant.draw({
          ...decor,
          accents: [
            decor.accents[index % 2 ? 2 : 0],
            ...decor.accents.slice(1),
          ] as unknown as Decor['accents'],
        }),
        { at: [x, floorPx - upPx], scaleX: Math.min(scale, floorPx / 240) },
      ),
    });
  }
}
