import { type Hex, mix } from '@/lib/color/hex';
import { circle, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { cells, type Frame, inset, middleOf, split, square } from './design/frame';
import { itemArt } from './design/item-sign';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { scenePlate } from './design/scene-plate';
import { pageTitle } from './design/title';
import { wrapLines } from './design/type';
import { construction } from './design/variety';
import { sentenceCase } from './design/words';
import type { PartScene, Template, TemplateRequest } from './template';

/** A page that shows each clause of its prompt as a small scene above or beside its words. */

interface Panel {
  part: PartScene | undefined;
  index: number;
  caption: string;
  frame: Frame;
  sizePx: number;
}

const captionOf = (text: string): string => sentenceCase(text.replace(/\s+/g, ' ').trim());

/** Where a panel has its scene and its words. */
interface Cut {
  plate: Frame;
  words: Frame;
}

/** Words below the scene. */
const below = (frame: Frame, pad: number, share: number): Cut => {
  const words = frame.height * share;
  return {
    plate: { ...frame, height: frame.height - words },
    words: inset({ ...frame, y: frame.y + frame.height - words, height: words }, pad, pad * 0.5),
  };
};

/** Words beside the scene, on every other row on its other side. */
const beside = (frame: Frame, pad: number, isTurned: boolean): Cut => {
  const wide = Math.min(frame.width * 0.56, frame.height * 1.9);
  const rest = frame.width - wide;
  return {
    plate: { ...frame, x: isTurned ? frame.x + rest : frame.x, width: wide },
    words: inset({ ...frame, x: isTurned ? frame.x : frame.x + wide, width: rest }, pad * 1.3, pad),
  };
};

interface Grid {
  frames: Frame[];
  cut(frame: Frame, index: number): Cut;
  align: 'left' | 'center';
}

/** The size of captions where there is room, of 1024, and the most that they take of a card. */
const CAPTION_PX = 36;
const CAPTION_MOST = 0.4;

/** Height that the captions need below scenes in a cell. */
function captionHeight(design: Design, captions: readonly string[], widthPx: number): number {
  const sizePx = design.px(CAPTION_PX);
  const lines = captions.map(
    (text) => wrapLines(text, widthPx, { face: 'poppinsSemiBold', sizePx }).length,
  );
  return Math.max(...lines) * sizePx * 1.22 + design.px(34);
}

/** Cells of the page for so many panels: rows where three or fewer have a page that does not lie. */
function gridOf(
  design: Design,
  frame: Frame,
  { captions, isUpright }: { captions: readonly string[]; isUpright: boolean },
): Grid {
  const count = captions.length;
  const gap = design.px(24);
  const pad = design.px(26);
  const ratio = frame.width / frame.height;
  const asRows = ratio < 1.3 && count === 3 && !isUpright;
  if (asRows) {
    const turns = construction(design.request, [false, true]);
    return {
      frames: split(
        frame,
        'down',
        captions.map(() => 1),
        gap,
      ),
      cut: (cell, index) => beside(cell, pad, turns && index % 2 === 1),
      align: 'left',
    };
  }
  const columns = count === 3 && isUpright && ratio > 0.75 ? 3 : columnsOf(count, ratio);
  const frames = filled(frame, count, columns, gap);
  const narrow = Math.min(...frames.map(({ width }) => width)) - 2 * pad;
  const needed = captionHeight(design, captions, narrow);
  return {
    frames,
    cut: (cell) => below(cell, pad, Math.min(CAPTION_MOST, needed / cell.height)),
    align: 'center',
  };
}

function columnsOf(count: number, ratio: number): number {
  if (ratio > 1.3) return count <= 4 ? count : Math.ceil(count / 2);
  if (ratio < 0.75) return count <= 3 ? 1 : 2;
  return count === 2 ? 2 : count <= 4 ? 2 : 3;
}

/** Rows that are all full: with fewer cells those are wider. */
function filled(frame: Frame, count: number, columns: number, gap: number): Frame[] {
  if (count % columns === 0) return cells(frame, count, columns, gap);
  const rows = Math.ceil(count / columns);
  const least = Math.floor(count / rows);
  const counts = Array.from(
    { length: rows },
    (_, row) => least + (row >= rows - (count % rows) ? 1 : 0),
  );
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

function badge(design: Design, index: number, at: Point, tone: Hex, on: Hex): void {
  const { palette } = design.request;
  const r = design.px(30);
  design.addArt(circle(at, r * 1.16, on), circle(at, r, tone));
  design.text(String(index + 1), at, {
    face: 'poppins',
    sizePx: r * 1.15,
    align: 'center',
    middle: true,
    fill: inkOn(tone, palette),
    on: tone,
  });
}

/** What a clause that shows nobody and nothing has a sign for, large on its plate. */
function signPlate(
  design: Design,
  caption: string,
  { frame, radius, on }: { frame: Frame; radius: number; on: Hex },
): void {
  design.addGround(path(roundedPath([frame.x, frame.y], frame.width, frame.height, radius), on));
  const element = {
    id: 'sign',
    phrase: caption.toLowerCase(),
    count: 1,
    several: false,
    colors: [],
    attributes: [],
  };
  const side = Math.min(frame.width, frame.height) * 0.62;
  const tone = strongSurface(design.request.palette.accents[0]);
  const art = itemArt(design.request, element, square(middleOf(frame), side), { tone, on });
  if (art) design.addArt(art.svg);
}

/** Scenes without a place, which fill any plate: drawn once, before the page is laid out. */
function alonesOf(request: TemplateRequest, count: number): (PartScene | undefined)[] {
  return Array.from({ length: count }, (_, index) =>
    request.isPanelInPlace?.(index) ? undefined : request.sceneOfPanel?.(index, 600, 520),
  );
}

/** Whether most of what is shown is higher than wide. */
function areUpright(parts: readonly (PartScene | undefined)[]): boolean {
  const ratios = parts.flatMap((part) => {
    if (!part?.reach) return [];
    const { scene, reach } = part;
    return (
      ((reach.right - reach.left) * scene.widthPx) / ((reach.bottom - reach.top) * scene.heightPx)
    );
  });
  const upright = ratios.filter((ratio) => ratio < 0.95).length;
  return ratios.every((ratio) => ratio < 1.7) && upright * 2 > parts.length;
}

/** A card with its scene, its words and its number. */
function panel(
  design: Design,
  { part: alone, index, caption, frame, sizePx }: Panel,
  { cut, align }: Grid,
): void {
  const { request } = design;
  const { palette } = request;
  const surface = cardOn(palette);
  const on = mix(surface, accentOf(palette, index), 0.34);
  const radius = design.px(30);
  const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, radius);
  design.addGround(path(outline, surface));
  const { plate, words } = cut(frame, index);
  const inner = inset(plate, design.px(12));
  const part = alone ?? request.sceneOfPanel?.(index, inner.width, inner.height);
  if (part) scenePlate(design, part, { frame: inner, radius: radius * 0.75, on });
  else signPlate(design, caption, { frame: inner, radius: radius * 0.75, on });
  if (request.brief.template?.count !== undefined)
    badge(
      design,
      index,
      [inner.x + design.px(44), inner.y + design.px(44)],
      strongSurface(accentOf(palette, index)),
      surface,
    );
  fittedWords(design, caption, words, { sizePx, align, on: surface });
}

export const panels: Template = {
  id: 'panels',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const ground = mix(palette.ground, accentOf(palette, 0), 0.07);
    design.fillGround(ground);
    const { title, panels: told = [] } = brief.template ?? {};
    const heading = brief.lettering[0] ?? title;
    const frame =
      heading === undefined
        ? design.page
        : pageTitle(design, sentenceCase(heading), {
            align: 'center',
            palette: { ...palette, ground },
          });
    const captions = told.map(({ caption }) => captionOf(caption));
    const parts = alonesOf(request, captions.length);
    const grid = gridOf(design, frame, { captions, isUpright: areUpright(parts) });
    const rooms = grid.frames.map((one, index) => grid.cut(one, index).words);
    const sizes = captions.map((text, index) =>
      fittingSize(text, rooms[index] ?? frame, design.px(46)),
    );
    const sizePx = Math.min(...sizes);
    captions.forEach((caption, index) => {
      const cell = grid.frames[index];
      if (cell) panel(design, { part: parts[index], index, caption, frame: cell, sizePx }, grid);
    });
    return design.finish();
  },
};
