import { boxBlur } from '../raster/blur';
import { clamp, smoothstep } from '../raster/math';
import { mapPlanes, multiplied, type Planes } from '../raster/planes';
import { roleMask } from '../raster/regions';
import type { RasterScene } from '../raster/scene';
import { shifted } from '../raster/shadow';

export interface FocusOptions {
  /** Radius of the blur far behind the subject in pixels at 1024. */
  blurPx: number;
}

export interface MotionOptions {
  /** Length of the streaks in pixels at 1024. */
  lengthPx: number;
}

interface SubjectBox {
  top: number;
  bottom: number;
  /** Mean depth of subject layers. */
  depth: number;
}

function subjectBox(scene: RasterScene, mask: Float32Array): SubjectBox | undefined {
  const { widthPx, heightPx } = scene;
  const { depths, roles } = scene.regions();
  let [top, bottom] = [heightPx, -1];
  for (let y = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 4) {
      if (mask[y * widthPx + x]! === 0) continue;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  const own = depths.filter((_, i) => roles[i] === 'subject');
  if (bottom < 0 || own.length === 0) return undefined;
  return { top, bottom, depth: own.reduce((sum, d) => sum + d, 0) / own.length };
}

/** Blur of everything but the masked pixels, so that no colour of the subject bleeds out. */
function blurAround(planes: Planes, open: Float32Array, radiusPx: number): Planes {
  const { widthPx, heightPx } = planes;
  const weight = boxBlur(open, widthPx, heightPx, radiusPx, 2);
  const masked = new Float32Array(open.length);
  return mapPlanes(planes, (plane) => {
    for (let p = 0; p < masked.length; p += 1) masked[p] = plane[p]! * open[p]!;
    const sum = boxBlur(masked, widthPx, heightPx, radiusPx, 2);
    for (let p = 0; p < sum.length; p += 1)
      sum[p] = weight[p]! > 1e-3 ? sum[p]! / weight[p]! : plane[p]!;
    return sum;
  });
}

/** How far out of focus each pixel is, 0 to 1: by its layer's depth, the ground near the feet sharp. */
function defocus(scene: RasterScene, box: SubjectBox): Float32Array {
  const { widthPx, heightPx } = scene;
  const { layer, depths, roles } = scene.regions();
  const amounts = [1, ...depths.map((depth) => clamp(Math.abs(depth - box.depth) * 1.5, 0, 1))];
  const ground = [false, ...roles.map((role, i) => role === 'scenery' && depths[i]! >= 0.4)];
  const result = new Float32Array(layer.length);
  for (let y = 0, p = 0; y < heightPx; y += 1) {
    const near =
      smoothstep(box.bottom - heightPx * 0.3, box.bottom - heightPx * 0.02, y) *
      (1 - 0.8 * smoothstep(box.bottom + heightPx * 0.03, box.bottom + heightPx * 0.25, y));
    for (let x = 0; x < widthPx; x += 1, p += 1) {
      const amount = amounts[layer[p]!]!;
      result[p] = ground[layer[p]!] ? Math.max(amount, 0.5) * (1 - near) : amount;
    }
  }
  return boxBlur(result, widthPx, heightPx, 3 * scene.scale, 1);
}

function inverted(mask: Float32Array): Float32Array {
  const result = new Float32Array(mask.length);
  for (let p = 0; p < mask.length; p += 1) result[p] = 1 - mask[p]!;
  return result;
}

/** A wide aperture: the subject is sharp, the distance melts away. Pictures without one stay as they are. */
export function depthOfField(planes: Planes, scene: RasterScene, { blurPx }: FocusOptions): Planes {
  const mask = roleMask(scene.regions(), ['subject', 'lettering']);
  const box = subjectBox(scene, mask);
  if (!box) return planes;
  const { widthPx, heightPx, scale } = scene;
  const edge = boxBlur(mask, widthPx, heightPx, 1, 1);
  const open = inverted(mask);
  const radius = blurPx * scale * (0.6 + 0.4 * scene.boldness);
  const [half, full] = [blurAround(planes, open, radius * 0.4), blurAround(planes, open, radius)];
  const amount = defocus(scene, box);
  const mix = (key: 'red' | 'green' | 'blue') => {
    const [plane, near, far] = [planes[key], half[key], full[key]];
    const result = new Float32Array(plane.length);
    for (let p = 0; p < result.length; p += 1) {
      const t = amount[p]! * 2;
      const [value, a, b] = [plane[p]!, near[p]!, far[p]!];
      const soft = t < 1 ? value + (a - value) * t : a + (b - a) * (t - 1);
      result[p] = soft + (value - soft) * edge[p]!;
    }
    return result;
  };
  return { ...planes, red: mix('red'), green: mix('green'), blue: mix('blue') };
}

/** Panning: the ground streaks past, the subject stays sharp and drags a short trail. */
export function motionBlur(
  planes: Planes,
  scene: RasterScene,
  { lengthPx }: MotionOptions,
): Planes {
  const { widthPx, heightPx, scale } = scene;
  const mask = roleMask(scene.regions(), ['subject', 'lettering']);
  const reach = lengthPx * scale * scene.boldness;
  const open = inverted(mask);
  const streaked = streakAround(planes, open, reach);
  const trail = boxBlur(
    shifted(mask, widthPx, heightPx, Math.round(reach * 0.35), 0),
    widthPx,
    heightPx,
    2 * scale,
    1,
  );
  const ghost = streakAround(planes, mask, reach * 0.6);
  const edge = boxBlur(mask, widthPx, heightPx, 1, 1);
  const mix = (key: 'red' | 'green' | 'blue') =>
    planes[key].map((value, p) => {
      const behind = streaked[key][p]!;
      const dragged = behind + (ghost[key][p]! - behind) * trail[p]! * 0.45;
      return dragged + (value - dragged) * edge[p]!;
    });
  return { ...planes, red: mix('red'), green: mix('green'), blue: mix('blue') };
}

/** Horizontal mean over a window, of the pixels that `open` allows. */
function streakAround(planes: Planes, open: Float32Array, reachPx: number): Planes {
  const { widthPx, heightPx } = planes;
  const radius = Math.max(1, Math.round(reachPx / 2));
  const slide = (plane: Float32Array) => {
    const result = new Float32Array(plane.length);
    for (let y = 0; y < heightPx; y += 1) {
      const row = y * widthPx;
      let sum = 0;
      for (let x = 0; x < Math.min(widthPx, radius); x += 1) sum += plane[row + x]!;
      for (let x = 0; x < widthPx; x += 1) {
        if (x + radius < widthPx) sum += plane[row + x + radius]!;
        if (x - radius - 1 >= 0) sum -= plane[row + x - radius - 1]!;
        result[row + x] = sum;
      }
    }
    return result;
  };
  const weight = slide(open);
  return mapPlanes(planes, (plane) => {
    const sum = slide(multiplied(plane, open));
    for (let p = 0; p < sum.length; p += 1)
      sum[p] = weight[p]! > 0.5 ? sum[p]! / weight[p]! : plane[p]!;
    return sum;
  });
}
