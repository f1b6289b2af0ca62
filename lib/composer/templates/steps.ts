import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { CONCEPTS } from '../concepts';
import { CIVICS } from './content/civics.data';
import { PROCESSES } from './content/courses.data';
import { CRAFTS } from './content/crafts.data';
import { PROCEDURES } from './content/procedures.data';
import { ABOUT, ABOUT_ANIMAL, HOW_TO, MADE_HOW } from './content/outlines.data';
import { type KnownSteps, type Step, STEPS } from './content/steps.data';
import { pictureBand } from './design/band';
import { Design } from './design/design';
import { cells, type Frame, split, square } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { thinned } from './design/thinned';
import { construction } from './design/variety';
import { matching, sentenceCase, textOf } from './design/words';
import { drawInfographic } from './infographic';
import type { Template, TemplateRequest } from './template';

const STEPS_MAX = 8;
/** A prompt that wants to be shown how something is done. */
const INSTRUCTING = /\b(?:how|steps?|guide|tutorial|process|instructions?|tips)\b/i;

/** Words that name no step. */
const NO_STEP =
  /^(?:how|why|what|ways?|tips?|steps?|reasons?|infographic|guide|law|process|.*\bsteps|how .*)$/i;

interface Content {
  title: string;
  steps: readonly Step[];
  /** What is shown of a subject above steps that are not of it alone. */
  subjects: readonly BriefElement[];
}

