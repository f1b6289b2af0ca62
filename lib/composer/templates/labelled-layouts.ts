import { mix } from '@/lib/color/hex';
import { circle, line, path, placed, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import type { Design } from './design/design';
import { type Frame, inset, middleOf, split } from './design/frame';
import { accentOf, cardOn, isDark, strongSurface } from './design/ink';
import { numberDisc } from './design/number-disc';
import type { Diagram, Label } from './diagrams/diagram';
import type { TemplateRequest } from './template';

export interface Parts {
  design: Design;
  request: TemplateRequest;
  diagram: Diagram;
  frame: Frame;
}

/** Pixels of a unit of a diagram, as large as a frame allows. */
export function scaleIn({ extent: [wide, high] = [500, 500] }: Diagram, frame: Frame): number {
  return Math.min(frame.width / (2 * wide), frame.height / (2 * high));
}

/** The drawing in a frame, and where a point of it lies. */
export function put({ design, request, diagram }: Parts, frame: Frame): (at: Point) => Point {
  const scale = scaleIn(diagram, frame);
  const [x, y] = middleOf(frame);
  design.addArt(placed(diagram.draw(request.pen('diagram', scale)), { at: [x, y], scaleX: scale }));
  return ([px, py]) => [x + px * scale, y + py * scale];
}

/** The labels of each side, from above; sides are evened out. */
function sidesOf(labels: readonly Label[]): readonly [Label[], Label[]] {
  const byX = [...labels].sort((a, b) => a.at[0] - b.at[0]);
  const left = byX.filter(({ at }) => at[0] < 0).length;
  const cut = Math.max(
    Math.floor(labels.length / 2) - 1,
    Math.min(Math.ceil(labels.length / 2) + 1, left),
  );
  const sorted = (list: Label[]) => list.sort((a, b) => a.at[1] - b.at[1]);
  return [sorted(byX.slice(0, cut)), sorted(byX.slice(cut))];
}

/** A box for a name that is to be written in, its middle at a height. */
export function toFillIn(
  design: Design,
  { x, y, width }: Pick<Frame, 'x' | 'y' | 'width'>,
  high = design.px(58),
): void {
  const { palette } = design.request;
  const outline = roundedPath([x, y - high / 2], width, high, high * 0.24);
  design.addArt(
    path(outline, cardOn(palette)),
    stroke(outline, mix(palette.ink, palette.ground, 0.5), design.px(3.5)),
  );
}

/** Names in two columns at equal steps, each with a line to its part. */
export function callouts(parts: Parts): void {
  const { design, request, diagram, frame } = parts;
  const { palette } = request;
  const column = frame.width * 0.215;
  const room = inset(frame, column + design.px(15), 0);
  const at = put(parts, room);
  const tone = isDark(palette.ground) ? '#ffffff' : palette.ink;
  design.tell('labels', 'leader lines', ...diagram.labels.flatMap(({ name }) => name || []));
  sidesOf(diagram.labels).forEach((list, which) => {
    const isLeft = which === 0;
    const step = Math.min(frame.height / list.length, design.shortSide * 0.16);
    const top = frame.y + (frame.height - step * list.length) / 2;
    const edge = isLeft ? frame.x + column : frame.x + frame.width - column;
    list.forEach((label, index) => {
      const y = top + step * (index + 0.5);
      const anchor = at(label.at);
      const textX = isLeft ? edge - design.px(14) : edge + design.px(14);
      const knee: Point = [edge + (isLeft ? 1 : -1) * design.px(30), y];
      design.addArt(
        line([[edge, y], knee, anchor], mix(tone, palette.ground, 0.15), design.px(2.5)),
        circle(anchor, design.px(8), '#ffffff'),
        circle(anchor, design.px(5), tone),
      );
      const align = isLeft ? 'right' : 'left';
      const textRoom = column - design.px(14);
      if (label.name === '') {
        toFillIn(design, { x: isLeft ? textX - textRoom : textX, y, width: textRoom });
        return;
      }
      const nameY = label.note ? y - design.px(2) : y + design.px(10);
      design.text(label.name, [textX, nameY], {
        face: 'poppinsSemiBold',
        sizePx: design.px(30),
        align,
        maxWidthPx: textRoom,
        fill: palette.ink,
        on: palette.ground,
      });
      if (label.note)
        design.paragraph(label.note, [textX, y + design.px(26)], {
          face: 'interText',
          sizePx: design.px(22),
          align,
          widthPx: textRoom,
          leading: 1.2,
          fill: palette.muted,
          on: palette.ground,
        });
    });
  });
}

/** Names in columns about the drawing, which stands on a disc of its own. */
export function onDisc(parts: Parts): void {
  const { design, request, frame } = parts;
  const { palette } = request;
  const tone = mix(palette.ground, accentOf(palette, 1), isDark(palette.ground) ? 0.14 : 0.24);
  const r = Math.min(frame.height, frame.width * 0.57) / 2;
  design.addGround(circle(middleOf(frame), r, tone));
  callouts(parts);
}

/** Points pushed off each other until all are at a distance. */
export function apart(points: readonly Point[], distancePx: number): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 40; round += 1) {
    moved.forEach((a, index) => {
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const gap = Math.max(Math.hypot(dx, dy), 0.01);
        if (gap >= distancePx) continue;
        const push = (distancePx - gap) / 2 / gap;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
    });
  }
  return moved;
}

