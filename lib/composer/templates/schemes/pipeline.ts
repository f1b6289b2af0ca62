import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { FOOD_CHAINS } from '../content/chains.data';
import { GROWTHS } from '../content/growth.data';
import { PIPELINES } from '../content/pipelines.data';
import type { KnownSteps, Step } from '../content/steps.data';
import { techSignOf } from '../content/tech-signs.data';
import { signOfStage } from '../content/stage-signs.data';
import { arrowArt } from '../design/arrow';
import { Design } from '../design/design';
import { fittedWords, fittingSize } from '../design/fitted-words';
import { type Frame, inset } from '../design/frame';
import { accentOf, cardOn, strongSurface } from '../design/ink';
import { listedElement } from '../design/item-sign';
import { elementOfWord } from '../design/picture-of';
import { iconIn, pictureArt, type SubjectArt } from '../design/subject';
import { pageTitle } from '../design/title';
import { matching, sentenceCase, textOf } from '../design/words';
import type { Template, TemplateRequest } from '../template';
import { trailOf } from './trail';
import { inOneTone } from '../icons/icon-art';

type Shows = (
  request: TemplateRequest,
  step: Step,
  index: number,
  frame: Frame,
) => SubjectArt | undefined;

interface Scheme {
  id: string;
  table: readonly [KnownSteps, ...KnownSteps[]];
  /** Each lives on the one before it. */
  eats: boolean;
  shows: Shows;
}

/** What the prompt lists, else what is known of such a course. */
function contentOf(
  { brief }: TemplateRequest,
  { table, eats }: Scheme,
): { title: string; list: readonly Step[] } {
  const { items = [], title } = brief.template ?? {};
  const known = matching(textOf(brief), table) ?? table[0];
  const heading = sentenceCase(brief.lettering[0] ?? title ?? known.title);
  if (items.length < 2) return { title: heading, list: known.steps };
  return {
    title: heading,
    list: items.map(({ text }, index) => stepOf(text, items[index - 1]?.text)),
  };

  function stepOf(text: string, before: string | undefined): Step {
    const same = known.steps.find(({ head }) => head.toLowerCase() === text.toLowerCase());
    const body = eats && before !== undefined ? `Eats ${before.toLowerCase()}` : same?.body;
    return {
      head: sentenceCase(text),
      shows: same?.shows || text.toLowerCase(),
      ...(body ? { body } : {}),
    };
  }
}

interface Plate {
  design: Design;
  step: Step;
  index: number;
  cell: Frame;
  sizePx: number;
}

/** One station: what shows it, large, above its name. */
function plate({ design, step, index, cell, sizePx }: Plate, shows: Shows): void {
  const { request } = design;
  const { palette } = request;
  const on = mix(cardOn(palette), accentOf(palette, index), 0.26);
  const strip = Math.min(cell.height * 0.36, sizePx * (step.body ? 3.1 : 2.2));
  design.addGround(path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(28)), on));
  const room = inset(
    { ...cell, height: cell.height - strip },
    cell.width * 0.08,
    cell.height * 0.06,
  );
  const art = shows(request, step, index, room);
  if (art) design.addArt(art.svg);
  const box = {
    x: cell.x + cell.width * 0.05,
    y: art ? cell.y + cell.height - strip : cell.y,
    width: cell.width * 0.9,
    height: (art ? strip : cell.height) * (step.body ? 0.52 : 0.9),
  };
  fittedWords(design, step.head, box, { sizePx, align: 'center', on });
  if (!step.body) return;
  design.text(step.body, [cell.x + cell.width / 2, cell.y + cell.height - strip * 0.28], {
    face: 'interText',
    sizePx: Math.min(sizePx * 0.66, design.px(26)),
    align: 'center',
    middle: true,
    maxWidthPx: cell.width * 0.9,
    fill: palette.muted,
    on,
  });
}

const drawTrail = (scheme: Scheme, request: TemplateRequest) => {
  const design = new Design(request);
  const { palette, brief } = request;
  design.fillGround(palette.ground);
  const { title, list } = contentOf(request, scheme);
  const frame = pageTitle(design, title, { align: 'center' });
  const { cells, links } = trailOf(frame, list.length, design.px(66));
  const sizes = list.map(({ head }, index) => {
    const { width = 1, height = 1 } = cells[index] ?? {};
    return fittingSize(head, { width: width * 0.9, height: height * 0.2 }, design.px(40));
  });
  list.forEach((step, index) => {
    const cell = cells[index];
    if (!cell) return;
    plate({ design, step, index, cell, sizePx: Math.min(...sizes) }, (...all) => {
      const art = scheme.shows(...all);
      const own = listedElement(request, index);
      if (art && own) design.show(own.id);
      return art;
    });
  });
  for (const [from, to] of links)
    design.addArt(arrowArt(from, to, mix(palette.ink, palette.ground, 0.1), design.px(11)));
  design.tell('arrows');
  for (const { id, phrase } of brief.elements)
    if (title.toLowerCase().includes(phrase.toLowerCase())) design.show(id);
  return design.finish();
};

const lookOf = (request: TemplateRequest, index: number, frame: Frame) => {
  const tone = strongSurface(accentOf(request.palette, index));
  const ground = mix(cardOn(request.palette), accentOf(request.palette, index), 0.26);
  const strokePx = Math.min(frame.width, frame.height) * 0.055;
  return inOneTone(request.palette.ink, tone, ground, strokePx);
};

const food: Scheme = {
  id: 'food-chain',
  table: FOOD_CHAINS,
  eats: true,
  shows(request, step, index, frame) {
    const own = listedElement(request, index);
    const shown = elementOfWord(request, step.shows);
    const element = own?.concept && !request.drawingOf(shown, 1) ? own : shown;
    return pictureArt(request, element, frame, lookOf(request, index, frame));
  },
};

const software: Scheme = {
  id: 'pipeline',
  table: PIPELINES,
  eats: false,
  shows(request, step, index, frame) {
    const sign = techSignOf(step.head) ?? signOfStage(step.head);
    const side = Math.min(frame.width, frame.height) * 0.72;
    const spot = {
      x: frame.x + (frame.width - side) / 2,
      y: frame.y + (frame.height - side) / 2,
      width: side,
      height: side,
    };
    return sign === undefined ? undefined : iconIn(sign, spot, lookOf(request, index, spot));
  },
};

const grown: Scheme = { ...food, id: 'growth', table: GROWTHS, eats: false };

/** What grows out of what, each as the kit draws it. */
export const growthRow: Template = { id: grown.id, draw: (request) => drawTrail(grown, request) };

/** Who eats whom, each as the kit draws it, with arrows. */
export const foodChain: Template = { id: food.id, draw: (request) => drawTrail(food, request) };

/** What goes from stage to stage, with a sign at each. */
export const pipeline: Template = {
  id: software.id,
  draw: (request) => drawTrail(software, request),
};
