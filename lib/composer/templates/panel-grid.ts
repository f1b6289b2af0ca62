import type { Design } from './design/design';
import { cells, type Frame, inset, rowsOf, split } from './design/frame';
import { wrapLines } from './design/type';
import { construction } from './design/variety';
import { type Trail, trailOf } from './schemes/trail';

/** Where the cards of a page of panels lie, and where each has its scene and its words. */

/** Where a panel has its scene and its words. */
export interface Cut {
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

/** Of a card with its words beside its scene, how wide that is. */
const plateWidth = ({ width, height }: Frame): number => Math.min(width * 0.56, height * 2.4);

/** Words beside the scene, on every other row on its other side. */
const beside = (frame: Frame, pad: number, isTurned: boolean): Cut => {
  const wide = plateWidth(frame);
  const rest = frame.width - wide;
  return {
    plate: { ...frame, x: isTurned ? frame.x + rest : frame.x, width: wide },
    words: inset({ ...frame, x: isTurned ? frame.x : frame.x + wide, width: rest }, pad * 1.3, pad),
  };
};

interface Wishes {
  captions: readonly string[];
  /** What is shown is mostly higher than wide. */
  isUpright: boolean;
  /** One leads to the next: there is room for arrows between them. */
  isChain: boolean;
}

export interface Grid {
  frames: Frame[];
  cut(frame: Frame, index: number): Cut;
  align: 'left' | 'center';
  /** Where arrows lead from one to the next. */
  links: Trail['links'];
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
export function gridOf(
  design: Design,
  frame: Frame,
  { captions, isUpright, isChain }: Wishes,
): Grid {
  const count = captions.length;
  const gap = design.px(24);
  const pad = design.px(26);
  const ratio = frame.width / frame.height;
  const flow = design.request.brief.template?.laid?.flow;
  const isBare = captions.every((text) => text === '');
  if (flow === 'down' && count <= STACKED_MAX && ratio < 1.3)
    return stackOf(design, frame, { count, pad, isChain, isBare });
  const asRows = !isChain && ratio < 1.3 && count === 3 && !isUpright;
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
      links: [],
    };
  }
  // Words beside a picture take its room; mere names stand below it.
  const areNames = captions.every((text) => text.split(' ').length < 3);
  if (isChain && !isUpright && !areNames && ratio < 1.3 && count <= 4)
    return stackOf(design, frame, { count, pad, isChain, isBare });
  const columns = count === 3 && isUpright && ratio > 0.75 ? 3 : columnsOf(count, ratio);
  const trail = isChain ? trailOf(frame, count, design.px(90)) : undefined;
  const frames = trail?.cells ?? filled(frame, count, columns, gap);
  // Captions of a row have the same height, and no more than those of that row need.
  const neededIn = ({ y, width }: Frame): number =>
    captionHeight(
      design,
      captions.filter((_, index) => frames[index]?.y === y),
      width - 2 * pad,
    );
  return {
    frames: [...frames],
    cut: (cell) => below(cell, pad, Math.min(CAPTION_MOST, neededIn(cell) / cell.height)),
    align: 'center',
    links: trail?.links ?? [],
  };
}

/** More below each other have no room for a scene each. */
const STACKED_MAX = 7;

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
  return rowsOf(frame, counts, gap);
}

/** Flat things that lead to each other stand below each other, with their words beside them. */
function stackOf(
  design: Design,
  frame: Frame,
  {
    count,
    pad,
    isChain,
    isBare,
  }: { count: number; pad: number; isChain: boolean; isBare: boolean },
): Grid {
  const gap = design.px(isChain ? Math.min(84, 252 / count) : 20);
  const frames = split(
    frame,
    'down',
    Array.from({ length: count }, () => 1),
    gap,
  );
  const linked = isChain ? frames.slice(1) : [];
  const links = linked.map((card): Trail['links'][number] => {
    const { x, y } = card;
    const middle = x + plateWidth(card) / 2;
    return [
      [middle, y - gap * 0.9],
      [middle, y - gap * 0.1],
    ];
  });
  // Pictures without words have the whole row.
  const cut = (cell: Frame): Cut =>
    isBare ? { plate: cell, words: { ...cell, height: 0 } } : beside(cell, pad, false);
  return { frames, cut, align: 'left', links };
}
