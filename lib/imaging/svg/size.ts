import { type Size } from '../size';
import { SvgRefusal } from './refusal';

/** CSS pixels of one unit (CSS Values 4, "Absolute lengths"); a bare number is pixels. */
const UNIT_PX: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

/**
 * Size of an SVG from its root attributes: `width` and `height` in absolute units, else the
 * `viewBox`, which is also how resvg draws it.
 * @throws SvgRefusal when the root says no usable size
 */
export function readSvgSize(root: { width?: string; height?: string; viewBox?: string }): Size {
  const box = parseViewBox(root.viewBox);
  const widthPx = parseLength(root.width) ?? box?.widthPx;
  const heightPx = parseLength(root.height) ?? box?.heightPx;
  if (widthPx === undefined || heightPx === undefined)
    throw new SvgRefusal(
      'The SVG has no size; give its root element width and height in px, or a viewBox.',
      'invalid_image',
    );
  return { widthPx, heightPx };
}

/** Pixels of an absolute length; undefined for none, percentages and font-relative units. */
function parseLength(text: string | undefined): number | undefined {
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '');
  const unitPx = UNIT_PX[(match?.[2] ?? '').toLowerCase()];
  if (match === null || unitPx === undefined) return undefined;
  const lengthPx = Number(match[1]) * unitPx;
  return Number.isFinite(lengthPx) && lengthPx > 0 ? lengthPx : undefined;
}

function parseViewBox(text: string | undefined): Size | undefined {
  const [, , widthPx, heightPx, ...rest] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const isSize = (value: number | undefined): value is number =>
    value !== undefined && Number.isFinite(value) && value > 0;
  if (!isSize(widthPx) || !isSize(heightPx) || rest.length > 0) return undefined;
  return { widthPx, heightPx };
}
