import { activeTool } from '../tools/tools';
import { hand } from '../tools/hand';
import type { CanvasTool, Gesture, ToolPointer } from '../tools/tool';
import { showsHalves } from '../compare/compare-store';
import { halvesOf, unshifted } from '../compare/halves';
import { stepBrush, useBrush } from '../mask/brush-options';
import { useViewport } from '../store/viewport-store';
import { heldKeys } from './held-keys';
import type { Point } from '../store/viewport';

/** Wheel movement that doubles the scale, in pixels; pinching on a trackpad sends smaller steps. */
const WHEEL_PX_PER_DOUBLING = 240;
const PINCH_PX_PER_DOUBLING = 80;
/** A line of a wheel that counts in lines. */
const WHEEL_LINE_PX = 16;
/** Wheel movement of one step of the brush's size. */
const WHEEL_PX_PER_BRUSH_STEP = 50;
/** The bit of `buttons` that a pen's other end sets (Pointer Events, "Chorded button interactions"). */
const ERASER_BUTTON = 32;

/** What the canvas shows of the pointer: the brush's outline, or a CSS cursor. */
export interface CursorView {
  show: (tool: CanvasTool, pointer: ToolPointer) => void;
  hide: () => void;
}

function middle([first, second = first]: readonly Point[]): Point {
  if (!first || !second) return { x: 0, y: 0 };
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}

function distance([first, second]: readonly Point[]): number {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
}

/** The place in the viewport to zoom about, so that what is seen there stays. */
function anchorOf(at: Point): Point {
  const { area, picture } = useViewport.getState();
  return showsHalves() ? unshifted(at, area, halvesOf(area, picture)) : at;
}

/**
 * Leads pointers on the canvas to the tool in hand, and two fingers, the middle button and the
 * space bar to the viewport. Returns the function that stops.
 */
export function routePointers(surface: HTMLElement, cursor: CursorView): () => void {
  const router = new PointerRouter(surface, cursor);
  return () => router.stop();
}

class PointerRouter {
  private readonly aborter = new AbortController();
  private readonly fingers = new Map<number, Point>();
  private gesture: Gesture | undefined;
  private gesturePointer: number | undefined;
  private tool: CanvasTool = hand;

  constructor(
    private readonly surface: HTMLElement,
    private readonly cursor: CursorView,
  ) {
    const { signal } = this.aborter;
    surface.addEventListener('pointerdown', (event) => this.onDown(event), { signal });
    surface.addEventListener('pointermove', (event) => this.onMove(event), { signal });
    surface.addEventListener('pointerleave', () => this.gesture ?? cursor.hide(), { signal });
    surface.addEventListener('wheel', (event) => this.onWheel(event), { signal, passive: false });
    window.addEventListener('pointerup', (event) => this.onUp(event, false), { signal });
    window.addEventListener('pointercancel', (event) => this.onUp(event, true), { signal });
    window.addEventListener('blur', () => this.release(), { signal });
    window.addEventListener('keydown', (event) => this.onKey(event), { signal });
  }

  stop(): void {
    this.release();
    this.aborter.abort();
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.surface.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private pointerOf(event: PointerEvent): ToolPointer {
    const screen = this.at(event);
    const { scale, x, y } = useViewport.getState().viewport;
    return {
      x: (screen.x - x) / scale,
      y: (screen.y - y) / scale,
      screen,
      scale,
      shift: event.shiftKey,
      alt: event.altKey,
      eraserEnd: (event.buttons & ERASER_BUTTON) !== 0,
      pressure: event.pointerType === 'pen' ? event.pressure : 1,
      coarse: event.pointerType === 'touch',
    };
  }

  private toolFor(event: PointerEvent): CanvasTool {
    return event.button === 1 || heldKeys.has('Space') ? hand : activeTool();
  }

  private onDown(event: PointerEvent): void {
    if (event.button === 2) return;
    this.surface.setPointerCapture(event.pointerId);
    if (event.pointerType === 'pen') useBrush.getState().change({ penSeen: true });
    if (event.pointerType === 'touch') this.fingers.set(event.pointerId, this.at(event));
    if (this.fingers.size > 1) return this.cancel();
    if (this.gesture) return;
    // The middle button would begin to scroll.
    if (event.button === 1) event.preventDefault();
    this.tool = this.toolFor(event);
    const pointer = this.pointerOf(event);
    this.gesturePointer = event.pointerId;
    this.gesture = this.tool.begin(pointer);
    this.surface.dataset.pressed = this.gesture ? 'true' : 'false';
    this.cursor.show(this.tool, pointer);
  }

  private onMove(event: PointerEvent): void {
    if (this.fingers.has(event.pointerId)) {
      const before = [...this.fingers.values()];
      this.fingers.set(event.pointerId, this.at(event));
      if (before.length > 1) return this.pinch(before, [...this.fingers.values()]);
    }
    if (this.gesture && event.pointerId === this.gesturePointer) {
      // Absent on plain-http addresses, and empty for events made by scripts.
      const coalesced = event.getCoalescedEvents?.() ?? [];
      const events = coalesced.length > 0 ? coalesced : [event];
      this.gesture.move(events.map((each) => this.pointerOf(each)));
    }
    if (this.fingers.size < 2) {
      this.cursor.show(this.gesture ? this.tool : this.toolFor(event), this.pointerOf(event));
    }
  }

  private pinch(before: readonly Point[], after: readonly Point[]): void {
    const { pan, zoom } = useViewport.getState();
    const [from, to] = [middle(before), middle(after)];
    pan({ x: to.x - from.x, y: to.y - from.y });
    if (distance(before) > 0) zoom(distance(after) / distance(before), anchorOf(to));
  }

  private onUp(event: PointerEvent, canceled: boolean): void {
    this.fingers.delete(event.pointerId);
    if (event.pointerType === 'touch') this.cursor.hide();
    if (event.pointerId !== this.gesturePointer) return;
    if (canceled) return this.cancel();
    const { gesture } = this;
    this.letGo();
    gesture?.end();
  }

  private letGo(): void {
    this.gesture = undefined;
    this.gesturePointer = undefined;
    this.surface.dataset.pressed = 'false';
  }

  private cancel(): void {
    const { gesture } = this;
    this.letGo();
    gesture?.cancel();
  }

  private release(): void {
    this.fingers.clear();
    this.cancel();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.gesture) return;
    event.preventDefault();
    this.cancel();
  }

  private onWheel(event: WheelEvent): void {
    event.preventDefault();
    const factor = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL_LINE_PX : 1;
    const [across, down] = [event.deltaX * factor, event.deltaY * factor];
    if (event.altKey) return this.stepBrush(down || across);
    if (event.shiftKey) return useViewport.getState().pan({ x: -(across || down), y: 0 });
    const doubling = event.ctrlKey ? PINCH_PX_PER_DOUBLING : WHEEL_PX_PER_DOUBLING;
    useViewport.getState().zoom(2 ** (-down / doubling), anchorOf(this.at(event)));
  }

  private stepBrush(pixels: number): void {
    const steps = Math.max(1, Math.round(Math.abs(pixels) / WHEEL_PX_PER_BRUSH_STEP));
    stepBrush(-Math.sign(pixels) * steps);
  }
}
