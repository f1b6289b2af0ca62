import { type Size } from '../size';
import { SvgRefusal } from './refusal';

/** Longest `width`, `height` or `viewBox` that is read: numbers of any use are far shorter. */
const MAX_SIZE_CHARACTERS = 256;

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
  const widthPx = parseLength(root.width) ?? box?.width;
  const heightPx = parseLength(root.height) ?? box?.height;
  if (widthPx === undefined || heightPx === undefined)
    throw new SvgRefusal(
      'The SVG has no size; give its root element width and height in px, or a viewBox.',
      'invalid_image',
    );
  return { widthPx, heightPx };
}

/** The attribute without space around it, when it is not beyond any size that could be meant. */
function shortText(text: string | undefined): string {
  return text === undefined || text.length > MAX_SIZE_CHARACTERS ? '' : text.trim();
}

/**
 * Pixels of an absolute length; undefined for none, percentages and font-relative units. Each digit
 * has one place in the expression only, so that reading takes as long as the text is.
 */
function parseLength(text: string | undefined): number | undefined {
  const match = /^\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(shortText(text));
  const unitPx = UNIT_PX[(match?.[2] ?? '').toLowerCase()];
  if (match === null || unitPx === undefined) return undefined;
  const lengthPx = Number(match[1]) * unitPx;
  return Number.isFinite(lengthPx) && lengthPx > 0 ? lengthPx : undefined;
}

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The four numbers of a `viewBox`; undefined unless they make a box. */
export function parseViewBox(text: string | undefined): ViewBox | undefined {
  const numbers = shortText(text)
    .split(/[\s,]+/)
    .map(Number);
  const [x = NaN, y = NaN, width = NaN, height = NaN] = numbers;
  const isBox = numbers.every(Number.isFinite) && width > 0 && height > 0;
  return isBox && numbers.length === 4 ? { x, y, width, height } : undefined;
}
