import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, shape } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { BriefElement } from '../brief';
import { stepsKnownOf, stepsOf } from './content/known-steps';
import { FUNNEL, PYRAMIDS } from './content/pyramids.data';
import { signOfStage } from './content/stage-signs.data';
import { Design } from './design/design';
import { type Frame, split, square } from './design/frame';
import { accentOf, cardOn, inkOn, isDark, strongSurface } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { itemArt } from './design/item-sign';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { drawPassing, funnelFrame, passingOf } from './funnel-flow';
import { sizeForAll, widthOf } from './design/type';
import { construction } from './design/variety';
import { matching, sentenceCase, tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

interface Level {
  name: string;
  /** Its figure, as the prompt writes it. */
  written?: string;
  shows: readonly string[];
}

/** Names that stand at the tip: who lists them last counts from the base. */
const OF_THE_TIP = /^(?:sweets|fats?|sugar|oils?|desserts?|self-actuali[sz]ation|predators)/i;

/** Two levels that are told stand for the tip and the base of what everybody knows, with the others between them. */
function filledUp(told: readonly Level[], known: readonly Level[]): readonly Level[] {
  const [top, base, ...others] = told;
  if (!top || !base || others.length > 0 || known.length < 4) return told;
  const own = ({ name }: Level) => name.toLowerCase().replace(/s$/, '');
  const sameAs = (level: Level) =>
    known.find(({ name, shows }) => [name, ...shows].join(' ').toLowerCase().includes(own(level)));
  const between = known.slice(1).filter((one) => one !== sameAs(top) && one !== sameAs(base));
  return [top, ...between.slice(0, 3), base].map((level) => ({
    name: level.name,
    shows: told.includes(level) ? (sameAs(level)?.shows ?? level.shows) : level.shows,
  }));
}

/** `vegetables and fruit`: each of them. */
const shownBy = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\s*,\s*|\s+(?:and|&)\s+/)
    .filter(Boolean)
    .slice(0, 3);

/** What is listed, from the top; else what is known; else levels without names. */
function levelsOf(
  design: Design,
  { brief }: TemplateRequest,
): { title: string; levels: readonly Level[] } {
  const { items = [], title, count = 4 } = brief.template ?? {};
  const text = textOf(brief);
  const isFunnel = tells(text, 'funnel');
  const known = isFunnel ? FUNNEL : matching(text, PYRAMIDS);
  const heading = brief.lettering[0] ?? title;
  if (items.length > 1) {
    const levels = items.slice(0, 7).map(({ text: name, written }) => ({
      name: sentenceCase(name),
      shows: isFunnel ? [name.toLowerCase()] : shownBy(name),
      ...(written === undefined ? {} : { written }),
    }));
    if (OF_THE_TIP.test(levels.at(-1)?.name ?? '')) levels.reverse();
    const isListed = items.some(({ text: name }) => name === heading);
    const own = isListed ? undefined : heading;
    const filled = isFunnel ? levels : filledUp(levels, known?.levels ?? []);
    return { title: sentenceCase(own ?? known?.title ?? 'Pyramid'), levels: filled };
  }
  if (known) return { title: sentenceCase(heading ?? known.title), levels: known.levels };
  const steps = stepsKnownOf(brief);
  if (steps && !isFunnel)
    return {
      title: sentenceCase(heading ?? steps.title),
      levels: stepsOf(steps, Math.max(3, Math.min(6, count)))
        .slice(0, 6)
        .map(({ head, shows }) => ({ name: sentenceCase(head), shows: [shows] })),
    };
  design.miss('names of the levels (the prompt gives none)');
  return {
    title: sentenceCase(heading ?? 'Pyramid'),
    levels: Array.from({ length: Math.max(3, Math.min(7, count)) }, (_, index) => ({
      name: `Level ${index + 1}`,
      shows: [],
    })),
  };
}

