import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from '../design/design';
import { cells, square } from '../design/frame';
import { accentOf, inkOn, strongSurface } from '../design/ink';
import { elementOfWord } from '../design/picture-of';
import { iconIn, iconWordOf } from '../design/subject';
import { pageTitle } from '../design/title';
import { matching, textOf } from '../design/words';
import type { Template } from '../template';
import { QUADRANTS } from './structures.data';

/** Four fields that fill the page, each with its letter, its name, its question and its sign. */
export const quadrants: Template = {
  id: 'quadrants',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(palette.ground);
    const { title, parts } = matching(textOf(request.brief), QUADRANTS) ?? QUADRANTS[0];
    const frame = pageTitle(design, title, { align: 'center' });
    cells(frame, parts.length, 2, design.px(20)).forEach((cell, index) => {
      const part = parts[index];
      if (!part) return;
      const tone = strongSurface(accentOf(palette, index));
      const ink = inkOn(tone, palette);
      design.addGround(
        path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(30)), tone),
      );
      const pad = cell.width * 0.07;
      const side = Math.min(cell.width * 0.34, cell.height * 0.42);
      const word = iconWordOf(elementOfWord(request, part.shows)) ?? part.shows;
      const at = square([cell.x + cell.width - pad - side / 2, cell.y + pad + side / 2], side);
      const color = mix(tone, ink, 0.85);
      const sign = iconIn(word, at, {
        style: 'line',
        ink: color,
        cool: color,
        warm: color,
        ground: tone,
        strokePx: side * 0.06,
      });
      if (sign) design.addArt(sign.svg);
      const set = { fill: ink, on: tone, maxWidthPx: cell.width - 2 * pad } as const;
      const [x, bottom] = [cell.x + pad, cell.y + cell.height];
      design.text(part.head.charAt(0), [x, cell.y + pad + side * 0.86], {
        ...set,
        face: 'poppins',
        sizePx: side * 1.1,
      });
      design.text(part.head, [x, bottom - cell.height * 0.25], {
        ...set,
        face: 'poppins',
        sizePx: Math.min(design.px(52), cell.height * 0.15),
      });
      design.text(part.body, [x, bottom - cell.height * 0.11], {
        ...set,
        face: 'interText',
        sizePx: Math.min(design.px(29), cell.height * 0.085),
      });
    });
    for (const { id } of request.brief.elements) design.show(id);
    return design.finish();
  },
};
