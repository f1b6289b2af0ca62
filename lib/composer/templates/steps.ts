import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { CIVICS } from './content/civics.data';
import { type Step, STEPS } from './content/steps.data';
import { Design } from './design/design';
import { cells, type Frame, square } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { construction } from './design/variety';
import { matching, sentenceCase, textOf } from './design/words';
import { drawInfographic } from './infographic';
import type { Template, TemplateRequest } from './template';

const STEPS_DEFAULT = 5;

/** Words that name no step. */
const NO_STEP = /^(?:how|why|what|ways?|tips?|steps?|reasons?|infographic|guide|law|process)$/i;

/** Known steps; else the things that the prompt names in their order, else numbers alone. */
function contentOf(
  design: Design,
  request: TemplateRequest,
): { title: string; steps: readonly Step[] } {
  const { brief } = request;
  const subject = brief.template?.title;
  const known = matching(`${brief.template?.title ?? ''} ${textOf(brief)}`.toLowerCase(), [
    ...STEPS,
    ...CIVICS,
  ]);
  const count = brief.template?.count;
  if (known) {
    const steps = known.steps.slice(0, count ?? known.steps.length);
    if (count !== undefined && count > steps.length)
      design.miss(`${count - steps.length} of ${count} steps`);
    return { title: sentenceCase(subject ?? known.title), steps };
  }
  const title = sentenceCase(subject ?? brief.lettering[0] ?? 'Step by step');
  const wanted = count ?? Math.max(3, Math.min(8, brief.elements.length || STEPS_DEFAULT));
  const named = brief.elements.filter(({ phrase }) => !NO_STEP.test(phrase));
  const steps = Array.from({ length: wanted }, (_, index): Step => {
    const element = named[index];
    return {
      head: element ? sentenceCase(element.phrase) : `Step ${index + 1}`,
      shows: element?.phrase.toLowerCase() ?? '',
    };
  });
  if (brief.elements.length < wanted)
    design.miss('texts of the steps (their subject is not known)');
  return { title, steps };
}

interface Parts {
  design: Design;
  request: TemplateRequest;
  steps: readonly Step[];
  frame: Frame;
}

function sign(
  { design, request }: Parts,
  step: Step,
  index: number,
  at: Point,
  r: number,
  on: string,
): void {
  const { palette } = request;
  const tone = accentOf(palette, index);
  const disc = mix(on, tone, 0.24);
  design.addArt(circle(at, r, disc));
  const element = elementOfWord(request, step.shows);
  const art =
    step.shows === ''
      ? undefined
      : pictureArt(request, element, square(at, r * 1.14), {
          style: 'duotone',
          ink: palette.ink,
          cool: tone,
          warm: tone,
          ground: disc,
          strokePx: r * 0.075,
        });
  if (art) {
    design.addArt(art.svg);
    if (!element.id.startsWith('table-')) design.show(element.id);
  }
  const badge: Point = art ? [at[0] - r * 0.78, at[1] - r * 0.66] : at;
  const surface = strongSurface(tone);
  const size = art ? r * 0.34 : r * 0.62;
  design.addArt(circle(badge, size * 1.2, on), circle(badge, size, surface));
  design.text(String(index + 1), badge, {
    face: 'poppins',
    sizePx: size * 1.05,
    align: 'center',
    middle: true,
    fill: inkOn(surface, palette),
    on: surface,
  });
}

function words(
  { design, request }: Parts,
  step: Step,
  [x, y]: Point,
  widthPx: number,
  on: string,
  align: 'left' | 'center',
): void {
  const { palette } = request;
  const size = design.px(align === 'left' ? 34 : 28);
  const below = design.paragraph(step.head, [x, y], {
    face: 'poppinsSemiBold',
    sizePx: size,
    widthPx,
    align,
    leading: 1.2,
    fill: palette.ink,
    on,
  });
  if (step.body)
    design.paragraph(step.body, [x, below + size * 0.12], {
      face: 'interText',
      sizePx: design.px(align === 'left' ? 25 : 21),
      widthPx,
      align,
      leading: 1.35,
      fill: palette.muted,
      on,
    });
}

