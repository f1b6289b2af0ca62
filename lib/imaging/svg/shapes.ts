import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { IDENTITY, type Matrix, multiply, parseTransform } from '@/lib/svg/matrix';
import { ellipsePath, polygon, polyline, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Size } from '../size';
import { paintOf } from './colors';
import type { Span } from './drawn-elements';
import { parseViewBox, readSvgSize } from './size';

/** The shapes of an SVG, each with where it stands in the text, so that one can be changed and the rest stays. */

/** What a shape is painted with, its own or inherited. */
interface Paints {
  fill: string;
  stroke: string;
  strokeWidth: number;
  fillRule: 'nonzero' | 'evenodd';
}

export interface SvgShape extends Span, Paints {
  openTag: Span;
  id: string | undefined;
  /** Its outline as path data, in units of its own. */
  data: string;
  /** From its own units to pixels of the drawing. */
  matrix: Matrix;
}

export interface SvgDrawing {
  svg: string;
  size: Size;
  /** In the order in which they are drawn, back to front. */
  shapes: readonly SvgShape[];
}

/** What stands in these is drawn only where something else refers to it. */
const NOT_DRAWN = new Set([
  ...['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...['linearGradient', 'radialGradient', 'style', 'metadata'],
]);
/** Shapes that one can choose from; what is beyond is a picture that was traced to dust. */
const MAX_SHAPES = 20_000;

type Attributes = Readonly<Record<string, string>>;

function declared({ style = '' }: Attributes, name: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim();
}

function paintsOf(attributes: Attributes, outer: Paints): Paints {
  const said = (name: string) => declared(attributes, name) ?? attributes[name];
  const width = Number.parseFloat(said('stroke-width') ?? '');
  return {
    fill: said('fill') ?? outer.fill,
    stroke: said('stroke') ?? outer.stroke,
    strokeWidth: Number.isFinite(width) ? width : outer.strokeWidth,
    fillRule: (said('fill-rule') ?? outer.fillRule) === 'evenodd' ? 'evenodd' : 'nonzero',
  };
}

function pointsOf(text: string): Point[] {
  const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ]);
}

/** The outline of an element; nothing for what is no shape. */
function dataOf(name: string, attributes: Attributes): string | undefined {
  const value = (key: string) => Number.parseFloat(attributes[key] ?? '') || 0;
  switch (name) {
    case 'path':
      return attributes.d;
    case 'rect': {
      const radius = value('rx') || value('ry');
      return roundedPath([value('x'), value('y')], value('width'), value('height'), radius);
    }
    case 'circle':
      return ellipsePath([value('cx'), value('cy')], value('r'));
    case 'ellipse':
      return ellipsePath([value('cx'), value('cy')], value('rx'), value('ry'));
    case 'line':
      return polyline([
        [value('x1'), value('y1')],
        [value('x2'), value('y2')],
      ]);
    case 'polyline':
      return polyline(pointsOf(attributes.points ?? ''));
    case 'polygon':
      return polygon(pointsOf(attributes.points ?? ''));
    default:
      return undefined;
  }
}

/** From the units of a root to its pixels: all of its view box in the middle (SVG 2, section 8.2). */
function matrixOfRoot(attributes: Attributes, { widthPx, heightPx }: Size): Matrix {
  const box = parseViewBox(attributes.viewBox);
  if (!box) return IDENTITY;
  if (attributes.preserveAspectRatio === 'none') {
    const [across, down] = [widthPx / box.width, heightPx / box.height];
    return [across, 0, 0, down, -box.x * across, -box.y * down];
  }
  const scale = Math.min(widthPx / box.width, heightPx / box.height);
  const left = (widthPx - box.width * scale) / 2 - box.x * scale;
  const top = (heightPx - box.height * scale) / 2 - box.y * scale;
  return [scale, 0, 0, scale, left, top];
}

const FIRST: Paints = { fill: '#000000', stroke: 'none', strokeWidth: 1, fillRule: 'nonzero' };

interface Open {
  paints: Paints;
  matrix: Matrix;
  isDrawn: boolean;
  /** Its shape, which ends where the element does. */
  shape: SvgShape | undefined;
}

/** One walk over a drawing. */
class ShapeWalk {
  private readonly parser = new SaxesParser();
  private readonly stack: Open[] = [];
  readonly shapes: SvgShape[] = [];
  size: Size | undefined;
  private tagStart = 0;

  constructor(private readonly svg: string) {}

  run(): void {
    const { parser, svg } = this;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentagstart', () => {
      this.tagStart = svg.lastIndexOf('<', parser.position - 1);
    });
    parser.on('opentag', (tag) => this.open(tag));
    parser.on('closetag', () => {
      const { shape } = this.stack.pop() ?? {};
      if (shape) shape.end = parser.position;
    });
    parser.write(svg).close();
  }

  private open({ name: qualified, attributes }: SaxesTagPlain): void {
    const name = qualified.slice(qualified.indexOf(':') + 1);
    const outer = this.stack.at(-1);
    if (!outer) this.size = readSvgSize(attributes);
    const own =
      outer || !this.size
        ? parseTransform(attributes.transform)
        : matrixOfRoot(attributes, this.size);
    const matrix = multiply(outer?.matrix ?? IDENTITY, own);
    const paints = paintsOf(attributes, outer?.paints ?? FIRST);
    const isDrawn = (outer?.isDrawn ?? true) && !NOT_DRAWN.has(name);
    const data = isDrawn ? dataOf(name, attributes) : undefined;
    const span = { start: this.tagStart, end: this.parser.position };
    const shape =
      data && this.shapes.length < MAX_SHAPES
        ? { ...span, openTag: span, id: attributes.id, data, matrix, ...paints }
        : undefined;
    if (shape) this.shapes.push(shape);
    this.stack.push({ paints, matrix, isDrawn, shape });
  }
}

/** Reads a drawing. Throws on malformed XML, and where it has no size. */
export function readDrawing(svg: string): SvgDrawing {
  const walk = new ShapeWalk(svg);
  walk.run();
  if (!walk.size) throw new Error('an SVG document without an element');
  return { svg, size: walk.size, shapes: walk.shapes };
}

/** A drawing with one shape in another colour. */
export function recolorShape({ svg }: SvgDrawing, shape: SvgShape, hex: string): string {
  const name = paintOf(shape);
  const { start, end } = shape.openTag;
  const tag = svg.slice(start, end);
  const inStyle = new RegExp(`((?:style\\s*=\\s*["']|;)\\s*${name}\\s*:\\s*)[^;"']+`, 'i');
  const inAttribute = new RegExp(`(\\s${name}\\s*=\\s*)(?:"[^"]*"|'[^']*')`);
  const changed = inStyle.test(tag)
    ? tag.replace(inStyle, `$1${hex}`)
    : inAttribute.test(tag)
      ? tag.replace(inAttribute, `$1"${hex}"`)
      : tag.replace(/^<[^\s/>]+/, `$& ${name}="${hex}"`);
  return svg.slice(0, start) + changed + svg.slice(end);
}

/** A drawing without one of its shapes; what others refer to stays where they find it. */
export function removeShape({ svg }: SvgDrawing, { start, end, id }: SvgShape): string {
  const isReferred =
    id !== undefined && ['"', "'", ')'].some((mark) => svg.includes(`#${id}${mark}`));
  const left = isReferred ? `<defs>${svg.slice(start, end)}</defs>` : '';
  return svg.slice(0, start) + left + svg.slice(end);
}
