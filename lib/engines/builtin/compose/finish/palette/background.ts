import { hexToRgb, mix, rgbToHex, shade, toLch, type Hex } from '@/lib/color/hex';
import type { PaintedLayer, Painting } from '../../painting';
import { deltaE2000 } from '../color/delta-e';
import type { Rgb } from '../color/oklab';
import { recolorMarkup } from './recolor';

/** Colours of a subject nearer than this to its ground (CIEDE2000) are moved away from it. */
const CLEAR_OF_GROUND = 16;
const LARGEST_PUSH = 0.16;
/** How far the most distant scenery goes over into the ground colour. */
const HAZE = 0.55;

/** Layers that would tint the ground: shades and glows over the whole picture. */
function veils(layer: PaintedLayer): boolean {
  return layer.role === 'atmosphere' && /^(vignette|glow|haze|rays)/.test(layer.id);
}

/** Moves a colour that would drown in the ground away from it in lightness, the way it leans. */
function clearOf(ground: Rgb): (color: Hex) => Hex {
  const groundLightness = toLch(rgbToHex(ground)).lightness;
  return (color) => {
    const distance = deltaE2000(hexToRgb(color), ground);
    if (distance >= CLEAR_OF_GROUND) return color;
    const lean = toLch(color).lightness - groundLightness;
    const downwards = groundLightness > 0.5 ? lean < 0.04 : lean < -0.04;
    const push = LARGEST_PUSH * (1 - distance / CLEAR_OF_GROUND);
    return shade(color, downwards ? -push : push);
  };
}

/**
 * Puts a painting on a ground of exactly the asked colour: the largest backdrop becomes flat, and
 * what else is far away goes towards it like in haze.
 */
export function applyBackground(painting: Painting, ground: Rgb): Painting {
  const hex = rgbToHex(ground);
  const backdrop = painting.layers.find((layer) => layer.role === 'backdrop');
  const base: PaintedLayer = {
    id: groundLayerId(painting),
    role: 'backdrop',
    depth: 0,
    svg: `<rect width="${painting.widthPx}" height="${painting.heightPx}" fill="${hex}"/>`,
  };
  const others = painting.layers
    .filter((layer) => layer !== backdrop && !veils(layer))
    .map((layer): PaintedLayer => {
      const share = layer.role === 'backdrop' ? HAZE : HAZE * (1 - layer.depth);
      const change =
        layer.role === 'shadow'
          ? (color: Hex) => shade(mix(color, hex, 0.5), -0.12)
          : (color: Hex) => mix(color, hex, share);
      return isFigure(layer) ? layer : recolorLayer(layer, painting.defs, change);
    });
  return { ...painting, layers: [base, ...others] };
}

/** The layer that `applyBackground` makes flat. */
export function groundLayerId(painting: Painting): string {
  return painting.layers.find((layer) => layer.role === 'backdrop')?.id ?? 'ground';
}

/** Moves the colours of subjects and lettering that would drown in a ground away from it. */
export function keepClear(painting: Painting, ground: Rgb): Painting {
  const clear = clearOf(ground);
  return {
    ...painting,
    layers: painting.layers.map((layer) =>
      isFigure(layer) ? recolorLayer(layer, painting.defs, clear) : layer,
    ),
  };
}

function isFigure(layer: PaintedLayer): boolean {
  return layer.role === 'subject' || layer.role === 'lettering';
}

function recolorLayer(
  layer: PaintedLayer,
  defs: string,
  change: (color: Hex) => Hex,
): PaintedLayer {
  return { ...layer, svg: recolorMarkup(inlineDefs(layer, defs), change) };
}

const REFERENCE = /url\(#([^)]+)\)/g;

/**
 * Gradients are shared between layers, so a layer gets its own copies of those it uses before its
 * colours change.
 */
function inlineDefs(layer: PaintedLayer, defs: string): string {
  const ids = new Set([...layer.svg.matchAll(REFERENCE)].map((match) => match[1] ?? ''));
  let copies = '';
  let svg = layer.svg;
  for (const id of ids) {
    const definition = gradientMarkup(defs, id);
    if (!definition) continue;
    const own = `${layer.id}-${id}`;
    copies += definition.replace(`id="${id}"`, `id="${own}"`);
    svg = svg.replaceAll(`url(#${id})`, `url(#${own})`);
  }
  return copies === '' ? svg : `<defs>${copies}</defs>${svg}`;
}

function gradientMarkup(defs: string, id: string): string | undefined {
  const start = defs.search(new RegExp(`<(?:linear|radial)Gradient\\b[^>]*\\bid="${escape(id)}"`));
  if (start < 0) return undefined;
  const name = defs.startsWith('<linear', start) ? 'linearGradient' : 'radialGradient';
  const end = defs.indexOf(`</${name}>`, start);
  return end < 0 ? undefined : defs.slice(start, end + name.length + 3);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
