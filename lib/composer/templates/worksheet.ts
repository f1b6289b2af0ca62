import { mix } from '@/lib/color/hex';
import { circle, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { cells, columnsFor, type Frame, inset, middleOf, split } from './design/frame';
import { accentOf } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { kitArt } from './design/subject';
import { lineArt } from './design/line-art';
import { capHeightPx, placeLine } from './design/type';
import { sentenceCase, tells, textOf } from './design/words';
import { groundOf } from './worksheet-grounds';
import { countsTo, groupSheet } from './worksheet-groups';
import { matchSheet } from './worksheet-match';
import { mazeSheet } from './worksheet-maze';
import { sortSheet } from './worksheet-sort';
import { sumOf, sumSheet } from './worksheet-sums';
import { timeSheet } from './worksheet-time';
import { wordSheet } from './worksheet-words';
import type { Template, TemplateRequest } from './template';

export const FACE = 'fredoka';
export const PAPER = '#ffffff';
/** What is shown where the prompt names nothing that can be drawn. */
const DEFAULT_THINGS = ['dog', 'cat', 'cow', 'horse'] as const;
const THINGS_MAX = 20;
const ROWS_MAX = 5;
/** How many of a thing there are where the prompt doesn't say; no two rows are alike. */
const COUNTS = [3, 5, 2, 4, 6] as const;

export interface Sheet {
  design: Design;
  request: TemplateRequest;
  /** What is drawn of what the prompt names. */
  things: readonly BriefElement[];
}

const greyOf = ({ request }: Pick<Sheet, 'request'>, share: number) =>
  mix(PAPER, request.palette.ink, share);

/** The head of a sheet: its title, and a line for the name of who fills it in. */
export function header(sheet: Pick<Sheet, 'design' | 'request'>, title: string): Frame {
  const { design, request } = sheet;
  const { palette } = request;
  const { page } = design;
  const sizePx = design.px(62);
  const text = { fill: palette.ink, on: PAPER } as const;
  const y = page.y + sizePx * 0.8;
  design.text(title, [page.x, y], { ...text, face: FACE, sizePx, maxWidthPx: page.width * 0.62 });
  const right = page.x + page.width;
  const rule: Point[] = [
    [right - page.width * 0.25, y + design.px(6)],
    [right, y + design.px(6)],
  ];
  design.text('Name', [right - page.width * 0.26, y], {
    ...text,
    face: 'fredokaText',
    sizePx: sizePx * 0.5,
    align: 'right',
    fill: palette.muted,
  });
  design.addArt(line(rule, greyOf(sheet, 0.4), design.px(3)));
  const top = y + design.px(58);
  return { ...page, y: top, height: page.y + page.height - top };
}

function box({ design }: Sheet, frame: Frame, color: string, widthPx: number): void {
  design.addArt(
    stroke(
      roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(22)),
      color,
      widthPx,
    ),
  );
}

/** So many of a thing in rows that can be counted. */
function many({ design, request }: Sheet, thing: BriefElement, count: number, frame: Frame): void {
  const columns = count <= 3 ? count : columnsFor(count, frame);
  for (const cell of cells(frame, count, columns, design.px(14))) {
    const art = kitArt(request, { ...thing, count: 1 }, inset(cell, cell.width * 0.05));
    if (art) design.addArt(art.svg);
  }
  design.show(thing.id);
}

const plural = (phrase: string): string =>
  /s$|\b(?:fish|sheep|deer|children|people|mice|geese|teeth|feet|fruit)$/i.test(phrase)
    ? phrase
    : `${phrase.replace(/y$/, 'ie')}s`;
const bare = (phrase: string): string =>
  phrase.replace(
    /^(?:how many|\d+|an?|the|two|three|four|five|six|seven|eight|nine|ten|twelve) /i,
    '',
  );

/** One thing to count: all of it on what it sits on, and three numbers to choose from. */
function countOne(sheet: Sheet, thing: BriefElement): void {
  const { design, request, things } = sheet;
  const { palette } = request;
  const count = Math.min(THINGS_MAX, thing.count > 1 ? thing.count : 5);
  const frame = header(sheet, `How many ${plural(bare(thing.phrase))}?`);
  const [field, answers] = split(frame, 'down', [3.6, 1], design.px(30));
  if (!field || !answers) return;
  const support = things.find(({ id, count: one }) => id !== thing.id && one === 1);
  design.addGround(
    path(
      roundedPath([field.x, field.y], field.width, field.height, design.px(36)),
      mix(PAPER, accentOf(palette, 1), 0.16),
    ),
  );
  const around = groundOf(request.brief.elements, field);
  if (around) {
    design.addArt(around.svg);
    design.show(around.id);
  }
  const under = support && kitArt(request, support, inset(field, design.px(20)));
  if (under && support) {
    // What they sit on is drawn out until it carries all of them.
    const [x] = middleOf(field);
    const wide = Math.min(2.6, (field.width * 0.94) / under.box.width);
    design.addArt(
      `<g transform="translate(${x} 0) scale(${wide} 1) translate(${-x} 0)">${under.svg}</g>`,
    );
    design.show(support.id);
  }
  const share = under ? 0.2 : around ? 0.17 : 0.08;
  const room = inset(field, field.width * share, field.height * share);
  many(sheet, thing, count, room);
  const first = Math.max(1, count - (thing.phrase.length % 3));
  split(answers, 'across', [1, 1, 1], design.px(60)).forEach((part, index) => {
    const r = Math.min(part.width, part.height) / 2;
    const at = middleOf(part);
    design.addArt(
      circle(at, r, greyOf(sheet, 0.45)),
      circle(at, r - design.px(5), mix(PAPER, accentOf(palette, index), 0.2)),
    );
    design.text(String(first + index), at, {
      face: FACE,
      sizePx: r * 1.1,
      align: 'center',
      middle: true,
      fill: palette.ink,
      on: PAPER,
    });
  });
}

