import { mix } from '@/lib/color/hex';
import { path, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { cells, columnsFor, inset } from './design/frame';
import { accentOf, cardOn, strongSurface, inkOn } from './design/ink';
import { pictureArt } from './design/subject';
import { sizeForAll } from './design/type';
import { titleCase } from './design/words';
import type { TemplateRequest } from './template';
import { inOneTone } from './icons/icon-art';

/** Several cards of one set on a page: a picture and its word on each. */

const CARDS_MAX = 9;
/** What is white is seen on a card that is not. */
const SURFACE_TINT = 0.16;
const PLURAL = /^(?:flash)?cards$/iu;

/** What is on cards of their own, where the prompt asks for cards. */
export function severalOf({ brief }: TemplateRequest): readonly BriefElement[] {
  const isPlural = brief.words.some(({ word }) => word.split(/\s/).some((one) => PLURAL.test(one)));
  const isLetter = brief.lettering.length > 0;
  return isPlural && !isLetter ? brief.elements.slice(0, CARDS_MAX) : [];
}

export function drawCardSet(design: Design, elements: readonly BriefElement[]): void {
  const { request, page } = design;
  const { palette } = request;
  const columns = columnsFor(elements.length, { ...page, width: page.width * 1.25 });
  const frames = cells(page, elements.length, columns, design.px(34));
  const [first = page] = frames;
  const band = first.height * 0.22;
  const words = elements.map(({ phrase }) => titleCase(phrase.replace(/^(?:an?|the) /i, '')));
  const sizePx = sizeForAll(words, first.width * 0.82, { face: 'fredoka', sizePx: band * 0.6 });
  elements.forEach((element, index) => {
    const card = frames[index];
    if (!card) return;
    const on = strongSurface(accentOf(palette, index));
    const surface = mix(cardOn(palette), accentOf(palette, index), SURFACE_TINT);
    const radius = design.px(40);
    const outline = roundedPath([card.x, card.y], card.width, card.height, radius);
    design.addGround(
      path(outline, surface),
      request
        .pen(`card ${String(index)}`, 1)
        .clip(outline, rectangle([card.x, card.y + card.height - band], card.width, band, on)),
    );
    const room = inset(
      { ...card, height: card.height - band },
      card.width * 0.1,
      card.height * 0.07,
    );
    const disc = mix(surface, accentOf(palette, index), 0.25);
    const art = pictureArt(
      request,
      element,
      room,
      inOneTone(palette.ink, on, disc, room.height * 0.04),
      disc,
    );
    if (art) {
      design.addArt(art.svg);
      design.show(element.id);
    } else design.miss(element.phrase);
    design.text(words[index] ?? '', [card.x + card.width / 2, card.y + card.height - band / 2], {
      face: 'fredoka',
      sizePx,
      align: 'center',
      middle: true,
      fill: inkOn(on, palette),
      on,
    });
  });
}
