import { fromLch, lightnessOf, mix, toLch, type Hex } from '@/lib/color/hex';
import { rgbToLab } from '../color/oklab';
import { isGradient, type Paint, type Shape, type Shapes } from '../shapes/shape';
import { inkHex, isVeil, mainColor, mapColors } from './edit';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface RecolorOptions {
  /** -1 grey to 1 vivid. */
  saturation?: number;
  /** Added to the lightness, -1 to 1. */
  lightness?: number;
  /** Spread of the lightness around its middle, -1 to 1. */
  contrast?: number;
  hueDegrees?: number;
  /** -1 cold to 1 warm. */
  warmth?: number;
  /** Colours from the darkest to the lightest tone, and how far they take over, 0 to 1. */
  ramp?: readonly Ink[];
  toning?: number;
  /** Tones are cut to this many steps; 0 keeps them. */
  steps?: number;
}

function rampColor(ramp: readonly Ink[], tone: number): Hex {
  const position = Math.max(0, Math.min(1, tone)) * (ramp.length - 1);
  const i = Math.min(ramp.length - 2, Math.floor(position));
  return mix(inkHex(ramp[i]!), inkHex(ramp[i + 1]!), position - i);
}

interface Spread {
  darkest: number;
  lightest: number;
}

/** Lightness of the darkest and the lightest twentieth of a picture: a ramp is laid between them. */
function spreadOf(shapes: Shapes, scene: VectorScene): Spread {
  const { data } = scene.preview(shapes, 64);
  const tones = Array.from(
    { length: data.length / 4 },
    (_, p) => rgbToLab(data[p * 4]!, data[p * 4 + 1]!, data[p * 4 + 2]!)[0],
  ).sort((a, b) => a - b);
  const at = (share: number) => tones[Math.floor(share * (tones.length - 1))] ?? share;
  return { darkest: at(0.05), lightest: Math.max(at(0.95), at(0.05) + 0.1) };
}

/** One colour through the darkroom of a look. */
function graded(color: Hex, options: RecolorOptions, spread: Spread): Hex {
  const { saturation = 0, lightness = 0, contrast = 0, hueDegrees = 0, warmth = 0 } = options;
  const lch = toLch(color);
  let light = 0.5 + (lch.lightness - 0.5) * (1 + contrast) + lightness;
  if (options.steps)
    light = (Math.floor(Math.max(0, Math.min(0.999, light)) * options.steps) + 0.5) / options.steps;
  const base = fromLch({
    lightness: light,
    chroma: lch.chroma * (1 + saturation),
    hueDegrees: lch.hueDegrees + hueDegrees,
  });
  const warmed =
    warmth === 0 ? base : mix(base, warmth > 0 ? '#ffb35c' : '#7fb4ff', Math.abs(warmth) * 0.3);
  if (!options.ramp || !options.toning) return warmed;
  const tone = (lightnessOf(warmed) - spread.darkest) / (spread.lightest - spread.darkest);
  return mix(warmed, rampColor(options.ramp, tone), options.toning);
}

/** Grades all colours, as `grade` does for pixels. */
export function recolor(shapes: Shapes, scene: VectorScene, options: RecolorOptions): Shapes {
  const asked = scene.inks.length >= 2 ? { ...options, ramp: undefined } : options;
  const spread = asked.ramp ? spreadOf(shapes, scene) : { darkest: 0, lightest: 1 };
  return mapColors(shapes, (color) => graded(color, asked, spread));
}

export interface FlattenOptions {
  /** Flat bands that a gradient of the backdrop is cut into. */
  bands: number;
}

/** A gradient in hard steps. */
function banded(paint: Paint, bands: number): Paint {
  if (!isGradient(paint)) return paint;
  const at = (t: number) => {
    const next = paint.stops.findIndex((stop) => stop.offset >= t);
    const b = paint.stops[next < 0 ? paint.stops.length - 1 : next]!;
    const a = paint.stops[Math.max(0, (next < 0 ? paint.stops.length : next) - 1)]!;
    const span = b.offset - a.offset;
    const share = span > 0 ? (t - a.offset) / span : 0;
    return {
      color: mix(a.color, b.color, share),
      opacity: a.opacity + (b.opacity - a.opacity) * Math.max(0, Math.min(1, share)),
    };
  };
  const stops = Array.from({ length: bands }, (_, i) => {
    const color = at((i + 0.5) / bands);
    return [
      { offset: i / bands, ...color },
      { offset: (i + 1) / bands, ...color },
    ];
  });
  return { ...paint, stops: stops.flat() };
}

