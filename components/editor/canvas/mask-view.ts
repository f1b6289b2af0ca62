import type { Viewport, Size } from '../store/viewport';
import { clipRect, isEmptyRect, unionRect, type PixelRect } from '../mask/bitmap';
import { TINTS, useBrush } from '../mask/brush-options';
import { maskBitmap, onMaskPaint, useMask } from '../mask/mask-state';
import { packRgba, rasterizeMask, type DeviceView, type Screen } from '../mask/rasterize';
import { onFrame } from './on-frame';

/** Half of the picture shows through the tint. */
const TINT_ALPHA = 128;
/** The outline marches 8 px a second. */
const MARCH_MS = 125;
const DASH_PX = 4;
/** The outline begins to march again after a rest of this length. */
const REST_MS = 500;
/** Finer screens gain nothing from a finer mask, and pay for it. */
const MAX_PIXEL_RATIO = 2;

/**
 * Shows the mask on a canvas as large as the window's part that the stage has. What changed is
 * drawn once a frame; nothing of it goes through React.
 */
export class MaskView {
  readonly canvas = document.createElement('canvas');
  private readonly context = this.canvas.getContext('2d');
  private image = new ImageData(1, 1);
  private screen: Screen = { widthPx: 0, heightPx: 0, pixels: new Uint32Array(0) };
  private view: DeviceView = { scale: 1, x: 0, y: 0 };
  private dirty: PixelRect | undefined;
  private phasePx = 0;
  private touchedAtMs = -Infinity;
  private readonly draw = onFrame(() => this.drawDirty());

  private drawn: () => void = () => undefined;

  /** Follows the mask, and tells after each frame that changed the canvas; returns the function that stops. */
  start(drawn: () => void): () => void {
    this.drawn = drawn;
    const timer = setInterval(() => this.march(), MARCH_MS);
    const stops = [
      onMaskPaint((rect) => this.touch(rect)),
      useBrush.subscribe((now, before) => now.tint !== before.tint && this.touchAll()),
      () => clearInterval(timer),
      () => this.draw.cancel(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get pixelRatio(): number {
    return Math.min(MAX_PIXEL_RATIO, Math.max(1, devicePixelRatio));
  }

  resize(size: Size): void {
    const [width, height] = [size.width, size.height].map((side) =>
      Math.max(1, Math.round(side * this.pixelRatio)),
    ) as [number, number];
    if (width === this.canvas.width && height === this.canvas.height) return;
    Object.assign(this.canvas, { width, height });
    this.image = new ImageData(width, height);
    this.screen = {
      widthPx: width,
      heightPx: height,
      pixels: new Uint32Array(this.image.data.buffer),
    };
    this.touchAll();
  }

  look({ scale, x, y }: Viewport): void {
    const ratio = this.pixelRatio;
    this.view = { scale: scale * ratio, x: x * ratio, y: y * ratio };
    this.touchAll();
  }

  /** Pixels of the mask that changed. */
  private touch({ left, top, right, bottom }: PixelRect): void {
    this.touchedAtMs = performance.now();
    const { scale, x, y } = this.view;
    // The outline of a changed pixel reaches into its neighbours.
    const reach = this.outlinePx + 1;
    this.add({
      left: left * scale + x - reach,
      top: top * scale + y - reach,
      right: right * scale + x + reach,
      bottom: bottom * scale + y + reach,
    });
  }

  private touchAll(): void {
    this.add({ left: 0, top: 0, right: this.screen.widthPx, bottom: this.screen.heightPx });
  }

  private add(rect: PixelRect): void {
    this.dirty = unionRect(this.dirty, rect);
    this.draw.request();
  }

  private get outlinePx(): number {
    return Math.max(1, Math.round(this.pixelRatio * 0.75));
  }

  private drawDirty(): void {
    const { widthPx, heightPx } = this.screen;
    if (!this.dirty || !this.context) return;
    const bounds = { widthPx, heightPx, data: EMPTY_DATA };
    const region = clipRect(this.dirty, bounds);
    this.dirty = undefined;
    if (isEmptyRect(region)) return;
    const [red, green, blue] = TINTS[useBrush.getState().tint];
    rasterizeMask(maskBitmap(), this.view, this.screen, region, {
      tint: packRgba(red, green, blue, TINT_ALPHA),
      phasePx: this.phasePx,
      outlinePx: this.outlinePx,
      dashPx: DASH_PX * this.pixelRatio,
    });
    const { left, top, right, bottom } = region;
    this.context.putImageData(this.image, 0, 0, left, top, right - left, bottom - top);
    this.drawn();
  }

  private march(): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // While somebody paints, every frame is for the paint.
    const painting = performance.now() - this.touchedAtMs < REST_MS;
    if (still || painting || document.hidden || useMask.getState().share === 0) return;
    this.phasePx += this.pixelRatio;
    this.touchAll();
  }
}

const EMPTY_DATA = new Uint8Array(0);
