import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import { times } from '@/lib/svg/point';
import type { Frame } from './design/frame';
import { headline } from './design/headline';
import { accentOf, isDark, readable, LARGE_TEXT_CONTRAST } from './design/ink';
import { sector } from './design/shapes';
import { tells, textOf } from './design/words';
import { heightOfLines, smallLines, titleHeight, titleOptions } from './poster-layouts';
import { type PosterParts, subject } from './poster-subject';

/** Which keys of an octave have a black one to their right. */
const BLACK_AFTER = [0, 1, 3, 4, 5];
const KEYS = 14;

/** A row of keys of a piano. */
function keys({ x, y, width, height }: Frame, ink: Hex, paper: Hex): string {
  const step = width / KEYS;
  const gap = step * 0.06;
  const white = times(KEYS, (index) =>
    rectangle([x + index * step + gap / 2, y], step - gap, height, paper),
  );
  const black = times(KEYS - 1, (index) =>
    BLACK_AFTER.includes(index % 7)
      ? rectangle([x + (index + 0.7) * step, y], step * 0.6, height * 0.6, ink)
      : '',
  );
  return white.join('') + black.join('');
}

/** A row of halved squares, as on a tiled frieze. */
function frieze({ x, y, width, height }: Frame, colors: readonly Hex[]): string {
  const count = Math.max(4, Math.round(width / height));
  const step = width / count;
  return times(count, (index) => {
    const left = x + index * step;
    const d =
      index % 2 === 0
        ? sector([left, y + height], 0, Math.min(step, height), 270, 360)
        : sector([left + step, y], 0, Math.min(step, height), 90, 180);
    return path(d, colors[index % colors.length] ?? '#000000');
  }).join('');
}

/** Rings behind the subject, quarter rings in the corners, a row of keys or tiles above the title. */
export function rings(parts: PosterParts): void {
  const { design, request, title } = parts;
  const { palette, brief } = request;
  const page = design.page;
  const [w, h] = [design.width, design.height];
  const ground = palette.ground;
  design.fillGround(ground);
  const room: Frame = { ...page, height: page.height * 0.32 };
  const head = titleHeight(parts, room, ground);
  const low = heightOfLines(parts);
  const [a, b, c] = [0, 1, 2].map((index) => accentOf(palette, index)) as [Hex, Hex, Hex];
  const band = head > 0 ? h * 0.05 : 0;
  const foot = h - page.y * 1.1 - low - head - (head > 0 ? h * 0.05 + band : 0);
  const corner = w * 0.25;
  const quarters = (at: readonly [number, number], from: number, color: Hex) =>
    path(sector([...at], corner * 0.68, corner, from, from + 90), color) +
    path(sector([...at], corner * 0.16, corner * 0.46, from, from + 90), color);
  const radius = Math.min(w * 0.4, foot * 0.44);
  const center = [w / 2, foot * 0.47] as const;
  design.addGround(
    quarters([0, 0], 0, c),
    path(sector([0, foot], 0, corner, 270, 360), b),
    quarters([w, foot], 180, c),
    ...[1, 0.8, 0.6, 0.4].map((share, index) =>
      circle([...center], radius * share, index % 2 === 0 ? a : mix(b, ground, 0.06)),
    ),
  );
  subject(
    parts,
    { x: w * 0.07, y: page.y * 0.7, width: w * 0.86, height: foot - page.y * 0.9 },
    ground,
    0.5,
  );
  if (title === undefined) {
    smallLines(parts, [page.x, h - page.y * 0.9 - low], page.width, ground, 'left');
    return;
  }
  const strip = { ...page, y: foot + band * 0.28, height: band };
  const isOfMusic = tells(textOf(brief), 'jazz', 'piano', 'music', 'blues', 'swing', 'ragtime');
  const paper = isDark(ground) ? '#ffffff' : mix('#ffffff', ground, 0.15);
  design.addArt(
    isOfMusic ? keys(strip, palette.ink, paper) : frieze(strip, [a, palette.ink, c, b]),
  );
  headline(
    design,
    title,
    { ...room, y: strip.y + band + h * 0.022, height: head + 1 },
    titleOptions(parts, ground, 'left', readable(a, ground, LARGE_TEXT_CONTRAST)),
  );
  smallLines(parts, [page.x, h - page.y * 0.72 - low], page.width, ground, 'left');
}
