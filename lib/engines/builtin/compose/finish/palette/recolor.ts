import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { ColorWeight } from '@/lib/engines/engine';
import type { Hex } from '@/lib/color/hex';
import type { Painting } from '../../painting';
import { assemble, previewSize } from '../assemble';
import { parseColor } from '../shapes/css-color';
import { bandedGround } from './bands';
import type { ColorMap } from './color-map';
import { densifyGradients } from './densify';
import { fitPalette } from './fit';
import { paletteOf, type Palette } from './targets';

const MEASURE_SIDE_PX = 128;
const COLOR_ATTRIBUTE =
  /\b(fill|stroke|stop-color|flood-color)="(#[0-9a-fA-F]{3,8}|[a-z]+|rgba?\([^)]*\))"/g;

/** Rewrites every colour of a fragment of SVG. Opacities written into a colour are kept. */
export function recolorMarkup(markup: string, change: (color: Hex) => Hex): string {
  const cache = new Map<string, string>();
  return markup.replace(COLOR_ATTRIBUTE, (whole, attribute: string, text: string) => {
    const known = cache.get(whole);
    if (known !== undefined) return known;
    const parsed = parseColor(text);
    const opacity =
      parsed && parsed.opacity < 1 ? ` ${opacityName(attribute)}="${parsed.opacity}"` : '';
    const result = parsed ? `${attribute}="${change(parsed.color)}"${opacity}` : whole;
    cache.set(whole, result);
    return result;
  });
}

function opacityName(attribute: string): string {
  return attribute === 'stop-color' || attribute === 'flood-color'
    ? attribute.replace('color', 'opacity')
    : `${attribute}-opacity`;
}

/** What of a painting stays as it is. */
export interface Kept {
  layer?: (layerId: string) => boolean;
  color?: ((color: Hex) => boolean) | undefined;
}

/** A painting with every colour changed, but for layers and colours that must stay as they are. */
export function recolorPainting(painting: Painting, map: ColorMap, kept: Kept = {}): Painting {
  const { layer: keep = () => false, color: stays = () => false } = kept;
  const change = (color: Hex) => (stays(color) ? color : map.hex(color));
  return {
    ...painting,
    defs: recolorMarkup(painting.defs, change),
    layers: painting.layers.map((layer) =>
      keep(layer.id) ? layer : { ...layer, svg: recolorMarkup(layer.svg, change) },
    ),
  };
}

/** From this difference of shares on the ground of a picture is divided. */
const TOO_FAR = 0.06;

/**
 * Gives a painting the asked colours in the asked shares. Where its areas are too few for the shares,
 * its ground becomes several.
 */
export function applyPalette(
  source: Painting,
  colors: readonly ColorWeight[] | Palette,
  strength = 1,
  kept?: Kept,
): { painting: Painting; error: number } {
  const palette = 'targets' in colors ? colors : paletteOf(colors);
  if (!palette) return { painting: source, error: 0 };
  const fitted = fittedPainting(source, palette, strength, kept);
  if (fitted.error <= TOO_FAR) return fitted;
  const divided = fittedPainting(bandedGround(source), palette, strength, kept);
  return divided.error < fitted.error ? divided : fitted;
}

function fittedPainting(
  source: Painting,
  palette: Palette,
  strength: number,
  kept?: Kept,
): { painting: Painting; error: number } {
  const painting = {
    ...source,
    defs: densifyGradients(source.defs),
    layers: source.layers.map((layer) => ({ ...layer, svg: densifyGradients(layer.svg) })),
  };
  const size = previewSize(painting, MEASURE_SIDE_PX);
  const { map, error } = fitPalette(
    (candidate) => {
      const shown = candidate ? recolorPainting(painting, candidate, kept) : painting;
      return rasterizeSvg(assemble(shown, size), size);
    },
    palette,
    strength,
  );
  return { painting: recolorPainting(painting, map, kept), error };
}
