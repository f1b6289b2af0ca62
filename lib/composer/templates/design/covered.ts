import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import { clamp } from '@/lib/svg/point';
import { type Illustration, svgOf } from '../../illustration';
import type { Frame } from './frame';

/** Whether words would stand on the things of a scene, and not on what is behind them. */

const PREVIEW_PX = 128;
const SOLID = 110;
/** Of the height of the words' room: how far things may reach up into it, as the tip of a tree does, and aside. */
const MOST = { below: 0.28, aside: 0.04 } as const;
/** Pixels of a row that are more than a rope or a string of lights. */
const BROAD = 2;

/** What is far away stands among the scenery, and is named all the same. */
const isNamed = (id: string, role: string) => role === 'scenery' && /^e\d+(?:-\d+)?$/.test(id);

interface Silhouette {
  scale: number;
  widthPx: number;
  heightPx: number;
  isSolid(x: number, y: number): boolean;
}

/** A small picture of the named things of a scene; none where it has none. */
function silhouetteOf(scene: Illustration, isShown: typeof isNamed): Silhouette | undefined {
  const layers = scene.layers.filter(({ id, role }) => role === 'subject' || isShown(id, role));
  if (layers.length === 0) return undefined;
  const scale = PREVIEW_PX / Math.max(scene.widthPx, scene.heightPx);
  const widthPx = Math.max(1, Math.round(scene.widthPx * scale));
  const heightPx = Math.max(1, Math.round(scene.heightPx * scale));
  const { data } = rasterizeSvg(svgOf({ ...scene, layers }), { widthPx, heightPx });
  const isSolid = (x: number, y: number) => (data[(y * widthPx + x) * 4 + 3] ?? 0) > SOLID;
  return { scale, widthPx, heightPx, isSolid };
}

/** Whether the things of a scene reach into a frame of it. */
export function isCovered(
  scene: Illustration,
  frame: Frame,
  from: keyof typeof MOST = 'below',
): boolean {
  const seen = silhouetteOf(scene, isNamed);
  if (!seen) return false;
  const at = (value: number, most: number) => clamp(Math.round(value * seen.scale), 0, most);
  const { widthPx, heightPx } = seen;
  const [left, right] = [at(frame.x, widthPx), at(frame.x + frame.width, widthPx)];
  const [top, bottom] = [at(frame.y, heightPx), at(frame.y + frame.height, heightPx)];
  let rows = 0;
  for (let y = top; y < bottom; y += 1) {
    let solid = 0;
    for (let x = left; x < right; x += 1) if (seen.isSolid(x, y)) solid += 1;
    if (solid >= BROAD) rows += 1;
  }
  return rows > MOST[from] * Math.max(1, bottom - top);
}

/** Of the height and the width of a scene, what its things are lower than where they are small, and at least as wide as. */
const SPECKS = { high: 0.5, wide: 0.5 } as const;

/** Whether what stands beside each other fills the width of a scene, and is low in it: on a wider one it is larger. */
export function areSpecks(scene: Illustration): boolean {
  const seen = silhouetteOf(scene, () => false);
  if (!seen) return false;
  const { widthPx, heightPx, isSolid } = seen;
  let [left, right, top, bottom] = [widthPx, 0, heightPx, 0];
  for (let y = 0; y < heightPx; y += 1)
    for (let x = 0; x < widthPx; x += 1) {
      if (!isSolid(x, y)) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  return bottom - top < heightPx * SPECKS.high && right - left > widthPx * SPECKS.wide;
}
