import { path } from '@/lib/svg/markup';
import { number } from '@/lib/svg/path';
import { heightOf, type Point, widthOf } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import type { Pen } from '../kit/pen';
import { flattened, moved, stacked } from './assemble';

/** Of whom only a part is in the picture: who looks in at a door, and who is smoke from the waist down. */

/** Of the height of who looks in at a door, how far from its edge the head is, and how much of the door's frame is around. */
const LOOKED_IN = { aside: 0.06, leans: 10, lintel: 0.035, long: 0.9 } as const;

interface Half {
  heightCm: number;
  draw(degrees: number): KitDrawing;
}

/** The head and a shoulder in an open door, at the edge of its frame; the rest is behind the wall. */
export function inDoor(host: KitDrawing, { draw, heightCm }: Half, pen: Pen): KitDrawing {
  const { at, spanCm = widthOf(host.box) } = host.anchors.door ?? { at: [0, 0] as Point };
  const [left, right] = [at[0] - spanCm / 2, at[0] + spanCm / 2];
  const top = host.box.top + heightOf(host.box) * LOOKED_IN.lintel;
  const body = flattened(draw(-LOOKED_IN.leans));
  const head = body.anchors.head?.at[0] ?? (body.box.left + body.box.right) / 2;
  // Of who goes on four legs the face is before, and the rest behind the wall.
  const isLong = widthOf(body.box) > heightOf(body.box) * LOOKED_IN.long;
  const x = isLong ? right - body.box.right : right - heightCm * LOOKED_IN.aside - head;
  const placed = moved(body, { at: [x, at[1]] });
  const opening = `M${number(left)} ${number(top)}H${number(right)}V${number(at[1] + heightCm)}H${number(left)}Z`;
  const seen = { ...placed, svg: pen.clip(opening, placed.svg), box: host.box };
  return { ...stacked([host, seen]), anchors: placed.anchors };
}

/** Of the height of who is smoke below, how wide the vessel is and how long the smoke, and how wide it ends. */
const SMOKE = { vessel: 0.46, high: 0.34, ends: 0.02, sway: 0.16, waist: 0.46 } as const;

/** Up to the waist over the mouth of a vessel, and a curl of smoke below. */
export function asSmoke(
  vessel: KitDrawing,
  { draw, heightCm }: Half,
  { pen, color }: { pen: Pen; color: string },
): KitDrawing {
  const body = flattened(draw(0));
  const scale = (heightCm * SMOKE.vessel) / widthOf(vessel.box);
  const host = moved(vessel, { at: [0, -vessel.box.bottom * scale], scale });
  const mouth = host.anchors.mouth?.at ?? host.anchors.top?.at ?? [0, host.box.top];
  const waist = body.anchors.seat?.at ?? [0, body.box.top + heightOf(body.box) * SMOKE.waist];
  const at: Point = [
    mouth[0] - heightCm * SMOKE.sway - waist[0],
    mouth[1] - heightCm * SMOKE.high - waist[1],
  ];
  const { left, right, top } = body.box;
  const upper = `M${number(left)} ${number(top - heightCm)}H${number(right)}V${number(waist[1])}H${number(left)}Z`;
  const placed = moved(
    { ...body, svg: pen.clip(upper, body.svg), box: { ...body.box, bottom: waist[1] } },
    { at },
  );
  const half = heightCm * 0.105;
  const [x, y] = [waist[0] + at[0], waist[1] + at[1] - heightCm * 0.03];
  const [ex, ey] = mouth;
  const thin = heightCm * SMOKE.ends;
  const low = (share: number) => number(y + (ey - y) * share);
  const curl =
    `M${number(x - half)} ${number(y)}` +
    `C${number(x - half * 1.5)} ${low(0.5)} ${number(ex - half * 0.4)} ${low(0.45)} ${number(ex - thin)} ${number(ey)}` +
    `H${number(ex + thin)}` +
    `C${number(ex + half * 1.1)} ${low(0.45)} ${number(x + half * 0.9)} ${low(0.6)} ${number(x + half)} ${number(y)}Z`;
  const smoke: KitDrawing = {
    svg: path(curl, color),
    box: { left: Math.min(x, ex) - half, right: Math.max(x, ex) + half, top: y, bottom: ey },
    anchors: {},
  };
  return { ...stacked([flattened(host), smoke, placed]), anchors: placed.anchors };
}
