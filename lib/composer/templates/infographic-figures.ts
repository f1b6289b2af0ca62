import { type Hex, mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Design } from './design/design';
import { type Frame, split } from './design/frame';
import { iconIn } from './design/subject';
import { headline } from './design/headline';
import { sentenceCase } from './design/words';

interface Figure {
  text: string;
  value?: number | undefined;
  written?: string | undefined;
}

const GOES_ON = /^(?:of|is|are|der|des|die|ist|sind|de|du|del|est|sont|es|son)\s/i;

/** The words of an item: those that go on after its figure stay small. */
export const textOfItem = ({ text, written }: Figure): string =>
  written && GOES_ON.test(text) ? text : sentenceCase(text);

const isShare = ({ written = '' }: Figure): boolean => written.includes('%');

/** Whether shares make up a whole, so that a ring shows them. */
export function isWhole(items: readonly Figure[]): boolean {
  const sum = items.reduce((total, { value = 0 }) => total + value, 0);
  return items.length > 1 && items.every(isShare) && Math.abs(sum - 100) <= 2;
}

const OF_SO_MANY = /^(\d{1,2})\D+(\d{1,2})$/u;

/** `3 out of 5` as five people, three of them in colour. */
function people(
  design: Design,
  counts: readonly [number, number],
  frame: Frame,
  tone: Hex,
  on: Hex,
) {
  const [some, all] = counts;
  split(
    frame,
    'across',
    Array.from({ length: all }, () => 1),
  ).forEach((part, index) => {
    const color = index < some ? tone : mix(on, design.request.palette.ink, 0.22);
    const sign = iconIn('user', part, {
      style: 'solid',
      ink: color,
      cool: color,
      warm: color,
      ground: on,
      strokePx: part.width * 0.1,
    });
    if (sign) design.addArt(sign.svg);
  });
}

/** A figure as large as its frame, over a bar of its share or so many people. */
export function share(
  design: Design,
  item: Figure,
  frame: Frame,
  { tone, on }: { tone: Hex; on: Hex },
): void {
  const { written = '', value = 0 } = item;
  const of = OF_SO_MANY.exec(written);
  const all = Number(of?.[2] ?? 0);
  const hasBar = isShare(item) || (all > 0 && all <= 10);
  const height = frame.height * (hasBar ? 0.42 : 0.6);
  const y = frame.y + frame.height * (hasBar ? 0.18 : 0.2);
  headline(
    design,
    written,
    { ...frame, y, height },
    {
      face: 'poppins',
      on,
      fills: [tone],
      align: 'center',
      vertical: 'middle',
      maxLines: 2,
      perLine: 9,
    },
  );
  const bar = { ...frame, y: frame.y + frame.height * 0.7, height: frame.height * 0.1 };
  if (of && hasBar) {
    const row = { ...frame, y: frame.y + frame.height * 0.62, height: frame.height * 0.26 };
    people(design, [Number(of[1]), all], row, tone, on);
  } else if (hasBar) {
    const r = bar.height / 2;
    const track = path(roundedPath([bar.x, bar.y], bar.width, bar.height, r), mix(on, tone, 0.25));
    const width = Math.max(bar.height, (bar.width * Math.min(100, value)) / 100);
    design.addArt(track, path(roundedPath([bar.x, bar.y], width, bar.height, r), tone));
  }
}
