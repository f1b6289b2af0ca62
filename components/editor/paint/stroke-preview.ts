import type { OverlayContext } from '../canvas/overlay-context';
import { useViewport } from '../store/viewport-store';
import type { Viewport } from '../store/viewport';
import { unionRect, type PixelRect } from '../mask/bitmap';
import { coverSegment, type Coverage, type StrokeSegment } from './kernels/coverage';
import type { StrokeLook } from './stroke';

/** Finer screens gain nothing from a finer preview, and pay for it. */
const MAX_PIXEL_RATIO = 2;

function canvasOf(widthPx: number, heightPx: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: widthPx, height: heightPx });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no canvas');
  return context;
}

/**
 * Strokes as they will look, on a canvas as large as the screen's part that the stage has, until the
 * picture with them is there. They are drawn above all layers, and as fine as the screen is.
 */
class StrokePreview {
  /** Strokes that were finished, and the one in hand. */
  private done: CanvasRenderingContext2D | undefined;
  private live: CanvasRenderingContext2D | undefined;
  private image = new ImageData(1, 1);
  private coverage: Coverage = { left: 0, top: 0, widthPx: 0, heightPx: 0, data: new Uint8Array() };
  private look: StrokeLook | undefined;
  private dirty: PixelRect | undefined;
  /** What clones are taken from, as the screen showed it when the stroke began. */
  private clonedFrom: ImageData | undefined;
  /** Where the canvases were drawn for, and device pixels for a CSS pixel then. */
  private view: Viewport = { scale: 1, x: 0, y: 0 };
  private ratio = 1;

  begin(look: StrokeLook): void {
    const { viewport, area } = useViewport.getState();
    const before = this.done && { canvas: this.done.canvas, view: this.view, ratio: this.ratio };
    this.ratio = Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio));
    this.view = viewport;
    const [widthPx, heightPx] = [area.width, area.height].map((side) =>
      Math.max(1, Math.round(side * this.ratio)),
    ) as [number, number];
    this.done = canvasOf(widthPx, heightPx);
    if (before) {
      this.done.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
      drawMoved(this.done, before, viewport);
      this.done.resetTransform();
    }
    this.live = canvasOf(widthPx, heightPx);
    this.image = new ImageData(widthPx, heightPx);
    const data = new Uint8Array(widthPx * heightPx);
    this.coverage = { left: 0, top: 0, widthPx, heightPx, data };
    this.look = look;
    this.clonedFrom = undefined;
    this.dirty = undefined;
  }

  /** Adds to the stroke in hand what a brush painted, in pixels of the picture. */
  add({ from, to, diameterPx }: StrokeSegment): void {
    const { scale, x, y } = this.view;
    const at = (point: { x: number; y: number }) => ({
      x: (point.x * scale + x) * this.ratio,
      y: (point.y * scale + y) * this.ratio,
    });
    const segment = { from: at(from), to: at(to), diameterPx: diameterPx * scale * this.ratio };
    const rect = coverSegment(this.coverage, segment, this.look?.hardness ?? 1);
    this.dirty = unionRect(this.dirty, rect);
  }

  /** Keeps the stroke in hand until the picture shows it. */
  finish(): void {
    this.paintDirty();
    if (this.live) this.done?.drawImage(this.live.canvas, 0, 0);
    this.cancel();
  }

  cancel(): void {
    this.live = undefined;
    this.look = undefined;
    this.clonedFrom = undefined;
  }

  /** Lets go of finished strokes. */
  clear(): void {
    this.done = undefined;
  }

  draw({ context, viewport }: OverlayContext): void {
    if (this.look?.paint.kind === 'clone') this.clonedFrom ??= this.shownBeneath(context);
    this.paintDirty();
    const { view, ratio } = this;
    for (const part of [this.done, this.live]) {
      if (part) drawMoved(context, { canvas: part.canvas, view, ratio }, viewport);
    }
  }

  /** What the stage shows where clones are taken from, moved to where they go. */
  private shownBeneath(overlay: CanvasRenderingContext2D): ImageData | undefined {
    const paint = this.look?.paint;
    const picture = overlay.canvas.parentElement?.querySelector('canvas');
    if (paint?.kind !== 'clone' || !picture) return undefined;
    const { widthPx, heightPx } = this.coverage;
    const context = canvasOf(widthPx, heightPx);
    const factor = this.view.scale * this.ratio;
    const [x, y] = [-paint.offset.x * factor, -paint.offset.y * factor];
    context.drawImage(picture, x, y, widthPx, heightPx);
    if (this.done) context.drawImage(this.done.canvas, x, y);
    return context.getImageData(0, 0, widthPx, heightPx);
  }

  private paintDirty(): void {
    const { dirty, look, live } = this;
    this.dirty = undefined;
    if (!dirty || !look || !live || dirty.right <= dirty.left || dirty.bottom <= dirty.top) return;
    const { left, top, right, bottom } = dirty;
    if (look.paint.kind === 'color') this.fillColor(dirty, look.paint.rgb, look.opacity);
    else if (this.clonedFrom) this.fillClone(dirty, this.clonedFrom, look.opacity);
    live.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
  }

  private fillColor(rect: PixelRect, [red, green, blue]: readonly number[], opacity: number): void {
    const word = (blue! << 16) | (green! << 8) | red!;
    const words = Uint32Array.from({ length: 256 }, (_, covered) =>
      covered === 0 ? 0 : word | (Math.round(covered * opacity) << 24),
    );
    const pixels = new Uint32Array(this.image.data.buffer);
    const { data, widthPx } = this.coverage;
    for (let y = rect.top; y < rect.bottom; y++) {
      const end = y * widthPx + rect.right;
      for (let at = y * widthPx + rect.left; at < end; at++) pixels[at] = words[data[at]!]!;
    }
  }

  private fillClone(rect: PixelRect, from: ImageData, opacity: number): void {
    const [pixels, source] = [this.image.data, from.data];
    const { data, widthPx } = this.coverage;
    for (let y = rect.top; y < rect.bottom; y++) {
      for (let x = rect.left; x < rect.right; x++) {
        const at = y * widthPx + x;
        for (let channel = 0; channel < 3; channel++) {
          pixels[at * 4 + channel] = source[at * 4 + channel]!;
        }
        pixels[at * 4 + 3] = (source[at * 4 + 3]! * data[at]! * opacity) / 255;
      }
    }
  }
}

/** Draws a canvas that was made for one view of the picture where another shows the same. */
function drawMoved(
  context: CanvasRenderingContext2D,
  { canvas, view, ratio }: { canvas: HTMLCanvasElement; view: Viewport; ratio: number },
  { scale, x, y }: Viewport,
): void {
  const factor = scale / view.scale;
  const size = [(canvas.width / ratio) * factor, (canvas.height / ratio) * factor] as const;
  context.drawImage(canvas, x - view.x * factor, y - view.y * factor, ...size);
}

let preview: StrokePreview | undefined;

/** The one preview, made when somebody paints: servers have no pixels. */
export function strokePreview(): StrokePreview {
  return (preview ??= new StrokePreview());
}

/** Draws strokes that no picture shows yet. */
export function drawStrokes(overlay: OverlayContext): void {
  preview?.draw(overlay);
}
