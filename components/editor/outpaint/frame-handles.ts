import type { Area, Point, Viewport } from '../store/viewport';
import type { Handle } from './frame-drag';

/** Hit area around a border or corner, in CSS pixels; fingers get the wider one. */
const REACH_PX = 12;
const COARSE_REACH_PX = 22;

export function toScreen({ x, y, width, height }: Area, view: Viewport): Area {
  return {
    x: x * view.scale + view.x,
    y: y * view.scale + view.y,
    width: width * view.scale,
    height: height * view.scale,
  };
}

/** The border or corner of the frame under a point of the canvas. */
export function handleAt(point: Point, frame: Area, coarse: boolean): Handle | undefined {
  const reach = coarse ? COARSE_REACH_PX : REACH_PX;
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const beside =
    point.x < frame.x - reach ||
    point.x > right + reach ||
    point.y < frame.y - reach ||
    point.y > bottom + reach;
  if (beside) return undefined;
  const near = (a: number, b: number) => Math.abs(a - b) <= reach;
  const across = near(point.x, right) ? 'right' : near(point.x, frame.x) ? 'left' : undefined;
  const down = near(point.y, bottom) ? 'bottom' : near(point.y, frame.y) ? 'top' : undefined;
  return across || down ? { across, down } : undefined;
}

/** The CSS cursor for a handle. */
export function cursorOf(handle: Handle | undefined): string {
  if (!handle) return 'default';
  if (!handle.down) return 'ew-resize';
  if (!handle.across) return 'ns-resize';
  return (handle.across === 'left') === (handle.down === 'top') ? 'nwse-resize' : 'nesw-resize';
}
