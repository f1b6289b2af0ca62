import { add, type Point, polar, scale, subtract } from '@/lib/svg/point';
import type { KitDrawing } from '../kit/part';
import { moved, stacked } from './assemble';

/** How a cape hangs on whoever is no person: behind all who face the viewer, and along the back of who goes on four legs. */

/** Of the width of a body, how wide its cape is, and of its height, where that begins and ends. */
const BEHIND = { wide: 1.16, byNeck: 1.3, top: 0.16, foot: 0.05 } as const;
/** From neck to back, how many times as long the cape is, of its length how wide, and how far it flies up, in degrees. */
const STREAMS = { times: 2.1, wide: 0.66, up: 6 } as const;

function behind(wearer: KitDrawing, item: KitDrawing): KitDrawing {
  const { left, right, top, bottom } = wearer.box;
  const high = bottom - top;
  const { neck, lap, top: crest } = wearer.anchors;
  const body = lap ? right - left : (crest?.spanCm ?? 0) * 2;
  const wide = Math.max(body * BEHIND.wide, (neck?.spanCm ?? 0) * BEHIND.byNeck);
  const { box } = item;
  const size = (high * (1 - BEHIND.top - BEHIND.foot)) / Math.max(1, box.bottom - box.top);
  const squeeze = wide / Math.max(1, (box.right - box.left) * size);
  const middle = neck?.at[0] ?? (left + right) / 2;
  const at: Point = [
    middle - ((box.left + box.right) / 2) * size * squeeze,
    top + high * BEHIND.top - box.top * size,
  ];
  return stacked([moved(item, { at, scale: size, squeeze }), wearer]);
}

/** From the neck along the back, flying up a little. */
function streaming(wearer: KitDrawing, item: KitDrawing, neck: Point, back: Point): KitDrawing {
  const [dx, dy] = subtract(back, neck);
  const long = Math.hypot(dx, dy) * STREAMS.times;
  const { box } = item;
  const size = long / Math.max(1, box.bottom - box.top);
  const squeeze = (long * STREAMS.wide) / Math.max(1, (box.right - box.left) * size);
  const angleDegrees = (Math.atan2(-dx, dy) * 180) / Math.PI + STREAMS.up * Math.sign(-dx || 1);
  const collar: Point = [((box.left + box.right) / 2) * size * squeeze, box.top * size];
  const turned = add(
    scale(polar(angleDegrees, 1), collar[0]),
    scale(polar(angleDegrees + 90, 1), collar[1]),
  );
  const at = subtract(neck, turned);
  return stacked([wearer, moved(item, { at, angleDegrees, scale: size, squeeze })]);
}

/** A drawing with a cape, which is in centimetres of its own. */
export function caped(wearer: KitDrawing, item: KitDrawing): KitDrawing {
  const { neck, back, lap } = wearer.anchors;
  return neck && back && !lap ? streaming(wearer, item, neck.at, back.at) : behind(wearer, item);
}
