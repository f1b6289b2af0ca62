import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ApiError } from '@/lib/errors/api-error';
import { decodeCssEscapes, readCssReferences, readHref } from './references';
import { type DrawingDocument } from './drawing-cost';
import { drawnNode, type DrawnNode } from './element';
import { SvgRefusal } from './refusal';
import { checkRepeats, costNode, type CostNode, type CostReference } from './repeats';
import { readSvgSize } from './size';
import { StyleRules } from './style-rules';
import { readStyleSheet } from './style-sheet';

const MAX_ELEMENTS = 100_000;
const MAX_DEPTH = 48;
const MAX_ATTRIBUTES = 100;
const MAX_EMBEDDED_IMAGES = 16;
const MAX_MESSAGE_CHARACTERS = 400;

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';

/** Elements that run, load, or change the drawing after it was checked; compared in lower case. */
const FORBIDDEN_ELEMENTS = new Set([
  ...['script', 'handler', 'listener', 'foreignobject', 'iframe', 'embed', 'object', 'applet'],
  ...['audio', 'video', 'canvas', 'link', 'meta', 'base', 'tref', 'include'],
  ...['set', 'animate', 'animatecolor', 'animatemotion', 'animatetransform', 'discard', 'mpath'],
]);

/** Elements whose text is drawn. */
const TEXT = new Set(['text', 'tspan', 'textPath']);

const ENTITIES =
  'The SVG declares entities in its DOCTYPE, which are not taken. Export it without them: in ' +
  'Illustrator save it without "Preserve Illustrator Editing Capabilities", in Inkscape as "Plain ' +
  'SVG", or run it through svgo; or replace each &name; by its value and delete the DOCTYPE.';

/** Attributes whose values are numbers: long, and no place for a reference. */
const GEOMETRY = new Set(['d', 'points', 'transform', 'viewBox', 'values']);

export interface SvgFacts {
  /** As the root element says, before rounding. */
  widthPx: number;
  heightPx: number;
  /** Raster pictures carried inside as data URLs, still to be checked by their bytes. */
  embeddedImages: Uint8Array[];
  /** What it draws, to be judged at the size it is drawn at. */
  drawing: DrawingDocument;
}

/** An element that is open, in both lights: what it repeats, and what it paints. */
interface OpenElement {
  node: CostNode;
  drawn: DrawnNode;
  isStyle: boolean;
}

/**
 * Parses an untrusted SVG and refuses whatever could run code, load something from outside, expand
 * beyond measure or hide behind a difference between parsers, so that it can be drawn here and
 * handed to browsers. The same strictness as SVG's "secure static mode" (SVG 2, 2.7), as refusal.
 * @throws ApiError `unsafe_svg`, or `invalid_image` when it isn't well-formed XML in UTF-8
 */
export function inspectSvg(bytes: Uint8Array, param: string): SvgFacts {
  try {
    return new SvgInspection().run(decodeUtf8(bytes));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof SvgRefusal) throw new ApiError(error.code, shorten(reason), { param });
    throw new ApiError('invalid_image', `The SVG is not well-formed XML (${shorten(reason)}).`, {
      param,
    });
  }
}

/** Messages quote names out of the document, which may be megabytes long. */
function shorten(message: string): string {
  return message.length > MAX_MESSAGE_CHARACTERS
    ? `${message.slice(0, MAX_MESSAGE_CHARACTERS - 1)}…`
    : message;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not UTF-8 text');
  }
}

/** One walk over a document, collecting what is judged at its end. */
class SvgInspection {
  private readonly parser = new SaxesParser({ xmlns: true });
  private readonly stack: OpenElement[] = [];
  private readonly byId = new Map<string, CostNode[]>();
  private readonly drawnById = new Map<string, DrawnNode[]>();
  private readonly embeddedImages: Uint8Array[] = [];
  private root: ({ tag: SaxesTagNS } & OpenElement) | undefined;
  private readonly classCounts = new Map<string, number>();
  private elementCount = 0;
  private css = '';

  run(text: string): SvgFacts {
    const { parser } = this;
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('xmldecl', ({ encoding }) => {
      if (encoding !== undefined && !/^(?:utf-8|us-ascii)$/i.test(encoding))
        throw new SvgRefusal(`The SVG declares the encoding ${encoding}; it must be UTF-8.`);
    });
    parser.on('doctype', (doctype) => {
      if (doctype.includes('[')) throw new SvgRefusal(ENTITIES);
    });
    parser.on('processinginstruction', ({ target }) => {
      throw new SvgRefusal(`The SVG has a processing instruction (${target}).`);
    });
    parser.on('opentag', (tag) => this.open(tag));
    parser.on('closetag', () => void this.stack.pop());
    parser.on('text', (content) => this.readText(content));
    parser.on('cdata', (content) => this.readText(content));
    parser.write(text).close();
    return this.judge();
  }

