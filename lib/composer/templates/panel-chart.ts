import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { SHARES } from '../understand/words/measured.data';
import type { Design } from './design/design';
import { type Frame, split } from './design/frame';
import { accentOf } from './design/ink';
import { sector } from './design/shapes';

/** A chart as one of several panels: shares that everybody knows, as a pie with their names. */

/** Whether a clause wants a pie, and of what something is known. */
export function sharesOf(caption: string, text: string) {
  if (!/\b(?:pie|donut|ring) chart\b/i.test(text)) return undefined;
  return SHARES.find(([words]) => words.test(caption))?.[1];
}

export function panelChart(
  design: Design,
  shares: NonNullable<ReturnType<typeof sharesOf>>,
  { frame, radius, on }: { frame: Frame; radius: number; on: string },
): void {
  const { palette } = design.request;
  design.addGround(path(roundedPath([frame.x, frame.y], frame.width, frame.height, radius), on));
  const isWide = frame.width > frame.height * 1.15;
  const [picture = frame, names = frame] = split(frame, isWide ? 'across' : 'down', [1.5, 1]);
  const r = Math.min(picture.width, picture.height) * 0.42;
  const at: [number, number] = [picture.x + picture.width / 2, picture.y + picture.height / 2];
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  const tones = shares.map((_, index) =>
    index < 3 ? accentOf(palette, index) : mix(accentOf(palette, index), on, 0.4),
  );
  let from = -90;
  shares.forEach(([, share], index) => {
    const to = from + (share / total) * 360;
    const outline = sector(at, 0, r, from, to);
    design.addArt(path(outline, tones[index] ?? palette.ink), stroke(outline, on, design.px(5)));
    from = to;
  });
  const step = Math.min(names.height / shares.length, design.px(46));
  const top = names.y + (names.height - step * shares.length) / 2;
  const x = isWide ? names.x : names.x + names.width * 0.24;
  shares.forEach(([name], index) => {
    const y = top + step * (index + 0.5);
    design.addArt(circle([x + design.px(11), y], design.px(10), tones[index] ?? palette.ink));
    design.text(name, [x + design.px(32), y], {
      face: 'interSemiBold',
      sizePx: Math.min(design.px(26), step * 0.66),
      middle: true,
      maxWidthPx: names.x + names.width - x - design.px(40),
      fill: palette.ink,
      on,
    });
  });
  design.tell('pie chart');
}
