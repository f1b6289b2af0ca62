import { mix } from '@/lib/color/hex';
import { path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { cells, columnsFor, type Frame, inset, split } from './design/frame';
import { accentOf, inkOn, strongSurface } from './design/ink';
import { kitArt } from './design/subject';
import { sentenceCase } from './design/words';
import { FACE, PAPER, type Sheet } from './worksheet';

/** Two boxes by their names, and below them what is to be cut out and put into one of them. */
export function sortSheet(sheet: Sheet, header: (sheet: Sheet, title: string) => Frame): void {
  const { design, request } = sheet;
  const { palette, brief } = request;
  const names = (brief.template?.items ?? []).map(({ text }) => sentenceCase(text));
  const frame = header(sheet, 'Cut out and sort');
  const [boxes = frame, things = frame] = split(frame, 'down', [1, 1.1], design.px(34));
  split(
    boxes,
    'across',
    names.map(() => 1),
    design.px(24),
  ).forEach((place, index) => {
    const tone = strongSurface(accentOf(palette, index));
    const top = Math.min(design.px(74), place.height * 0.3);
    const outline = roundedPath([place.x, place.y], place.width, place.height, design.px(24));
    design.addGround(path(outline, mix(PAPER, tone, 0.1)));
    design.addGround(path(roundedPath([place.x, place.y], place.width, top, design.px(24)), tone));
    design.addArt(stroke(outline, tone, design.px(5)));
    design.text(names[index] ?? '', [place.x + place.width / 2, place.y + top / 2], {
      face: FACE,
      sizePx: top * 0.54,
      align: 'center',
      middle: true,
      maxWidthPx: place.width * 0.9,
      fill: inkOn(tone, palette),
      on: tone,
    });
  });
  const { elements } = brief;
  const grey = mix(PAPER, palette.ink, 0.45);
  cells(things, elements.length, columnsFor(elements.length, things), design.px(18)).forEach(
    (cell, index) => {
      const element = elements[index];
      if (!element) return;
      const label = Math.min(cell.height * 0.22, design.px(46));
      const card = roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(14));
      design.addArt(
        `<g stroke-dasharray="${design.px(12)} ${design.px(9)}">${stroke(card, grey, design.px(3))}</g>`,
      );
      const room = inset({ ...cell, height: cell.height - label }, cell.width * 0.1, design.px(12));
      const art = kitArt(request, { ...element, count: 1 }, room);
      if (art) {
        design.addArt(art.svg);
        design.show(element.id);
      }
      design.text(element.phrase, [cell.x + cell.width / 2, cell.y + cell.height - label * 0.62], {
        face: FACE,
        sizePx: label * 0.7,
        align: 'center',
        middle: true,
        maxWidthPx: cell.width * 0.9,
        fill: palette.ink,
        on: PAPER,
      });
    },
  );
  design.tell(...names);
}
