import { set } from '../fine';
import type { Skeleton } from '../skeleton';

/** Puts what is drawn in units of a head where the head of a body is. */
export const placedOn =
  (head: Skeleton['head']) =>
  (content: string): string =>
    set(content, {
      at: head.center,
      angleDegrees: head.angleDegrees,
      size: head.radius,
      flipX: head.flip,
    });
