'use client';

import type { PixelSize } from '@/lib/models/sizes';
import { classNames } from '@/components/ui/class-names';
import type Konva from 'konva';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Group, Image as KonvaImage, Layer, Shape, Stage } from 'react-konva';
import { useComparedPair, useCompare } from '../compare/compare-store';
import { PAIR_NAMES } from '../compare/place-pair';
import { useVector } from '../vector/vector-store';
import { useComposed } from '../document/composition';
import { takesMask } from '../operation-form/definitions';
import { isMaskTool } from '../tools/link-operation';
import { useActiveTool } from '../tools/active-tool';
import { useOperation } from '../store/operation';
import { useViewport } from '../store/viewport-store';
import type { Version } from '../store/versions';
import { createCursorView } from './brush-cursor';
import { drawOverlay } from './draw-overlay';
import { followPeek } from './follow-peek';
import { followHeldKeys } from './held-keys';
import { redrawOverlay } from './overlay';
import { MaskView } from './mask-view';
import { followStage } from './follow-stage';
import { routePointers } from './pointer-router';
import { usePicture } from './use-picture';
import { useSize } from './use-size';
import type { Size } from '../store/viewport';

/** Keys that mean something while they are held over the canvas. */
const HELD_KEYS = ['Space'];

/** Whether the mask is shown: while a tool paints it, or the operation sends it. */
function useMaskShown(): boolean {
  const tool = useActiveTool((state) => state.tool);
  const operation = useOperation((state) => state.operation);
  const peeking = useCompare((state) => state.peeking);
  return tool !== 'compare' && !peeking && (isMaskTool(tool) || takesMask(operation));
}

interface PictureStageProps {
  version: Version | undefined;
  /** An empty sheet of this size instead of the picture. */
  sheet: PixelSize | undefined;
}

/** The chosen picture under the tools. The stage is as large as the canvas, not as the picture. */
export function PictureStage({ version, sheet }: PictureStageProps) {
  const comparing = useActiveTool((state) => state.tool === 'compare');
  const peeking = useCompare((state) => state.peeking);
  const pair = useComparedPair();
  const shown = comparing && pair ? pair.after : version;
  const composed = useComposed(sheet || comparing ? undefined : shown);
  // Also beneath a composition: it is what is seen until another picture is there.
  const own = usePicture(sheet ? undefined : shown?.src);
  const image = composed?.bitmap ?? own.image;
  const { image: before } = usePicture(comparing || peeking ? pair?.before.src : undefined);
  const frame = composed?.document.frame;
  // An SVG without a size of its own is drawn in that of its view box, which the browser does not know.
  const width = frame?.widthPx ?? (own.current ? shown?.widthPx : undefined);
  const height = frame?.heightPx ?? (own.current ? shown?.heightPx : undefined);
  const pictureSize = useMemo(
    () => (width && height ? { width, height } : undefined),
    [width, height],
  );
  const { ref: surface, size } = useSize<HTMLDivElement>();
  const { setArea, setPicture } = useViewport.getState();
  useEffect(() => {
    if (size) setArea(size);
  }, [size, setArea]);
  useEffect(() => {
    if (sheet) setPicture({ width: sheet.widthPx, height: sheet.heightPx });
    else if (pictureSize) setPicture(pictureSize);
  }, [sheet, pictureSize, setPicture]);
  useEffect(() => {
    if (!surface.current?.parentElement) return;
    const cursor = createCursorView(surface.current, surface.current.parentElement);
    const stops = [
      routePointers(surface.current, cursor),
      followHeldKeys(surface.current, HELD_KEYS),
      followPeek(surface.current),
      useVector.subscribe(redrawOverlay),
      cursor.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [surface]);
  return (
    <div
      ref={surface}
      role="img"
      aria-label={sheet ? 'Empty sheet' : version?.label}
      tabIndex={-1}
      className="absolute inset-0 touch-none overflow-hidden outline-none"
    >
      {own.failed && !composed && (
        <p className="absolute inset-0 flex items-center justify-center p-8 text-center text-text-2">
          This picture can’t be shown: its time on the server is over, or it can’t be decoded.
        </p>
      )}
      {(image || sheet) && size && (
        <Layers image={sheet ? undefined : image} before={before} size={size} />
      )}
    </div>
  );
}

interface LayersProps {
  /** Nothing while an empty sheet is shown. */
  image: HTMLImageElement | ImageBitmap | undefined;
  /** The one that it is compared with. */
  before: HTMLImageElement | undefined;
  size: Size;
}

/** Picture, mask and what the tools draw, each in a layer of its own: what changes is drawn alone. */
function Layers({ image, before, size }: LayersProps) {
  const picture = useRef<Konva.Layer>(null);
  const mask = useRef<Konva.Layer>(null);
  const overlay = useRef<Konva.Layer>(null);
  const ground = useRef<HTMLDivElement>(null);
  const maskShown = useMaskShown();
  const [view] = useState(() => new MaskView());
  useEffect(() => view.start(() => mask.current?.batchDraw()), [view]);
  useEffect(() => view.resize(size), [view, size]);
  useEffect(() => {
    if (!picture.current || !overlay.current || !ground.current) return;
    return followStage({
      picture: picture.current,
      overlay: overlay.current,
      ground: ground.current,
      mask: view,
    });
  }, [view, image, before, size]);
  return (
    <>
      <div
        ref={ground}
        className={classNames(
          'absolute top-0 left-0 origin-top-left',
          image ? 'checkerboard' : 'bg-panel shadow-bar',
        )}
      />
      <Stage {...size} listening={false} className="absolute inset-0">
        <Layer ref={picture} listening={false}>
          <Group name={PAIR_NAMES.beforeGroup}>
            <KonvaImage name={PAIR_NAMES.before} image={before} perfectDrawEnabled={false} />
          </Group>
          <Group name={PAIR_NAMES.afterGroup}>
            <KonvaImage name={PAIR_NAMES.after} image={image} perfectDrawEnabled={false} />
          </Group>
        </Layer>
        <Layer ref={mask} listening={false} visible={maskShown} imageSmoothingEnabled={false}>
          <KonvaImage image={view.canvas} {...size} perfectDrawEnabled={false} />
        </Layer>
        <Layer ref={overlay} listening={false}>
          <Shape
            perfectDrawEnabled={false}
            sceneFunc={(context) =>
              drawOverlay({
                context: context._context,
                viewport: useViewport.getState().viewport,
              })
            }
          />
        </Layer>
      </Stage>
    </>
  );
}
