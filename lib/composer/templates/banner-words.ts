import { type Hex, mix } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { bestPerLine, headline, headlineLayout } from './design/headline';
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
/** A frame so much wider than high is a band, and its letters are by so many times its height as others are. */
const BAND = { aspect: 3.4, times: 2 } as const;
const GAP = 0.34;

interface Block {
  design: Design;
  request: TemplateRequest;
  lines: readonly string[];
  /** Small words over the title. */
  above?: string | undefined;
  /** What a button below the words says. */
  action?: string | undefined;
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

interface Sizes {
  plateSize: number;
  smallSize: number;
  gap: number;
}

/** What stands on the plate: what to do, else the line that comes second; the others are small. */
function belowOf({ lines, action }: Block): { plated?: string; small: readonly string[] } {
  const [, ...below] = lines;
  if (action !== undefined) return { plated: action, small: below };
  const [plated, ...small] = below;
  return plated === undefined ? { small } : { plated, small };
}

function smallWords(block: Block, small: readonly string[], y: number, sizes: Sizes): number {
  const { design, request, frame, on, align } = block;
  const { label } = voiceOf(request);
  const at = align === 'left' ? frame.x : frame.x + frame.width / 2;
  small.forEach((line, index) => {
    design.text(line, [at, y + sizes.smallSize * (0.8 + index * 1.5)], {
      face: label,
      sizePx: sizes.smallSize,
      align,
      maxWidthPx: frame.width,
      fill: mix(inkOn(on, request.palette), on, 0.1),
      on,
    });
  });
  return small.length * sizes.smallSize * 1.5;
}

/** All lines as one block in the middle of its frame; a button is the last of it. */
export function wordBlock(block: Block): void {
  const { design, request, lines, frame, on, align, above, action } = block;
  const [title] = lines;
  if (title === undefined) return;
  const { display } = voiceOf(request);
  const { plated, small } = belowOf(block);
  const hasBelow = plated !== undefined || small.length > 0;
  const isBand = frame.width > frame.height * BAND.aspect;
  const heightPx = frame.height * (isBand ? BAND.times : 1);
  const common = {
    face: display,
    on,
    fills: [inkOn(on, request.palette)] as const,
    align,
    maxLines: 4,
    gap: 0.56,
    maxCapPx: heightPx * MOST_CAP,
    above,
  };
  const room = { ...frame, height: frame.height * (hasBelow ? MOST_TITLE : 0.86) };
  const options = { ...common, perLine: bestPerLine(title, room, common) };
  const { sizes, cap, height: head } = headlineLayout(title, room, options);
  const capPx = Math.max(...sizes) * cap;
  const plateSize = Math.min(
    heightPx * PLATE_MOST,
    Math.max(heightPx * PLATE_LEAST, capPx * PLATE_BY_CAP),
  );
  const scale = {
    plateSize,
    smallSize: plateSize * SMALL,
    gap: Math.max(plateSize * 0.9, capPx * GAP),
  };
  const plateHeight = plated === undefined ? 0 : plateSize * 1.9;
  const smallHeight = small.length * scale.smallSize * 1.5;
  const between = plated !== undefined && small.length > 0 ? scale.smallSize * 0.7 : 0;
  const below = hasBelow ? scale.gap + plateHeight + between + smallHeight : 0;
  let y = frame.y + (frame.height - head - below) / 2;
  headline(design, title, { ...room, y, height: head + 1 }, options);
  y += head + scale.gap;
  if (action !== undefined) y += smallWords(block, small, y, scale) + between;
  if (plated !== undefined) y += plate(block, plated, y, plateSize, display) + between;
  if (action === undefined) smallWords(block, small, y, scale);
}
