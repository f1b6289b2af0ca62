import { assemble } from '../assemble';
import type { Painting } from '../../painting';
import { parseColor } from './css-color';
import { outlineOf } from './geometry';
import { gradientOf } from './gradients';
import { IDENTITY, multiply, parseTransform, scaleOf, type Matrix } from '@/lib/svg/matrix';
import { transformPath, type Path } from '@/lib/svg/segments';
import type { Paint, Shape, Shapes, Stroke } from './shape';
import { parseXml, type Element } from './xml';

/** Presentation attributes that children inherit (SVG 2, section 6.3). */
const INHERITED = [
  'fill',
  'fill-rule',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
] as const;

interface Context {
  matrix: Matrix;
  style: Readonly<Record<string, string>>;
  opacity: number;
  group?: Shape['group'];
  clips: readonly Path[];
  blurPx: number;
  layer: number;
  useDepth: number;
}

const MAX_USE_DEPTH = 6;

function referenceOf(text: string | undefined): string | undefined {
  return /^url\(\s*["']?#([^)"']+)/.exec(text ?? '')?.[1];
}

/** Attributes with the `style` attribute spread over them. */
function styled(attributes: Record<string, string>): Record<string, string> {
  if (!attributes.style) return attributes;
  const own = attributes.style.split(';').flatMap((declaration) => {
    const [key = '', value = ''] = declaration.split(':');
    return key.trim() ? [[key.trim(), value.trim()] as const] : [];
  });
  return { ...attributes, ...Object.fromEntries(own) };
}

function indexIds(element: Element, byId: Map<string, Element>): void {
  if (element.attributes.id) byId.set(element.attributes.id, element);
  for (const child of element.children) indexIds(child, byId);
}

/** Walks the document of one painting. */
class ShapeReader {
  readonly list: Shape[] = [];
  private groups = 0;
  private readonly byId = new Map<string, Element>();
  private readonly size: { width: number; height: number };

  constructor(
    private readonly painting: Painting,
    document: Element,
  ) {
    this.size = { width: painting.widthPx, height: painting.heightPx };
    indexIds(document, this.byId);
  }

  visit(element: Element, outer: Context): void {
    if (NOT_DRAWN.has(element.name)) return;
    const attributes = styled(element.attributes);
    if (attributes.display === 'none' || attributes.visibility === 'hidden') return;
    const outline = outlineOf(element, this.size);
    const context = this.enter(attributes, outline === undefined, outer);
    if (outline) this.add(outline, context);
    else if (element.name === 'use') this.visitUse(attributes, context);
    else for (const child of element.children) this.visit(child, context);
  }

  private enter(attributes: Record<string, string>, holdsShapes: boolean, outer: Context): Context {
    const matrix = multiply(outer.matrix, parseTransform(attributes.transform));
    const style: Record<string, string> = { ...outer.style };
    for (const key of INHERITED) {
      const value = attributes[key];
      if (value !== undefined && value !== 'inherit') style[key] = value;
    }
    const own = Number(attributes.opacity ?? 1);
    const opensGroup = own < 1 && holdsShapes && !outer.group;
    const clip = referenceOf(attributes['clip-path']);
    const filter = referenceOf(attributes.filter);
    return {
      ...outer,
      matrix,
      style,
      opacity: opensGroup ? outer.opacity : outer.opacity * own,
      group: opensGroup ? { id: (this.groups += 1), opacity: own } : outer.group,
      clips: clip ? [...outer.clips, this.clipArea(clip, matrix)] : outer.clips,
      blurPx: outer.blurPx + (filter ? this.blurOf(filter) * scaleOf(matrix) : 0),
    };
  }

  private visitUse(attributes: Record<string, string>, context: Context): void {
    const href = attributes.href ?? attributes['xlink:href'] ?? '';
    const target = this.byId.get(href.replace(/^#/, ''));
    if (!target || context.useDepth >= MAX_USE_DEPTH) return;
    const place: Matrix = [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)];
    const inner = {
      ...context,
      matrix: multiply(context.matrix, place),
      useDepth: context.useDepth + 1,
    };
    if (target.name === 'symbol') for (const child of target.children) this.visit(child, inner);
    else this.visit(target, inner);
  }

  /** The union of the shapes in a clip path, as one path. */
  private clipArea(id: string, matrix: Matrix): Path {
    const clip = this.byId.get(id);
    if (!clip) return [];
    const area: Path[] = [];
    const collect = (element: Element, outer: Matrix) => {
      const inner = multiply(outer, parseTransform(element.attributes.transform));
      const outline = outlineOf(element, this.size);
      if (outline) area.push(transformPath(outline, inner));
      const used = element.attributes.href ?? element.attributes['xlink:href'];
      const target = used ? this.byId.get(used.replace(/^#/, '')) : undefined;
      if (element.name === 'use' && target) collect(target, inner);
      for (const child of element.children) collect(child, inner);
    };
    collect(clip, matrix);
    return area.flat();
  }

  private blurOf(id: string): number {
    const blur = this.byId.get(id)?.children.find((child) => child.name === 'feGaussianBlur');
    return Number.parseFloat(blur?.attributes.stdDeviation ?? '0') || 0;
  }

  private paintOf(
    text: string,
    outline: Path,
    matrix: Matrix,
  ): { paint: Paint; opacity: number } | undefined {
    const id = referenceOf(text);
    if (id !== undefined) {
      const gradient = gradientOf(this.byId.get(id), this.byId, outline, matrix);
      return gradient && { paint: gradient, opacity: 1 };
    }
    const solid = parseColor(text);
    return solid && { paint: solid.color, opacity: solid.opacity };
  }

  private add(outline: Path, context: Context): void {
    const { style, matrix } = context;
    const layer = this.painting.layers[context.layer];
    if (!layer || outline.length === 0) return;
    const fill = this.paintOf(style.fill ?? '#000', outline, matrix);
    const stroke = this.strokeOf(outline, context);
    if (!fill && !stroke) return;
    this.list.push({
      layer: context.layer,
      role: layer.role,
      depth: layer.depth,
      path: transformPath(outline, matrix),
      evenOdd: style['fill-rule'] === 'evenodd',
      fill: fill?.paint,
      fillOpacity: (fill?.opacity ?? 1) * Number(style['fill-opacity'] ?? 1),
      stroke,
      opacity: context.opacity,
      group: context.group,
      clips: context.clips,
      blurPx: context.blurPx,
    });
  }

  private strokeOf(outline: Path, { style, matrix }: Context): Stroke | undefined {
    const drawn = style.stroke ? this.paintOf(style.stroke, outline, matrix) : undefined;
    if (!drawn) return undefined;
    const scale = scaleOf(matrix);
    return {
      paint: drawn.paint,
      widthPx: (Number.parseFloat(style['stroke-width'] ?? '1') || 0) * scale,
      opacity: drawn.opacity * Number(style['stroke-opacity'] ?? 1),
      cap: style['stroke-linecap'] ?? 'butt',
      join: style['stroke-linejoin'] ?? 'miter',
      dashes: (style['stroke-dasharray']?.match(/[\d.]+/g) ?? []).map((d) => Number(d) * scale),
    };
  }
}

const NOT_DRAWN = new Set([
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'filter',
  'symbol',
  'title',
  'desc',
  'metadata',
  'style',
]);

/** Reads a painting into shapes in picture pixels: groups, transforms and references are resolved. */
export function readShapes(painting: Painting): Shapes {
  const document = parseXml(assemble(painting));
  const reader = new ShapeReader(painting, document);
  const layers = document.children.filter((child) => child.name !== 'defs');
  layers.forEach((element, layer) =>
    reader.visit(element, {
      matrix: IDENTITY,
      style: {},
      opacity: 1,
      clips: [],
      blurPx: 0,
      layer,
      useDepth: 0,
    }),
  );
  return {
    widthPx: painting.widthPx,
    heightPx: painting.heightPx,
    layerIds: painting.layers.map((layer) => layer.id),
    list: reader.list,
  };
}
