'use client';

import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { encodeMask } from '@/components/editor/mask/encode-mask';
import { EMPTY, PAINTED } from '@/components/editor/mask/bitmap';
import { Button } from '@/components/ui/button';
import { LocalPicture } from '@/components/ui/local-picture';

/** Width of the brush as a share of the picture's longer side. */
const BRUSH_SHARE = 0.12;
/** A pixel that is covered by half or more is painted: masks have no greys. */
const COVERED = 128;

interface MaskPainterProps {
  picture: File;
  /** The mask as it is after each stroke; nothing while nothing is painted. */
  onChange: (mask: File | undefined) => void;
}

/** What is painted, as the exact mask that the API takes. */
function maskOf(canvas: HTMLCanvasElement): Promise<File> | undefined {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!pixels) return undefined;
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at += 1) {
    data[at] = (pixels[at * 4 + 3] ?? 0) >= COVERED ? PAINTED : EMPTY;
  }
  return encodeMask({ widthPx: width, heightPx: height, data });
}

/** Paints a mask over a picture: white is what changes. Without a pointer its middle can be painted by a button. */
export function MaskPainter({ picture, onChange }: MaskPainterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const last = useRef<{ x: number; y: number } | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void createImageBitmap(picture).then(({ width, height }) => {
      if (isCurrent) setSize({ width, height });
    });
    return () => {
      isCurrent = false;
    };
  }, [picture]);

  const paint = (draw: (context: CanvasRenderingContext2D) => void) => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = context.strokeStyle = '#fff';
    context.lineCap = 'round';
    context.lineWidth = Math.max(context.canvas.width, context.canvas.height) * BRUSH_SHARE;
    draw(context);
  };
  const finish = () => {
    last.current = undefined;
    if (canvas.current) void maskOf(canvas.current)?.then(onChange);
  };
  const placeOf = (event: PointerEvent<HTMLCanvasElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const { width, height } = event.currentTarget;
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  };
  const stroke = (event: PointerEvent<HTMLCanvasElement>) => {
    const to = placeOf(event);
    const from = last.current ?? to;
    last.current = to;
    paint((context) => {
      context.beginPath();
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
      context.stroke();
    });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative overflow-clip rounded-8">
        <LocalPicture file={picture} className="block w-full" />
        <canvas
          ref={canvas}
          role="img"
          aria-label="Mask over the picture"
          width={size?.width}
          height={size?.height}
          className="absolute inset-0 size-full cursor-crosshair touch-none opacity-60"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            stroke(event);
          }}
          onPointerMove={(event) => last.current && stroke(event)}
          onPointerUp={finish}
          onPointerCancel={finish}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 text-small text-text-2">
        <span className="grow">Paint over what is to change.</span>
        <Button
          size="small"
          onClick={() => {
            paint((context) => {
              const { width, height } = context.canvas;
              context.beginPath();
              context.ellipse(width / 2, height / 2, width / 5, height / 5, 0, 0, 2 * Math.PI);
              context.fill();
            });
            finish();
          }}
        >
          Paint the middle
        </Button>
        <Button
          size="small"
          onClick={() => {
            const context = canvas.current?.getContext('2d');
            context?.clearRect(0, 0, context.canvas.width, context.canvas.height);
            onChange(undefined);
          }}
        >
          Clear
        </Button>
      </div>
    </div>
  );
}
