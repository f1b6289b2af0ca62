import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, rectangle } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, middleOf, split, square } from './design/frame';
import { headline } from './design/headline';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { factAsked, factsOfPair } from './content/facts.data';
import { itemArt, listedElement } from './design/item-sign';
import { elementOfWord } from './design/picture-of';
import { pageTitle } from './design/title';
import { sentenceCase } from './design/words';
import type { TemplateRequest } from './template';
import type { BriefElement } from '../brief';

interface Row {
  text: string;
  values?: [string, string] | undefined;
}

const ROWS_MAX = 6;
/** What is said of any comparison and names nothing that is compared. */
const IN_GENERAL =
  /^(?:(?:the|key|main) )*(?:pros?|cons?|pros and cons|advantages?|disadvantages?|differences?|similarities|benefits?|drawbacks?|features?|facts?|icons?|numbers?)$/i;

/** What shows a side: what is listed, else what the prompt has on that side. */
function pictured(request: TemplateRequest, index: number, around = ''): BriefElement | undefined {
  const listed = listedElement(request, index);
  if (listed?.concept !== undefined || around === '') return listed;
  const told = request.brief.elements.find(
    ({ concept, phrase }) => concept !== undefined && around.includes(phrase.toLowerCase()),
  );
  return told ?? listed;
}

/** A side: its ground, its picture, and its name on a plate. */
function side(design: Design, index: number, name: string, frame: Frame, bottom: number): Hex {
  const { request } = design;
  const { scene: around, shows, text = name } = request.brief.template?.sides?.[index] ?? {};
  const season = /^(?:in )?(spring|summer|autumn|fall|winter)$/i.exec(text)?.[1]?.toLowerCase();
  const sceneText =
    around ?? shows ?? (season === undefined ? text : `a tree in a meadow in ${season}`);
  const { palette } = request;
  const tone = accentOf(palette, index * 2);
  const surface = mix(palette.ground, tone, 0.34);
  design.addGround(rectangle([frame.x, frame.y], frame.width, frame.height, surface));
  const room = inset({ ...frame, height: bottom - frame.y }, frame.width * 0.1, 0);
  const plate = { ...room, height: Math.min(room.height * 0.24, design.px(92)) };
  plate.y = room.y + room.height - plate.height;
  const element = pictured(request, index, around);
  const picture = inset(
    { ...room, y: room.y + design.px(36), height: plate.y - room.y - design.px(60) },
    room.width * 0.06,
    0,
  );
  const scene = request.sceneOfSide?.(sceneText, frame.width, frame.height);
  if (scene) design.addScene(scene, frame);
  const art = scene
    ? undefined
    : element && itemArt(request, element, picture, { tone: strongSurface(tone), on: surface });
  if (art && element) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  if (!art && element) design.show(element.id);
  if (!art && !scene) {
    headline(design, name, picture, {
      face: 'poppins',
      on: surface,
      fills: [palette.ink],
      align: 'center',
      vertical: 'middle',
    });
    return tone;
  }
  const strong = strongSurface(tone);
  design.addArt(
    path(roundedPath([plate.x, plate.y], plate.width, plate.height, plate.height / 2), strong),
  );
  design.text(name, middleOf(plate), {
    face: 'poppins',
    sizePx: plate.height * 0.46,
    align: 'center',
    middle: true,
    maxWidthPx: plate.width * 0.88,
    fill: inkOn(strong, palette),
    on: strong,
  });
  return tone;
}

interface RowPlace {
  row: Row;
  frame: Frame;
  tones: readonly Hex[];
  element: BriefElement | undefined;
}

/** Of the width of a row, what stands at either end of it and the name between. */
const ROW_SHARES = { end: 0.34, name: 0.28 } as const;

/** What is compared, on a card across both sides: the name between, what each side has at its end. */
function compareRow(design: Design, { row, frame, tones, element }: RowPlace): void {
  const { palette } = design.request;
  const on = cardOn(palette);
  design.addArt(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, frame.height * 0.3), on),
  );
  const { values } = row;
  design.text(sentenceCase(row.text), middleOf(frame), {
    middle: true,
    on,
    fill: palette.ink,
    face: 'poppinsSemiBold',
    sizePx: Math.min(frame.height * (values ? 0.28 : 0.34), design.px(40)),
    align: 'center',
    maxWidthPx: frame.width * (values ? ROW_SHARES.name : 0.5),
  });
  if (values) compareValues(design, values, frame);
  else
    signsOfRow(
      design,
      element ?? elementOfWord(design.request, row.text.toLowerCase()),
      frame,
      tones,
    );
}