/** Headings that hold for any subject of its kind: nothing is made up. */
function outlineOf({ brief }: TemplateRequest, count: number | undefined): readonly Step[] {
  const [subject] = brief.elements;
  const text = `${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase();
  const made = MADE_HOW.find(({ words: told }) => told.test(text));
  if (made) return thinned(made.steps, count ?? made.steps.length);
  if (count !== undefined || INSTRUCTING.test(textOf(brief))) return thinned(HOW_TO, count ?? 5);
  const isAnimal = CONCEPTS.some(({ id, kind }) => id === subject?.concept && kind === 'animal');
  return isAnimal ? ABOUT_ANIMAL : ABOUT;
}

/** The steps of a subject that is known. */
export function knownSteps({ brief }: TemplateRequest): KnownSteps | undefined {
  const text = `${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase();
  return matching(text, [...STEPS, ...CIVICS, ...CRAFTS, ...PROCESSES, ...PROCEDURES]);
}

/** `the town hall in the last one`: what a prompt wants to be seen at a step. */
const AT_STEP =
  /^(?:the )?(first|second|third|fourth|fifth|last|final) (?:one|step|stage|phase|panel)$/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

function asAsked(design: Design, steps: readonly Step[]): readonly Step[] {
  const { elements, relations } = design.request.brief;
  return relations.reduce((list, { from, to }) => {
    const ordinal = AT_STEP.exec(elements.find(({ id }) => id === to)?.phrase ?? '')?.[1];
    const shown = elements.find(({ id }) => id === from);
    if (ordinal === undefined || !shown) return list;
    const named = ORDINALS.indexOf(ordinal.toLowerCase());
    const at = named < 0 ? list.length - 1 : named;
    design.show(to);
    return list.map((step, index) =>
      index === at ? { ...step, shows: shown.phrase.toLowerCase() } : step,
    );
  }, steps);
}

/** Known steps; else the things that the prompt names in their order, else headings alone under its subject. */
function contentOf(design: Design, request: TemplateRequest): Content {
  const { brief } = request;
  const subject = brief.template?.title;
  const known = knownSteps(request);
  const count = brief.template?.count;
  if (known) {
    const steps = asAsked(design, thinned(known.steps, count ?? known.steps.length));
    if (count !== undefined && count > steps.length)
      design.miss(`${count - steps.length} of ${count} steps`);
    return { title: sentenceCase(subject ?? known.title), steps, subjects: [] };
  }
  const [first] = brief.elements;
  const title = sentenceCase(subject ?? brief.lettering[0] ?? first?.phrase ?? 'Step by step');
  const named = brief.elements.filter(({ phrase }) => !NO_STEP.test(phrase));
  if (named.length >= Math.max(3, count ?? 0)) {
    const steps = named.slice(0, count ?? STEPS_MAX).map(({ phrase }): Step => ({
      head: sentenceCase(phrase),
      shows: phrase.toLowerCase(),
    }));
    return { title, steps, subjects: [] };
  }
  design.miss('texts of the steps (their subject is not known)');
  return { title, steps: outlineOf(request, count), subjects: named };
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  steps: readonly Step[];
  frame: Frame;
}

function sign(
  { design, request }: Parts,
  step: Step,
  index: number,
  at: Point,
  r: number,
  on: string,
): void {
  const { palette } = request;
  const tone = accentOf(palette, index);
  const disc = mix(on, tone, 0.24);
  design.addArt(circle(at, r, disc));
  const element = elementOfWord(request, step.shows);
  const art =
    step.shows === ''
      ? undefined
      : pictureArt(request, element, square(at, r * 1.14), {
          style: 'duotone',
          ink: palette.ink,
          cool: tone,
          warm: tone,
          ground: disc,
          strokePx: r * 0.075,
        });
  if (art) {
    design.addArt(art.svg);
    if (!element.id.startsWith('table-')) design.show(element.id);
  }
  const badge: Point = art ? [at[0] - r * 0.78, at[1] - r * 0.66] : at;
  const surface = strongSurface(tone);
  const size = art ? r * 0.34 : r * 0.62;
  design.addArt(circle(badge, size * 1.2, on), circle(badge, size, surface));
  design.text(String(index + 1), badge, {
    face: 'poppins',
    sizePx: size * 1.05,
    align: 'center',
    middle: true,
    fill: inkOn(surface, palette),
    on: surface,
  });
}

function words(
  { design, request }: Parts,
  step: Step,
  [x, y]: Point,
  widthPx: number,
  on: string,
  align: 'left' | 'center',
  sizePx = design.px(46),
): void {
  const { palette } = request;
  const size = Math.min(sizePx, design.px(46));
  const below = design.paragraph(step.head, [x, y], {
    face: 'poppinsSemiBold',
    sizePx: size,
    widthPx,
    align,
    leading: 1.2,
    fill: palette.ink,
    on,
  });
  if (step.body)
    design.paragraph(step.body, [x, below + size * 0.12], {
      face: 'interText',
      sizePx: size * 0.7,
      widthPx,
      align,
      leading: 1.35,
      fill: palette.muted,
      on,
    });
}

/** Rows that are all full: a row with fewer has wider cells. */
function fullCells(frame: Frame, count: number, columns: number, gap: number): Frame[] {
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const counts = Array.from({ length: rows }, (_, row) => least + (row < count % rows ? 1 : 0));
  return split(
    frame,
    'down',
    counts.map(() => 1),
    gap,
  ).flatMap((row, index) =>
    split(
      row,
      'across',
      Array.from({ length: counts[index] ?? 1 }, () => 1),
      gap,
    ),
  );
}

/** Tiles that fill the page: a large picture on its colour above what is done. */
function cards(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.5;
  const columns = isWide ? Math.min(steps.length, 4) : steps.length <= 4 ? 2 : 3;
  const surface = cardOn(palette);
  fullCells(frame, steps.length, columns, design.px(20)).forEach((cell, index) => {
    const step = steps[index];
    if (!step) return;
    const { x, y, width, height } = cell;
    const share = step.body ? 0.58 : 0.7;
    const plate = Math.max(height * share, height - design.px(step.body ? 190 : 110));
    const on = mix(surface, accentOf(palette, index), 0.34);
    const radius = design.px(26);
    design.addGround(path(roundedPath([x, y], width, height, radius), surface));
    design.addGround(path(roundedPath([x, y], width, plate, radius), on));
    stepPicture(parts, step, index, { x, y, width, height: plate }, on);
    const size = Math.min(design.px(44), (height - plate) * (step.body ? 0.26 : 0.34));
    words(
      parts,
      step,
      [x + width / 2, y + plate + size * 1.25],
      width * 0.9,
      surface,
      'center',
      size,
    );
  });
}

/** What shows a step, as large as its plate, and its number in the corner. */
function stepPicture(
  { design, request }: Parts,
  step: Step,
  index: number,
  { x, y, width, height }: Frame,
  on: string,
): void {
  const { palette } = request;
  const tone = strongSurface(accentOf(palette, index));
  const r = Math.min(design.px(38), height * 0.17);
  const element = elementOfWord(request, step.shows);
  const side = Math.min(width * 0.8, height * 0.84);
  const art =
    step.shows === ''
      ? undefined
      : pictureArt(request, element, square([x + width / 2, y + height / 2], side), {
          style: 'duotone',
          ink: palette.ink,
          cool: tone,
          warm: tone,
          ground: on,
          strokePx: side * 0.05,
        });
  if (art) {
    design.addArt(art.svg);
    if (!element.id.startsWith('table-')) design.show(element.id);
  }
  const badge: Point = [x + r * 1.3, y + r * 1.3];
  design.addArt(circle(badge, r, tone));
  design.text(String(index + 1), badge, {
    face: 'poppins',
    sizePx: r * 1.15,
    align: 'center',
    middle: true,
    fill: inkOn(tone, palette),
    on: tone,
  });
}

/** Strips below each other, each in its own tone. */
function list(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  split(
    frame,
    'down',
    steps.map(() => 1),
    design.px(16),
  ).forEach((row, index) => {
    const step = steps[index];
    if (!step) return;
    const { height } = row;
    const y = row.y + row.height / 2;
    const surface = mix(cardOn(palette), accentOf(palette, index), 0.1);
    design.addGround(
      path(roundedPath([row.x, y - height / 2], row.width, height, height * 0.24), surface),
    );
    const r = height * 0.42;
    const x = row.x + height * 0.62;
    sign(parts, step, index, [x, y], r, surface);
    words(
      parts,
      step,
      [x + r * 1.6, y - (step.body ? height * 0.06 : -height * 0.11)],
      row.width - height * 1.4,
      surface,
      'left',
      height * 0.31,
    );
  });
}

/** Short cards in two columns below a picture. */
function compact(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const columns = frame.width > frame.height * 3 ? 3 : frame.height > frame.width * 1.2 ? 1 : 2;
  const surface = cardOn(request.palette);
  cells(frame, steps.length, columns, design.px(18)).forEach((cell, index) => {
    const step = steps[index];
    if (!step) return;
    design.addGround(
      path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(24)), surface),
    );
    const r = Math.min(cell.height * 0.32, cell.width * 0.14);
    const y = cell.y + cell.height / 2;
    sign(parts, step, index, [cell.x + r * 1.6, y], r, surface);
    const size = Math.min(cell.height * 0.28, design.px(38));
    words(
      parts,
      step,
      [cell.x + r * 3.1, y + size * 0.35],
      cell.width - r * 3.5,
      surface,
      'left',
      size,
    );
  });
}

