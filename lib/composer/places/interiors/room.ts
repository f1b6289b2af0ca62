import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import { ellipse, placed } from '@/lib/svg/markup';
import { type Canvas, createCanvas, floorGround } from '../canvas';
import type { Place, PlaceDrawing, Stage } from '../place';
import type { Decor, Fixture } from './fixture';
import { pendant } from './fixtures-home';
import { layoutRoom, type Standing } from './layout';
import { ROOMS, type RoomSpec } from './rooms';
import { floorMarkup, wallMarkup, windowLight } from './surfaces';

/** A room seen from the side: one wall, a band of floor, and a few large quiet fixtures behind the main things. */

const DEFAULT_CEILING_CM = 330;
/** Fixtures are this much of the wall's colour, so that they stay behind. */
const QUIET = 0.1;
/** What lamps leave of the lightness of day. */
const LAMPLIGHT = 0.52;
const ACCENT_SETS: readonly (readonly [Hex, Hex, Hex, Hex])[] = [
  ['#f2664f', '#f5b33f', '#2f8f78', '#5a6ab0'],
  ['#f08a3c', '#fbd25b', '#3f7fa0', '#4a4f8a'],
  ['#e0708a', '#f5c56a', '#5a8fb0', '#6f5bb5'],
  ['#d9534a', '#f3b562', '#4f9a6a', '#3f5f8a'],
];

export function decorOf(canvas: Canvas, wall: Hex): Decor {
  const { air, random, pen, stage } = canvas;
  const isDark = air.light.brightness < 0.6;
  const { shade, light, brightness } = air.light;
  const local = (color: Hex, key: number): Hex => {
    const near = mix(color, wall, QUIET);
    const formed = key >= 0 ? mix(near, '#ffffff', key * 0.5) : mix(near, shade, -key * 0.6);
    // Lamps keep a room lighter and warmer than the night outside it.
    if (isDark) return mix(shadeOf(formed, LAMPLIGHT), mix(light, shade, 0.55), 0.22);
    return mix(formed, light, (1 - brightness) * 0.5);
  };
  const accents = random.pick(ACCENT_SETS as [readonly [Hex, Hex, Hex, Hex]]);
  return {
    tone: (color, key = 0) => local(color, key),
    glow: (color) => color,
    random,
    isDark,
    wood: random.pick(['#b9763f', '#a8683f', '#c98a52', '#8a5638']),
    paint: random.pick(['#fff6ea', '#e9ecf6', '#f3e3cd', '#dfe6ea']),
    accents,
    wall,
    sky: mix(air.light.skyMiddle, air.light.skyTop, isDark ? 0.8 : 0.15),
    skyLow: air.light.skyLow,
    leaf: stage.season === 'autumn' ? '#6f9a55' : '#3f9b63',
    clip: (data, content) => pen.clip(data, content),
  };
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

/** Pixels of a centimetre at the wall: the stage's own, but never so small that a wall is five metres high. */
function wallScale(stage: Stage, floorPx: number, spec: RoomSpec): number {
  return Math.max(stage.pxPerCm * 0.94, floorPx / (spec.ceilingCm ?? DEFAULT_CEILING_CM));
}

function addFixture(
  canvas: Canvas,
  decor: Decor,
  { fixture, xPx, upCm }: Standing,
  scale: number,
  floorPx: number,
  id: string,
  depth: number,
): void {
  const at: [number, number] = [xPx, floorPx - upCm * scale];
  canvas.add({ id, depth, svg: placed(fixture.draw(decor), { at, scaleX: scale }) });
  for (const { kind, xCm, upCm: spotUp, widthCm } of fixture.spots ?? []) {
    canvas.spots.push({
      kind,
      at: [xPx + xCm * scale, at[1] - spotUp * scale],
      widthPx: widthCm * scale,
      pxPerCm: scale,
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

function draw(id: string, spec: RoomSpec, stage: Stage): PlaceDrawing {
  const canvas = createCanvas(stage, id);
  const { widthPx, heightPx, random } = canvas;
  const floorPx = heightPx * random.between(0.76, 0.82);
  const scale = wallScale(stage, floorPx, spec);
  const wall = random.pick(spec.walls);
  const decor = decorOf(canvas, wall);
  const surface = { canvas, wall, floorPx, scale, tone: decor.tone };
  canvas.add({
    id: 'wall',
    role: 'backdrop',
    depth: 0,
    svg: wallMarkup(surface, spec.wallStyle),
    shows: [id],
  });
  canvas.add({
    id: 'floor',
    role: 'backdrop',
    depth: 0.005,
    svg: floorMarkup(surface, spec.floor, spec.floorColor),
  });
  const items = layoutRoom({ spec, stage, scale, floorPx, random });
  items.hung.forEach((item, index) =>
    addFixture(canvas, decor, item, scale, floorPx, `hung-${index + 1}`, 0.01 + index * 0.001),
  );
  items.standing.forEach((item, index) =>
    addFixture(
      canvas,
      decor,
      item,
      scale,
      floorPx + 3 * canvas.unit,
      `fixture-${index + 1}`,
      0.03 + index * 0.001,
    ),
  );
  if (!decor.isDark)
    canvas.add({ id: 'window-light', role: 'atmosphere', depth: 0.05, svg: windowLight(surface) });
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
  const mainYPx = floorPx + (heightPx - floorPx) * 0.52;
  return {
    layers: canvas.layers.sort((a, b) => a.depth - b.depth),
    ground: floorGround(stage, floorPx, mainYPx),
    spots: canvas.spots,
  };
}

function addLamps(canvas: Canvas, decor: Decor, scale: number, floorPx: number): void {
  const { widthPx, random, stage } = canvas;
  const count = random.whole(2, 3);
  for (let index = 0; index < count; index += 1) {
    const x = widthPx * ((index + 0.5) / count + (stage.focusX > 0.5 ? -0.06 : 0.06));
    const fixture: Fixture = pendant;
    // Hung from above the picture's edge, low enough to be seen.
    const upPx = Math.min(
      (fixture.hangsCm ?? 200) * scale,
      floorPx - floorPx * random.between(0.14, 0.22),
    );
    canvas.add({
      id: `lamp-${index + 1}`,
      depth: 0.04,
      svg: placed(
        pendant.draw({
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

export const rooms: readonly Place[] = Object.entries(ROOMS).map(([id, spec]) => ({
  id,
  draw: (stage) => draw(id, spec, stage),
}));
