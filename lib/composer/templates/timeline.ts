import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Event } from './content/timelines.data';
import { Design } from './design/design';
import { type Frame, split, square } from './design/frame';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from './design/ink';
import { itemArt } from './design/item-sign';
import { fittedWords, fittingSize } from './design/fitted-words';
import { ladder } from './design/ladder';
import { elementOfWord } from './design/picture-of';
import { pageTitle } from './design/title';
import { sizeForAll, wrapLines } from './design/type';
import { construction } from './design/variety';
import type { Template, TemplateRequest } from './template';
import { toFillIn } from './labelled-layouts';
import { contentOf, MILESTONE } from './timeline-content';
import { road } from './timeline-road';

interface Parts {
  design: Design;
  request: TemplateRequest;
  events: readonly Event[];
  frame: Frame;
}

function sign({ design, request }: Parts, event: Event, at: Point, r: number, index: number): void {
  const { palette } = request;
  const tone = accentOf(palette, index);
  const disc = mix(cardOn(palette), tone, 0.28);
  design.addArt(circle(at, r, disc));
  const place = square(at, r * 1.5);
  const drawn = (word: string) => {
    const shows = elementOfWord(request, word);
    const art = itemArt(request, shows, place, { tone, on: disc });
    return art && { element: shows, ...art };
  };
  // What nothing shows is a milestone.
  const art = drawn(event.shows || MILESTONE) ?? drawn(MILESTONE);
  if (!art) return;
  const { element } = art;
  design.addArt(art.svg);
  if (!element.id.startsWith('table-')) design.show(element.id);
}

function words(
  { design, request }: Parts,
  event: Event,
  [x, y]: Point,
  widthPx: number,
  on: string,
  align: 'left' | 'center',
): void {
  const { palette } = request;
  const size = design.px(30);
  const below =
    event.head === ''
      ? y
      : design.paragraph(event.head, [x, y], {
          face: 'poppinsSemiBold',
          sizePx: size,
          widthPx,
          align,
          leading: 1.2,
          fill: palette.ink,
          on,
        });
  if (event.body)
    design.paragraph(event.body, [x, below + size * 0.1], {
      face: 'interText',
      sizePx: design.px(20),
      widthPx,
      align,
      fill: palette.muted,
      on,
    });
}

/** Of the short side, how high a card is without a text, and with one of so many letters. */
const CARD = { least: 0.38, text: 0.18, each: 0.0036 } as const;

/** Years over a line, each with a card below. */
function cards(parts: Parts): void {
  const { design, request, events, frame } = parts;
  const { palette } = request;
  const longest = Math.max(0, ...events.map(({ body = '' }) => body.length));
  const columns = split(
    frame,
    'across',
    events.map(() => 1),
    design.px(18),
  );
  const width = columns[0]?.width ?? frame.width;
  const years = events.map(({ year }) => year);
  const set = { face: 'poppins', sizePx: design.size(2.6) } as const;
  const sizePx = sizeForAll(years, width * 0.9, set);
  const textPx = design.shortSide * Math.min(CARD.text, longest * CARD.each);
  const whole = sizePx * 1.5 + design.px(36) + design.shortSide * CARD.least + textPx;
  const start = frame.y + Math.max(0, (frame.height - whole) * 0.4);
  const lineY = start + sizePx * 1.5;
  const top = lineY + design.px(36);
  const height = Math.min(frame.y + frame.height, start + whole) - top;
  const rule: Point[] = [
    [frame.x, lineY],
    [frame.x + frame.width, lineY],
  ];
  design.addArt(line(rule, hairline(palette, 0.25), design.px(4)));
  events.forEach((event, index) => {
    const column = columns[index];
    if (!column) return;
    const tone = accentOf(palette, index);
    const knot: Point = [column.x + design.px(12), lineY];
    const year: Point = [column.x, start + sizePx * 0.76];
    design.text(event.year, year, { ...set, sizePx, fill: tone, on: palette.ground, contrast: 3 });
    design.addArt(circle(knot, design.px(13), tone), circle(knot, design.px(5), palette.ground));
    eventCard(parts, event, index, { ...column, y: top, height });
  });
}

function eventCard(parts: Parts, event: Event, index: number, card: Frame): void {
  const { design, request } = parts;
  const surface = cardOn(request.palette);
  design.addGround(
    path(roundedPath([card.x, card.y], card.width, card.height, design.px(20)), surface),
  );
  const pad = design.px(20);
  const r = Math.min(card.width * 0.42, design.px(110));
  sign(parts, event, [card.x + card.width / 2, card.y + pad + r], r, index);
  const at: Point = [card.x + pad, card.y + pad * 2.7 + r * 2];
  words(parts, event, at, card.width - 2 * pad, surface, 'left');
}

