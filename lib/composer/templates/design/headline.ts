import type { Hex } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { setLine } from '@/lib/lettering/set-line';
import type { Design } from './design';
import type { Frame } from './frame';
import { capHeightPx, placeLine, widthOf } from './type';

/** Words cut into lines of like lengths; one-word lines where each word is long. */
export function balancedLines(text: string, maxLines: number, perLine = 11): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const wanted = Math.min(maxLines, words.length, Math.max(1, Math.ceil(text.length / perLine)));
  let best: string[] = [text];
  let bestWidest = Infinity;
  const cut = (from: number, left: number, lines: string[]) => {
    if (left === 1) {
      const all = [...lines, words.slice(from).join(' ')];
      const widest = Math.max(...all.map((line) => line.length));
      if (widest < bestWidest) [best, bestWidest] = [all, widest];
      return;
    }
    for (let to = from + 1; to <= words.length - left + 1; to += 1) {
      cut(to, left - 1, [...lines, words.slice(from, to).join(' ')]);
    }
  };
  if (wanted > 0) cut(0, wanted, []);
  return best;
}

interface Headline {
  face: FaceId;
  on: Hex;
  fills: readonly [Hex, ...Hex[]];
  align?: 'left' | 'center' | 'right';
  /** Each line as wide as the frame, at its natural proportion. */
  justify?: boolean;
  maxLines?: number;
  /** Letters that a line should have. */
  perLine?: number;
  /** Gap between lines as a share of a capital. */
  gap?: number;
  vertical?: 'top' | 'middle' | 'bottom';
  maxCapPx?: number;
}

/** How tall a headline becomes in a width, before it is written. */
export function headlineLayout(text: string, frame: Frame, options: Headline) {
  const {
    face,
    justify = false,
    maxLines = 4,
    perLine = 11,
    gap = 0.24,
    maxCapPx = Infinity,
  } = options;
  const lines = balancedLines(text, maxLines, perLine);
  const cap = capHeightPx(face, 1);
  const widths = lines.map((line) => widthOf(line, { face, sizePx: 1 }));
  const widest = Math.max(...widths);
  const natural = widths.map((width) =>
    Math.min(frame.width / (justify ? Math.max(width, widest / 2.1) : widest), maxCapPx / cap),
  );
  const last = setLine(lines.at(-1) ?? '', face).bounds.bottom;
  const low = Math.max(0, last - 0.03) * (natural.at(-1) ?? 0);
  const height = (factor: number) =>
    low * factor +
    natural.reduce(
      (sum, size, index) => sum + size * factor * cap * (index < natural.length - 1 ? 1 + gap : 1),
      0,
    );
  const factor = Math.min(1, frame.height / height(1));
  const sizes = natural.map((size) => size * factor);
  return { lines, sizes, cap, gap, height: height(factor) };
}

/** Writes a headline into a frame, as large as it allows; answers the frame of its lines. */
export function headline(design: Design, text: string, frame: Frame, options: Headline): Frame {
  const { lines, sizes, cap, gap, height } = headlineLayout(text, frame, options);
  const { align = 'left', vertical = 'top', fills, face, on } = options;
  const free = { top: 0, middle: 0.5, bottom: 1 }[vertical] * (frame.height - height);
  const x = frame.x + { left: 0, center: 0.5, right: 1 }[align] * frame.width;
  let y = frame.y + free;
  lines.forEach((line, index) => {
    const size = sizes[index] ?? 0;
    const set = placeLine(line, [x, y + size * cap], { face, sizePx: size, align });
    design.write(line, set, {
      fill: fills[index % fills.length] ?? fills[0],
      on,
      contrast: size >= 40 ? 3 : 4.5,
    });
    y += size * cap * (1 + gap);
  });
  return { ...frame, y: frame.y + free, height };
}