/** A row for each thing: so many of it, and a box for the number. */
function countRows(sheet: Sheet): void {
  const { design, things } = sheet;
  const frame = header(sheet, 'Count and write');
  const shown = things.slice(0, ROWS_MAX);
  split(
    frame,
    'down',
    shown.map(() => 1),
    design.px(20),
  ).forEach((row, index) => {
    const thing = shown[index];
    if (!thing) return;
    box(sheet, row, greyOf(sheet, 0.16), design.px(4));
    const side = Math.min(row.height * 0.66, row.width * 0.16);
    const answer = {
      x: row.x + row.width - side * 1.3,
      y: row.y + (row.height - side) / 2,
      width: side,
      height: side,
    };
    box(sheet, answer, greyOf(sheet, 0.5), design.px(5));
    const count = thing.count > 1 ? Math.min(12, thing.count) : (COUNTS[index] ?? 3);
    const field = inset(
      { ...row, width: row.width - side * 1.6 },
      design.px(24),
      row.height * 0.12,
    );
    many(sheet, thing, count, field);
  });
}

/** Lines of a letter to trace: dark first, then fainter. */
function traced(sheet: Sheet, letters: string, frame: Frame): void {
  const { design } = sheet;
  const rows = split(frame, 'down', [1, 1], design.px(34));
  rows.forEach((row) => {
    const base = row.y + row.height * 0.84;
    const cap = row.height * 0.66;
    const tone = greyOf(sheet, 0.3);
    const rule = (y: number): Point[] => [
      [row.x, y],
      [row.x + row.width, y],
    ];
    design.addArt(
      line(rule(base), tone, design.px(3)),
      line(rule(base - cap), tone, design.px(3)),
      `<g stroke-dasharray="${design.px(12)} ${design.px(12)}">${line(rule(base - cap / 2), tone, design.px(3))}</g>`,
    );
    const count = 6;
    const step = row.width / count;
    const sizePx = cap / capHeightPx('fredokaText', 1);
    const set = {
      face: 'fredokaText',
      sizePx,
      align: 'center',
      maxWidthPx: step * 0.94,
    } as const;
    const isDigit = /\d/.test(letters);
    for (let index = 0; index < count; index += 1) {
      const letter = index % 2 === 0 ? letters.toUpperCase() : letters.toLowerCase();
      const written = isDigit ? letter : letter.slice(0, 1);
      const at: Point = [row.x + step * (index + 0.5), base];
      // One is the model; the others are dashes to be gone over.
      if (index < (isDigit ? 1 : 2))
        design.text(written, at, { ...set, fill: greyOf(sheet, 0.5), on: PAPER, contrast: 1 });
      else
        design.addArt(
          `<g stroke-dasharray="${design.px(11)} ${design.px(10)}">${stroke(placeLine(written, at, set).pathData, greyOf(sheet, 0.5), design.px(4))}</g>`,
        );
    }
  });
}

/** Pictures that are to be coloured in are outlines. */
const TO_COLOR = /\bcolou?r(?:ing)?[ -]?in\b|\bcolou?ring\b|\bto colou?r\b/i;

/** Pictures with a line below each: its name where `named`, else to be filled in. */
function pictures(sheet: Sheet, frame: Frame, isNamed: boolean): void {
  const { design, request, things } = sheet;
  const { palette } = request;
  const columns = columnsFor(things.length, frame);
  cells(frame, things.length, columns, design.px(24)).forEach((cell, index) => {
    const thing = things[index];
    if (!thing) return;
    box(sheet, cell, greyOf(sheet, 0.16), design.px(4));
    const label = Math.min(cell.height * 0.24, design.px(80));
    const room = inset(
      { ...cell, height: cell.height - label },
      cell.width * 0.1,
      cell.height * 0.07,
    );
    const art = kitArt(request, { ...thing, count: 1 }, room);
    const isToColor = TO_COLOR.test(textOf(request.brief));
    if (art)
      design.addArt(
        isToColor
          ? lineArt(art.svg, { ink: '#3a3d46', paper: PAPER, widthPx: design.px(4) })
          : art.svg,
      );
    design.show(thing.id);
    const y = cell.y + cell.height - label * 0.42;
    if (isNamed)
      design.text(bare(thing.phrase), [cell.x + cell.width / 2, y], {
        face: FACE,
        sizePx: label * 0.56,
        align: 'center',
        middle: true,
        maxWidthPx: cell.width * 0.86,
        fill: palette.ink,
        on: PAPER,
      });
    else
      design.addArt(
        line(
          [
            [cell.x + cell.width * 0.14, y + label * 0.12],
            [cell.x + cell.width * 0.86, y + label * 0.12],
          ],
          greyOf(sheet, 0.4),
          design.px(3),
        ),
      );
  });
}

