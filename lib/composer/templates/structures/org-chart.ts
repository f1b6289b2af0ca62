import { type Hex, mix } from '@/lib/color/hex';
import { circle, path, stroke } from '@/lib/svg/markup';
import { ellipsePath, roundedPath } from '@/lib/svg/path';
import type { Point } from '@/lib/svg/point';
import { Design } from '../design/design';
import { type Frame, split } from '../design/frame';
import { accentOf, cardOn, hairline, inkOn, strongSurface } from '../design/ink';
import { elementOfWord } from '../design/picture-of';
import { kitArt } from '../design/subject';
import { pageTitle } from '../design/title';
import { letteringOf, sentenceCase } from '../design/words';
import type { Template, TemplateRequest } from '../template';
import { type Office, toldLevels } from './offices';
import { FACES, OFFICES } from './structures.data';

const MOST_BELOW = 4;
/** Words of the chart, and not of anybody in it. */
const NO_OFFICE = /chart|company|organi|hierarchy|structure|tree|team structure/i;
const TEAMS = /^teams?$|^staff$|^employees?$/i;

function officesOf({ brief }: TemplateRequest): { offices: Office[]; teamsId?: string } {
  const named = brief.elements.filter(({ phrase }) => !NO_OFFICE.test(phrase));
  const teams = named.find(({ phrase }) => TEAMS.test(phrase));
  const own = named
    .filter((one) => one !== teams)
    .map(({ id, phrase }) => ({ id, name: sentenceCase(phrase), body: '' }));
  const offices = own.length > 1 ? own : OFFICES.map(({ head, body }) => ({ name: head, body }));
  return { offices, ...(teams ? { teamsId: teams.id } : {}) };
}

interface Parts {
  design: Design;
  request: TemplateRequest;
}

/** A face in a disc: the head and shoulders of somebody of the kit. */
function face(
  { design, request }: Parts,
  shows: string,
  { index, at, r, tone }: { index: number; at: Point; r: number; tone: Hex },
): void {
  const disc = mix(cardOn(request.palette), tone, 0.4);
  design.addArt(circle(at, r, disc));
  const person = elementOfWord({ brief: { ...request.brief, elements: [] } }, shows);
  const frame = { x: at[0] - r * 1.4, y: at[1] - r * 0.78, width: r * 2.8, height: r * 6.4 };
  const probe = kitArt(request, { ...person, id: `face-${String(index)}` }, frame);
  if (probe) {
    const shift = frame.y - probe.box.y;
    const clip = request.pen(`face ${String(index)}`, 1);
    design.addArt(
      clip.clip(
        ellipsePath(at, r),
        `<g transform="translate(0 ${shift.toFixed(1)})">${probe.svg}</g>`,
      ),
    );
  }
  design.addArt(stroke(ellipsePath(at, r), strongSurface(tone), r * 0.09));
}

/** A card with a face, an office and what it does. */
function card(parts: Parts, office: Office, index: number, frame: Frame): void {
  const { design, request } = parts;
  const { palette } = request;
  const tone = accentOf(palette, index);
  const surface = strongSurface(tone);
  const r = Math.min(frame.width * 0.36, frame.height * 0.3);
  const x = frame.x + frame.width / 2;
  const top = frame.y + r * 0.9;
  design.addGround(
    path(
      roundedPath([frame.x, top], frame.width, frame.y + frame.height - top, design.px(24)),
      surface,
    ),
  );
  const shows = office.shows ?? FACES[index % FACES.length] ?? 'woman';
  face(parts, shows, { index, at: [x, frame.y + r], r, tone });
  const room = frame.y + frame.height - (frame.y + 2 * r);
  design.text(office.name, [x, frame.y + 2 * r + room * (office.body ? 0.34 : 0.5)], {
    face: 'poppins',
    sizePx: Math.min(design.px(50), room * (office.body ? 0.36 : 0.44)),
    align: 'center',
    middle: true,
    maxWidthPx: frame.width * 0.88,
    fill: inkOn(surface, palette),
    on: surface,
  });
  if (office.body)
    design.text(office.body, [x, frame.y + 2 * r + room * 0.76], {
      face: 'interText',
      sizePx: Math.min(design.px(24), room * 0.18),
      align: 'center',
      middle: true,
      maxWidthPx: frame.width * 0.88,
      fill: inkOn(surface, palette),
      on: surface,
    });
  if (office.id) design.show(office.id);
}

