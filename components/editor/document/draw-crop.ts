import { canvasColors } from '../canvas/colors';
import { drawBadge, drawCorner } from '../canvas/draw-parts';
import type { OverlayContext } from '../canvas/overlay-context';
import { useViewport } from '../store/viewport-store';
import { useCrop } from './crop-state';
import { onScreen } from './layer-parts';

const SHADE = 'rgb(0 0 0 / 50%)';
const BADGE_GAP_PX = 18;

/** What a crop would leave in full light, all else in the shade. */
export function drawCrop({ context, viewport }: OverlayContext): void {
  const { area } = useCrop.getState();
  if (!area) return;
  const { accent } = canvasColors();
  const canvas = useViewport.getState().area;
  const from = onScreen(area, viewport);
  const to = onScreen({ x: area.x + area.width, y: area.y + area.height }, viewport);
  const [width, height] = [to.x - from.x, to.y - from.y];
  context.beginPath();
  context.rect(0, 0, canvas.width, canvas.height);
  context.rect(from.x, from.y, width, height);
  context.fillStyle = SHADE;
  context.fill('evenodd');
  context.lineWidth = 1.5;
  context.strokeStyle = accent;
  context.strokeRect(from.x, from.y, width, height);
  for (const x of [from.x, to.x])
    for (const y of [from.y, to.y]) drawCorner(context, { x, y }, accent);
  const below = { x: from.x + width / 2, y: to.y + BADGE_GAP_PX };
  drawBadge(context, below, [`${area.width} × ${area.height}`]);
}
