import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, middleOf, split, square } from './design/frame';
import { accentOf, cardOn } from './design/ink';
import { kitArt } from './design/subject';
import { pageTitle } from './design/title';
import { sentenceCase } from './design/words';
import type { TemplateRequest } from './template';

/** What a diagram of named parts is of: the first thing outside its list that the kit draws. */
export function subjectOf(request: TemplateRequest): BriefElement | undefined {
  const { items = [] } = request.brief.template ?? {};
  const listed = items.map(({ text }) => text.toLowerCase());
  return request.brief.elements.find(
    (element) =>
      !listed.includes(element.phrase.toLowerCase()) && request.drawingOf(element, 1) !== undefined,
  );
}

/**
 * The subject beside the names of its parts, in the words of the prompt: where a part lies on it is not
 * known, so that nothing points to it.
 */
export function drawNamed(
  design: Design,
  request: TemplateRequest,
  diagram?: (frame: Frame) => void,
): void {
  const { palette, brief } = request;
  const { title, items = [] } = brief.template ?? {};
  const heading = title ?? brief.lettering[0];
  const page =
    heading === undefined
      ? design.page
      : pageTitle(design, sentenceCase(heading), { align: 'center' });
  const isTall = page.height > page.width * 1.1;
  const [picture, list] = split(page, isTall ? 'down' : 'across', [1.25, 1], design.px(28));
  if (!picture || !list) return;
  const on = cardOn(palette);
  const subject = subjectOf(request);
  const art =
    subject && kitArt(request, subject, inset(picture, picture.width * 0.05, design.px(30)));
  if (art && subject) {
    design.addArt(art.svg);
    design.show(subject.id);
  } else diagram?.(square(middleOf(picture), Math.min(picture.width, picture.height)));
  const gap = design.px(16);
  const height = Math.min((list.height - gap * (items.length - 1)) / items.length, design.px(120));
  const top = list.y + (list.height - height * items.length - gap * (items.length - 1)) / 2;
  const room = { width: list.width - design.px(70), height: height * 0.7 };
  const texts = items.map(({ text }) => sentenceCase(text));
  const sizePx = Math.min(...texts.map((text) => fittingSize(text, room, design.px(36))));
  texts.forEach((text, index) => {
    const y = top + (height + gap) * index;
    const tone = accentOf(palette, index);
    design.addGround(
      path(roundedPath([list.x, y], list.width, height, design.px(18)), on),
      path(roundedPath([list.x, y], design.px(16), height, design.px(8)), tone),
    );
    const box = { x: list.x + design.px(42), y: y + height * 0.15, ...room };
    fittedWords(design, text, box, { sizePx, align: 'left', on });
  });
}