export const BADGE_PX = 19;

export function numberBadge(design: Design, center: Point, r: number, index: number): void {
  numberDisc(design, index, center, {
    radiusPx: r,
    rim: 1.16,
    rimColor: '#ffffff',
    face: 'poppinsSemiBold',
    sizePx: r * 1.05,
    on: strongSurface(accentOf(design.request.palette, 0)),
  });
}

/** Numbers on the drawing, names in a list beside or below it. */
export function numbered(parts: Parts): void {
  const { design, request, diagram, frame } = parts;
  const { palette } = request;
  const isWide = frame.width > frame.height * 1.05;
  const count = diagram.labels.length;
  // Of two pictures with a list, one has it first.
  const isTurned = isWide && (request.variant ?? 0) % 4 > 1;
  const halves = isWide
    ? split(frame, 'across', isTurned ? [1, 1.35] : [1.35, 1], design.px(36))
    : split(frame, 'down', [1.5, 1], design.px(24));
  const [picture, list] = isTurned ? [...halves].reverse() : halves;
  if (!picture || !list) return;
  const surface = mix(cardOn(palette), accentOf(palette, 3), isDark(palette.ground) ? 0.1 : 0.16);
  design.addGround(
    path(
      roundedPath([picture.x, picture.y], picture.width, picture.height, design.px(30)),
      surface,
    ),
  );
  const at = put(parts, inset(picture, picture.width * 0.05, picture.height * 0.05));
  design.tell('labels', ...diagram.labels.map(({ name }) => name));
  const columns = isWide ? 1 : 2;
  const rows = Math.ceil(count / columns);
  const step = Math.min(list.height / rows, design.shortSide * 0.1);
  const top = list.y + (list.height - step * rows) / 2;
  const r = design.px(BADGE_PX);
  const badge = (center: Point, index: number) => numberBadge(design, center, r, index);
  const labels = [...diagram.labels].sort((a, b) => a.at[1] - b.at[1]);
  const places = apart(
    labels.map((label) => at(label.at)),
    r * 2.5,
  );
  labels.forEach((label, index) => {
    badge(places[index] ?? at(label.at), index);
    const x = list.x + Math.floor(index / rows) * (list.width / columns);
    const y = top + step * ((index % rows) + 0.5);
    badge([x + r * 1.2, y], index);
    const room = list.width / columns - r * 3.4;
    design.text(label.name, [x + r * 3, y + (label.note ? -design.px(1) : design.px(9))], {
      face: 'poppinsSemiBold',
      sizePx: design.px(30),
      maxWidthPx: room,
      fill: palette.ink,
      on: palette.ground,
    });
    if (label.note)
      design.text(label.note, [x + r * 3, y + design.px(28)], {
        face: 'interText',
        sizePx: design.px(22),
        maxWidthPx: room,
        fill: palette.muted,
        on: palette.ground,
      });
  });
}
