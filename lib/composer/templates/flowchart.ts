import { mix } from '@/lib/color/hex';
import { path, shape, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { STEPS } from './content/steps.data';
import { arrowArt, dotsArt } from './design/arrow';
import { Design } from './design/design';
import { type Frame, split } from './design/frame';
import { accentOf, inkOn, strongSurface } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { matching, sentenceCase, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

interface Box {
  text: string;
  shows: string;
  isChoice: boolean;
}

const BOXES_MAX = 8;

/** What is listed, else known steps of the subject, in boxes; a question is a lozenge. */
function boxesOf({ brief }: TemplateRequest): { title: string | undefined; boxes: Box[] } {
  const { items = [], title } = brief.template ?? {};
  const known = items.length > 1 ? undefined : matching(textOf(brief), STEPS);
  const named =
    items.length > 1
      ? items.map(({ text }) => ({ text, shows: text.toLowerCase() }))
      : (known?.steps ?? []).map(({ head, shows }) => ({ text: head, shows }));
  const boxes = named.slice(0, BOXES_MAX).map(({ text, shows }) => ({
    text: sentenceCase(text),
    shows,
    isChoice: /\?$|^(?:is|does|do|if|decision|yes or no)\b/i.test(text),
  }));
  const heading = brief.lettering[0] ?? known?.title ?? title;
  return { title: heading === undefined ? undefined : sentenceCase(heading), boxes };
}

interface Parts {
  design: Design;
  request: TemplateRequest;
}

function box(
  { design, request }: Parts,
  { text, shows, isChoice }: Box,
  frame: Frame,
  index: number,
  isEnd: boolean,
): void {
  const { palette } = request;
  const { x, y, width, height } = frame;
  const tone = strongSurface(accentOf(palette, isEnd ? 0 : index));
  const surface = isEnd ? tone : mix(palette.ground, accentOf(palette, index), 0.3);
  const radius = isEnd ? height / 2 : design.px(20);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const lozenge: Point[] = [
    [cx, y - height * 0.16],
    [x + width, cy],
    [cx, y + height * 1.16],
    [x, cy],
  ];
  const outline = isChoice ? undefined : roundedPath([x, y], width, height, radius);
  design.addArt(outline === undefined ? shape(lozenge, surface) : path(outline, surface));
  if (outline !== undefined && !isEnd)
    design.addArt(stroke(outline, accentOf(palette, index), design.px(4)));
  const side = Math.min(height * 0.62, width * 0.22);
  const element = elementOfWord(request, shows);
  const spot = { x: x + height * 0.22, y: cy - side / 2, width: side, height: side };
  const ink = inkOn(surface, palette);
  const art = isChoice
    ? undefined
    : pictureArt(request, element, spot, {
        style: isEnd ? 'solid' : 'duotone',
        ink,
        cool: isEnd ? ink : accentOf(palette, index),
        warm: isEnd ? ink : accentOf(palette, index),
        ground: surface,
        strokePx: side * 0.07,
      });
  if (art) {
    design.addArt(art.svg);
    design.show(element.id);
  }
  const left = art ? spot.x + side + design.px(14) : x + design.px(18);
  const room = x + width - design.px(18) - left;
  design.text(text, [art ? left : cx, cy], {
    face: 'poppinsSemiBold',
    sizePx: Math.min(design.px(36), height * 0.34),
    align: art ? 'left' : 'center',
    middle: true,
    maxWidthPx: room * (isChoice ? 0.74 : 1),
    fill: ink,
    on: surface,
  });
}

function arrow({ design, request }: Parts, from: Point, to: Point): void {
  const tone = mix(request.palette.ink, request.palette.ground, 0.15);
  const isDotted = request.brief.template?.laid?.isDotted;
  design.addArt(
    isDotted ? dotsArt(from, to, tone, design.px(5)) : arrowArt(from, to, tone, design.px(6)),
  );
}

/** Boxes down the page, or to and fro in two columns. */
function lay(parts: Parts, boxes: readonly Box[], frame: Frame, columns: 1 | 2): void {
  const { design } = parts;
  const rows = Math.ceil(boxes.length / columns);
  const gapX = frame.width * (columns === 2 ? 0.12 : 0);
  const tall = Math.min(frame.height, rows * design.px(190));
  const field = { ...frame, y: frame.y + (frame.height - tall) / 2, height: tall };
  const cells = split(
    field,
    'down',
    Array.from({ length: rows }, () => 1),
    tall * (0.34 / rows),
  );
  const across =
    columns === 2
      ? split(frame, 'across', [1, 1], gapX)
      : [{ ...frame, x: frame.x + frame.width * 0.16, width: frame.width * 0.68 }];
  const frames = boxes.map((_, index): Frame => {
    const row = Math.floor(index / columns);
    const column = columns === 1 ? 0 : row % 2 === 0 ? index % 2 : 1 - (index % 2);
    const cell = cells[row] ?? frame;
    const part = across[column] ?? frame;
    return { x: part.x, y: cell.y, width: part.width, height: cell.height };
  });
  frames.slice(1).forEach((to, index) => {
    const from = frames[index];
    if (!from) return;
    const gap = 6;
    const isDown = from.x === to.x;
    const isRight = to.x > from.x;
    const [fx, tx] = [
      isDown ? from.x + from.width / 2 : isRight ? from.x + from.width : from.x,
      isDown ? to.x + to.width / 2 : isRight ? to.x : to.x + to.width,
    ];
    arrow(
      parts,
      [fx, isDown ? from.y + from.height : from.y + from.height / 2],
      [tx - (isDown ? 0 : isRight ? gap : -gap), isDown ? to.y - gap : to.y + to.height / 2],
    );
  });
  frames.forEach((one, index) => {
    const content = boxes[index];
    if (content) box(parts, content, one, index, index === 0 || index === boxes.length - 1);
  });
}

/** What comes after what, in boxes with arrows. */
export const flowchart: Template = {
  id: 'flowchart',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { title, boxes } = boxesOf(request);
    const frame = title === undefined ? design.page : pageTitle(design, title);
    if (boxes.length === 0) design.miss('texts of the boxes (their subject is not known)');
    const shown: Box[] =
      boxes.length > 0
        ? boxes
        : ['Start', 'Step 1', 'Step 2', 'End'].map((text) => ({
            text,
            shows: '',
            isChoice: false,
          }));
    const columns =
      shown.length > 4
        ? construction(request, [2, 2, 1] as const)
        : construction(request, [1, 2] as const);
    lay({ design, request }, shown, frame, design.width > design.height * 1.2 ? 2 : columns);
    design.tell('arrows');
    for (const { id, phrase } of request.brief.elements)
      if (title?.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};
