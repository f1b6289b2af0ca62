import type { BriefElement } from '../brief';
import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { listedElement } from './design/item-sign';
import { kitArt } from './design/subject';
import type { TemplateRequest } from './template';

/** Pictures of what the bars of a chart are of, each standing below its bar. */

/** More bars than these are too narrow for pictures below them. */
const PICTURED_MAX = 7;

/** Whether a chart shows its categories in pictures: it is told to, or all of them are things that can be drawn. */
export function isPictured(request: TemplateRequest): boolean {
  const { page, items = [] } = request.brief.template ?? {};
  if (page === 'pictured') return true;
  if (onBars(request)) return false;
  const isThing = (index: number) => {
    const element = listedElement(request, index);
    return element?.concept !== undefined && request.drawingOf(element, 1) !== undefined;
  };
  const isFew = items.length > 1 && items.length <= PICTURED_MAX;
  return isFew && items.every((_, index) => isThing(index));
}

/** Of the height of a plot, what its pictures take. */
export const PICTURES_SHARE = 0.2;

/** What the bar at an index is of, in a frame below it. */
export function categoryPicture(design: Design, index: number, frame: Frame): void {
  const element = listedElement(design.request, index);
  const art = element && kitArt(design.request, element, frame);
  if (!art) return;
  design.addArt(art.svg);
  design.show(element.id);
}

/** What a prompt wants to be seen on top of the bars. */
export function onBars({ brief }: TemplateRequest): BriefElement | undefined {
  const bars = brief.elements.filter(({ phrase }) => /^(?:the |each )?bars?$/i.test(phrase));
  const on = brief.relations.find(
    ({ kind, to }) => /^(?:on|above)$/.test(kind) && bars.some(({ id }) => id === to),
  );
  const each = brief.template?.figures?.find(({ at }) => at === 'each');
  return brief.elements.find(({ id }) => id === on?.from || id === each?.id || id === 'bar-top');
}

/** One of them, standing on the bar at an index. */
export function topPicture(
  design: Design,
  index: number,
  { x, y, width }: Pick<Frame, 'x' | 'y' | 'width'>,
): void {
  const { request } = design;
  const told = onBars(request);
  if (!told) return;
  // `a fruit on each bar`: the apple on the bar of the apples.
  const own = listedElement(request, index);
  const element = own && request.drawingOf(own, 1) ? own : told;
  const side = Math.min(width * 0.8, design.px(120));
  const frame = { x: x + (width - side) / 2, y: y - side, width: side, height: side };
  const art = kitArt(request, { ...element, count: 1 }, frame, 'bottom');
  if (!art) return;
  design.addArt(art.svg);
  design.show(told.id, element.id);
}