/** Cards in a grid, read row by row. */
function cards(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.5;
  const columns = isWide ? steps.length : steps.length <= 4 ? 2 : 3;
  const rows = Math.ceil(steps.length / columns);
  const height = Math.min(frame.height, rows * design.shortSide * (isWide ? 0.56 : 0.42));
  const grid = { ...frame, y: frame.y + (frame.height - height) / 2, height };
  const surface = cardOn(palette);
  cells(grid, steps.length, columns, design.px(22)).forEach((cell, index) => {
    const step = steps[index];
    if (!step) return;
    design.addGround(
      path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(26)), surface),
    );
    const r = Math.min(cell.width * 0.26, cell.height * 0.22);
    sign(parts, step, index, [cell.x + cell.width / 2, cell.y + r * 1.45], r, surface);
    words(
      parts,
      step,
      [cell.x + cell.width / 2, cell.y + r * 2.62 + design.px(34)],
      cell.width * 0.84,
      surface,
      'center',
    );
  });
}

/** Rows below each other along a dotted path. */
function list(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const step = frame.height / steps.length;
  const r = Math.min(step * 0.4, design.px(78));
  const x = frame.x + r * 1.2;
  const dotted = stroke(
    `M${x} ${frame.y + step / 2}V${frame.y + step * (steps.length - 0.5)}`,
    mix(palette.ground, palette.ink, 0.3),
    design.px(5),
  );
  design.addArt(`<g stroke-dasharray="${design.px(1)} ${design.px(16)}">${dotted}</g>`);
  steps.forEach((one, index) => {
    const y = frame.y + step * (index + 0.5);
    sign(parts, one, index, [x, y], r, palette.ground);
    words(
      parts,
      one,
      [x + r * 1.5, y - (one.body ? design.px(8) : -design.px(9))],
      frame.width - r * 3,
      palette.ground,
      'left',
    );
  });
}

/** A path that winds from step to step. */
function winding(parts: Parts): void {
  const { design, request, steps, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.3;
  if (!isWide) return list(parts);
  const column = frame.width / steps.length;
  const r = Math.min(column * 0.3, frame.height * 0.15);
  const y = (index: number) => frame.y + frame.height * (index % 2 === 0 ? 0.26 : 0.42);
  const points = steps.map((_, index): Point => [frame.x + column * (index + 0.5), y(index)]);
  const curve = points.map((point, index) => {
    const before = points[index - 1];
    if (!before) return `M${point[0]} ${point[1]}`;
    const middle = (before[0] + point[0]) / 2;
    return `C${middle} ${before[1]} ${middle} ${point[1]} ${point[0]} ${point[1]}`;
  });
  design.addArt(
    stroke(curve.join(''), mix(palette.ground, accentOf(palette, 1), 0.55), design.px(20)),
  );
  steps.forEach((one, index) => {
    const at = points[index];
    if (!at) return;
    design.addArt(circle(at, r * 1.12, palette.ground));
    sign(parts, one, index, at, r, palette.ground);
    words(parts, one, [at[0], at[1] + r + design.px(58)], column * 0.88, palette.ground, 'center');
  });
}

/** Instructions in N steps with short texts. */
export const steps: Template = {
  id: 'steps',
  draw(request) {
    // Who lists the steps wants those.
    if ((request.brief.template?.items ?? []).length > 1) return drawInfographic(request).finish();
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const { title, steps: all } = contentOf(design, request);
    const frame = pageTitle(design, title);
    const isTall = design.height > design.width * 1.3;
    const draw = isTall ? list : construction(request, [cards, winding, list]);
    draw({ design, request, steps: all, frame });
    for (const { id, phrase } of request.brief.elements)
      if (title.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
    return design.finish();
  },
};
