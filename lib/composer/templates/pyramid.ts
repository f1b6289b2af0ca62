import { mix } from '@/lib/color/hex';
import { shape } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import { PYRAMIDS } from './content/pyramids.data';
import { Design } from './design/design';
import type { Frame } from './design/frame';
import { accentOf, cardOn, isDark } from './design/ink';
import { elementOfWord } from './design/picture-of';
import { pictureArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll } from './design/type';
import { construction } from './design/variety';
import { matching, sentenceCase, textOf } from './design/words';
import type { Template, TemplateRequest } from './template';

interface Level {
  name: string;
  shows: readonly string[];
}

/** What is listed, from the top; else a pyramid that is known; else levels without names. */
function levelsOf(
  design: Design,
  { brief }: TemplateRequest,
): { title: string; levels: readonly Level[] } {
  const { items = [], title, count = 4 } = brief.template ?? {};
  const heading = brief.lettering[0] ?? title;
  if (items.length > 1)
    return {
      title: sentenceCase(heading ?? 'Pyramid'),
      levels: items
        .slice(0, 7)
        .map(({ text }) => ({ name: sentenceCase(text), shows: [text.toLowerCase()] })),
    };
  const known = matching(textOf(brief), PYRAMIDS);
  if (known) return { title: brief.lettering[0] ?? known.title, levels: known.levels };
  design.miss('names of the levels (the prompt gives none)');
  return {
    title: sentenceCase(heading ?? 'Pyramid'),
    levels: Array.from({ length: Math.max(3, Math.min(7, count)) }, (_, index) => ({
      name: `Level ${index + 1}`,
      shows: [],
    })),
  };
}

/** The slice of a pyramid between two heights, 0 at its tip. */
function slice({ x, y, width, height }: Frame, from: number, to: number): Point[] {
  const half = (at: number) => (width / 2) * at;
  const middle = x + width / 2;
  return [
    [middle - half(from), y + height * from],
    [middle + half(from), y + height * from],
    [middle + half(to), y + height * to],
    [middle - half(to), y + height * to],
  ];
}

function pictures(
  design: Design,
  request: TemplateRequest,
  shows: readonly string[],
  row: Frame,
  on: string,
): void {
  const side = Math.min(row.height * 0.74, row.width / Math.max(1, shows.length) / 1.12);
  const step = Math.min(row.width / Math.max(1, shows.length), side * 1.5);
  shows.forEach((word, index) => {
    const element = elementOfWord(request, word);
    const x = row.x + row.width / 2 + (index - (shows.length - 1) / 2) * step;
    const frame = {
      x: x - side / 2,
      y: row.y + (row.height - side) / 2,
      width: side,
      height: side,
    };
    const art = pictureArt(request, element, frame, {
      style: 'solid',
      ink: request.palette.ink,
      cool: request.palette.ink,
      warm: request.palette.ink,
      ground: on,
      strokePx: side * 0.07,
    });
    if (!art) return;
    design.addArt(art.svg);
    design.show(element.id);
  });
}

/** Levels that grow from the tip down, their names beside them. */
export const pyramid: Template = {
  id: 'pyramid',
  draw(request) {
    const design = new Design(request);
    const { palette } = request;
    design.fillGround(palette.ground);
    const { title, levels } = levelsOf(design, request);
    const frame = pageTitle(design, title);
    const isLeft = construction(request, [false, true]);
    const room = frame.width * 0.3;
    const body: Frame = {
      ...frame,
      x: isLeft ? frame.x + room * 0.94 : frame.x,
      width: frame.width - room * 0.94,
    };
    const names = levels.map(({ name }) => name);
    const set = { face: 'poppinsSemiBold', sizePx: design.px(32) } as const;
    const sizePx = sizeForAll(names, room, set);
    // The tip is cut a little deeper, so that its pictures have room.
    const cuts = levels.map((_, index) =>
      index === 0 ? 0 : 0.12 + (0.88 * index) / levels.length,
    );
    levels.forEach(({ name, shows }, index) => {
      const [from = 0, to = 1] = [cuts[index], cuts[index + 1] ?? 1];
      const tone = mix(
        accentOf(palette, index),
        cardOn(palette),
        isDark(palette.ground) ? 0.1 : 0.3,
      );
      const gap = index === 0 ? 0 : design.px(8) / body.height;
      design.addArt(shape(slice(body, from + gap, to), tone));
      const inner = from + (to - from) * (index === 0 ? 0.62 : 0.3);
      const width = body.width * inner * 0.94;
      const top = index === 0 ? from + (to - from) * 0.42 : from + gap;
      pictures(
        design,
        request,
        shows,
        {
          x: body.x + (body.width - width) / 2,
          y: body.y + body.height * top,
          width,
          height: body.height * (to - top),
        },
        tone,
      );
      const y = body.y + (body.height * (from + to)) / 2;
      design.text(name, [isLeft ? frame.x : frame.x + frame.width, y], {
        ...set,
        sizePx,
        align: isLeft ? 'left' : 'right',
        middle: true,
        fill: palette.ink,
        on: palette.ground,
      });
    });
    for (const { id, phrase } of request.brief.elements)
      if (/pyramid|food|needs/i.test(phrase)) design.show(id);
    return design.finish();
  },
};
