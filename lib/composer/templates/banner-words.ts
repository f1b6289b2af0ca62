import { type Hex, mix } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { headline, headlineLayout } from './design/headline';
import { accentOf, inkOn, strongSurface } from './design/ink';
import { widthOf } from './design/type';
import { voiceOf } from './design/voice';
import type { TemplateRequest } from './template';

/** The words of a wide picture as one block: a title as large as it bears, a plate with what comes second. */

/** Of the height of their frame: the tallest capitals, and most of the title. */
const MOST_CAP = 0.28;
const MOST_TITLE = 0.66;
/** The plate's letters, by the title's capitals and the frame's height. */
const PLATE_BY_CAP = 0.62;
const PLATE_LEAST = 0.052;
const PLATE_MOST = 0.085;
const PLATE_PAD = 0.62;
const SMALL = 0.72;
const GAP = 0.34;

interface Block {
  design: Design;
  request: TemplateRequest;
  lines: readonly string[];
  frame: Frame;
  /** What the words stand on. */
  on: Hex;
  align: 'left' | 'center';
}

const leftOf = ({ frame, align }: Block, width: number) =>
  align === 'left' ? frame.x : frame.x + (frame.width - width) / 2;

/** A second line on a plate of its own; answers how high it is. */
function plate(block: Block, text: string, y: number, sizePx: number, face: FaceId): number {
  const { design, request, frame, on } = block;
  const [pad, height] = [sizePx * PLATE_PAD, sizePx * 1.9];
  const natural = widthOf(text, { face, sizePx });
  const size = Math.min(sizePx, (sizePx * (frame.width - 2 * pad)) / natural);
  const width = Math.min(frame.width, natural + 2 * pad);
  const x = leftOf(block, width);
  const color = plateColor(request, on);
  design.addArt(path(roundedPath([x, y], width, height, height * 0.22), color));
  design.text(text, [x + width / 2, y + height / 2], {
    face,
    sizePx: size,
    align: 'center',
    middle: true,
    fill: inkOn(color, request.palette),
    on: color,
  });
  return height;
}

/** An accent that is told apart from what it lies on. */
function plateColor({ palette }: TemplateRequest, on: Hex): Hex {
  const apart = (color: Hex) => {
    const [a, b] = [color, on].map((one) =>
      [1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16)),
    );
    return (a ?? []).reduce(
      (total, value, index) => total + Math.abs(value - (b?.[index] ?? 0)),
      0,
    );
  };
  const colors = [0, 1, 2, 3].map((index) => strongSurface(accentOf(palette, index)));
  return colors.reduce((best, color) => (apart(color) > apart(best) * 1.15 ? color : best));
}

/** Ways to break a title: the one with the largest letters is taken, the longest lines first. */
const LETTERS_PER_LINE = [16, 12, 9, 7, 5] as const;

function largestOf(title: string, room: Frame, options: Parameters<typeof headlineLayout>[2]) {
  return Math.max(...headlineLayout(title, room, options).sizes);
}

/** All lines as one block in the middle of its frame. */
export function wordBlock(block: Block): void {
  const { design, request, lines, frame, on, align } = block;
  const [title, second, ...rest] = lines;
  if (title === undefined) return;
  const { display, label } = voiceOf(request);
  const ink = inkOn(on, request.palette);
  const common = {
    face: display,
    on,
    fills: [ink] as const,
    align,
    maxLines: 4,
    gap: 0.56,
    maxCapPx: frame.height * MOST_CAP,
  };
  const room = { ...frame, height: frame.height * (second === undefined ? 0.86 : MOST_TITLE) };
  const options = LETTERS_PER_LINE.map((perLine) => ({ ...common, perLine })).reduce((best, one) =>
    largestOf(title, room, one) > largestOf(title, room, best) * 1.06 ? one : best,
  );
  const { sizes, cap, height: head } = headlineLayout(title, room, options);
  const capPx = Math.max(...sizes) * cap;
  const plateSize = Math.min(
    frame.height * PLATE_MOST,
    Math.max(frame.height * PLATE_LEAST, capPx * PLATE_BY_CAP),
  );
  const smallSize = plateSize * SMALL;
  const gap = Math.max(plateSize * 0.9, capPx * GAP);
  const below = second === undefined ? 0 : gap + plateSize * 1.9 + rest.length * smallSize * 1.5;
  let y = frame.y + (frame.height - head - below) / 2;
  headline(design, title, { ...room, y, height: head + 1 }, options);
  if (second === undefined) return;
  y += head + gap;
  y += plate(block, second, y, plateSize, display) + smallSize * 1.2;
  rest.forEach((line, index) => {
    const at = align === 'left' ? frame.x : frame.x + frame.width / 2;
    design.text(line, [at, y + smallSize * (0.5 + index * 1.5)], {
      face: label,
      sizePx: smallSize,
      align,
      maxWidthPx: frame.width,
      fill: mix(ink, on, 0.1),
      on,
    });
  });
}
