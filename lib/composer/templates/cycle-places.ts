import type { Point } from '@/lib/svg/point';
import type { Stage } from './content/cycles.data';
import type { Design } from './design/design';
import { elementOfWord } from './design/picture-of';
import { kitArt } from './design/subject';
import type { TemplateRequest } from './template';

/** Stages that say where they are (`adult frog on a lily pad`): the name stays short, the picture shows the rest. */

/** A name says what it is, and its picture where. */
export const nameOf = (text: string): string =>
  text.replace(/\s(?:on|in|at|under|leaping|with)\s.+$/i, '');

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
