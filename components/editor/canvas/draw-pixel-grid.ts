import { useViewport } from '../store/viewport-store';
import type { OverlayContext } from './overlay-context';

/** From this scale on the pixels of the picture are told apart by lines. */
const GRID_FROM_SCALE = 8;
const LINE = 'rgb(128 128 128 / 45%)';

/** The pixels of a stretch of the picture that are in sight. */
function visible(offset: number, scale: number, length: number, sidePx: number): [number, number] {
  return [
    Math.max(0, Math.floor(-offset / scale)),
    Math.min(length, Math.ceil((sidePx - offset) / scale)),
  ];
}

/** Lines between the pixels of the picture, when they are large on the screen. */
export function drawPixelGrid({ context, viewport }: OverlayContext): void {
  const { scale, x, y } = viewport;
  if (scale < GRID_FROM_SCALE) return;
  const { picture, area } = useViewport.getState();
  const [left, right] = visible(x, scale, picture.width, area.width);
  const [top, bottom] = visible(y, scale, picture.height, area.height);
  const crisp = (value: number) => Math.round(value) + 0.5;
  context.beginPath();
  for (let column = left; column <= right; column++) {
    context.moveTo(crisp(column * scale + x), top * scale + y);
    context.lineTo(crisp(column * scale + x), bottom * scale + y);
  }
  for (let row = top; row <= bottom; row++) {
    context.moveTo(left * scale + x, crisp(row * scale + y));
    context.lineTo(right * scale + x, crisp(row * scale + y));
  }
  context.lineWidth = 1;
  context.strokeStyle = LINE;
  context.stroke();
}
