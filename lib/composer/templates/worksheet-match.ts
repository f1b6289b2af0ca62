import { circle, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { mix } from '@/lib/color/hex';
import type { BriefElement } from '../brief';
import { MATCHES } from './content/matches.data';
import { type Frame, inset, split } from './design/frame';
import { accentOf } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { kitArt } from './design/subject';
import { matching, textOf } from './design/words';
import type { Sheet } from './worksheet';

const PAPER = '#ffffff';
const PAIRS_MAX = 4;

/** One picture in its field, with a dot on the side from which a line is to be drawn. */
function field(
  { design, request }: Sheet,
  element: BriefElement,
  frame: Frame,
  isLeft: boolean,
  index: number,
): void {
  const on = mix(PAPER, accentOf(request.palette, index), 0.16);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(24)), on),
  );
  const art = kitArt(
    request,
    { ...element, count: 1 },
    inset(frame, frame.width * 0.08, frame.height * 0.08),
  );
  if (art) design.addArt(art.svg);
  const x = isLeft ? frame.x + frame.width + design.px(28) : frame.x - design.px(28);
  design.addArt(circle([x, frame.y + frame.height / 2], design.px(11), '#5a6078'));
}

/** Two columns of pictures that belong to each other, the right one in another order. */
export function matchSheet(sheet: Sheet, header: (sheet: Sheet, title: string) => Frame): void {
  const { design, request } = sheet;
  const { title, pairs } = matching(textOf(request.brief), MATCHES) ?? MATCHES[0];
  const frame = header(sheet, title);
  const shown = pairs.slice(0, PAIRS_MAX);
  const rows = split(
    frame,
    'down',
    shown.map(() => 1),
    design.px(20),
  );
  const width = frame.width * 0.32;
  rows.forEach((row, index) => {
    const [left] = shown[index] ?? [];
    const right = shown[(index + 2) % shown.length]?.[1];
    if (left === undefined || right === undefined) return;
    field(sheet, elementOfWord(request, left), { ...row, width }, true, index);
    const x = row.x + row.width - width;
    field(sheet, elementOfWord(request, right), { ...row, x, width }, false, index + 1);
  });
  design.tell('pairs to match', ...shown.flat());
  for (const { id } of request.brief.elements) design.show(id);
}
