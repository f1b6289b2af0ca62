import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { cells, columnsFor, type Frame } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { flatLook, pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { construction } from './design/variety';
import { sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';

const FACE = 'fredoka';
const ITEMS_MAX = 12;

interface Parts {
  design: Design;
  request: TemplateRequest;
  names: readonly string[];
}

/** What is shown with its name: the listed things, else all that the prompt names. */
function namesOf({ brief }: TemplateRequest): string[] {
  const { items = [] } = brief.template ?? {};
  const names =
    items.length > 0 ? items.map(({ text }) => text) : brief.elements.map(({ phrase }) => phrase);
  return names.slice(0, ITEMS_MAX);
}

function picture(
  { design, request }: Parts,
  name: string,
  frame: Frame,
  index: number,
  on: string,
): void {
  const { palette } = request;
  const element = elementOfWord(request, name.toLowerCase());
  const { cool } = flatLook(palette, index, name);
  const art = pictureArt(request, element, frame, {
    style: 'duotone',
    ink: palette.ink,
    cool,
    warm: cool,
    ground: on,
    strokePx: Math.min(frame.width, frame.height) * 0.05,
  });
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
}

/** Cards in a grid, each with a thing and its name below. */
function grid(parts: Parts, frame: Frame, hasCards: boolean): void {
  const { design, request, names } = parts;
  const { palette } = request;
  const columns = columnsFor(names.length, frame);
  const gap = design.px(24);
  const all = cells(frame, names.length, columns, gap);
  const width = all[0]?.width ?? frame.width;
  const height = all[0]?.height ?? frame.height;
  const set = { face: FACE, sizePx: Math.min(design.px(52), height * 0.15) } as const;
  const sizePx = sizeForAll(names, width * 0.86, set);
  all.forEach((cell, index) => {
    const name = names[index];
    if (name === undefined) return;
    const surface = hasCards
      ? mix(cardOn(palette), accentOf(palette, index), 0.24)
      : palette.ground;
    if (hasCards)
      design.addGround(
        path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(30)), surface),
      );
    const label = sizePx * 1.9;
    const pad = Math.min(cell.width, cell.height) * 0.1;
    picture(
      parts,
      name,
      {
        x: cell.x + pad,
        y: cell.y + pad,
        width: cell.width - 2 * pad,
        height: cell.height - label - 1.4 * pad,
      },
      index,
      surface,
    );
    design.text(
      sentenceCase(name),
      [cell.x + cell.width / 2, cell.y + cell.height - label * 0.52],
      {
        face: FACE,
        sizePx,
        align: 'center',
        middle: true,
        fill: palette.ink,
        on: surface,
      },
    );
  });
}

/** Draws the things with their names; the title is the prompt's own word for them. */
export function drawWallChart(design: Design, request: TemplateRequest): void {
  const { palette, brief } = request;
  design.fillGround(palette.ground);
  const title = brief.lettering[0] ?? brief.template?.title;
  const frame =
    title === undefined
      ? design.page
      : pageTitle(design, sentenceCase(title), { align: 'center', face: FACE });
  const hasCards = construction(request, [true, false, true, true]);
  grid({ design, request, names: namesOf(request) }, frame, hasCards);
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
