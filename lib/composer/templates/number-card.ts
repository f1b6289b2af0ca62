import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { cells, columnsFor, type Frame, inset } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { pictureArt } from './design/subject';
import { capHeightPx } from './design/type';
import { letteringOf } from './design/words';
import type { TemplateRequest } from './template';

const NAMES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const NUMERAL = /^(?:the )?(?:number|numeral|digit|figure) (\d{1,2}|\p{L}+)$/iu;
const THINGS_MAX = 20;

/** The number that a card teaches, where it teaches one. */
export function numeralOf({ brief }: TemplateRequest): { value: number; id: string } | undefined {
  for (const { phrase, id } of brief.elements) {
    const word = NUMERAL.exec(phrase)?.[1]?.toLowerCase();
    const value = word === undefined ? -1 : /^\d/.test(word) ? Number(word) : NAMES.indexOf(word);
    if (value >= 0 && value <= THINGS_MAX) return { value, id };
  }
  // Who counts things on a card teaches how many they are.
  const counted = brief.elements.find(({ count: many, several }) => many > 1 && !several);
  const { count = counted?.count } = brief.template ?? {};
  const isCounted = counted !== undefined && letteringOf(brief).every((text) => text.length > 1);
  const isNumber =
    isCounted || brief.words.some(({ word }) => /^(?:number|numeral|counting)$/i.test(word));
  return isNumber && count !== undefined && count <= THINGS_MAX
    ? { value: count, id: '' }
    : undefined;
}

/** As many of a thing as the number says, in rows that can be counted. */
function counted(
  design: Design,
  request: TemplateRequest,
  element: BriefElement,
  count: number,
  frame: Frame,
): void {
  const { palette } = request;
  const columns = count <= 3 ? count : columnsFor(count, frame);
  for (const cell of cells(frame, count, columns, design.px(18))) {
    const art = pictureArt(
      request,
      { ...element, count: 1 },
      inset(cell, cell.width * 0.06, cell.height * 0.06),
      {
        style: 'duotone',
        ink: palette.ink,
        cool: accentOf(palette, 2),
        warm: accentOf(palette, 0),
        ground: cardOn(palette),
        strokePx: cell.width * 0.04,
      },
    );
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  }
}

/** A card that teaches a number: the numeral, so many things, and its name. */
export function drawNumberCard(
  design: Design,
  request: TemplateRequest,
  card: Frame,
  { value, id }: { value: number; id: string },
): void {
  const { palette, brief } = request;
  const surface = cardOn(palette);
  design.addGround(
    path(roundedPath([card.x, card.y], card.width, card.height, design.px(56)), surface),
  );
  const room = inset(card, card.width * 0.09, card.height * 0.07);
  const cap = card.height * 0.26;
  const middle = room.x + room.width / 2;
  design.text(String(value), [middle, room.y + cap / 2], {
    face: 'fredoka',
    sizePx: cap / capHeightPx('fredoka', 1),
    align: 'center',
    middle: true,
    fill: accentOf(palette, 0),
    on: surface,
    contrast: 3,
  });
  design.show(id);
  const thing = brief.elements.find((element) => element.id !== id);
  const field: Frame = {
    ...room,
    y: room.y + cap * 1.2,
    height: room.height - cap * 1.2 - card.height * 0.13,
  };
  design.addGround(
    path(
      roundedPath([field.x, field.y], field.width, field.height, design.px(30)),
      mix(surface, accentOf(palette, 1), 0.18),
    ),
  );
  if (thing && value > 0)
    counted(
      design,
      request,
      thing,
      thing.count > 1 && thing.count <= THINGS_MAX ? thing.count : value,
      inset(field, design.px(24)),
    );
  design.text(
    (NAMES[value] ?? '').toUpperCase(),
    [middle, room.y + room.height - card.height * 0.03],
    {
      face: 'fredoka',
      sizePx: card.height * 0.085,
      trackingEm: 0.05,
      align: 'center',
      middle: true,
      fill: palette.ink,
      on: surface,
    },
  );
}
