import type { FaceId } from '@/lib/lettering/faces';
import type { Point } from '@/lib/svg/point';
import type { Design, Ink } from './design';
import { arcSpan, capHeightPx } from './type';

interface RingText extends Ink {
  center: Point;
  /** Of the middle of the capitals. */
  radius: number;
  capPx: number;
  maxSpanDegrees: number;
  face?: FaceId;
  trackingEm?: number;
  isBelow?: boolean;
}

/** Capitals along a ring, smaller where they would run too far round; answers the degrees they take. */
export function ringText(design: Design, text: string, options: RingText): number {
  const { face = 'bebasNeue', trackingEm = 0.12, isBelow = false, capPx, maxSpanDegrees } = options;
  const upper = text.toUpperCase();
  const baseline = (cap: number) => options.radius + (isBelow ? cap / 2 : -cap / 2);
  const natural = capPx / capHeightPx(face, 1);
  const wide = arcSpan(upper, { face, sizePx: natural, trackingEm, radius: baseline(capPx) });
  const share = Math.min(1, maxSpanDegrees / wide);
  const set = { face, sizePx: natural * share, trackingEm, radius: baseline(capPx * share) };
  const { center, fill, on, contrast } = options;
  design.arcText(upper, {
    ...set,
    center,
    isBelow,
    middleDegrees: isBelow ? 90 : -90,
    fill,
    on,
    ...(contrast === undefined ? {} : { contrast }),
  });
  return arcSpan(upper, set);
}
