import { type Pixels, type Plane } from '@/lib/engines/engine';
import { boxBlur } from './kernels/blur';
import { toByte, toFloatPlane } from './kernels/float-plane';

/** The lowest part of a figure, as a share of its height, that counts as its feet. */
const FOOT_SHARE = 0.05;
/** Gaps between feet up to this share of the figure's width don't part them. */
const GAP_SHARE = 0.04;
/** The wide soft shadow and the narrow dark one under each foot: reach, flatness, darkness. */
const WIDE = { reach: 1.25, flatness: 0.2, darkness: 0.34 };
const NARROW = { reach: 1.04, flatness: 0.11, darkness: 0.5 };
/** Reach upwards and blur as shares of the figure's height. */
const AMBIENT = { reach: 0.45, blur: 0.025, darkness: 0.55 };
/** A figure is cut by the lower border when it meets it along this share of its width. */
const CUT_SHARE = 0.06;

interface Foot {
  centerX: number;
  y: number;
  halfWidth: number;
}

/**
 * How dark a figure's feet make the ground around them, 0 to 1 a pixel; undefined when it has none
 * in the picture: nothing is there, or the lower border cuts it off.
 * @param alpha the figure, 255 opaque
 */
export function contactShadow(alpha: Plane): Float32Array | undefined {
  const feet = findFeet(alpha);
  if (feet === undefined) return undefined;
  const shadow = new Float32Array(alpha.data.length);
  const left = Math.min(...feet.map((foot) => foot.centerX - foot.halfWidth));
  const right = Math.max(...feet.map((foot) => foot.centerX + foot.halfWidth));
  const y = feet.reduce((sum, foot) => sum + foot.y, 0) / feet.length;
  const whole = { centerX: (left + right) / 2, y, halfWidth: (right - left) / 2 };
  darken(shadow, alpha, whole, WIDE);
  for (const foot of feet) darken(shadow, alpha, foot, NARROW);
  addAmbient(shadow, alpha, feet);
  return shadow;
}

/** The picture with a shadow lying on it. */
export function layShadow(picture: Pixels, shadow: Float32Array): Pixels {
  const data = Uint8Array.from(picture.data);
  for (let pixel = 0; pixel < shadow.length; pixel++) {
    const darkness = shadow[pixel]!;
    if (darkness === 0) continue;
    for (let channel = pixel * 4; channel < pixel * 4 + 3; channel++)
      data[channel] = toByte(data[channel]! * (1 - darkness));
  }
  return { ...picture, data };
}

function findFeet(alpha: Plane): Foot[] | undefined {
  const { widthPx, heightPx, data } = alpha;
  const bottoms = new Int32Array(widthPx).fill(-1);
  let top = heightPx;
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (data[y * widthPx + x]! < 128) continue;
      top = Math.min(top, y);
      bottoms[x] = y;
    }
  const lowest = bottoms.reduce((most, y) => Math.max(most, y), -1);
  const width = bottoms.reduce((count, y) => count + (y < 0 ? 0 : 1), 0);
  if (lowest < 0) return undefined;
  const cut = bottoms.filter((y) => y >= heightPx - 2).length;
  if (cut > Math.max(2, width * CUT_SHARE)) return undefined;
  const soles = lowest - Math.max(1, (lowest - top) * FOOT_SHARE);
  return joinColumns(bottoms, soles, Math.max(1, width * GAP_SHARE));
}

/** Columns whose lowest pixel is a sole, joined into feet. */
function joinColumns(bottoms: Int32Array, soles: number, gapPx: number): Foot[] {
  const feet: Foot[] = [];
  let columns: number[] = [];
  const close = () => {
    const [first, last] = [columns[0], columns.at(-1)];
    if (first === undefined || last === undefined) return;
    const y = columns.reduce((sum, x) => sum + bottoms[x]!, 0) / columns.length;
    feet.push({ centerX: (first + last) / 2, y, halfWidth: (last - first + 1) / 2 });
    columns = [];
  };
  bottoms.forEach((y, x) => {
    if (y < soles) return;
    if (x - (columns.at(-1) ?? x) > gapPx) close();
    columns.push(x);
  });
  close();
  return feet;
}

/** Round the lower part of a figure the ground gets less light from above, fading upwards. */
function addAmbient(shadow: Float32Array, alpha: Plane, feet: readonly Foot[]): void {
  const { widthPx, heightPx } = alpha;
  const top = Math.floor(alpha.data.findIndex((value) => value >= 128) / widthPx);
  const bottom = Math.max(...feet.map(({ y }) => y));
  const reach = (bottom - top) * AMBIENT.reach;
  const radiusPx = Math.max(1, Math.round((bottom - top) * AMBIENT.blur));
  const soft = boxBlur(boxBlur(toFloatPlane(alpha), radiusPx), radiusPx).data;
  const last = Math.min(heightPx - 1, Math.ceil(bottom + radiusPx * 3));
  for (let y = Math.max(radiusPx, Math.floor(bottom - reach)); y <= last; y++) {
    const share = Math.min(1, Math.max(0, 1 - (bottom - y) / reach));
    for (let x = 0; x < widthPx; x++) {
      const at = y * widthPx + x;
      const darkness = soft[at - radiusPx * widthPx]! * share * share * AMBIENT.darkness;
      shadow[at] = 1 - (1 - shadow[at]!) * (1 - darkness);
    }
  }
}

/** Adds one soft ellipse, darkest in its middle; where two meet the darker one counts most. */
function darken(
  shadow: Float32Array,
  { widthPx, heightPx }: Plane,
  { centerX, y, halfWidth }: Foot,
  { reach, flatness, darkness }: typeof WIDE,
): void {
  const radiusX = Math.max(3, halfWidth * reach * 1.3);
  const radiusY = Math.max(2, radiusX * flatness);
  const [fromY, toY] = [Math.max(0, Math.floor(y - radiusY)), Math.min(heightPx - 1, y + radiusY)];
  const fromX = Math.max(0, Math.floor(centerX - radiusX));
  const toX = Math.min(widthPx - 1, centerX + radiusX);
  for (let row = fromY; row <= toY; row++)
    for (let x = fromX; x <= toX; x++) {
      const distance = Math.hypot((x - centerX) / radiusX, (row - y) / radiusY);
      if (distance >= 1) continue;
      const fall = 1 - distance * distance;
      const at = row * widthPx + x;
      shadow[at] = 1 - (1 - shadow[at]!) * (1 - darkness * fall * fall);
    }
}