/** A path that winds from step to step. */
function winding(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.3;
  if (!isWide) return list(parts);
  const column = frame.width / steps.length;
  const r = Math.min(column * 0.38, frame.height * 0.21);
  const y = (index: number) => frame.y + frame.height * (index % 2 === 0 ? 0.28 : 0.46);
  const points = steps.map((_, index): Point => [frame.x + column * (index + 0.5), y(index)]);
  const curve = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M${point[0]} ${point[1]}`;
    const middle = (before[0] + point[0]) / 2;
    return `C${middle} ${before[1]} ${middle} ${point[1]} ${point[0]} ${point[1]}`;
  });
  design.addArt(
    stroke(curve.join(''), mix(palette.ground, accentOf(palette, 1), 0.55), design.px(20)),
  );
  steps.forEach((one, index) => {
    const at = points[index];
    if (!at) return;
    design.addArt(circle(at, r * 1.12, palette.ground));
    sign(parts, one, index, at, r, palette.ground);
    words(
      parts,
      one,
      [at[0], at[1] + r + design.px(58)],
      column * 0.88,
      palette.ground,
      'center',
      design.px(32),
    );
  });
}

/** Instructions in N steps with short texts. */
export const steps: Template = {
  id: 'steps',
  draw(request) {
    // Who lists the steps wants those.
    if ((request.brief.template?.items ?? []).length > 1) return drawInfographic(request).finish();
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { title, steps: all, subjects } = contentOf(design, request);
    const frame = pictureBand(design, pageTitle(design, title), subjects);
    const isWide = design.width > design.height * 1.2;
    const isTall = design.height > design.width * 1.3;
    const plain = isTall ? list : construction(request, [cards, winding, isWide ? cards : list]);
    const draw = subjects.length > 0 ? compact : plain;
    draw({ design, request, steps: all, frame });
    for (const { id, phrase } of request.brief.elements)
      if (title.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};
