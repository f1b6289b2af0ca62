import { type Hex, mix } from '@/lib/color/hex';
import type { FaceId } from '@/lib/lettering/faces';
import { line, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { type Frame, inset, split, square } from './design/frame';
import { groupArt } from './design/group';
import { headline } from './design/headline';
import { accentOf, isDark } from './design/ink';
import { flatLook, pictureArt } from './design/subject';
import { sizeForAll, widthOf } from './design/type';
import { voiceOf } from './design/voice';
import { letteringOf, sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';

const ROWS_MAX = 10;
const DISH_FACE: FaceId = 'playfairDisplay';
/** Of the page's height what is over the dishes: drawings, the name, the line below it. */
const SHARES = { art: 0.27, artOverColumns: 0.36, name: 0.13, line: 0.055 } as const;
/** Of the page, the drawings over a card with few dishes, which leave them less room; and how far apart those stand. */
const SHORT = { rows: 6, art: 0.36, step: 0.125 } as const;
/** Of the short side, a drawing in a corner, and how far it is turned. */
const CORNER = { side: 0.2, degrees: 18 } as const;
const SECTION_GAP = 0.9;
/** A page at least as wide, beside its height, has two sections side by side. */
const SIDE_BY_SIDE = 0.9;

interface Dish {
  name: string;
  price?: string | undefined;
}

interface Section {
  heading?: string;
  dishes: Dish[];
}

/** What is listed under its headings; else the things of the prompt by their names. */
function sectionsOf({ brief }: TemplateRequest): Section[] {
  const { items = [] } = brief.template ?? {};
  const listed: typeof items =
    items.length > 0 ? items : brief.elements.map(({ phrase }) => ({ text: phrase }));
  return listed.reduce<Section[]>((sections, { text, level, written }) => {
    if (level === 0) return [...sections, { heading: text, dishes: [] }];
    const last = sections.at(-1) ?? { dishes: [] };
    const dishes = [...last.dishes, { name: sentenceCase(text), price: written }];
    return [...sections.slice(0, -1), { ...last, dishes: dishes.slice(0, ROWS_MAX) }];
  }, []);
}

interface Page {
  design: Design;
  request: TemplateRequest;
  frame: Frame;
}

/** A dish in its row: its name, dots and what it costs; in the middle where it costs nothing. */
function row({ design, request }: Page, { name, price }: Dish, frame: Frame, sizePx: number): void {
  const { palette } = request;
  const middle = frame.y + frame.height / 2;
  const set = { face: DISH_FACE, sizePx, middle: true, on: palette.ground } as const;
  if (price === undefined) {
    const at = [frame.x + frame.width / 2, middle] as const;
    design.text(name, at, { ...set, align: 'center', fill: palette.ink });
    return;
  }
  const left = design.text(name, [frame.x, middle], { ...set, fill: palette.ink });
  const right = design.text(price, [frame.x + frame.width, middle], {
    ...set,
    align: 'right',
    fill: accentOf(palette, 0),
  });
  const [from, to] = [left.x + left.width + sizePx * 0.45, right.x - sizePx * 0.45];
  if (to <= from) return;
  const y = middle + sizePx * 0.25;
  const dots = line(
    [
      [from, y],
      [to, y],
    ],
    mix(palette.ground, palette.ink, 0.4),
    sizePx * 0.08,
  );
  design.addArt(
    `<g stroke-linecap="round" stroke-dasharray="0.1 ${(sizePx * 0.26).toFixed(2)}">${dots}</g>`,
  );
}

/** A heading between two short rules. */
function heading({ design, request }: Page, text: string, frame: Frame, sizePx: number): void {
  const { palette } = request;
  const { display } = voiceOf(request);
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const box = design.text(text, [x, y], {
    face: display,
    sizePx,
    align: 'center',
    middle: true,
    maxWidthPx: frame.width * 0.8,
    fill: accentOf(palette, 0),
    on: palette.ground,
  });
  const rule = Math.min(frame.width * 0.16, (frame.width - box.width) / 2 - sizePx * 0.5);
  if (rule <= 0) return;
  for (const sign of [-1, 1]) {
    const from = x + sign * (box.width / 2 + sizePx * 0.4);
    design.addArt(
      line(
        [
          [from, y],
          [from + sign * rule, y],
        ],
        accentOf(palette, 1),
        design.px(3),
      ),
    );
  }
}

function dishes(page: Page, sections: readonly Section[], frame: Frame): void {
  const { design } = page;
  const isBeside = sections.length === 2 && design.width > design.height * SIDE_BY_SIDE;
  const columns = isBeside
    ? split(
        frame,
        'across',
        sections.map(() => 1),
        frame.width * 0.07,
      )
    : sections.map(() => inset(frame, frame.width * 0.09, 0));
  const rowsIn = ({ heading: text, dishes: own }: Section) => own.length + (text ? 1.4 : 0);
  const rows = isBeside
    ? Math.max(...sections.map(rowsIn))
    : sections.reduce((sum, one) => sum + rowsIn(one), 0) + SECTION_GAP * (sections.length - 1);
  const widest = rows <= SHORT.rows ? SHORT.step : 0.1;
  const step = Math.min(frame.height / Math.max(1, rows), design.shortSide * widest);
  const width = columns[0]?.width ?? frame.width;
  const sizePx = sizeForAll(
    sections.flatMap(({ dishes: own }) => own.map(({ name, price = '' }) => `${name}  ${price}`)),
    width * 0.94,
    { face: DISH_FACE, sizePx: Math.min(design.px(rows <= SHORT.rows ? 58 : 50), step * 0.56) },
  );
  let y = frame.y + (frame.height - step * rows) / 2;
  const top = y;
  sections.forEach((section, index) => {
    const column = columns[index] ?? frame;
    if (isBeside) y = top;
    if (section.heading) {
      heading(page, section.heading, { ...column, y, height: step * 1.2 }, sizePx * 1.12);
      y += step * 1.4;
    }
    for (const dish of section.dishes) {
      row(page, dish, { ...column, y, height: step }, sizePx);
      y += step;
    }
    y += step * SECTION_GAP;
  });
}

function border(design: Design, color: Hex): void {
  const edge = inset(design.page, -design.px(20));
  const ring = (by: number, radius: number, widthPx: number) => {
    const { x, y, width, height } = inset(edge, design.px(by));
    return stroke(roundedPath([x, y], width, height, design.px(radius)), color, design.px(widthPx));
  };
  design.addGround(ring(0, 18, 6), ring(14, 10, 2));
}

const lookOf =
  ({ palette }: TemplateRequest, sidePx: number) =>
  ({ phrase }: BriefElement) => ({ ...flatLook(palette, 0, phrase), strokePx: sidePx * 0.05 });

/** Drawings in both upper corners, the right one seen in a mirror; answers what they take of a side. */
function corners({ design, request, frame }: Page, elements: readonly BriefElement[]): number {
  const [left, right = left] = elements;
  if (!left || !right) return 0;
  const side = design.shortSide * CORNER.side;
  [left, right].forEach((element, index) => {
    const art = pictureArt(request, element, square([0, 0], side), lookOf(request, side)(element));
    if (!art) return;
    const x = index === 0 ? frame.x + side * 0.46 : frame.x + frame.width - side * 0.46;
    const flip = index === 0 ? 1 : -1;
    design.addArt(
      placed(placed(art.svg, { at: [0, 0], angleDegrees: CORNER.degrees }), {
        at: [x, frame.y + side * 0.5],
        scaleX: flip,
        scaleY: 1,
      }),
    );
    design.show(element.id);
  });
  return side;
}

/** The name of the house and the word for what this is; answers where the dishes begin. */
function head(page: Page, frame: Frame, title: string, rest: readonly string[]): number {
  const { design, request } = page;
  const { palette } = request;
  const name = { ...frame, height: page.frame.height * SHARES.name };
  headline(design, title, name, {
    face: voiceOf(request).display,
    on: palette.ground,
    fills: [palette.ink],
    align: 'center',
    vertical: 'middle',
    maxLines: 2,
    perLine: 18,
    maxCapPx: design.shortSide * 0.085,
  });
  const below = /\bmenu\b|\blist\b/i.test(title) ? rest[0] : (rest[0] ?? 'Menu');
  if (below === undefined) return name.y + name.height;
  const sizePx = design.size(1.6);
  const y = name.y + name.height + sizePx * 0.75;
  const text = below.toUpperCase();
  const set = { face: 'interSemiBold', sizePx, trackingEm: 0.24 } as const;
  design.text(text, [frame.x + frame.width / 2, y], {
    ...set,
    align: 'center',
    middle: true,
    maxWidthPx: frame.width,
    fill: accentOf(palette, 0),
    on: palette.ground,
  });
  const half = widthOf(text, set) / 2 + sizePx;
  for (const sign of [-1, 1])
    design.addArt(
      path(
        `M${frame.x + frame.width / 2 + sign * half} ${y}l${sign * sizePx * 3} ${-sizePx * 0.1}v${sizePx * 0.2}Z`,
        accentOf(palette, 1),
      ),
    );
  return name.y + name.height + page.frame.height * SHARES.line;
}

/** Drawings in the middle over the name. */
function onTop({ design, request }: Page, elements: readonly BriefElement[], frame: Frame): void {
  const { palette } = request;
  const shadow = mix(palette.ground, palette.ink, isDark(palette.ground) ? 0.16 : 0.1);
  const art = groupArt(request, elements, frame, lookOf(request, frame.height), shadow);
  design.addArt(art?.svg ?? '');
  design.show(...(art?.shown ?? []));
}

const isDish = ({ brief }: TemplateRequest, said: string) =>
  (brief.template?.items ?? []).some(({ text }) => said.toLowerCase().includes(text.toLowerCase()));

/** A menu: what adorns it, the name of the house, and what there is for how much under its headings. */
export const menu: Template = {
  id: 'menu',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    border(design, accentOf(palette, 0));
    const frame = inset(design.page, design.px(26), design.px(20));
    const page: Page = { design, request, frame };
    const [first, ...rest] = letteringOf({ ...brief, elements: [] });
    const title = brief.template?.title ?? first ?? 'Menu';
    const said = [first ?? [], rest]
      .flat()
      .filter((text) => text !== title && !isDish(request, text));
    const cornerSide = corners(
      page,
      brief.elements.filter(({ side }) => side === 'corner'),
    );
    const tops = brief.elements.filter(({ side }) => side !== 'corner');
    const middle = inset(frame, Math.max(cornerSide * 0.95, frame.width * 0.04), 0);
    const isShort =
      (brief.template?.items ?? []).length <= SHORT.rows && design.height > design.width;
    const sections = sectionsOf(request);
    // Two short columns leave the drawings more room than one long list.
    const isLow = sections.length === 2 && design.width > design.height * SIDE_BY_SIDE;
    const share = isShort ? SHORT.art : isLow ? SHARES.artOverColumns : SHARES.art;
    const artHeight = tops.length > 0 ? frame.height * share : 0;
    onTop(page, tops, { ...middle, height: artHeight * 0.94 });
    const high = artHeight > 0 ? artHeight : frame.height * 0.02;
    const named = { ...(artHeight > cornerSide ? frame : middle), y: frame.y + high };
    const from = head(page, named, title, said) + frame.height * 0.02;
    const bottom = frame.y + frame.height - design.px(14);
    dishes(page, sections, { ...frame, y: from, height: bottom - from });
    return design.finish();
  },
};
