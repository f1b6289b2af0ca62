import { mix } from '@/lib/color/hex';
import { circle, line, path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { cells, type Frame, inset, split } from './design/frame';
import { accentOf, cardOn, hairline, strongSurface } from './design/ink';
import { itemArt, listedElement } from './design/item-sign';
import { numberDisc } from './design/number-disc';
import { kitArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { sentenceCase } from './design/words';
import type { Template } from './template';

const FACE = 'poppinsSemiBold';
const LINES = 4;

/** The heading of a part of the card; answers what is left below it. */
function heading(design: Design, text: string, frame: Frame, on: string): Frame {
  const sizePx = design.px(40);
  design.text(text, [frame.x, frame.y + sizePx], {
    face: 'poppins',
    sizePx,
    fill: design.request.palette.ink,
    on,
  });
  const used = sizePx * 1.6;
  return { ...frame, y: frame.y + used, height: frame.height - used };
}

/** What goes into it, a picture and its measure each. */
function ingredients(design: Design, frame: Frame, on: string): void {
  const { request } = design;
  const { palette, brief } = request;
  const items = brief.template?.items ?? [];
  const room = heading(design, 'Ingredients', frame, on);
  const rows = cells(room, items.length, 1, design.px(10));
  const side = Math.min(rows[0]?.height ?? 0, frame.width * 0.3);
  const texts = items.map(({ text }) => sentenceCase(text));
  const width = frame.width - side - design.px(24);
  const sizePx = sizeForAll(texts, width, { face: FACE, sizePx: design.px(34) });
  rows.forEach((row, index) => {
    const element = listedElement(request, index);
    const tone = accentOf(palette, index);
    const middle = row.y + row.height / 2;
    const disc = mix(on, tone, 0.22);
    const place = { x: row.x, y: middle - side / 2, width: side, height: side };
    design.addArt(circle([row.x + side / 2, middle], side / 2, disc));
    const art =
      element &&
      itemArt(request, { ...element, count: 1 }, inset(place, side * 0.16), { tone, on: disc });
    if (art && element) {
      design.addArt(art.svg);
      design.show(element.id);
    }
    design.text(texts[index] ?? '', [row.x + side + design.px(24), middle], {
      face: FACE,
      sizePx,
      middle: true,
      maxWidthPx: width,
      fill: palette.ink,
      on,
    });
  });
}

/** What shows a step, at the end of its row; answers the room that it takes. */
function pictureOf(design: Design, index: number, row: Frame, on: string): number {
  const { request } = design;
  const element = listedElement(request, index);
  const place = { ...row, x: row.x + row.width - row.height * 1.3, width: row.height * 1.3 };
  const tone = accentOf(request.palette, index);
  const art = element && itemArt(request, element, place, { tone, on });
  if (!art || !element) return 0;
  design.addArt(art.svg);
  design.show(element.id);
  return row.height * 1.4;
}

/** How it is made, where that is known; else lines to write on. */
function method(design: Design, frame: Frame, on: string): void {
  const { palette, brief } = design.request;
  const steps = brief.template?.panels ?? [];
  const hasList = (brief.template?.items ?? []).length > 0;
  const room = heading(design, 'Method', frame, on);
  if (steps.length === 0) design.miss('steps of the recipe (the prompt gives none)');
  const rows = cells(room, steps.length > 0 ? steps.length : LINES, 1, design.px(12));
  rows.forEach((row, index) => {
    const step = steps[index];
    if (!step) {
      const y = row.y + row.height * 0.7;
      const rule = [
        [row.x, y],
        [row.x + row.width, y],
      ] as const;
      design.addArt(line(rule, hairline(palette, 0.24), design.px(3)));
      return;
    }
    const r = Math.min(row.height * 0.34, design.px(30));
    const middle = row.y + row.height / 2;
    numberDisc(design, index, [row.x + r, middle], {
      radiusPx: r,
      rim: 1,
      rimColor: on,
      face: FACE,
      sizePx: r * 1.1,
      on: strongSurface(accentOf(palette, index)),
    });
    const x = row.x + r * 2.6;
    const shown = hasList ? 0 : pictureOf(design, index, row, on);
    const width = row.width - r * 2.6 - shown;
    design.text(step.caption, [x, step.text ? middle - design.px(14) : middle], {
      face: FACE,
      sizePx: design.px(32),
      middle: true,
      maxWidthPx: width,
      fill: palette.ink,
      on,
    });
    if (step.text)
      design.text(step.text, [x, middle + design.px(22)], {
        face: 'interText',
        sizePx: design.px(24),
        middle: true,
        maxWidthPx: width,
        fill: palette.muted,
        on,
      });
  });
}

/** A dish, what the prompt says goes into it, and how it is made. */
export const recipeCard: Template = {
  id: 'recipe-card',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(mix(palette.ground, accentOf(palette, 0), 0.09));
    const { title = 'Recipe' } = brief.template ?? {};
    const frame = pageTitle(design, brief.lettering[0] ?? title, { align: 'left' });
    const [head = frame, rest = frame] = split(frame, 'down', [0.5, 1], design.px(24));
    const on = mix(cardOn(palette), accentOf(palette, 1), 0.34);
    design.addGround(
      path(roundedPath([head.x, head.y], head.width, head.height, design.px(30)), on),
    );
    const dish = brief.elements.find(({ id }) => id === 'dish');
    const art = dish && kitArt(request, dish, inset(head, head.width * 0.08, head.height * 0.08));
    if (art && dish) {
      design.addArt(art.svg);
      design.show(dish.id);
    }
    const surface = cardOn(palette);
    // Where no ingredient is told, the method has the page.
    const hasList = (brief.template?.items ?? []).length > 0;
    const parts = split(rest, 'across', hasList ? [1, 1] : [1], design.px(24));
    parts.forEach(({ x, y, width, height }) => {
      design.addGround(path(roundedPath([x, y], width, height, design.px(26)), surface));
    });
    const rooms = parts.map((part) => inset(part, design.px(28), design.px(20)));
    const [left = rest, right = left] = rooms;
    if (hasList) ingredients(design, left, surface);
    method(design, right, surface);
    return design.finish();
  },
};
