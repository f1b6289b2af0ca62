import { useViewport } from '../store/viewport-store';
import type { Point } from './viewport';

/** Wheel movement that doubles the scale, in pixels. */
const WHEEL_PX_PER_DOUBLING = 240;
/** A line of a wheel that counts in lines. */
const WHEEL_LINE_PX = 16;

function middle(points: Point[]): Point {
  const [first = { x: 0, y: 0 }, second = first] = points;
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

function distance(points: Point[]): number {
  const [first = { x: 0, y: 0 }, second = first] = points;
  return Math.hypot(first.x - second.x, first.y - second.y);
}

/**
 * Moves and zooms the picture by pointer: one drags, two pinch, the wheel zooms about itself.
 * Works on the viewport store alone, so that nothing renders in React meanwhile. Returns the
 * function that stops listening.
 */
export function listenToHand(surface: HTMLElement): () => void {
  const aborter = new AbortController();
  const { signal } = aborter;
  const down = new Map<number, Point>();
  const at = (event: MouseEvent): Point => {
    const { left, top } = surface.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  const onDown = (event: PointerEvent) => {
    if (event.button > 1) return;
    surface.setPointerCapture(event.pointerId);
    down.set(event.pointerId, at(event));
  };
  const onMove = (event: PointerEvent) => {
    if (!down.has(event.pointerId)) return;
    const before = [...down.values()];
    down.set(event.pointerId, at(event));
    const after = [...down.values()];
    const { pan, zoom } = useViewport.getState();
    const from = middle(before);
    const to = middle(after);
    pan({ x: to.x - from.x, y: to.y - from.y });
    if (before.length > 1 && distance(before) > 0) zoom(distance(after) / distance(before), to);
  };
  const onUp = (event: PointerEvent) => down.delete(event.pointerId);
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    const pixels =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * WHEEL_LINE_PX : event.deltaY;
    useViewport.getState().zoom(2 ** (-pixels / WHEEL_PX_PER_DOUBLING), at(event));
  };

  surface.addEventListener('pointerdown', onDown, { signal });
  surface.addEventListener('pointermove', onMove, { signal });
  surface.addEventListener('wheel', onWheel, { signal, passive: false });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  window.addEventListener('blur', () => down.clear(), { signal });
  return () => aborter.abort();
}