function letterSheet(sheet: Sheet, letter: string): void {
  const { design, things } = sheet;
  const kind = /\d/.test(letter) ? 'number' : 'letter';
  const frame = header(sheet, `The ${kind} ${letter.toUpperCase()}`);
  const [above, below] = split(frame, 'down', things.length > 0 ? [1.1, 1] : [1, 0], design.px(34));
  if (!above || !below) return;
  traced(sheet, letter, above);
  const [only] = things;
  // As many as the numeral says.
  const isCounted = kind === 'number' && things.length === 1 && String(only?.count) === letter;
  const shown = isCounted && only ? Array.from({ length: only.count }, () => only) : things;
  if (things.length > 0) pictures({ ...sheet, things: shown }, below, true);
}

/** The numeral that is to be traced. */
const numeralIn = ({ words }: TemplateRequest['brief']): string | undefined =>
  words.map(({ word }) => /^(?:number |numeral )?(\d{1,2})$/i.exec(word)?.[1]).find(Boolean);

/** What a sheet is filled in with and where: no thing to be counted or named beside others. */
const OF_THE_SHEET =
  /^(?:(?:an?|the|empty|blank|answer|little|small) )*(?:box|boxes|pens?|pencils?|lines?|squares?|circles?|numbers?)$/i;

/** What a sheet is about, without what it is filled in with. */
function thingsOf(request: TemplateRequest): BriefElement[] {
  const drawn = request.brief.elements.filter(
    (element, index, all) =>
      request.drawingOf(element, 1) !== undefined &&
      all.findLastIndex(({ concept }) => concept === element.concept) === index,
  );
  const others = drawn.filter(({ phrase }) => !OF_THE_SHEET.test(phrase));
  return others.length > 0 ? others : drawn;
}

/** Tasks whose content is told. */
const OWN_TASKS: Readonly<
  Record<string, (sheet: Sheet, head: (sheet: Sheet, title: string) => Frame) => void>
> = {
  match: matchSheet,
  maze: mazeSheet,
  sort: sortSheet,
  trace: wordSheet,
  pictured: (sheet, head) => {
    const { title = 'What is it?' } = sheet.request.brief.template ?? {};
    pictures(sheet, head(sheet, sentenceCase(title)), true);
  },
};

/** A sheet to be filled in: letters to trace, things to count, pictures to name. */
export const worksheet: Template = {
  id: 'worksheet',
  draw(request) {
    const design = new Design(request);
    const { brief } = request;
    design.addGround(rectangle([0, 0], design.width, design.height, PAPER));
    const things = thingsOf(request);
    const plain = DEFAULT_THINGS.map((word) => elementOfWord(request, word));
    const sheet: Sheet = { design, request, things: things.length > 0 ? things : plain };
    const letter =
      brief.lettering.find((text) => /^\p{L}$/u.test(text)) ??
      (tells(textOf(brief), 'trace', 'tracing') ? numeralIn(brief) : undefined);
    const isCounting = tells(
      textOf(brief),
      'count',
      'counting',
      'how many',
      'number',
      'math',
      'maths',
      'addition',
    );
    const counted = sheet.things.filter(({ count }) => count > 1);
    const [first] = counted;
    const text = textOf(brief);
    const last = countsTo(text);
    const sums = (brief.template?.items ?? []).flatMap(({ text: told }) => sumOf(told) ?? []);
    const own = OWN_TASKS[brief.template?.page ?? ''];
    if (own) own(sheet, header);
    else if (sums.length > 0) sumSheet(sheet, sums, header);
    else if (letter) letterSheet(sheet, letter);
    else if (tells(text, 'time', 'clock') && tells(text, 'clock', 'telling', 'tell'))
      timeSheet(sheet, header);
    else if (tells(text, 'match', 'matching')) matchSheet(sheet, header);
    else if (isCounting && last !== undefined) groupSheet(sheet, last, header);
    else if (isCounting && first && counted.length === 1) countOne(sheet, first);
    else if (isCounting) countRows(sheet);
    else {
      const title = brief.lettering[0] ?? brief.template?.title ?? 'What is it?';
      pictures(sheet, header(sheet, sentenceCase(title)), false);
    }
    for (const { id, phrase } of brief.elements) if (OF_THE_SHEET.test(phrase)) design.show(id);
    return design.finish();
  },
};
