import type Konva from 'konva';
import { contentOfFrame } from '../outpaint/frame-content';
import { useOperation } from '../store/operation';
import { useViewport, wholePicture } from '../store/viewport-store';
import { useTextBoxes } from '../text/text-boxes';
import { onThemeChange } from './colors';
import type { MaskView } from './mask-view';
import { onFrame } from './on-frame';
import { onOverlay } from './overlay';
import { pictureArea } from './picture-area';
import type { Area, Viewport } from './viewport';

interface StageParts {
  picture: Konva.Image;
  overlay: Konva.Layer;
  /** The checkerboard under the picture. */
  ground: HTMLElement;
  mask: MaskView;
}

function placeGround(ground: HTMLElement, area: Area, { scale, x, y }: Viewport): void {
  ground.style.transform = `translate(${area.x * scale + x}px, ${area.y * scale + y}px)`;
  ground.style.width = `${area.width * scale}px`;
  ground.style.height = `${area.height * scale}px`;
}

function placePicture(picture: Konva.Image, area: Area, { scale, x, y }: Viewport): void {
  const layer = picture.getLayer();
  picture.position({ x: area.x, y: area.y });
  picture.size({ width: area.width, height: area.height });
  layer?.position({ x, y });
  layer?.scale({ x: scale, y: scale });
  layer?.imageSmoothingEnabled(scale <= 1);
  layer?.batchDraw();
}

/** What Fit shows while an operation is in hand: outpainting needs room to drag into. */
function fitContent(): void {
  const outpaints = useOperation.getState().operation === 'outpaint';
  useViewport.getState().setContent(outpaints ? contentOfFrame : wholePicture);
}

/**
 * Pushes the viewport and what tools hold to Konva, at most once a frame and without a render in
 * React. Returns the function that stops.
 */
export function followStage({ picture, overlay, ground, mask }: StageParts): () => void {
  let placed = '';
  const place = () => {
    const { viewport } = useViewport.getState();
    const area = pictureArea();
    const key = JSON.stringify([viewport, area]);
    if (key === placed) return;
    placed = key;
    placePicture(picture, area, viewport);
    placeGround(ground, area, viewport);
  };
  const draw = onFrame(() => {
    place();
    overlay.batchDraw();
  });
  const look = () => mask.look(useViewport.getState().viewport);
  fitContent();
  look();
  draw.request();
  const stops = [
    useViewport.subscribe((now, before) => {
      draw.request();
      if (now.viewport !== before.viewport) look();
    }),
    useOperation.subscribe(() => {
      fitContent();
      draw.request();
    }),
    useTextBoxes.subscribe(draw.request),
    onOverlay(draw.request),
    onThemeChange(draw.request),
    draw.cancel,
  ];
  return () => stops.forEach((stop) => stop());
}
