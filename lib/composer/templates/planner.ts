import { type Hex, mix } from '@/lib/color/hex';
import { circle, line, path, stroke } from '@/lib/svg/markup';
import { roundedPath } from '@/lib/svg/path';
import { type Point, times } from '@/lib/svg/point';
import { type PlannerKind, plannerOf } from './content/planners.data';
import { Design } from './design/design';
import { cells, type Frame, inset, split } from './design/frame';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from './design/ink';
import { itemArt, listedElement } from './design/item-sign';
import { kitArt } from './design/subject';
import { pageTitle } from './design/title';
import { sizeForAll, widthOf } from './design/type';
import { sentenceCase, textOf } from './design/words';
import type { Template } from './template';

/** Pages to fill in: a grid of days and meals, a month, a list with boxes to tick. */

const FACE = 'poppinsSemiBold';

function head(
  design: Design,
  text: string,
  frame: Frame,
  { tone, sizePx }: { tone: Hex; sizePx: number },
): void {
  const { palette } = design.request;
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(16)), tone),
  );
  design.text(text, [frame.x + frame.width / 2, frame.y + frame.height / 2], {
    face: FACE,
    sizePx,
    align: 'center',
    middle: true,
    maxWidthPx: frame.width * 0.92,
    fill: inkOn(tone, palette),
    on: tone,
  });
}