/** Bands over the whole page: a year on its colour, a large picture, what happened. */
function bands(parts: Parts): void {
  const { design, request, events, frame } = parts;
  const { palette } = request;
  const rows = split(
    frame,
    'down',
    events.map(() => 1),
    design.px(14),
  );
  const [first = frame] = rows;
  const yearWidth = Math.min(frame.width * 0.26, first.height * 2.2);
  const set = { face: 'poppins', sizePx: Math.min(design.px(62), first.height * 0.44) } as const;
  const yearPx = sizeForAll(
    events.map(({ year }) => year),
    yearWidth * 0.82,
    set,
  );
  rows.forEach((row, index) => {
    const event = events[index];
    if (!event) return;
    const tone = strongSurface(accentOf(palette, index));
    const on = mix(cardOn(palette), accentOf(palette, index), 0.16);
    const radius = Math.min(design.px(28), row.height * 0.24);
    design.addGround(path(roundedPath([row.x, row.y], row.width, row.height, radius), on));
    design.addGround(path(roundedPath([row.x, row.y], yearWidth, row.height, radius), tone));
    const y = row.y + row.height / 2;
    design.text(event.year, [row.x + yearWidth / 2, y], {
      ...set,
      sizePx: yearPx,
      align: 'center',
      middle: true,
      fill: inkOn(tone, palette),
      on: tone,
      contrast: 3,
    });
    const r = row.height * 0.44;
    const x = row.x + yearWidth + r + design.px(18);
    sign(parts, event, [x, y], r, index);
    bandWords(parts, event, { ...row, x: x + r + design.px(20) }, on);
  });
}

/** What happened, large enough for the row that it stands in. */
function bandWords({ design, request, frame }: Parts, event: Event, row: Frame, on: Hex): void {
  const { palette } = request;
  const width = frame.x + frame.width - row.x - design.px(20);
  const headPx = Math.min(design.px(42), row.height * 0.29);
  const bodyPx = Math.min(design.px(28), row.height * 0.2);
  const body = { face: 'interText', sizePx: bodyPx, align: 'left' } as const;
  const lines = event.body ? wrapLines(event.body, width, body).length : 0;
  const whole = headPx + lines * bodyPx * 1.25;
  const top = row.y + (row.height - whole) / 2;
  if (event.head)
    design.text(event.head, [row.x, top + headPx * 0.8], {
      face: 'poppinsSemiBold',
      sizePx: headPx,
      maxWidthPx: width,
      fill: palette.ink,
      on,
    });
  if (event.body)
    design.paragraph(event.body, [row.x, top + headPx + bodyPx], {
      ...body,
      widthPx: width,
      leading: 1.25,
      fill: palette.muted,
      on,
    });
}

/** Milestones on a rising band of steps. */
function stairs(parts: Parts): void {
  const { design, request, events, frame } = parts;
  const { palette } = request;
  const columns = split(
    frame,
    'across',
    events.map(() => 1),
    design.px(14),
  );
  const rise = (frame.height * 0.36) / events.length;
  events.forEach((event, index) => {
    const column = columns[index];
    if (!column) return;
    const height = frame.height * 0.34 + rise * index;
    const top = frame.y + frame.height - height;
    const tone = accentOf(palette, index);
    const surface = mix(palette.ground, tone, 0.22);
    design.addGround(
      path(roundedPath([column.x, top], column.width, height, design.px(18)), surface),
    );
    const r = Math.min(column.width * 0.42, design.px(92));
    const pad = design.px(16);
    sign(parts, event, [column.x + column.width / 2, top - r - design.px(56)], r, index);
    design.text(event.year, [column.x + column.width / 2, top - design.px(16)], {
      face: 'poppins',
      sizePx: Math.min(design.size(1.9), column.width * 0.34),
      align: 'center',
      fill: tone,
      on: palette.ground,
      contrast: 3,
    });
    words(
      parts,
      event,
      [column.x + pad, top + design.px(44)],
      column.width - 2 * pad,
      surface,
      'left',
    );
  });
}

/** Large years in their colours, a line between, the picture of each at the other side. */
function years({ design, request, events, frame }: Parts): void {
  ladder(
    design,
    request,
    frame,
    events.map((event) => ({ ...event, label: event.year })),
  );
}

/** Less room than this beside each other, and a line runs down the page. */
const LINE_CELL = 200;

