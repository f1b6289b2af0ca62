import type { Design } from './design/design';
import type { Frame } from './design/frame';
import { listedElement } from './design/item-sign';
import { kitArt } from './design/subject';
import type { TemplateRequest } from './template';

/** Pictures of what the bars of a chart are of, each standing below its bar. */

/** Whether a chart shows its categories in pictures. */
export const isPictured = ({ brief }: TemplateRequest): boolean =>
  brief.template?.page === 'pictured';

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