/** Room for a word, or a ring to fill. */
function emptyCell(design: Design, cell: Frame, tone: Hex, isTicked = false): void {
  const surface = cardOn(design.request.palette);
  if (!isTicked) {
    const outline = roundedPath([cell.x, cell.y], cell.width, cell.height, design.px(14));
    design.addGround(path(outline, surface));
    return;
  }
  const r = Math.min(cell.width, cell.height) * 0.34;
  const [x, y]: Point = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  const ring = `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  design.addArt(circle([x, y], r, surface), stroke(ring, tone, design.px(4)));
}

/** Rows and columns with their names; the cells are empty, or have a dot to fill where a habit is kept. */
function grid(design: Design, { columns, rows, isTicked }: PlannerKind, frame: Frame): void {
  const { palette } = design.request;
  const gap = design.px(10);
  const hasRows = rows.some(Boolean);
  const side = hasRows ? frame.width * (isTicked ? 0.3 : 0.17) : 0;
  const top = Math.min(design.px(64), frame.height * 0.1);
  const across = {
    ...frame,
    x: frame.x + side + (hasRows ? gap : 0),
    width: frame.width - side - (hasRows ? gap : 0),
  };
  const cols = split(
    across,
    'across',
    columns.map(() => 1),
    gap,
  );
  const lines = split(
    { ...frame, y: frame.y + top + gap, height: frame.height - top - gap },
    'down',
    rows.map(() => 1),
    gap,
  );
  const width = (cols[0]?.width ?? across.width) * 0.86;
  const sizePx = sizeForAll(columns, width, { face: FACE, sizePx: design.px(30) });
  columns.forEach((name, index) => {
    const column = cols[index];
    if (column && top > 0)
      head(
        design,
        name,
        { ...column, y: frame.y, height: top },
        { tone: strongSurface(accentOf(palette, isTicked ? 0 : index)), sizePx },
      );
  });
  const rowPx = sizeForAll(rows, side * 0.84, { face: FACE, sizePx: design.px(30) });
  const surface = cardOn(palette);
  lines.forEach((row, at) => {
    const tone = accentOf(palette, at);
    const name = rows[at] ?? '';
    const label = { ...row, x: frame.x, width: side };
    if (hasRows) head(design, name, label, { tone: mix(surface, tone, 0.3), sizePx: rowPx });
    cols.forEach((column) => {
      const cell = { ...row, x: column.x, width: column.width };
      emptyCell(design, cell, tone, isTicked);
    });
  });
}

/** A box to tick and a line to write on for each. */
function list(design: Design, { rows }: PlannerKind, frame: Frame): void {
  const { palette } = design.request;
  const surface = cardOn(palette);
  design.addGround(
    path(roundedPath([frame.x, frame.y], frame.width, frame.height, design.px(30)), surface),
  );
  split(
    inset(frame, design.px(44), design.px(34)),
    'down',
    rows.map(() => 1),
  ).forEach((row, index) => {
    const side = Math.min(row.height * 0.5, design.px(46));
    const y = row.y + row.height / 2;
    design.addArt(
      stroke(
        roundedPath([row.x, y - side / 2], side, side, side * 0.22),
        strongSurface(accentOf(palette, index)),
        design.px(5),
      ),
    );
    const x = row.x + side * 1.7;
    const name = rows[index] ?? '';
    if (name)
      design.text(name, [x, y], {
        face: FACE,
        sizePx: Math.min(design.px(36), row.height * 0.42),
        middle: true,
        fill: palette.ink,
        on: surface,
        maxWidthPx: row.width - side * 2,
      });
    else
      design.addArt(
        line(
          [
            [x, y + side * 0.42],
            [row.x + row.width, y + side * 0.42],
          ],
          hairline(palette, 0.24),
          design.px(3),
        ),
      );
  });
}

/** A box to tick, a picture and a name for each thing that the prompt lists. */
function pictured(design: Design, names: readonly string[], frame: Frame): void {
  const { request } = design;
  const { palette } = request;
  const columns = names.length > 6 && frame.width > frame.height * 0.8 ? 2 : 1;
  const rows = cells(frame, names.length, columns, design.px(16));
  const [first = frame] = rows;
  const side = Math.min(first.height * 0.5, design.px(64));
  const picture = Math.min(first.height * 0.86, first.width * 0.3);
  const room = first.width - side * 2.4 - picture - design.px(30);
  const sizePx = sizeForAll(names, room, {
    face: FACE,
    sizePx: Math.min(design.px(48), first.height * 0.36),
  });
  rows.forEach((row, index) => {
    const tone = accentOf(palette, index);
    const on = mix(cardOn(palette), tone, 0.14);
    const y = row.y + row.height / 2;
    const x = row.x + side * 0.7;
    design.addGround(path(roundedPath([row.x, row.y], row.width, row.height, design.px(24)), on));
    design.addArt(
      path(roundedPath([x, y - side / 2], side, side, side * 0.22), '#ffffff'),
      stroke(
        roundedPath([x, y - side / 2], side, side, side * 0.22),
        strongSurface(tone),
        design.px(5),
      ),
    );
    const place = { x: x + side * 1.5, y: y - picture / 2, width: picture, height: picture };
    const element = listedElement(request, index);
    const art = element && itemArt(request, element, inset(place, picture * 0.06), { tone, on });
    if (art && element) {
      design.addArt(art.svg);
      design.show(element.id);
    }
    design.text(names[index] ?? '', [place.x + picture + design.px(22), y], {
      face: FACE,
      sizePx,
      middle: true,
      maxWidthPx: room,
      fill: palette.ink,
      on,
    });
  });
}

/** Sections with a name and lines to write on. */
function sections(design: Design, { rows, columns }: PlannerKind, frame: Frame): void {
  const { palette } = design.request;
  const surface = cardOn(palette);
  const parts = split(
    frame,
    'across',
    columns.map(() => 1),
    design.px(22),
  );
  const perColumn = Math.ceil(rows.length / columns.length);
  rows.forEach((name, index) => {
    const column = parts[Math.floor(index / perColumn)];
    const inColumn = rows
      .slice(Math.floor(index / perColumn) * perColumn)
      .slice(0, perColumn).length;
    const place =
      column &&
      split(
        column,
        'down',
        times(inColumn, () => 1),
        design.px(22),
      )[index % perColumn];
    if (!place) return;
    const tone = strongSurface(accentOf(palette, index));
    design.addGround(
      path(roundedPath([place.x, place.y], place.width, place.height, design.px(26)), surface),
    );
    const top = Math.min(design.px(66), place.height * 0.3);
    head(
      design,
      name,
      { ...place, height: top },
      { tone, sizePx: Math.min(design.px(34), top * 0.5) },
    );
    const room = inset(
      { ...place, y: place.y + top, height: place.height - top },
      design.px(26),
      design.px(14),
    );
    const count = Math.max(1, Math.floor(room.height / design.px(58)));
    times(count, (at) => {
      const y = room.y + ((at + 0.8) * room.height) / count;
      design.addArt(
        line(
          [
            [room.x, y],
            [room.x + room.width, y],
          ],
          hairline(palette, 0.24),
          design.px(3),
        ),
      );
    });
  });
}

/** The dish on a plate of the page, and below it what it takes and how it is made. */
function recipe(design: Design, kind: PlannerKind, frame: Frame): void {
  const { request } = design;
  const [head, rest = frame] = split(frame, 'down', [0.46, 0.54], design.px(22));
  const dish = listedElement(request, 0);
  if (!head) return;
  const on = mix(cardOn(request.palette), accentOf(request.palette, 1), 0.34);
  design.addGround(path(roundedPath([head.x, head.y], head.width, head.height, design.px(30)), on));
  const art = dish && kitArt(request, dish, inset(head, head.width * 0.1, head.height * 0.1));
  if (art && dish) {
    design.addArt(art.svg);
    design.show(dish.id);
  }
  sections(design, kind, rest);
  design.miss('texts of the recipe (the prompt gives none)');
}

const LAYOUTS = { grid, list, sections, recipe } as const;

export const planner: Template = {
  id: 'planner',
  draw(request) {
    const design = new Design(request);
    const ground = mix(request.palette.ground, accentOf(request.palette, 0), 0.09);
    const palette = { ...request.palette, ground };
    design.fillGround(ground);
    const { title = 'Planner' } = request.brief.template ?? {};
    const usual = plannerOf(title) ?? plannerOf(textOf(request.brief));
    const told = (request.brief.template?.items ?? [])
      .slice(1)
      .map(({ text }) => sentenceCase(text));
    const isOfRows = usual?.isTicked === true || usual?.layout === 'list';
    const kind = usual && isOfRows && told.length > 1 ? { ...usual, rows: told } : usual;
    const frame = pageTitle(design, sentenceCase(title), { align: 'left', palette });
    if (request.brief.template?.page === 'checklist') {
      const names = (request.brief.template.items ?? []).map(({ text }) => sentenceCase(text));
      pictured(design, names, frame);
      return design.finish();
    }
    const sign = listedElement(request, 0);
    const height = frame.y - design.page.y - design.px(14);
    const corner = {
      x: design.page.x + design.page.width - height * 1.6,
      y: design.page.y - design.px(14),
      width: height * 1.6,
      height: height + design.px(14),
    };
    const wide = widthOf(sentenceCase(title), { face: 'poppins', sizePx: design.size(4.1) });
    const hasRoom = kind?.layout !== 'recipe' && wide < design.page.width - corner.width * 1.1;
    const art = sign && hasRoom ? kitArt(request, sign, corner) : undefined;
    if (art && sign) {
      design.addArt(art.svg);
      design.show(sign.id);
    }
    if (kind) LAYOUTS[kind.layout](design, kind, frame);
    return design.finish();
  },
};
