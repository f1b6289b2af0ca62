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

/** Whether the things of a scene reach into a frame of it. */
export function isCovered(
  scene: Illustration,
  frame: Frame,
  from: keyof typeof MOST = 'below',
): boolean {
  const layers = scene.layers.filter(({ id, role }) => role === 'subject' || isNamed(id, role));
  if (layers.length === 0) return false;
  const scale = PREVIEW_PX / Math.max(scene.widthPx, scene.heightPx);
  const widthPx = Math.max(1, Math.round(scene.widthPx * scale));
  const heightPx = Math.max(1, Math.round(scene.heightPx * scale));
  const { data } = rasterizeSvg(svgOf({ ...scene, layers }), { widthPx, heightPx });
  const at = (value: number, most: number) => clamp(Math.round(value * scale), 0, most);
  const [left, right] = [at(frame.x, widthPx), at(frame.x + frame.width, widthPx)];
  const [top, bottom] = [at(frame.y, heightPx), at(frame.y + frame.height, heightPx)];
  const isSolid = (x: number, y: number) => (data[(y * widthPx + x) * 4 + 3] ?? 0) > SOLID;
  let rows = 0;
  for (let y = top; y < bottom; y += 1) {
    let solid = 0;
    for (let x = left; x < right; x += 1) if (isSolid(x, y)) solid += 1;
    if (solid >= BROAD) rows += 1;
  }
  return rows > MOST[from] * Math.max(1, bottom - top);
}
