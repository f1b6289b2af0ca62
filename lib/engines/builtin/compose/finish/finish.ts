import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { ColorWeight, Drawing, StyleSpec, TextBox } from '@/lib/engines/engine';
import type { Painting } from '../painting';
import { assemble, previewSize } from './assemble';
import { applyBackground, groundLayerId, keepClear } from './palette/background';
import { applyPalette } from './palette/recolor';
import type { Look } from './look';
import { textLayer } from './text-layer';

export interface FinishOptions {
  output: 'raster' | 'vector';
  treatment: Look;
  /** 0 to 4294967295: the same painting, options and seed give the same bytes. */
  seed: number;
  colors?: ColorWeight[];
  backgroundColor?: [number, number, number];
  /** 0 plain to 5 bold. */
  artisticLevel?: number;
  style?: StyleSpec;
  textLayout?: TextBox[];
  /** Leaves out the lettering that the painting brought; words of `textLayout` are still set. */
  noText?: boolean;
  quality: 'flash' | 'default' | 'pro';
}

type WithoutReport<T> = T extends unknown ? Omit<T, 'report'> : never;

/** A drawing whose report the composer still writes. */
export type Finished = WithoutReport<Drawing> & {
  /** Characters of the text layout that no typeface has; they are not in the picture. */
  missingCharacters: string[];
};

const PREVIEW_SIDE_PX = 160;

function withText(
  painting: Painting,
  options: FinishOptions,
): { painting: Painting; missingCharacters: string[] } {
  const layers = options.noText
    ? painting.layers.filter((layer) => layer.role !== 'lettering')
    : painting.layers;
  if (!options.textLayout?.length) {
    return { painting: { ...painting, layers }, missingCharacters: [] };
  }
  const size = previewSize(painting, PREVIEW_SIDE_PX);
  const preview = rasterizeSvg(assemble(painting, { layers, ...size }), size);
  const { layer, missing } = textLayer(
    options.textLayout,
    options.treatment.lettering,
    painting,
    preview,
  );
  return { painting: { ...painting, layers: [...layers, layer] }, missingCharacters: missing };
}

/** How far the palette of a style goes, from not at all to all the way. */
const STYLE_PALETTE_STRENGTH = { flexible: 0.65, regular: 0.8, precise: 1 } as const;

/** Colours of the request come before those of its style. */
function paletteOf({ colors, style }: FinishOptions): { colors: ColorWeight[]; strength: number } {
  if (colors?.length || !style) return { colors: colors ?? [], strength: 1 };
  return { colors: style.profile.palette, strength: STYLE_PALETTE_STRENGTH[style.match] };
}

/** Gives the painting the colours that were asked for, background first. */
function withColors(source: Painting, options: FinishOptions): Painting {
  const { backgroundColor } = options;
  const { colors, strength } = paletteOf(options);
  const ground = backgroundColor ? groundLayerId(source) : undefined;
  const grounded = backgroundColor ? applyBackground(source, backgroundColor) : source;
  const { painting } = applyPalette(grounded, colors, strength, (id) => id === ground);
  return backgroundColor ? keepClear(painting, backgroundColor) : painting;
}

/** Turns a painting into the picture that was asked for. */
export async function finish(source: Painting, options: FinishOptions): Promise<Finished> {
  const { painting, missingCharacters } = withText(withColors(source, options), options);
  const svg = assemble(painting);
  if (options.output === 'vector') return { kind: 'vector', svg, missingCharacters };
  return {
    kind: 'raster',
    pixels: rasterizeSvg(svg, painting),
    missingCharacters,
  };
}
