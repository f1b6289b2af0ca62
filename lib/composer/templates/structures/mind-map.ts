import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from '../design/design';
import { fittedWords } from '../design/fitted-words';
import { middleOf, square } from '../design/frame';
import { accentOf, cardOn, inkOn, strongSurface } from '../design/ink';
import { itemArt } from '../design/item-sign';
import { elementOfWord } from '../design/picture-of';
import { pictureArt } from '../design/subject';
import { matching, sentenceCase, textOf } from '../design/words';
import type { Template, TemplateRequest } from '../template';
import { BRANCHES, type Part } from './structures.data';
import { inOneTone } from '../icons/icon-art';

const MOST = 6;
const NO_BRANCH = /map|mind|diagram|brainstorm/i;

function contentOf({ brief }: TemplateRequest): { title: string; list: readonly Part[] } {
  const items = brief.template?.items ?? [];
  const known = matching(textOf(brief), BRANCHES) ?? BRANCHES[0];
  const subject = brief.elements.find(({ phrase }) => !NO_BRANCH.test(phrase))?.phrase;
  const title = brief.lettering[0] ?? brief.template?.title ?? subject ?? known.title;
  const told = items.map(({ text }) => ({
    head: sentenceCase(text),
    body: '',
    shows: text.toLowerCase(),
  }));
  return {
    title: sentenceCase(title === '' ? 'Ideas' : title),
    list: (told.length > 2 ? told : known.parts).slice(0, MOST),
  };
}

/** A branch: a thick curve from the middle to a card with its picture and its name. */
function branch(design: Design, part: Part, index: number, from: Point, to: Point): void {
  const { request } = design;
  const { palette } = request;
  const tone = strongSurface(accentOf(palette, index));
  const middle = (from[0] + to[0]) / 2;
  design.addGround(
    stroke(
      `M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}`,
      tone,
      design.px(15),
    ),
  );
  const [w, h] = [design.width * 0.255, design.height * 0.225];
  const [x, y] = [to[0] - w / 2, to[1] - h / 2];
  const on = mix(cardOn(palette), accentOf(palette, index), 0.24);
  design.addGround(
    path(roundedPath([x, y], w, h, design.px(30)), on),
    stroke(roundedPath([x, y], w, h, design.px(30)), tone, design.px(6)),
  );
  const element = elementOfWord(request, part.shows);
  const side = Math.min(w * 0.7, h * 0.56);
  const place = square([to[0], y + h * 0.36], side);
  const look = inOneTone(palette.ink, tone, on, side * 0.05);
  const art =
    pictureArt(request, element, place, look) ?? itemArt(request, element, place, { tone, on });
  if (art) design.addArt(art.svg);
  fittedWords(
    design,
    part.head,
    { x: x + w * 0.06, y: y + h * 0.68, width: w * 0.88, height: h * 0.28 },
    { sizePx: Math.min(design.px(44), h * 0.2), align: 'center', on },
  );
}

/** A thought in the middle and what belongs to it around. */
export const mindMap: Template = {
  id: 'mind-map',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(palette.ground);
    const { title, list } = contentOf(request);
    const center = middleOf(design.page);
    const { page } = design;
    const half = Math.ceil(list.length / 2);
    list.forEach((part, index) => {
      const isRight = index < half;
      const row = isRight ? index : index - half;
      const rows = isRight ? half : list.length - half;
      const y = page.y + page.height * ((row + 0.5) / rows) * 0.96 + page.height * 0.02;
      const x = isRight ? page.x + page.width * 0.855 : page.x + page.width * 0.145;
      branch(design, part, index, center, [x, y]);
    });
    const r = design.shortSide * 0.17;
    const tone = strongSurface(palette.ink);
    design.addArt(circle(center, r * 1.1, palette.ground), circle(center, r, tone));
    const set = {
      face: 'poppins',
      align: 'center',
      middle: true,
      fill: inkOn(tone, palette),
      on: tone,
    } as const;
    const words = title.split(' ');
    const cut = words.length > 1 ? Math.ceil(words.length / 2) : 1;
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')].filter(Boolean);
    lines.forEach((text, index) => {
      const at = center[1] + (index - (lines.length - 1) / 2) * r * 0.42;
      design.text(text, [center[0], at], { ...set, sizePx: r * 0.38, maxWidthPx: r * 1.64 });
    });
    for (const { id, phrase } of request.brief.elements)
      if (NO_BRANCH.test(phrase) || title.toLowerCase().includes(phrase.toLowerCase()))
        design.show(id);
    design.tell('mind map');
    return design.finish();
  },
};
