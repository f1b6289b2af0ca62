import type { ColorWeight, Drawing, Pixels, StyleSpec, TextBox } from '@/lib/engines/engine';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { type Hex, rgbToHex } from '@/lib/color/hex';
import { followingOf, passesOfStyle, shapesOfStyle } from '../../style-profile/apply';
import type { PaintedLayer, Painting } from '../painting';
import { levelOf, passesOfLevel } from './artistic-level';
import { previewSize } from './assemble';
import type { Rgb } from './color/oklab';
import type { Look } from './look';
import { applyBackground, groundLayerId, keepClear } from './palette/background';
import { holdGround, holdPalette } from './palette/hold';
import { applyPalette } from './palette/recolor';
import { leadingPalette, type Palette } from './palette/targets';
import { runRaster } from './run-raster';
import { runVector } from './run-vector';
import { stepsOfLevel } from './vector/steps';
import { drawLettering, legibleLayers, lookBelow, textLayer } from './text-layer';

export interface FinishOptions {
  output: 'raster' | 'vector';
  treatment: Look;
  /** 0 to 4294967295: the same painting, options and seed give the same bytes. */
  seed: number;
  colors?: ColorWeight[];
  /** Whether the shares of the colours only lead: nothing of the picture is divided for them. */
  isLed?: boolean;
  /** Colours that stay what they are, whatever the palette. */
  staysColored?: (color: Hex) => boolean;
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

/** Colours of the request come before those of its style. */
function paletteOf({ colors, style, isLed }: FinishOptions): {
  colors: ColorWeight[] | Palette;
  strength: number;
} {
  if (colors?.length && isLed)
    return {
      colors: leadingPalette(
        colors.map(({ rgb, weight = 1 / colors.length }) => ({ rgb, weight })),
      ),
      strength: 1,
    };
  if (colors?.length || !style?.profile.palette.length)
    return { colors: colors ?? [], strength: 1 };
  return { colors: leadingPalette(style.profile.palette), strength: followingOf(style).palette };
}

/** Gives the painting the colours that were asked for, background first. */
function withColors(source: Painting, options: FinishOptions): Painting {
  const { backgroundColor } = options;
  const { colors, strength } = paletteOf(options);
  const ground = backgroundColor ? groundLayerId(source) : undefined;
  const grounded = backgroundColor ? applyBackground(source, backgroundColor) : source;
  const { painting } = applyPalette(grounded, colors, strength, {
    layer: (id) => id === ground,
    color: options.staysColored,
  });
  return backgroundColor ? keepClear(painting, backgroundColor) : painting;
}

/** Colours that treatments with inks of their own print with, the most wanted first. */
function inksOf({ colors }: FinishOptions): Rgb[] {
  return [...(colors ?? [])]
    .sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
    .map((color) => color.rgb);
}

const isLettered = (brought: readonly PaintedLayer[], { textLayout }: FinishOptions): boolean =>
  brought.length > 0 || Boolean(textLayout?.length);

/** Lettering of the painting, and the words of the text layout, in inks that read on the picture. */
function letteringFor(
  painting: Painting,
  brought: readonly PaintedLayer[],
  options: FinishOptions,
  below: Pixels,
): { layers: PaintedLayer[]; missing: string[] } {
  const kept = options.noText ? [] : legibleLayers(painting, brought, below);
  if (!options.textLayout?.length) return { layers: kept, missing: [] };
  const preferred = (options.colors ?? []).map((color) => rgbToHex(color.rgb));
  const { layer, missing } = textLayer(
    options.textLayout,
    options.treatment.lettering,
    painting,
    below,
    preferred,
  );
  return { layers: [...kept, layer], missing };
}

const PREVIEW_SIDE_PX = 192;

/** Turns a painting into the picture that was asked for. */
export async function finish(source: Painting, options: FinishOptions): Promise<Finished> {
  const colored = withColors(source, options);
  const lettering = colored.layers.filter((layer) => layer.role === 'lettering');
  const picture = {
    ...colored,
    layers: colored.layers.filter((layer) => layer.role !== 'lettering'),
  };
  const run = {
    look: options.treatment,
    seed: options.seed,
    boldness:
      levelOf(options.artisticLevel).boldness *
      (options.style ? followingOf(options.style).boldness : 1),
    inks: inksOf(options),
  };
  if (options.output === 'vector') return finishVector(picture, lettering, options, run);
  const extra = [
    ...passesOfLevel(options.artisticLevel),
    ...(options.style ? passesOfStyle(options.style) : []),
  ];
  const treated = await runRaster(picture, { ...run, extra });
  const pixels = holdColors(treated, picture, options);
  if (!isLettered(lettering, options)) return { kind: 'raster', pixels, missingCharacters: [] };
  const { layers, missing } = letteringFor(colored, lettering, options, lookBelow(pixels));
  return {
    kind: 'raster',
    pixels: drawLettering(pixels, colored, layers),
    missingCharacters: missing,
  };
}

/** Treatments change colours a little; what was asked for is measured and brought back. */
function holdColors(pixels: Pixels, picture: Painting, options: FinishOptions): Pixels {
  const held =
    options.colors?.length && !options.isLed ? holdPalette(pixels, options.colors) : pixels;
  return options.backgroundColor
    ? holdGround(held, picture, groundLayerId(picture), options.backgroundColor)
    : held;
}

function finishVector(
  picture: Painting,
  lettering: readonly PaintedLayer[],
  options: FinishOptions,
  run: Parameters<typeof runVector>[1],
): Finished {
  const extra = [
    ...stepsOfLevel(options.artisticLevel),
    ...(options.style ? shapesOfStyle(options.style) : []),
  ];
  const drawn = runVector(picture, { ...run, extra });
  const size = previewSize(picture, PREVIEW_SIDE_PX);
  if (!isLettered(lettering, options))
    return { kind: 'vector', svg: drawn.svg(), missingCharacters: [] };
  const below = rasterizeSvg(drawn.svg([], size), size);
  const { layers, missing } = letteringFor(picture, lettering, options, below);
  return { kind: 'vector', svg: drawn.svg(layers), missingCharacters: missing };
}
