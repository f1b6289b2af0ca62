import { type Hex, mix } from '@/lib/color/hex';
import { circle, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { KINDS } from './content/kinds.data';
import { LESSONS } from './content/lessons.data';
import type { KnownSteps } from './content/steps.data';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, inset } from './design/frame';
import { headline } from './design/headline';
import { accentOf, cardOn, inkOn, readable, strongSurface } from './design/ink';
import { formArt, isForm } from './design/form-art';
import { itemArt } from './design/item-sign';
import { elementOfWord } from './design/picture-of';
import { drawnArt, isDrawn } from './drawn';
import { flatLook, iconWordOf, pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { construction } from './design/variety';
import { sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';
import { inOneTone } from './icons/icon-art';

const FACE = 'fredoka';
const ITEMS_MAX = 12;

/** A thing with its name, and what is said of it. */
interface Card {
  name: string;
  body: string;
  shows: string;
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  list: readonly Card[];
}

const cardOf = (lesson: KnownSteps | undefined, name: string): Card => {
  const known = lesson?.steps.find(({ head }) => head.toLowerCase() === name.toLowerCase());
  return { name, body: known?.body ?? '', shows: known?.shows ?? name };
};

/** The lesson that most of some names are of. */
function lessonOf(names: readonly string[]): KnownSteps | undefined {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return [...LESSONS, ...KINDS].find(
    ({ steps }) =>
      steps.filter(({ head }) => wanted.has(head.toLowerCase())).length >= names.length * 0.6,
  );
}

/** What is shown with its name: the listed things, else all that the prompt names. */
function contentOf({ brief }: TemplateRequest): { title: string | undefined; list: Card[] } {
  const { items = [], title: subject } = brief.template ?? {};
  const title = brief.lettering[0] ?? subject;
  const named =
    items.length > 0 ? items.map(({ text }) => text) : brief.elements.map(({ phrase }) => phrase);
  const names = named.slice(0, ITEMS_MAX);
  const lesson = lessonOf(names);
  const isListed = title !== undefined && names.includes(title);
  return {
    title: isListed ? lesson?.title : (title ?? lesson?.title),
    list: names.map((name) => cardOf(lesson, name)),
  };
}

interface Place {
  frame: Frame;
  index: number;
  on: Hex;
}

/** What a card shows: letters as large as they fit, else a picture; whether there is anything. */
function picture({ design, request }: Parts, card: Card, { frame, index, on }: Place): void {
  const { palette } = request;
  const { cool } = flatLook(palette, index, card.shows);
  if (card.shows.startsWith('=')) {
    headline(design, card.shows.slice(1), frame, {
      face: FACE,
      on,
      fills: [readable(cool, on, 3)],
      align: 'center',
      vertical: 'middle',
      maxLines: 1,
    });
    return;
  }
  if (isForm(card.shows)) {
    design.addArt(formArt(card.shows, frame, cool));
    return;
  }
  if (isDrawn(card.shows)) {
    design.addArt(drawnArt(card.shows, frame));
    for (const { id, phrase } of request.brief.elements)
      if (phrase === card.name.toLowerCase()) design.show(id);
    return;
  }
  const own = request.brief.elements.find(
    ({ phrase }) => phrase.toLowerCase() === card.name.toLowerCase(),
  );
  const shown = elementOfWord(request, card.shows.toLowerCase());
  // What a lesson knows of a name says more than the word alone: the strings of an orchestra are no rope.
  const isTaught =
    card.shows.toLowerCase() !== card.name.toLowerCase() &&
    request.drawingOf(shown, 1) !== undefined;
  const isPlain = own?.colors.length === 0 && own.attributes.length === 0;
  const isPictured = request.brief.template?.page === 'pictured';
  const isOwn = own && request.drawingOf(own, 1) && (isPictured || !(isTaught && isPlain));
  const element = own && isOwn ? own : shown;
  const art =
    pictureArt(
      request,
      element,
      frame,
      inOneTone(palette.ink, cool, on, Math.min(frame.width, frame.height) * 0.05),
    ) ?? itemArt(request, element, frame, { tone: cool, on });
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
  if (own) design.show(own.id);
}

const hasPicture = (request: TemplateRequest, { shows }: Card): boolean => {
  const element = elementOfWord(request, shows.toLowerCase());
  return (
    shows.startsWith('=') ||
    isForm(shows) ||
    isDrawn(shows) ||
    request.drawingOf(element, 1) !== undefined ||
    iconWordOf(element) !== undefined
  );
};

/** Cards in a grid, each with a thing, its name and what is said of it below. */
function grid(parts: Parts, frame: Frame, hasCards: boolean): void {
  const { design, request, list } = parts;
  const { palette } = request;
  const columns = columnsFor(list.length, frame);
  const all = cells(frame, list.length, columns, design.px(24));
  const { width, height } = all[0] ?? frame;
  const hasBodies = list.some(({ body }) => body !== '');
  const set = { face: FACE, sizePx: Math.min(design.px(52), height * 0.15) } as const;
  const sizePx = sizeForAll(
    list.map(({ name }) => name),
    width * 0.86,
    set,
  );
  const bodyPx = Math.min(sizePx * 0.72, design.px(27));
  const label = sizePx * 1.9 + (hasBodies ? bodyPx * 2.6 : 0);
  all.forEach((cell, index) => {
    const card = list[index];
    if (card === undefined) return;
    const on = hasCards ? mix(cardOn(palette), accentOf(palette, index), 0.24) : palette.ground;
    if (hasCards)
      design.addGround(
        path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(30)), on),
      );
    const pad = Math.min(cell.width, cell.height) * 0.1;
    const room = inset(cell, pad);
    picture(parts, card, {
      frame: { ...room, height: room.height - label + pad * 0.6 },
      index,
      on,
    });
    const x = cell.x + cell.width / 2;
    const nameY = cell.y + cell.height - label + sizePx * 0.92;
    const text = { align: 'center', fill: palette.ink, on } as const;
    design.text(sentenceCase(card.name), [x, nameY], { ...text, face: FACE, sizePx, middle: true });
    if (card.body)
      design.paragraph(card.body, [x, nameY + sizePx * 0.62 + bodyPx * 0.8], {
        ...text,
        face: 'interText',
        sizePx: bodyPx,
        widthPx: cell.width * 0.88,
        leading: 1.25,
        fill: palette.muted,
      });
  });
}

