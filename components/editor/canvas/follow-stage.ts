import type Konva from 'konva';
import { takesFrame } from '../operation-form/definitions';
import { dividerShown, useCompare } from '../compare/compare-store';
import { useDocuments } from '../document/document-store';
import { bothPictures, halvesOf } from '../compare/halves';
import { PAIR_NAMES, pairMode, placePair } from '../compare/place-pair';
import { contentOfFrame, sheetOfFrame } from '../outpaint/frame-content';
import { useOperation } from '../store/operation';
import { useViewport, wholePicture } from '../store/viewport-store';
import { useTextBoxes } from '../text/text-boxes';
import { useActiveTool } from '../tools/active-tool';
import { onThemeChange } from './colors';
import type { MaskView } from './mask-view';
import { onFrame } from './on-frame';
import { onOverlay } from './overlay';
import { pictureArea } from './picture-area';
import type { Area, Size, Viewport } from '../store/viewport';

interface StageParts {
  /** The layer of the picture, and of the one that it is compared with. */
  picture: Konva.Layer;
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

function placePicture(layer: Konva.Layer, picture: Area, viewport: Viewport): void {
  const { scale, x, y } = viewport;
  layer.position({ x, y });
  layer.scale({ x: scale, y: scale });
  layer.imageSmoothingEnabled(scale <= 1);
  const hasBefore = Boolean(layer.findOne<Konva.Image>(`.${PAIR_NAMES.before}`)?.image());
  placePair(layer, {
    mode: pairMode(hasBefore),
    divider: dividerShown(),
    picture,
    viewport,
    canvas: useViewport.getState().area,
  });
  layer.batchDraw();
}

/** Both pictures of a comparison side by side. */
function twoPictures(picture: Size): Area {
  return bothPictures(picture, halvesOf(useViewport.getState().area, picture));
}

/** What Fit shows: outpainting needs room to drag into, and two pictures more than one. */
function contentInHand(): (picture: Size) => Area {
  const { tool } = useActiveTool.getState();
  if (tool === 'compare') {
    return useCompare.getState().mode === 'side' ? twoPictures : wholePicture;
  }
  if (!takesFrame(useOperation.getState().operation)) return wholePicture;
  return tool === 'text' ? sheetOfFrame : contentOfFrame;
}

function fitContent(): void {
  const { setContent, content } = useViewport.getState();
  const wanted = contentInHand();
  if (wanted !== content) setContent(wanted);
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
    const { mode, peeking } = useCompare.getState();
    const tool = useActiveTool.getState().tool;
    const key = JSON.stringify([viewport, area, mode, peeking, dividerShown(), tool]);
    if (key === placed) return;
    placed = key;
    placePicture(picture, area, viewport);
    placeGround(ground, area, viewport);
    ground.hidden = tool === 'compare' && mode === 'side';
  };
  const draw = onFrame(() => {
    place();
    overlay.batchDraw();
  });
  const changed = () => {
    fitContent();
    draw.request();
  };
  const look = () => mask.look(useViewport.getState().viewport);
  fitContent();
  look();
  draw.request();
  const stops = [
    useViewport.subscribe((now, before) => {
      draw.request();
      if (now.viewport !== before.viewport) look();
    }),
    useOperation.subscribe(changed),
    useActiveTool.subscribe(changed),
    useCompare.subscribe(changed),
    useTextBoxes.subscribe(draw.request),
    useDocuments.subscribe(draw.request),
    onOverlay(draw.request),
    onThemeChange(draw.request),
    draw.cancel,
  ];
  return () => stops.forEach((stop) => stop());
}
