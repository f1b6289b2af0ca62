import { type Matrix } from '@/lib/svg/matrix';
import { boxOf, parseTransform } from './geometry';
import { type OutlineMeasure } from './measure-outline';
import { measurePath, measurePoints } from './measure-path';
import { note, noteDeclarations, type Presentation } from './presentation';

/** One element of an SVG, as far as drawing it costs something. */
export interface DrawnNode {
  name: string;
  id: string | undefined;
  classes: string;
  matrix: Matrix;
  presentation: Presentation;
  /** Short attributes: sizes, positions, units, numbers of filters. */
  attributes: Readonly<Record<string, string>>;
  outline: OutlineMeasure | undefined;
  /** Id that `href` points to. */
  target: string | undefined;
  /** Characters of text right inside it. */
  textCharacters: number;
  children: DrawnNode[];
}

/** Longer values of the attributes that are kept are no numbers. */
const MAX_KEPT_CHARACTERS = 256;
/** Attributes that cost nothing, or that are read right here. */
const NOT_KEPT = new Set([
  'd',
  'points',
  'style',
  'transform',
  'class',
  'href',
  'xlink:href',
  'id',
]);

export function drawnNode(name: string, attributes: Record<string, string>): DrawnNode {
  const presentation: Presentation = {};
  const kept: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) {
    note(presentation, key.toLowerCase(), value);
    if (!NOT_KEPT.has(key) && value.length <= MAX_KEPT_CHARACTERS) kept[key] = value;
  }
  noteDeclarations(presentation, attributes.style ?? '');
  const href = attributes.href ?? attributes['xlink:href'];
  return {
    name,
    id: attributes.id,
    classes: attributes.class ?? '',
    matrix: parseTransform(
      attributes.transform ?? attributes.gradientTransform ?? attributes.patternTransform,
    ),
    presentation,
    attributes: kept,
    outline: outlineOf(name, attributes),
    target: href?.trim().startsWith('#') ? href.trim().slice(1) : undefined,
    textCharacters: 0,
    children: [],
  };
}

/** Lengths in percent are of the canvas, and not known before it is: they are measured when drawn. */
function outlineOf(name: string, attributes: Record<string, string>): OutlineMeasure | undefined {
  if (name === 'path') return measurePath(attributes.d ?? '');
  if (name === 'polygon' || name === 'polyline') return measurePoints(attributes.points ?? '');
  return undefined;
}

const UNIT_PX: Readonly<Record<string, number>> = {
  ...{ pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, em: 16, ex: 8 },
};

/** A length in units of the drawing; `whole` is what percents are of. */
export function lengthOf(text: string | undefined, whole: number): number | undefined {
  if (text === undefined || text.length > MAX_KEPT_CHARACTERS) return undefined;
  const value = Number.parseFloat(text);
  if (!Number.isFinite(value)) return undefined;
  const end = text.trimEnd();
  if (end.endsWith('%')) return (value / 100) * whole;
  return value * (UNIT_PX[end.slice(-2).toLowerCase()] ?? 1);
}

/** The outline of a basic shape whose lengths may be percents of a viewport. */
export function basicOutline(
  { name, attributes }: DrawnNode,
  viewport: { width: number; height: number },
): OutlineMeasure | undefined {
  const diagonal = Math.hypot(viewport.width, viewport.height) / Math.SQRT2;
  const across = (key: string) => lengthOf(attributes[key], viewport.width) ?? 0;
  const down = (key: string) => lengthOf(attributes[key], viewport.height) ?? 0;
  switch (name) {
    case 'rect':
    case 'image':
      return rectangle(
        across('x'),
        down('y'),
        lengthOf(attributes.width, viewport.width) ?? (name === 'image' ? viewport.width : 0),
        lengthOf(attributes.height, viewport.height) ?? (name === 'image' ? viewport.height : 0),
      );
    case 'circle': {
      const radius = lengthOf(attributes.r, diagonal) ?? 0;
      return ellipse(across('cx'), down('cy'), radius, radius);
    }
    case 'ellipse': {
      const rx = lengthOf(attributes.rx, viewport.width);
      const ry = lengthOf(attributes.ry, viewport.height);
      return ellipse(across('cx'), down('cy'), rx ?? ry ?? 0, ry ?? rx ?? 0);
    }
    case 'line':
      return line(across('x1'), down('y1'), across('x2'), down('y2'));
    default:
      return undefined;
  }
}

function rectangle(x: number, y: number, width: number, height: number) {
  if (!(width > 0 && height > 0)) return undefined;
  return {
    box: boxOf(x, y, width, height),
    area: width * height,
    alongX: 2 * width,
    alongY: 2 * height,
    length: 2 * (width + height),
    vertices: 4,
  };
}

function ellipse(x: number, y: number, rx: number, ry: number) {
  if (!(rx > 0 && ry > 0)) return undefined;
  return {
    box: boxOf(x - rx, y - ry, 2 * rx, 2 * ry),
    area: Math.PI * rx * ry,
    alongX: 4 * rx,
    alongY: 4 * ry,
    length: 2 * Math.PI * Math.max(rx, ry),
    vertices: 8,
  };
}

function line(x1: number, y1: number, x2: number, y2: number) {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  return {
    box: boxOf(Math.min(x1, x2), Math.min(y1, y2), width, height),
    area: 0,
    alongX: width,
    alongY: height,
    length: Math.hypot(width, height),
    vertices: 2,
  };
}
