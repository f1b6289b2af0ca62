import { SaxesParser } from 'saxes';

/** An element of an SVG document; text content is not kept, pictures of the composer have none. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

/** Parses a well-formed SVG document. Throws on anything else. */
export function parseXml(svg: string): Element {
  const root: Element = { name: '#document', attributes: {}, children: [] };
  const stack = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => stack.pop());
  parser.write(svg).close();
  const [document] = root.children;
  if (!document) throw new Error('an SVG document without an element');
  return document;
}
