import { mix } from '@/lib/color/hex';
import { path } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { BriefElement } from '../brief';
import { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { type Frame, inset, split } from './design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { kitArt, pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { sentenceCase } from './design/words';
import { inOneTone } from './icons/icon-art';
import type { Template, TemplateRequest } from './template';

/** A page of columns: a name at the head of each, and its pictures below each other. */

type Item = NonNullable<NonNullable<TemplateRequest['brief']['template']>['items']>[number];

/** Of a column, the height of its name. */
const HEAD_SHARE = 0.17;
/** How much more room the thing of a column has than what stands with it. */
const MAIN = 1.5;

const isMain = ({ text, stack = [] }: Item, word: string): boolean =>
  stack.length < 2 || text === word || /\d$/.test(word);

/** Pictures of a column from top to bottom, each standing on the floor of its part. */
function pictures(design: Design, item: Item, frame: Frame, index: number, on: string): void {
  const { request } = design;
  const words = item.stack ?? [item.text];
  const weights = words.map((word) => (isMain(item, word) ? MAIN : 1));
  split(frame, 'down', weights, design.px(16)).forEach((part, at) => {
    const word = words[at];
    if (word === undefined) return;
    const own = request.brief.elements.find(({ phrase }) => phrase === word.toLowerCase());
    const element: BriefElement = own ?? elementOfWord(request, word.toLowerCase());
    const look = inOneTone(
      request.palette.ink,
      strongSurface(accentOf(request.palette, index)),
      on,
      Math.min(part.width, part.height) * 0.06,
    );
    const art =
      kitArt(request, element, part, 'bottom') ?? pictureArt(request, element, part, look);
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

function column(
  design: Design,
  item: Item,
  frame: Frame,
  { index, sizePx }: { index: number; sizePx: number },
): void {
  const { palette } = design.request;
  const surface = mix(cardOn(palette), accentOf(palette, index), 0.22);
  const tone = strongSurface(accentOf(palette, index));
  const radius = design.px(28);
  const head = { ...frame, height: Math.min(frame.height * HEAD_SHARE, design.px(128)) };
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, radius), surface),
    path(roundedPath([head.x, head.y], head.width, head.height, radius), tone),
  );
  const room = inset(head, design.px(12), design.px(8));
  const name = sentenceCase(item.text);
  const fits = fittingSize(name, room, sizePx);
  if (fits < sizePx) fittedWords(design, name, room, { sizePx: fits, align: 'center', on: tone });
  else
    design.text(name, [head.x + head.width / 2, head.y + head.height / 2], {
      face: 'poppinsSemiBold',
      sizePx,
      align: 'center',
      middle: true,
      fill: inkOn(tone, palette),
      on: tone,
    });
  const rest = { ...frame, y: head.y + head.height, height: frame.height - head.height };
  pictures(design, item, inset(rest, frame.width * 0.1, design.px(30)), index, surface);
}

export const columns: Template = {
  id: 'columns',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    const { title, items = [] } = brief.template ?? {};
    const ground = mix(palette.ground, accentOf(palette, 0), 0.07);
    design.fillGround(ground);
    const page =
      title === undefined
        ? design.page
        : pageTitle(design, sentenceCase(title), {
            align: 'center',
            palette: { ...palette, ground },
          });
    const all = split(
      page,
      'across',
      items.map(() => 1),
      design.px(20),
    );
    const width = (all[0]?.width ?? page.width) - design.px(24);
    const [first = page] = all;
    const parts = Math.max(...items.map(({ stack = [] }) => stack.length), 1);
    // Narrow columns are no higher than their pictures fill.
    const height = Math.min(page.height, first.width * (0.7 + parts * 1.15));
    const set = { face: 'poppinsSemiBold', sizePx: design.px(40) } as const;
    const sizePx = sizeForAll(
      items.map(({ text }) => sentenceCase(text)),
      width,
      set,
    );
    items.forEach((item, index) => {
      const frame = all[index];
      const y = page.y + (page.height - height) * 0.4;
      if (frame) column(design, item, { ...frame, y, height }, { index, sizePx });
    });
    design.tell('columns', 'labels');
    return design.finish();
  },
};
