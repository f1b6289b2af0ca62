import { boxBlur } from '../raster/blur';
import { clamp, smoothstep } from '../raster/math';
import { noiseField, whiteNoise } from '../raster/noise';
import type { Planes } from '../raster/planes';
import type { RasterScene } from '../raster/scene';
import { drawnSeams } from '../raster/seams';
import { comic } from './comic';

export interface StreetArtOptions {
  /** Height of a course of bricks in pixels at 1024. */
  brickPx: number;
  /** Length of the longest drip in pixels at 1024. */
  dripPx: number;
}

/** Relief of a brick wall: 1 on a brick, less in the joints, rough everywhere. */
function brickWall(scene: RasterScene, brickPx: number): Float32Array {
  const { widthPx, heightPx, scale } = scene;
  const high = brickPx * scale;
  const wide = high * 2.6;
  const rough = noiseField(widthPx, heightPx, scene.random('brick-rough'), {
    scalePx: 14 * scale,
    octaves: 4,
    roughness: 0.65,
  });
  const wobble = noiseField(widthPx, heightPx, scene.random('brick-wobble'), {
    scalePx: 40 * scale,
    octaves: 2,
  });
  const wall = new Float32Array(widthPx * heightPx);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const bent = wobble[p]! * 2.4 * scale;
      const course = Math.floor((y + bent) / high);
      const v = (y + bent) / high - course;
      const offset = (course & 1) * 0.5;
      const along = (x + bent) / wide + offset;
      const u = along - Math.floor(along);
      const joint = Math.min(Math.min(v, 1 - v) * high, Math.min(u, 1 - u) * wide);
      const face = smoothstep(1.5 * scale, 4.2 * scale, joint + rough[p]! * scale);
      const own = Math.sin(course * 91.7 + Math.floor(along) * 47.3) * 0.05;
      wall[p] = 0.72 + 0.28 * face + 0.1 * rough[p]! + own * face;
    }
  }
  return wall;
}

interface Drip {
  x: number;
  y: number;
  lengthPx: number;
  halfPx: number;
  color: readonly [number, number, number];
}

/** Drips start where the subject ends, below strong colour. */
function drips(planes: Planes, scene: RasterScene, longestPx: number): Drip[] {
  const { widthPx, heightPx, scale } = scene;
  const { layer, roles } = scene.regions();
  const random = scene.random('drips');
  const found: Drip[] = [];
  const subject = (p: number) => roles[layer[p]! - 1] === 'subject';
  for (let attempt = 0; attempt < 240 && found.length < 22; attempt += 1) {
    const x = Math.floor(random() * widthPx);
    const lengthPx = longestPx * scale * (0.25 + 0.75 * random() ** 1.5);
    const halfPx = (1.6 + 2.6 * random()) * scale;
    for (let y = heightPx - 3; y > 4; y -= 1) {
      const p = y * widthPx + x;
      if (!subject(p) || subject(p + widthPx)) continue;
      const q = p - Math.round(4 * scale) * widthPx;
      if (q > 0) {
        found.push({
          x,
          y: y - 2 * scale,
          lengthPx,
          halfPx,
          color: [planes.red[q]!, planes.green[q]!, planes.blue[q]!],
        });
      }
      break;
    }
  }
  return found;
}

function runDrip(planes: Planes, drip: Drip): void {
  const { widthPx, heightPx } = planes;
  for (
    let y = Math.max(0, Math.floor(drip.y));
    y < Math.min(heightPx, drip.y + drip.lengthPx);
    y += 1
  ) {
    const t = (y - drip.y) / drip.lengthPx;
    // Thin along its way, a drop at its end.
    const half =
      drip.halfPx * (t < 0.86 ? 1 - 0.45 * t : 0.6 + 0.7 * Math.sin(((t - 0.86) / 0.14) * Math.PI));
    for (
      let x = Math.max(0, Math.floor(drip.x - half));
      x <= Math.min(widthPx - 1, drip.x + half);
      x += 1
    ) {
      const cover = clamp(half - Math.abs(x - drip.x) + 0.5, 0, 1);
      const p = y * widthPx + x;
      planes.red[p] = planes.red[p]! + (drip.color[0] - planes.red[p]!) * cover;
      planes.green[p] = planes.green[p]! + (drip.color[1] - planes.green[p]!) * cover;
      planes.blue[p] = planes.blue[p]! + (drip.color[2] - planes.blue[p]!) * cover;
    }
  }
}

/** A mural sprayed on bricks: flat loud colours, soft black outlines with overspray, drips. */
export function streetArt(source: Planes, scene: RasterScene, options: StreetArtOptions): Planes {
  const { widthPx, heightPx, scale } = scene;
  const flat = comic(source, scene, {
    linePx: 1,
    ink: [0, 0, 0],
    cels: 2,
    colors: 14,
    intensity: 0.42,
    dotsPx: 0,
    sceneryLines: 0,
  });
  const seams = drawnSeams(source, scene, {
    widthPx: 7 * scale * scene.boldness,
    subject: 1,
    scenery: 0.55,
  });
  const soft = boxBlur(seams, widthPx, heightPx, 3 * scale, 2);
  const mist = boxBlur(seams, widthPx, heightPx, 15 * scale, 2);
  const speck = whiteNoise(seams.length, scene.random('overspray'));
  const wall = brickWall(scene, options.brickPx);
  const paint = {
    ...flat,
    red: flat.red.slice(),
    green: flat.green.slice(),
    blue: flat.blue.slice(),
  };
  for (const drip of drips(flat, scene, options.dripPx * scene.boldness)) runDrip(paint, drip);
  const channel = (plane: Float32Array, ink: number) =>
    plane.map((value, p) => {
      const spray = Math.max(
        smoothstep(0.25, 0.7, soft[p]!),
        speck[p]! > 1 - mist[p]! * 0.9 ? 0.75 : 0,
      );
      const color = value + (ink - value) * spray * 0.95;
      // Paint takes on the relief of the wall, and is thin on its roughest spots.
      const bare = smoothstep(0.9, 0.72, wall[p]!) * 0.12;
      return (color + (0.5 - color) * bare) * (0.25 + 0.75 * wall[p]!);
    });
  return {
    ...paint,
    red: channel(paint.red, 0.05),
    green: channel(paint.green, 0.05),
    blue: channel(paint.blue, 0.08),
  };
}
