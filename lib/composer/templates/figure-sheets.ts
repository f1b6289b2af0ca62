import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { caption, type FigureParts, portrait, scaleFor, stand } from './design/figure';
import { cells, columnsFor, type Frame } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { EXPRESSION_NAMES, POSE_NAMES } from './design/shown.data';
import { pageTitle } from './design/title';
import { letteringOf } from './design/words';
import type { Shown, Template, TemplateRequest } from './template';

/** What a sheet shows in one of its cells, and the word for it. */
interface Cell {
  text: string;
  /** What else prompts call it. */
  words: RegExp;
  shown: Shown;
}

/** The first thing of a prompt that can be drawn, which a sheet is about. */
export function figureOf(request: TemplateRequest, design: Design): FigureParts | undefined {
  const element = request.brief.elements.find((one) => request.drawingOf(one, 1) !== undefined);
  return element && { design, request, element };
}

/** The page below the words of the prompt. */
export function pageBelow(design: Design): Frame {
  const { brief } = design.request;
  const name = letteringOf(brief)[0] ?? brief.template?.title;
  return name === undefined
    ? design.page
    : pageTitle(design, name, { align: 'center', face: 'fredoka' });
}

/** The cells that a prompt lists, else so many as it counts of the usual ones. */
function cellsOf({ brief }: TemplateRequest, usual: readonly Cell[], number: number): Cell[] {
  const { items = [], count = number } = brief.template ?? {};
  const listed = items.flatMap(({ text }) => {
    const cell =
      usual.find((one) => one.text === text) ?? usual.find(({ words }) => words.test(text));
    return cell ? [{ ...cell, text }] : [];
  });
  const rest = usual.filter((cell) => !listed.includes(cell));
  return [...listed, ...rest].slice(0, Math.max(items.length, items.length > 0 ? 0 : count));
}

const LABEL_SHARE = 0.15;

/** A grid of cards, each with its word; `draw` fills the part above the word. */
function grid(
  parts: FigureParts,
  frame: Frame,
  shown: readonly Cell[],
  draw: (cell: Cell, frame: Frame, index: number) => void,
): void {
  const { design, request } = parts;
  const { palette } = request;
  const columns = columnsFor(shown.length, frame);
  cells(frame, shown.length, columns, design.px(26)).forEach((card, index) => {
    const cell = shown[index];
    if (!cell) return;
    const surface = mix(cardOn(palette), accentOf(palette, index), 0.26);
    design.addGround(
      path(roundedPath([card.x, card.y], card.width, card.height, design.px(34)), surface),
    );
    const label = card.height * LABEL_SHARE;
    draw(cell, { ...card, height: card.height - label }, index);
    const below = { ...card, y: card.y + card.height - label * 1.08, height: label };
    caption(parts, cell.text, below, surface);
  });
}

const EXPRESSIONS: readonly Cell[] = EXPRESSION_NAMES.map(([text, words, expression]) => ({
  text,
  words,
  shown: { pose: 'stand', view: 'front', expression },
}));
const POSES: readonly Cell[] = POSE_NAMES.map(([text, words, shown]) => ({ text, words, shown }));

/** One head with many feelings. */
export const expressionSheet: Template = {
  id: 'expression-sheet',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const parts = figureOf(request, design);
    if (!parts) {
      design.miss('character');
      return design.finish();
    }
    grid(parts, pageBelow(design), cellsOf(request, EXPRESSIONS, 6), ({ shown }, frame, index) => {
      const r = Math.min(frame.width, frame.height) / 2;
      const center = [frame.x + frame.width / 2, frame.y + frame.height - r] as const;
      const outline = roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(34));
      // Of several each feels something else.
      const isOneOfMany = parts.element.count > 1;
      portrait(parts, { center, r, outline }, isOneOfMany ? { ...shown, copy: index } : shown);
    });
    design.show(parts.element.id);
    return design.finish();
  },
};

/** One figure in many poses, all at one scale. */
export const poseSheet: Template = {
  id: 'pose-sheet',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const parts = figureOf(request, design);
    if (!parts) {
      design.miss('character');
      return design.finish();
    }
    const frame = pageBelow(design);
    const all = cellsOf(request, POSES, 4);
    const columns = columnsFor(all.length, frame);
    const [first] = cells(frame, all.length, columns, design.px(26));
    const inner = first && { ...first, width: first.width * 0.86, height: first.height * 0.72 };
    const scale = scaleFor(
      parts,
      inner ?? frame,
      all.map(({ shown }) => shown),
    );
    grid(parts, frame, all, ({ shown }, card) => {
      stand(parts, { ...card, height: card.height * 0.96 }, { shown, scale });
    });
    design.show(parts.element.id);
    return design.finish();
  },
};
