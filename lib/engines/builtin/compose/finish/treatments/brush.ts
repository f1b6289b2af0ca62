import { ValueNoise } from '../raster/noise';
import type { Planes } from '../raster/planes';
import type { Random } from '@/lib/random/random';

/** A canvas that remembers how thick the paint lies. */
export interface Canvas extends Planes {
  thickness: Float32Array;
}

export interface Stroke {
  x: number;
  y: number;
  /** Direction, radians. */
  angle: number;
  /** Half length and half width in pixels. */
  halfLengthPx: number;
  halfWidthPx: number;
  /** sRGB 0 to 1. */
  red: number;
  green: number;
  blue: number;
  opacity: number;
  /** How much the stroke bends: sideways shift at its ends, in half widths. */
  bend: number;
}

export interface Bristles {
  /** 0 a smooth brush to 1 a dry one whose hairs leave gaps. */
  dryness: number;
  /** How much paint stands up in ridges along the hairs, 0 to 1. */
  relief: number;
  /** Hairs across one stroke. */
  hairs: number;
}

const EDGE = 0.22;
const HAIR_STEPS = 48;

/** The hairs of one brush, read off the noise at the start and at the end of a stroke. */
function readHairs(stroke: Stroke, hairs: number, noise: ValueNoise): Float32Array {
  const table = new Float32Array(HAIR_STEPS * 2);
  // Each stroke reads its own place of the noise.
  const x = stroke.x * 7.13 + stroke.y * 3.7;
  for (let i = 0; i < HAIR_STEPS; i += 1) {
    const across = (i / HAIR_STEPS) * hairs;
    table[i] = noise.at(x + across, stroke.y);
    table[HAIR_STEPS + i] = noise.at(x + across, stroke.y + 1.3);
  }
  return table;
}

/**
 * Lays one stroke: an oblong of bristle marks, soft at its sides, ragged at its ends. Thickness
 * follows the hairs, for the light on the relief.
 */
export function layStroke(
  canvas: Canvas,
  stroke: Stroke,
  bristles: Bristles,
  noise: ValueNoise,
): void {
  const { widthPx, heightPx, red, green, blue, thickness } = canvas;
  const { halfLengthPx, halfWidthPx, bend } = stroke;
  const [cos, sin] = [Math.cos(stroke.angle), Math.sin(stroke.angle)];
  const wide = halfWidthPx * (1 + Math.abs(bend));
  const reachX = Math.abs(cos) * halfLengthPx + Math.abs(sin) * wide + 1;
  const reachY = Math.abs(sin) * halfLengthPx + Math.abs(cos) * wide + 1;
  const left = Math.max(0, Math.floor(stroke.x - reachX));
  const right = Math.min(widthPx - 1, Math.ceil(stroke.x + reachX));
  const top = Math.max(0, Math.floor(stroke.y - reachY));
  const bottom = Math.min(heightPx - 1, Math.ceil(stroke.y + reachY));
  const hairs = readHairs(stroke, bristles.hairs, noise);
  const { dryness, relief } = bristles;
  for (let y = top; y <= bottom; y += 1) {
    const dy = y - stroke.y;
    for (let x = left; x <= right; x += 1) {
      const dx = x - stroke.x;
      const along = (dx * cos + dy * sin) / halfLengthPx;
      if (along < -1 || along > 1) continue;
      const across = (dy * cos - dx * sin) / halfWidthPx - bend * (along * along - 0.3);
      if (across <= -1 || across >= 1) continue;
      const i = ((across + 1) * 0.5 * HAIR_STEPS) | 0;
      const start = hairs[i]!;
      const hair = start + (hairs[HAIR_STEPS + i]! - start) * (along + 1) * 0.5;
      const nearSide = 1 - (across < 0 ? -across : across);
      const end = (1 - (along < 0 ? -along : along)) / 0.3 + (hair - 0.5) * 1.1;
      if (end <= 0) continue;
      const gap = dryness * Math.min(1, (hair - 0.42 + 0.25 * along) * 4);
      const alpha =
        stroke.opacity *
        (nearSide < EDGE ? nearSide / EDGE : 1) *
        (end < 0.5 ? end * 2 : 1) *
        (gap > 0 ? 1 - gap : 1);
      if (alpha <= 0.01) continue;
      const p = y * widthPx + x;
      const tone = (hair - 0.5) * 0.05 * relief;
      red[p] = red[p]! + (stroke.red + tone - red[p]!) * alpha;
      green[p] = green[p]! + (stroke.green + tone - green[p]!) * alpha;
      blue[p] = blue[p]! + (stroke.blue + tone - blue[p]!) * alpha;
      const height = 0.35 + hair * relief + (nearSide < 0.25 ? 0.35 : 0);
      thickness[p] = thickness[p]! + (height - thickness[p]!) * alpha;
    }
  }
}

export function createCanvas(ground: Planes): Canvas {
  return {
    widthPx: ground.widthPx,
    heightPx: ground.heightPx,
    red: ground.red.slice(),
    green: ground.green.slice(),
    blue: ground.blue.slice(),
    thickness: new Float32Array(ground.red.length),
  };
}

export function createHairs(random: Random): ValueNoise {
  return new ValueNoise(random);
}
