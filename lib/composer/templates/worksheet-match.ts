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
import { itemArt, listedElement } from './design/item-sign';
import type { Sheet } from './worksheet';

const PAPER = '#ffffff';
const PAIRS_MAX = 4;
const TOLD_MAX = 5;

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
  const room = inset(frame, frame.width * 0.08, frame.height * 0.08);
  const tone = accentOf(request.palette, index);
  const art =
    kitArt(request, { ...element, count: 1 }, room) ??
    itemArt(request, element, room, { tone, on });
  if (art) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  const x = isLeft ? frame.x + frame.width + design.px(28) : frame.x - design.px(28);
  design.addArt(circle([x, frame.y + frame.height / 2], design.px(11), '#5a6078'));
}

/** Elements by twos, as the prompt pairs them. */
const pairsOf = (elements: readonly BriefElement[]): (readonly [string, string])[] =>
  elements.flatMap(({ phrase }, at) =>
    at % 2 === 0 ? [[phrase, elements[at + 1]?.phrase ?? ''] as const] : [],
  );

/** Two columns of pictures that belong to each other, the right one in another order. */
export function matchSheet(sheet: Sheet, header: (sheet: Sheet, title: string) => Frame): void {
  const { design, request } = sheet;
  const { elements, template } = request.brief;
  const isTold = template?.page === 'match';
  const known = matching(textOf(request.brief), MATCHES);
  const { title, pairs } = isTold
    ? { title: known?.title ?? 'Draw lines to match', pairs: pairsOf(elements) }
    : (known ?? MATCHES[0]);
  const frame = header(sheet, title);
  const shown = pairs.slice(0, isTold ? TOLD_MAX : PAIRS_MAX);
  const elementAt = (pair: number, side: 0 | 1, word: string): BriefElement =>
    (isTold ? listedElement(request, pair * 2 + side) : undefined) ?? elementOfWord(request, word);
  const rows = split(
    frame,
    'down',
    shown.map(() => 1),
    design.px(20),
  );
  const width = frame.width * 0.32;
  rows.forEach((row, index) => {
    const [left] = shown[index] ?? [];
    const other = (index + (shown.length > 3 ? 2 : 1)) % shown.length;
    const right = shown[other]?.[1];
    if (left === undefined || right === undefined) return;
    field(sheet, elementAt(index, 0, left), { ...row, width }, true, index);
    const x = row.x + row.width - width;
    field(sheet, elementAt(other, 1, right), { ...row, x, width }, false, index + 1);
  });
  design.tell('pairs to match', ...(isTold ? [] : shown.flat()));
  if (!isTold) for (const { id } of request.brief.elements) design.show(id);
}