/** A line down the page, a dot and a date for each event, its picture and its words beside. */
function downLine(parts: Parts): void {
  const { design, request, events, frame } = parts;
  const { palette } = request;
  const rows = split(
    frame,
    'down',
    events.map(() => 1),
    design.px(14),
  );
  const [first = frame] = rows;
  const yearWidth = frame.width * 0.24;
  const x = frame.x + yearWidth + design.px(34);
  const ends = [first, rows.at(-1) ?? first].map(({ y, height }): Point => [x, y + height / 2]);
  design.addArt(line(ends, hairline(palette, 0.3), design.px(6)));
  const set = { face: 'poppins', sizePx: Math.min(design.px(58), first.height * 0.42) } as const;
  const yearPx = sizeForAll(
    events.map(({ year }) => year),
    yearWidth,
    set,
  );
  rows.forEach((row, index) => {
    const event = events[index];
    if (!event) return;
    const tone = strongSurface(accentOf(palette, index));
    const y = row.y + row.height / 2;
    design.text(event.year, [frame.x + yearWidth, y], {
      ...set,
      sizePx: yearPx,
      align: 'right',
      middle: true,
      fill: tone,
      on: palette.ground,
      contrast: 3,
    });
    design.addArt(
      circle([x, y], design.px(17), tone),
      circle([x, y], design.px(7), palette.ground),
    );
    const r = row.height * 0.47;
    sign(parts, event, [x + design.px(44) + r, y], r, index);
    bandWords(parts, event, { ...row, x: x + design.px(70) + r * 2 }, palette.ground);
  });
}

/** A line across the page with events above and below it in turn. */
function acrossLine(parts: Parts): void {
  const { design, request, events, frame } = parts;
  const { palette } = request;
  const y = frame.y + frame.height / 2;
  const isBlank = request.brief.template?.laid?.isWordless === true;
  const ends: Point[] = [
    [frame.x, y],
    [frame.x + frame.width, y],
  ];
  design.addArt(line(ends, hairline(palette, 0.3), design.px(10)));
  const step = frame.width / events.length;
  const width = Math.min(step * 1.7, frame.width * 0.36);
  const r = Math.min(width * 0.34, frame.height * 0.155);
  events.forEach((event, index) => {
    const x = Math.min(
      frame.x + frame.width - width / 2,
      Math.max(frame.x + width / 2, frame.x + step * (index + 0.5)),
    );
    const knot = frame.x + step * (index + 0.5);
    const isAbove = index % 2 === 0;
    const tone = strongSurface(accentOf(palette, index));
    const side = isAbove ? -1 : 1;
    const reach = design.px(44);
    const stem: Point[] = [
      [knot, y],
      [knot, y + side * reach],
    ];
    design.addArt(line(stem, tone, design.px(5)), circle([knot, y], design.px(18), tone));
    design.addArt(circle([knot, y], design.px(8), palette.ground));
    const text = frame.height * 0.17;
    const middle = isAbove ? y - reach - text - r : y + reach + text + r + design.px(16);
    const words = isAbove ? y - reach - text : y + reach;
    sign(parts, event, [x, middle], r, index);
    if (isBlank) {
      toFillIn(design, { x: x - width * 0.42, y: words + text / 2, width: width * 0.84 });
      return;
    }
    const yearPx = Math.min(design.px(44), text * 0.4);
    const head = { x: x - width / 2, y: words + yearPx, width, height: text - yearPx };
    design.text(event.year, [x, words + yearPx * 0.95], {
      face: 'poppins',
      sizePx: yearPx,
      align: 'center',
      maxWidthPx: width,
      fill: tone,
      on: palette.ground,
      contrast: 3,
    });
    const sizePx = fittingSize(event.head, head, design.px(32));
    fittedWords(design, event.head, head, { sizePx, align: 'center', on: palette.ground });
  });
}

/** Dates in their order: cards under a line, bands, or stairs. */
export const timeline: Template = {
  id: 'timeline',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { title, events, span } = contentOf(design, request);
    const first = events[0]?.year;
    const last = events.at(-1)?.year;
    const [from, to] = /^\d{4}$/.test(first ?? '') ? [first, last] : (span ?? []);
    const subtitle =
      from && to && from !== to && !title.includes(from) ? `${from}–${to}` : undefined;
    const frame = pageTitle(design, title, subtitle === undefined ? {} : { subtitle });
    const isTall = design.height > design.width * 1.15;
    const isTight = frame.width / events.length < design.px(210);
    const standing = isTall || (isTight && design.width < design.height * 1.3);
    const lying = design.width > design.height * 1.2 ? [cards, stairs] : [bands, stairs];
    const [usual = bands, ...others] = standing ? [bands] : lying;
    const isOnLine = request.brief.template?.page === 'line';
    const onLine =
      standing || frame.width / events.length < design.px(LINE_CELL) ? downLine : cards;
    const isRoad = request.brief.template?.page === 'road';
    const isAcross = request.brief.template?.laid?.flow === 'across';
    const draw = isRoad
      ? road
      : isAcross
        ? acrossLine
        : isOnLine
          ? onLine
          : construction(request, [usual, years, ...others]);
    draw({ design, request, events, frame });
    design.tell('milestones');
    for (const { id, phrase } of request.brief.elements)
      if (
        /timeline|milestone|stages?$|drawings?$|history|flight|space|company/i.test(phrase) ||
        events.some(({ head }) => head.toLowerCase().includes(phrase.toLowerCase()))
      )
        design.show(id);
    return design.finish();
  },
};
