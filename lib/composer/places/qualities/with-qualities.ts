import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import { rectangle } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { recolored } from '@/lib/svg/recolor';
import { qualityMark } from '../../sight';
import { createCanvas } from '../canvas';
import type { Ground, PlaceDrawing, PlaceLayer, Stage } from '../place';
import { EFFECTS } from './effects.data';
import type { Quality, RoomStyle, Told, Toning, Veil } from './quality';

/** A place as it is told to be: busy, windy, messy, abandoned, festive. */

const list = (id: string): readonly Quality[] => {
  const found = EFFECTS[id] ?? [];
  return 'length' in found ? found : [found];
};

/** What is known of a place and of what stands in it. */
export type Around = Pick<Told, 'isRoom' | 'isTop' | 'things' | 'windWay'>;

const isWhere = ({ where }: Quality, { isRoom, isTop }: Around) =>
  where === undefined || where === (isTop ? 'tops' : isRoom ? 'rooms' : 'outdoors');

/** What the rooms of a told style are made of. */
export function styleOf(qualities: readonly string[]): RoomStyle | undefined {
  for (const id of qualities) for (const { style } of list(id)) if (style) return style;
  return undefined;
}

/** Over everything. */
const VEIL_DEPTH = 0.997;

/** Of what lies over the place, how much lies over who stands in it: they are to be seen. */
const OVER_THINGS = 0.45;

function addVeil({ canvas, ground, things }: Told, { over, edges }: Veil): void {
  const { widthPx, heightPx, pen, add } = canvas;
  const middle: Point = [widthPx / 2, heightPx * 0.46];
  const radius = Math.hypot(widthPx, heightPx) * 0.56;
  const [color, opacity] = edges;
  const dark = pen.radial(middle, radius, [
    [0, color, 0],
    [0.5, color, opacity * 0.12],
    [1, color, opacity],
  ]);
  const whole = (fill: string, share = 1) =>
    rectangle([0, 0], widthPx, heightPx, fill, { opacity: share });
  const veil = { isOfFrame: true, role: 'atmosphere' } as const;
  add({
    ...veil,
    id: 'veil-behind',
    depth: Math.min(ground.mainDepth, ...things.map(({ depth }) => depth)) - 0.01,
    svg: whole(over[0], over[1]),
  });
  add({
    ...veil,
    id: 'veil',
    depth: VEIL_DEPTH,
    svg: whole(over[0], over[1] * OVER_THINGS) + whole(dark),
  });
}

/** A place done over in other colours. */
function toned(layer: PlaceLayer, { chroma, cast, share, lighter = 0 }: Toning): PlaceLayer {
  const change = (color: Hex) => {
    const lch = toLch(color);
    const own = fromLch({
      ...lch,
      chroma: lch.chroma * chroma,
      lightness: Math.max(0, Math.min(1, lch.lightness + lighter)),
    });
    return mix(own, cast, share);
  };
  return { ...layer, svg: recolored(layer.svg, change) };
}

/** What grows, and how far it leans for its height. */
const GROWS = /^(?:trees|palms|flowers|frame-grass|grass|reeds|corn|avenue|orchard)/;
const LEAN = 0.24;

/** Trees that the wind bends, each about the line on which they stand. */
function leaning(layer: PlaceLayer, ground: Ground, way: 1 | -1): PlaceLayer {
  if (!GROWS.test(layer.id)) return layer;
  const lean = -LEAN * way;
  const foot = ground.yAt(Math.min(1, layer.depth), 0.5);
  const matrix = `matrix(1 0 ${number(lean)} 1 ${number(-lean * foot)} 0)`;
  return { ...layer, svg: `<g transform="${matrix}">${layer.svg}</g>` };
}

const shows = (layer: PlaceLayer, id: string): PlaceLayer => ({
  ...layer,
  shows: [...(layer.shows ?? []), qualityMark(id)],
});

/** A place that is done over shows the quality all over, behind what stands in it. */
const marked = (layer: PlaceLayer, id: string): PlaceLayer =>
  layer.role === 'backdrop' || /^(?:land|floor|pavement|shell|wall)/.test(layer.id)
    ? shows(layer, id)
    : layer;

const WATERS = /^(?:sea|lake|river|water|shallows|jetty-water)/;
const LANDS = /^(?:land|floor|pavement|cobbles|platform|quay|jetty|path)/;

/** From which depth on there is land before the water, where there is water. */
function landFrom(layers: readonly PlaceLayer[]): number {
  const water = layers.filter(({ id }) => WATERS.test(id)).map(({ depth }) => depth);
  if (water.length === 0) return 0.04;
  const shore = layers
    .filter(({ id, depth }) => LANDS.test(id) && depth > Math.min(...water))
    .map(({ depth }) => depth);
  return shore.length > 0 ? Math.min(...shore) + 0.08 : 0.8;
}

/** A place with what its qualities add to it and how they colour it. */
export function withQualities(
  stage: Stage,
  drawing: PlaceDrawing,
  qualities: readonly string[],
  around: Around,
): PlaceDrawing {
  let layers: readonly PlaceLayer[] = drawing.layers;
  for (const id of qualities) {
    const own = list(id).filter((one) => isWhere(one, around));
    if (own.length === 0) continue;
    const canvas = createCanvas(stage, `quality ${id}`);
    const told: Told = {
      canvas,
      ground: drawing.ground,
      layers,
      ...around,
      parts: stage.parts,
      landFrom: around.isRoom ? 0 : landFrom(drawing.layers),
    };
    for (const { toning, style, isLeaning, shownBy, effects = [], veil } of own) {
      if (shownBy) layers = layers.map((one) => (shownBy.test(one.id) ? shows(one, id) : one));
      if (isLeaning) layers = layers.map((layer) => leaning(layer, drawing.ground, around.windWay));
      if (toning) layers = layers.map((layer) => toned(layer, toning));
      if (toning ?? (style && style === stage.style))
        layers = layers.map((layer) => marked(layer, id));
      effects.forEach((effect) => effect(told));
      if (veil) addVeil(told, veil);
    }
    const added = canvas.layers.map((layer) => ({
      ...layer,
      id: `${qualityMark(id)}-${layer.id}`,
      shows: [...(layer.shows ?? []), qualityMark(id)],
    }));
    layers = [...layers, ...added];
  }
  return layers === drawing.layers
    ? drawing
    : { ...drawing, layers: [...layers].sort((one, other) => one.depth - other.depth) };
}
