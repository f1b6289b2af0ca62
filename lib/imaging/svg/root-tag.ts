import { type SaxesTagPlain } from 'saxes';
import { type Size } from '../size';
import { outlineSvg } from './drawn-elements';
import { readSvgSize } from './size';

/** The open tag of a root with other attributes; it has a view box, so that its size only scales it. */
export function writeRoot(
  { name, attributes }: SaxesTagPlain,
  changes: Record<string, string>,
): string {
  const { widthPx, heightPx } = readSvgSize(attributes);
  const all = { viewBox: `0 0 ${widthPx} ${heightPx}`, ...attributes, ...changes };
  const text = Object.entries(all).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${text.join('')}>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A well-formed SVG that says it has this size; what it draws is scaled with it. One that has the size,
 * rounded to pixels, stays as it is.
 */
export function resizeSvg(svg: string, { widthPx, heightPx }: Size): string {
  const { root } = outlineSvg(svg);
  const own = readSvgSize(root.tag.attributes);
  if (Math.round(own.widthPx) === widthPx && Math.round(own.heightPx) === heightPx) return svg;
  const tag = writeRoot(root.tag, { width: String(widthPx), height: String(heightPx) });
  const closed = root.tag.isSelfClosing ? tag.replace(/>$/, '/>') : tag;
  return svg.slice(0, root.openTag.start) + closed + svg.slice(root.openTag.end);
}
