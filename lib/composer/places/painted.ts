import { fromLch, type Hex, mix, toLch } from '@/lib/color/hex';
import { recolored } from '@/lib/svg/recolor';
import { BUILT_LAYERS, GROWN_LAYERS } from './painted.data';
import type { PlaceDrawing, PlaceLayer, SceneLightColors } from './place';

/**
 * A red bridge, a pink beach and a purple cave are as they are told: the layers of a place that are its own material keep
 * their light and shade, and take the colour.
 */

/** A place of a prompt and the colours that are told of it. */
interface Told {
  concept: string;
  colors: readonly string[];
}

/** Of a told colour's chroma, what paint has, and of what earth, leaves and water have, how much of their own colour stays. */
const PAINT_CHROMA = 0.88;
const OWN_COLOR = { built: 0, grown: 0.3 } as const;
/** Of the material's own lightness, how much stays: a white bridge at noon is white, and at night it is not. */
const OWN_LIGHT = { day: 0.25, night: 0.7 } as const;
/** How strongly light and shade differ on it. */
const RELIEF = 0.8;
/** Of a told colour's chroma, how much is there in the dark. */
const DARK_CHROMA = 0.55;

const colorsOf = (svg: string): Hex[] =>
  [...svg.matchAll(/#[0-9a-f]{6}\b/gi)].map(([color]) => color.toLowerCase());

/** How light a layer is on the whole. */
function meanLight(colors: readonly Hex[]): number {
  const sum = colors.reduce((total, color) => total + toLch(color).lightness, 0);
  return sum / Math.max(1, colors.length);
}

/** A fill that is shaded by a gradient of its own becomes one colour. */
const SHADED = /fill="url\(#[^)]*\)"/g;

function painted(
  layer: PlaceLayer,
  color: Hex,
  { brightness, isBuilt }: { brightness: number; isBuilt: boolean },
): PlaceLayer {
  const own = colorsOf(layer.svg);
  const told = toLch(color);
  const mean = own.length > 0 ? meanLight(own) : told.lightness;
  const keeps = OWN_LIGHT.night + (OWN_LIGHT.day - OWN_LIGHT.night) * brightness;
  const base = told.lightness + (mean - told.lightness) * keeps;
  const chroma = told.chroma * PAINT_CHROMA * (DARK_CHROMA + (1 - DARK_CHROMA) * brightness);
  const stays = isBuilt ? OWN_COLOR.built : OWN_COLOR.grown;
  const as = (lightness: number) => fromLch({ lightness, chroma, hueDegrees: told.hueDegrees });
  const change = (one: Hex) => mix(as(base + (toLch(one).lightness - mean) * RELIEF), one, stays);
  return {
    ...layer,
    svg: recolored(layer.svg, change).replace(
      SHADED,
      `fill="${mix(as(base), own[0] ?? color, stays)}"`,
    ),
  };
}

const materialOf = (concept: string) =>
  [GROWN_LAYERS[concept] ?? BUILT_LAYERS[concept], concept in BUILT_LAYERS] as const;

/** A place in the colours that a prompt tells of it; as it was where none is told or it has no layer that takes them. */
export function paintedAsTold(
  drawing: PlaceDrawing,
  told: readonly Told[],
  { brightness }: Pick<SceneLightColors, 'brightness'>,
): PlaceDrawing {
  const layers = told.reduce<readonly PlaceLayer[]>((all, { concept, colors }) => {
    const [color] = colors;
    const [own, isBuilt] = materialOf(concept);
    if (color === undefined || own === undefined) return all;
    return all.map((layer) =>
      own.test(layer.id) ? painted(layer, color, { brightness, isBuilt }) : layer,
    );
  }, drawing.layers);
  return layers === drawing.layers ? drawing : { ...drawing, layers: [...layers] };
}
