import { placed } from '@/lib/svg/markup';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import { type Frame, inset, square } from './design/frame';
import { flatLook, pictureArt } from './design/subject';
import { tells, textOf } from './design/words';
import type { TemplateRequest } from './template';

/** Whether the things of a prompt are to stand around its words. */
export function isBordered({ brief }: TemplateRequest): boolean {
  return (
    brief.elements.length > 0 &&
    tells(textOf(brief), 'border', 'wreath', 'surrounded by', 'framed by', 'frame of')
  );
}

/** Points along the sides of a frame at like distances, each with the direction away from its middle. */
function around(
  { x, y, width, height }: Frame,
  stepPx: number,
): { at: Point; angleDegrees: number }[] {
  const [columns, rows] = [
    Math.max(2, Math.round(width / stepPx)),
    Math.max(2, Math.round(height / stepPx)),
  ];
  const side = (count: number, at: (share: number) => Point, angleDegrees: number) =>
    Array.from({ length: count }, (_, index) => ({ at: at(index / count), angleDegrees }));
  return [
    ...side(columns, (share) => [x + width * share, y], 90),
    ...side(rows, (share) => [x + width, y + height * share], 180),
    ...side(columns, (share) => [x + width * (1 - share), y + height], 270),
    ...side(rows, (share) => [x, y + height * (1 - share)], 0),
  ];
}

/** The things of a card all around its page; answers the room that is left for the words. */
export function drawBorder(design: Design, request: TemplateRequest): Frame {
  const { brief, palette } = request;
  const side = design.shortSide * 0.15;
  const page = { x: 0, y: 0, width: design.width, height: design.height };
  const elements = brief.elements.slice(0, 4);
  const art = elements.flatMap((element, index) => {
    const drawn = pictureArt(request, element, square([0, 0], side), {
      ...flatLook(palette, index, element.phrase),
      strokePx: side * 0.05,
    });
    if (drawn) design.show(element.id);
    return drawn ? [drawn.svg] : [];
  });
  const ring = inset(page, side * 0.62);
  around(ring, side * 0.86).forEach(({ at, angleDegrees }, index) => {
    const svg = art[index % Math.max(1, art.length)];
    if (svg)
      design.addArt(placed(svg, { at, angleDegrees: angleDegrees + (index % 2 === 0 ? 14 : -10) }));
  });
  return inset(page, side * 1.5);
}