/** Elbows from one above to those below. */
function links({ design, request }: Parts, from: Point, to: readonly Point[]): void {
  const middle = (from[1] + (to[0]?.[1] ?? from[1])) / 2;
  const ways = to.map(([x, y]) => `M${from[0]} ${from[1]}V${middle}H${x}V${y}`);
  design.addGround(stroke(ways.join(''), hairline(request.palette, 0.4), design.px(6)));
}

function draw(parts: Parts, offices: readonly Office[], teamsId: string | undefined, frame: Frame) {
  const { design, request } = parts;
  const { palette } = request;
  const [top, , below, , last] = split(frame, 'down', [1.15, 0.16, 1.05, 0.14, 0.46]);
  const [first, ...rest] = offices;
  if (!top || !below || !last || !first) return;
  const wide = Math.min(frame.width * 0.36, top.height * 1.3);
  const chief = { ...top, x: frame.x + (frame.width - wide) / 2, width: wide };
  const columns = split(
    below,
    'across',
    rest.slice(0, MOST_BELOW).map(() => 1),
    design.px(26),
  );
  const joints = columns.map(({ x, y, width }): Point => [x + width / 2, y + design.px(10)]);
  links(parts, [chief.x + chief.width / 2, chief.y + chief.height], joints);
  card(parts, first, 0, chief);
  columns.forEach((column, index) => {
    const office = rest[index];
    if (office) card(parts, office, index + 1, column);
    const x = column.x + column.width / 2;
    const y = last.y + last.height * 0.5;
    links(parts, [x, below.y + below.height], [[x, last.y]]);
    const on = mix(cardOn(palette), accentOf(palette, index + 1), 0.3);
    design.addGround(
      path(roundedPath([column.x, last.y], column.width, last.height, design.px(20)), on),
    );
    design.text(teamsId === undefined ? 'Team' : 'Teams', [x, y], {
      face: 'poppinsSemiBold',
      sizePx: Math.min(design.px(36), last.height * 0.4),
      align: 'center',
      middle: true,
      maxWidthPx: column.width * 0.8,
      fill: palette.ink,
      on,
    });
  });
  if (teamsId) design.show(teamsId);
}

/** The line along which those of one level are led. */
function bus({ design, request }: Parts, [from, to]: readonly [number, number], y: number): void {
  design.addGround(stroke(`M${from} ${y}H${to}`, hairline(request.palette, 0.4), design.px(6)));
}

/** Levels as the prompt tells them, each in a row of its own. */
function drawLevels(parts: Parts, levels: readonly (readonly Office[])[], frame: Frame): void {
  const { design } = parts;
  const rows = split(
    frame,
    'down',
    levels.map(() => 1),
    design.px(56),
  );
  let above: Point[] = [];
  let index = 0;
  levels.forEach((level, at) => {
    const row = rows[at];
    if (!row) return;
    const width = Math.min(row.height * 1.5, (frame.width - design.px(20)) / level.length);
    const left = frame.x + (frame.width - width * level.length) / 2;
    const cards = level.map((_, column) => ({
      ...row,
      x: left + column * width + design.px(10),
      width: width - design.px(20),
    }));
    const joints = cards.map((one): Point => [one.x + one.width / 2, one.y + design.px(10)]);
    const busY = row.y - design.px(28);
    for (const from of above) links(parts, from, [[from[0], busY]]);
    if (above.length > 0) {
      const ends = [...above, ...joints].map(([x]) => x);
      bus(parts, [Math.min(...ends), Math.max(...ends)], busY);
      for (const [x, y] of joints) links(parts, [x, busY], [[x, y]]);
    }
    cards.forEach((one, column) => {
      const office = level[column];
      if (office) card(parts, office, index, one);
      index += 1;
    });
    above = cards.map((one): Point => [one.x + one.width / 2, one.y + one.height]);
  });
}

/** Who leads whom: one at the top, offices below, their teams. */
export const orgChart: Template = {
  id: 'org-chart',
  draw(request) {
    const design = new Design(request);
    design.fillGround(request.palette.ground);
    const about = request.brief.template?.title;
    const [own] = letteringOf({ ...request.brief, elements: [] });
    const levels = toldLevels(request);
    const named = levels.length > 0 && about ? sentenceCase(about) : undefined;
    const title = own ?? named ?? 'Our organisation';
    const frame = pageTitle(design, title, { align: 'center' });
    const { offices, teamsId } = officesOf(request);
    if (levels.length > 0) drawLevels({ design, request }, levels, frame);
    else draw({ design, request }, offices, teamsId, frame);
    for (const { id, phrase } of request.brief.elements)
      if (NO_OFFICE.test(phrase) || levels.length > 0) design.show(id);
    return design.finish();
  },
};
