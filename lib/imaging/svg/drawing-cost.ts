import { type Size } from '../size';
import { NS } from './drawing-figures';
import { type Drawn, grown, joined, NOTHING } from './drawn';
import { edgesNs, periodOf } from './edge-cost';
import { basicOutline, type DrawnNode, lengthOf } from './element';
import { cssFilterNs, primitiveNs } from './filter-cost';
import { filterRegion } from './filter-region';
import * as geometry from './geometry';
import { type Matrix, multiply } from '@/lib/svg/matrix';
import { type Box } from './geometry';
import { type OutlineMeasure } from './measure-outline';
import { over, type Presentation, urlsOf, withoutUnset } from './presentation';
import { SvgRefusal } from './refusal';
import { type StyleRules } from './style-rules';
import { type Around, placeIn, touched } from './text-place';
import { drawingMatrix, sizedBy, viewportMatrix, VIEWPORTS } from './viewport';

/**
 * Most work of drawing an SVG once, in estimated milliseconds: four to nine seconds of one core of the
 * machine that the figures below were measured on. The dearest of our own styles needs eight at
 * 4096 × 4096 px, a photo traced with thousands of paths half a second.
 */
const MAX_DRAWING_MS = 10_000;
/** Bytes of the layers that are open at once, one inside the other. */
const MAX_LAYER_BYTES = 1_000_000_000;
const MAX_VISITS = 300_000;
/** Elements in one another, references followed. */
const MAX_DEPTH = 128;

const MAX_DASHES = 1_000_000;
const BYTES_PER_PIXEL = 4;
/** Layers reach this many canvases from the origin; resvg 2.6.2 dies of one that lies beyond. */
const LAYER_REACH = 2;

