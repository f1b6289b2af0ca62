import { isGradient, type Paint, type Shape, type Shapes } from '../shapes/shape';
import { smoothLoop } from './layers';
import { boxArea, inkHex, isVeil, mainColor, newShape, rectangle } from './edit';
import type { Path } from '@/lib/svg/segments';
import type { VectorScene } from './scene';

type Ink = readonly [number, number, number];

export interface StudioOptions {
  /** Colour of the studio's wall, and of the pool of light on it behind the subject. */
  wall: Ink;
  glow: Ink;
  /** How far the setting disappears behind it, 0 to 1. */
  strength: number;
}

/** Puts a lit studio wall between the setting and the subjects. Pictures without one stay whole. */
export function studio(shapes: Shapes, scene: VectorScene, options: StudioOptions): Shapes {
  const stands = (shape: Shape) => shape.role === 'subject' || shape.role === 'shadow';
  const behind = shapes.list.filter((shape) => !stands(shape));
  const figures = shapes.list.filter(stands);
  const first = figures.find((shape) => shape.role === 'subject');
  if (!first) return shapes;
  const { widthPx, heightPx } = scene;
  const fill: Paint = {
    kind: 'radial',
    geometry: { cx: 0.5, cy: 0.52, r: 0.62 },
    matrix: [widthPx, 0, 0, heightPx, 0, 0],
    spread: 'pad',
    stops: [
      { offset: 0, color: inkHex(options.glow), opacity: options.strength },
      { offset: 1, color: inkHex(options.wall), opacity: Math.min(1, options.strength * 1.1) },
    ],
  };
  const wall = newShape(rectangle(0, 0, widthPx, heightPx), { fill }, 'scenery');
  return { ...shapes, list: [...behind, { ...wall, layer: first.layer }, ...figures] };
}

export interface GlossOptions {
  /** Opacity of the highlight, 0 to 1. */
  strength: number;
}

/** Shapes below this share of the picture are too small for a highlight. */
const SMALLEST_GLOSS = 0.0025;

/** A hard highlight on the lit side of every larger shape of the subjects, as on plastic or glass. */
export function gloss(shapes: Shapes, scene: VectorScene, { strength }: GlossOptions): Shapes {
  const turn = (scene.light.directionDegrees * Math.PI) / 180;
  const [lx, ly] = [Math.sin(turn), -Math.cos(turn)];
  const smallest = SMALLEST_GLOSS * scene.widthPx * scene.heightPx;
  const list = shapes.list.flatMap((shape): Shape[] => {
    const shiny =
      shape.role === 'subject' && shape.fill && !isVeil(shape) && boxArea(shape.path) > smallest;
    if (!shiny) return [shape];
    const base = isGradient(shape.fill) ? mainColor(shape.fill).opacity : 1;
    return [
      shape,
      { ...shape, fill: highlight(shape, lx, ly, strength * base), stroke: undefined },
    ];
  });
  return { ...shapes, list };
}

function highlight({ path }: Shape, lx: number, ly: number, strength: number): Paint {
  const xs = path.flatMap((segment) => segment.slice(1).filter((_, i) => i % 2 === 0) as number[]);
  const ys = path.flatMap((segment) => segment.slice(1).filter((_, i) => i % 2 === 1) as number[]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
  return {
    kind: 'radial',
    geometry: { cx: lx * 0.42, cy: ly * 0.5, r: 0.5 },
    matrix: [rx, 0, 0, ry, (left + right) / 2, (top + bottom) / 2],
    spread: 'pad',
    stops: [
      { offset: 0, color: '#ffffff', opacity: strength },
      { offset: 0.3, color: '#ffffff', opacity: strength * 0.75 },
      { offset: 0.42, color: '#ffffff', opacity: strength * 0.12 },
      { offset: 1, color: '#ffffff', opacity: 0 },
    ],
  };
}

export interface FrameOptions {
  /** An arched opening in paper, a card with round corners, or the ragged edge of paint. */
  kind: 'arch' | 'rounded' | 'ragged';
  /** Colour of the frame; `ambient` a deep tone of the scene's shadows. */
  color: Ink | 'ambient';
  /** Width of the frame in pixels at 1024. */
  marginPx: number;
}

/** Copies that the frame's shadow is made of. */
const SHADOW_COPIES = 4;

/** A frame of paper over the picture. */
export function frame(shapes: Shapes, scene: VectorScene, options: FrameOptions): Shapes {
  const { widthPx, heightPx, light } = scene;
  const color =
    options.color === 'ambient'
      ? inkHex(light.ambient.map((v) => (v / 255) * 0.55) as [number, number, number])
      : inkHex(options.color);
  const margin = options.marginPx * scene.scale;
  const sheet = (inset: number, fill: string, opacity: number): Shape => ({
    ...newShape(
      [...rectangle(0, 0, widthPx, heightPx), ...opening(options.kind, scene, inset)],
      { fill, fillOpacity: opacity },
      'foreground',
    ),
    evenOdd: true,
    layer: shapes.layerIds.length,
  });
  const shadows =
    options.kind === 'arch'
      ? Array.from({ length: SHADOW_COPIES }, (_, i) =>
          sheet(margin + (SHADOW_COPIES - i) * 7 * scene.scale, '#05060c', 0.13),
        )
      : [];
  return {
    ...shapes,
    layerIds: [...shapes.layerIds, 'frame'],
    list: [...shapes.list, ...shadows, sheet(margin, color, 1)],
  };
}

function opening(kind: FrameOptions['kind'], scene: VectorScene, inset: number): Path {
  const { widthPx: w, heightPx: h, scale } = scene;
  if (kind === 'ragged') {
    const random = scene.random('ragged');
    const count = 44;
    return smoothLoop(
      Array.from({ length: count }, (_, i) => {
        const t = (i / count) * 2 * Math.PI;
        // A superellipse: nearly the picture's rectangle, without its corners.
        const squared = (v: number) => Math.sign(v) * Math.abs(v) ** 0.34;
        const stray = inset * (0.6 + 0.8 * random());
        return [
          w / 2 + squared(Math.cos(t)) * (w / 2 - stray),
          h / 2 + squared(Math.sin(t)) * (h / 2 - stray),
        ] as const;
      }),
    );
  }
  const [left, right, top, bottom] = [inset, w - inset, inset, h - inset];
  const low = Math.min(110 * scale, (w - 2 * inset) / 4);
  const high = kind === 'arch' ? (right - left) / 2 : low;
  const rise = kind === 'arch' ? Math.min(high, h * 0.4) : low;
  const k = 0.4477;
  return [
    ['M', left, top + rise],
    ['C', left, top + rise * k, left + high * k, top, left + high, top],
    ['L', right - high, top],
    ['C', right - high * k, top, right, top + rise * k, right, top + rise],
    ['L', right, bottom - low],
    ['C', right, bottom - low * k, right - low * k, bottom, right - low, bottom],
    ['L', left + low, bottom],
    ['C', left + low * k, bottom, left, bottom - low * k, left, bottom - low],
    ['Z'],
  ];
}
