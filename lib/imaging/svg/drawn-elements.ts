import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** A piece of the source text, from the first character to the one after the last. */
export interface Span {
  start: number;
  end: number;
}

export interface DrawnElement extends Span {
  name: string;
  id: string | undefined;
}

export interface SvgOutline {
  root: { tag: SaxesTagPlain; openTag: Span };
  /** Elements that put something on the canvas themselves, in drawing order, back to front. */
  drawn: DrawnElement[];
}

const DRAWN = new Set([
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['image', 'text', 'use'],
]);
/** What stands in these is drawn only where something else refers to it. */
const NOT_DRAWN = new Set([
  ...['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker', 'filter'],
  ...['linearGradient', 'radialGradient', 'title', 'desc', 'metadata', 'style'],
]);

/**
 * Where the drawn elements of a well-formed SVG stand in its text, so that the text can be cut
 * without being written anew. Throws on malformed XML.
 */
export function outlineSvg(svg: string): SvgOutline {
  const parser = new SaxesParser();
  const drawn: DrawnElement[] = [];
  let root: SvgOutline['root'] | undefined;
  let tagStart = 0;
  /** Depth of the outermost element around the position that is not drawn, or is drawn as a whole. */
  let closedAt: number | undefined;
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentagstart', () => {
    tagStart = svg.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', (tag) => {
    root ??= { tag, openTag: { start: tagStart, end: parser.position } };
    const name = localName(tag.name);
    if (closedAt === undefined && (NOT_DRAWN.has(name) || DRAWN.has(name))) {
      closedAt = depth;
      if (DRAWN.has(name)) drawn.push({ name, id: tag.attributes.id, start: tagStart, end: 0 });
    }
    depth += 1;
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    if (depth !== closedAt) return;
    closedAt = undefined;
    const last = drawn.at(-1);
    if (last && DRAWN.has(localName(tag.name))) last.end = parser.position;
  });
  parser.write(svg).close();
  if (!root) throw new Error('an SVG document without an element');
  return { root, drawn };
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
