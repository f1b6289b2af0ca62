import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { Design } from './design/design';
import { type Frame, inset, split } from './design/frame';
import { headline } from './design/headline';
import { accentOf } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { pictureArt } from './design/subject';
import { sizeForAll } from './design/type';
import { voiceOf } from './design/voice';
import { letteringOf, sentenceCase } from './design/words';
import type { Template, TemplateRequest } from './template';

const ROWS_MAX = 7;

interface Dish {
  name: string;
  price?: string | undefined;
}

/** What is listed, with prices where there are some; else the things of the prompt. */
function dishesOf({ brief }: TemplateRequest): Dish[] {
  const { items = [] } = brief.template ?? {};
  const dishes =
    items.length > 0
      ? items.map(({ text, written }) => ({ name: text, price: written }))
      : brief.elements.map(({ phrase }) => ({ name: phrase }));
  return dishes.slice(0, ROWS_MAX);
}

function row(
  design: Design,
  request: TemplateRequest,
  dish: Dish,
  frame: Frame,
  sizePx: number,
): void {
  const { palette } = request;
  const side = Math.min(frame.height * 0.84, frame.width * 0.22);
  const middle = frame.y + frame.height / 2;
  const center = [frame.x + side / 2, middle] as const;
  const disc = mix(palette.ground, accentOf(palette, 1), 0.35);
  const element = elementOfWord(request, dish.name.toLowerCase());
  const picture = {
    x: center[0] - side * 0.38,
    y: middle - side * 0.38,
    width: side * 0.76,
    height: side * 0.76,
  };
  const art = pictureArt(request, element, picture, {
    style: 'duotone',
    ink: palette.ink,
    cool: accentOf(palette, 0),
    warm: accentOf(palette, 0),
    ground: disc,
    strokePx: side * 0.04,
  });
  if (art) {
    design.addArt(circle(center, side / 2, disc), art.svg);
    design.show(element.id);
  }
  const left = frame.x + (art ? side * 1.22 : 0);
  const name = design.text(sentenceCase(dish.name), [left, middle], {
    face: 'playfairDisplay',
    sizePx,
    middle: true,
    fill: palette.ink,
    on: palette.ground,
  });
  if (dish.price === undefined) return;
  const price = design.text(dish.price, [frame.x + frame.width, middle], {
    face: 'playfairDisplay',
    sizePx,
    align: 'right',
    middle: true,
    fill: accentOf(palette, 0),
    on: palette.ground,
  });
  const dots = line(
    [
      [name.x + name.width + sizePx * 0.5, middle + sizePx * 0.25],
      [price.x - sizePx * 0.5, middle + sizePx * 0.25],
    ],
    mix(palette.ground, palette.ink, 0.4),
    design.px(4),
  );
  design.addArt(`<g stroke-dasharray="1 ${design.px(12)}">${dots}</g>`);
}

function border(design: Design, color: Hex): void {
  const edge = inset(design.page, -design.px(20));
  design.addArt(
    stroke(
      roundedPath([edge.x, edge.y], edge.width, edge.height, design.px(18)),
      color,
      design.px(6),
    ),
    stroke(
      roundedPath(
        [edge.x + design.px(14), edge.y + design.px(14)],
        edge.width - design.px(28),
        edge.height - design.px(28),
        design.px(10),
      ),
      color,
      design.px(2),
    ),
  );
}

function notes(design: Design, lines: readonly string[], page: Frame): void {
  const { palette } = design.request;
  lines.forEach((text, index) => {
    design.text(
      text,
      [design.width / 2, page.y + page.height - design.px(40) * (lines.length - 1 - index)],
      {
        face: 'interText',
        sizePx: design.px(28),
        align: 'center',
        maxWidthPx: page.width,
        fill: palette.muted,
        on: palette.ground,
      },
    );
  });
}

/** A menu: its heading and what there is, each with its picture. */
export const menu: Template = {
  id: 'menu',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(palette.ground);
    const [title = 'Menu', ...rest] = letteringOf({ ...request.brief, elements: [] });
    border(design, accentOf(palette, 0));
    const page = inset(design.page, design.px(40), design.px(30));
    const head: Frame = { ...page, height: page.height * 0.19 };
    const { display } = voiceOf(request);
    headline(design, title, head, {
      face: display,
      on: palette.ground,
      fills: [palette.ink],
      align: 'center',
      vertical: 'middle',
      maxLines: 2,
      perLine: 18,
      maxCapPx: design.shortSide * 0.1,
    });
    const dishes = dishesOf(request);
    const body: Frame = {
      ...page,
      y: page.y + page.height * 0.23,
      height: page.height * (rest.length > 0 ? 0.68 : 0.77),
    };
    const height = Math.min(body.height / Math.max(1, dishes.length), design.shortSide * 0.25);
    const field = {
      ...body,
      y: body.y + (body.height - height * dishes.length) / 2,
      height: height * dishes.length,
    };
    const sizePx = sizeForAll(
      dishes.map(({ name }) => sentenceCase(name)),
      page.width * 0.55,
      { face: 'playfairDisplay', sizePx: Math.min(design.px(54), height * 0.4) },
    );
    const rows = split(
      field,
      'down',
      dishes.map(() => 1),
    );
    dishes.forEach((dish, index) => {
      const frame = rows[index];
      if (frame) row(design, request, dish, frame, sizePx);
    });
    notes(design, rest.slice(0, 2), page);
    return design.finish();
  },
};
