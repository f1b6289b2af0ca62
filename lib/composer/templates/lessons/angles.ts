import { mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { coordinates, roundedPath } from '@/lib/svg/path';
import { add, type Point, polar } from '@/lib/svg/point';
import { Design } from '../design/design';
import { cells, columnsFor, type Frame } from '../design/frame';
import { accentOf, cardOn, strongSurface } from '../design/ink';
import { sector } from '../design/shapes';
import { pageTitle } from '../design/title';
import { sizeForAll } from '../design/type';
import { tells, textOf } from '../design/words';
import type { Template } from '../template';

const FACE = 'fredoka';

/** Kinds of angles: a name, how wide it is drawn, what holds for all of its kind. */
const ANGLES: readonly (readonly [name: string, degrees: number, rule: string])[] = [
  ['Acute angle', 48, 'Less than 90°'],
  ['Right angle', 90, 'Exactly 90°'],
  ['Obtuse angle', 125, 'Between 90° and 180°'],
  ['Straight angle', 180, 'Exactly 180°'],
  ['Reflex angle', 245, 'More than 180°'],
  ['Full angle', 360, 'Exactly 360°'],
];

/** Two rays and the arc between them; a square in the corner of a right angle. */
function angleArt(at: Point, r: number, degrees: number, ink: string, tone: string): string {
  const end = add(at, polar(-degrees, r));
  const [reach, isRight] = [r * 0.42, degrees === 90];
  const corner = `M${coordinates(add(at, [reach * 0.7, 0]))}v${(-reach * 0.7).toFixed(1)}h${(-reach * 0.7).toFixed(1)}`;
  const isFull = degrees === 360;
  const field = isFull
    ? circle(at, reach, mix(tone, '#ffffff', 0.45))
    : path(sector(at, 0, reach, -degrees, 0), mix(tone, '#ffffff', 0.45));
  const mark = isRight
    ? path(`${corner}V${at[1].toFixed(1)}Z`, mix(tone, '#ffffff', 0.45)) +
      stroke(corner, tone, r * 0.045)
    : field;
  return (
    mark +
    stroke(
      `M${coordinates(end)}L${coordinates(at)}L${coordinates(add(at, [r, 0]))}`,
      ink,
      r * 0.06,
    ) +
    circle(at, r * 0.06, tone) +
    circle(end, r * 0.05, ink) +
    circle(add(at, [r, 0]), r * 0.05, ink)
  );
}

/** Where the corner stands and how long the rays are, so that the whole angle fills its frame. */
function cornerOf({ x, y, width, height }: Frame, degrees: number): { at: Point; r: number } {
  const reach = degrees > 180 ? 0.42 : 0;
  const [endX, endY] = polar(-degrees, 1);
  const [left, right] = [Math.min(-0.06, -reach, endX), 1];
  const top = Math.min(-0.06, endY, degrees > 90 ? -0.42 : 0);
  const bottom = Math.max(0.06, reach, endY);
  const r = Math.min(width / (right - left), height / (bottom - top));
  return {
    at: [x + width / 2 - ((left + right) / 2) * r, y + height / 2 - ((top + bottom) / 2) * r],
    r,
  };
}

/** Kinds of angles on cards, each drawn true, with its name. */
export const angles: Template = {
  id: 'angles',
  draw(request) {
    const design = new Design(request);
    const { palette, brief } = request;
    design.fillGround(palette.ground);
    const text = textOf(brief);
    const told = ANGLES.filter(([name]) => tells(text, name.split(' ')[0]?.toLowerCase() ?? ''));
    const list = told.length > 0 ? told : ANGLES;
    const page = pageTitle(design, brief.lettering[0] ?? 'Angles', { face: FACE, align: 'center' });
    const grid = cells(page, list.length, columnsFor(list.length, page), design.px(24));
    const width = (grid[0]?.width ?? page.width) * 0.88;
    const names = list.map(([name]) => name);
    const sizePx = sizeForAll(names, width, { face: FACE, sizePx: design.px(50) });
    list.forEach(([name, degrees, rule], index) => {
      const cell = grid[index];
      if (!cell) return;
      const on = mix(cardOn(palette), accentOf(palette, index), 0.24);
      design.addGround(
        path(roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(30)), on),
      );
      const label = sizePx * 2.9;
      const pad = cell.width * 0.12;
      const room = {
        x: cell.x + pad,
        y: cell.y + pad * 0.7,
        width: cell.width - 2 * pad,
        height: cell.height - label - pad * 0.9,
      };
      const { at, r } = cornerOf(room, degrees);
      design.addArt(angleArt(at, r, degrees, palette.ink, strongSurface(accentOf(palette, index))));
      const x = cell.x + cell.width / 2;
      const set = { align: 'center', on, maxWidthPx: width, middle: true } as const;
      design.text(name, [x, cell.y + cell.height - label * 0.66], {
        ...set,
        face: FACE,
        sizePx,
        fill: palette.ink,
      });
      design.text(rule, [x, cell.y + cell.height - label * 0.26], {
        ...set,
        face: 'interText',
        sizePx: sizePx * 0.62,
        fill: palette.muted,
      });
    });
    design.tell(...names.map((name) => name.toLowerCase()));
    for (const { id } of brief.elements) design.show(id);
    return design.finish();
  },
};
