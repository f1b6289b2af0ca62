'use client';

import type Konva from 'konva';
import { useEffect, useRef, useState } from 'react';
import { Image as KonvaImage, Layer, Stage } from 'react-konva';
import { useViewport } from '../store/viewport-store';
import type { Version } from '../store/versions';
import { listenToHand } from './hand-gestures';
import { useSize } from './use-size';
import type { Viewport } from './viewport';

/** Loads a picture; nothing until it is decoded. */
function usePicture(src: string): { image: HTMLImageElement | undefined; failed: boolean } {
  const [state, setState] = useState<{ src: string; image?: HTMLImageElement; failed: boolean }>();
  useEffect(() => {
    let current = true;
    const image = new Image();
    image.src = src;
    image.decode().then(
      () => current && setState({ src, image, failed: false }),
      () => current && setState({ src, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [src]);
  const own = state?.src === src ? state : undefined;
  return { image: own?.image, failed: own?.failed ?? false };
}

/** Pushes the viewport to Konva and to the checkerboard, without a render in React. */
function apply(stage: Konva.Stage, ground: HTMLElement, { scale, x, y }: Viewport): void {
  stage.position({ x, y });
  stage.scale({ x: scale, y: scale });
  for (const layer of stage.getLayers()) layer.imageSmoothingEnabled(scale <= 1);
  stage.batchDraw();
  const { picture } = useViewport.getState();
  ground.style.transform = `translate(${x}px, ${y}px)`;
  ground.style.width = `${picture.width * scale}px`;
  ground.style.height = `${picture.height * scale}px`;
}

/** The chosen picture, which the hand moves and zooms. The stage is as large as the canvas, not as the picture. */
export function PictureStage({ version }: { version: Version }) {
  const { image, failed } = usePicture(version.src);
  const { ref: surface, size } = useSize<HTMLDivElement>();
  const stage = useRef<Konva.Stage>(null);
  const ground = useRef<HTMLDivElement>(null);
  const { setArea, setPicture } = useViewport.getState();

  useEffect(() => {
    if (size) setArea(size);
  }, [size, setArea]);
  useEffect(() => {
    if (image) setPicture({ width: image.naturalWidth, height: image.naturalHeight });
  }, [image, setPicture]);
  useEffect(() => (surface.current ? listenToHand(surface.current) : undefined), [surface]);
  useEffect(() => {
    const follow = () => {
      if (stage.current && ground.current) {
        apply(stage.current, ground.current, useViewport.getState().viewport);
      }
    };
    follow();
    return useViewport.subscribe(follow);
  }, [image, size]);

  return (
    <div
      ref={surface}
      role="img"
      aria-label={version.label}
      className="absolute inset-0 cursor-grab touch-none overflow-hidden active:cursor-grabbing"
    >
      {failed && (
        <p className="absolute inset-0 flex items-center justify-center p-8 text-center text-text-2">
          This picture can’t be shown: its time on the server is over, or it can’t be decoded.
        </p>
      )}
      {image && size && (
        <>
          <div ref={ground} className="checkerboard absolute top-0 left-0 origin-top-left" />
          <Stage ref={stage} width={size.width} height={size.height} className="absolute inset-0">
            <Layer listening={false}>
              <KonvaImage image={image} perfectDrawEnabled={false} />
            </Layer>
          </Stage>
        </>
      )}
    </div>
  );
}
