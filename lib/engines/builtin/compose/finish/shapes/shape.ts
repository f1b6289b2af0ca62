import type { LayerRole } from '../../painting';
import type { Matrix } from '@/lib/svg/matrix';
import type { Path } from '@/lib/svg/segments';

export interface Stop {
  /** 0 to 1. */
  offset: number;
  /** `#rrggbb`. */
  color: string;
  opacity: number;
}

export interface Gradient {
  kind: 'linear' | 'radial';
  /** `x1 y1 x2 y2` or `cx cy r fx fy`, in the gradient's own space. */
  geometry: Readonly<Record<string, number>>;
  /** From the gradient's own space to picture pixels. */
  matrix: Matrix;
  spread: string;
  stops: readonly Stop[];
}

/** A solid colour `#rrggbb`, or a gradient. */
export type Paint = string | Gradient;

export interface Stroke {
  paint: Paint;
  widthPx: number;
  opacity: number;
  cap: string;
  join: string;
  /** Lengths of dashes and gaps in pixels; empty for a full line. */
  dashes: readonly number[];
}

/** One drawn thing of a picture, in picture pixels, free of groups and transforms. */
export interface Shape {
  /** Index of its layer in the painting. */
  layer: number;
  role: LayerRole;
  /** 0 behind to 1 nearest. */
  depth: number;
  path: Path;
  evenOdd: boolean;
  fill?: Paint;
  fillOpacity: number;
  stroke?: Stroke;
  opacity: number;
  /** The translucent group it stands in: its shapes are drawn together and then made translucent. */
  group?: { id: number; opacity: number };
  /** Clip areas it is cut by, all of them. */
  clips: readonly Path[];
  /** Gaussian deviation in pixels, 0 for sharp. */
  blurPx: number;
}

/** A painting as a flat list of shapes, back to front. */
export interface Shapes {
  widthPx: number;
  heightPx: number;
  layerIds: readonly string[];
  list: readonly Shape[];
}

export function isGradient(paint: Paint | undefined): paint is Gradient {
  return typeof paint === 'object';
}