  private open(tag: SaxesTagNS): void {
    if (++this.elementCount > MAX_ELEMENTS)
      throw new SvgRefusal(`The SVG has more than ${MAX_ELEMENTS} elements.`);
    if (this.stack.length >= MAX_DEPTH)
      throw new SvgRefusal(`The SVG is nested deeper than ${MAX_DEPTH} elements.`);
    if (tag.uri === XHTML || FORBIDDEN_ELEMENTS.has(tag.local.toLowerCase()))
      throw new SvgRefusal(`The SVG has a <${tag.name}> element, which is not allowed.`);
    const attributes = Object.values(tag.attributes);
    if (attributes.length > MAX_ATTRIBUTES)
      throw new SvgRefusal(`The SVG has an element with more than ${MAX_ATTRIBUTES} attributes.`);
    const plain = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
    const node = costNode(tag.local, plain);
    const drawn = drawnNode(tag.local, plain);
    const element = { node, drawn, isStyle: tag.local.toLowerCase() === 'style' };
    this.root ??= { tag, ...element };
    this.stack.at(-1)?.node.children.push(node);
    this.stack.at(-1)?.drawn.children.push(drawn);
    this.stack.push(element);
    this.register(plain, node, drawn);
    for (const attribute of attributes) this.readAttribute(tag, attribute, node);
  }

  /** An id given twice counts for both elements: parsers differ in which one they mean. */
  private register(attributes: Record<string, string>, node: CostNode, drawn: DrawnNode): void {
    const { id, class: classes = '' } = attributes;
    if (id !== undefined) {
      addTo(this.byId, id, node);
      addTo(this.drawnById, id, drawn);
    }
    for (const name of classes.split(/\s+/))
      this.classCounts.set(name, (this.classCounts.get(name) ?? 0) + 1);
  }

  private readAttribute(
    tag: SaxesTagNS,
    { name, local, value }: { name: string; local: string; value: string },
    node: CostNode,
  ): void {
    const lower = local.toLowerCase();
    if (lower.startsWith('on'))
      throw new SvgRefusal(`The SVG has an event handler (${name} on <${tag.name}>).`);
    if (name === 'xml:base') throw new SvgRefusal('The SVG has an xml:base attribute.');
    if (lower === 'href' || lower === 'src') {
      const reference = readHref(value, tag.local === 'image' || tag.local === 'feImage');
      if (reference.kind === 'embedded') this.embed(reference.bytes);
      else node.references.push({ id: reference.id, repeat: 1 });
    } else if (!GEOMETRY.has(local) && /[(\\:]/.test(value)) {
      const isMarker = lower.startsWith('marker') || value.includes('marker');
      const repeat: CostReference['repeat'] = isMarker ? 'vertices' : 1;
      for (const id of readCssReferences(value)) node.references.push({ id, repeat });
    }
  }

  private embed(bytes: Uint8Array): void {
    this.embeddedImages.push(bytes);
    if (this.embeddedImages.length > MAX_EMBEDDED_IMAGES)
      throw new SvgRefusal(`The SVG embeds more than ${MAX_EMBEDDED_IMAGES} pictures.`);
  }

  private readText(content: string): void {
    const element = this.stack.at(-1);
    if (element?.isStyle === true) this.css += content;
    else if (element && TEXT.has(element.drawn.name))
      element.drawn.textCharacters += content.length;
  }

  private judge(): SvgFacts {
    if (this.root === undefined) throw new Error('it has no root element');
    const { tag, node, drawn } = this.root;
    if (tag.local !== 'svg' || tag.uri !== SVG)
      throw new SvgRefusal(`Its root element must be <svg xmlns="${SVG}">.`, 'invalid_image');
    const attribute = (name: string) => tag.attributes[name]?.value;
    const size = readSvgSize({
      width: attribute('width'),
      height: attribute('height'),
      viewBox: attribute('viewBox'),
    });
    const sheet = readStyleSheet(this.css, this.elementCount, this.classCounts);
    const document = { ...costNode('', {}), children: [node], references: sheet };
    checkRepeats(document, this.byId);
    const drawing = {
      root: drawn,
      byId: this.drawnById,
      rules: new StyleRules(decodeCssEscapes(this.css)),
      elementCount: this.elementCount,
    };
    return { ...size, embeddedImages: this.embeddedImages, drawing };
  }
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