/** Flat colour everywhere: gradients become their main colour, skies hard bands, veils go. */
export function flatten(shapes: Shapes, _scene: VectorScene, { bands }: FlattenOptions): Shapes {
  const list = shapes.list.flatMap((shape): Shape[] => {
    const isSky = shape.role === 'backdrop' && isGradient(shape.fill);
    if (isSky && !isVeil(shape)) return [{ ...shape, fill: banded(shape.fill!, bands), blurPx: 0 }];
    if (isVeil(shape)) return flatVeil(shape);
    // Haze that fades out stays see-through, or it would hide the moon behind it.
    if (fades(shape.fill)) return [{ ...shape, fill: banded(shape.fill!, bands) }];
    const fill = shape.fill && mainColor(shape.fill).color;
    const stroke = shape.stroke && { ...shape.stroke, paint: mainColor(shape.stroke.paint).color };
    return [{ ...shape, ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) }];
  });
  return { ...shapes, list };
}

/** Opacity below which a gradient's end lets through what is behind. */
const SEE_THROUGH = 0.35;

function fades(paint: Paint | undefined): boolean {
  return isGradient(paint) && paint.stops.some(({ opacity }) => opacity < SEE_THROUGH);
}

/** Shadows stay as flat translucent shapes; fog, vignettes and blurs go. */
function flatVeil(shape: Shape): Shape[] {
  if (shape.role === 'shadow' && shape.fill) {
    const { color, opacity } = mainColor(shape.fill);
    return [
      {
        ...shape,
        fill: color,
        fillOpacity: Math.min(0.35, shape.fillOpacity * opacity + 0.08),
        blurPx: 0,
      },
    ];
  }
  if (shape.role === 'atmosphere' || shape.blurPx > 0 || isGradient(shape.fill)) return [];
  return [shape];
}

export interface ShadeOptions {
  /** Difference in lightness from the lit to the dark side, 0 to 0.5. */
  strength: number;
  /** `linear` across the shape, `radial` as on a ball, `split` in two hard halves. */
  kind: 'linear' | 'radial' | 'split';
  roles?: readonly Shape['role'][];
}

/** Gives flat fills a gradient from the side of the light to the other. */
export function shade(shapes: Shapes, scene: VectorScene, options: ShadeOptions): Shapes {
  const turn = (scene.light.directionDegrees * Math.PI) / 180;
  const [lx, ly] = [Math.sin(turn), -Math.cos(turn)];
  const strength = options.strength * scene.boldness;
  const list = shapes.list.map((shape) => {
    if (options.roles && !options.roles.includes(shape.role)) return shape;
    // A gradient across the whole picture is a sky or a floor, and has its light already.
    if (!shape.fill || isVeil(shape) || shape.role === 'backdrop') return shape;
    const fill = ballGradient(shape, shape.fill, lx, ly, strength, options.kind);
    // A rim in the shape's own colour is part of its body.
    const rim = shape.stroke?.paint === shape.fill ? shape.stroke : undefined;
    return { ...shape, fill, ...(rim ? { stroke: { ...rim, paint: fill } } : {}) };
  });
  return { ...shapes, list };
}

function ballGradient(
  shape: Shape,
  fill: Paint,
  lx: number,
  ly: number,
  strength: number,
  kind: ShadeOptions['kind'],
): Paint {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of shape.path) {
    for (let i = 1; i + 1 < segment.length; i += 2) {
      left = Math.min(left, segment[i] as number);
      right = Math.max(right, segment[i] as number);
      top = Math.min(top, segment[i + 1] as number);
      bottom = Math.max(bottom, segment[i + 1] as number);
    }
  }
  const { color, opacity } = mainColor(fill);
  const lch = toLch(color);
  const step = (amount: number) =>
    fromLch({
      ...lch,
      lightness: lch.lightness + amount,
      chroma: lch.chroma * (1 - amount * 0.4),
      hueDegrees: lch.hueDegrees + (amount < 0 ? -6 : 4),
    });
  const [bright, dark] = [step(strength * 0.55), step(-strength * 0.75)];
  const stops =
    kind === 'split'
      ? [
          { offset: 0.5, color, opacity },
          { offset: 0.5, color: dark, opacity },
        ]
      : [
          { offset: 0, color: bright, opacity },
          { offset: kind === 'radial' ? 0.45 : 0.5, color, opacity },
          { offset: 1, color: dark, opacity },
        ];
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [Math.max(1, (right - left) / 2), Math.max(1, (bottom - top) / 2)];
  const matrix = [rx, 0, 0, ry, cx, cy] as const;
  const geometry: Record<string, number> =
    kind === 'radial'
      ? { cx: lx * 0.35, cy: ly * 0.35, r: 1.35, fx: lx * 0.5, fy: ly * 0.5 }
      : { x1: lx, y1: ly, x2: -lx, y2: -ly };
  return { kind: kind === 'radial' ? 'radial' : 'linear', geometry, matrix, spread: 'pad', stops };
}

export interface WithoutOptions {
  /** Beginnings of the ids of layers to leave out. */
  layers: readonly string[];
}

/** Leaves out layers that a look can't use, such as drawn clouds in a photograph. */
export function without(shapes: Shapes, _scene: VectorScene, { layers }: WithoutOptions): Shapes {
  const gone = shapes.layerIds.map((id) => layers.some((start) => id.startsWith(start)));
  return { ...shapes, list: shapes.list.filter((shape) => !gone[shape.layer]) };
}
