import type { Point } from '@/lib/svg/point';
import type { Stage } from './content/cycles.data';
import type { Design } from './design/design';
import { fittedWords, fittingSize } from './design/fitted-words';
import { elementOfWord } from './design/picture-of';
import { kitArt } from './design/subject';
import { widthOf } from './design/type';
import type { TemplateRequest } from './template';

/** Stages that say where they are (`adult frog on a lily pad`): the name stays short, the picture shows the rest. */

/** A name says what it is, and its picture where. */
export const nameOf = (text: string): string =>
  text.replace(
    /\s(?:on|in|at|under|leaping|hanging|sitting|swimming|emerging|feeding|eating|flying|with|from)\s.+$/i,
    '',
  );

/** What a stage is said to be on, below it. */
export function stand(
  request: TemplateRequest,
  { name, share = 1 }: Stage,
  [x, y]: Point,
  r: number,
  design: Design,
): void {
  const host = /\son (?:an? |the )?(.+)$/i.exec(name)?.[1];
  if (host === undefined) return;
  const element = elementOfWord(request, host.toLowerCase());
  const frame = { x: x - r * 0.8, y: y + r * 0.3 * share, width: r * 1.6, height: r * 0.5 };
  const art = kitArt(request, element, frame);
  if (art) design.addArt(art.svg);
}

/** The name of a stage below it (1) or above it (-1), in two lines where it is long. */
export function outside(design: Design, text: string, [x, y]: Point, toward: 1 | -1): void {
  const box = { width: design.width * 0.4, height: design.px(92) };
  const sizePx = fittingSize(text, box, design.px(40));
  const isTwo = widthOf(text, { face: 'poppinsSemiBold', sizePx }) > box.width;
  const height = isTwo ? box.height : box.height / 2;
  const top = toward === 1 ? y + design.px(10) : y - design.px(10) - height;
  const room = { x: x - box.width / 2, y: top, width: box.width, height };
  fittedWords(design, text, room, { sizePx, align: 'center', on: design.request.palette.ground });
}
