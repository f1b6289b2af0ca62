import type { Pixels } from '@/lib/engines/engine';
import { hexToRgb, rgbToHex, type Hex } from '@/lib/color/hex';
import { labToRgb, rgbToLab, squaredDistance, type Lab } from '../color/oklab';

/** Where one cluster of the picture goes. */
export interface Move {
  from: Lab;
  /** `undefined` for a cluster that keeps its colour, quietened. */
  to?: Lab;
  /** Source lightness that lands exactly on the target; others keep a part of their distance. */
  anchorLightness: number;
  /** Part of the distance in lightness that is kept, 0 to 1. */
  keepLightness: number;
}

/** Reach of a cluster in OKLab: colours between two clusters go between their targets. */
const REACH = 0.022;
const LARGEST_SHADE = 0.22;
/** Free colours lose this much of their chroma, so that the asked ones stand out. */
const FREE_CHROMA = 0.55;

/** A smooth change of colour. Strength 0 changes nothing, 1 lands on the targets. */
export class ColorMap {
  constructor(
    private readonly moves: readonly Move[],
    private readonly strength: number,
  ) {}

  lab(source: Lab): [number, number, number] {
    let nearest = Infinity;
    const distances = this.moves.map((move) => {
      const distance = squaredDistance(source, move.from);
      nearest = Math.min(nearest, distance);
      return distance;
    });
    let [total, l, a, b] = [0, 0, 0, 0];
    this.moves.forEach((move, i) => {
      const weight = Math.exp((nearest - distances[i]!) / (REACH * REACH));
      if (weight < 0.004) return;
      const [ml, ma, mb] = moved(source, move);
      total += weight;
      l += ml * weight;
      a += ma * weight;
      b += mb * weight;
    });
    const blend = (from: number, to: number) => from + (to - from) * this.strength;
    return [blend(source[0], l / total), blend(source[1], a / total), blend(source[2], b / total)];
  }

  hex(color: Hex): Hex {
    return rgbToHex(labToRgb(...this.lab(rgbToLab(...hexToRgb(color)))));
  }
}

function moved(source: Lab, { to, anchorLightness, keepLightness }: Move): Lab {
  if (!to) return [source[0], source[1] * FREE_CHROMA, source[2] * FREE_CHROMA];
  const shade = (source[0] - anchorLightness) * keepLightness;
  const step = Math.max(-LARGEST_SHADE, Math.min(LARGEST_SHADE, shade));
  // Tints and deep shades have less chroma, as paint has.
  const chroma = 1 - Math.min(0.5, Math.abs(step) * 1.2);
  return [Math.max(0, Math.min(1, to[0] + step)), to[1] * chroma, to[2] * chroma];
}

const GRID = 25;

/** The map as a cube of colours, for whole pictures: 25 steps a channel, read trilinearly. */
function cubeOf(map: ColorMap): Float32Array {
  const cube = new Float32Array(GRID * GRID * GRID * 3);
  let at = 0;
  for (let r = 0; r < GRID; r += 1) {
    for (let g = 0; g < GRID; g += 1) {
      for (let b = 0; b < GRID; b += 1) {
        const byte = (step: number) => Math.round((step / (GRID - 1)) * 255);
        cube.set(labToRgb(...map.lab(rgbToLab(byte(r), byte(g), byte(b)))), at);
        at += 3;
      }
    }
  }
  return cube;
}

/** Recolours every pixel. */
export function mapPixels(image: Pixels, map: ColorMap): Pixels {
  const cube = cubeOf(map);
  const source = image.data;
  const data = new Uint8Array(source.length);
  const scale = (GRID - 1) / 255;
  const [stepR, stepG, stepB] = [GRID * GRID * 3, GRID * 3, 3];
  for (let i = 0; i < source.length; i += 4) {
    const [fr, fg, fb] = [source[i]! * scale, source[i + 1]! * scale, source[i + 2]! * scale];
    const r = Math.min(GRID - 2, fr | 0);
    const g = Math.min(GRID - 2, fg | 0);
    const b = Math.min(GRID - 2, fb | 0);
    const [tr, tg, tb] = [fr - r, fg - g, fb - b];
    const base = r * stepR + g * stepG + b * stepB;
    for (let c = 0; c < 3; c += 1) {
      const p = base + c;
      const c00 = cube[p]! + (cube[p + stepB]! - cube[p]!) * tb;
      const c01 = cube[p + stepG]! + (cube[p + stepG + stepB]! - cube[p + stepG]!) * tb;
      const q = p + stepR;
      const c10 = cube[q]! + (cube[q + stepB]! - cube[q]!) * tb;
      const c11 = cube[q + stepG]! + (cube[q + stepG + stepB]! - cube[q + stepG]!) * tb;
      const near = c00 + (c01 - c00) * tg;
      const far = c10 + (c11 - c10) * tg;
      data[i + c] = Math.round(near + (far - near) * tr);
    }
    data[i + 3] = source[i + 3]!;
  }
  return { widthPx: image.widthPx, heightPx: image.heightPx, data };
}
