import { mix } from '@/lib/color/hex';
import { line, stroke } from '@/lib/svg/markup';
import { type Frame, split } from './design/frame';
import { listedElement } from './design/item-sign';
import { kitArt } from './design/subject';
import { capHeightPx, placeLine } from './design/type';
import { sentenceCase } from './design/words';
import { PAPER, type Sheet } from './worksheet';

const ROWS = 3;

/** A word to be written: its picture, the word itself, and lines on which it is gone over. */
export function wordSheet(sheet: Sheet, header: (sheet: Sheet, title: string) => Frame): void {
  const { design, request } = sheet;
  const word = request.brief.template?.title ?? '';
  const frame = header(sheet, `The word ${word}`);
  const [picture = frame, lines = frame] = split(frame, 'down', [0.8, 1.2], design.px(30));
  const element = listedElement(request, 0);
  const art = element && kitArt(request, { ...element, count: 1 }, picture);
  if (art && element) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  const grey = mix(PAPER, request.palette.ink, 0.5);
  const rule = mix(PAPER, request.palette.ink, 0.3);
  const rows = split(
    lines,
    'down',
    Array.from({ length: ROWS }, () => 1),
    design.px(24),
  );
  rows.forEach((row, index) => {
    const base = row.y + row.height * 0.78;
    const cap = row.height * 0.58;
    for (const y of [base, base - cap])
      design.addArt(
        line(
          [
            [row.x, y],
            [row.x + row.width, y],
          ],
          rule,
          design.px(3),
        ),
      );
    const sizePx = cap / capHeightPx('fredokaText', 1);
    for (let half = 0; half < 2; half += 1) {
      const set = {
        face: 'fredokaText',
        sizePx,
        align: 'center',
        maxWidthPx: row.width * 0.44,
      } as const;
      const at = [row.x + row.width * (0.25 + half * 0.5), base] as const;
      // The first is the model; the others are dashes to be gone over.
      if (index === 0 && half === 0)
        design.text(word, at, { ...set, fill: grey, on: PAPER, contrast: 1 });
      else
        design.addArt(
          `<g stroke-dasharray="${design.px(9)} ${design.px(8)}">${stroke(placeLine(word, at, set).pathData, grey, design.px(3.5))}</g>`,
        );
    }
  });
  design.tell('lines to trace', sentenceCase(word));
}