/** Names that nothing shows stand on strips over the whole page, large enough for the last row. */
function strips({ design, request, list }: Parts, frame: Frame): void {
  const { palette } = request;
  const columns = list.length > 7 ? 2 : 1;
  const all = cells(frame, list.length, columns, design.px(16));
  all.forEach((cell, index) => {
    const card = list[index];
    if (card === undefined) return;
    const tone = accentOf(palette, index);
    const on = mix(cardOn(palette), tone, 0.3);
    const r = Math.min(cell.height * 0.34, design.px(60));
    const surface = strongSurface(tone);
    const middle = cell.y + cell.height / 2;
    design.addGround(
      path(roundedPath([cell.x, cell.y], cell.width, cell.height, cell.height * 0.28), on),
    );
    const at: Point = [cell.x + cell.height * 0.5, middle];
    design.addArt(circle(at, r, surface));
    const text = { face: FACE, middle: true } as const;
    design.text(String(index + 1), at, {
      ...text,
      sizePx: r * 1.1,
      align: 'center',
      fill: inkOn(surface, palette),
      on: surface,
    });
    design.text(sentenceCase(card.name), [cell.x + cell.height, middle], {
      ...text,
      sizePx: Math.min(cell.height * 0.46, design.px(76)),
      maxWidthPx: cell.width - cell.height * 1.3,
      fill: palette.ink,
      on,
    });
  });
}

/** Draws the things with their names; the title is the prompt's own word for them. */
export function drawWallChart(design: Design, request: TemplateRequest): void {
  const { palette, brief } = request;
  design.fillGround(palette.ground);
  const { title, list } = contentOf(request);
  const frame =
    title === undefined
      ? design.page
      : pageTitle(design, sentenceCase(title), { align: 'center', face: FACE });
  const parts = { design, request, list };
  if (!list.some((card) => hasPicture(request, card))) strips(parts, frame);
  else grid(parts, frame, construction(request, [true, false, true, true]));
  for (const { id, phrase } of brief.elements)
    if (title?.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
}

/** A poster for a classroom: each thing with its name. */
export const wallChart: Template = {
  id: 'wall-chart',
  draw(request) {
    const design = new Design(request);
    drawWallChart(design, request);
    return design.finish();
  },
};