/** What is said of either side, in one size. */
function compareValues(design: Design, values: readonly [string, string], frame: Frame): void {
  const on = cardOn(design.request.palette);
  const width = frame.width * ROW_SHARES.end;
  const box = { width: width * 0.88, height: frame.height * 0.84 };
  const most = Math.min(frame.height * 0.42, design.px(52));
  const sizePx = Math.min(...values.map((text) => fittingSize(text, box, most)));
  values.forEach((text, index) => {
    const x = index === 0 ? frame.x : frame.x + frame.width - width;
    const place = { ...box, x: x + width * 0.06, y: frame.y + frame.height * 0.08 };
    fittedWords(design, text, place, { sizePx, align: 'center', on });
  });
}

/** What a row is about, in the tone of either side, where nothing is known of them in its respect. */
function signsOfRow(
  design: Design,
  element: BriefElement,
  frame: Frame,
  tones: readonly Hex[],
): void {
  const on = cardOn(design.request.palette);
  const side = frame.height * 0.74;
  tones.forEach((tone, index) => {
    const x = frame.x + frame.width * (index === 0 ? 0.13 : 0.87);
    const place = square([x, frame.y + frame.height / 2], side);
    const art = itemArt(design.request, element, place, { tone: strongSurface(tone), on });
    if (art) design.addArt(art.svg);
  });
}

/** The mark between two that are compared. */
export function versus(design: Design, at: Point): void {
  const { palette } = design.request;
  const r = design.px(60);
  design.addArt(circle(at, r * 1.16, palette.ground), circle(at, r, palette.ink));
  design.text('VS', at, {
    face: 'archivoBlack',
    sizePx: r * 0.74,
    align: 'center',
    middle: true,
    fill: inkOn(palette.ink, palette),
    on: palette.ink,
  });
}

/** Two sides against each other and what is compared of them. */
export function drawSides(design: Design, request: TemplateRequest): void {
  const { brief } = request;
  const { sides = [], title } = brief.template ?? {};
  const [one = '', other = ''] = sides.map(({ text, shows }) => (shows ? '' : text));
  const told = (brief.template?.items ?? [])
    .filter(({ text }) => !IN_GENERAL.test(text))
    .slice(0, ROWS_MAX)
    .map((row) => ({ ...row, values: row.values ?? factAsked([one, other], row.text) }));
  const known = told.length === 0 ? factsOfPair(one, other) : [];
  const rows: readonly Row[] = told.length > 0 ? told : known;
  const heading = title ?? brief.lettering.find((text) => /\p{L}{3}/u.test(text));
  const top =
    heading === undefined ? 0 : pageTitle(design, sentenceCase(heading), { align: 'center' }).y;
  const whole = { x: 0, y: top, width: design.width, height: design.height - top };
  const rowHeight = Math.min(design.px(132), (whole.height * 0.52) / Math.max(1, rows.length));
  const list = rows.length * rowHeight;
  const bottom = design.height - design.px(rows.length > 0 ? 70 : 60) - list;
  const tones = split(whole, 'across', [1, 1]).map((frame, index) =>
    side(design, index, sentenceCase(sides[index]?.text ?? ''), frame, bottom),
  );
  if (!sides.some(({ shows }) => shows))
    versus(design, [design.width / 2, top + (bottom - top) * 0.45]);
  rows.forEach((row, index) => {
    const frame = {
      ...design.page,
      y: bottom + design.px(28) + index * rowHeight,
      height: rowHeight - design.px(16),
    };
    const element = told.length > 0 ? listedElement(request, index + sides.length) : undefined;
    compareRow(design, { row, frame, tones, element });
    if (!row.values) design.miss(`what is true of either side (${row.text})`);
    if (element) design.show(element.id);
  });
  const around = sides.map(({ scene = '' }) => scene).join(' ');
  for (const { id, phrase } of brief.elements)
    if (
      around.includes(phrase) ||
      /^(?:comparison|comparing|differences?|screen|split)/i.test(phrase)
    )
      design.show(id);
}
