import { pressedSize, useBrush } from '../mask/brush-options';
import { usePaint } from '../paint/paint-options';
import type { CanvasTool, ToolPointer } from '../tools/tool';
import { onFrame } from './on-frame';
import type { CursorView } from './pointer-router';

/** Above this diameter on the screen the middle is marked. */
const CROSS_FROM_PX = 24;
/** A smaller ring could not be seen. */
const LEAST_RING_PX = 4;
const RING_WIDTH_PX = 1.25;
const HALO_WIDTH_PX = 3;
const HALO = 'rgb(0 0 0 / 55%)';
/** Half of the cross in the middle. */
const CROSS_PX = 4;
const SVG = 'http://www.w3.org/2000/svg';

interface Ring {
  diameterPx: number;
  /** 0 to 1: how far from the middle the brush covers in full. */
  hardness: number;
  erases: boolean;
}

function circleOf(radius: number): string {
  return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** The ring's paths, with that of what is covered in full where the brush is soft: a plus in the middle paints, a minus erases. */
function pathsOf({ diameterPx, hardness, erases }: Ring): string {
  const outer = circleOf(Math.max(LEAST_RING_PX, diameterPx) / 2);
  if (diameterPx < CROSS_FROM_PX) return outer;
  const core = (hardness * diameterPx) / 2;
  const circle = hardness < 1 && core > CROSS_PX ? outer + circleOf(core) : outer;
  const upright = erases ? '' : `M0 ${-CROSS_PX}V${CROSS_PX}`;
  return `${circle}M${-CROSS_PX} 0H${CROSS_PX}${upright}`;
}

function stroke(color: string, widthPx: number): SVGPathElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('fill', 'none');
  path.setAttribute('stroke', color);
  path.setAttribute('stroke-width', String(widthPx));
  return path;
}

/** Whether a tool paints on a layer. */
function isPaintTool(id: CanvasTool['id']): boolean {
  return id === 'paint' || id === 'clone';
}

/** Whether a tool paints with the round brush. */
function paints({ id }: CanvasTool): boolean {
  return id === 'brush' || id === 'eraser' || isPaintTool(id);
}

/**
 * Draws the brush in its true size under the pointer, and sets the CSS cursor of other tools. It is
 * moved once a frame, outside React.
 */
export function createCursorView(
  surface: HTMLElement,
  host: HTMLElement,
): CursorView & { stop(): void } {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'pointer-events-none absolute top-0 left-0 size-px overflow-visible');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.display = 'none';
  const lines = [stroke(HALO, HALO_WIDTH_PX), stroke('#ffffff', RING_WIDTH_PX)];
  svg.append(...lines);
  host.append(svg);
  let last: { tool: CanvasTool; pointer: ToolPointer } | undefined;

  const draw = onFrame(() => {
    if (!last) return;
    const { tool, pointer } = last;
    const { sizePx, mode, followsPressure } = useBrush.getState();
    const pressed = surface.dataset.pressed === 'true' && followsPressure;
    const widthPx = pressed ? pressedSize(sizePx, pointer.pressure) : sizePx;
    const onMask = !isPaintTool(tool.id);
    const erases = tool.id === 'eraser' || (onMask && (mode === 'erase' || pointer.eraserEnd));
    const { hardness } = onMask ? useBrush.getState() : usePaint.getState();
    const path = pathsOf({ diameterPx: widthPx * pointer.scale, hardness, erases });
    for (const line of lines) line.setAttribute('d', path);
    svg.style.transform = `translate(${pointer.screen.x}px, ${pointer.screen.y}px)`;
    svg.style.display = '';
  });
  const hide = () => {
    last = undefined;
    draw.cancel();
    svg.style.display = 'none';
  };
  const again = () => last && draw.request();
  const stops = [useBrush.subscribe(again), usePaint.subscribe(again)];
  return {
    show: (tool, pointer) => {
      surface.style.cursor = typeof tool.cursor === 'string' ? tool.cursor : tool.cursor(pointer);
      if (tool.id === 'hand' && surface.dataset.pressed === 'true')
        surface.style.cursor = 'grabbing';
      if (!paints(tool) || surface.style.cursor !== 'none') return hide();
      last = { tool, pointer };
      draw.request();
    },
    hide,
    stop: () => {
      stops.forEach((stop) => stop());
      hide();
      svg.remove();
    },
  };
}
