import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Random } from '@/lib/random/random';
import { times } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { cells, type Frame, inset, middleOf } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { starPath } from './design/shapes';
import { flatLook, pictureArt } from './design/subject';
import { construction } from './design/variety';
import type { Template, TemplateRequest } from './template';

/** A card of bingo: numbers under the letters of its name, or pictures of what the prompt lists; its middle is free. */

const FACE = 'fredoka';
const NAME = 'BINGO';
/** From so many things on a card is of pictures. */
const LEAST_PICTURES = 8;
/** Numbers of a column. */
const PER_LETTER = 15;
/** Of the page, the strip of letters; of its height, the letters. */
const HEAD = { share: 0.15, letters: 0.6 } as const;

interface Parts {
  design: Design;
  request: TemplateRequest;
  /** Fields on a side. */
  side: number;
}

/** Different numbers of a column, as the game has them. */
function numbersOf(column: number, count: number, random: Random): number[] {
  const bag = times(PER_LETTER, (index) => column * PER_LETTER + index + 1);
  return times(count, () => bag.splice(random.whole(0, bag.length - 1), 1)[0] ?? 0);
}

/** The letters of the name, each over a column of its own where there are as many. */
function head({ design, request, side }: Parts, frame: Frame): void {
  const { palette } = request;
  const letters = [...NAME];
  const tabs = cells(frame, letters.length, letters.length, design.px(14));
  const radius = construction(request, [0.5, 0.2, 0.32, 0.06]);
  letters.forEach((letter, index) => {
    const tab = tabs[index] ?? frame;
    const on = strongSurface(accentOf(palette, side === letters.length ? index : 0));
    const round = Math.min(tab.width, tab.height) * radius;
    design.addArt(path(roundedPath([tab.x, tab.y], tab.width, tab.height, round), on));
    const sizePx = Math.min(tab.width, tab.height) * HEAD.letters;
    const set = { face: FACE, sizePx, align: 'center', middle: true } as const;
    design.text(letter, middleOf(tab), { ...set, fill: inkOn(on, palette), on });
  });
}

const lookIn = ({ palette }: TemplateRequest, field: Frame, phrase: string, index: number) => ({
  ...flatLook(palette, index, phrase),
  strokePx: field.width * 0.04,
});

/** What belongs to nobody: a star, or what the game is about. */
function free({ design, request }: Parts, field: Frame, element: BriefElement | undefined): void {
  const look = lookIn(request, field, element?.phrase ?? '', 1);
  const art = element && pictureArt(request, element, inset(field, field.width * 0.12), look);
  const fill = accentOf(request.palette, 1);
  design.addArt(art?.svg ?? path(starPath(middleOf(field), field.width * 0.34, 5, 0.48), fill));
  if (element && art) design.show(element.id);
}

function picture({ design, request }: Parts, field: Frame, element: BriefElement, index: number) {
  const look = lookIn(request, field, element.phrase, index);
  const art = pictureArt(request, element, inset(field, field.width * 0.14), look);
  if (!art) return design.miss(element.phrase);
  design.addArt(art.svg);
  design.show(element.id);
}

export const bingo: Template = {
  id: 'bingo',
  draw(request) {
    const design = new Design(request);
    const { palette, brief, random } = request;
    design.fillGround(palette.ground);
    const { elements } = brief;
    const isOfPictures = elements.length >= LEAST_PICTURES;
    const side = isOfPictures ? Math.min(5, Math.floor(Math.sqrt(elements.length + 1))) : 5;
    const parts = { design, request, side };
    const { x, y, width, height } = design.page;
    const short = Math.min(width, height / (1 + HEAD.share));
    const left = x + (width - short) / 2;
    const top = y + (height - short * (1 + HEAD.share)) / 2;
    head(parts, { x: left, y: top, width: short, height: short * HEAD.share * 0.86 });
    const board = { x: left, y: top + short * HEAD.share, width: short, height: short };
    const fields = cells(board, side * side, side, design.px(isOfPictures ? 16 : 12));
    const columns = times(side, (column) => numbersOf(column, side, random));
    const middle = side % 2 === 1 ? (side * side - 1) / 2 : -1;
    fields.forEach((field, index) => {
      const tone = accentOf(palette, index % side);
      const on = index === middle ? mix(cardOn(palette), tone, 0.3) : cardOn(palette);
      const round = design.px(18);
      design.addGround(path(roundedPath([field.x, field.y], field.width, field.height, round), on));
      const element = elements[index > middle && middle >= 0 ? index - 1 : index];
      if (index === middle) free(parts, field, isOfPictures ? undefined : elements[0]);
      else if (isOfPictures) {
        if (element) picture(parts, field, element, index);
      } else {
        const number = String(columns[index % side]?.[Math.floor(index / side)] ?? '');
        const set = {
          face: FACE,
          sizePx: field.height * 0.5,
          align: 'center',
          middle: true,
        } as const;
        design.text(number, middleOf(field), { ...set, fill: palette.ink, on });
      }
    });
    return design.finish();
  },
};