/** Elements that are drawn where others refer to them only. */
const NOT_DRAWN = new Set([
  ...['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...['linearGradient', 'radialGradient', 'title', 'desc', 'metadata', 'style'],
]);

interface Inherited extends Around {
  matrix: Matrix;
  presentation: Presentation;
}

export interface DrawingDocument {
  root: DrawnNode;
  byId: ReadonlyMap<string, readonly DrawnNode[]>;
  rules: StyleRules;
  elementCount: number;
}

/**
 * Refuses a drawing that would take too long at a size, by what it paints: areas of shapes after their
 * transforms, within the canvas, once for every time they are drawn; layers of transparent groups,
 * masks, clip paths and filters by their pixels; lines of outlines by their rows. An estimate: the
 * drawing itself has a deadline (`withinDrawingTime`).
 * @param size pixels at which it is drawn
 * @throws SvgRefusal
 */
export function checkDrawingCost(document: DrawingDocument, size: Size): void {
  new DrawingEstimate(document, size).run();
}

/** The estimated work of drawing an SVG once at a size, in milliseconds. */
export function estimateDrawingMs(document: DrawingDocument, size: Size): number {
  return new DrawingEstimate(document, size, Infinity).run();
}

class DrawingEstimate {
  private readonly canvas: Box;
  private readonly reach: Box;
  /** Where nothing on the canvas is. */
  private readonly outside: Box;
  private ns = 0;
  private visits = 0;
  private depth = 0;
  /** What was worked out of the document before: elements are drawn again and again. */
  private readonly memory = {
    said: new Map<Presentation, Presentation>(),
    urls: new Map<string, readonly string[]>(),
    periods: new Map<string, number>(),
    counts: new Map<DrawnNode, number>(),
  };

  constructor(
    private readonly document: DrawingDocument,
    private readonly size: Size,
    private readonly maxMs = MAX_DRAWING_MS,
  ) {
    const { widthPx, heightPx } = size;
    this.canvas = geometry.boxOf(0, 0, widthPx, heightPx);
    this.reach = {
      left: -LAYER_REACH * widthPx,
      top: -LAYER_REACH * heightPx,
      right: LAYER_REACH * widthPx,
      bottom: LAYER_REACH * heightPx,
    };
    this.outside = geometry.boxOf(this.reach.right + 1, this.reach.bottom + 1, 1, 1);
  }

  run(): number {
    const { root, rules, elementCount } = this.document;
    this.ns = rules.count * elementCount * NS.ruleOfElement;
    const { matrix, viewport } = drawingMatrix(root, this.size);
    this.drawContent(root, { matrix, viewport, presentation: this.presentationOf(root, {}) });
    return this.ns / 1e6;
  }

  private spend(ns: number): void {
    this.ns += ns;
    if (this.ns > this.maxMs * 1e6)
      throw new SvgRefusal(
        `The SVG paints too much: drawing it at ${this.size.widthPx}×${this.size.heightPx} px would ` +
          `take more than ${this.maxMs / 1000} s. Use fewer or smaller overlapping shapes, ` +
          'transparent groups, filters, masks and clip paths.',
      );
  }

  /** What holds for an element: its own, over the style sheet's, over what it inherits. */
  private presentationOf(node: DrawnNode, inherited: Presentation): Presentation {
    const { fill, stroke, strokeWidth, dashes, fontSize, markers } = inherited;
    const passedOn = { fill, stroke, strokeWidth, dashes, fontSize, markers };
    return { ...withoutUnset(passedOn), ...this.said(node) };
  }

  /** What an element and the style sheet say of it. */
  private said(node: DrawnNode): Presentation {
    const { said } = this.memory;
    const known = said.get(node.presentation);
    if (known) return known;
    const all = over(this.document.rules.of(node), node.presentation);
    said.set(node.presentation, all);
    return all;
  }

  /** Ids of a value that many elements inherit. */
  private urlsOf(value: string | undefined): readonly string[] {
    if (value === undefined) return [];
    const known = this.memory.urls.get(value);
    if (known) return known;
    const ids = urlsOf(value);
    this.memory.urls.set(value, ids);
    return ids;
  }

  private draw(node: DrawnNode, inherited: Inherited): Drawn {
    if (NOT_DRAWN.has(node.name)) return NOTHING;
    return this.drawReferred(node, inherited);
  }

  /** Draws an element also where it is drawn by reference only. */
  private drawReferred(node: DrawnNode, inherited: Inherited): Drawn {
    if (++this.visits > MAX_VISITS)
      throw new SvgRefusal(
        `The SVG draws more than ${MAX_VISITS} elements, repeated ones included.`,
      );
    if (++this.depth > MAX_DEPTH)
      throw new SvgRefusal('The SVG is nested too deeply, or a part of it refers to itself.');
    this.spend(NS.element);
    const presentation = this.presentationOf(node, inherited.presentation);
    const matrix = multiply(inherited.matrix, node.matrix);
    const context = { ...inherited, matrix, presentation, ...placeIn(node, inherited) };
    const drawn = VIEWPORTS.has(node.name)
      ? this.drawViewport(node, context)
      : this.drawContent(node, context);
    const result = this.applyEffects(node, drawn, context);
    this.depth -= 1;
    return result;
  }

  private drawContent(node: DrawnNode, context: Inherited): Drawn {
    let drawn = this.drawShape(node, context);
    if (node.name === 'use') drawn = joined(drawn, this.drawUse(node, context));
    for (const child of node.children) drawn = joined(drawn, this.draw(child, context));
    return drawn;
  }

  /** A nested viewport clips what is inside. */
  private drawViewport(node: DrawnNode, context: Inherited): Drawn {
    const { matrix, viewport } = viewportMatrix(node, context.viewport);
    const inside = {
      ...context,
      matrix: multiply(context.matrix, matrix),
      viewport,
    };
    return this.layer(this.drawContent(node, inside), NS.layer + NS.clip);
  }

  private drawUse(node: DrawnNode, context: Inherited): Drawn {
    const { width, height } = context.viewport;
    const x = lengthOf(node.attributes.x, width) ?? 0;
    const y = lengthOf(node.attributes.y, height) ?? 0;
    const matrix = multiply(context.matrix, geometry.translation(x, y));
    let drawn = NOTHING;
    for (const target of this.targets(node.target))
      drawn = joined(drawn, this.drawReferred(sizedBy(node, target), { ...context, matrix }));
    return drawn;
  }

  private targets(id: string | undefined): readonly DrawnNode[] {
    return id === undefined ? [] : (this.document.byId.get(id) ?? []);
  }

  private drawShape(node: DrawnNode, context: Inherited): Drawn {
    if (node.textCharacters > 0 || node.name === 'text') return this.drawText(node, context);
    const outline = node.outline ?? basicOutline(node, context.viewport);
    if (!outline) return NOTHING;
    const { presentation, matrix } = context;
    let box = geometry.mapBox(matrix, outline.box);
    if (node.name === 'image') this.spend(NS.image + NS.imagePixel * this.paintedArea(box));
    else if (presentation.fill !== 'none') this.fill(outline, box, context);
    if (presentation.stroke !== undefined && presentation.stroke !== 'none')
      box = this.stroke(outline, box, context);
    return joined({ box, layerBytes: 0 }, this.drawMarkers(outline, box, context));
  }

  private paintedArea(box: Box): number {
    return geometry.areaOf(geometry.intersection(box, this.canvas));
  }

  private fill(outline: OutlineMeasure, box: Box, { matrix, presentation }: Inherited): void {
    const area = Math.min(this.paintedArea(box), outline.area * geometry.areaScaleOf(matrix));
    this.spend(area * this.paintNs(presentation.fill, matrix, box));
    this.spend(
      NS.vertex * outline.vertices + edgesNs(outline, box, { matrix, canvas: this.canvas }),
    );
  }

  private stroke(outline: OutlineMeasure, box: Box, context: Inherited): Box {
    const { matrix, presentation, viewport } = context;
    const width = lengthOf(presentation.strokeWidth, viewport.width) ?? 1;
    const scale = geometry.scaleOf(matrix);
    const [widthPx, lengthPx] = [width * scale, outline.length * scale];
    const around = geometry.grow(box, widthPx);
    this.spend(this.dashesNs(outline, presentation.dashes));
    if (widthPx <= 1) {
      this.spend(NS.vertex * outline.vertices + NS.hairline * this.seenLength(outline, lengthPx));
      return around;
    }
    const area = Math.min(this.paintedArea(around), (lengthPx + widthPx) * widthPx);
    this.spend(area * this.paintNs(presentation.stroke, matrix, around));
    this.spend(NS.strokeVertex * outline.vertices);
    // Strokes that overlap are painted as one, so that no more stand apart in a row than fit beside.
    const apart = (2 * this.size.widthPx) / widthPx;
    this.spend(edgesNs(outline, around, { matrix, canvas: this.canvas }, 2, apart));
    return around;
  }

  /** Length of an outline as far as it can be on the canvas. */
  private seenLength({ vertices }: OutlineMeasure, lengthPx: number): number {
    const { widthPx, heightPx } = this.size;
    return Math.min(lengthPx, vertices * Math.hypot(widthPx, heightPx));
  }

  private dashesNs(outline: OutlineMeasure, dashes: string | undefined): number {
    if (dashes === undefined) return 0;
    const period = this.memory.periods.get(dashes) ?? periodOf(dashes);
    this.memory.periods.set(dashes, period);
    return period > 0 ? NS.dash * Math.min(MAX_DASHES, outline.length / period) : 0;
  }

  /** Nanoseconds a pixel of a paint; what it must prepare first is spent at once. */
  private paintNs(paint: string | undefined, matrix: Matrix, box: Box): number {
    const [server] = this.urlsOf(paint).flatMap((id) => this.targets(id));
    if (!server) return NS.colour;
    if (server.name !== 'pattern') return NS.gradient;
    this.spend(this.patternNs(server, matrix, box));
    return NS.pattern;
  }

  /** The tile of a pattern is drawn for every shape that it fills. */
  private patternNs(pattern: DrawnNode, matrix: Matrix, box: Box): number {
    const scale = geometry.areaScaleOf(multiply(matrix, pattern.matrix));
    const isUser = pattern.attributes.patternUnits === 'userSpaceOnUse';
    const { width = '1', height = '1' } = pattern.attributes;
    const size = (lengthOf(width, 1) ?? 1) * (lengthOf(height, 1) ?? 1);
    const tile = Math.abs(size) * (isUser ? scale : geometry.areaOf(box));
    if (tile * BYTES_PER_PIXEL > MAX_LAYER_BYTES)
      throw new SvgRefusal('The SVG has a pattern whose tile is far larger than its canvas.');
    const elements = this.countOf(pattern) + this.targets(pattern.target).length;
    return elements * (NS.element + tile * NS.layer);
  }

  /** Elements inside, those that are used included, as far as it matters. */
  private countOf(node: DrawnNode): number {
    const known = this.memory.counts.get(node);
    if (known !== undefined) return known;
    let count = 0;
    const open = [node];
    for (let next = open.pop(); next && count < MAX_VISITS; next = open.pop()) {
      count += 1;
      for (const child of next.children) open.push(child);
      if (next.name === 'use') for (const target of this.targets(next.target)) open.push(target);
    }
    this.memory.counts.set(node, count);
    return count;
  }

  private drawMarkers(outline: OutlineMeasure, box: Box, context: Inherited): Drawn {
    let layerBytes = 0;
    for (const id of new Set(this.urlsOf(context.presentation.markers)))
      for (const marker of this.targets(id)) {
        const { markerWidth = '3', markerHeight = '3' } = marker.attributes;
        const width = lengthOf(context.presentation.strokeWidth, context.viewport.width) ?? 1;
        const sidePx = geometry.scaleOf(context.matrix) * width;
        const area =
          (lengthOf(markerWidth, 1) ?? 3) * (lengthOf(markerHeight, 1) ?? 3) * sidePx ** 2;
        const painted = Math.min(area, geometry.areaOf(this.canvas));
        const each = NS.element + painted * (NS.layer + NS.clip);
        this.spend(outline.vertices * this.countOf(marker) * each);
        layerBytes = Math.max(layerBytes, painted * BYTES_PER_PIXEL);
      }
    return { box, layerBytes };
  }

  /** Where letters stand is not worked out: text may be anywhere on the canvas, if it may touch it at all. */
  private drawText(node: DrawnNode, { presentation, viewport, matrix, place }: Inherited): Drawn {
    const size = lengthOf(presentation.fontSize, viewport.height) ?? 16;
    const glyphPx = Math.min((size * geometry.scaleOf(matrix)) ** 2, geometry.areaOf(this.canvas));
    if (node.name === 'text') this.spend(NS.textElement);
    this.spend(node.textCharacters * (NS.glyph + glyphPx * NS.gradient));
    if (node.textCharacters === 0) return NOTHING;
    const mayBeOut = place && !geometry.isWithin(touched(place, size, matrix), this.reach);
    return { box: mayBeOut ? this.outside : this.canvas, layerBytes: 0 };
  }

  /** Opacity, filter, clip path and mask of an element, which draw it on layers of its own. */
  private applyEffects(node: DrawnNode, content: Drawn, context: Inherited): Drawn {
    const { filter, mask, clipPath, isLayer } = this.said(node);
    let drawn = content;
    if (isLayer) drawn = this.layer(drawn, NS.layer);
    if (filter && filter !== 'none') drawn = this.applyFilter(filter, drawn, context);
    for (const id of this.urlsOf(clipPath)) drawn = this.applyStencil(id, NS.clip, drawn, context);
    for (const id of this.urlsOf(mask)) drawn = this.applyStencil(id, NS.mask, drawn, context);
    return drawn;
  }

  private layer({ box, layerBytes }: Drawn, ns: number): Drawn {
    if (!box) return { box, layerBytes };
    const within = geometry.intersection(box, this.reach);
    if (within.left > within.right || within.top > within.bottom)
      throw new SvgRefusal(
        'The SVG has a transparent, clipped, masked or filtered part far outside its canvas; remove it.',
      );
    const outside = geometry.areaOf(within);
    this.spend(ns * this.paintedArea(box) + NS.layerOutside * outside);
    const bytes = layerBytes + outside * BYTES_PER_PIXEL;
    if (bytes > MAX_LAYER_BYTES)
      throw new SvgRefusal(
        'The SVG has too many transparent groups, masks or filters in one another.',
      );
    return { box: within, layerBytes: bytes };
  }

  /** A clip path or a mask is drawn on a layer as large as what it cuts. */
  private applyStencil(id: string, ns: number, content: Drawn, context: Inherited): Drawn {
    const drawn = this.layer(content, NS.layer + ns);
    let layerBytes = drawn.layerBytes;
    for (const stencil of this.targets(id)) {
      const { clipPathUnits, maskContentUnits } = stencil.attributes;
      if ([clipPathUnits, maskContentUnits].includes('objectBoundingBox') && drawn.box) {
        this.spend(this.countOf(stencil) * this.paintedArea(drawn.box) * NS.colour);
        continue;
      }
      for (const child of stencil.children) {
        const part = this.draw(child, { ...context, presentation: {} });
        layerBytes = Math.max(layerBytes, part.layerBytes);
      }
    }
    return { box: drawn.box, layerBytes };
  }

  private applyFilter(value: string, content: Drawn, context: Inherited): Drawn {
    const scale = geometry.scaleOf(context.matrix);
    let drawn = content;
    const functions = cssFilterNs(value, scale);
    if (functions > 0) drawn = this.layer(grown(drawn, 0.5), NS.layer + functions);
    for (const id of this.urlsOf(value))
      for (const filter of this.targets(id))
        drawn = this.applyFilterElement(filter, drawn, context);
    return drawn;
  }

  private applyFilterElement(filter: DrawnNode, content: Drawn, context: Inherited): Drawn {
    const scale = geometry.scaleOf(context.matrix);
    const region = filterRegion(filter, content.box, context);
    const primitives = [
      ...filter.children,
      ...this.targets(filter.target).flatMap((one) => one.children),
    ];
    this.spend(NS.primitive * primitives.length);
    let ns: number = NS.layer;
    for (const primitive of primitives) {
      ns += primitiveNs(primitive.name, primitive.attributes, scale);
      for (const part of primitive.children) ns += primitiveNs(part.name, part.attributes, scale);
    }
    const pixels = region ? geometry.areaOf(geometry.intersection(region, this.reach)) : 0;
    this.spend(pixels * ns);
    return this.layer(
      { box: region, layerBytes: content.layerBytes + pixels * BYTES_PER_PIXEL },
      0,
    );
  }
}
