import { type Plane } from '@/lib/engines/engine';

/** A rectangle of whole pixels. */
export interface Box {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

export interface Component {
  /** Its number in the label map, from 1. */
  label: number;
  box: Box;
  areaPx: number;
}

/**
 * Regions of non-zero pixels that touch, corners included, in reading order of their first pixel.
 * `labels` holds each pixel's region number, 0 for none.
 */
export function connectedComponents(mask: Plane): { labels: Int32Array; components: Component[] } {
  const labels = new Int32Array(mask.data.length);
  const queue = new Int32Array(mask.data.length);
  const components: Component[] = [];
  for (let at = 0; at < labels.length; at++)
    if (mask.data[at] !== 0 && labels[at] === 0)
      components.push(fill(mask, at, components.length + 1, labels, queue));
  return { labels, components };
}

function fill(
  { widthPx, heightPx, data }: Plane,
  start: number,
  label: number,
  labels: Int32Array,
  queue: Int32Array,
): Component {
  let [left, top, right, bottom] = [widthPx, heightPx, 0, 0];
  let count = 1;
  queue[0] = start;
  labels[start] = label;
  for (let head = 0; head < count; head++) {
    const at = queue[head]!;
    const x = at % widthPx;
    const y = (at - x) / widthPx;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let ny = Math.max(0, y - 1); ny <= Math.min(heightPx - 1, y + 1); ny++)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(widthPx - 1, x + 1); nx++) {
        const next = ny * widthPx + nx;
        if (data[next] === 0 || labels[next] !== 0) continue;
        labels[next] = label;
        queue[count++] = next;
      }
  }
  const box = { leftPx: left, topPx: top, widthPx: right - left + 1, heightPx: bottom - top + 1 };
  return { label, box, areaPx: count };
}

/** The smallest box that holds every non-zero pixel; undefined when there is none. */
export function boundingBox({ widthPx, heightPx, data }: Plane): Box | undefined {
  let [left, top, right, bottom] = [widthPx, heightPx, -1, -1];
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    const x = at % widthPx;
    const y = (at - x) / widthPx;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  if (right < 0) return undefined;
  return { leftPx: left, topPx: top, widthPx: right - left + 1, heightPx: bottom - top + 1 };
}
