import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Design } from './design/design';
import { type Frame, inset, split } from './design/frame';
import { cardOn } from './design/ink';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { tells, textOf } from './design/words';
import { DIAGRAMS } from './diagrams';
import type { Diagram } from './diagrams/diagram';
import { apart, BADGE_PX, numberBadge, put } from './labelled-layouts';
import type { TemplateRequest } from './template';

const FACE = 'poppinsSemiBold';
const LABELS_MAX = 9;

/** The longest word of a diagram that a text tells. */
const toldWord = (text: string, { words }: Diagram): string =>
  words
    .filter((word) => tells(text, word))
    .reduce((best, word) => (word.length > best.length ? word : best), '');

/** Two subjects whose parts are known, where a prompt names both; words that lie in one another are one. */
export function pairOf({ brief }: TemplateRequest): readonly [Diagram, Diagram] | undefined {
  const text = textOf(brief);
  const told = DIAGRAMS.map((diagram) => ({ diagram, word: toldWord(text, diagram) })).filter(
    ({ word }) => word !== '',
  );
  const own = told.filter(
    ({ word }) => !told.some((other) => other.word !== word && other.word.includes(word)),
  );
  const [first, second] = own;
  return first &&
    second &&
    own.length === 2 &&
    first.word.includes(' ') &&
    second.word.includes(' ')
    ? [first.diagram, second.diagram]
    : undefined;
}

/** One of the two: its name, its picture with numbers, what they stand for. */
function half(design: Design, request: TemplateRequest, diagram: Diagram, frame: Frame): void {
  const { palette } = request;
  const on = cardOn(palette);
  const isWide = frame.width > frame.height;
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(30)), on),
  );
  const inner = inset(frame, design.px(22));
  const sizePx = Math.min(design.px(44), inner.height * 0.09);
  design.text(diagram.title, [inner.x + inner.width / 2, inner.y + sizePx], {
    face: 'poppins',
    sizePx,
    align: 'center',
    maxWidthPx: inner.width,
    fill: palette.ink,
    on,
  });
  const rest = { ...inner, y: inner.y + sizePx * 1.5, height: inner.height - sizePx * 1.5 };
  const labels = diagram.labels.slice(0, LABELS_MAX).sort((a, b) => a.at[1] - b.at[1]);
  const [picture, list] = split(rest, isWide ? 'across' : 'down', [1.25, 1], design.px(20));
  if (!picture || !list) return;
  const at = put({ design, request, diagram, frame: picture }, picture);
  const r = design.px(BADGE_PX);
  const places = apart(
    labels.map((label) => at(label.at)),
    r * 2.4,
  );
  const step = Math.min(list.height / labels.length, design.px(64));
  const names = labels.map(({ name }) => name);
  const textPx = Math.min(
    step * 0.6,
    sizeForAll(names, list.width - r * 4, { face: FACE, sizePx: design.px(30) }),
  );
  const top = list.y + (list.height - step * labels.length) / 2;
  labels.forEach(({ name, at: point }, index) => {
    numberBadge(design, places[index] ?? at(point), r, index);
    const y = top + step * (index + 0.5);
    const badge = Math.min(r, step * 0.42);
    numberBadge(design, [list.x + badge * 1.6, y], badge, index);
    design.text(name, [list.x + badge * 3.6, y], {
      face: FACE,
      sizePx: textPx,
      middle: true,
      fill: palette.ink,
      on,
    });
  });
  design.tell(diagram.title.toLowerCase(), ...names);
}

/** Two subjects beside each other, each with its parts named. */
export function drawPair(
  design: Design,
  request: TemplateRequest,
  pair: readonly [Diagram, Diagram],
): void {
  const title = request.brief.lettering[0];
  const page = title === undefined ? design.page : pageTitle(design, title, { align: 'center' });
  const isTall = page.height > page.width * 1.2;
  split(page, isTall ? 'down' : 'across', [1, 1], design.px(24)).forEach((frame, index) => {
    const diagram = pair[index];
    if (diagram) half(design, request, diagram, frame);
  });
  for (const { id, phrase } of request.brief.elements)
    if (pair.some(({ words }) => words.some((word) => word.includes(phrase.toLowerCase()))))
      design.show(id);
}
