import { mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import type { Frame } from './design/frame';
import { headline } from './design/headline';
import { inkOn, isDark } from './design/ink';
import { surfaceFor, titleHeight, titleOptions } from './poster-layouts';
import { type PosterParts, subject } from './poster-subject';

/** Of the width, the column of what is announced, where there is anything. */
const COLUMN = 0.32;
/** Of the short side, the letters of an announcement. */
const LINE_SIZE = 0.042;

/** The masthead over the whole width, whoever is on the cover as large as the page, and what is announced beside them. */
export function magazine(parts: PosterParts): void {
  const { design, request, title } = parts;
  // One line alone is no column; the picture has the whole page.
  const lines = parts.lines.length > 1 ? parts.lines : [];
  const { palette } = request;
  const { page, width: w, height: h } = design;
  const full = surfaceFor(parts, 1);
  const ground = isDark(full) ? full : mix(full, '#ffffff', 0.25);
  design.fillGround(ground);
  const room: Frame = { ...page, y: page.y * 0.8, height: h * 0.2 };
  const head = titleHeight(parts, room, ground);
  const top = room.y + head + h * 0.035;
  const floor = h * 0.9;
  const column = lines.length > 0 ? w * COLUMN : 0;
  const middle = column + (w - column) / 2;
  const disc = Math.min((w - column) * 0.5, (h - top) * 0.44);
  design.addGround(
    circle(
      [middle, top + (floor - top) * 0.48],
      disc,
      mix(ground, '#ffffff', isDark(ground) ? 0.14 : 0.3),
    ),
    path(
      `M0 ${floor}C${w * 0.3} ${floor - h * 0.03} ${w * 0.7} ${floor - h * 0.03} ${w} ${floor}V${h}H0Z`,
      mix(ground, palette.ink, 0.2),
    ),
  );
  subject(
    parts,
    { x: column + w * 0.03, y: top, width: w - column - w * 0.07, height: h * 0.95 - top },
    ground,
    0,
  );
  if (title !== undefined)
    headline(
      design,
      title,
      { ...room, height: head + 1 },
      {
        ...titleOptions(parts, ground, 'center'),
        perLine: 24,
      },
    );
  const ink = inkOn(ground, palette);
  const sizePx = design.shortSide * LINE_SIZE;
  let y = top + (floor - top) * 0.22;
  for (const line of lines) {
    design.addGround(rectangle([page.x, y - sizePx * 1.5], w * 0.08, sizePx * 0.16, ink));
    y =
      design.paragraph(line, [page.x, y], {
        face: 'poppinsSemiBold',
        sizePx,
        widthPx: column - page.x,
        leading: 1.22,
        fill: ink,
        on: ground,
      }) +
      sizePx * 2.4;
  }
}
