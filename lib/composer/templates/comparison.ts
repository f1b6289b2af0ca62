import { mix } from '@/lib/color/hex';
import { circle, line, path, rectangle, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { drawSides, versus } from './comparison-sides';
import { drawSizes, sizesIn } from './comparison-sizes';
import { Design } from './design/design';
import { type Frame, inset, middleOf, split } from './design/frame';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from './design/ink';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { letteringOf, sentenceCase, tells, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

/** Plans that name no content of their own: what each step up adds. */
const PLANS = ['Basic', 'Plus', 'Pro', 'Team', 'Business'] as const;
const ROWS = [
  'Core features',
  'Unlimited projects',
  'Team members',
  'Analytics',
  'Priority support',
  'Single sign-on',
] as const;

function tick(at: Point, r: number, surface: string, ink: string): string {
  return (
    circle(at, r, surface) +
    stroke(
      `M${at[0] - r * 0.4} ${at[1] + r * 0.03}l${r * 0.3} ${r * 0.3}l${r * 0.54} ${-r * 0.6}`,
      ink,
      r * 0.22,
    )
  );
}

/** Prices that stand where the prompt names none; the report tells that they are examples. */
const PRICES = ['$0', '$12', '$29', '$59', '$99'] as const;
const NO_PLAN = /compare|comparison|plan|pricing|chart|table|[$€£]/i;

/** Prices of the prompt, as it writes them. */
const pricesOf = ({ brief }: TemplateRequest): string[] =>
  brief.words.flatMap(({ word }) => (/^[$€£]\d+|^\d+ ?[$€£]/.exec(word) ? [word] : []));

/** Plans in columns; the middle one is lifted. Prices are the prompt's or none. */
function plans(design: Design, request: TemplateRequest): void {
  const { palette, brief } = request;
  const written = brief.lettering.filter((text) => !NO_PLAN.test(text));
  const count = Math.max(
    2,
    Math.min(4, brief.template?.count ?? (written.length > 1 ? written.length : 3)),
  );
  const names = Array.from({ length: count }, (_, index) => written[index] ?? PLANS[index] ?? '');
  const frame = pageTitle(
    design,
    brief.lettering.find((text) => /compare|plan|pricing/i.test(text)) ?? 'Compare plans',
    { subtitle: 'Pick the one that fits. Change it at any time.' },
  );
  if (pricesOf(request).length < count)
    design.miss('true prices of the plans (the prompt names none: these are examples)');
  const [labels, columns] = split(frame, 'across', [1, count * 0.62]);
  if (!labels || !columns) return;
  const head = design.px(176);
  const row = Math.min((frame.height - head - design.px(40)) / ROWS.length, design.px(92));
  const height = head + row * ROWS.length + design.px(20);
  const y = frame.y + (frame.height - height) * 0.35;
  const surface = cardOn(palette);
  const best = Math.floor(count / 2);
  design.addGround(path(roundedPath([frame.x, y], frame.width, height, design.px(28)), surface));
  const cells = split(
    { ...columns, y, height },
    'across',
    names.map(() => 1),
  );
  const tone = strongSurface(accentOf(palette, construction(request, [0, 2, 3, 0] as const)));
  const lifted = cells[best];
  if (lifted) {
    const lift = design.px(26);
    design.addGround(
      path(roundedPath([lifted.x, y - lift], lifted.width, height + 2 * lift, design.px(26)), tone),
    );
  }
  const table = { design, request, y, head, row, surface, tone };
  rowLabels(table, { ...labels, x: frame.x });
  cells.forEach((cell, column) => {
    planColumn(table, cell, names[column] ?? '', { column, count, isBest: column === best });
  });
}

interface Table {
  design: Design;
  request: TemplateRequest;
  y: number;
  head: number;
  row: number;
  surface: string;
  tone: string;
}

function rowLabels({ design, request, y, head, row, surface }: Table, labels: Frame): void {
  const { palette } = request;
  ROWS.forEach((label, index) => {
    const middle = y + head + row * (index + 0.5);
    if (index > 0) {
      const corner: Point = [labels.x + design.px(28), middle - row / 2];
      const width = labels.width - design.px(28);
      design.addGround(rectangle(corner, width, design.px(2), hairline(palette, 0.12)));
    }
    design.text(label, [labels.x + design.px(32), middle], {
      face: 'interSemiBold',
      sizePx: design.px(29),
      middle: true,
      maxWidthPx: labels.width - design.px(44),
      fill: palette.ink,
      on: surface,
    });
  });
}

function planColumn(
  { design, request, y, head, row, surface, tone }: Table,
  cell: Frame,
  name: string,
  { column, count, isBest }: { column: number; count: number; isBest: boolean },
): void {
  const { palette } = request;
  const on = isBest ? tone : surface;
  const ink = isBest ? inkOn(tone, palette) : palette.ink;
  const x = cell.x + cell.width / 2;
  const told = pricesOf(request);
  const price = told.length >= count ? told[column] : PRICES[column];
  design.text(price ?? '', [x, y + head * 0.66], {
    face: 'poppins',
    sizePx: design.px(58),
    align: 'center',
    middle: true,
    maxWidthPx: cell.width * 0.9,
    fill: ink,
    on,
  });
  design.text('a month', [x, y + head * 0.9], {
    face: 'interText',
    sizePx: design.px(22),
    align: 'center',
    middle: true,
    fill: ink,
    on,
  });
  design.text(name, [x, y + head * 0.28], {
    face: 'poppins',
    sizePx: design.px(36),
    align: 'center',
    middle: true,
    maxWidthPx: cell.width * 0.86,
    fill: ink,
    on,
  });
  const included = 2 + Math.round(((ROWS.length - 2) * column) / Math.max(1, count - 1));
  ROWS.forEach((_, index) => {
    const at: Point = [x, y + head + row * (index + 0.5)];
    const dash: Point[] = [
      [at[0] - design.px(9), at[1]],
      [at[0] + design.px(9), at[1]],
    ];
    const disc = isBest ? ink : mix(surface, tone, 0.2);
    design.addArt(
      index < included
        ? tick(at, design.px(19), disc, tone)
        : line(dash, mix(on, ink, 0.4), design.px(4)),
    );
  });
}

/** Two or more things side by side, each on its own colour. */
function panels(design: Design, request: TemplateRequest): void {
  const { palette, brief } = request;
  const isBefore = tells(textOf(brief), 'before and after', 'before after', 'before');
  const elements = brief.elements.slice(0, 4);
  const sides = isBefore && elements.length === 1 ? [...elements, ...elements] : elements;
  const style = construction(request, ['full', 'cards', 'down'] as const);
  const isDown = style === 'down' || design.height > design.width * 1.3;
  const area: Frame =
    style === 'cards' ? design.page : { x: 0, y: 0, width: design.width, height: design.height };
  const parts = split(
    area,
    isDown ? 'down' : 'across',
    sides.map(() => 1),
    style === 'cards' ? design.px(26) : 0,
  );
  const names = isBefore ? ['Before', 'After'] : sides.map(({ phrase }) => sentenceCase(phrase));
  sides.forEach((element, index) => {
    const part = parts[index];
    if (!part) return;
    const surface = mix(palette.ground, accentOf(palette, index), 0.42);
    design.addGround(
      path(
        roundedPath(
          [part.x, part.y],
          part.width,
          part.height,
          style === 'cards' ? design.px(34) : 0,
        ),
        surface,
      ),
    );
    const room = inset(part, part.width * 0.08, part.height * 0.1);
    const picture = { ...room, height: room.height * 0.74 };
    const art = pictureArt(request, element, picture, {
      style: 'duotone',
      ink: palette.ink,
      cool: accentOf(palette, 2),
      warm: cardOn(palette),
      ground: surface,
      strokePx: Math.min(picture.width, picture.height) * 0.04,
    });
    if (art) {
      design.addArt(art.svg);
      design.show(element.id);
    }
    const name = sentenceCase(letteringOf(brief)[index] ?? names[index] ?? '');
    design.text(name, [room.x + room.width / 2, room.y + room.height * 0.92], {
      face: 'poppins',
      sizePx: design.size(2.9),
      align: 'center',
      middle: true,
      maxWidthPx: room.width,
      fill: palette.ink,
      on: surface,
    });
  });
  const [first, second] = parts;
  if (!isBefore && sides.length === 2 && first && second)
    versus(design, between(design, first, second, isDown));
}

function between(design: Design, first: Frame, second: Frame, isDown: boolean): Point {
  return isDown
    ? [design.width * 0.84, (first.y + first.height + second.y) / 2]
    : [(first.x + first.width + second.x) / 2, middleOf(first)[1]];
}

/** Plans in a table, or things side by side. */
export const comparison: Template = {
  id: 'comparison',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const sized = sizesIn(request);
    if (sized) {
      drawSizes(design, sized);
      return design.finish();
    }
    if (request.brief.template?.sides) {
      drawSides(design, request);
      return design.finish();
    }
    const wantsPlans = tells(
      textOf(request.brief),
      'plan',
      'pricing',
      'price',
      'tier',
      'subscription',
    );
    if (!wantsPlans && request.brief.elements.length > 0) panels(design, request);
    else plans(design, request);
    for (const { id, phrase } of request.brief.elements)
      if (/plan|pric|chart|table|tier/i.test(phrase)) design.show(id);
    return design.finish();
  },
};
