import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import { pictureBand } from './design/band';
import { Design } from './design/design';
import { cells, type Frame, inset, split } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { itemPanel, listedElement } from './design/item-sign';
import { fittedWords, fittingSize } from './design/fitted-words';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { matching, sentenceCase, textOf } from './design/words';
import { STEPS } from './content/steps.data';
import { elementOfWord } from './design/picture-of';
import { drawFact } from './infographic-fact';
import { isWhole, share, textOfItem } from './infographic-figures';
import { areMeasures, drawMeasures } from './infographic-measures';
import { drawRing } from './infographic-ring';
import { orbit } from './orbit';
import { hub } from './steps-hub';
import type { Template, TemplateRequest } from './template';

/** More of them stand in two columns. */
const ROWS_MAX = 5;

type Item = NonNullable<NonNullable<TemplateRequest['brief']['template']>['items']>[number];

interface Card {
  design: Design;
  item: Item;
  index: number;
  element: BriefElement | undefined;
  frame: Frame;
  sizePx: number;
  isNumbered: boolean;
}

/** A card as wide as its column: its picture or figure, its words. */
function row(card: Card): void {
  const { design, item, index, frame, sizePx, isNumbered } = card;
  const { palette } = design.request;
  const on = cardOn(palette);
  const pad = frame.height * PANEL_PAD;
  let x = frame.x + pad * 2.4;
  if (item.written) {
    const width = Math.min(frame.width * 0.36, frame.height * 2.1);
    share(design, item, { ...frame, x, width }, { tone: accentOf(palette, index), on });
    x += width + pad * 2.4;
  } else {
    const field = inset({ ...frame, width: panelWidth(frame) }, pad, pad);
    itemPanel(design, card.element, { index, frame: field, on, isNumbered });
    x = field.x + field.width + pad * 3.4;
  }
  const box = inset(
    { ...frame, x, width: frame.x + frame.width - x - pad * 2 },
    0,
    frame.height * 0.1,
  );
  fittedWords(design, textOfItem(item), box, { sizePx, align: 'left', on });
  if (card.element) design.show(card.element.id);
}

/** Of the height of a card, what is free around the field of its picture. */
const PANEL_PAD = 0.06;
/** The field of a picture in a row: as wide as it is high and a little more, and never half of it. */
const panelWidth = ({ width, height }: Frame): number => Math.min(height * 1.35, width * 0.42);

/** A card of a grid: its picture or figure above its words. */
function tile({ design, item, index, element, frame, sizePx, isNumbered }: Card): void {
  const { palette } = design.request;
  const on = cardOn(palette);
  const pad = Math.min(frame.width, frame.height) * PANEL_PAD;
  const [above, below] = split(inset(frame, pad, pad), 'down', [2.1, 1], pad);
  if (!above || !below) return;
  if (item.written) share(design, item, above, { tone: accentOf(palette, index), on });
  else itemPanel(design, element, { index, frame: above, on, isNumbered });
  fittedWords(design, textOfItem(item), below, { sizePx, align: 'center', on });
  if (element) design.show(element.id);
}

function columnsOf(count: number, frame: Frame, wantsTiles: boolean): number {
  const isWide = frame.width > frame.height * 1.35;
  if (isWide) return count <= ROWS_MAX ? count : Math.ceil(count / 2);
  if (count <= 3 || (count === ROWS_MAX && !wantsTiles)) return 1;
  return wantsTiles && count % 3 === 0 ? 3 : count === 4 && !wantsTiles ? 1 : 2;
}

function drawCards(design: Design, items: readonly Item[], frame: Frame): void {
  const { request } = design;
  const columns = columnsOf(items.length, frame, construction(request, [false, true, false, true]));
  const all = cells(frame, items.length, columns, design.px(20));
  const [first = frame] = all;
  const isRow = first.width > first.height * 1.8;
  const hasFigures = items.some(({ written }) => written);
  const box = isRow
    ? {
        width:
          first.width - (hasFigures ? first.height * 2.7 : panelWidth(first) + first.height * 0.25),
        height: first.height * 0.8,
      }
    : { width: first.width * 0.84, height: first.height * 0.26 };
  const sizes = items.map(({ text }) => fittingSize(text, box, design.px(isRow ? 42 : 34)));
  const sizePx = Math.min(...sizes);
  all.forEach((cell, index) => {
    const item = items[index];
    if (!item) return;
    design.addGround(
      path(
        roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(28)),
        cardOn(request.palette),
      ),
    );
    const element = elementOf(request, item, index);
    const card = { design, item, index, element, frame: cell, sizePx, isNumbered: !hasFigures };
    (isRow ? row : tile)(card);
  });
}

/** The thing of an item; known steps of that name lend their signs. */
function elementOf(request: TemplateRequest, { text }: Item, index: number) {
  const known = matching(textOf(request.brief), STEPS);
  const sign = known?.steps.find(({ head }) => text.toLowerCase().includes(head.toLowerCase()));
  const own = listedElement(request, index) ?? elementOfWord(request, text);
  return sign?.shows && !own.concept ? { ...elementOfWord(request, sign.shows), id: own.id } : own;
}

/** A title, what the prompt wants to be seen, and each thing that it lists with its figure. */
export function drawInfographic(request: TemplateRequest): Design {
  const design = new Design(request);
  const { brief } = request;
  const ground = mix(request.palette.ground, accentOf(request.palette, 0), 0.07);
  const palette = { ...request.palette, ground };
  design.fillGround(ground);
  const { title, items = [] } = brief.template ?? {};
  const heading = title ?? brief.lettering[0];
  // Things that the prompt wants beside what it lists.
  const beside = brief.elements.filter(({ id }) => !/^i\d|^middle$/.test(id));
  const middle = brief.elements.find(({ id }) => id === 'middle');
  const isAround = brief.template?.laid?.flow === 'around' && items.length > 2;
  const isTitleAmid = isAround && !middle;
  const page =
    heading === undefined || isTitleAmid
      ? design.page
      : pageTitle(design, sentenceCase(heading), { align: 'center', palette });
  if (isAround) {
    const around = items.map((item, index) => ({
      name: sentenceCase(item.text),
      element: elementOf(request, item, index),
    }));
    orbit(design, around, page, middle ?? sentenceCase(heading ?? ''));
    return design;
  }
  if (middle && items.length > 2 && !items.some(({ written }) => written)) {
    const told = items.map(({ text }) => ({ head: sentenceCase(text), shows: text.toLowerCase() }));
    hub({ design, request, steps: told, frame: page }, middle);
    return design;
  }
  const [only] = items;
  if (items.length === 1 && only?.written?.includes('%')) {
    const shown = [...beside, ...brief.elements].find((one) => request.drawingOf(one, 1));
    drawFact(design, only, page, shown);
    return design;
  }
  const frame = pictureBand(design, page, beside);
  if (isWhole(items)) drawRing(design, items, frame);
  else if (areMeasures(items))
    drawMeasures(design, items, frame, (index) => {
      const item = items[index];
      return item && elementOf(request, item, index);
    });
  else drawCards(design, items, frame);
  for (const { id, phrase } of brief.elements)
    if (heading?.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
  return design;
}

export const infographic: Template = {
  id: 'infographic',
  draw: (request) => drawInfographic(request).finish(),
};