/** The slice of a pyramid between two heights, 0 at its tip. */
function slice({ x, y, width, height }: Frame, from: number, to: number): Point[] {
  const half = (at: number) => (width / 2) * at;
  const middle = x + width / 2;
  return [
    [middle - half(from), y + height * from],
    [middle + half(from), y + height * from],
    [middle + half(to), y + height * to],
    [middle - half(to), y + height * to],
  ];
}

function pictures(
  design: Design,
  request: TemplateRequest,
  shows: readonly string[],
  row: Frame,
  on: Hex,
): void {
  const side = Math.min(row.height * 0.74, row.width / Math.max(1, shows.length) / 1.12);
  const step = Math.min(row.width / Math.max(1, shows.length), side * 1.5);
  shows.forEach((word, index) => {
    const element = elementOfWord(request, word);
    const x = row.x + row.width / 2 + (index - (shows.length - 1) / 2) * step;
    const frame = {
      x: x - side / 2,
      y: row.y + (row.height - side) / 2,
      width: side,
      height: side,
    };
    const tone = request.palette.ink;
    const art =
      pictureArt(request, element, frame, {
        style: 'solid',
        ink: tone,
        cool: tone,
        warm: tone,
        ground: on,
        strokePx: side * 0.07,
      }) ?? itemArt(request, element, frame, { tone, on });
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  levels: readonly Level[];
  frame: Frame;
}

const toneOf = ({ palette }: TemplateRequest, index: number): Hex =>
  mix(accentOf(palette, index), cardOn(palette), isDark(palette.ground) ? 0.1 : 0.3);

/** Levels that grow from the tip down, each with a line to its name. */
function drawPyramid({ design, request, levels, frame }: Parts): void {
  const { palette } = request;
  const isLeft = construction(request, [false, true]);
  const room = frame.width * 0.3;
  const body: Frame = {
    ...frame,
    x: isLeft ? frame.x + room * 0.94 : frame.x,
    width: frame.width - room * 0.94,
  };
  const names = levels.map(({ name, written }) =>
    written === undefined ? name : `${name}: ${written}`,
  );
  const set = { face: 'poppinsSemiBold', sizePx: design.px(38) } as const;
  const sizePx = sizeForAll(names, room, set);
  // The tip is cut a little deeper, so that its pictures have room.
  const cuts = levels.map((_, index) => (index === 0 ? 0 : 0.12 + (0.88 * index) / levels.length));
  levels.forEach(({ name: plain, shows, written }, index) => {
    const name = written === undefined ? plain : `${plain}: ${written}`;
    const [from = 0, to = 1] = [cuts[index], cuts[index + 1] ?? 1];
    const tone = toneOf(request, index);
    const gap = index === 0 ? 0 : design.px(8) / body.height;
    design.addArt(shape(slice(body, from + gap, to), tone));
    const inner = from + (to - from) * (index === 0 ? 0.62 : 0.3);
    const width = body.width * inner * 0.94;
    const top = index === 0 ? from + (to - from) * 0.42 : from + gap;
    const row = {
      x: body.x + (body.width - width) / 2,
      y: body.y + body.height * top,
      width,
      height: body.height * (to - top),
    };
    pictures(design, request, shows, row, tone);
    const y = body.y + (body.height * (from + to)) / 2;
    const nameX = isLeft ? frame.x : frame.x + frame.width;
    const { width: nameWidth } = design.text(name, [nameX, y], {
      ...set,
      sizePx,
      align: isLeft ? 'left' : 'right',
      middle: true,
      fill: palette.ink,
      on: palette.ground,
    });
    const side = isLeft ? -1 : 1;
    const edge = body.x + body.width / 2 + (side * body.width * (from + to)) / 4;
    const end = nameX - side * (nameWidth + design.px(18));
    const rule: Point[] = [
      [edge + side * design.px(12), y],
      [end, y],
    ];
    if ((end - edge) * side > design.px(30))
      design.addArt(line(rule, mix(palette.ground, tone, 0.9), design.px(4)));
  });
}

/** What a stage of a funnel counts, on its tone. */
function writeFigure(
  design: Design,
  written: string,
  at: Point,
  { sizePx, tone }: { sizePx: number; tone: Hex },
): void {
  const fill = inkOn(tone, design.request.palette);
  design.text(written, at, {
    face: 'poppins',
    sizePx,
    align: 'center',
    middle: true,
    fill,
    on: tone,
  });
}

/** Stages that grow narrower from above, their names on them; what goes through falls in above and comes out below. */
function drawFunnel({ design, request, levels, frame: whole }: Parts): void {
  const { palette } = request;
  const passing = passingOf(request, levels);
  const frame = funnelFrame(whole, passing);
  if (passing.length > 0) drawPassing(design, passing, { whole, frame });
  const gap = design.px(12);
  const rows = split(
    frame,
    'down',
    levels.map(() => 1),
    gap,
  );
  const half = (at: number) => (frame.width / 2) * (1 - NARROWED * at);
  const x = frame.x + frame.width / 2;
  const narrow = half(1) * 2;
  const set = { face: 'poppins', sizePx: design.px(46) } as const;
  const sizePx = sizeForAll(
    levels.map(({ name }) => name),
    narrow * 0.62,
    set,
  );
  levels.forEach(({ name, shows, written }, index) => {
    const row = rows[index];
    if (!row) return;
    const tone = strongSurface(accentOf(palette, index));
    const [above, below] = [half(index / levels.length), half((index + 1) / levels.length)];
    design.addArt(shape(tapered(x, row, above, below), tone));
    const r = Math.min(row.height * (written === undefined ? 0.32 : 0.24), narrow * 0.13);
    const nameY = row.y + row.height / 2;
    const middle = written === undefined ? nameY : nameY - row.height * 0.14;
    const figure = { sizePx: Math.min(sizePx * 1.05, row.height * 0.3), tone };
    if (written !== undefined) writeFigure(design, written, [x, nameY + row.height * 0.24], figure);
    const whole = widthOf(name, { ...set, sizePx });
    const at: Point = [x - (whole + r) / 2 - design.px(8), middle];
    const disc = cardOn(palette);
    const art = pictureArt(request, signed(request, shows), square(at, r * 1.24), {
      style: 'duotone',
      ink: tone,
      cool: tone,
      warm: mix(disc, tone, 0.4),
      ground: disc,
      strokePx: r * 0.09,
    });
    if (art) design.addArt(circle(at, r, disc), art.svg);
    design.text(name, [art ? at[0] + r + design.px(18) : x, middle], {
      ...set,
      sizePx,
      align: art ? 'left' : 'center',
      middle: true,
      fill: inkOn(tone, palette),
      on: tone,
    });
  });
}

/** A slice of a funnel about its middle, by half its width above and below. */
function tapered(x: number, { y, height }: Frame, above: number, below: number): Point[] {
  return [
    [x - above, y],
    [x + above, y],
    [x + below, y + height],
    [x - below, y + height],
  ];
}

/** How much narrower a funnel is at its lower end. */
const NARROWED = 0.58;

/** What shows a stage: the sign of what is done there, else its own word. */
function signed(request: TemplateRequest, [word = '']: readonly string[]): BriefElement {
  return elementOfWord(request, signOfStage(word) ?? word);
}

/** Levels one above the other: a pyramid on its base, or a funnel. */
export const pyramid: Template = {
  id: 'pyramid',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { title, levels } = levelsOf(design, request);
    const isFunnel = tells(textOf(request.brief), 'funnel');
    const frame = pageTitle(design, title);
    (isFunnel ? drawFunnel : drawPyramid)({ design, request, levels, frame });
    for (const { id, phrase } of request.brief.elements)
      if (/pyramid|food|needs|funnel/i.test(phrase)) design.show(id);
    return design.finish();
  },
};
