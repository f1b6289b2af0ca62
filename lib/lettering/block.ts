import type { FaceId } from './faces';
import { setLine, type Outline } from './set-line';
import { affinePathData } from './path-data';

export interface PixelBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type LetteringAlign = 'left' | 'center' | 'right' | 'justify';

export interface LetteringOptions {
  /** Extra space between letters in em; 0 by default. */
  trackingEm?: number;
  /** Free space between lines as a share of a line's cap height; 0.28 by default. */
  leading?: number;
  /** Where the block sits in a box that it does not fill; `middle` by default. */
  vertical?: 'top' | 'middle' | 'bottom';
  /** Largest height of a capital in pixels; unlimited by default. */
  maxCapHeightPx?: number;
}

export interface LetteringBlock {
  /** Path data of all lines, in picture pixels, for one `<path d="…">`. */
  pathData: string;
  /** Path data and inked box of each line, to colour lines apart. */
  lines: { pathData: string; box: PixelBox }[];
  /** Inked box of the whole block. */
  box: PixelBox;
  /** Characters that no installed face has. */
  missing: string[];
}

const DEFAULT_LEADING = 0.28;

interface SizedLine {
  outline: Outline;
  sizePx: number;
  widthPx: number;
  ascentPx: number;
  descentPx: number;
}

function sized(outline: Outline, sizePx: number): SizedLine {
  const { bounds, capHeight } = outline;
  return {
    outline,
    sizePx,
    widthPx: (bounds.right - bounds.left) * sizePx,
    ascentPx: Math.max(capHeight, -bounds.top) * sizePx,
    descentPx: Math.max(0, bounds.bottom) * sizePx,
  };
}

function stackHeightPx(lines: readonly SizedLine[], leading: number): number {
  return lines.reduce(
    (sum, line, i) =>
      sum +
      line.ascentPx +
      line.descentPx +
      (i < lines.length - 1 ? leading * line.outline.capHeight * line.sizePx : 0),
    0,
  );
}

/** Sizes lines to the box: one size for all, or with `justify` each as wide as the box. */
function sizeLines(
  outlines: readonly Outline[],
  box: PixelBox,
  align: LetteringAlign,
  options: LetteringOptions,
): SizedLine[] {
  const leading = options.leading ?? DEFAULT_LEADING;
  const widest = Math.max(...outlines.map(({ bounds }) => bounds.right - bounds.left), 1e-6);
  const limit = options.maxCapHeightPx ?? Infinity;
  const lines = outlines.map((outline) => {
    const width = Math.max(outline.bounds.right - outline.bounds.left, 1e-6);
    // A two-letter line among long ones would tower over them: at most 1.9 times their size.
    const fit = box.width / (align === 'justify' ? Math.max(width, widest / 1.9) : widest);
    return sized(outline, Math.min(fit, limit / outline.capHeight));
  });
  const excess = stackHeightPx(lines, leading) / box.height;
  return excess > 1 ? lines.map((line) => sized(line.outline, line.sizePx / excess)) : lines;
}

function unite(boxes: readonly PixelBox[], fallback: PixelBox): PixelBox {
  if (boxes.length === 0) return { x: fallback.x, y: fallback.y, width: 0, height: 0 };
  const left = Math.min(...boxes.map((b) => b.x));
  const top = Math.min(...boxes.map((b) => b.y));
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map((b) => b.x + b.width)) - left,
    height: Math.max(...boxes.map((b) => b.y + b.height)) - top,
  };
}

/** Sets lines of text as large as the box allows. Empty lines are skipped. */
export function letteringBlock(
  lines: readonly string[],
  box: PixelBox,
  face: FaceId,
  align: LetteringAlign = 'center',
  options: LetteringOptions = {},
): LetteringBlock {
  const outlines = lines
    .map((line) => setLine(line.trim(), face, options.trackingEm))
    .filter((outline) => outline.commands.length > 0);
  const missing = [...new Set(lines.flatMap((line) => setLine(line.trim(), face).missing))];
  const sizedLines = outlines.length > 0 ? sizeLines(outlines, box, align, options) : [];
  const leading = options.leading ?? DEFAULT_LEADING;
  const free = box.height - stackHeightPx(sizedLines, leading);
  const share = { top: 0, middle: 0.5, bottom: 1 }[options.vertical ?? 'middle'];
  let y = box.y + free * share;
  const placed = sizedLines.map((line) => {
    const shift = { left: 0, center: 0.5, justify: 0.5, right: 1 }[align];
    const x = box.x + (box.width - line.widthPx) * shift;
    const baseline = y + line.ascentPx;
    const { bounds, commands, capHeight } = line.outline;
    const pathData = affinePathData(commands, (ex, ey) => [
      x + (ex - bounds.left) * line.sizePx,
      baseline + ey * line.sizePx,
    ]);
    y = baseline + line.descentPx + leading * capHeight * line.sizePx;
    return {
      pathData,
      box: {
        x,
        y: baseline + bounds.top * line.sizePx,
        width: line.widthPx,
        height: (bounds.bottom - bounds.top) * line.sizePx,
      },
    };
  });
  return {
    pathData: placed.map((line) => line.pathData).join(''),
    lines: placed,
    box: unite(
      placed.map((line) => line.box),
      box,
    ),
    missing,
  };
}
