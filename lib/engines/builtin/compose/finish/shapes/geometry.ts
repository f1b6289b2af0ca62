import { parsePath, type Path, type Segment } from '@/lib/svg/segments';
import type { Element } from './xml';

function ellipse(cx: number, cy: number, rx: number, ry: number): Path {
  if (!(rx > 0) || !(ry > 0)) return [];
  return parsePath(
    `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`,
  );
}

function rectangle(
  attributes: Record<string, string>,
  size: { width: number; height: number },
): Path {
  const length = (key: string, whole: number) => {
    const text = attributes[key];
    if (text === undefined) return undefined;
    const value = Number.parseFloat(text);
    return text.endsWith('%') ? (value / 100) * whole : value;
  };
  const x = length('x', size.width) ?? 0;
  const y = length('y', size.height) ?? 0;
  const w = length('width', size.width) ?? 0;
  const h = length('height', size.height) ?? 0;
  if (!(w > 0) || !(h > 0)) return [];
  const rx = Math.min(length('rx', size.width) ?? length('ry', size.height) ?? 0, w / 2);
  const ry = Math.min(length('ry', size.height) ?? rx, h / 2);
  if (rx <= 0 || ry <= 0) return parsePath(`M${x} ${y}h${w}v${h}h${-w}Z`);
  const arc = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return parsePath(
    `M${x + rx} ${y}h${w - 2 * rx}${arc(rx, ry)}v${h - 2 * ry}${arc(-rx, ry)}h${2 * rx - w}${arc(-rx, -ry)}v${2 * ry - h}${arc(rx, -ry)}Z`,
  );
}

function polygon(points: string, closed: boolean): Path {
  const values = (points.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
  const path: Segment[] = [];
  for (let i = 0; i + 1 < values.length; i += 2) {
    path.push([i === 0 ? 'M' : 'L', values[i] ?? 0, values[i + 1] ?? 0]);
  }
  if (closed && path.length > 0) path.push(['Z']);
  return path;
}

/** The outline of a basic shape in its own units; `undefined` for elements that draw nothing. */
export function outlineOf(
  element: Element,
  size: { width: number; height: number },
): Path | undefined {
  const { name, attributes } = element;
  const at = (key: string) => Number.parseFloat(attributes[key] ?? '0') || 0;
  switch (name) {
    case 'path':
      return parsePath(attributes.d ?? '');
    case 'rect':
      return rectangle(attributes, size);
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return [
        ['M', at('x1'), at('y1')],
        ['L', at('x2'), at('y2')],
      ];
    case 'polygon':
    case 'polyline':
      return polygon(attributes.points ?? '', name === 'polygon');
    default:
      return undefined;
  }
}
